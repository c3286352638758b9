"""The switch by which a person keeps scores from a platform."""

from __future__ import annotations

from unittest import mock

import pytest
from django.contrib.auth.models import User

from lms_app import nudges, outbox, pauses
from lms_app.models import DeliveryPause, DeliveryTry, ScoreDelivery
from tests import make
from tests.fakes.platform import FakePlatform
from tests.lms_app.test_outbox import _public_keys, _reachable

pytestmark = pytest.mark.django_db
NOW = make.later(make.NOON, minutes=1)


@pytest.fixture
def lms():
    platform = FakePlatform("plain", tool="https://tool.example", keys=_public_keys)
    with _reachable(platform):
        yield platform


def told():
    return sorted(ScoreDelivery.objects.values_list("state", "reason", "tries"))


def test_what_is_paused_waits_uncounted_and_goes_at_the_bounded_rate_once_it_is_released(lms, settings):
    settings.SCORES_AT_ONCE = 2
    person = User.objects.create_user("operator")
    for who in ("ada", "ben"):
        make.graded_at(lms, who)
    platform = make.registered(lms)
    assert pauses.press(platform, reason="gradebook moves", by=person, now=NOW)
    assert not pauses.press(platform, reason="again", by=person, now=NOW)
    late = make.graded_at(lms, "cleo", now=NOW)
    for pk in ScoreDelivery.objects.values_list("pk", flat=True):
        assert outbox.deliver(pk, now=NOW) is None
    assert outbox.due(now=make.later(NOW, days=3)) == []
    assert told() == [("waiting", "paused", 0)] * 3
    assert lms.requests("scores") == []
    assert not DeliveryTry.objects.exists()

    released = make.later(NOW, hours=5)
    with mock.patch.object(nudges, "now") as nudge:
        assert pauses.release(platform, by=person, now=released)
        assert not pauses.release(platform, by=person, now=released)
        line = [call.args[1] for call in nudge.call_args_list]
        assert len(line) == settings.SCORES_AT_ONCE
        while line:
            nudge.reset_mock()
            outbox.deliver(line.pop(0), now=released)
            line += [call.args[1] for call in nudge.call_args_list if call.args[1] not in line]
    assert told() == [("done", "", 1)] * 3
    assert late.user.sub in {message.body["userId"] for message in lms.gradebook.messages("quiz")}
    pause = DeliveryPause.objects.get()
    assert (pause.reason, pause.paused_by, pause.paused_at) == ("gradebook moves", person, NOW)
    assert (pause.released_by, pause.released_at) == (person, released)
