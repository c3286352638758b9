"""A fake platform together with its registration in the tool, and photographs of the rows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import requests
from django.test import Client

from lms_app.lti import http
from lms_app.models import (
    ContentVersion,
    Context,
    Deployment,
    DeploymentState,
    Launch,
    LaunchSession,
    LoginState,
    LtiUser,
    Membership,
    Platform,
    ResourceLink,
)
from tests.fakes.platform import FakePlatform
from tests.fakes.transport import mounted

NOUNS = (LtiUser, Membership, Launch, LaunchSession, Context, ResourceLink, Deployment, Platform, LoginState)

Rows = dict[str, list[dict[str, Any]]]


ACTIVITIES = ("quiz", "exercise-1", "exercise-2", "exercise-3")


def load_lesson(slug: str = "a-lesson", activities: tuple[str, ...] = ACTIVITIES) -> None:
    """Load as much of a lesson as a launch asks for: its activities."""
    document = {"activities": [{"key": key} for key in activities]}
    ContentVersion.objects.create(slug=slug, digest=f"{slug}-{'-'.join(activities)}"[:64], document=document)


class Lms:
    """A platform that the tool knows."""

    def __init__(self, fake: FakePlatform, row: Platform) -> None:
        self.fake, self.row = fake, row

    def launch(self, client: Client, who: str = "ada", which: str = "quiz", **changes: Any) -> Any:
        """Log in and launch; give the tool's answer."""
        return self.fake.launch(client, who, which, **changes).post()


def connector(monkeypatch: pytest.MonkeyPatch, origin: str) -> Callable[..., Lms]:
    """Give a maker of registered platforms; the tool's calls are led to them."""
    known: list[FakePlatform] = []
    session = mounted(requests.Session())
    monkeypatch.setattr(http, "session_for", lambda _platform: session)
    load_lesson()

    def connect(personality: str = "plain", *, is_approved: bool = True, **made: Any) -> Lms:
        fake = FakePlatform(personality, tool=origin, **made)
        known.append(fake)
        mounted(session, *known)
        told = dict(fake.registration)
        deployment_id = told.pop("deployment_id")
        row = Platform.objects.create(name=fake.origin, **told)
        if is_approved:
            Deployment.objects.create(platform=row, deployment_id=deployment_id, state=DeploymentState.APPROVED)
        return Lms(fake, row)

    return connect


def photograph() -> Rows:
    """Give every row that a launch could touch; two photographs are equal if nothing changed."""
    kept = {model.__name__: list(model.objects.order_by("pk").values()) for model in NOUNS}
    for platform in kept["Platform"]:
        # The key set is a cache, not a fact about anybody.
        for name in ("key_set", "key_set_expires_at", "key_set_tried_at"):
            platform.pop(name)
    return kept
