"""The tables of `docs/connect/when-it-does-not-work.md`, written from the words in the code: ``python -m`` this."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

PAGE = Path(__file__).resolve().parents[3] / "docs" / "connect" / "when-it-does-not-work.md"


def written(text: str) -> str:
    """Give the page with its tables as they should be."""
    for name, table in (("findings", findings()), ("refusals", refusals())):
        marks = re.compile(rf"(<!-- {name}: .*? -->\n).*?(<!-- end of {name} -->)", re.DOTALL)
        text = marks.sub(lambda found, table=table: f"{found[1]}\n{table}\n{found[2]}", text)
    return text


def findings() -> str:
    """Give the table of each family."""
    from django.utils import translation

    from lms_app.checkup import run, services

    with translation.override("en"):
        parts = [
            _table(family.TITLE, {code: w for code, w in family.WORDS.items() if code not in services.WORDS})
            for family in (*run.TOOL, *run.FAMILIES)
        ]
        parts += [_table("Roster and gradebook", services.WORDS), _table("Any check", run.WORDS)]
    return "\n".join(parts)


def _table(title: object, words: dict) -> str:
    from lms_app.checkup.findings import Level

    signs = {Level.OK: "+", Level.NOTE: "-", Level.PROBLEM: "!"}
    rows = [[f"`{code}`", signs[one.level], one.says, one.remedy] for code, one in words.items()]
    return f"### {title}\n\n" + _rows(["finding", "", "says", "what to do"], rows)


def refusals() -> str:
    """Give the table of refused registrations."""
    from django.utils import translation

    from lms_app.lti.registration_refusals import REFUSALS

    with translation.override("en"):
        rows = [[f"`{kind}`", one.title, " ".join(str(text) for text in one.texts)] for kind, one in REFUSALS.items()]
        return _rows(["kind in the log", "the page says", "what to do"], rows)


def _rows(head: list[str], rows: Iterable[list[object]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    said = ("| " + " | ".join(re.sub(r"%\((\w+)\)s", r"…", str(cell)) for cell in line) + " |" for line in lines)
    return "\n".join(said) + "\n"


if __name__ == "__main__":
    import os

    import django

    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    django.setup()
    PAGE.write_text(written(PAGE.read_text()))
