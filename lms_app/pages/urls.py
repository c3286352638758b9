"""URLs of the pages; each carries the key of the launch session that it belongs to."""

from __future__ import annotations

from django.urls import include, path

from lms_app.pages.views import attempts, classroom, home, lesson, picker, reviewing, tickets, wording

urlpatterns = [
    path("", home.home, name="home"),
    path("lti/pick/<str:sid>/", picker.pick, name="pick"),
    path("lti/pick/<str:sid>/language/", picker.language, name="pick_language"),
    path(
        "s/<str:sid>/",
        include(
            [
                path("", lesson.overview, name="overview"),
                path("lesson/", lesson.lesson, name="lesson"),
                path("language/", lesson.language, name="language"),
                path("activity/<str:activity>/", attempts.activity, name="activity"),
                path("start/<str:activity>/", attempts.start, name="start"),
                path("attempts/<uuid:attempt_id>/", attempts.attempt, name="attempt"),
                path("attempts/<uuid:attempt_id>/result/", attempts.result, name="result"),
                path("attempts/<uuid:attempt_id>/hints/", wording.draft_hints, name="hints"),
                path("review/", reviewing.review, name="review"),
                path("review/<uuid:attempt_id>/", reviewing.review, name="review_attempt"),
                path("class/", classroom.class_page, name="class"),
                path("class/roster/", classroom.roster, name="roster"),
                path("admin/", tickets.to_admin, name="to_admin"),
            ]
        ),
    ),
]
