"""Lesson bundles into rows: one row a version, one of them current."""

from __future__ import annotations

from dataclasses import dataclass

from django.db import transaction

from content.bundle import Bundle
from lms_app.models import ContentVersion


@dataclass(frozen=True)
class Loaded:
    """What loading a bundle came to: ``outcome`` is ``new``, ``current again`` or ``unchanged``."""

    version: ContentVersion
    outcome: str


def load(bundle: Bundle) -> Loaded:
    """Make a bundle its lesson's current version; attempts keep the one they began with."""
    with transaction.atomic():
        others = ContentVersion.objects.filter(slug=bundle.slug, is_current=True).exclude(digest=bundle.digest)
        version = ContentVersion.objects.select_for_update().filter(digest=bundle.digest).first()
        if version is not None and version.is_current:
            return Loaded(version, "unchanged")
        others.update(is_current=False)
        if version is None:
            document = bundle.document()
            version = ContentVersion.objects.create(slug=bundle.slug, digest=bundle.digest, document=document)
            return Loaded(version, "new")
        version.is_current = True
        version.save(update_fields=["is_current"])
        return Loaded(version, "current again")
