"""URLs of the REST API."""

from __future__ import annotations

from django.urls import path, re_path
from drf_spectacular.views import SpectacularAPIView

from lms_app.api import views
from lms_app.api.docs import docs
from lms_app.api.results import ResultsView

urlpatterns = [
    path("me/", views.MeView.as_view(), name="api-me"),
    path("attempts/", views.AttemptsView.as_view(), name="api-attempts"),
    path("attempts/<uuid:public_id>/", views.AttemptView.as_view(), name="api-attempt"),
    path("attempts/<uuid:public_id>/submit/", views.SubmitView.as_view(), name="api-submit"),
    path("results/", ResultsView.as_view(), name="api-results"),
    path("schema/", SpectacularAPIView.as_view(), name="api-schema"),
    path("docs/", docs, name="api-docs"),
    re_path(r"^.*$", views.NotFoundView.as_view()),
]
