"""The admin: operators see all of it, instructors their own courses. Reads mostly; actions call services."""

from lms_app.admin import (
    access,
    content,
    differences,
    doctor,
    extensions,
    invitations,
    lti,
    monitor,
    outbox,
    resends,
    review,
    rosters,
    work,
)

__all__ = [
    "access",
    "content",
    "differences",
    "doctor",
    "extensions",
    "invitations",
    "lti",
    "monitor",
    "outbox",
    "resends",
    "review",
    "rosters",
    "work",
]
