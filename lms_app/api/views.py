"""The API's views: take in, one service, answer."""

from __future__ import annotations

from typing import Any
from uuid import UUID

from django.http import Http404, HttpResponseBase
from django.urls import reverse
from django.utils import timezone
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from lms_app import attempts, submissions
from lms_app.api import documents, schemas
from lms_app.api.problems import Problem
from lms_app.models import LaunchSession

_PROBLEM = schemas.ProblemDocument


class LaunchView(APIView):
    """A view of a launch's session."""

    @property
    def session(self) -> LaunchSession:
        """Return the session that the request was let in with."""
        session = self.request.auth
        if not isinstance(session, LaunchSession):
            raise TypeError("a view without a launch session")
        return session


class MeView(LaunchView):
    """Who is here."""

    @extend_schema(operation_id="me", responses={200: schemas.MeDocument, 401: _PROBLEM})
    def get(self, request: Request) -> Response:
        """Say who is here, in which role and course, and where they stand with each activity."""
        return Response(documents.me(self.session, timezone.now()))


class AttemptsView(LaunchView):
    """Where attempts begin."""

    @extend_schema(
        operation_id="begin_attempt",
        request=schemas.BeginRequest,
        responses={
            201: schemas.AttemptDocument,
            200: schemas.AttemptDocument,
            400: _PROBLEM,
            401: _PROBLEM,
            403: _PROBLEM,
            404: _PROBLEM,
            409: _PROBLEM,
        },
    )
    def post(self, request: Request) -> Response:
        """Begin an attempt at an activity (201), or resume the open one (200)."""
        activity = _read(schemas.BeginRequest, request)["activity"]
        now = timezone.now()
        opened = attempts.open_or_resume(self.session, activity, now=now)
        document = documents.attempt(opened.attempt, language=self.session.language, now=now)
        if not opened.is_new:
            return Response(document)
        return Response(document, status=201, headers={"Location": _url(opened.attempt.public_id)})


class AttemptView(LaunchView):
    """One's own attempt."""

    @extend_schema(operation_id="attempt", responses={200: schemas.AttemptDocument, 401: _PROBLEM, 404: _PROBLEM})
    def get(self, request: Request, public_id: UUID) -> Response:
        """Show the attempt; once graded, its outcome as far as released and how far the score has got."""
        attempt = attempts.get_for(self.session, public_id)
        return Response(documents.attempt(attempt, language=self.session.language, now=timezone.now()))

    @extend_schema(
        operation_id="save_draft",
        request=schemas.DraftRequest,
        responses={200: schemas.AttemptDocument, 400: _PROBLEM, 403: _PROBLEM, 404: _PROBLEM, 409: _PROBLEM},
    )
    def patch(self, request: Request, public_id: UUID) -> Response:
        """Save a draft, whole, in place of the one of that revision; a newer one is answered 409 under ``current``."""
        attempt = attempts.get_to_write(self.session, public_id)
        draft = _read(schemas.DraftRequest, request)
        now = timezone.now()
        saved = attempts.save(attempt.pk, revision=draft["revision"], responses=draft["responses"], now=now)
        return Response(documents.attempt(saved, language=self.session.language))


class SubmitView(LaunchView):
    """Where an attempt is handed in."""

    @extend_schema(
        operation_id="submit",
        request=schemas.SubmitRequest,
        parameters=[OpenApiParameter("Idempotency-Key", OpenApiTypes.STR, OpenApiParameter.HEADER, required=True)],
        responses={202: schemas.HandedInDocument, 400: _PROBLEM, 403: _PROBLEM, 404: _PROBLEM, 409: _PROBLEM},
    )
    def post(self, request: Request, public_id: UUID) -> Response:
        """Hand in the attempt, with a last draft if one is given; the same key again has the same answer."""
        key = request.headers.get("Idempotency-Key", "")
        if not submissions.is_key(key):
            raise Problem("no_key")
        attempt = attempts.get_to_write(self.session, public_id)
        last = _read(schemas.SubmitRequest, request)
        submission = submissions.submit(
            attempt,
            responses=last.get("responses"),
            revision=last.get("revision"),
            idempotency_key=key,
            now=timezone.now(),
        )
        if submission.idempotency_key != key:
            current = documents.attempt(submission.attempt, language=self.session.language)
            raise Problem("submitted", current=current)
        return Response(
            documents.handed_in(submission.attempt), status=202, headers={"Location": _url(attempt.public_id)}
        )


class NotFoundView(APIView):
    """Every address that the API does not have."""

    authentication_classes = ()
    permission_classes = ()
    metadata_class = None
    schema = None

    def dispatch(self, request: Any, *args: Any, **kwargs: Any) -> HttpResponseBase:
        """Answer any method with 404, as a problem."""
        self.http_method_not_allowed = self._not_found  # type: ignore[method-assign]
        return super().dispatch(request, *args, **kwargs)

    def _not_found(self, request: Request, *args: Any, **kwargs: Any) -> Response:
        raise Http404


def _read(shape: type[serializers.Serializer[Any]], request: Request) -> dict[str, Any]:
    """Return the request's members as the shape wants them; raise ``ValidationError``."""
    given = shape(data=request.data or {})
    given.is_valid(raise_exception=True)
    read: dict[str, Any] = given.validated_data
    return read


def _url(public_id: UUID) -> str:
    return reverse("api-attempt", kwargs={"public_id": public_id})
