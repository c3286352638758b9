"""Dynamic registration: an invitation, a platform's configuration and its answer become a registration, or nothing."""

from __future__ import annotations

from datetime import datetime

from django.db import IntegrityError, transaction
from django.utils import timezone

from lms_app.lti import invitations, keys, registration_platform, registration_request
from lms_app.lti.registration_platform import Configuration
from lms_app.lti.registration_refusals import RegistrationRefused
from lms_app.lti.registration_request import Answer
from lms_app.models import Deployment, DeploymentState, Invitation, Platform


def register(*, invitation: str, address: str, token: str, now: datetime) -> Platform:
    """Register the platform whose configuration is at ``address`` with the one-time tokens of ours and of its own.

    The registration waits for approval unless the invitation says otherwise. Raises `RegistrationRefused`: then
    nothing is kept, and the invitation is free again if it was good before.
    """
    taken = invitations.claim(invitation, now=now)
    try:
        if not address:
            raise RegistrationRefused("by_hand", "no configuration")
        found = registration_platform.fetch(address, token, invitation=taken)
        # The platform may fetch our keys before it answers.
        keys.public_jwks(now=now)
        answer = registration_request.send(found, token)
        return _keep(found, answer, taken)
    except BaseException:
        invitations.release(taken)
        raise


def approve(platform: Platform) -> None:
    """Switch on a registration that waits, with the deployments that came with it."""
    with transaction.atomic():
        waiting = Platform.objects.filter(pk=platform.pk, is_pending=True)
        if waiting.update(is_pending=False, is_active=True):
            Deployment.objects.filter(platform=platform, state=DeploymentState.PENDING).update(
                state=DeploymentState.APPROVED
            )


def reject(platform: Platform) -> None:
    """Forget a registration that waits, with the deployments that came with it."""
    Platform.objects.filter(pk=platform.pk, is_pending=True).delete()


def _keep(found: Configuration, answer: Answer, invitation: Invitation) -> Platform:
    """Write the registration and use up its invitation: both, or neither."""
    is_approved = invitation.approves and found.owns_issuer
    platform = Platform(
        name=invitation.name or found.name or found.host,
        issuer=found.issuer,
        client_id=answer.client_id,
        auth_login_url=found.auth_login_url,
        auth_token_url=found.auth_token_url,
        jwks_url=found.jwks_url,
        token_audience=found.token_audience,
        service_hosts=found.service_hosts,
        product_family=found.family,
        is_active=is_approved,
        is_pending=not is_approved,
        admits_deployments=invitation.admits_deployments,
    )
    try:
        with transaction.atomic():
            platform.save(force_insert=True)
            if answer.deployment_id:
                state = DeploymentState.APPROVED if is_approved else DeploymentState.PENDING
                Deployment.objects.create(platform=platform, deployment_id=answer.deployment_id, state=state)
            invitations.use_up(invitation, platform, now=timezone.now())
    except IntegrityError as fault:
        raise RegistrationRefused("known", "issuer and client id") from fault
    return platform
