"""The nouns of LTI as rows: who launches, from where, into what."""

from __future__ import annotations

from django.conf import settings
from django.core.validators import MinValueValidator
from django.db import models
from django.db.models import Q
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from lms_app.models.content import ContentVersion

#: LTI Core 1.3 bounds ids and `sub` at 255 characters.
ID_MAX = 255
URL_MAX = 2000


class Role(models.TextChoices):
    """What somebody may do in one course: the answer of the role table, never a claim's own word."""

    INSTRUCTOR = "instructor", _("instructor")
    TA = "ta", _("teaching assistant")
    DESIGNER = "designer", _("designer")
    LEARNER = "learner", _("learner")
    OBSERVER = "observer", _("observer")
    NONE = "none", _("none")


class Platform(models.Model):
    """A registration: one issuer together with the client id that it knows us by."""

    name = models.CharField(_("name"), max_length=200)
    issuer = models.CharField(_("issuer"), max_length=URL_MAX)
    client_id = models.CharField(_("client id"), max_length=ID_MAX)
    auth_login_url = models.URLField(_("auth login url"), max_length=URL_MAX)
    auth_token_url = models.URLField(_("auth token url"), max_length=URL_MAX)
    jwks_url = models.URLField(_("jwks url"), max_length=URL_MAX)
    token_audience = models.CharField(
        _("token audience"),
        max_length=URL_MAX,
        blank=True,
        help_text=_("Audience of the token assertion where it is not the token URL."),
    )
    service_hosts = models.JSONField(
        _("service hosts"),
        default=list,
        blank=True,
        help_text=_("Further hosts on which this platform serves grades and members."),
    )
    product_family = models.CharField(
        _("product family"), max_length=100, blank=True, help_text=_("As the last launch said; for quirks only.")
    )
    is_active = models.BooleanField(_("active"), default=True)
    is_pending = models.BooleanField(
        _("waiting for approval"),
        default=False,
        editable=False,
        help_text=_("It registered itself and is off until somebody approves it."),
    )
    admits_deployments = models.BooleanField(
        _("admits deployments"), default=False, help_text=_("Approve new deployments at their first launch.")
    )
    scores_at_once = models.PositiveSmallIntegerField(
        _("scores at once"),
        null=True,
        blank=True,
        validators=[MinValueValidator(1)],
        help_text=_("Messages to its gradebook at a time, over all workers. Empty: as set for all platforms."),
    )
    key_set = models.JSONField(_("platform key set"), null=True, blank=True, editable=False)
    key_set_expires_at = models.DateTimeField(_("platform key set expires at"), null=True, blank=True, editable=False)
    key_set_tried_at = models.DateTimeField(_("platform key set tried at"), null=True, blank=True, editable=False)
    created_at = models.DateTimeField(_("created at"), auto_now_add=True)

    class Meta:
        verbose_name = _("platform")
        verbose_name_plural = _("platforms")
        constraints = [
            models.UniqueConstraint(fields=["issuer", "client_id"], name="platform_is_issuer_and_client_id"),
            models.CheckConstraint(condition=Q(is_active=False) | Q(is_pending=False), name="what_waits_is_off"),
        ]

    def __str__(self) -> str:
        return self.name


class ToolKey(models.Model):
    """One of our signing keys; the private half only as ciphertext (see `lti.keys`)."""

    kid = models.CharField(_("kid"), max_length=64, unique=True)
    public_jwk = models.JSONField(
        _("public jwk"),
    )
    private_ciphertext = models.BinaryField(_("private ciphertext"), editable=False)
    created_at = models.DateTimeField(_("created at"), auto_now_add=True)
    signs_from = models.DateTimeField(
        _("signs from"),
        default=timezone.now,
        null=True,
        blank=True,
        help_text=_("Empty: published, and the next to sign. The latest that has begun signs."),
    )
    retires_at = models.DateTimeField(_("retires at"), null=True, blank=True, help_text=_("Published until then."))

    class Meta:
        verbose_name = _("tool key")
        verbose_name_plural = _("tool keys")

    def __str__(self) -> str:
        return self.kid


class DeploymentState(models.TextChoices):
    """Whether our administrator has admitted a deployment."""

    PENDING = "pending", _("waiting for approval")
    APPROVED = "approved", _("approved")
    REFUSED = "refused", _("refused")


class Deployment(models.Model):
    """One installation of a registration at the platform."""

    platform = models.ForeignKey(
        Platform, verbose_name=_("platform"), on_delete=models.CASCADE, related_name="deployments"
    )
    deployment_id = models.CharField(_("deployment id"), max_length=ID_MAX)
    state = models.CharField(_("state"), max_length=10, choices=DeploymentState, default=DeploymentState.PENDING)
    first_seen_at = models.DateTimeField(_("first seen at"), auto_now_add=True)

    class Meta:
        verbose_name = _("deployment")
        verbose_name_plural = _("deployments")
        constraints = [
            models.UniqueConstraint(fields=["platform", "deployment_id"], name="deployment_is_unique_in_platform"),
        ]

    def __str__(self) -> str:
        return f"{self.platform_id}:{self.deployment_id}"


class Context(models.Model):
    """A course, as the platform names it inside a deployment."""

    deployment = models.ForeignKey(
        Deployment, verbose_name=_("deployment"), on_delete=models.CASCADE, related_name="contexts"
    )
    lti_id = models.CharField(_("id at the platform"), max_length=ID_MAX)
    label = models.CharField(_("label"), max_length=ID_MAX, blank=True)
    title = models.CharField(_("title"), max_length=ID_MAX, blank=True)
    memberships_url = models.CharField(_("memberships url"), max_length=URL_MAX, blank=True)
    created_at = models.DateTimeField(_("created at"), auto_now_add=True)

    class Meta:
        verbose_name = _("course")
        verbose_name_plural = _("courses")
        constraints = [
            models.UniqueConstraint(fields=["deployment", "lti_id"], name="context_is_unique_in_deployment"),
        ]

    def __str__(self) -> str:
        return self.title or self.label or self.lti_id


class ResourceLink(models.Model):
    """A link in a course that opens the tool; bound to a lesson and, perhaps, to one of its activities."""

    context = models.ForeignKey(
        Context, verbose_name=_("course"), on_delete=models.CASCADE, related_name="resource_links"
    )
    lti_id = models.CharField(_("id at the platform"), max_length=ID_MAX)
    title = models.CharField(_("title"), max_length=ID_MAX, blank=True)
    lesson = models.SlugField(_("lesson"), max_length=100)
    activity = models.CharField(
        _("activity"), max_length=40, blank=True, help_text=_("Empty: the lesson's overview with all activities.")
    )
    #: The grade service as the latest launch described it; the platform may move it.
    ags_lineitems_url = models.CharField(_("ags lineitems url"), max_length=URL_MAX, blank=True)
    ags_lineitem_url = models.CharField(_("ags lineitem url"), max_length=URL_MAX, blank=True)
    ags_scopes = models.JSONField(_("ags scopes"), default=list, blank=True)
    created_at = models.DateTimeField(_("created at"), auto_now_add=True)
    #: The lesson's current version, where it was read together with the link.
    current_version: ContentVersion | None = None

    class Meta:
        verbose_name = _("resource link")
        verbose_name_plural = _("resource links")
        constraints = [
            models.UniqueConstraint(fields=["context", "lti_id"], name="link_is_unique_in_context"),
        ]

    def __str__(self) -> str:
        return self.title or self.lti_id


class LtiUser(models.Model):
    """A person as one registration knows them: a `sub`, never joined by name or e-mail."""

    platform = models.ForeignKey(Platform, verbose_name=_("platform"), on_delete=models.CASCADE, related_name="users")
    sub = models.CharField(_("sub"), max_length=ID_MAX)
    name = models.CharField(_("name"), max_length=ID_MAX, blank=True)
    email = models.CharField(_("email"), max_length=320, blank=True)
    locale = models.CharField(_("locale"), max_length=35, blank=True)
    staff_account = models.OneToOneField(
        settings.AUTH_USER_MODEL,
        verbose_name=_("staff account"),
        null=True,
        blank=True,
        on_delete=models.SET_NULL,
        related_name="lti_user",
    )
    created_at = models.DateTimeField(_("created at"), auto_now_add=True)

    class Meta:
        verbose_name = _("person")
        verbose_name_plural = _("people")
        constraints = [
            models.UniqueConstraint(fields=["platform", "sub"], name="user_is_unique_in_platform"),
        ]

    def __str__(self) -> str:
        return self.name or f"#{self.pk}"


class Membership(models.Model):
    """What somebody is in a course, replaced by each launch and by the roster, never merged upward."""

    context = models.ForeignKey(Context, verbose_name=_("course"), on_delete=models.CASCADE, related_name="memberships")
    user = models.ForeignKey(LtiUser, verbose_name=_("person"), on_delete=models.CASCADE, related_name="memberships")
    role = models.CharField(_("role"), max_length=12, choices=Role)
    is_test_user = models.BooleanField(_("test user"), default=False)
    is_active = models.BooleanField(_("active"), default=True)
    is_administrator = models.BooleanField(
        _("administrator"), default=False, help_text=_("Of the platform: comes into courses without being a member.")
    )
    changed_at = models.DateTimeField(
        _("changed at"),
    )
    #: The run of the course's roster that listed them last, and as what; see `RosterSync`.
    listed_in = models.PositiveIntegerField(_("listed in run"), null=True, blank=True)
    listed_as = models.CharField(_("listed as"), max_length=12, choices=Role, blank=True)

    class Meta:
        verbose_name = _("membership")
        verbose_name_plural = _("memberships")
        constraints = [
            models.UniqueConstraint(fields=["context", "user"], name="one_membership_in_a_context"),
            models.CheckConstraint(condition=Q(role__in=Role.values), name="membership_role_is_known"),
        ]

    def __str__(self) -> str:
        return f"{self.user_id} in {self.context_id}: {self.role}"


class LoginState(models.Model):
    """One login begun: state, nonce and browser bound together, consumed once."""

    state_hash = models.CharField(_("state hash"), max_length=64, unique=True)
    nonce = models.CharField(_("nonce"), max_length=64)
    browser_hash = models.CharField(
        _("browser hash"), max_length=64, help_text=_("Hash of the secret that only that browser holds.")
    )
    platform = models.ForeignKey(Platform, verbose_name=_("platform"), on_delete=models.CASCADE)
    target_link_uri = models.CharField(_("target link uri"), max_length=URL_MAX)
    asked_with = models.TextField(
        _("asked with"),
        blank=True,
        default="",
        db_default="",
        help_text=_("Its parameters as a query, where it may have to begin again."),
    )
    created_at = models.DateTimeField(
        _("created at"),
    )
    expires_at = models.DateTimeField(_("expires at"), db_index=True)
    used_at = models.DateTimeField(_("used at"), null=True, blank=True)

    class Meta:
        verbose_name = _("login begun")
        verbose_name_plural = _("logins begun")

    def __str__(self) -> str:
        return f"login {self.pk}"


class Launch(models.Model):
    """One verified message, as the record of who came from where, and on what terms the platform sent them.

    Of a person's launches of a link the newest says which dates of the platform hold for them; see `placements`.
    """

    #: Found by the indexes below: most rows are in few of them.
    resource_link = models.ForeignKey(
        ResourceLink,
        verbose_name=_("resource link"),
        on_delete=models.CASCADE,
        related_name="launches",
        db_index=False,
    )
    user = models.ForeignKey(LtiUser, verbose_name=_("person"), on_delete=models.CASCADE, related_name="launches")
    role = models.CharField(_("role"), max_length=12, choices=Role)
    is_test_user = models.BooleanField(_("test user"), default=False)
    activity = models.CharField(_("activity"), max_length=40, blank=True)
    locale = models.CharField(_("locale"), max_length=35, blank=True)
    document_target = models.CharField(_("document target"), max_length=20, blank=True)
    return_url = models.CharField(_("return url"), max_length=URL_MAX, blank=True)
    custom = models.JSONField(_("custom"), default=dict, blank=True)
    for_user = models.ForeignKey(
        LtiUser,
        verbose_name=_("whose work is shown"),
        null=True,
        blank=True,
        on_delete=models.CASCADE,
        related_name="reviews",
        db_index=False,
        help_text=_("Set where a gradebook opened somebody's work."),
    )
    is_masquerade = models.BooleanField(
        _("somebody else acts as this person"), default=False, db_default=False, help_text=_("Nothing can be written.")
    )
    opens_at = models.DateTimeField(_("opens at"), null=True, blank=True)
    due_at = models.DateTimeField(_("due at"), null=True, blank=True)
    closes_at = models.DateTimeField(_("closes at"), null=True, blank=True)
    attempts_allowed = models.PositiveIntegerField(_("attempts allowed"), null=True, blank=True)
    unread = models.CharField(
        _("not understood"),
        max_length=ID_MAX,
        blank=True,
        default="",
        db_default="",
        help_text=_("Custom parameters whose values were no dates or numbers."),
    )
    launched_at = models.DateTimeField(
        _("launched at"),
    )

    class Meta:
        verbose_name = _("launch")
        verbose_name_plural = _("launches")
        indexes = [
            models.Index(fields=["resource_link", "user", "-id"], name="launches_of_a_person"),
            models.Index(fields=["resource_link"], condition=~Q(unread=""), name="launches_not_understood"),
            models.Index(fields=["for_user"], condition=Q(for_user__isnull=False), name="launches_for_review"),
        ]

    def __str__(self) -> str:
        return f"launch {self.pk}"
