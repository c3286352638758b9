"""Mails about alerts, to whoever runs the tool: in both languages, without a learner's name, until one is taken."""

from __future__ import annotations

import logging
from datetime import datetime, timedelta
from smtplib import SMTPException

from django.conf import settings
from django.core.mail import EmailMessage
from django.db.models import Q
from django.urls import reverse
from django.utils import timezone, translation
from django.utils.translation import gettext as _

from lms_app.models import AlertKind, DeliveryAlert

logger = logging.getLogger(__name__)

#: How long an alert is worth a mail that could not be sent when it was raised.
WORTH = timedelta(days=1)


def send(*, now: datetime) -> None:
    """Send what has not been sent yet: an alert, and its all-clear where the alert was mailed."""
    if not settings.ALERT_MAIL_TO:
        return
    raised = Q(raise_mailed_at__isnull=True, cleared_at__isnull=True)
    cleared = Q(raise_mailed_at__isnull=False, cleared_at__gt=now - WORTH, clear_mailed_at__isnull=True)
    for alert in DeliveryAlert.objects.filter(raised | cleared).select_related("platform").order_by("pk"):
        field = "raise_mailed_at" if alert.cleared_at is None else "clear_mailed_at"
        # Written down first: of two processes one sends it, and it is taken back if nobody takes the mail.
        mine = DeliveryAlert.objects.filter(pk=alert.pk, **{f"{field}__isnull": True})
        if not mine.update(**{field: now}):
            continue
        try:
            _message(alert).send()
        except (OSError, SMTPException) as fault:
            DeliveryAlert.objects.filter(pk=alert.pk).update(**{field: None})
            logger.warning("The mail about delivery alert %s was not taken (%s).", alert.pk, type(fault).__name__)
            return


def _message(alert: DeliveryAlert) -> EmailMessage:
    subjects, texts = [], []
    for language in ("zh-hans", "en"):
        with translation.override(language):
            subjects.append(_subject(alert))
            texts.append(_text(alert))
    return EmailMessage(subject=" / ".join(subjects), body="\n\n---\n\n".join(texts), to=list(settings.ALERT_MAIL_TO))


def _subject(alert: DeliveryAlert) -> str:
    values = {"platform": " ".join(alert.platform.name.split())}
    if alert.cleared_at is not None:
        return _("All clear: scores to %(platform)s") % values
    return _("Scores to %(platform)s are late") % values


def _text(alert: DeliveryAlert) -> str:
    values = {
        "platform": alert.platform.name,
        "count": alert.scores,
        "hours": f"{settings.SCORE_AGE_LIMIT.total_seconds() / 3600:g}",
        "since": _at(alert.oldest_since),
        "raised": _at(alert.raised_at),
        "url": settings.PUBLIC_URL + reverse("admin:deliveries"),
    }
    if alert.cleared_at is not None:
        words = _("No score to %(platform)s has waited for more than %(hours)s hours any more; raised at %(raised)s.")
    elif alert.kind == AlertKind.STOPPED:
        words = _(
            "Scores to %(platform)s were stopped and have waited for somebody for more than %(hours)s hours: "
            "%(count)s, the oldest since %(since)s."
        )
    else:
        words = _(
            "Scores to %(platform)s have not arrived for more than %(hours)s hours: %(count)s, the oldest since "
            "%(since)s. They are tried again by themselves."
        )
    return f"{words % values}\n{_('Why, and what to do: %(url)s') % values}"


def _at(moment: datetime) -> str:
    return timezone.localtime(moment).strftime("%Y-%m-%d %H:%M %Z")
