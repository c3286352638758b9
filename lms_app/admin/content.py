"""Lesson versions in the admin."""

from django.contrib import admin

from lms_app.admin.scoped import ReadOnly
from lms_app.models import ContentVersion


@admin.register(ContentVersion)
class ContentVersionAdmin(ReadOnly):
    """Versions as loaded; a change is a new version (`manage.py load_content`)."""

    list_display = ("slug", "short_digest", "is_current", "loaded_at")
    list_filter = ("is_current", "slug")
    search_fields = ("slug", "digest")
    exclude = ("document",)

    @admin.display(description="digest", ordering="digest")
    def short_digest(self, version: ContentVersion) -> str:
        """Return enough of the digest to tell versions apart."""
        return version.digest[:12]
