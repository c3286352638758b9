"""Names of claims, and what roles they make of somebody; pure."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from lms_app.models import Role

LTI = "https://purl.imsglobal.org/spec/lti/claim/"
MESSAGE_TYPE = LTI + "message_type"
VERSION = LTI + "version"
DEPLOYMENT_ID = LTI + "deployment_id"
TARGET_LINK_URI = LTI + "target_link_uri"
RESOURCE_LINK = LTI + "resource_link"
ROLES = LTI + "roles"
CONTEXT = LTI + "context"
CUSTOM = LTI + "custom"
LAUNCH_PRESENTATION = LTI + "launch_presentation"
TOOL_PLATFORM = LTI + "tool_platform"
FOR_USER = LTI + "for_user"
AGS_ENDPOINT = "https://purl.imsglobal.org/spec/lti-ags/claim/endpoint"
NAMES_AND_ROLES = "https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice"
DEEP_LINKING_SETTINGS = "https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings"

RESOURCE_LINK_REQUEST = "LtiResourceLinkRequest"
DEEP_LINKING_REQUEST = "LtiDeepLinkingRequest"
SUBMISSION_REVIEW_REQUEST = "LtiSubmissionReviewRequest"
MESSAGE_TYPES = frozenset({RESOURCE_LINK_REQUEST, DEEP_LINKING_REQUEST, SUBMISSION_REVIEW_REQUEST})

LTI_VERSION = "1.3.0"
_MASQUERADE = "masquerad"
TEST_USER = "http://purl.imsglobal.org/vocab/lti/system/person#TestUser"

#: What the administrators of a platform or an institution are called; it gives them nothing in a course.
ADMINISTRATORS = frozenset(
    {
        "http://purl.imsglobal.org/vocab/lis/v2/system/person#Administrator",
        "http://purl.imsglobal.org/vocab/lis/v2/system/person#SysAdmin",
        "http://purl.imsglobal.org/vocab/lis/v2/system/person#AccountAdmin",
        "http://purl.imsglobal.org/vocab/lis/v2/institution/person#Administrator",
        "http://purl.imsglobal.org/vocab/lis/v2/person#Administrator",
    }
)

_CONTEXT_ROLE = "http://purl.imsglobal.org/vocab/lis/v2/membership#"
_SUB_ROLE = "http://purl.imsglobal.org/vocab/lis/v2/membership/"
_URN = "urn:lti:role:ims/lis/"

#: Context roles of LTI Core 1.3, Appendix A.2.2, and what each makes of somebody here.
_PRINCIPAL = {
    "Administrator": Role.INSTRUCTOR,
    "ContentDeveloper": Role.DESIGNER,
    "Instructor": Role.INSTRUCTOR,
    "Learner": Role.LEARNER,
    "Manager": Role.OBSERVER,
    "Member": Role.OBSERVER,
    "Mentor": Role.OBSERVER,
    "Officer": Role.OBSERVER,
}

_ASSISTANT = (
    "TeachingAssistant",
    "TeachingAssistantGroup",
    "TeachingAssistantOffering",
    "TeachingAssistantSection",
    "TeachingAssistantSectionAssociation",
    "TeachingAssistantTemplate",
    "Grader",
)

#: Sub-roles of the same appendix. `Learner#Instructor` is a learner: somebody who teaches, learning here.
_SUB = {
    ("Administrator", Role.INSTRUCTOR): (
        "Administrator",
        "Developer",
        "ExternalDeveloper",
        "ExternalSupport",
        "ExternalSystemAdministrator",
        "Support",
        "SystemAdministrator",
    ),
    ("ContentDeveloper", Role.DESIGNER): (
        "ContentDeveloper",
        "ContentExpert",
        "ExternalContentExpert",
        "Librarian",
    ),
    ("Instructor", Role.INSTRUCTOR): (
        "PrimaryInstructor",
        "SecondaryInstructor",
        "Lecturer",
        "GuestInstructor",
        "ExternalInstructor",
    ),
    ("Instructor", Role.TA): _ASSISTANT,
    ("Learner", Role.LEARNER): (
        "ExternalLearner",
        "GuestLearner",
        "Instructor",
        "Learner",
        "NonCreditLearner",
    ),
    ("Manager", Role.OBSERVER): (
        "AreaManager",
        "CourseCoordinator",
        "ExternalObserver",
        "Manager",
        "Observer",
    ),
    ("Member", Role.OBSERVER): ("Member",),
    ("Mentor", Role.OBSERVER): (
        "Advisor",
        "Auditor",
        "ExternalAdvisor",
        "ExternalAuditor",
        "ExternalLearningFacilitator",
        "ExternalMentor",
        "ExternalReviewer",
        "ExternalTutor",
        "LearningFacilitator",
        "Mentor",
        "Reviewer",
        "Tutor",
    ),
    ("Officer", Role.OBSERVER): ("Chair", "Communications", "Secretary", "Treasurer", "Vice-Chair"),
}


def _table() -> dict[str, Role]:
    table: dict[str, Role] = {}
    for name, role in _PRINCIPAL.items():
        # The old `lis/v2/person#X` stands for an institution's role (Moodle's site administrators): it grants nothing.
        for spelling in (_CONTEXT_ROLE + name, name, _URN + name):
            table[spelling] = role
    for (principal, role), subs in _SUB.items():
        for sub in subs:
            table[f"{_SUB_ROLE}{principal}#{sub}"] = role
            table[f"{_URN}{principal}/{sub}"] = role
    table[_URN + "TeachingAssistant"] = Role.TA
    for sub in _ASSISTANT:
        table[f"{_URN}TeachingAssistant/{sub}"] = Role.TA
    return table


#: Every spelling that grants something, by exact match; whatever is not in it grants nothing.
ROLE_TABLE = _table()

#: A teaching assistant's sub-role is more exact than the instructor role that stands beside it.
_PRECEDENCE = (Role.TA, Role.INSTRUCTOR, Role.DESIGNER, Role.LEARNER, Role.OBSERVER)


def role_of(roles: Iterable[str]) -> Role:
    """Return what somebody with these roles may do in the course."""
    granted = {ROLE_TABLE[role] for role in roles if role in ROLE_TABLE}
    return next((role for role in _PRECEDENCE if role in granted), Role.NONE)


#: From least to most.
_RANKS = {
    role: rank
    for rank, role in enumerate((Role.NONE, Role.OBSERVER, Role.LEARNER, Role.DESIGNER, Role.TA, Role.INSTRUCTOR))
}


def is_demotion(before: str, after: str) -> bool:
    """Tell whether a role is less than the one before it."""
    return _RANKS[Role(after)] < _RANKS[Role(before)]


def is_test_user(roles: Iterable[str]) -> bool:
    """Tell whether the platform marks somebody as made up for trying things out."""
    return TEST_USER in roles


def is_administrator(roles: Iterable[str]) -> bool:
    """Tell whether somebody comes into courses without being a member of them."""
    return not ADMINISTRATORS.isdisjoint(roles)


def is_masquerade(said: Mapping[str, Any]) -> bool:
    """Tell whether claims or custom parameters name somebody who acts as the person of the message.

    Platforms spell it in their own ways (Canvas by a parameter of the administrator's naming): whatever has the word in
    its name and a value counts, for it can only take away.
    """
    return any(
        _MASQUERADE in name.rpartition("/")[2].lower() and _says_something(value) for name, value in said.items()
    )


def _says_something(value: object) -> bool:
    if isinstance(value, str):
        return value.strip().lower() not in {"", "0", "false", "no", "null"} and not value.strip().startswith("$")
    return bool(value)
