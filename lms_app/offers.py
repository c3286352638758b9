"""What a course can be given: each lesson as a whole, and each of its activities."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from content.bundle import Bundle
from lms_app import placements
from lms_app.models import ContentVersion


@dataclass(frozen=True, slots=True)
class Offer:
    """One thing to choose; ``activity`` is empty for the lesson's overview, ``scored`` names what fills its column."""

    lesson: str
    activity: str
    title: str
    text: str
    scored: str

    @property
    def key(self) -> str:
        """Name the offer among all of them."""
        return f"{self.lesson}/{self.activity}" if self.activity else self.lesson


@dataclass(frozen=True, slots=True)
class LessonOffers:
    """What one lesson has to offer, the overview first."""

    title: str
    offers: tuple[Offer, ...]


def by_lesson(language: str) -> list[LessonOffers]:
    """Return everything there is to choose, lesson by lesson."""
    current = ContentVersion.objects.defer("document").filter(is_current=True).order_by("pk")
    return [_of_lesson(placements.version_bundle(version), language) for version in current]


def named(lessons: Sequence[LessonOffers], keys: Sequence[str]) -> list[Offer] | None:
    """Return the offers of these keys, in the author's order; None where a key names none."""
    known = {offer.key: offer for lesson in lessons for offer in lesson.offers}
    if not set(keys) <= set(known):
        return None
    return [offer for key, offer in known.items() if key in keys]


def _of_lesson(bundle: Bundle, language: str) -> LessonOffers:
    words = bundle.lesson(language)
    title, main = str(words["title"]), bundle.activity(bundle.main).heading(language)
    offers = [Offer(bundle.slug, "", title, str(words["objective"]), main)]
    for activity in bundle.activities:
        heading, lead = activity.heading(language), str(activity.texts(language)["lead"])
        offers.append(Offer(bundle.slug, activity.key, heading, lead, heading))
    return LessonOffers(title, tuple(offers))
