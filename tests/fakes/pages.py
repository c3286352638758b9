"""The few pages that a person, or a real browser, sees of a fake platform."""

import json
from html import escape
from typing import TYPE_CHECKING

from tests.fakes import deep_linking, keys
from tests.fakes.authorization import auto_post
from tests.fakes.vocabulary import DEEP_LINKING
from tests.fakes.wire import Request, Response

if TYPE_CHECKING:
    from tests.fakes.platform import FakePlatform

HTML = "text/html; charset=utf-8"
BACK = '<p><a href="/" target="_top">Back to the course</a></p>'


def answer(platform: "FakePlatform", request: Request) -> Response:
    """Answer what is no endpoint of LTI."""
    if request.endpoint == "open":
        return _open(platform, request)
    if request.endpoint == "page":
        return _page(platform, request)
    if request.endpoint == "registering":
        return _registering(platform, request)
    if request.endpoint == "storage":
        return _storage(platform, request)
    if request.endpoint == "deep_link":
        return _chosen(platform, request)
    if request.endpoint == "return":
        shown = escape(request.arg("lti_errormsg") or request.arg("lti_msg") or "")
        return Response(200, f"<!doctype html><title>Course</title><p>{shown}</p>{BACK}", HTML)
    return Response(404, "<!doctype html><title>Not found</title><p>Not found</p>", HTML)


def _chosen(platform: "FakePlatform", request: Request) -> Response:
    """Take the answer to a request to choose, or say what is wrong with it."""
    try:
        links = deep_linking.take(platform, request)
    except deep_linking.AnswerRefused as refusal:
        return Response(400, f"<!doctype html><title>Refused</title><p>{escape(str(refusal))}</p>", HTML)
    header, claims = keys.read(request.field("JWT") or "")
    platform.deep_links.append({"header": header, "claims": claims, "target": request.target, "links": links})
    added = "".join(f"<li>{escape(link.title)}</li>" for link in links)
    said = escape(str(claims.get(DEEP_LINKING + "msg", "")))
    return Response(200, f"<!doctype html><title>Added</title><h1>Course</h1><p>{said}</p><ul>{added}</ul>{BACK}", HTML)


def _open(platform: "FakePlatform", request: Request) -> Response:
    login = platform.authorization.pending.get(request.arg("hint") or "")
    if login is None:
        return Response(404, "no such login", HTML)
    return Response(200, auto_post(login.url, login.params), HTML)


def _page(platform: "FakePlatform", request: Request) -> Response:
    """Give a course page with the tool in an iframe; ``window.received`` keeps what the tool posts."""
    source = escape(f"/open?{request.query}")
    target = platform.personality.login_extras().get("lti_storage_target", "")
    forwarding = f'<iframe name="{target}" src="/storage" title="Storage" hidden></iframe>' if target else ""
    page = PAGE.format(source=source, forwarding=forwarding, settings=_settings(platform, target))
    return Response(200, page, HTML)


def _registering(platform: "FakePlatform", request: Request) -> Response:
    """Give the administrator's page with a tool's registration in its frame; it closes when the tool says so."""
    source = escape(platform.registering(request.arg("address") or ""))
    return Response(200, PAGE.format(source=source, forwarding="", settings=_settings(platform, "")), HTML)


def _storage(platform: "FakePlatform", request: Request) -> Response:
    """Give the hidden frame that keeps a tool's data, as Canvas has one."""
    return Response(200, STORAGE.format(settings=_settings(platform, "")), HTML)


def _settings(platform: "FakePlatform", target: str) -> str:
    made = json.dumps({"tool": platform.tool.origin, "storage": target})
    return made.replace("<", "\\u003c")


PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Course</title>
<style>body{{margin:0;font-family:sans-serif}}#tool{{width:100%;height:80vh;border:0}}</style>
<h1>Course</h1>
{forwarding}<iframe id="tool" title="Activity" src="{source}" allow="fullscreen"></iframe>
<script>
const settings = {settings};
window.received = [];
addEventListener("message", ({{ data, origin, source }}) => {{
  if (origin !== settings.tool || typeof data !== "object" || data === null) return;
  window.received.push(data);
  if (data.subject === "lti.frameResize") {{
    document.getElementById("tool").style.height = parseInt(data.height, 10) + "px";
  }}
  if (data.subject === "org.imsglobal.lti.close") document.getElementById("tool").hidden = true;
  if (data.subject === "lti.capabilities") {{
    const stored = {{ frame: settings.storage }};
    const supported = [{{ subject: "lti.capabilities" }}, {{ subject: "lti.frameResize" }}];
    if (settings.storage) {{
      supported.push({{ subject: "lti.put_data", ...stored }}, {{ subject: "lti.get_data", ...stored }});
    }}
    const answer = {{ subject: "lti.capabilities.response", message_id: data.message_id }};
    source.postMessage({{ ...answer, supported_messages: supported }}, origin);
  }}
}});
</script></html>"""

STORAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Storage</title>
<script>
const settings = {settings};
const kept = new Map();
addEventListener("message", ({{ data, origin, source }}) => {{
  if (typeof data !== "object" || data === null) return;
  const answer = {{ subject: data.subject + ".response", message_id: data.message_id, key: data.key }};
  if (origin !== settings.tool) {{
    answer.error = {{ code: "wrong_origin", message: "not the tool" }};
  }} else if (data.subject === "lti.put_data") {{
    if (data.value === null) kept.delete(data.key);
    else if (String(data.value).length > 4096) answer.error = {{ code: "storage_exhaustion", message: "too long" }};
    else kept.set(data.key, data.value);
    answer.value = data.value;
  }} else if (data.subject === "lti.get_data") {{
    answer.value = kept.has(data.key) ? kept.get(data.key) : null;
  }} else {{
    return;
  }}
  source.postMessage(answer, origin);
}});
</script></html>"""
