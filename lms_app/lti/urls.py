"""The doors that platforms knock at."""

from django.urls import path

from lms_app.lti import registration_views, views

urlpatterns = [
    path("login/", views.login, name="login"),
    path("check/", views.check, name="check"),
    path("launch/", views.launch, name="launch"),
    path("launch/complete/", views.complete, name="launch-complete"),
    path("launch/<slug:activity>/", views.launch, name="launch-activity"),
    path("jwks/", views.jwks, name="jwks"),
    path("register/", registration_views.register, name="register"),
    path("config/canvas.json", registration_views.canvas_json, name="canvas_json"),
]
