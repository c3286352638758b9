"""What learners do: placements, attempts, submissions, grades, decisions of teachers."""

from __future__ import annotations

import uuid

from django.conf import settings
from django.db import models
from django.db.models import Q

from lms_app.models.content import ContentVersion
from lms_app.models.lti import URL_MAX, LtiUser, ResourceLink
from lms_app.models.queue import QueuedRow


class Counting(models.TextChoices):
    """Which of a learner's grades counts."""

    BEST = "best", "the best"
    LAST = "last", "the last"


class Release(models.TextChoices):
    """When keys, explanations and reference answers may be seen."""

    AFTER_FINAL = "after_final", "once no attempt is left or the work is passed"
    AFTER_CLOSE = "after_close", "once the placement is closed"
    NEVER = "never", "never"


class Placement(models.Model):
    """One activity behind one resource link: its settings and its gradebook column."""

    resource_link = models.ForeignKey(ResourceLink, on_delete=models.CASCADE, related_name="placements")
    activity = models.CharField(max_length=40)
    attempts_allowed = models.PositiveSmallIntegerField(null=True, blank=True, help_text="Empty: as many as wanted.")
    opens_at = models.DateTimeField(null=True, blank=True)
    due_at = models.DateTimeField(null=True, blank=True, help_text="Shown to the learner; later work is marked late.")
    closes_at = models.DateTimeField(null=True, blank=True, help_text="Nothing is accepted after this time.")
    counting = models.CharField(max_length=4, choices=Counting, default=Counting.BEST)
    release = models.CharField(max_length=12, choices=Release, default=Release.AFTER_FINAL)
    hints = models.BooleanField(default=False, help_text="Point out forbidden wording before the work is handed in.")

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["resource_link", "activity"], name="one_placement_of_an_activity_on_a_link"),
        ]

    def __str__(self) -> str:
        return f"{self.activity} on {self.resource_link_id}"


class LineItem(models.Model):
    """A gradebook column that belongs to a placement; without a URL, one that is being looked for since ``found_at``."""

    placement = models.OneToOneField(Placement, on_delete=models.CASCADE, related_name="line_item")
    url = models.CharField(max_length=URL_MAX, blank=True)
    score_maximum = models.DecimalField(max_digits=12, decimal_places=4, null=True, blank=True)
    is_ours = models.BooleanField(default=False, help_text="Made by us, not by the platform.")
    found_at = models.DateTimeField()

    def __str__(self) -> str:
        return f"column of {self.placement_id}"


class AttemptState(models.TextChoices):
    """Where an attempt stands."""

    OPEN = "open", "open"
    SUBMITTED = "submitted", "handed in"
    GRADED = "graded", "graded"
    IN_REVIEW = "in_review", "with the teacher"
    FAILED = "failed", "not graded: a fault of ours"


class Attempt(models.Model):
    """A learner's go at an activity, pinned to the content version it began with."""

    public_id = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    placement = models.ForeignKey(Placement, on_delete=models.CASCADE, related_name="attempts")
    user = models.ForeignKey(LtiUser, on_delete=models.CASCADE, related_name="attempts")
    content_version = models.ForeignKey(ContentVersion, on_delete=models.PROTECT, related_name="attempts")
    number = models.PositiveIntegerField()
    state = models.CharField(max_length=10, choices=AttemptState, default=AttemptState.OPEN)
    is_preview = models.BooleanField(default=False, help_text="By an instructor or a test user: never sent.")
    revision = models.PositiveIntegerField(default=0)
    responses = models.JSONField(default=dict)
    started_at = models.DateTimeField()
    saved_at = models.DateTimeField(null=True, blank=True)
    submitted_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["placement", "user", "number"], name="attempts_are_numbered"),
            models.UniqueConstraint(
                fields=["placement", "user"], condition=Q(state="open"), name="one_open_attempt_at_a_time"
            ),
            models.CheckConstraint(
                condition=Q(state="open", submitted_at__isnull=True)
                | (~Q(state="open") & Q(submitted_at__isnull=False)),
                name="handed_in_means_submitted_at",
            ),
        ]

    def __str__(self) -> str:
        return str(self.public_id)


class Submission(QueuedRow):
    """What was handed in, never changed after; as a queued row, the promise that it is graded."""

    attempt = models.OneToOneField(Attempt, on_delete=models.CASCADE, related_name="submission")
    idempotency_key = models.CharField(max_length=200, blank=True)
    responses = models.JSONField()
    submitted_at = models.DateTimeField()

    class Meta:
        indexes = [models.Index(fields=["state", "due_at"], name="submission_queue")]

    def __str__(self) -> str:
        return f"submission {self.pk}"


class Grade(models.Model):
    """What grading decided about a submission; a later decision is a new row, the newest is current."""

    submission = models.ForeignKey(Submission, on_delete=models.CASCADE, related_name="grades")
    outcome = models.JSONField()
    score_exact = models.CharField(max_length=80, blank=True, help_text="A fraction like 200/3; empty while open.")
    score = models.DecimalField(max_digits=5, decimal_places=2, null=True, blank=True)
    accepted = models.BooleanField(null=True, blank=True)
    is_current = models.BooleanField(default=True)
    graded_at = models.DateTimeField()

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=["submission"], condition=Q(is_current=True), name="one_current_grade_of_a_submission"
            ),
            models.CheckConstraint(
                condition=Q(score__isnull=True) | Q(score__gte=0, score__lte=100), name="score_is_0_to_100"
            ),
        ]

    def __str__(self) -> str:
        return f"grade {self.pk}"


class ReviewDecision(models.Model):
    """A teacher's word on one check that the rules could not decide."""

    submission = models.ForeignKey(Submission, on_delete=models.CASCADE, related_name="decisions")
    check_name = models.CharField(max_length=60)
    is_met = models.BooleanField()
    note = models.CharField(max_length=1000, blank=True)
    decided_by = models.ForeignKey(settings.AUTH_USER_MODEL, null=True, on_delete=models.SET_NULL)
    decided_at = models.DateTimeField()

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["submission", "check_name"], name="one_decision_on_a_check"),
        ]

    def __str__(self) -> str:
        return f"{self.check_name} of {self.submission_id}"
