"""The gradebook of a fake platform: columns, grades, and every score message that came.

How a score changes a grade is the personality's business; here things are kept and shown.
"""

import threading
import time
from dataclasses import asdict, dataclass, field
from typing import Any

from tests.fakes.school import Course, Link, Person, School


@dataclass(eq=False)
class LineItem:
    """A column. ``coupled`` means that the platform made it together with its link."""

    number: int
    course: Course
    label: str
    maximum: float
    link: Link | None = None
    coupled: bool = False
    resource_id: str = ""
    tag: str = ""
    owner: str = "yardstick"
    locked: bool = False
    extra: dict[str, Any] = field(default_factory=dict)


@dataclass
class Grade:
    """What stands in one cell, on the column's own scale."""

    score: float | None
    maximum: float
    raw: float | None = None
    comments: list[str] = field(default_factory=list)
    at: float | None = None
    activity: str = ""
    grading: str = ""
    overridden_at: float | None = None
    locked: bool = False
    attempts: int = 0

    @property
    def comment(self) -> str | None:
        return self.comments[-1] if self.comments else None


@dataclass(frozen=True)
class Message:
    """One score message as it came, and what it was answered."""

    item: int
    person: str | None
    body: Any
    status: int
    reason: str
    received_at: float

    @property
    def accepted(self) -> bool:
        return 200 <= self.status < 300


class Gradebook:
    """Ask by link (or line item) and person, given as objects or by their keys."""

    def __init__(self, school: School, client_id: str) -> None:
        self.school = school
        self.client_id = client_id
        self.items: dict[int, LineItem] = {}
        self.cells: dict[tuple[int, str], Grade] = {}
        self.log: list[Message] = []
        self.changed = threading.Condition(threading.RLock())
        for course in school.courses:
            self.open_columns(course)

    def open_columns(self, course: Course) -> None:
        """Make the coupled column of every graded link of the course."""
        for link in course.links:
            self.open_column(link)

    def open_column(self, link: Link) -> None:
        """Make the coupled column of a link, if it is graded."""
        if link.graded:
            self.add(
                link.course,
                link.title,
                link.maximum,
                link=link,
                coupled=True,
                resource_id=link.resource_id,
                tag=link.tag if link.resource_id else "",
                extra={"submissionReview": link.review} if link.review else {},
            )

    def add(self, course: Course, label: str, maximum: float, **what: Any) -> LineItem:
        number = max(self.items, default=300) + 1
        item = LineItem(number, course, label, maximum, **{"owner": self.client_id, **what})
        self.items[number] = item
        return item

    def delete(self, item: LineItem) -> None:
        """Remove a column with its grades."""
        with self.changed:
            self.items.pop(item.number, None)
            for key in [key for key in self.cells if key[0] == item.number]:
                del self.cells[key]

    # Questions

    def of_link(self, link: Link | str) -> list[LineItem]:
        wanted = self.school.link(link)
        return [item for item in self.items.values() if item.link is wanted]

    def column(self, where: "LineItem | Link | str") -> LineItem:
        """Find a column by itself, its link, its link's key, or its own label or resource id."""
        if isinstance(where, LineItem):
            return where
        if isinstance(where, str):
            for item in self.items.values():
                if where in (item.label, item.resource_id) and not item.coupled:
                    return item
        return min(self.of_link(where), key=lambda item: not item.coupled)

    def grade(self, where: "LineItem | Link | str", who: Person | str) -> Grade | None:
        """Give what the cell holds; None while nothing ever came."""
        person = self.school.person(who)
        return self.cells.get((self.column(where).number, person.key))

    def score(self, where: "LineItem | Link | str", who: Person | str) -> float | None:
        grade = self.grade(where, who)
        return None if grade is None else grade.score

    def messages(
        self,
        where: "LineItem | Link | str | None" = None,
        who: Person | str | None = None,
        *,
        accepted: bool | None = None,
    ) -> list[Message]:
        """Give the score messages that came, oldest first."""
        item = None if where is None else self.column(where).number
        person = None if who is None else self.school.person(who).key
        return [
            message
            for message in list(self.log)
            if item in (None, message.item)
            and person in (None, message.person)
            and accepted in (None, message.accepted)
        ]

    def wait_for(
        self,
        where: "LineItem | Link | str | None" = None,
        who: Person | str | None = None,
        *,
        count: int = 1,
        seconds: float = 10,
        accepted: bool | None = True,
    ) -> list[Message]:
        """Wait until ``count`` such messages are there; give them, or raise ``TimeoutError``."""
        end = time.monotonic() + seconds
        with self.changed:
            while len(found := self.messages(where, who, accepted=accepted)) < count:
                left = end - time.monotonic()
                if left <= 0:
                    raise TimeoutError(f"{len(found)} of {count} score messages after {seconds} s")
                self.changed.wait(left)
        return found

    # Changes

    def cell(self, item: LineItem, person: Person) -> Grade:
        """Give the cell, made empty if it is new."""
        fresh = Grade(score=None, maximum=item.maximum)
        return self.cells.setdefault((item.number, person.key), fresh)

    def record(self, message: Message) -> None:
        with self.changed:
            self.log.append(message)
            self.changed.notify_all()

    def override(
        self, where: "LineItem | Link | str", who: Person | str, score: float, at: float, comment: str = ""
    ) -> Grade:
        """Let a teacher type a grade over the tool's."""
        item, person = self.column(where), self.school.person(who)
        with self.changed:
            cell = self.cell(item, person)
            cell.score, cell.at, cell.overridden_at = score, at, at
            cell.comments = [comment] if comment else cell.comments
        return cell

    def lock(
        self,
        where: "LineItem | Link | str",
        who: Person | str | None = None,
        *,
        locked: bool = True,
    ) -> None:
        """Lock a column, or one grade in it."""
        item = self.column(where)
        if who is None:
            item.locked = locked
        else:
            self.cell(item, self.school.person(who)).locked = locked

    def forget_person(self, course: Course, person: Person) -> None:
        """Drop the grades that somebody has in a course, as unenrolling does."""
        with self.changed:
            for number, key in list(self.cells):
                if key == person.key and self.items[number].course is course:
                    del self.cells[number, key]

    # Keeping

    def dump(self) -> dict[str, Any]:
        """Give everything as plain values; links by their number."""
        items = []
        for item in self.items.values():
            plain = {**item.__dict__, "course": item.course.number}
            plain["link"] = item.link.number if item.link else None
            items.append(plain)
        cells = [[number, key, asdict(cell)] for (number, key), cell in self.cells.items()]
        return {"items": items, "cells": cells, "log": [asdict(message) for message in self.log]}

    def load(self, kept: dict[str, Any]) -> None:
        """Take back what :meth:`dump` gave."""
        links = {link.number: link for link in self.school.links()}
        self.items = {}
        for plain in kept["items"]:
            course = self.school.course(plain["course"])
            if course is not None:
                made = {**plain, "course": course, "link": links.get(plain["link"])}
                self.items[plain["number"]] = LineItem(**made)
        self.cells = {(number, key): Grade(**cell) for number, key, cell in kept["cells"]}
        self.log = [Message(**message) for message in kept["log"]]
