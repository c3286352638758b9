"""One connection under examination: its rows, its time, and what earlier checks have learnt."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import datetime

from django.utils import timezone

from lms_app.lti import http
from lms_app.models import Deployment, DeploymentState, Launch, Platform

#: One call may take so long; all of them together have the case's own bound.
CALL_SECONDS = 8.0
#: A call that would have less time than this is not begun.
LEAST_SECONDS = 0.5


class OutOfTime(Exception):
    """The time of the whole examination is over."""


@dataclass(frozen=True, slots=True)
class Heard:
    """The time that an answer bears, and when it came."""

    date: str
    age: str
    middle: datetime
    is_fresh: bool


@dataclass
class Case:
    """A platform to be examined within ``seconds``; only with ``may_write`` is anything written there."""

    platform: Platform
    seconds: float
    may_write: bool = False
    heard: list[Heard] = field(default_factory=list)
    #: Access tokens and their scopes by the deployment's primary key; never shown, kept no longer than the case.
    tokens: dict[int, tuple[str, frozenset[str]]] = field(default_factory=dict)
    #: Deployments that a token was asked for, given or not.
    asked: set[int] = field(default_factory=set)
    _began: float = field(default_factory=time.monotonic)

    def left(self) -> float:
        """Return the seconds that are left for the examination."""
        return self._began + self.seconds - time.monotonic()

    def allow_one_more(self) -> None:
        """Let one more call be made, even if the time is over: for what must not be left undone."""
        self.seconds += max(0.0, CALL_SECONDS - self.left())

    def call(
        self,
        method: str,
        url: str,
        *,
        headers: Mapping[str, str] | None = None,
        data: Mapping[str, str] | bytes | None = None,
        signed_urls: Iterable[str] = (),
    ) -> http.Reply:
        """Call the platform within the time that is left; raises `OutOfTime` or ``http.CallFailed``."""
        left = self.left()
        if left < LEAST_SECONDS:
            raise OutOfTime
        before = timezone.now()
        reply = http.request(
            self.platform,
            method,
            url,
            headers=headers,
            data=data,
            signed_urls=signed_urls,
            seconds=min(CALL_SECONDS, left),
        )
        after = timezone.now()
        told = reply.headers.get("Date", ""), reply.headers.get("Age", "")
        self.heard.append(Heard(*told, before + (after - before) / 2, method == "POST"))
        return reply

    def deployments(self) -> list[Deployment]:
        """Return the approved deployments, the latest first."""
        return list(self.platform.deployments.filter(state=DeploymentState.APPROVED).order_by("-pk"))

    def last_launch(self, **said: str) -> Launch | None:
        """Return the latest launch from an approved deployment, of those where an address is not empty (``said``)."""
        launches = Launch.objects.filter(
            resource_link__context__deployment__platform=self.platform,
            resource_link__context__deployment__state=DeploymentState.APPROVED,
        ).exclude(**said)
        return launches.select_related("resource_link__context__deployment__platform").order_by("-pk").first()
