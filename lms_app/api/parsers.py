"""JSON bodies, read strictly: what two readers could understand differently is refused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import IO, Any

from django.conf import settings
from rest_framework.exceptions import APIException, ParseError
from rest_framework.parsers import BaseParser

from lms_app.lti.jws import strict_json


class BodyTooLarge(APIException):
    """The body is larger than anything that can be handed in."""

    status_code = 413
    default_detail = "The body is too large."
    default_code = "too_large"


class StrictJSONParser(BaseParser):
    """Reads one JSON object without duplicate members, numbers beyond JSON, unstorable text or depth beyond reason."""

    media_type = "application/json"

    def parse(
        self,
        stream: IO[Any],
        media_type: str | None = None,
        parser_context: Mapping[str, Any] | None = None,
    ) -> dict[str, Any]:
        """Return the object; raise ``ParseError`` for anything else."""
        limit = settings.DATA_UPLOAD_MAX_MEMORY_SIZE
        raw = stream.read(limit + 1)
        if len(raw) > limit:
            raise BodyTooLarge
        try:
            value = strict_json(raw.decode("utf-8"))
        except ValueError as fault:
            raise ParseError("The body is not JSON, or says something twice or beyond JSON.") from fault
        if not isinstance(value, dict):
            raise ParseError("The body must be a JSON object.")
        return value
