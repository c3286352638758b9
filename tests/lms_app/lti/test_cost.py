"""What logins and launches cost the database: few statements, whoever comes."""

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from lms_app.lti import keysets
from lms_app.models import Launch, LaunchSession, LtiUser, Membership
from tests import make

BOUNDS = ("BEGIN", "COMMIT", "SAVEPOINT", "RELEASE")


@pytest.fixture
def known(lms, client):
    """A platform whose keys and link are known, as they are once anybody has launched."""
    assert keysets.refresh(lms.row, now=timezone.now())
    assert lms.launch(client, "ben").status_code == 303
    return lms


@pytest.fixture
def spent():
    """Count the statements of what is done inside; where a transaction begins and ends is not one."""

    class Spent(CaptureQueriesContext):
        @property
        def statements(self):
            return [query["sql"] for query in self.captured_queries if not query["sql"].startswith(BOUNDS)]

    return Spent(connection)


def test_a_login_asks_for_the_registration_and_keeps_a_state(known, client, spent):
    with spent:
        known.fake.launch(client)
    assert len(spent.statements) == 2


@pytest.mark.parametrize(("who", "new_rows"), [("ben", 0), ("ada", 2)])
def test_a_launch_asks_twice_and_writes_once(known, client, spent, who, new_rows):
    launch = known.fake.launch(client, who)
    people = LtiUser.objects.count() + Membership.objects.count()
    with spent:
        assert launch.post().status_code == 303
    assert LtiUser.objects.count() + Membership.objects.count() == people + new_rows
    assert Launch.objects.count() == LaunchSession.objects.count() == 2
    # SQLite writes the rows one by one: the login, the launch, the session, and who is new.
    assert len(spent.statements) == (3 if connection.vendor == "postgresql" else 5 + new_rows)


def test_a_person_who_is_called_something_else_now_costs_no_more(known, client, spent):
    launch = known.fake.launch(client, "ben", claims={"name": "Benjamin"})
    with spent:
        assert launch.post().status_code == 303
    assert LtiUser.objects.get().name == "Benjamin"
    assert len(spent.statements) == (3 if connection.vendor == "postgresql" else 6)


@pytest.mark.parametrize("page", ["", "activity/quiz/"])
def test_the_first_page_asks_twice(db, client, spent, page):
    session = make.session("ada")
    make.sign_in(client, session)
    assert client.get(f"/s/{session.sid}/{page}").status_code == 200
    with spent:
        assert client.get(f"/s/{session.sid}/{page}").status_code == 200
    assert len(spent.statements) == 2


@pytest.mark.skipif(connection.vendor != "postgresql", reason="SQLite has no such setting")
def test_only_the_state_of_a_login_is_not_waited_for(known, client, spent):
    with spent:
        known.launch(client)
    hasty = [sql for sql in spent.statements if "synchronous_commit" in sql]
    assert [sql.split("(")[0].strip() for sql in hasty] == ['INSERT INTO "lms_app_loginstate"']
