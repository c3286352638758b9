"""Django's own sign-in stays in the admin; what a view forgets to guard is guarded everywhere."""

import pytest
from django.http import HttpResponse
from django.test import Client, override_settings
from django.urls import path


def _plain(request):
    return HttpResponse(f"{hasattr(request, 'session')} {hasattr(request, 'user')}")


urlpatterns = [path("plain/", _plain), path("admin/plain/", _plain)]


@override_settings(ROOT_URLCONF=__name__)
@pytest.mark.parametrize(("address", "has"), [("/plain/", "False False"), ("/admin/plain/", "True True")])
def test_only_the_admin_has_a_session_and_a_user_of_django(address, has):
    assert Client().get(address).content.decode() == has


@override_settings(ROOT_URLCONF=__name__)
@pytest.mark.parametrize("address", ["/plain/", "/admin/plain/"])
def test_a_page_that_forgets_to_guard_itself_takes_no_post_without_a_token(address):
    assert Client(enforce_csrf_checks=True).post(address).status_code == 403
