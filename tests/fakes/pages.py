"""The few pages that a person, or a real browser, sees of a fake platform."""

from html import escape
from typing import TYPE_CHECKING

from tests.fakes import keys
from tests.fakes.authorization import auto_post
from tests.fakes.wire import Request, Response

if TYPE_CHECKING:
    from tests.fakes.platform import FakePlatform

HTML = "text/html; charset=utf-8"


def answer(platform: "FakePlatform", request: Request) -> Response:
    """Answer what is no endpoint of LTI."""
    if request.endpoint == "open":
        return _open(platform, request)
    if request.endpoint == "page":
        return _page(platform, request)
    if request.endpoint == "deep_link":
        header, claims = keys.read(request.field("JWT") or "")
        platform.deep_links.append({"header": header, "claims": claims, "target": request.target})
        return Response(200, "<!doctype html><title>Added</title><p>Added to the course.</p>", HTML)
    if request.endpoint == "return":
        shown = escape(request.arg("lti_errormsg") or request.arg("lti_msg") or "")
        return Response(200, f"<!doctype html><title>Course</title><p>{shown}</p>", HTML)
    return Response(404, "<!doctype html><title>Not found</title><p>Not found</p>", HTML)


def _open(platform: "FakePlatform", request: Request) -> Response:
    login = platform.authorization.pending.get(request.arg("hint") or "")
    if login is None:
        return Response(404, "no such login", HTML)
    return Response(200, auto_post(login.url, login.params), HTML)


def _page(platform: "FakePlatform", request: Request) -> Response:
    source = escape(f"/open?{request.query}")
    tool = escape(platform.tool.origin)
    return Response(
        200,
        f"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Course</title>
<style>body{{margin:0;font-family:sans-serif}}iframe{{width:100%;height:80vh;border:0}}</style>
<h1>Course</h1>
<iframe id="tool" title="Activity" src="{source}" allow="fullscreen"></iframe>
<script>
window.received = [];
addEventListener("message", event => {{
  if (event.origin !== "{tool}" || typeof event.data !== "object") return;
  window.received.push(event.data);
  if (event.data.subject === "lti.frameResize") {{
    document.getElementById("tool").style.height = parseInt(event.data.height, 10) + "px";
  }}
}});
</script></html>""",
        HTML,
    )
