"""What must hold in a bundle beyond shapes: names that name something, numbers that fit."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from content import schema
from content.yamlfile import Path

#: A place in the file, and what is wrong there.
Complaint = tuple[Path, str]
#: The members of a response by kind of exercise, as the form's fields name them.
FIELDS = {
    "look_backs": {"tokens", "rows.from", "rows.to", "rows.distance"},
    "serial_bill": {"units", "why_serial", "batch_steps", "what_changes"},
    "distance_diagram": {
        "tokens",
        "rows.start",
        "rows.end",
        "rows.steps",
        "rows.direct",
        "explanation",
    },
}


def of_lesson(lesson: schema.Lesson) -> Iterator[Complaint]:
    """Check the names that a lesson's own file gives and uses."""
    yield from _twice([section.key for section in lesson.sections], ("sections",))
    activities = [activity.key for activity in lesson.activities]
    yield from _twice(activities, ("activities",))
    if lesson.main not in activities:
        yield ("main",), f"'{lesson.main}' names no activity"


def of_activity(activity: schema.AnyActivity, sections: Sequence[str]) -> Iterator[Complaint]:
    """Check a quiz or an exercise; ``sections`` are the keys that items may go back to."""
    if isinstance(activity, schema.Quiz):
        yield from _twice([item.key for item in activity.items], ("items",))
        for n, item in enumerate(activity.items):
            yield from _of_item(item, ("items", n), sections)
        return
    yield from _of_fields(activity)
    if isinstance(activity, schema.LookBacks):
        yield from _of_look_backs(activity.parameters)


def of_case(case: schema.Case) -> Iterator[Complaint]:
    """Check that each look-back stays in the sentence and that its steps are counted right."""
    count = len(case.sentence)
    for n, row in enumerate(case.rows):
        for name, position in (("from", row.start), ("to", row.to)):
            if not 1 <= position <= count:
                yield ("rows", n, name), f"{position} is no position of the sentence (1..{count})"
        if row.chain != abs(row.start - row.to):
            yield ("rows", n, "chain"), f"{row.start} and {row.to} are not {row.chain} steps apart"
        if row.direct != 1:
            yield ("rows", n, "direct"), "one direct look-back is 1 step"


def _twice(keys: Sequence[str], path: Path) -> Iterator[Complaint]:
    for n, key in enumerate(keys):
        if key in keys[:n]:
            yield (*path, n, "key"), f"'{key}' is used a second time"


def _of_item(item: schema.Item, path: Path, sections: Sequence[str]) -> Iterator[Complaint]:
    for n, key in enumerate(item.tests):
        if key not in sections:
            yield (*path, "tests", n), f"'{key}' names no section"
    if isinstance(item, schema.NumberItem):
        yield from _of_number(item, path)
        return
    options = [option.key for option in item.options]
    yield from _twice(options, (*path, "options"))
    right = [item.right] if isinstance(item, schema.SingleItem) else item.right
    for n, key in enumerate(right):
        if key not in options:
            yield (*path, "right", n), f"'{key}' names no option"
        if key in right[:n]:
            yield (*path, "right", n), f"'{key}' stands here a second time"


def _of_number(item: schema.NumberItem, path: Path) -> Iterator[Complaint]:
    turns = [turn.value for turn in item.wrong_turns]
    for n, value in enumerate(turns):
        if value == item.right or value in turns[:n]:
            yield (*path, "wrong_turns", n, "value"), f"{value} is the key or stands here twice"
    if item.tokens is not None and len(item.tokens.zh_hans) != len(item.tokens.en):
        yield (*path, "tokens"), "the sentence has more positions in one language"
    if item.ends is None:
        return
    count = len(item.tokens.en) if item.tokens else 0
    if item.ends[0] == item.ends[1] or not all(1 <= end <= count for end in item.ends):
        yield (*path, "ends"), f"two different positions of the sentence are needed (1..{count})"


def _of_fields(activity: schema.Exercise) -> Iterator[Complaint]:
    wanted = FIELDS[activity.kind]
    asked: list[str] = []
    for n, task in enumerate(activity.tasks):
        for m, field in enumerate(task.fields):
            path: Path = ("tasks", n, "fields", m, "name")
            if field.name not in wanted:
                yield path, f"'{field.name}' is no field of {activity.kind}"
            if field.name in asked:
                yield path, f"'{field.name}' is asked a second time"
            asked.append(field.name)
    if missing := sorted(wanted - set(asked)):
        yield ("tasks",), f"no field asks for {', '.join(missing)}"
    for n, answer in enumerate(activity.answers):
        if answer.field not in wanted:
            yield ("answers", n, "field"), f"'{answer.field}' is no field of {activity.kind}"


def _of_look_backs(parameters: schema.LookBackParameters) -> Iterator[Complaint]:
    pairs = parameters.tokens * (parameters.tokens - 1) // 2
    if parameters.rows > pairs:
        yield ("parameters", "rows"), f"{parameters.tokens} positions make only {pairs} pairs"
    if parameters.far >= parameters.tokens:
        yield ("parameters", "far"), f"no two of {parameters.tokens} positions are that far apart"
