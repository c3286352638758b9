"""The Celery application; beat's one entry is the sweep."""

import os

from celery import Celery
from django.conf import settings

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")

app = Celery("yardstick")
app.config_from_object("django.conf:settings", namespace="CELERY")
app.autodiscover_tasks(["grading"])
app.conf.beat_schedule = {
    "sweep": {
        "task": "grading.tasks.sweep",
        "schedule": settings.SWEEP_INTERVAL,
        # An old sweep is worth nothing: the next one finds the same rows.
        "options": {"expires": settings.SWEEP_INTERVAL.total_seconds()},
    }
}
