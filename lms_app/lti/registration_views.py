"""The doors for who connects a platform: dynamic registration, and the configuration that Canvas takes by address."""

from __future__ import annotations

import logging
from typing import Any

from django.db import DatabaseError
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.utils import timezone, translation
from django.utils.cache import patch_cache_control
from django.views.decorators.http import require_safe

from lms_app.lti import canvas_configuration, forms, registration
from lms_app.lti.refusals import LaunchRefused
from lms_app.lti.registration_refusals import REFUSALS, RegistrationRefused
from lms_app.web import problems

logger = logging.getLogger(__name__)

LANGUAGES = {"zh-hans": "zh-Hans", "en": "en"}
CONFIGURATION_AGE = 3600


def register(request: HttpRequest) -> HttpResponse:
    """Register the platform that sent its administrator here with an invitation of ours."""
    if request.method != "GET":
        # Looking ahead (HEAD) registers nothing.
        response = problems.page(request, "method", cause="method")
        response["Allow"] = "GET"
        return response
    request.may_stand_in = [request.headers.get("Referer", "")]  # type: ignore[attr-defined]
    try:
        return _registered(request)
    except RegistrationRefused as refused:
        return _refused(request, refused)
    except DatabaseError:
        logger.exception("The database failed during a registration.")
        return _refused(request, RegistrationRefused("unavailable", "database"))


@require_safe
def canvas_json(request: HttpRequest) -> HttpResponse:
    """Publish the configuration of a developer key for Canvas."""
    response = JsonResponse(canvas_configuration.document(), json_dumps_params={"ensure_ascii": False})
    patch_cache_control(response, public=True, max_age=CONFIGURATION_AGE)
    response["Access-Control-Allow-Origin"] = "*"
    return response


def _registered(request: HttpRequest) -> HttpResponse:
    try:
        given = forms.query(request)
    except LaunchRefused as refused:
        raise RegistrationRefused("unreadable", refused.cause) from refused
    address = given.get("openid_configuration", "")
    request.may_stand_in.append(address)  # type: ignore[attr-defined]
    platform = registration.register(
        invitation=given.get("invitation", ""),
        address=address,
        token=given.get("registration_token", ""),
        now=timezone.now(),
    )
    request.framing_platform = platform  # type: ignore[attr-defined]
    logger.info("Platform %s registered itself; pending: %s.", platform.pk, platform.is_pending)
    return _page(request, "registered.html", {"platform": platform}, status=200)


def _refused(request: HttpRequest, refused: RegistrationRefused) -> HttpResponse:
    refusal, reference = REFUSALS[refused.kind], problems.new_reference()
    logger.warning("%s: %s registration %s: %s", reference, refusal.status, refused.kind, refused.cause)
    said = []
    for language in sorted(LANGUAGES, key=lambda language: language != translation.get_language()):
        with translation.override(language):
            texts = [str(text) for text in refusal.texts]
            said.append({"lang": LANGUAGES[language], "title": str(refusal.title), "texts": texts})
    context = {"kind": refused.kind, "said": said, "detail": refused.detail, "reference": reference}
    return _page(request, "registration_refused.html", context, status=refusal.status)


def _page(request: HttpRequest, template: str, context: dict[str, Any], *, status: int) -> HttpResponse:
    response = render(request, f"yardstick/{template}", context, status=status)
    response["Cache-Control"] = "no-store"
    # The address holds two tokens.
    response["Referrer-Policy"] = "no-referrer"
    return response
