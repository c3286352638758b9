"""The Django applications: our own, and the admin on our own site."""

from django.apps import AppConfig
from django.contrib.admin.apps import AdminConfig


class LmsAppConfig(AppConfig):
    """Yardstick's one application."""

    default = True
    name = "lms_app"
    verbose_name = "Yardstick"


class YardstickAdminConfig(AdminConfig):
    """Django's admin, whose site also lets instructors in by ticket, scoped to their courses."""

    default = False
    default_site = "lms_app.admin_site.YardstickAdminSite"
