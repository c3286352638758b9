"""What we say of ourselves to a platform: name, scopes, messages, placements, variables; the same for everyone."""

from __future__ import annotations

from collections.abc import Collection
from urllib.parse import urlsplit

from django.conf import settings
from django.urls import reverse

from lms_app.lti import custom, targets

NAME = "Yardstick"
DESCRIPTION = "Lessons, quizzes and exercises, graded in the background; scores go to the gradebook."
#: Beside the other where one text serves everybody, and apart where a platform takes several languages.
DESCRIPTION_ZH = "课程内容、测验与练习，后台评分，成绩写入成绩册。"
TOOL_ID = "yardstick"

_AGS = "https://purl.imsglobal.org/spec/lti-ags/scope/"
#: Only what the services call: find or make a column, send a score, see what arrived, read the roster.
SCOPES = (
    _AGS + "lineitem",
    _AGS + "lineitem.readonly",
    _AGS + "result.readonly",
    _AGS + "score",
    "https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly",
)
#: Names are shown to teachers; an e-mail address is used for nothing, so none is asked for.
CLAIMS = ("iss", "sub", "name", "given_name", "family_name", "locale")
PRIVACY_LEVEL = "name_only"

STANDARD_PLACEMENT = "ContentArea"
#: Placements whose contents a teacher chooses; those after the standard's own are Canvas'.
CHOICE_PLACEMENTS = (
    STANDARD_PLACEMENT,
    "assignment_selection",
    "link_selection",
    "course_assignments_menu",
    "module_menu_modal",
    "module_index_menu_modal",
)
#: A link in the course's menu, for those who teach; off until a teacher switches it on.
COURSE_PLACEMENT = "course_navigation"
COURSE_VISIBILITY = "admins"
SELECTION_SIZE = {"selection_width": 800, "selection_height": 640}


def custom_parameters(known: Collection[str] | None = None) -> dict[str, str]:
    """Return the custom parameters that we ask for, of those variables that the platform says it knows."""
    return {name: value for name, value in custom.FIELDS.items() if known is None or value.removeprefix("$") in known}


def login_url() -> str:
    """Return the address where a login begins."""
    return settings.PUBLIC_URL + reverse("login")


def launch_url() -> str:
    """Return the address of every launch, and the one redirect address."""
    return targets.launch_url()


def keys_url() -> str:
    """Return the address of our public keys."""
    return settings.PUBLIC_URL + reverse("jwks")


def domain() -> str:
    """Return our host, with its port where it is not the usual one."""
    return urlsplit(settings.PUBLIC_URL).netloc
