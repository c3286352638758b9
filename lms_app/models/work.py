"""What learners do: placements, attempts, submissions, grades, decisions of teachers."""

from __future__ import annotations

import uuid

from django.conf import settings
from django.core.exceptions import ValidationError
from django.core.validators import MaxValueValidator, MinValueValidator
from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _

from lms_app.models.content import ContentVersion
from lms_app.models.lti import URL_MAX, LtiUser, ResourceLink
from lms_app.models.queue import QueuedRow


class Counting(models.TextChoices):
    """Which of a learner's grades counts."""

    BEST = "best", _("the best")
    LAST = "last", _("the last")


class Late(models.TextChoices):
    """What becomes of work that is handed in after it was due."""

    MARKED = "marked", _("taken, and marked as late")
    PER_DAY = "per_day", _("taken, with points off for each day begun")
    FIXED = "fixed", _("taken, with points off once")
    REFUSED = "refused", _("not taken")


#: Late work that loses points.
COSTLY = (Late.PER_DAY, Late.FIXED)
#: A week, in minutes: longer graces, limits and extra times are a slip of the keyboard.
MINUTES_MAX = 7 * 24 * 60


class Release(models.TextChoices):
    """When keys, explanations and reference answers may be seen."""

    AFTER_FINAL = "after_final", _("once no attempt is left or the work is passed")
    AFTER_CLOSE = "after_close", _("once the placement is closed")
    NEVER = "never", _("never")


class Placement(models.Model):
    """One activity behind one resource link: its settings and its gradebook column."""

    resource_link = models.ForeignKey(
        ResourceLink, verbose_name=_("resource link"), on_delete=models.CASCADE, related_name="placements"
    )
    activity = models.CharField(_("activity"), max_length=40)
    attempts_allowed = models.PositiveSmallIntegerField(
        _("attempts allowed"),
        null=True,
        blank=True,
        validators=[MinValueValidator(1)],
        help_text=_("Empty: as many as wanted."),
    )
    opens_at = models.DateTimeField(_("opens at"), null=True, blank=True)
    due_at = models.DateTimeField(
        _("due at"), null=True, blank=True, help_text=_("Shown to the learner; later work is late.")
    )
    closes_at = models.DateTimeField(
        _("closes at"), null=True, blank=True, help_text=_("Nothing is accepted after this time.")
    )
    late = models.CharField(
        _("late work"),
        max_length=8,
        choices=Late,
        default=Late.MARKED,
        db_default=Late.MARKED,
        help_text=_("Without a due time no work is late."),
    )
    late_percent = models.PositiveSmallIntegerField(
        _("points off"),
        default=0,
        db_default=0,
        validators=[MaxValueValidator(100)],
        help_text=_("Of 100, once or for each day begun; a score never falls below 0."),
    )
    grace_minutes = models.PositiveSmallIntegerField(
        _("grace, in minutes"),
        default=0,
        db_default=0,
        validators=[MaxValueValidator(MINUTES_MAX)],
        help_text=_("So long after the due time work still counts as in time. The closing time is not moved."),
    )
    time_limit_minutes = models.PositiveSmallIntegerField(
        _("time limit, in minutes"),
        null=True,
        blank=True,
        validators=[MinValueValidator(1), MaxValueValidator(MINUTES_MAX)],
        help_text=_("For each attempt, from its start; what is saved by then is handed in. Empty: no limit."),
    )
    counting = models.CharField(_("counting"), max_length=4, choices=Counting, default=Counting.BEST)
    release = models.CharField(_("release"), max_length=12, choices=Release, default=Release.AFTER_FINAL)
    hints = models.BooleanField(
        _("hints"), default=False, help_text=_("Point out forbidden wording before the work is handed in.")
    )
    copied_from = models.ForeignKey(
        "self",
        verbose_name=_("copied from"),
        null=True,
        blank=True,
        on_delete=models.SET_NULL,
        related_name="copies",
        help_text=_("Where the settings came from when the course was copied."),
    )
    is_confirmed = models.BooleanField(
        _("confirmed"),
        default=True,
        db_default=True,
        help_text=_("No: the dates came with a copy, and nobody has saved them here yet."),
    )

    class Meta:
        verbose_name = _("placement")
        verbose_name_plural = _("placements")
        constraints = [
            models.UniqueConstraint(
                fields=["resource_link", "activity"], name="one_placement_of_an_activity_on_a_link"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.activity}, {self.resource_link}"

    def clean(self) -> None:
        """Hold an instructor's dates to their order, and points off to what they are taken for."""
        dates = [at for at in (self.opens_at, self.due_at, self.closes_at) if at is not None]
        if dates != sorted(dates):
            raise ValidationError(_("These dates are out of order: an activity opens, is due, and closes."))
        if self.opens_at is not None and self.opens_at == self.closes_at:
            raise ValidationError({"closes_at": _("It would close in the moment it opens.")})
        if self.late in COSTLY and not self.late_percent:
            raise ValidationError({"late_percent": _("Say how many points late work loses: 1 to 100.")})
        if self.late not in COSTLY and self.late_percent:
            raise ValidationError({"late_percent": _("Late work loses no points by this choice: leave 0 here.")})


class Extension(models.Model):
    """What one learner gets on a placement beyond its settings; goes before them and before the platform's dates."""

    placement = models.ForeignKey(
        Placement, verbose_name=_("placement"), on_delete=models.CASCADE, related_name="extensions"
    )
    user = models.ForeignKey(LtiUser, verbose_name=_("person"), on_delete=models.CASCADE, related_name="extensions")
    due_at = models.DateTimeField(
        _("own due time"), null=True, blank=True, help_text=_("The activity does not close for them before this.")
    )
    closes_at = models.DateTimeField(
        _("own closing time"), null=True, blank=True, help_text=_("Nothing is taken from them after this time.")
    )
    extra_attempts = models.PositiveSmallIntegerField(
        _("extra attempts"), default=0, validators=[MaxValueValidator(100)]
    )
    extra_minutes = models.PositiveSmallIntegerField(
        _("extra time, in minutes"),
        default=0,
        validators=[MaxValueValidator(MINUTES_MAX)],
        help_text=_("Added to the time limit of each attempt, also of one under way."),
    )
    reason = models.CharField(
        _("reason"), max_length=200, blank=True, help_text=_("For those who teach; the learner does not see it.")
    )
    granted_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, verbose_name=_("given by"), null=True, editable=False, on_delete=models.SET_NULL
    )
    granted_at = models.DateTimeField(_("given at"), editable=False)

    class Meta:
        verbose_name = _("extension")
        verbose_name_plural = _("extensions")
        constraints = [
            models.UniqueConstraint(fields=["placement", "user"], name="one_extension_of_a_person_on_a_placement"),
        ]

    def __str__(self) -> str:
        return f"extension {self.pk}"

    def clean(self) -> None:
        """Want something to be given, and dates in order."""
        if not (self.due_at or self.closes_at or self.extra_attempts or self.extra_minutes):
            raise ValidationError(_("Give something: a due or closing time, attempts, or minutes."))
        if self.due_at and self.closes_at and self.closes_at < self.due_at:
            raise ValidationError({"closes_at": _("It would close before it is due.")})


class LineItem(models.Model):
    """A gradebook column that belongs to a placement; without a URL, one being looked for since ``found_at``."""

    placement = models.OneToOneField(
        Placement, verbose_name=_("placement"), on_delete=models.CASCADE, related_name="line_item"
    )
    url = models.CharField(_("address"), max_length=URL_MAX, blank=True)
    score_maximum = models.DecimalField(_("score maximum"), max_digits=12, decimal_places=4, null=True, blank=True)
    is_ours = models.BooleanField(_("ours"), default=False, help_text=_("Made by us, not by the platform."))
    found_at = models.DateTimeField(
        _("found at"),
    )

    class Meta:
        verbose_name = _("gradebook column")
        verbose_name_plural = _("gradebook columns")

    def __str__(self) -> str:
        return f"column of {self.placement_id}"


class AttemptState(models.TextChoices):
    """Where an attempt stands."""

    OPEN = "open", _("open")
    CLOSED = "closed", _("closed, never handed in")
    SUBMITTED = "submitted", _("handed in")
    GRADED = "graded", _("graded")
    IN_REVIEW = "in_review", _("with the teacher")
    FAILED = "failed", _("not graded: a fault of ours")


class Attempt(models.Model):
    """A learner's go at an activity, pinned to the content version it began with."""

    public_id = models.UUIDField(_("public id"), default=uuid.uuid4, unique=True, editable=False)
    placement = models.ForeignKey(
        Placement, verbose_name=_("placement"), on_delete=models.CASCADE, related_name="attempts"
    )
    user = models.ForeignKey(LtiUser, verbose_name=_("person"), on_delete=models.CASCADE, related_name="attempts")
    content_version = models.ForeignKey(
        ContentVersion, verbose_name=_("content version"), on_delete=models.PROTECT, related_name="attempts"
    )
    number = models.PositiveIntegerField(
        _("number"),
    )
    state = models.CharField(_("state"), max_length=10, choices=AttemptState, default=AttemptState.OPEN)
    is_preview = models.BooleanField(
        _("preview"), default=False, help_text=_("By an instructor or a test user: never sent.")
    )
    revision = models.PositiveIntegerField(_("revision"), default=0)
    responses = models.JSONField(_("responses"), default=dict)
    started_at = models.DateTimeField(
        _("started at"),
    )
    saved_at = models.DateTimeField(_("saved at"), null=True, blank=True)
    submitted_at = models.DateTimeField(_("submitted at"), null=True, blank=True)

    class Meta:
        verbose_name = _("attempt")
        verbose_name_plural = _("attempts")
        constraints = [
            models.UniqueConstraint(fields=["placement", "user", "number"], name="attempts_are_numbered"),
            models.UniqueConstraint(
                fields=["placement", "user"], condition=Q(state="open"), name="one_open_attempt_at_a_time"
            ),
            models.CheckConstraint(
                condition=Q(state__in=["open", "closed"], submitted_at__isnull=True)
                | (~Q(state__in=["open", "closed"]) & Q(submitted_at__isnull=False)),
                name="handed_in_means_submitted_at",
            ),
        ]

    def __str__(self) -> str:
        return str(self.public_id)


class Submission(QueuedRow):
    """What was handed in, never changed after; as a queued row, the promise that it is graded."""

    attempt = models.OneToOneField(
        Attempt, verbose_name=_("attempt"), on_delete=models.CASCADE, related_name="submission"
    )
    idempotency_key = models.CharField(_("idempotency key"), max_length=200, blank=True)
    responses = models.JSONField(
        _("responses"),
    )
    submitted_at = models.DateTimeField(
        _("submitted at"),
    )

    class Meta:
        verbose_name = _("submission")
        verbose_name_plural = _("submissions")
        indexes = [models.Index(fields=["state", "due_at"], name="submission_queue")]

    def __str__(self) -> str:
        return f"submission {self.pk}"


class Grade(models.Model):
    """What grading decided about a submission; a later decision is a new row, the newest is current."""

    submission = models.ForeignKey(
        Submission, verbose_name=_("submission"), on_delete=models.CASCADE, related_name="grades"
    )
    outcome = models.JSONField(
        _("outcome"),
    )
    score_exact = models.CharField(
        _("exact score"), max_length=80, blank=True, help_text=_("A fraction like 200/3; empty while open.")
    )
    score = models.DecimalField(_("score"), max_digits=5, decimal_places=2, null=True, blank=True)
    late_percent = models.PositiveSmallIntegerField(
        _("points off"), default=0, db_default=0, help_text=_("For being late; the score is what is left.")
    )
    accepted = models.BooleanField(_("accepted"), null=True, blank=True)
    is_current = models.BooleanField(_("current"), default=True)
    graded_at = models.DateTimeField(
        _("graded at"),
    )

    class Meta:
        verbose_name = _("grade")
        verbose_name_plural = _("grades")
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

    submission = models.ForeignKey(
        Submission, verbose_name=_("submission"), on_delete=models.CASCADE, related_name="decisions"
    )
    check_name = models.CharField(_("check"), max_length=60)
    is_met = models.BooleanField(
        _("met"),
    )
    note = models.CharField(_("note"), max_length=1000, blank=True)
    decided_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, verbose_name=_("decided by"), null=True, on_delete=models.SET_NULL
    )
    decided_at = models.DateTimeField(
        _("decided at"),
    )

    class Meta:
        verbose_name = _("review decision")
        verbose_name_plural = _("review decisions")
        constraints = [
            models.UniqueConstraint(fields=["submission", "check_name"], name="one_decision_on_a_check"),
        ]

    def __str__(self) -> str:
        return f"{self.check_name} of {self.submission_id}"
