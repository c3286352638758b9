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

handler400 = "lms_app.web.faults.bad_request"
handler403 = "lms_app.web.faults.forbidden"
handler404 = "lms_app.web.faults.not_found"
handler500 = "lms_app.web.faults.server_error"
