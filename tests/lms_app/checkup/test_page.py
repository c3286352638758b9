"""The pages about connecting name every finding and every page that refuses, and lead nowhere that is not there."""

from __future__ import annotations

import re

import pytest
from django.utils import translation

from lms_app.checkup import run
from lms_app.web.problems import PROBLEMS
from tests.lms_app.checkup.page import PAGE, written

PAGES = sorted(PAGE.parent.glob("*.md"))


def test_the_tables_say_what_the_code_says():
    assert written(PAGE.read_text()) == PAGE.read_text(), "python -m tests.lms_app.checkup.page writes them anew"


def test_every_finding_has_its_line():
    text = PAGE.read_text()
    assert [code for code in run.all_words() if f"| `{code}` |" not in text] == []


@pytest.mark.parametrize("kind", PROBLEMS)
def test_every_page_that_refuses_has_its_line(kind):
    with translation.override("en"):
        assert f"| `{kind}` | {PROBLEMS[kind].title} |" in PAGE.read_text()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_what_a_page_leads_to_is_there(page):
    for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text()):
        assert (page.parent / target).exists(), target


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_finding_that_a_page_names_exists(page):
    named = set(re.findall(r"`((?:token|scope|clock|service|own|column|scores)-[a-z-]+[a-z])`", page.read_text()))
    assert named <= set(run.all_words())


def test_pictures_are_small():
    assert [picture.name for picture in PAGE.parent.glob("*.png") if picture.stat().st_size > 90_000] == []
