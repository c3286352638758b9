"""Who is let in, and for how long: launch sessions and tickets to the admin."""

from __future__ import annotations

from django.db import models

from lms_app.models.lti import Launch, LtiUser, Membership


class LaunchSession(models.Model):
    """The session that one launch began; a browser may hold several, each under a key of its own."""

    sid = models.CharField(max_length=32, unique=True, help_text="Public key of the session; stands in its URLs.")
    secret_hash = models.CharField(max_length=64)
    launch = models.OneToOneField(Launch, on_delete=models.CASCADE, related_name="session")
    membership = models.ForeignKey(Membership, on_delete=models.CASCADE, related_name="sessions")
    language = models.CharField(max_length=10)
    created_at = models.DateTimeField()
    expires_at = models.DateTimeField(db_index=True)
    ended_at = models.DateTimeField(null=True, blank=True)

    def __str__(self) -> str:
        return f"session {self.pk}"


class AdminTicket(models.Model):
    """A way into the admin, good once and for a minute."""

    token_hash = models.CharField(max_length=64, unique=True)
    user = models.ForeignKey(LtiUser, on_delete=models.CASCADE)
    language = models.CharField(max_length=10)
    created_at = models.DateTimeField()
    expires_at = models.DateTimeField()
    used_at = models.DateTimeField(null=True, blank=True)

    def __str__(self) -> str:
        return f"ticket {self.pk}"
