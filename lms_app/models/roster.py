"""The roster of a course being read from its platform: one row a course, and how far it has got."""

from __future__ import annotations

from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _

from lms_app.models.lti import URL_MAX, Context
from lms_app.models.queue import QueuedRow


class RosterSync(QueuedRow):
    """A course's roster: asked for, being read page by page, or read.

    A ``run`` begins with the first page and ends with the last; what is counted is the latest run's. Memberships carry
    the run that listed them last.
    """

    context = models.OneToOneField(
        Context, verbose_name=_("course"), on_delete=models.CASCADE, related_name="roster_sync"
    )
    asked_at = models.DateTimeField(
        _("asked at"),
    )
    asked_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, verbose_name=_("asked by"), null=True, blank=True, on_delete=models.SET_NULL
    )
    run = models.PositiveIntegerField(_("run"), default=0)
    began_at = models.DateTimeField(
        _("began at"), null=True, blank=True, help_text=_("Empty: the next claim begins a run.")
    )
    next_url = models.CharField(_("next page"), max_length=URL_MAX, blank=True)
    pages = models.PositiveIntegerField(_("pages read"), default=0)
    members = models.PositiveIntegerField(_("members seen"), default=0)
    unreadable = models.PositiveIntegerField(_("entries that could not be read"), default=0)
    joined = models.PositiveIntegerField(_("new members"), default=0)
    changed = models.PositiveIntegerField(_("members with another role"), default=0)
    gone = models.PositiveIntegerField(_("members who are gone"), default=0)
    completed_at = models.DateTimeField(_("last read whole at"), null=True, blank=True)

    class Meta:
        verbose_name = _("roster")
        verbose_name_plural = _("rosters")
        indexes = [models.Index(fields=["state", "due_at"], name="roster_queue")]

    def __str__(self) -> str:
        return f"roster {self.pk}"
