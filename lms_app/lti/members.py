"""Members of a JSON object by type: what is missing, null or of another type is a refusal, never a crash."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lms_app.lti.http import is_address
from lms_app.lti.refusals import LaunchRefused
from lms_app.models.lti import ID_MAX


def _wrong(name: str) -> LaunchRefused:
    return LaunchRefused("malformed", f"type of {name.rpartition('/')[2]}")


def _missing(name: str) -> LaunchRefused:
    return LaunchRefused("malformed", f"no {name.rpartition('/')[2]}")


def text(holder: Mapping[str, Any], name: str) -> str | None:
    """Return a text, or None where there is none; null counts as absent."""
    value = holder.get(name)
    if value is not None and not isinstance(value, str):
        raise _wrong(name)
    return value


def identifier(holder: Mapping[str, Any], name: str) -> str:
    """Return an id of 1 to 255 characters."""
    value = text(holder, name)
    if not value:
        raise _missing(name)
    if len(value) > ID_MAX:
        raise _wrong(name)
    return value


def words(holder: Mapping[str, Any], name: str, *, at_most: int = ID_MAX) -> str:
    """Return a text meant for people, cut to what we keep; empty where there is none."""
    return (text(holder, name) or "").strip()[:at_most]


def address(holder: Mapping[str, Any], name: str) -> str:
    """Return an address, or an empty text for none and for what is none that we could keep and call."""
    value = text(holder, name) or ""
    return value if is_address(value) else ""


def object_(holder: Mapping[str, Any], name: str) -> dict[str, Any] | None:
    """Return an object, or None where there is none."""
    value = holder.get(name)
    if value is not None and not isinstance(value, dict):
        raise _wrong(name)
    return value


def texts(holder: Mapping[str, Any], name: str) -> tuple[str, ...] | None:
    """Return a list of texts, or None where there is none."""
    value = holder.get(name)
    if value is None:
        return None
    if not isinstance(value, list) or not all(isinstance(entry, str) for entry in value):
        raise _wrong(name)
    return tuple(value)


def required_texts(holder: Mapping[str, Any], name: str) -> tuple[str, ...]:
    """Return a list of texts that must be there, possibly empty."""
    value = texts(holder, name)
    if value is None:
        raise _missing(name)
    return value


def truth(holder: Mapping[str, Any], name: str) -> bool | None:
    """Return a truth value, or None where there is none."""
    value = holder.get(name)
    if value is not None and not isinstance(value, bool):
        raise _wrong(name)
    return value


def number(holder: Mapping[str, Any], name: str) -> float | None:
    """Return a number, or None where there is none; a truth value is no number."""
    value = holder.get(name)
    if value is None:
        return None
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise _wrong(name)
    try:
        return float(value)
    except OverflowError:
        raise _wrong(name) from None


def required_number(holder: Mapping[str, Any], name: str) -> float:
    """Return a number that must be there."""
    value = number(holder, name)
    if value is None:
        raise _missing(name)
    return value
