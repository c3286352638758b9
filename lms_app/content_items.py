"""A choice as a platform takes it: a link to open, the column that it fills, and what survives a copied course."""

from __future__ import annotations

from typing import Any

from lms_app import columns
from lms_app.lti import ags, custom, targets
from lms_app.lti.deep_linking import LINK, Settings
from lms_app.models.lti import ID_MAX
from lms_app.offers import Offer

#: States of the platform's grade in which a teacher's way to the work is of use (Submission Review 1.0).
REVIEWABLE = ("InProgress", "Submitted", "Completed")


def link_of(offer: Offer, settings: Settings) -> dict[str, Any]:
    """Return the ``ltiResourceLink`` of a choice; every offer is scored, the overview by its main activity.

    What the link opens stands in its address and, for platforms that keep one address per tool, in ``custom``; both
    are copied with a course, as is the column's ``resourceId``.
    """
    title = offer.title[:ID_MAX]
    item: dict[str, Any] = {
        "type": LINK,
        "title": title,
        "text": offer.text,
        "url": _url(offer),
        "custom": {**_binding(offer), **custom.FIELDS},
    }
    if settings.needs_window:
        item["window"] = {"targetName": "_blank"}
    if settings.accept_line_item is not False:
        item["lineItem"] = _line_item(offer, title)
    return item


def _line_item(offer: Offer, title: str) -> dict[str, Any]:
    return {
        # Moodle takes whole numbers from 1 to 100 only, and Canvas names the assignment by the label.
        "scoreMaximum": ags.SCORE_MAXIMUM,
        "label": title,
        "resourceId": columns.link_resource_id(offer.lesson, offer.activity),
        "tag": columns.TAG,
        "submissionReview": {
            "reviewableStatus": list(REVIEWABLE),
            "url": _url(offer),
            "custom": _binding(offer),
        },
    }


def _binding(offer: Offer) -> dict[str, str]:
    activity = {"activity": offer.activity} if offer.activity else {}
    return {**activity, "lesson": offer.lesson}


def _url(offer: Offer) -> str:
    return targets.launch_url() + (f"{offer.activity}/" if offer.activity else "")
