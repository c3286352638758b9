"""Dates and attempts in custom parameters: what is read, what is left alone, what is named as not understood."""

import math
from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lms_app.lti import custom, dates

DUE = datetime(2026, 11, 6, 15, 59, 59, tzinfo=UTC)


def read(family="canvas", **said):
    return dates.read(said, is_canvas=family == "canvas")


@pytest.mark.parametrize(
    "written",
    [
        "2026-11-06T15:59:59Z",
        "2026-11-06t15:59:59z",
        "2026-11-06T23:59:59+08:00",
        "2026-11-06T08:59:59-0700",
        "2026-11-06 15:59:59+00:00",
        " 2026-11-06T15:59:59.000Z ",
        "1793980799",
        1793980799,
        1793980799.0,
    ],
)
def test_a_moment_is_the_same_however_it_is_written(written):
    said = read(due=written)
    assert (said.due_at, said.unread) == (DUE, ())


@pytest.mark.parametrize(
    "nonsense",
    [
        "tomorrow",
        "2026-11-06",
        "2026-11-06T15:59:59",
        "2026-02-30T00:00:00Z",
        "2026-11-06T25:00:00Z",
        "0001-01-01T00:00:00+14:00",
        "9999-12-31T23:59:59-14:00",
        "1990-01-01T00:00:00Z",
        "2026-11-06T15:59:59Z" + " " * 40 + "x",
        "<b>2026</b>",
        True,
        0,
        -1,
        10**400,
        1e300,
        math.nan,
        math.inf,
        [],
        {"at": "2026-11-06T15:59:59Z"},
    ],
)
def test_nonsense_is_named_and_ignored(nonsense):
    said = read(due=nonsense, lock="2026-11-07T00:00:00Z")
    assert said.unread == ("due",)
    assert (said.due_at, said.closes_at) == (None, datetime(2026, 11, 7, tzinfo=UTC))


@pytest.mark.parametrize("absent", [None, "", " ", "$Canvas.assignment.dueAt.iso8601", " $anything"])
def test_what_is_absent_is_no_nonsense(absent):
    assert read(due=absent, attempts=absent) == dates.NOTHING


@pytest.mark.parametrize(
    ("written", "count"), [(3, 3), (3.0, 3), ("3", 3), (" 3 ", 3), ("3.0", 3), (-1, None), ("-1", None)]
)
def test_attempts_come_as_numbers_and_as_texts(written, count):
    said = read(attempts=written)
    assert (said.attempts_allowed, said.unread) == (count, ())


@pytest.mark.parametrize("nonsense", [0, "0", 2.5, "many", True, False, 10**9, [3]])
def test_no_number_of_attempts_is_named_and_ignored(nonsense):
    said = read(attempts=nonsense)
    assert (said.attempts_allowed, said.unread) == (None, ("attempts",))


def day(n):
    return f"2026-11-{n:02}T00:00:00Z"


def at(n):
    return datetime(2026, 11, n, tzinfo=UTC)


def window(said):
    return said.opens_at, said.due_at, said.closes_at


def test_canvas_own_dates_go_before_the_standards():
    said = read(unlock=day(1), due=day(5), lock=day(9), available_start=day(2), submission_end=day(3))
    assert window(said) == (at(1), at(5), at(9))


def test_the_end_of_submission_closes_except_at_canvas_where_it_is_the_due_date():
    told = {"available_start": day(1), "available_end": day(9), "submission_end": day(5)}
    assert window(read("plain", **told)) == (at(1), None, at(5))
    assert window(read("canvas", **told)) == (at(1), at(5), at(9))


def test_a_persons_own_date_goes_before_everybodys():
    told = {"submission_end": day(5), "submission_user_end": day(8), "submission_start": day(2)}
    assert window(read("plain", **told)) == (at(2), None, at(8))
    assert window(read("plain", **told, available_user_start=day(3))) == (at(3), None, at(8))
    assert window(read("plain", submission_end=day(5), submission_user_end="")) == (None, None, at(5))


def test_every_parameter_that_is_asked_for_is_read():
    for name in custom.DATES | dict.fromkeys(("due", "unlock", "lock"), ""):
        assert window(read(**{name: day(5)})) != (None, None, None) or name == "submission_start", name


@given(
    st.dictionaries(
        st.sampled_from(sorted(custom.FIELDS)),
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=60) | st.lists(st.text(max_size=3)),
    )
)
def test_whatever_comes_is_read_or_named(said):
    for is_canvas in (True, False):
        found = dates.read(said, is_canvas=is_canvas)
        assert set(found.unread) <= set(said)
        assert len(",".join(found.unread)) <= 255
        assert found.attempts_allowed is None or 0 < found.attempts_allowed <= dates.ATTEMPTS_MAX
        for moment in window(found):
            assert moment is None or moment.utcoffset() == timedelta(0)


@pytest.mark.parametrize(
    ("said", "is_yes"), [(True, True), ("true", True), (1, True), (False, False), ("", False), (None, False)]
)
def test_yes_is_said_in_several_ways(said, is_yes):
    assert dates.truth(said) is is_yes
