"""What a staff account may see because a platform says that its person teaches there."""

from __future__ import annotations

from django.contrib.auth.models import AbstractBaseUser, AnonymousUser
from django.db.models import QuerySet

from lms_app.models import Context, DeploymentState, Role

#: Who may read a course's work. A TA grades at both Moodle's and Canvas' hands; a designer never sees grades.
TEACHING_ROLES = (Role.INSTRUCTOR, Role.TA)


def contexts_of(account: AbstractBaseUser | AnonymousUser) -> QuerySet[Context]:
    """Return the courses that the account's person teaches now.

    Read from the rows at every request, so that a demotion, a suspended membership, a refused deployment or a
    platform switched off ends the view at once.
    """
    if not account.is_authenticated:
        return Context.objects.none()
    return Context.objects.filter(
        memberships__user__staff_account=account.pk,
        memberships__role__in=TEACHING_ROLES,
        memberships__is_active=True,
        deployment__state=DeploymentState.APPROVED,
        deployment__platform__is_active=True,
    ).distinct()
