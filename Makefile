# Every target works from nothing: a machine with Python 3.11 or newer, git and make.
SHELL := /bin/sh
.SUFFIXES:
.NOTPARALLEL:
.DEFAULT_GOAL := help
.PHONY: help demo run test check fix bench chaos setup lock texts clean

# The first interpreter that is new enough; name another with PYTHON=….
PYTHON ?= $(shell for p in python3 python3.13 python3.12 python3.11; do \
	"$$p" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo "$$p" && break; done)
BIN := .venv/bin
LOCKS := config/requirements
# uv from the PATH, else one of our own. Certificates: those that the system trusts, as pip does.
UV := $(or $(shell command -v uv 2>/dev/null),.venv-uv/bin/uv)
export UV_SYSTEM_CERTS ?= 1
export UV_NATIVE_TLS ?= 1
export UV_PYTHON_DOWNLOADS ?= never
# Compiled modules are kept: the second start is the quicker for them.
unexport PYTHONDONTWRITEBYTECODE
UV_INSTALL := VIRTUAL_ENV= $(UV) pip install --quiet --require-hashes
TEXTS := $(wildcard locale/*/LC_MESSAGES/*.po)

help:
	@echo 'make demo    the tool in a small LMS: open the printed address'
	@echo 'make run     the tool alone'
	@echo 'make test    every test, on real servers and a real browser'
	@echo 'make check   format, lint, types, contracts, migrations, texts, deployment'
	@echo 'make fix     format, and safe lint fixes'
	@echo 'make bench   benchmarks, written to bench/results/'
	@echo 'make chaos   kill workers while scores are under way; count what arrives'
	@echo 'make texts   collect the texts to be translated; make lock: pin the dependencies anew'

demo: .venv/.local .venv/.texts
	@exec $(BIN)/python -m config.local demo --with-parent

run: .venv/.local .venv/.texts
	@exec $(BIN)/python -m config.local run --with-parent

setup: .venv/.dev .venv/.texts

# Services on SQLite first, then everything on PostgreSQL; each run's failures fail the target.
test: setup .venv-openedx/.done
	@$(BIN)/python -m tests.services.chromium
	@status=0; \
	echo 'Tests of the services on SQLite:'; \
	TEST_DATABASE=sqlite $(BIN)/python -m pytest -q -n 2 --dist loadgroup -m rows tests/lms_app || status=1; \
	echo 'All tests, on PostgreSQL:'; \
	TEST_DATABASE=postgres $(BIN)/python -m pytest -q -n 2 --dist loadgroup || status=1; \
	exit $$status

check: setup
	@sh .ci/check

fix: setup
	$(BIN)/ruff check --fix-only --exit-zero .
	$(BIN)/ruff format .

bench: setup
	@$(BIN)/python -m bench

# CHAOS_KILLS says how often; CHAOS_SEED repeats a run.
chaos: setup
	@CHAOS_KILLS=$${CHAOS_KILLS:-20} TEST_DATABASE=postgres \
		$(BIN)/python -m pytest -q -m chaos --timeout=1800 tests/flow

texts: setup
	$(BIN)/python manage.py texts collect

clean:
	rm -rf .venv .venv-* .mypy_cache .ruff_cache .pytest_cache .import_linter_cache staticfiles

# --- Environments ---------------------------------------------------------------------------------

.venv/bin/python: | $(filter .venv-uv/bin/uv,$(UV))
	@test -n '$(PYTHON)' || { echo 'Yardstick needs Python 3.11 or newer; name one with PYTHON=….' >&2; exit 1; }
	@echo 'Making the environment in .venv …'
	@$(UV) venv --quiet --allow-existing --python '$(PYTHON)' .venv

# What the product and its local services need. An environment for developers has all of it too.
.venv/.local: $(LOCKS)/local.txt | .venv/bin/python
	@if test -e .venv/.dev && ! test $(LOCKS)/dev.txt -nt .venv/.dev; then :; else \
		echo 'Installing what the tool needs …'; $(UV_INSTALL) --python $(BIN)/python -r $(LOCKS)/local.txt; fi
	@touch $@

.venv/.dev: $(LOCKS)/dev.txt | .venv/bin/python
	@echo 'Installing the tools of developers …'
	@VIRTUAL_ENV= $(UV) pip sync --quiet --require-hashes --python $(BIN)/python $(LOCKS)/dev.txt
	@touch $@

.venv/.texts: $(TEXTS) | .venv/bin/python
	@$(BIN)/python -m lms_app.management.catalogues >/dev/null
	@touch $@

.venv-openedx/.done: $(LOCKS)/openedx.txt | $(filter .venv-uv/bin/uv,$(UV))
	@echo 'Making an environment of its own for the platform of Open edX …'
	@$(UV) venv --quiet --allow-existing --python '$(PYTHON)' .venv-openedx
	@VIRTUAL_ENV= $(UV) pip sync --quiet --require-hashes --python .venv-openedx/bin/python $(LOCKS)/openedx.txt
	@touch $@

.venv-uv/bin/uv: $(LOCKS)/uv.txt
	@test -n '$(PYTHON)' || { echo 'Yardstick needs Python 3.11 or newer; name one with PYTHON=….' >&2; exit 1; }
	@echo 'No uv on the PATH: fetching one into .venv-uv …'
	@'$(PYTHON)' -m venv .venv-uv
	@.venv-uv/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $(LOCKS)/uv.txt
	@touch $@

# --- Lock files -----------------------------------------------------------------------------------

COMPILE := $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate --no-header \
	--no-emit-index-url --no-emit-find-links $(LOCK_OPTIONS)

lock: | $(filter .venv-uv/bin/uv,$(UV))
	$(COMPILE) pyproject.toml --group local --group dev -o $(LOCKS)/dev.txt
	$(COMPILE) pyproject.toml --group local -c $(LOCKS)/dev.txt -o $(LOCKS)/local.txt
	$(COMPILE) pyproject.toml -c $(LOCKS)/dev.txt -o $(LOCKS)/run.txt
	$(COMPILE) --group fuzz -o $(LOCKS)/fuzz.txt
	$(COMPILE) --group openedx -o $(LOCKS)/openedx.txt
	$(COMPILE) --group uv -o $(LOCKS)/uv.txt
