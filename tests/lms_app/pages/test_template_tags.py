"""The tags of the pages: scores, times, marked words, the ruler."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from fractions import Fraction

import pytest
from django.template import engines
from django.test import RequestFactory
from django.utils import timezone, translation
from hypothesis import given
from hypothesis import strategies as st

from lms_app.templatetags import yardstick


@pytest.mark.parametrize(
    ("value", "shown"),
    [(Fraction(200, 3), "66.67"), (Fraction(1, 200), "0.01"), ("59", "59.00"), (None, ""), ("", ""), (0, "0.00")],
)
def test_a_score_has_two_decimals_half_up(value, shown):
    assert yardstick.score(value) == shown


@pytest.mark.parametrize(
    ("value", "shown"), [("20.00", "20"), ("12.50", "12.5"), (Fraction(100, 3), "33.33"), ("0", "0")]
)
def test_points_are_brief(value, shown):
    assert yardstick.points(value) == shown


def test_marks_count_code_points_and_escape_the_rest():
    marked = yardstick.quoted("𝟖<b>记忆", [{"start": 4, "end": 6, "label": "use"}])
    assert marked == "𝟖&lt;b&gt;<mark>记忆</mark>"


def test_a_mention_is_marked_more_lightly_unless_it_is_a_use_too():
    mention, use = {"start": 0, "end": 4, "label": "mention"}, {"start": 2, "end": 5, "label": "use"}
    assert yardstick.quoted("abcdef", [mention]) == '<mark class="said-no">abcd</mark>ef'
    assert yardstick.quoted("abcdef", [mention, use]) == "<mark>abcde</mark>f"


@given(st.text(max_size=30), st.lists(st.tuples(st.integers(-5, 40), st.integers(-5, 40)), max_size=5))
def test_marking_never_changes_the_words(text, spans):
    evidence = [{"start": start, "end": end, "label": "use"} for start, end in spans]
    marked = str(yardstick.quoted(text, evidence)).replace("<mark>", "").replace("</mark>", "")
    assert marked == str(yardstick.quoted(text))


def test_a_time_of_another_day_bears_its_date():
    now = timezone.now()
    assert str(now.year) not in yardstick.clock(now).split(">")[1]
    assert ">2026-01-02 03:04<" in yardstick.clock(datetime(2026, 1, 2, 3, 4, tzinfo=UTC))
    assert str((now - timedelta(days=2)).date()) in yardstick.clock(now - timedelta(days=2))


def test_the_ruler_points_at_the_score_and_names_the_pass_mark():
    drawn = yardstick.ruler("66.67", Fraction(60))
    assert drawn["is_passing"]
    assert drawn["here_x"] == "264.01"
    assert drawn["pass_x"] == "238.4"
    assert not yardstick.ruler("59.99", Fraction(60))["is_passing"]
    assert yardstick.ruler(None)["here_x"] is None


@pytest.mark.parametrize(("code", "lang"), [("en", "en"), ("zh-hans", "zh-Hans")])
def test_the_language_is_spelled_as_html_does(code, lang):
    with translation.override(code):
        assert yardstick.html_lang() == lang


def test_what_is_rendered_once_is_rendered_for_each_language_and_knows_nothing_of_the_page():
    page = engines["django"].from_string(
        "{% load i18n yardstick %}{% once %}[{% html_lang %}{{ who }}{{ request.path }}]{% endonce %}{{ who }}"
    )
    request = RequestFactory().get("/s/ada/")
    for code, lang in [("en", "en"), ("zh-hans", "zh-Hans"), ("en", "en")]:
        with translation.override(code):
            assert page.render({"who": "Ada"}, request) == f"[{lang}]Ada"
