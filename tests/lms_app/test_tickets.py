"""One-time tickets into the admin."""

from datetime import timedelta

import pytest
from django.test import Client
from django.urls import reverse
from django.utils import timezone

from lms_app import tickets
from lms_app.models import AdminTicket, LtiUser, Membership, Role
from tests import make

pytestmark = pytest.mark.django_db


def _token(who: str = "ivy", role: str = Role.INSTRUCTOR, **more: object) -> str:
    return tickets.issue(make.session(who, role=role, **more), now=timezone.now())


def test_a_ticket_opens_the_admin_once(client: Client) -> None:
    token = _token()
    first = client.get(reverse("admin:enter", args=[token]))
    assert (first.status_code, first["Location"]) == (302, reverse("admin:index"))
    assert client.get(reverse("admin:index")).status_code == 200
    second = Client().get(reverse("admin:enter", args=[token]))
    assert second.status_code == 403


def test_a_ticket_is_kept_as_a_hash_only() -> None:
    token = _token()
    assert token not in str(AdminTicket.objects.values())


def test_a_ticket_is_too_old_after_a_minute() -> None:
    now = timezone.now()
    token = tickets.issue(make.session("ivy", role=Role.INSTRUCTOR), now=now)
    with pytest.raises(tickets.TicketRefused, match="expired"):
        tickets.redeem(token, now=now + timedelta(seconds=61))


@pytest.mark.parametrize("role", [Role.LEARNER, Role.DESIGNER, Role.OBSERVER, Role.NONE])
def test_only_who_teaches_gets_a_ticket(role: str) -> None:
    with pytest.raises(tickets.TicketRefused, match="not teaching"):
        tickets.issue(make.session("ada", role=role), now=timezone.now())


def test_a_ticket_ends_with_the_role_it_was_made_for(client: Client) -> None:
    token = _token()
    Membership.objects.filter(user__sub="ivy").update(role=Role.LEARNER)
    assert client.get(reverse("admin:enter", args=[token])).status_code == 403


def test_the_account_has_no_password_no_rights_and_is_found_again() -> None:
    now = timezone.now()
    tickets.redeem(_token(), now=now)
    tickets.redeem(_token(), now=now)
    account = LtiUser.objects.get(sub="ivy").staff_account
    assert account is not None
    assert not account.has_usable_password()
    assert not account.is_superuser
    assert account.get_all_permissions() == set()


def test_an_unknown_ticket_is_refused_in_words(client: Client) -> None:
    answer = client.get(reverse("admin:enter", args=["nothing"]), headers={"Accept-Language": "en"})
    assert answer.status_code == 403
    assert "used or is too old" in answer.content.decode()
