"""The registration: is it on, and are its deployments admitted."""

from __future__ import annotations

import shlex
from collections.abc import Iterator

from django.utils.translation import gettext_lazy as _

from lms_app.checkup.case import Case
from lms_app.checkup.findings import Found, Level, Words, found
from lms_app.models import DeploymentState, LoginState

TITLE = _("Registration")
#: Logins looked back at; so many of them without one launch are no accident.
LOGINS = 20
LOGINS_TELLING = 5

WORDS = {
    "switched-on": Words(Level.OK, _("The registration is switched on.")),
    "registration-waiting": Words(
        Level.PROBLEM,
        _("The platform has registered itself and waits for approval: everybody from there is refused."),
        _(
            "Compare its addresses with the course site, then approve it under Platforms in the admin, "
            "or run manage.py switch_platform %(platform)s --on."
        ),
    ),
    "switched-off": Words(
        Level.PROBLEM,
        _("The registration is switched off: everybody from there is refused."),
        _(
            "Switch it on: tick “active” at the platform in the admin, or run manage.py "
            "switch_platform %(platform)s --on."
        ),
    ),
    "deployments-approved": Words(Level.OK, _("Approved deployments: %(count)s.")),
    "deployment-waiting": Words(
        Level.PROBLEM,
        _("Deployment “%(deployment)s” waits for approval: people who come from it are refused."),
        _(
            "Approve or refuse it under Deployments in the admin, "
            "or run manage.py approve_deployment %(platform)s %(quoted)s."
        ),
    ),
    "no-deployment": Words(
        Level.PROBLEM,
        _("No deployment is approved: nobody can come in."),
        _(
            "Open a link of the tool once from a course, then approve the deployment that has appeared in the admin; "
            "or give its id, as the course site shows it, to manage.py approve_deployment %(platform)s ID."
        ),
    ),
    "no-launch": Words(
        Level.NOTE,
        _("Nobody has come in from there yet."),
        _(
            "Open a link of the tool from a course, then check again: only then is it known where "
            "grades and roster are."
        ),
    ),
    "logins-unfinished": Words(
        Level.PROBLEM,
        _("The last %(count)s logins from there were begun and none came back as a launch."),
        _(
            "Compare the redirect URI at the course site with our launch address, letter by letter, "
            "and the client id with the one in the registration."
        ),
    ),
}


def check(case: Case) -> Iterator[Found]:
    """Look at the rows only."""
    platform = case.platform
    if platform.is_pending:
        yield found("registration-waiting", platform=platform.pk)
    elif platform.is_active:
        yield found("switched-on")
    else:
        yield found("switched-off", platform=platform.pk)
    waiting = platform.deployments.filter(state=DeploymentState.PENDING).order_by("pk")
    for deployment in waiting[:10]:
        named = deployment.deployment_id
        yield found("deployment-waiting", platform=platform.pk, deployment=named, quoted=shlex.quote(named))
    approved = len(case.deployments())
    if approved:
        yield found("deployments-approved", count=approved)
    else:
        yield found("no-deployment", platform=platform.pk)
    if case.last_launch() is None:
        yield found("no-launch")
    logins = list(
        LoginState.objects.filter(platform=platform).order_by("-pk").values_list("used_at", flat=True)[:LOGINS]
    )
    if len(logins) >= LOGINS_TELLING and not any(logins):
        yield found("logins-unfinished", count=len(logins))
