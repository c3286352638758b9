"""Make the Celery application the current one wherever Django runs, so that a nudge finds its broker."""

from django.apps import AppConfig

from config.celery import app


class WiringConfig(AppConfig):
    """No models; it only ties Celery to Django."""

    name = "config"
    celery = app
