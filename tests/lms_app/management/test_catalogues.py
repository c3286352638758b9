"""Texts are found where they are marked, and nothing that wants work goes unnoticed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from babel.messages.pofile import read_po

from lms_app.management import catalogues

HEADER = (
    'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n"Plural-Forms: nplurals=1; plural=0;\\n"\n\n'
)
VIEW = """
from django.utils.translation import gettext as _, ngettext, pgettext
_("Hand in")
ngettext("%(n)d step", "%(n)d steps", 2)
pgettext("a person", "Open")
"""
PAGE = """{% load i18n %}
<p title="{% translate "Steps along the chain" %}">{{ _("Look back") }} {% translate "Open" context "a door" %}</p>
  {% blocktranslate count n=steps trimmed %}
    {{ n }} try left
  {% plural %}
    {{ n }} tries left
  {% endblocktranslate %}
{# _("not a text") #}
"""
Write = Callable[[str], Path]


@pytest.fixture
def write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Write:
    pages = tmp_path / "lms_app" / "templates"
    pages.mkdir(parents=True)
    (tmp_path / "lms_app" / "views.py").write_text(VIEW)
    (pages / "page.html").write_text(PAGE)
    monkeypatch.setattr(catalogues, "ROOT", tmp_path)
    monkeypatch.setattr(catalogues, "LOCALE", tmp_path / "locale")

    def catalogue(entries: str) -> Path:
        path = tmp_path / "locale" / "zh_Hans" / "LC_MESSAGES" / "django.po"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(HEADER + entries, encoding="utf-8")
        return path

    return catalogue


@pytest.mark.usefixtures("write")
def test_texts_of_code_and_of_templates_are_found() -> None:
    found = {(text.msgid, text.context) for text in catalogues.texts()}
    assert found == {
        ("Hand in", None),
        (("%(n)d step", "%(n)d steps"), None),
        ("Open", "a person"),
        ("Steps along the chain", None),
        ("Look back", None),
        ("Open", "a door"),
        (("%(n)s try left", "%(n)s tries left"), None),
    }


def test_collecting_keeps_translations_adds_what_is_new_and_drops_what_is_gone(write: Write) -> None:
    path = write('msgid "Hand in"\nmsgstr "交卷"\n\nmsgid "Gone"\nmsgstr "没了"\n')
    catalogues.collect()
    with path.open("rb") as source:
        entries = {message.id: message.string for message in read_po(source) if message.id}
    assert entries["Hand in"] == "交卷"
    assert entries["Look back"] == ""
    assert "Gone" not in entries


@pytest.mark.parametrize(
    ("entry", "complaint"),
    [
        ("", "missing, from lms_app/views.py: 'Hand in'"),
        ('msgid "Hand in"\nmsgstr ""\n', "not translated: 'Hand in'"),
        ('#, fuzzy\nmsgid "Hand in"\nmsgstr "交卷"\n', "doubtful (fuzzy): 'Hand in'"),
        ('msgid "Gone"\nmsgstr "没了"\n', "no longer in the sources: 'Gone'"),
        ('#, python-format\nmsgid "%(n)d step"\nmsgid_plural "%(n)d steps"\nmsgstr[0] "%(m)d 步"\n', "%(n)d step"),
    ],
)
def test_what_wants_work_is_complained_of(write: Write, entry: str, complaint: str) -> None:
    write(entry)
    assert any(complaint in found for found in catalogues.complaints())


def test_compiled_texts_are_read_back(write: Write) -> None:
    import gettext

    write('msgid "Hand in"\nmsgstr "交卷"\n')
    [compiled] = catalogues.compile_all()
    with compiled.open("rb") as source:
        assert gettext.GNUTranslations(source).gettext("Hand in") == "交卷"


def test_every_text_of_the_product_is_translated() -> None:
    assert catalogues.complaints() == []
