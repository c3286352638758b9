"""The messages to the platform's storage: to whom they go, and which answers count."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.services.stack import ToolStack

COURSE, OTHER = "http://127.0.0.1:4001", "http://127.0.0.1:4002"
FRAMES = '<iframe name="kept" src="{storage}/storage"></iframe><iframe id="tool" src="{tool}/asking"></iframe>'

#: The course's page: ``say`` answers a message from its own window.
COURSE_PAGE = """<!doctype html><title>Course</title><script>
window.heard = [];
const supported = {supported};
addEventListener("message", ({{ data, source, origin }}) => {{
  if (!data || typeof data !== "object" || !data.subject) return;
  heard.push(data.subject);
  const answer = {{ subject: `${{data.subject}}.response`, message_id: data.message_id }};
  const say = (more) => source.postMessage({{ ...answer, ...more }}, "*");
  if (data.subject === "lti.capabilities") {{ if (supported) say({{ supported_messages: supported }}); return; }}
  {course}
}});
</script>{frames}"""
STORAGE_PAGE = """<!doctype html><title>Storage</title><script>
const kept = new Map();
addEventListener("message", ({{ data, source, origin }}) => {{
  if (!data || typeof data !== "object" || !data.subject) return;
  parent.postMessage({{ leaked: data.value ?? data.key }}, "*");
  const answer = {{ subject: `${{data.subject}}.response`, message_id: data.message_id, key: data.key }};
  const say = (more) => source.postMessage({{ ...answer, ...more }}, origin);
  {storage}
}});
</script>"""
ASKING = """<!doctype html><title>Tool</title><script type="module">
import {{ connect }} from "/static/yardstick/js/storage.js";
const began = performance.now();
try {{
  const storage = await connect({{ endpoint: "{course}/auth?tenant=1", frame: "{frame}" }});
  await storage.put("key", "value");
  window.outcome = [await storage.get("key"), await storage.get("nothing")];
}} catch (fault) {{
  window.outcome = fault.message;
}}
window.took = performance.now() - began;
</script>"""

KEEPS = """if (data.subject.endsWith("put_data")) { kept.set(data.key, data.value); say({ value: data.value }); }
  else say({ value: kept.get(data.key) ?? null });"""
NOISE = 'source.postMessage("noise", origin); source.postMessage(null, origin);'
RELAY = """parent.postMessage({ subject: "relay", answer: { ...answer, value: "value" } }, "*");"""
NAMED = '[{subject: "lti.put_data", frame: "kept"}, {subject: "lti.get_data", frame: "kept"}]'
HERE = '[{subject: "lti.put_data"}, {subject: "lti.get_data"}]'
OLD = '[{subject: "org.imsglobal.lti.put_data", frame: "kept"}, {subject: "org.imsglobal.lti.get_data", frame: "kept"}]'
ABSENT = '[{subject: "lti.put_data", frame: "gone"}, {subject: "lti.get_data", frame: "gone"}]'
COURSE_KEEPS = "window.stored ??= new Map(); " + KEEPS.replace("kept.", "stored.")


@pytest.fixture
def play(tool_stack: ToolStack, browser_page: Page):
    """Show a course page with the tool's frame asking its storage; tell what came of it."""
    tool = tool_stack.base_url

    def run(*, supported="null", frame="kept", storage="", course="", origin=COURSE):
        shown = {
            f"{COURSE}/": COURSE_PAGE.format(
                supported=supported, course=course, frames=FRAMES.format(storage=origin, tool=tool)
            ),
            f"{origin}/storage": STORAGE_PAGE.format(storage=storage),
            f"{tool}/asking": ASKING.format(course=COURSE, frame=frame),
        }
        browser_page.route("**/*", lambda route: _answer(route, shown))
        browser_page.goto(f"{COURSE}/")
        asking = browser_page.frame(url=f"{tool}/asking")
        assert asking
        asking.wait_for_function("window.outcome !== undefined && window.took !== undefined")
        return asking.evaluate("window.outcome"), asking.evaluate("window.took")

    return run


def _answer(route, shown):
    page = shown.get(route.request.url)
    if page is None:
        route.continue_()
    else:
        route.fulfill(body=page, content_type="text/html")


@pytest.mark.parametrize(
    "platform",
    [
        {"supported": NAMED, "frame": "another", "storage": KEEPS},
        {"supported": HERE, "frame": "kept", "storage": KEEPS},
        {"supported": OLD, "storage": KEEPS},
        {"supported": "null", "storage": KEEPS},
        {"supported": HERE, "frame": "_parent", "course": COURSE_KEEPS},
        {"supported": ABSENT, "course": COURSE_KEEPS},
        {"supported": HERE, "frame": "location", "course": COURSE_KEEPS},
        {"supported": NAMED, "storage": NOISE + KEEPS},
    ],
    ids=["named by its answer", "named at login", "old subjects", "silent on what it can", "the course itself",
         "frame missing", "a name of something else", "among noise"],
)  # fmt: skip
def test_a_storage_that_answers_rightly_keeps_what_is_put(play, platform):
    outcome, _took = play(**platform)
    assert outcome == ["value", None]


@pytest.mark.parametrize(
    "platform",
    [
        {"storage": ""},
        {"storage": "say({message_id: 'guessed', value: 'value'});"},
        {"storage": "say({subject: 'lti.get_data', value: 'value'});"},
        {"storage": "say({error: {code: 'storage_exhaustion', message: 'full'}});"},
        {"storage": "setTimeout(() => say({value: 'value'}), 1500);"},
        {"storage": RELAY, "course": "if (data.subject === 'relay') document.getElementById('tool').contentWindow"
                   ".postMessage(data.answer, '*');"},
        {"supported": '[{subject: "lti.capabilities"}]', "storage": KEEPS},
        {"supported": "[null, 1, {}]", "storage": KEEPS},
    ],
    ids=["silent", "another message's id", "another subject", "full", "late", "another window of that origin",
         "storage not offered", "what it can is nonsense"],
)  # fmt: skip
def test_any_other_answer_is_none(play, platform):
    outcome, took = play(**{"supported": NAMED, **platform})
    assert isinstance(outcome, str)
    assert took < 4000


def test_a_frame_of_another_origin_is_told_nothing_and_its_answers_do_not_count(play, browser_page):
    told = []
    browser_page.expose_function("note", lambda what: told.append(what))
    browser_page.add_init_script(
        "addEventListener('message', ({data}) => { if (data && data.leaked !== undefined) window.note(data.leaked); })"
    )
    outcome, _took = play(supported=NAMED, storage="say({value: 'value'});", origin=OTHER)
    assert isinstance(outcome, str)
    assert told == []


def test_on_top_of_everything_there_is_no_storage(tool_stack, browser_page):
    url = f"{tool_stack.base_url}/asking"
    page = ASKING.format(course=COURSE, frame="kept")
    browser_page.route(url, lambda route: route.fulfill(body=page, content_type="text/html"))
    browser_page.goto(url)
    browser_page.wait_for_function("window.outcome !== undefined")
    assert browser_page.evaluate("window.outcome") == "no window of the course"
