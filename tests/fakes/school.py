"""The people, courses and links that a fake platform knows: the cast of every test."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any


@dataclass(eq=False)
class Person:
    """Somebody at the platform. ``role`` is a word of :data:`ROLES`."""

    key: str
    name: str
    number: int
    role: str = "learner"
    test_user: bool = False
    teaches_elsewhere: bool = False

    @property
    def given_name(self) -> str:
        """Give the first word; of a Chinese name what follows the family's one character."""
        first, _, rest = self.name.partition(" ")
        return first if rest else self.name[1:]

    @property
    def family_name(self) -> str:
        return self.name.partition(" ")[2] or self.name[:1]

    @property
    def email(self) -> str:
        return f"{self.key}@school.example"


ROLES = ("learner", "instructor", "ta", "designer", "observer", "admin", "none")


@dataclass(eq=False)
class Link:
    """An activity in a course that opens the tool."""

    key: str
    title: str
    number: int
    course: "Course"
    path: str = "/lti/launch/"
    graded: bool = True
    maximum: float = 100
    resource_id: str = ""
    custom: dict[str, Any] = field(default_factory=dict)
    allowed_attempts: int | None = None
    tag: str = "grade"
    review: dict[str, Any] | None = None
    #: ``unlock``, ``due``, ``lock`` (ISO 8601) and ``attempts``: everybody's, and somebody's own by their key.
    dates: dict[str, Any] = field(default_factory=dict)
    own_dates: dict[str, dict[str, Any]] = field(default_factory=dict)
    copied_from: "Link | None" = None

    def history(self) -> list["Link"]:
        """Give the links that this one was copied from, nearest first."""
        return [self.copied_from, *self.copied_from.history()] if self.copied_from else []

    def date(self, name: str, person: Person) -> Any:
        """Give a date as it holds for somebody: for who teaches the latest of all, None where there is none."""
        if person.role == "learner":
            return self.own_dates.get(person.key, {}).get(name, self.dates.get(name))
        return max((said[name] for said in (self.dates, *self.own_dates.values()) if said.get(name)), default=None)


@dataclass(eq=False)
class Course:
    """A course with the people enrolled in it and its links."""

    number: int
    label: str
    title: str
    people: list[Person] = field(default_factory=list)
    links: list[Link] = field(default_factory=list)
    concluded: bool = False
    copied_from: "Course | None" = None

    def history(self) -> list["Course"]:
        """Give the courses that this one was copied from, nearest first."""
        return [self.copied_from, *self.copied_from.history()] if self.copied_from else []

    def link(self, key: str) -> Link:
        return next(link for link in self.links if link.key == key)

    def has_learner(self, person: Person) -> bool:
        return person in self.people and person.role == "learner"


@dataclass(eq=False)
class School:
    """Everybody and every course, and who may be asked for by name."""

    people: list[Person]
    courses: list[Course]

    def person(self, who: "Person | str") -> Person:
        if isinstance(who, Person):
            return who
        return next(person for person in self.people if person.key == who)

    def link(self, which: "Link | str") -> Link:
        """Find a link by its key, in the first course that has it."""
        if isinstance(which, Link):
            return which
        return next(link for link in self.links() if link.key == which)

    def links(self) -> Iterator[Link]:
        for course in self.courses:
            yield from course.links

    def course(self, number: int) -> Course | None:
        return next((course for course in self.courses if course.number == number), None)

    def next_number(self) -> int:
        taken = [course.number for course in self.courses] + [link.number for link in self.links()]
        return max(taken) + 1


def cast() -> list[Person]:
    """Give Ada and Ben who learn, Ivy who teaches, and those around them."""
    return [
        Person("ivy", "Ivy 周慧", 31, role="instructor"),
        Person("tom", "Tom Adeyemi", 32, role="ta"),
        Person("ada", "Ada 林安", 41),
        Person("ben", "Ben Okoye", 42),
        Person("cleo", "Cleo Marchetti", 43, teaches_elsewhere=True),
        Person("testa", "Test Student", 44, test_user=True),
        Person("oskar", "Oskar Nyman", 45, role="observer"),
        Person("dora", "Dora Petrov", 33, role="designer"),
        Person("root", "Rut Admin", 12, role="admin"),
        Person("nobody", "Noa Nobody", 46, role="none"),
    ]


def lesson_links(course: Course) -> list[Link]:
    """Give the links of the course: the lesson, its quiz, its exercises, and one without grades."""
    made = [Link("overview", "循环的代价:课程总览", 101, course)]
    made.append(Link("quiz", "小测验", 102, course, path="/lti/launch/quiz/", resource_id="quiz"))
    for n in (1, 2, 3):
        key = f"exercise-{n}"
        made.append(Link(key, f"练习 {n}", 102 + n, course, path=f"/lti/launch/{key}/", resource_id=key))
    made.append(Link("ungraded", "课程阅读(不计分)", 106, course, graded=False))
    return made


def make_school(courses: int = 1) -> School:
    """Make a school with the cast in ``courses`` equal courses of their own."""
    school = School(cast(), [])
    for n in range(courses):
        course = Course(14 + n, f"SEQ{101 + n}", f"序列模型导论 {n + 1}", people=list(school.people))
        course.links = lesson_links(course)
        for link in course.links:
            link.number += 10 * n
        school.courses.append(course)
    return school
