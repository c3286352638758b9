"""Gradebook columns at each kind of platform: found before made, never two, found again, on their own scale."""

from __future__ import annotations

import json
import threading
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta

import pytest
from django.db import connection

from lms_app import columns, outbox
from lms_app.lti import ags, http
from lms_app.models import LineItem, Platform, ResourceLink, ScoreDelivery
from tests import make
from tests.lms_app import reach
from tests.lms_app.lti.lms import connector

pytestmark = pytest.mark.django_db

CARRIED = f"link:{make.LESSON}/quiz"


@pytest.fixture(params=["moodle", "canvas"])
def lms(request):
    """A platform of each kind, reachable by the tool's calls."""
    with reach.platform(request.param) as platform:
        yield platform


only_moodle = pytest.mark.parametrize("lms", ["moodle"], indirect=True)
only_canvas = pytest.mark.parametrize("lms", ["canvas"], indirect=True)


def deliver(delivery, now=None):
    outbox.deliver(delivery.pk, now=now or max(make.NOON, delivery.due_at))
    delivery.refresh_from_db()
    return delivery.state, delivery.reason


def asked(lms, method):
    return [request for request in lms.requests("line_items") if request.method == method]


def relabelled(lms, key="quiz", **what):
    """Put a column in the place of the link's own; the launch names none, as Moodle's empty text does."""
    there = lms.school.link(key)
    if lms.gradebook.of_link(there):
        lms.delete_item(key)
    item = lms.gradebook.add(there.course, "Quiz", what.pop("maximum", 100), link=there, **what)
    make.link_at(lms, key, ags_lineitem_url="")
    return item


def test_a_column_that_the_launch_does_not_name_is_found_by_its_link(lms):
    item = relabelled(lms)
    assert deliver(make.graded_at(lms)) == ("done", "")
    assert lms.gradebook.score(item, "ada") == pytest.approx(66.67)
    assert not asked(lms, "POST")


@only_moodle
def test_an_empty_text_for_the_column_counts_as_none(lms, client, monkeypatch, settings):
    there = connector(monkeypatch, settings.PUBLIC_URL)("moodle", origin="https://moodle.example")
    assert there.launch(client, sample="moodle-learner-line-item-of-the-tool").status_code == 303
    link = ResourceLink.objects.get()
    assert link.ags_lineitem_url == ""
    assert columns.takes_scores(link)


def test_of_several_columns_of_a_link_the_one_named_for_it_is_taken(lms):
    hand_made = relabelled(lms)
    there = lms.school.link("quiz")
    named = lms.gradebook.add(there.course, "Quiz", 100, link=there, resource_id=CARRIED, tag="grade")
    lms.gradebook.add(there.course, "Other", 100, link=there, resource_id=f"{make.LESSON}/exercise-1", tag="grade")
    assert deliver(make.graded_at(lms)) == ("done", "")
    assert lms.gradebook.score(named, "ada") == pytest.approx(66.67)
    assert lms.gradebook.score(hand_made, "ada") is None
    assert not asked(lms, "POST")


def test_a_column_without_link_is_found_by_what_it_is_named_for(lms):
    item = relabelled(lms, resource_id=CARRIED, tag="grade")
    item.link = None
    lms.personality.line_item = _without_link(lms.personality.line_item)
    assert deliver(make.graded_at(lms)) == ("done", "")
    assert lms.gradebook.score(item, "ada") == pytest.approx(66.67)
    assert not asked(lms, "POST")


def _without_link(shown):
    def line_item(item):
        return {name: value for name, value in shown(item).items() if name != "resourceLinkId"}

    return line_item


def test_a_column_with_another_tag_is_left_to_its_purpose(lms):
    link = make.link_at(lms, "overview")
    course = lms.school.link("overview").course
    resit = lms.gradebook.add(course, "Resit", 100, resource_id=f"{make.LESSON}/exercise-1", tag="resit")
    assert deliver(make.graded_at(lms, key="overview", activity="exercise-1")) == ("done", "")
    assert lms.gradebook.score(resit, "ada") is None
    kept = LineItem.objects.get(placement__resource_link=link)
    assert kept.is_ours
    assert len(asked(lms, "POST")) == 1


def test_what_a_filter_lets_through_is_looked_at_once_more(lms):
    relabelled(lms, resource_id=CARRIED, tag="grade")
    everything = [lms.personality.line_item(item) for item in lms.gradebook.items.values()]
    media = {"Content-Type": ags.LINE_ITEMS_TYPE}
    lms.faults.add("line_items", times=None, status=200, body=json.dumps(everything), headers=media)
    assert deliver(make.graded_at(lms)) == ("done", "")
    assert [message.item for message in lms.gradebook.messages()] == [everything_of(lms, CARRIED).number]


def everything_of(lms, resource_id):
    return next(item for item in lms.gradebook.items.values() if item.resource_id == resource_id)


def test_a_column_on_the_last_page_is_found(lms):
    link = make.link_at(lms, "overview")
    course = lms.school.link("overview").course
    named = f"{make.LESSON}/exercise-1"
    for n in range(5):
        lms.gradebook.add(course, f"Resit {n}", 100, resource_id=named, tag="resit")
    item = lms.gradebook.add(course, "Exercise", 100, resource_id=named, tag="grade")
    lms.personality.page_size = 2
    assert deliver(make.graded_at(lms, key="overview", activity="exercise-1")) == ("done", "")
    assert lms.gradebook.score(item, "ada") == 100
    # Moodle's next link loses the filter and walks through every column.
    assert len(asked(lms, "GET")) == (3 if lms.personality.name == "canvas" else 6)
    assert LineItem.objects.get(placement__resource_link=link).url == lms.personality.url("line_item", course, item)


@pytest.mark.parametrize(
    ("following", "reason"),
    [
        ('<https://elsewhere.example/items>; rel="next"', "foreign_address"),
        ("<http://[::1/items>; rel=next", "foreign_address"),
    ],
)
def test_a_list_that_leads_elsewhere_makes_no_column(lms, following, reason):
    make.link_at(lms, "overview")
    lms.faults.add("line_items", headers={"Link": following})
    assert deliver(make.graded_at(lms, key="overview", activity="exercise-1")) == ("failed", reason)
    assert not asked(lms, "POST")
    assert not LineItem.objects.exists()


def test_a_list_without_end_makes_no_column(lms, monkeypatch):
    monkeypatch.setattr(ags, "PAGES_MAX", 4)
    make.link_at(lms, "overview")
    pages = iter(range(100))
    lms.personality.links = lambda request, *_: f'<{lms.origin}{request.path}?n={next(pages)}>; rel="next"'
    lms.personality.page_size = 1
    assert deliver(make.graded_at(lms, key="overview", activity="exercise-1")) == ("failed", "unreadable")
    assert not asked(lms, "POST")
    assert len(asked(lms, "GET")) == 4


@only_canvas
def test_a_search_that_is_throttled_goes_on_later(lms):
    make.link_at(lms, "overview")
    lms.faults.throttled("line_items")
    delivery = make.graded_at(lms, key="overview", activity="exercise-1")
    assert deliver(delivery) == ("waiting", "busy")
    assert deliver(delivery) == ("done", "")


def test_two_links_to_one_lesson_never_share_a_column(lms, monkeypatch):
    make.content()
    first, second = make.link_at(lms, "overview"), make.link_at(lms, "ungraded")
    mine = make.placement("exercise-1", on=first)
    create = ags.create_line_item

    def meanwhile(link, **what):
        monkeypatch.setattr(ags, "create_line_item", create)
        item = create(link, **what)
        # The other link's search finds the column before it is written down whose it is.
        columns.of(make.placement("exercise-1", on=second), now=make.NOON)
        return item

    monkeypatch.setattr(ags, "create_line_item", meanwhile)
    with pytest.raises(columns.ColumnSought):
        columns.of(mine, now=make.NOON)
    columns.of(mine, now=make.NOON)
    urls = set(LineItem.objects.values_list("url", flat=True))
    assert len(urls) == 2
    assert len(asked(lms, "POST")) == 2


def test_a_search_that_another_worker_took_over_makes_nothing(lms, monkeypatch):
    make.content()
    placement = make.placement("exercise-1", on=make.link_at(lms, "overview"))
    later = make.NOON + columns.SEARCH_LEASE + timedelta(seconds=1)
    listed = ags.line_items

    def slowly(link, filters):
        monkeypatch.setattr(ags, "line_items", listed)
        columns.of(placement, now=later)
        return []

    monkeypatch.setattr(ags, "line_items", slowly)
    with pytest.raises(columns.ColumnSought):
        columns.of(placement, now=make.NOON)
    assert len(asked(lms, "POST")) == 1
    assert columns.of(placement, now=later).is_ours


def test_a_column_found_by_a_search_that_was_overtaken_does_not_take_the_other_ones_place(lms, monkeypatch):
    placement = make.placement("quiz", on=relabelled_link(lms))
    item = everything_of(lms, CARRIED)
    keep = columns._keep

    def late(*args, **how):
        monkeypatch.setattr(columns, "_keep", keep)
        LineItem.objects.filter(placement=placement).update(url=f"{lms.origin}/another")
        return keep(*args, **how)

    monkeypatch.setattr(columns, "_keep", late)
    with pytest.raises(columns.ColumnSought):
        columns.of(placement, now=make.NOON)
    assert columns.of(placement, now=make.NOON).url == f"{lms.origin}/another"
    assert lms.gradebook.items[item.number] is item


def relabelled_link(lms):
    make.content()
    relabelled(lms, resource_id=CARRIED, tag="grade")
    return make.link_at(lms, ags_lineitem_url="")


@pytest.mark.parametrize("odd", [[], {}, 7, True, ["grade"]])
def test_odd_members_of_a_column_are_no_match_and_no_crash(lms, odd):
    make.link_at(lms, "overview", ags_lineitem_url="")
    shown = lms.personality.line_item
    spoilt = {"resourceId": odd, "resourceLinkId": odd, "tag": odd, "scoreMaximum": odd}
    lms.personality.line_item = lambda item: {**shown(item), **spoilt}
    lms.personality.created = lambda item, body: shown(item)
    assert deliver(make.graded_at(lms, key="overview", activity="quiz")) == ("done", "")
    assert len(asked(lms, "POST")) == 1


@pytest.mark.parametrize("maximum", [20, 7.5, 1000])
def test_a_score_is_put_to_the_scale_of_the_column_found(lms, maximum):
    item = relabelled(lms, maximum=maximum)
    assert deliver(make.graded_at(lms)) == ("done", "")
    body = lms.gradebook.messages()[0].body
    assert body["scoreMaximum"] == maximum
    assert body["scoreGiven"] == pytest.approx(66.67 * maximum / 100)
    assert lms.gradebook.score(item, "ada") == pytest.approx(66.67 * maximum / 100)
    assert LineItem.objects.get().score_maximum == maximum


@pytest.mark.parametrize("maximum", [0, -5, 10**9, "20", None, True])
def test_a_scale_that_is_none_is_not_used(lms, maximum):
    relabelled(lms)
    shown = lms.personality.line_item
    lms.personality.line_item = lambda item: {**shown(item), "scoreMaximum": maximum}
    assert deliver(make.graded_at(lms)) == ("done", "")
    body = lms.gradebook.messages()[0].body
    assert (body["scoreGiven"], body["scoreMaximum"]) == (66.67, 100)


@pytest.mark.parametrize("status", [404, 410])
def test_a_column_made_anew_is_found_once_and_kept(lms, status):
    delivery = make.graded_at(lms)
    link = lms.school.link("quiz")
    gone = lms.gradebook.of_link(link)[0]
    lms.faults.add("scores", status=status, when=lambda request: f"/{gone.number}/" in request.path, times=None)
    lms.delete_item("quiz")
    item = lms.gradebook.add(link.course, "Quiz", 20, link=link)
    assert deliver(delivery) == ("done", "")
    assert lms.gradebook.score(item, "ada") == pytest.approx(13.334)
    deliver(make.graded_at(lms, "ben"))
    assert lms.gradebook.score(item, "ben") == pytest.approx(13.334)
    assert len(lms.requests("scores")) == 3


def test_a_column_that_is_gone_is_not_made_again_by_itself(lms):
    link = make.link_at(lms, "overview")
    deliver(make.graded_at(lms, key="overview", activity="exercise-1"))
    lms.delete_item(f"{make.LESSON}/exercise-1")
    assert deliver(make.graded_at(lms, "ben", "overview", activity="exercise-1")) == ("failed", "column_gone")
    assert len(asked(lms, "POST")) == 1
    assert outbox.due(now=make.later(make.NOON, days=1)) == []
    assert LineItem.objects.get(placement__resource_link=link).is_ours


def test_scores_without_their_column_go_on_when_a_launch_names_another(lms):
    delivery = make.graded_at(lms)
    lms.delete_item("quiz")
    assert deliver(delivery) == ("failed", "column_gone")
    assert outbox.due(now=make.NOON) == []
    lms.gradebook.open_column(lms.school.link("quiz"))
    make.link_at(lms)
    assert outbox.due(now=make.NOON) == [delivery.pk]
    assert deliver(delivery) == ("done", "")
    assert outbox.due(now=make.NOON) == []


@pytest.mark.django_db(transaction=True)
def test_a_class_that_hands_in_at_once_makes_one_column(lms, monkeypatch):
    link = make.link_at(lms, "overview")
    shared = http.session_for(Platform())
    monkeypatch.setattr(http, "session_for", lambda _platform: shared)
    waiting = [make.graded_at(lms, who, "overview", activity="exercise-1").pk for who in ("ada", "ben", "cleo")]
    together = threading.Barrier(len(waiting))

    def work(pk):
        together.wait()
        try:
            for n in range(40):
                outbox.deliver(pk, now=make.later(make.NOON, minutes=n))
        finally:
            connection.close()

    with ThreadPoolExecutor(len(waiting)) as pool:
        list(pool.map(work, waiting))
    assert set(ScoreDelivery.objects.values_list("state", "reason")) == {("done", "")}
    assert len(asked(lms, "POST")) == 1
    assert LineItem.objects.filter(placement__resource_link=link).count() == 1
    assert {message.person for message in lms.gradebook.messages(accepted=True)} == {"ada", "ben", "cleo"}
