"""A teacher choosing what to add to a course: the one row of it, and no other until a chosen link is opened."""

from __future__ import annotations

from django.db import models
from django.utils.translation import gettext_lazy as _

from lms_app.models.access import FRAME_NAME_MAX
from lms_app.models.lti import ID_MAX, URL_MAX, Deployment, Role


class Selection(models.Model):
    """A request to choose, with the session of whoever chooses; gone when cancelled, or some time later."""

    sid = models.CharField(
        _("sid"), max_length=32, unique=True, help_text=_("Public key of the session; stands in its URLs.")
    )
    secret_hash = models.CharField(_("secret hash"), max_length=64)
    deployment = models.ForeignKey(
        Deployment, verbose_name=_("deployment"), on_delete=models.CASCADE, related_name="selections"
    )
    sub = models.CharField(_("sub"), max_length=ID_MAX)
    name = models.CharField(_("name"), max_length=ID_MAX, blank=True)
    role = models.CharField(_("role"), max_length=12, choices=Role)
    context_lti_id = models.CharField(_("id at the platform"), max_length=ID_MAX, blank=True)
    course = models.CharField(_("course"), max_length=ID_MAX, blank=True)
    settings = models.JSONField(_("settings"), help_text=_("As `lti.deep_linking` keeps them."))
    return_url = models.CharField(
        _("return url"), max_length=URL_MAX, blank=True, help_text=_("The page that the choice was opened from.")
    )
    language = models.CharField(_("language"), max_length=10)
    storage_frame = models.CharField(
        _("storage frame"),
        max_length=FRAME_NAME_MAX,
        blank=True,
        default="",
        db_default="",
        help_text=_("The platform's frame that proved the browser for want of a cookie; pages carry the session then."),
    )
    created_at = models.DateTimeField(
        _("created at"),
    )
    expires_at = models.DateTimeField(_("expires at"), db_index=True)

    class Meta:
        verbose_name = _("choice of contents")
        verbose_name_plural = _("choices of contents")

    def __str__(self) -> str:
        return f"selection {self.pk}"
