"""The configuration of a developer key, as Canvas takes it by address or pasted: the same for everyone, no secrets."""

from __future__ import annotations

from typing import Any

from lms_app.lti import claims, tool

EXTENSION_PLATFORM = "canvas.instructure.com"


def document() -> dict[str, Any]:
    """Return the configuration; our keys by address, so that a new one needs no change at Canvas."""
    return {
        "title": tool.NAME,
        "description": f"{tool.DESCRIPTION} {tool.DESCRIPTION_ZH}",
        "oidc_initiation_url": tool.login_url(),
        "target_link_uri": tool.launch_url(),
        "public_jwk_url": tool.keys_url(),
        "scopes": list(tool.SCOPES),
        "custom_fields": tool.custom_parameters(),
        "extensions": [
            {
                "platform": EXTENSION_PLATFORM,
                "domain": tool.domain(),
                "tool_id": tool.TOOL_ID,
                "privacy_level": tool.PRIVACY_LEVEL,
                "settings": {"text": tool.NAME, **tool.SELECTION_SIZE, "placements": _placements()},
            }
        ],
    }


def _placements() -> list[dict[str, Any]]:
    choices = [
        {**_placement(name, claims.DEEP_LINKING_REQUEST), **tool.SELECTION_SIZE}
        for name in tool.CHOICE_PLACEMENTS
        if name != tool.STANDARD_PLACEMENT
    ]
    course = {
        **_placement(tool.COURSE_PLACEMENT, claims.RESOURCE_LINK_REQUEST),
        "default": "disabled",
        "visibility": tool.COURSE_VISIBILITY,
    }
    return [*choices, course]


def _placement(name: str, message_type: str) -> dict[str, Any]:
    return {
        "placement": name,
        "message_type": message_type,
        "target_link_uri": tool.launch_url(),
        "text": tool.NAME,
        "enabled": True,
    }
