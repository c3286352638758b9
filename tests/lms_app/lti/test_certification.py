"""The certification guide's checks for tools: what must be refused, and what must be let in."""

import pytest

from lms_app.models import Launch, LaunchSession
from tests.fakes.platform import REMOVE

MEMBERSHIP = "http://purl.imsglobal.org/vocab/lis/v2/membership#"
NOBODY = {"name": REMOVE, "given_name": REMOVE, "family_name": REMOVE, "email": REMOVE}

REFUSED = {
    "no key id": (401, {"header": {"kid": REMOVE}}),
    "a wrong key id": (401, {"header": {"kid": "not-published"}}),
    "a wrong version": (400, {"claims": {"version": "11.3"}}),
    "no version": (400, {"claims": {"version": REMOVE}}),
    "no LTI message": (400, {"claims": {"message_type": "NotAnLtiMessage"}}),
    "no LTI claims": (
        400,
        {
            "claims": dict.fromkeys(
                ("message_type", "version", "deployment_id", "target_link_uri", "resource_link", "roles", "context"),
                REMOVE,
            )
        },
    ),
    "a wrong time": (401, {"claims": {"iat": 11111, "exp": 22222}}),
    "no message type": (400, {"claims": {"message_type": REMOVE}}),
    "no roles": (400, {"claims": {"roles": REMOVE}}),
    "no deployment": (400, {"claims": {"deployment_id": REMOVE}}),
    "no resource link": (400, {"claims": {"resource_link": {"title": "Quiz"}}}),
    "no user": (400, {"claims": {"sub": REMOVE}}),
}

ACCEPTED = {
    "a plain launch": {},
    "several roles": {
        "roles": lambda role: [
            "http://purl.imsglobal.org/vocab/lis/v2/institution/person#Staff",
            MEMBERSHIP + role,
            "http://purl.imsglobal.org/vocab/lis/v2/system/person#User",
        ]
    },
    "a short role": {"roles": lambda role: [role]},
    "an unknown role": {"roles": lambda role: ["http://example.com/unknown#helper", MEMBERSHIP + role]},
    "no role": {"roles": lambda role: []},
    "an e-mail only": {**NOBODY, "email": "somebody@school.example"},
    "names only": {"email": REMOVE},
    "no personal data": NOBODY,
    "an e-mail without course": {**NOBODY, "email": "somebody@school.example", "context": REMOVE},
}


@pytest.mark.parametrize("case", REFUSED)
def test_a_known_bad_launch_is_refused_and_changes_nothing(client, lms, rows, case):
    status, changes = REFUSED[case]
    launch = lms.fake.launch(client, "ada", "quiz", **changes)
    before = rows()
    response = launch.post()
    assert response.status_code == status
    assert not any(morsel.value for morsel in response.cookies.values())
    assert rows() == before


@pytest.mark.parametrize(("who", "role"), [("ivy", "Instructor"), ("ada", "Learner")])
@pytest.mark.parametrize("case", ACCEPTED)
def test_a_valid_launch_is_let_in(client, lms, who, role, case):
    lms.launch(client, who, "quiz")  # so that the link is known, as a launch without course needs it
    changed = {name: value(role) if callable(value) else value for name, value in ACCEPTED[case].items()}
    response = lms.launch(client, who, "quiz", claims=changed)
    assert response.status_code == 303
    assert LaunchSession.objects.count() == 2
    expected = "none" if case == "no role" else role.lower()
    assert Launch.objects.latest("pk").role == expected
