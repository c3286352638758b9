"""Catalogues of texts without GNU gettext: collected from the sources, checked, compiled.

English is the language of the sources; every other language has a catalogue in ``locale/``. Compiling needs no
Django, so that an environment can be made in one go: ``python -m lms_app.management.catalogues``.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_file
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

ROOT = Path(__file__).resolve().parents[2]
LOCALE = ROOT / "locale"
SOURCES = ("lms_app", "config")
#: Functions that mark a text; the numbers say which argument is the text, its plural, its context (c).
KEYWORDS: dict[str, tuple[int | tuple[int, str], ...] | None] = {
    "_": None,
    "gettext": None,
    "gettext_lazy": None,
    "gettext_noop": None,
    "ngettext": (1, 2),
    "ngettext_lazy": (1, 2),
    "pgettext": ((1, "c"), 2),
    "pgettext_lazy": ((1, "c"), 2),
    "npgettext": ((1, "c"), 2, 3),
    "npgettext_lazy": ((1, "c"), 2, 3),
}
WIDTH = 120
#: A call as Django's templatize leaves it in what was a template.
CALL = re.compile(r"(?<![A-Za-z0-9])(?P<name>n?p?gettext|_)\(\s*(?P<rest>u?['\"])")
LITERAL = re.compile(r"""\s*,?\s*(u?(?:'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"))""", re.DOTALL)


@dataclass(frozen=True)
class Text:
    """One text of the sources."""

    msgid: str | tuple[str, str]
    context: str | None
    file: str


def catalogues() -> list[Path]:
    """Return the catalogues that exist."""
    return sorted(LOCALE.glob("*/LC_MESSAGES/*.po"))


def compile_all() -> list[Path]:
    """Write each catalogue in the form that is read at run time."""
    written = []
    for path in catalogues():
        target = path.with_suffix(".mo")
        fresh = target.with_suffix(".mo.new")
        with fresh.open("wb") as output:
            write_mo(output, _read(path))
        fresh.replace(target)
        written.append(target)
    return written


def collect() -> list[Path]:
    """Bring the catalogues up to date with the sources: new texts empty, vanished ones dropped."""
    sources = Catalog(charset="utf-8")
    for text in texts():
        sources.add(text.msgid, locations=[(text.file, 0)], context=text.context)
    for path in catalogues():
        catalogue = _read(path)
        header = catalogue.header_comment
        catalogue.update(sources, no_fuzzy_matching=True)
        catalogue.header_comment = header
        with path.open("wb") as output:
            write_po(output, catalogue, width=WIDTH, ignore_obsolete=True, include_lineno=False)
    return catalogues()


def complaints() -> list[str]:
    """Return what is wrong with the catalogues: missing, stale, doubtful or broken entries."""
    wanted = {(_key(text.msgid), text.context): text.file for text in texts()}
    found = []
    for path in catalogues():
        entries = {(_key(message.id), message.context): message for message in _read(path) if message.id}
        name = path.relative_to(ROOT)
        for key, file in wanted.items():
            if key not in entries:
                found.append(f"{name}: missing, from {file}: {key[0]!r}")
        for key, message in entries.items():
            found += [f"{name}: {reason}: {key[0]!r}" for reason in _faults(message, is_wanted=key in wanted)]
    return found


def texts() -> Iterator[Text]:
    """Yield every text that the sources mark, file by file."""
    for folder in SOURCES:
        for path in sorted((ROOT / folder).rglob("*")):
            file = str(path.relative_to(ROOT))
            if path.suffix == ".py" and "migrations" not in path.parts:
                yield from _of_python(path, file)
            elif path.suffix in {".html", ".txt"} and "templates" in path.parts:
                yield from _of_template(path, file)


def _of_python(path: Path, file: str) -> Iterator[Text]:
    for _line, msgid, _comments, context in extract_from_file("python", path, keywords=KEYWORDS):
        yield Text(msgid if isinstance(msgid, str) else (msgid[0], msgid[1]), context, file)


def _of_template(path: Path, file: str) -> Iterator[Text]:
    from django.utils.translation.template import templatize

    source = templatize(path.read_text(encoding="utf-8"), origin=file)
    for call in CALL.finditer(source):
        arguments = list(_literals(source, call.start("rest")))
        context = arguments.pop(0) if "p" in call["name"].removesuffix("gettext") else None
        is_plural = call["name"].startswith("n")
        yield Text((arguments[0], arguments[1]) if is_plural else arguments[0], context, file)


def _literals(source: str, position: int) -> Iterator[str]:
    """Yield the string literals that follow one another as arguments."""
    while literal := LITERAL.match(source, position):
        yield ast.literal_eval(literal[1])
        position = literal.end()


def _faults(message: Message, *, is_wanted: bool) -> Iterator[str]:
    if not is_wanted:
        yield "no longer in the sources"
    translated = message.string if isinstance(message.string, tuple) else (message.string,)
    if not all(translated):
        yield "not translated"
    if message.fuzzy:
        yield "doubtful (fuzzy)"
    for fault in message.check():
        yield str(fault)


def _key(msgid: str | tuple[str, ...] | list[str]) -> str:
    return msgid if isinstance(msgid, str) else msgid[0]


def _read(path: Path) -> Catalog:
    with path.open("rb") as source:
        return read_po(source, locale=path.parts[-3], abort_invalid=True)


if __name__ == "__main__":
    for compiled in compile_all():
        print(compiled.relative_to(ROOT))
