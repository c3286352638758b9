"""Names from the LTI specifications, short for tests."""

from typing import Any

LTI = "https://purl.imsglobal.org/spec/lti/claim/"
DEEP_LINKING = "https://purl.imsglobal.org/spec/lti-dl/claim/"
AGS = "https://purl.imsglobal.org/spec/lti-ags/scope/"
NRPS_SCOPE = "https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly"
CANVAS = "https://canvas.instructure.com/lti/"

LINE_ITEM = AGS + "lineitem"
LINE_ITEM_READONLY = AGS + "lineitem.readonly"
RESULT = AGS + "result.readonly"
SCORE = AGS + "score"
ALL_SCOPES = (LINE_ITEM, LINE_ITEM_READONLY, RESULT, SCORE, NRPS_SCOPE)

MEDIA = {
    "line_item": "application/vnd.ims.lis.v2.lineitem+json",
    "line_items": "application/vnd.ims.lis.v2.lineitemcontainer+json",
    "scores": "application/vnd.ims.lis.v1.score+json",
    "results": "application/vnd.ims.lis.v2.resultcontainer+json",
    "members": "application/vnd.ims.lti-nrps.v2.membershipcontainer+json",
}

MEMBERSHIP = "http://purl.imsglobal.org/vocab/lis/v2/membership#"
SUB_ROLE = "http://purl.imsglobal.org/vocab/lis/v2/membership/"
INSTITUTION = "http://purl.imsglobal.org/vocab/lis/v2/institution/person#"
SYSTEM = "http://purl.imsglobal.org/vocab/lis/v2/system/person#"
TEST_USER = "http://purl.imsglobal.org/vocab/lti/system/person#TestUser"

_LTI_CLAIMS = (
    "deployment_id",
    "target_link_uri",
    "message_type",
    "version",
    "resource_link",
    "roles",
    "context",
    "custom",
    "launch_presentation",
    "tool_platform",
    "lis",
    "lti1p1",
    "ext",
    "role_scope_mentor",
    "for_user",
)
CLAIMS = {
    **{name: LTI + name for name in _LTI_CLAIMS},
    "ags": "https://purl.imsglobal.org/spec/lti-ags/claim/endpoint",
    "nrps": "https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice",
    "deep_linking_settings": DEEP_LINKING + "deep_linking_settings",
}


def claim(name: str) -> str:
    """Give the whole name of a claim: ``roles`` → ``https://purl…/claim/roles``, ``sub`` → ``sub``."""
    return CLAIMS.get(name, name)


class _Remove:
    def __repr__(self) -> str:
        return "REMOVE"


REMOVE: Any = _Remove()
