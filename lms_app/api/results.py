"""The course's results, a page at a time as JSON or whole as CSV."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Iterator
from typing import Any

from django.http import HttpResponseBase, StreamingHttpResponse
from django.utils import translation
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework.exceptions import PermissionDenied
from rest_framework.pagination import PageNumberPagination
from rest_framework.renderers import BaseRenderer, JSONRenderer
from rest_framework.request import Request

from lms_app import class_results
from lms_app.api import documents, schemas
from lms_app.api.views import LaunchView
from lms_app.class_results import ResultRow
from lms_app.models import Role

COLUMNS = (
    "learner_id",
    "learner",
    "link",
    "activity",
    "attempt",
    "state",
    "score",
    "passed",
    "submitted_at",
    "counts",
    "delivery",
    "reason",
    "late",
    "points_off",
)
#: Spreadsheets run what begins like this, full width too.
_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")
_CHUNK = 500


class ResultPages(PageNumberPagination):
    """Pages of results."""

    page_size = 50
    page_size_query_param = "page_size"
    max_page_size = 200


class CSVRenderer(BaseRenderer):
    """Lets a request ask for CSV; the rows are streamed past it."""

    media_type = "text/csv"
    format = "csv"
    charset = "utf-8"


class ResultsView(LaunchView):
    """What the learners of a course handed in."""

    renderer_classes = (JSONRenderer, CSVRenderer)

    @extend_schema(
        operation_id="results",
        parameters=[
            OpenApiParameter("page", OpenApiTypes.INT),
            OpenApiParameter("page_size", OpenApiTypes.INT),
            OpenApiParameter("format", OpenApiTypes.STR, enum=["json", "csv"]),
        ],
        responses={
            (200, "application/json"): schemas.ResultsPage,
            (200, "text/csv"): OpenApiTypes.STR,
            401: schemas.ProblemDocument,
            403: schemas.ProblemDocument,
        },
    )
    def get(self, request: Request) -> HttpResponseBase:
        """List every attempt handed in, newest first, without previews and test users; instructors and TAs only."""
        if self.session.launch.role not in {Role.INSTRUCTOR, Role.TA}:
            raise PermissionDenied("Results are for those who teach this course.", code="role")
        found = class_results.course_attempts(self.session)
        if getattr(request.accepted_renderer, "format", "") == "csv":
            return _csv(_chunked(found), self.session.language)
        pages = ResultPages()
        page = pages.paginate_queryset(found, request, view=self) or []
        return pages.get_paginated_response([documents.result_row(row) for row in class_results.course_results(page)])


def _chunked(found: Any) -> Iterator[ResultRow]:
    """Yield every row, with a few queries for each chunk."""
    chunk = []
    for attempt in found.iterator(chunk_size=_CHUNK):
        chunk.append(attempt)
        if len(chunk) == _CHUNK:
            yield from class_results.course_results(chunk)
            chunk = []
    yield from class_results.course_results(chunk)


def _csv(rows: Iterable[ResultRow], language: str) -> StreamingHttpResponse:
    response = StreamingHttpResponse(_lines(rows, language), content_type="text/csv; charset=utf-8")
    response["Content-Disposition"] = 'attachment; filename="results.csv"'
    return response


def _lines(rows: Iterable[ResultRow], language: str) -> Iterator[str]:
    """Write the table; the byte order mark first, so that Excel reads Chinese.

    The lines are made after the view has returned, when the request's own language is no longer in force.
    """
    writer = csv.writer(_Echo())
    yield "\ufeff" + writer.writerow(COLUMNS)
    for row in rows:
        with translation.override(language):
            cells = _cells(row)
        yield writer.writerow([harmless(cell) for cell in cells])


def _cells(row: ResultRow) -> tuple[str, ...]:
    document = documents.result_row(row)
    submitted_at = row.attempt.submitted_at
    return (
        document["learner"]["id"],
        document["learner"]["shown_as"],
        document["resource_link"]["title"] or document["resource_link"]["id"],
        document["activity"],
        str(document["attempt"]),
        document["state"],
        document["score"] or "",
        {True: "yes", False: "no", None: ""}[document["passed"]],
        submitted_at.isoformat(timespec="seconds") if submitted_at else "",
        "yes" if document["counts"] else "no",
        document["delivery"]["state"],
        document["delivery"]["reason"],
        "yes" if document["late"] else "no",
        str(document["points_off"]),
    )


def harmless(cell: str) -> str:
    """Keep a spreadsheet from running a cell: what looks like a formula becomes text.

    >>> harmless("=1+1"), harmless("Ada")
    ("'=1+1", 'Ada')
    """
    return f"'{cell}" if cell.lstrip(" \u3000\ufeff").startswith(_FORMULA) or cell.startswith(_FORMULA) else cell


class _Echo:
    """A file that hands back what is written."""

    def write(self, line: str) -> str:
        return line
