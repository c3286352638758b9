"""The course of the demo: its three people and five activities."""

from dataclasses import dataclass

from tests.fakes.school import Course, Link, Person, School


@dataclass(frozen=True)
class Activity:
    """An activity's words in both languages."""

    key: str
    zh: str
    en: str
    note_zh: str
    note_en: str
    column_zh: str
    column_en: str

    def title(self, language: str) -> str:
        return self.en if language == "en" else self.zh

    def note(self, language: str) -> str:
        return self.note_en if language == "en" else self.note_zh

    def column(self, language: str) -> str:
        return self.column_en if language == "en" else self.column_zh


ACTIVITIES = (
    Activity(
        "overview",
        "序列为什么难，注意力解决了什么",
        "Why sequences are hard, and what attention solved",
        "课文、测验和练习都从这里进",
        "The lesson, its quiz and its exercises",
        "课文总览",
        "Overview",
    ),
    Activity("quiz", "小测验", "Quiz", "三道题，60 分通过", "Three items, 60 to pass", "小测验", "Quiz"),
    Activity(
        "exercise-1",
        "练习 1：标出回看点",
        "Exercise 1: mark the look-backs",
        "十二个位置，四处回看",
        "Twelve positions, four look-backs",
        "练习 1",
        "Exercise 1",
    ),
    Activity(
        "exercise-2",
        "练习 2：算串行这笔账",
        "Exercise 2: the serial bill",
        "两个数，两句话",
        "Two numbers, two sentences",
        "练习 2",
        "Exercise 2",
    ),
    Activity(
        "exercise-3",
        "练习 3：交示意图",
        "Exercise 3: hand in the diagram",
        "信息要跨多远",
        "How far information must travel",
        "练习 3",
        "Exercise 3",
    ),
)

BY_KEY = {activity.key: activity for activity in ACTIVITIES}

#: The teacher's way to more of them, opened in the frame like an activity.
ADD = Activity("add", "添加活动", "Add an activity", "从这个工具里选", "Choose from the tool", "", "")


def added(link: Link) -> Activity:
    """Give the activity of a link that a teacher chose; its words are in the language of the choice."""
    return Activity(link.key, link.title, link.title, "", "", link.title, link.title)


def make_school() -> School:
    """Make the course: Ada and Ben learn, Ivy teaches."""
    people = [Person("ada", "林安", 5), Person("ben", "Ben Okoye", 6), Person("ivy", "周慧", 3, role="instructor")]
    course = Course(1, "SEQ101", "序列模型导论", people)
    for number, activity in enumerate(ACTIVITIES, 1):
        path = "/lti/launch/" if activity.key == "overview" else f"/lti/launch/{activity.key}/"
        # The overview's own column takes the quiz: a lesson that is opened as a whole is graded by it.
        resource_id = "quiz" if activity.key == "overview" else activity.key
        course.links.append(Link(activity.key, activity.zh, number, course, path=path, resource_id=resource_id))
    return School(people, [course])
