"""Lesson versions as rows: what was shown and graded stays readable for ever."""

from __future__ import annotations

from django.db import models
from django.db.models import Q


class ContentVersion(models.Model):
    """One version of one lesson; its document never changes, the digest names it."""

    slug = models.SlugField(max_length=100)
    digest = models.CharField(max_length=64, unique=True)
    document = models.JSONField()
    is_current = models.BooleanField(default=True)
    loaded_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=["slug"], condition=Q(is_current=True), name="one_current_version_of_a_lesson"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.slug} {self.digest[:12]}"
