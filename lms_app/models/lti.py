"""The nouns of LTI as rows: who launches, from where, into what."""

from __future__ import annotations

from django.conf import settings
from django.db import models
from django.db.models import Q

#: LTI Core 1.3 bounds ids and `sub` at 255 characters.
ID_MAX = 255
URL_MAX = 2000


class Role(models.TextChoices):
    """What somebody may do in one course: the answer of the role table, never a claim's own word."""

    INSTRUCTOR = "instructor", "instructor"
    TA = "ta", "teaching assistant"
    DESIGNER = "designer", "designer"
    LEARNER = "learner", "learner"
    OBSERVER = "observer", "observer"
    NONE = "none", "none"


class Platform(models.Model):
    """A registration: one issuer together with the client id that it knows us by."""

    name = models.CharField(max_length=200)
    issuer = models.CharField(max_length=URL_MAX)
    client_id = models.CharField(max_length=ID_MAX)
    auth_login_url = models.URLField(max_length=URL_MAX)
    auth_token_url = models.URLField(max_length=URL_MAX)
    jwks_url = models.URLField(max_length=URL_MAX)
    token_audience = models.CharField(
        max_length=URL_MAX, blank=True, help_text="Audience of the token assertion where it is not the token URL."
    )
    service_hosts = models.JSONField(
        default=list, blank=True, help_text="Further hosts on which this platform serves grades and members."
    )
    product_family = models.CharField(max_length=100, blank=True, help_text="As the last launch said; for quirks only.")
    is_active = models.BooleanField(default=True)
    admits_deployments = models.BooleanField(default=False, help_text="Approve new deployments at their first launch.")
    key_set = models.JSONField(null=True, blank=True, editable=False)
    key_set_expires_at = models.DateTimeField(null=True, blank=True, editable=False)
    key_set_tried_at = models.DateTimeField(null=True, blank=True, editable=False)
    created_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["issuer", "client_id"], name="platform_is_issuer_and_client_id"),
        ]

    def __str__(self) -> str:
        return self.name


class ToolKey(models.Model):
    """One of our signing keys; the private half only as ciphertext (see `lti.keys`)."""

    kid = models.CharField(max_length=64, unique=True)
    public_jwk = models.JSONField()
    private_ciphertext = models.BinaryField(editable=False)
    created_at = models.DateTimeField(auto_now_add=True)
    retires_at = models.DateTimeField(null=True, blank=True, help_text="Published until then; signs no more once set.")

    def __str__(self) -> str:
        return self.kid


class DeploymentState(models.TextChoices):
    """Whether our administrator has admitted a deployment."""

    PENDING = "pending", "waiting for approval"
    APPROVED = "approved", "approved"
    REFUSED = "refused", "refused"


class Deployment(models.Model):
    """One installation of a registration at the platform."""

    platform = models.ForeignKey(Platform, on_delete=models.CASCADE, related_name="deployments")
    deployment_id = models.CharField(max_length=ID_MAX)
    state = models.CharField(max_length=10, choices=DeploymentState, default=DeploymentState.PENDING)
    first_seen_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["platform", "deployment_id"], name="deployment_is_unique_in_platform"),
        ]

    def __str__(self) -> str:
        return f"{self.platform_id}:{self.deployment_id}"


class Context(models.Model):
    """A course, as the platform names it inside a deployment."""

    deployment = models.ForeignKey(Deployment, on_delete=models.CASCADE, related_name="contexts")
    lti_id = models.CharField(max_length=ID_MAX)
    label = models.CharField(max_length=ID_MAX, blank=True)
    title = models.CharField(max_length=ID_MAX, blank=True)
    memberships_url = models.CharField(max_length=URL_MAX, blank=True)
    created_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["deployment", "lti_id"], name="context_is_unique_in_deployment"),
        ]

    def __str__(self) -> str:
        return self.title or self.label or self.lti_id


class ResourceLink(models.Model):
    """A link in a course that opens the tool; bound to a lesson and, perhaps, to one of its activities."""

    context = models.ForeignKey(Context, on_delete=models.CASCADE, related_name="resource_links")
    lti_id = models.CharField(max_length=ID_MAX)
    title = models.CharField(max_length=ID_MAX, blank=True)
    lesson = models.SlugField(max_length=100)
    activity = models.CharField(max_length=40, blank=True, help_text="Empty: the lesson's overview with all activities.")
    #: The grade service as the latest launch described it; the platform may move it.
    ags_lineitems_url = models.CharField(max_length=URL_MAX, blank=True)
    ags_lineitem_url = models.CharField(max_length=URL_MAX, blank=True)
    ags_scopes = models.JSONField(default=list, blank=True)
    created_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["context", "lti_id"], name="link_is_unique_in_context"),
        ]

    def __str__(self) -> str:
        return self.title or self.lti_id


class LtiUser(models.Model):
    """A person as one registration knows them: a `sub`, never joined by name or e-mail."""

    platform = models.ForeignKey(Platform, on_delete=models.CASCADE, related_name="users")
    sub = models.CharField(max_length=ID_MAX)
    name = models.CharField(max_length=ID_MAX, blank=True)
    email = models.CharField(max_length=320, blank=True)
    locale = models.CharField(max_length=35, blank=True)
    staff_account = models.OneToOneField(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.SET_NULL, related_name="lti_user"
    )
    created_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["platform", "sub"], name="user_is_unique_in_platform"),
        ]

    def __str__(self) -> str:
        return self.name or f"#{self.pk}"


class Membership(models.Model):
    """What somebody is in a course, replaced by each launch and never merged upward."""

    context = models.ForeignKey(Context, on_delete=models.CASCADE, related_name="memberships")
    user = models.ForeignKey(LtiUser, on_delete=models.CASCADE, related_name="memberships")
    role = models.CharField(max_length=12, choices=Role)
    is_test_user = models.BooleanField(default=False)
    is_active = models.BooleanField(default=True)
    changed_at = models.DateTimeField()

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["context", "user"], name="one_membership_in_a_context"),
            models.CheckConstraint(condition=Q(role__in=Role.values), name="membership_role_is_known"),
        ]

    def __str__(self) -> str:
        return f"{self.user_id} in {self.context_id}: {self.role}"


class LoginState(models.Model):
    """One login begun: state, nonce and browser bound together, consumed once."""

    state_hash = models.CharField(max_length=64, unique=True)
    nonce = models.CharField(max_length=64)
    browser_hash = models.CharField(max_length=64, help_text="Hash of the secret that only that browser holds.")
    platform = models.ForeignKey(Platform, on_delete=models.CASCADE)
    target_link_uri = models.CharField(max_length=URL_MAX)
    created_at = models.DateTimeField()
    expires_at = models.DateTimeField(db_index=True)
    used_at = models.DateTimeField(null=True, blank=True)

    def __str__(self) -> str:
        return f"login {self.pk}"


class Launch(models.Model):
    """One verified message, as the record of who came from where."""

    resource_link = models.ForeignKey(ResourceLink, on_delete=models.CASCADE, related_name="launches")
    user = models.ForeignKey(LtiUser, on_delete=models.CASCADE, related_name="launches")
    role = models.CharField(max_length=12, choices=Role)
    is_test_user = models.BooleanField(default=False)
    activity = models.CharField(max_length=40, blank=True)
    locale = models.CharField(max_length=35, blank=True)
    document_target = models.CharField(max_length=20, blank=True)
    return_url = models.CharField(max_length=URL_MAX, blank=True)
    custom = models.JSONField(default=dict, blank=True)
    launched_at = models.DateTimeField()

    def __str__(self) -> str:
        return f"launch {self.pk}"
