"""The Celery application; beat has the sweep, the watch over late scores and the nightly reconciliation."""

import os

from celery import Celery
from celery.schedules import crontab
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
    },
    "reconcile": {
        "task": "grading.tasks.reconcile",
        "schedule": crontab(hour=settings.RECONCILE_HOUR, minute=17),
        "options": {"expires": 3600},
    },
    "watch": {"task": "grading.tasks.watch_scores", "schedule": 60.0, "options": {"expires": 60.0}},
}
