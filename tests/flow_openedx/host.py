"""Open edX's LTI consumer as a small platform: run by its own interpreter, never imported by the tool or its tests.

The consumer is a plug-in; what it asks of the learning system around it (a block, who somebody is, where a grade goes)
is answered here in a few lines. Everything of LTI is its own: messages, keys, tokens, grade service.
"""

from __future__ import annotations

import argparse
import json
import sys
import types
from http.server import ThreadingHTTPServer
from pathlib import Path
from typing import Any
from wsgiref.simple_server import WSGIRequestHandler, WSGIServer

import django
from django.conf import settings

BLOCK = "block-v1:Yardstick+SEQ+2026+type@lti_consumer+block@lesson"
#: A block that its author has yet to give a content.
EMPTY_BLOCK = "block-v1:Yardstick+SEQ+2026+type@lti_consumer+block@chosen"
COURSE = "course-v1:Yardstick+SEQ+2026"
#: What reached the gradebook of the learning system: person → score from 0 to 1, in order.
GRADEBOOK: list[dict[str, Any]] = []


class Block:
    """The course's block as far as the consumer looks at it."""

    has_score = True
    accept_grades_past_due = True
    weight = 100
    display_name = "The lesson"
    scope_ids = types.SimpleNamespace(usage_id=BLOCK, user_id=None)

    def is_past_due(self) -> bool:
        return False

    def max_score(self) -> int:
        return 1

    def set_user_module_score(self, user: str, score: float, max_score: float, comment: str) -> None:
        GRADEBOOK.append({"person": user, "score": float(score)})


class Server(ThreadingHTTPServer, WSGIServer):
    """One thread for each request."""

    daemon_threads = True


class Quiet(WSGIRequestHandler):
    """Logs to standard error only what went wrong."""

    def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
        if str(code) >= "400":
            super().log_request(code, size)


def configure(origin: str, folder: Path) -> None:
    """Set up Django with the consumer as its one application of interest."""
    settings.configure(
        SECRET_KEY="only-for-this-process-" + "x" * 40,
        ALLOWED_HOSTS=["*"],
        ROOT_URLCONF=__name__,
        INSTALLED_APPS=[
            "django.contrib.auth",
            "django.contrib.contenttypes",
            "django.contrib.sessions",
            "rest_framework",
            "lti_consumer",
        ],
        MIDDLEWARE=[
            "edx_django_utils.cache.middleware.RequestCacheMiddleware",
            "django.contrib.sessions.middleware.SessionMiddleware",
            "django.contrib.auth.middleware.AuthenticationMiddleware",
        ],
        TEMPLATES=[{"BACKEND": "django.template.backends.django.DjangoTemplates", "APP_DIRS": True}],
        DATABASES={
            "default": {
                "ENGINE": "django.db.backends.sqlite3",
                "NAME": folder / "rows.sqlite3",
                "OPTIONS": {"timeout": 20, "transaction_mode": "IMMEDIATE"},
            }
        },
        DEFAULT_AUTO_FIELD="django.db.models.AutoField",
        USE_TZ=True,
        LMS_ROOT_URL=origin,
        LTI_BASE=origin,
        LTI_API_BASE=origin,
        PLATFORM_NAME="Open edX",
        USAGE_ID_PATTERN=r"(?P<usage_id>block-v1:[^/?]+)",
    )
    django.setup()


def answer_for_the_learning_system() -> None:
    """Answer what the consumer asks of the learning system around it."""
    from lti_consumer.plugin import compat

    compat.load_enough_xblock = lambda location: Block()
    compat.load_block_as_user = lambda location: Block()
    compat.get_user_from_external_user_id = lambda external_id: external_id
    compat.user_has_studio_write_access = lambda user, course: True


def register_tool(tool: str) -> dict[str, str]:
    """Enter the tool as an operator does; return what the tool's operator needs in turn."""
    from lti_consumer import api
    from lti_consumer.data import Lti1p3LaunchData
    from lti_consumer.models import Lti1p3Passport, LtiConfiguration

    passport = Lti1p3Passport.objects.create(name="Yardstick", lti_1p3_tool_keyset_url=f"{tool}/lti/jwks/")
    shared = {
        "version": LtiConfiguration.LTI_1P3,
        "config_store": LtiConfiguration.CONFIG_ON_DB,
        "lti_1p3_passport": passport,
        "lti_1p3_oidc_url": f"{tool}/lti/login/",
        "lti_1p3_launch_url": f"{tool}/lti/launch/",
        "lti_advantage_ags_mode": LtiConfiguration.LTI_ADVANTAGE_AGS_DECLARATIVE,
    }
    entry = LtiConfiguration.objects.create(location=BLOCK, **shared)
    empty = LtiConfiguration.objects.create(
        location=EMPTY_BLOCK,
        lti_advantage_deep_linking_enabled=True,
        lti_advantage_deep_linking_launch_url=f"{tool}/lti/launch/",
        **shared,
    )
    data = Lti1p3LaunchData(user_id="0", user_role="student", config_id=entry.config_id, resource_link_id=BLOCK)
    found = api.get_lti_1p3_launch_info(data)
    return {
        "config_id": str(entry.config_id),
        "empty_config_id": str(empty.config_id),
        "client_id": found["client_id"],
        "deployment_id": found["deployment_id"],
        "jwks_url": found["keyset_url"],
        "auth_token_url": found["token_url"],
        "auth_login_url": found["oidc_callback"],
    }


def open_block(request: Any) -> Any:
    """Begin a launch, as the course page does when somebody opens the block; it opens what was chosen for it."""
    from django.http import HttpResponseRedirect
    from lti_consumer import api

    return HttpResponseRedirect(api.get_lti_1p3_content_url(_launch_data(request)))


def choose_content(request: Any) -> Any:
    """Begin to choose a block's content, as its author does."""
    from django.http import HttpResponseRedirect
    from lti_consumer import api

    return HttpResponseRedirect(api.get_lti_1p3_launch_start_url(_launch_data(request), deep_link_launch=True))


def _launch_data(request: Any) -> Any:
    from lti_consumer.data import Lti1p3LaunchData
    from lti_consumer.models import LtiConfiguration

    person, activity = request.GET["person"], request.GET.get("activity", "")
    config_id = request.GET["config_id"]
    return Lti1p3LaunchData(
        user_id=person,
        external_user_id=person,
        user_role=request.GET["role"],
        config_id=config_id,
        resource_link_id=str(LtiConfiguration.objects.get(config_id=config_id).location),
        name=person.title(),
        context_id=COURSE,
        context_type=["course_offering"],
        context_title="Sequence models",
        context_label="SEQ",
        custom_parameters={"activity": activity} if activity else {},
    )


def gradebook(request: Any) -> Any:
    """Show what the learning system's gradebook got, and what the grade service keeps."""
    from django.http import JsonResponse
    from lti_consumer.models import LtiAgsScore

    kept = LtiAgsScore.objects.values(
        "user_id", "score_given", "score_maximum", "activity_progress", "grading_progress"
    )
    return JsonResponse({"published": GRADEBOOK, "scores": list(kept)})


def serve(port: int, tool: str, folder: Path) -> None:
    """Serve until ended; the first line of output is the registration as JSON."""
    from django.core.management import call_command
    from django.core.wsgi import get_wsgi_application
    from django.urls import include, path

    answer_for_the_learning_system()
    call_command("migrate", verbosity=0)
    facts = register_tool(tool)
    global urlpatterns
    urlpatterns = [
        path("api/", include("lti_consumer.plugin.urls")),
        path("open", open_block),
        path("choose", choose_content),
        path("gradebook", gradebook),
    ]
    with Server(("127.0.0.1", port), Quiet) as server:
        server.set_app(get_wsgi_application())
        print(json.dumps(facts), flush=True)
        server.serve_forever()


urlpatterns: list[Any] = []

if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--tool", required=True)
    parser.add_argument("--folder", type=Path, required=True)
    options = parser.parse_args()
    # Django finds the URLs by this module's name, which is another one when it is run as a program.
    sys.modules["host"] = sys.modules[__name__]
    configure(f"http://127.0.0.1:{options.port}", options.folder)
    serve(options.port, options.tool, options.folder)
