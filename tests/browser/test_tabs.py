"""Several launches in one browser: each tab stays whose it is, says so, and inherits nothing."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.flow.people import Classroom, new_course


def me(visit):
    """Ask the API, as that tab's pages do."""
    return visit.frame.evaluate(
        """async () => {
          const meta = (name) => document.querySelector(`meta[name="${name}"]`).content;
          const answer = await fetch("/api/v1/me/", { headers: { "X-Launch-Session": meta("launch-session") } });
          return answer.json();
        }"""
    )


def test_two_people_in_one_browser_never_mix(stage, room):
    context = stage.context()
    ada = stage.open(room, "ada", "quiz", on=context.new_page())
    ada.begin()
    ada.fill(**{"item-steps": "7"})
    expect(ada.tool.locator('[data-save="saved"]')).to_be_visible()
    ben = stage.open(room, "ben", "quiz", on=context.new_page())
    ben.begin()
    expect(ben.tool.locator('[name="item-steps"]')).to_have_value("")
    ben.fill(**{"item-steps": "8"})
    expect(ben.tool.locator('[data-save="saved"]')).to_be_visible()
    ada.frame.evaluate("location.reload()")
    expect(ada.tool.locator('[name="item-steps"]')).to_have_value("7")
    for visit, who in ((ada, "ada"), (ben, "ben")):
        expect(visit.tool.locator(".bar__who")).to_contain_text(room.person(who).name)
        expect(visit.tool.locator(".bar__course")).to_have_text(room.course.title)
        assert me(visit)["name"] == room.person(who).name
    ada.answer_quiz(right=3)
    ada.hand_in()
    ada.await_result("100")
    room.wait_for_score("ada", "100.00")
    assert room.score("ben") is None


def test_two_courses_in_one_browser_never_mix(stage, room):
    context = stage.context()
    other = Classroom(room.stack, room.platform, new_course(room.platform))
    first = stage.open(room, "ada", "quiz", on=context.new_page())
    second = stage.open(other, "ada", "quiz", on=context.new_page())
    first.begin()
    first.answer_quiz(right=2)
    first.hand_in()
    first.await_result("66.67")
    expect(first.tool.locator(".bar__course")).to_have_text(room.course.title)
    expect(second.tool.locator(".bar__course")).to_have_text(other.course.title)
    second.frame.evaluate("location.reload()")
    second.begin()
    expect(second.tool.locator('[name="item-steps"]')).to_have_value("")
    room.wait_for_score("ada", "66.67")
    assert other.score("ada") is None


def test_a_later_launch_as_a_teacher_ends_nothing_and_lends_nothing(stage, room):
    context = stage.context()
    ada = stage.open(room, "ada", "overview", on=context.new_page())
    ivy = stage.open(room, "ivy", "overview", on=context.new_page())
    expect(ivy.tool.locator(".bar__who")).to_contain_text(room.person("ivy").name)
    statuses = ada.frame.evaluate(
        """async () => {
          const at = (path) => fetch(path).then(({ status }) => status);
          return [await at(location.pathname), await at(location.pathname + "class/")];
        }"""
    )
    assert statuses == [200, 403]
    assert me(ada)["role"] == "learner"
    assert me(ivy)["role"] == "instructor"
    ada.start("quiz")
    expect(ada.tool.locator(".bar__who")).to_contain_text(room.person("ada").name)
