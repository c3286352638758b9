"""The shapes of the API, for reading requests and for its description."""

from __future__ import annotations

from typing import Any

from rest_framework import serializers

STATES = ["open", "closed", "submitted", "graded", "in_review", "failed"]
DELIVERY_STATES = [
    "none",
    "preview",
    "waiting",
    "sending",
    "retrying",
    "sent",
    "confirmed",
    "changed",
    "kept",
    "superseded",
    "failed",
]


class WholeNumber(serializers.IntegerField):
    """A JSON integer; neither text nor a truth value nor a fraction."""

    def to_internal_value(self, data: Any) -> int:
        """Return the number as it came."""
        if isinstance(data, bool) or not isinstance(data, int):
            self.fail("invalid")
        return super().to_internal_value(data)


class Text(serializers.CharField):
    """A JSON string, and nothing that could be made one."""

    def to_internal_value(self, data: Any) -> str:
        """Return the string as it came."""
        if not isinstance(data, str):
            self.fail("invalid")
        return super().to_internal_value(data)


class BeginRequest(serializers.Serializer[Any]):
    """Which activity to begin or resume."""

    activity = Text(max_length=40)


class DraftRequest(serializers.Serializer[Any]):
    """A draft and the revision that it began from."""

    revision = WholeNumber(min_value=0, max_value=2**31 - 1)
    responses = serializers.DictField(allow_empty=True)


class SubmitRequest(serializers.Serializer[Any]):
    """A last draft to hand in; left out, what is stored is handed in."""

    revision = WholeNumber(min_value=0, max_value=2**31 - 1, required=False)
    responses = serializers.DictField(allow_empty=True, required=False)


class Named(serializers.Serializer[Any]):
    """Something of the platform's, by its id and title."""

    id = serializers.CharField()
    title = serializers.CharField()


class ActivityDocument(serializers.Serializer[Any]):
    """Where somebody stands with an activity."""

    key = serializers.CharField()
    title = serializers.CharField()
    kind = serializers.CharField()
    state = serializers.CharField(help_text=f"not_started, {', '.join(STATES)}")
    attempt = serializers.UUIDField(allow_null=True)
    score = serializers.CharField(allow_null=True)
    passed = serializers.BooleanField(allow_null=True)
    attempts_left = serializers.IntegerField(allow_null=True)
    blocked = serializers.CharField(allow_null=True)
    opens_at = serializers.DateTimeField(allow_null=True)
    due_at = serializers.DateTimeField(allow_null=True)
    closes_at = serializers.DateTimeField(allow_null=True)
    ends_at = serializers.DateTimeField(allow_null=True, help_text="From then on nothing is taken.")
    late_work = serializers.ChoiceField(["marked", "per_day", "fixed", "refused"])
    late_percent = serializers.IntegerField()
    grace_minutes = serializers.IntegerField()
    time_limit_minutes = serializers.IntegerField(allow_null=True)
    extended = serializers.BooleanField(help_text="Some of it was given to this person alone.")


class MeDocument(serializers.Serializer[Any]):
    """Who is here, in which role and course."""

    role = serializers.ChoiceField(["learner", "instructor", "ta", "designer", "observer", "none"])
    test_user = serializers.BooleanField()
    masquerade = serializers.BooleanField()
    name = serializers.CharField(allow_null=True)
    language = serializers.ChoiceField(["zh-hans", "en"])
    context = Named()  # type: ignore[assignment] # the document's own member
    resource_link = Named()
    activities = ActivityDocument(many=True)
    csrf = serializers.CharField()


class DeliveryDocument(serializers.Serializer[Any]):
    """How far a score has got on its way to the gradebook."""

    state = serializers.CharField(help_text=", ".join(DELIVERY_STATES))
    sent_at = serializers.DateTimeField(allow_null=True)
    confirmed_at = serializers.DateTimeField(allow_null=True)
    reason = serializers.CharField(allow_blank=True)
    next_at = serializers.DateTimeField(allow_null=True)
    score = serializers.DecimalField(5, 2, allow_null=True, required=False)
    there_score = serializers.DecimalField(
        9, 4, allow_null=True, required=False, help_text="What the gradebook shows instead, of 100."
    )
    there_at = serializers.DateTimeField(allow_null=True, required=False)


class EvidenceDocument(serializers.Serializer[Any]):
    """What a verdict rests on; spans are code points of the text as typed; ``expected`` only after release."""

    code = serializers.CharField()
    text = serializers.CharField()
    field = serializers.CharField(allow_blank=True)
    row = serializers.IntegerField(allow_null=True)
    start = serializers.IntegerField(allow_null=True)
    end = serializers.IntegerField(allow_null=True)
    label = serializers.CharField(allow_blank=True)  # type: ignore[assignment] # the document's own member
    read = serializers.JSONField(allow_null=True)
    expected = serializers.JSONField(required=False)


class CheckDocument(serializers.Serializer[Any]):
    """One check, its points and evidence."""

    name = serializers.CharField()
    title = serializers.CharField()
    verdict = serializers.ChoiceField(["met", "not_met", "review"])
    points = serializers.CharField()
    points_max = serializers.CharField()
    acceptance = serializers.BooleanField()
    note = serializers.CharField(allow_blank=True)
    decided = serializers.BooleanField()
    evidence = EvidenceDocument(many=True)


class MessageDocument(serializers.Serializer[Any]):
    """A message to the learner."""

    code = serializers.CharField()
    text = serializers.CharField()


class OutcomeDocument(serializers.Serializer[Any]):
    """What grading decided; ``items`` (quiz) or ``reference`` (exercise) only once released."""

    score = serializers.CharField(allow_null=True)
    passed = serializers.BooleanField(allow_null=True)
    accepted = serializers.BooleanField(allow_null=True)
    pass_mark = serializers.CharField()
    graded_at = serializers.DateTimeField()
    released = serializers.BooleanField()
    checks = CheckDocument(many=True)
    messages = MessageDocument(many=True)
    items = serializers.JSONField(required=False)
    reference = serializers.JSONField(required=False)


class AttemptDocument(serializers.Serializer[Any]):
    """An attempt; ``definition`` never holds a key."""

    id = serializers.UUIDField()
    activity = serializers.CharField()
    title = serializers.CharField()
    kind = serializers.CharField()
    number = serializers.IntegerField()
    preview = serializers.BooleanField()
    state = serializers.ChoiceField(STATES)
    revision = serializers.IntegerField()
    definition = serializers.JSONField()
    responses = serializers.JSONField()
    started_at = serializers.DateTimeField()
    saved_at = serializers.DateTimeField(allow_null=True)
    submitted_at = serializers.DateTimeField(allow_null=True)
    due_at = serializers.DateTimeField(allow_null=True)
    closes_at = serializers.DateTimeField(allow_null=True)
    ends_at = serializers.DateTimeField(allow_null=True, help_text="From then on this attempt takes nothing.")
    seconds_left = serializers.IntegerField(allow_null=True, help_text="Until then, where the attempt has a limit.")
    late = serializers.BooleanField(required=False)
    points_off = serializers.IntegerField(required=False, help_text="Of 100, taken for being late.")
    earned = serializers.CharField(required=False, allow_null=True, help_text="The score before that.")
    attempts_left = serializers.IntegerField(allow_null=True, required=False)
    outcome = OutcomeDocument(allow_null=True)
    delivery = DeliveryDocument(allow_null=True)


class HandedInDocument(serializers.Serializer[Any]):
    """The acknowledgement of a hand-in; the same request has the same one."""

    id = serializers.UUIDField()
    activity = serializers.CharField()
    state = serializers.CharField(help_text="submitted")
    revision = serializers.IntegerField()
    submitted_at = serializers.DateTimeField()


class LearnerDocument(serializers.Serializer[Any]):
    """A learner, by the platform's own id; ``shown_as`` is the name where it is shared, else a pseudonym."""

    id = serializers.CharField()
    name = serializers.CharField(allow_null=True)
    shown_as = serializers.CharField()


class ResultDocument(serializers.Serializer[Any]):
    """One attempt in the course's table of results; ``counts`` tells whose grade stands in the gradebook."""

    learner = LearnerDocument()
    resource_link = Named()
    activity = serializers.CharField()
    attempt = serializers.IntegerField()
    attempt_id = serializers.UUIDField()
    state = serializers.ChoiceField(STATES)
    score = serializers.CharField(allow_null=True)
    passed = serializers.BooleanField(allow_null=True)
    submitted_at = serializers.DateTimeField()
    late = serializers.BooleanField()
    points_off = serializers.IntegerField(help_text="Of 100, taken for being late; the score is what is left.")
    counts = serializers.BooleanField()
    delivery = DeliveryDocument()


class ResultsPage(serializers.Serializer[Any]):
    """One page of results."""

    count = serializers.IntegerField()
    next = serializers.CharField(allow_null=True)
    previous = serializers.CharField(allow_null=True)
    results = ResultDocument(many=True)


class ProblemDocument(serializers.Serializer[Any]):
    """Problem details (RFC 9457)."""

    type = serializers.CharField()
    title = serializers.CharField()
    status = serializers.IntegerField()
    detail = serializers.CharField()
    code = serializers.CharField()
    errors = serializers.DictField(required=False)  # type: ignore[assignment] # the document's own member
    current = AttemptDocument(required=False)
