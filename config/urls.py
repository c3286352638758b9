"""Where each door stands."""

from django.contrib import admin
from django.urls import include, path

urlpatterns = [
    path("lti/", include("lms_app.lti.urls")),
    path("api/v1/", include("lms_app.api.urls")),
    path("admin/", admin.site.urls),
    path("", include("lms_app.web.urls")),
    path("", include("lms_app.pages.urls")),
]
