"""A verdict does not depend on the locale, the hash seed, or the Unicode version of the machine."""

import ast
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import grading
from tests.grading.corpora import rows

SOURCES = sorted(Path(grading.__file__).parent.rglob("*.py"))
#: Methods that ask the interpreter's Unicode tables about a text.
BY_TABLES = frozenset(
    [
        "isalnum",
        "isalpha",
        "isdecimal",
        "isdigit",
        "isidentifier",
        "islower",
        "isnumeric",
        "isprintable",
        "isspace",
        "istitle",
        "isupper",
        "capitalize",
        "casefold",
        "lower",
        "swapcase",
        "title",
        "upper",
    ]
)
#: Methods that do so when they are called with nothing.
BY_TABLES_IF_BARE = frozenset(("strip", "lstrip", "rstrip", "split", "rsplit", "splitlines"))
#: Where that is sound: on digits folded to ASCII, on tables, patterns and messages of our own, on a language tag.
SOUND = {
    "integers.py": {"isdecimal"},
    "text.py": {"lower"},
    "feedback.py": {"lower", "upper", "lstrip"},
    "lexicon.py": {"strip"},
    "needs.py": {"isalnum"},
    "explaining/other.py": {"strip", "split"},
}
#: Modules that are words and products of words: nothing in them meets a learner's text.
WORDS = ("phrasing/words/", "explaining/")
#: Characters that came with one Unicode version after another, and some that are not assigned yet.
NEW = "\u32ff \U0001fae8 \U0001faea \u1c89 \U000323b0 \U00011f50\U00011f51 \U0001e4f0\U0001e4f1 \u0cf3 \U0001cce5"


def _asked(tree):
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            name, bare = node.func.attr, not node.args and not node.keywords
            if name in BY_TABLES or (name in BY_TABLES_IF_BARE and bare):
                yield name


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.name)
def test_no_unicode_table_of_the_interpreter_is_asked_about_a_learners_text(source):
    place = str(source.relative_to(SOURCES[0].parents[0]))
    tree = ast.parse(source.read_text(encoding="utf-8"))

    assert place.startswith(WORDS) or set(_asked(tree)) <= SOUND.get(place, set())
    assert "unicodedata" not in source.read_text(encoding="utf-8")


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.name)
def test_patterns_that_name_digits_or_words_mean_those_of_ascii(source):
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) in (
            "re.compile",
            "re.search",
            "re.findall",
            "re.split",
        ):
            written = ast.unparse(node)
            if source.name not in ("needs.py", "feedback.py") and any(
                sign in written for sign in (r"\d", r"\w", r"\s", r"\b", r"\D", r"\W", r"\S", r"\B")
            ):
                assert "re.ASCII" in written, written


def _lines():
    for row in rows("phrasing")[::3]:
        yield "phrasing", {"family": row["family"], "text": f"{row['text']} {NEW}"}
    for row in rows("explanations")[::2]:
        yield "explanation", {"field": row["field"], "text": f"{NEW[:9]}{row['text']}"}
    for row in rows("integers"):
        yield "integer", {"text": row["text"]}
    for char in NEW.replace(" ", ""):
        yield "integer", {"text": f"8{char}"}


def _answers(command, lines, **environment):
    asked = "\n".join(json.dumps(line, ensure_ascii=False) for line in lines)
    done = subprocess.run(
        [sys.executable, "-m", "grading", command],
        input=asked.encode(),
        env={"PATH": os.environ["PATH"], **environment},
        cwd=SOURCES[0].parents[1],
        capture_output=True,
        check=True,
    )
    return done.stdout


@pytest.mark.parametrize("command", ["integer", "phrasing", "explanation"])
def test_the_command_answers_alike_in_every_locale(command):
    lines = [line for name, line in _lines() if name == command]
    first, *others = (
        _answers(command, lines, LC_ALL=locale, PYTHONHASHSEED=seed)
        for locale, seed in (("C.UTF-8", "1"), ("C", "2"), ("tr_TR.UTF-8", "3"))
    )

    assert first.count(b"\n") == len(lines)
    assert all(other == first for other in others)
