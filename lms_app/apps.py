"""The Django application."""

from django.apps import AppConfig


class LmsAppConfig(AppConfig):
    """Yardstick's one application."""

    name = "lms_app"
    verbose_name = "Yardstick"
