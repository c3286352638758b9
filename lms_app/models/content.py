"""Lesson versions as rows: what was shown and graded stays readable for ever."""

from __future__ import annotations

from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _


class ContentVersion(models.Model):
    """One version of one lesson; its document never changes, the digest names it."""

    slug = models.SlugField(_("slug"), max_length=100)
    digest = models.CharField(_("digest"), max_length=64, unique=True)
    document = models.JSONField(
        _("document"),
    )
    is_current = models.BooleanField(_("current"), default=True)
    loaded_at = models.DateTimeField(_("loaded at"), auto_now_add=True)

    class Meta:
        verbose_name = _("content version")
        verbose_name_plural = _("content versions")
        constraints = [
            models.UniqueConstraint(
                fields=["slug"], condition=Q(is_current=True), name="one_current_version_of_a_lesson"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.slug} {self.digest[:12]}"
