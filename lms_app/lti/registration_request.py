"""What we ask of a platform when we are registered there, and what its answer must hold (Dynamic Registration 1.0)."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from lms_app.lti import claims, http, tool
from lms_app.lti.registration_platform import CANVAS_EXTENSION, MAX_BYTES, SECONDS, Configuration, headers
from lms_app.lti.registration_refusals import RegistrationRefused
from lms_app.models.lti import ID_MAX

TOOL_CONFIGURATION = "https://purl.imsglobal.org/spec/lti-tool-configuration"
#: So much of what a platform says against us is shown to who registers.
SAID_MAX = 300
_PRINTABLE = re.compile(r"[\x20-\x7e]+")


@dataclass(frozen=True, slots=True)
class Answer:
    """What a platform made of our registration; the deployment is empty where it comes later, as at Canvas."""

    client_id: str
    deployment_id: str = ""


def send(found: Configuration, token: str) -> Answer:
    """Ask the platform to register us and return its answer, or raise `RegistrationRefused`."""
    body = json.dumps(document(found)).encode()
    sent = {**headers(token), "Content-Type": "application/json"}
    try:
        reply = http.introduce(
            "POST", found.registration_url, headers=sent, data=body, max_bytes=MAX_BYTES, seconds=2 * SECONDS
        )
    except http.AddressRefused as fault:
        raise RegistrationRefused(
            "endpoint", f"registration_endpoint {fault}", detail="registration_endpoint"
        ) from fault
    except http.AnswerTooLarge as fault:
        raise RegistrationRefused("answer", "too large", detail=str(fault)) from fault
    except http.CallFailed as fault:
        raise RegistrationRefused("lost", str(fault)) from fault
    if not 200 <= reply.status < 300:
        raise RegistrationRefused("refused", f"status {reply.status}", detail=_said(reply, token))
    try:
        return read(reply.json())
    except ValueError as fault:
        raise RegistrationRefused("answer", "no JSON", detail="JSON") from fault


def document(found: Configuration) -> dict[str, Any]:
    """Return our registration as this platform takes it."""
    supported = tool.SCOPES if found.scopes is None else found.scopes
    return {
        "application_type": "web",
        "grant_types": ["client_credentials", "implicit"],
        "response_types": ["id_token"],
        "redirect_uris": [tool.launch_url()],
        "initiate_login_uri": tool.login_url(),
        "client_name": tool.NAME,
        "jwks_uri": tool.keys_url(),
        "token_endpoint_auth_method": "private_key_jwt",
        "scope": " ".join(scope for scope in tool.SCOPES if scope in supported),
        TOOL_CONFIGURATION: _tool_configuration(found),
    }


def read(answer: Any) -> Answer:
    """Return what an answer says, or raise `RegistrationRefused`."""
    if not isinstance(answer, dict):
        raise RegistrationRefused("answer", "no object", detail="JSON")
    configuration = answer.get(TOOL_CONFIGURATION)
    if configuration is not None and not isinstance(configuration, dict):
        raise RegistrationRefused("answer", "tool configuration", detail="lti-tool-configuration")
    client_id = _identifier(answer, "client_id")
    if not client_id:
        raise RegistrationRefused("answer", "no client_id", detail="client_id")
    return Answer(client_id, _identifier(configuration or {}, "deployment_id"))


def _tool_configuration(found: Configuration) -> dict[str, Any]:
    said: dict[str, Any] = {
        "domain": tool.domain(),
        "target_link_uri": tool.launch_url(),
        "description": tool.DESCRIPTION,
        "custom_parameters": tool.custom_parameters(found.variables),
        "claims": [name for name in tool.CLAIMS if found.claims is None or name in {"iss", "sub", *found.claims}],
        "messages": _messages(found),
    }
    if found.is_canvas:
        # Canvas holds a registration to a schema of its own: what it does not know may spoil all of it.
        return {
            **said,
            CANVAS_EXTENSION + "privacy_level": tool.PRIVACY_LEVEL,
            CANVAS_EXTENSION + "tool_id": tool.TOOL_ID,
            CANVAS_EXTENSION + "vendor": tool.NAME,
        }
    return {**said, "description#zh-Hans": tool.DESCRIPTION_ZH}


def _messages(found: Configuration) -> list[dict[str, Any]]:
    """Return the messages that we take, of those that the platform sends."""
    wanted: dict[str, tuple[str, ...]] = {
        claims.RESOURCE_LINK_REQUEST: (tool.COURSE_PLACEMENT,),
        claims.DEEP_LINKING_REQUEST: tool.CHOICE_PLACEMENTS,
        claims.SUBMISSION_REVIEW_REQUEST: (),
    }
    offered = dict.fromkeys(wanted, ()) if found.placements is None else found.placements
    return [_message(kind, places, offered[kind], found) for kind, places in wanted.items() if kind in offered]


def _message(kind: str, wanted: tuple[str, ...], offered: tuple[str, ...], found: Configuration) -> dict[str, Any]:
    message: dict[str, Any] = {"type": kind, "target_link_uri": tool.launch_url(), "label": tool.NAME}
    placements = [name for name in wanted if name in offered]
    if placements:
        message["placements"] = placements
    if found.is_canvas and tool.COURSE_PLACEMENT in placements:
        message[CANVAS_EXTENSION + "course_navigation/default_enabled"] = False
        message[CANVAS_EXTENSION + "visibility"] = tool.COURSE_VISIBILITY
    return message


def _identifier(holder: Mapping[str, Any], name: str) -> str:
    """Return an id, also one that came as a number; empty where there is none."""
    value = holder.get(name)
    if value is None or value == "":
        return ""
    if isinstance(value, int) and not isinstance(value, bool):
        value = str(value)
    if not isinstance(value, str) or len(value) > ID_MAX or not _PRINTABLE.fullmatch(value):
        raise RegistrationRefused("answer", f"type of {name}", detail=name)
    return value


def _said(reply: http.Reply, token: str) -> str:
    """Return what a platform says against us: its status, and its words unless they are a whole page."""
    words = "" if "<" in reply.text else " ".join(reply.text.split())
    said = f"HTTP {reply.status} {reply.reason} {words}".strip()
    return (said.replace(token, "…") if token else said)[:SAID_MAX]
