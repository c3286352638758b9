"""What the pages' templates need beyond Django's own: icons, times, scores, rulers, marked words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from decimal import ROUND_HALF_UP, Decimal
from fractions import Fraction
from functools import lru_cache
from typing import Any

from django import template
from django.template.base import Parser, Token
from django.utils import timezone
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import get_language

register = template.Library()

#: The ruler's drawing: where 0 and 100 stand, in its own units.
RULER_START = Decimal(8)
RULER_WIDTH = Decimal(384)


@dataclass(frozen=True)
class Tick:
    """One line of a ruler's edge."""

    x: str
    end: int


@register.simple_tag
@lru_cache(maxsize=128)
def icon(name: str, extra: str = "") -> SafeString:
    """Show an icon of the sprite; it says nothing that the words beside it do not."""
    return format_html(
        '<svg class="icon{}" aria-hidden="true"><use href="#i-{}"></use></svg>', f" {extra}" if extra else "", name
    )


class Once(template.Node):
    """What is the same on every page of a language."""

    def __init__(self, nodes: template.NodeList) -> None:
        self._nodes = nodes
        self._rendered: dict[str | None, SafeString] = {}

    def render(self, context: template.Context) -> SafeString:
        """Render it without a page's values, so that nothing of somebody's can be kept for others."""
        language = get_language()
        if language not in self._rendered:
            self._rendered[language] = self._nodes.render(context.new())
        return self._rendered[language]


@register.tag
def once(parser: Parser, token: Token) -> Once:
    """Render what stands between ``once`` and ``endonce`` once for a language; it knows nothing of the page."""
    nodes = parser.parse(("endonce",))
    parser.delete_first_token()
    return Once(nodes)


@register.simple_tag
def html_lang() -> str:
    """Name the page's language as HTML spells it."""
    return "en" if (get_language() or "").startswith("en") else "zh-Hans"


@register.simple_tag
def then() -> str:
    """Part a sentence from the one before it: with a space, but in Chinese the full stop brings its own."""
    return " " if html_lang() == "en" else ""


@register.filter
def score(value: Decimal | Fraction | str | float | None) -> str:
    """Write a score with two decimals, half up; nothing for none."""
    if value is None or value == "":
        return ""
    exact = Decimal(value.numerator) / Decimal(value.denominator) if isinstance(value, Fraction) else Decimal(value)
    return str(exact.quantize(Decimal("0.01"), rounding=ROUND_HALF_UP))


@register.filter
def points(value: Fraction | Decimal | str | None) -> str:
    """Write points as briefly as they can be: 20, 12.5, 33.33."""
    written = score(value)
    return written.rstrip("0").rstrip(".") if "." in written else written


@register.simple_tag
def clock(moment: datetime | None) -> SafeString:
    """Show a time, with its date where that is not today; a module puts it into the reader's own time zone."""
    if moment is None:
        return mark_safe("")
    local = timezone.localtime(moment)
    is_today = local.date() == timezone.localdate()
    shown = f"{local:%H:%M}" if is_today else f"{local:%Y-%m-%d %H:%M}"
    return format_html('<time datetime="{}" data-clock>{}</time>', moment.isoformat(), shown)


@register.simple_tag
def deadline(moment: datetime | None) -> SafeString:
    """Show a time that decides something: with its date and its zone; a module puts both into the reader's own."""
    if moment is None:
        return mark_safe("")
    local = timezone.localtime(moment)
    return format_html(
        '<time datetime="{}" data-clock="zone">{}</time>', moment.isoformat(), f"{local:%Y-%m-%d %H:%M} {local:%Z}"
    )


@register.simple_tag
def quoted(text: str, evidence: Iterable[Any] = ()) -> SafeString:
    """Show a learner's words as typed, with the spans of the evidence marked.

    Spans count code points, half open; what was only mentioned is marked more lightly. Overlapping spans are
    joined up; a span that the text does not have is left out.
    """
    pieces: list[SafeString] = []
    done = 0
    for start, end, label in _spans(text, evidence):
        pieces.append(format_html("{}", text[done:start]))
        shape = '<mark class="said-no">{}</mark>' if label == "mention" else "<mark>{}</mark>"
        pieces.append(format_html(shape, text[start:end]))
        done = end
    pieces.append(format_html("{}", text[done:]))
    return format_html_join("", "{}", ((piece,) for piece in pieces))


def _spans(text: str, evidence: Iterable[Any]) -> list[tuple[int, int, str]]:
    found = []
    for entry in evidence:
        get = entry.get if isinstance(entry, Mapping) else lambda name, e=entry: getattr(e, name, None)
        start, end = get("start"), get("end")
        if isinstance(start, int) and isinstance(end, int) and 0 <= start < end <= len(text):
            found.append((start, end, str(get("label") or "")))
    joined: list[tuple[int, int, str]] = []
    for start, end, label in sorted(found):
        if joined and start < joined[-1][1]:
            before = joined.pop()
            kept = label if before[2] == "mention" else before[2]
            joined.append((before[0], max(before[1], end), kept))
        else:
            joined.append((start, end, label))
    return joined


@register.inclusion_tag("yardstick/_ruler.html")
def ruler(value: Decimal | Fraction | str | None, pass_mark: Fraction | int = 60) -> dict[str, Any]:
    """Draw a score on the ruler from 0 to 100 with its pass mark; without a score, the open ruler."""
    here = Decimal(score(value)) if value not in (None, "") else None
    passing = Decimal(score(Fraction(pass_mark)))
    return {
        "value": here,
        "passing": points(passing),
        "is_passing": here is not None and here >= passing,
        "fill": _plain(here * RULER_WIDTH / 100) if here is not None else None,
        "here_x": _plain(RULER_START + here * RULER_WIDTH / 100) if here is not None else None,
        "pass_x": _plain(RULER_START + passing * RULER_WIDTH / 100),
        "ticks": [Tick(_plain(RULER_START + RULER_WIDTH * n / 50), 57 if n % 5 == 0 else 51) for n in range(51)],
    }


def _plain(number: Decimal) -> str:
    return f"{number:.2f}".rstrip("0").rstrip(".")
