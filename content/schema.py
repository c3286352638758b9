"""What the files of a bundle may say: shapes and types; ``rules`` holds what goes beyond them."""

from __future__ import annotations

import re
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from content.languages import Language


def _clean(text: str) -> str:
    if not text.strip():
        raise ValueError("the text is blank")
    if text != text.strip():
        raise ValueError("the text begins or ends with white space")
    return text


def _no_controls(text: str) -> str:
    if re.search(r"[\x00-\x08\x0b-\x1f\x7f]", text):
        raise ValueError("the text holds a control character")
    return text


Text = Annotated[str, AfterValidator(_no_controls), AfterValidator(_clean)]
Clause = Annotated[str, Field(min_length=1), AfterValidator(_no_controls)]
Key = Annotated[str, Field(pattern=r"^[a-z][a-z0-9-]{0,31}$")]
Code = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]{0,39}$")]
File = Annotated[str, Field(pattern=r"^[a-z0-9-]+(?:/[a-z0-9-]+)*(?:\.[a-z]+)?$")]
Day = Annotated[str, Field(pattern=r"^[0-9]{4}-[01][0-9]-[0-3][0-9]$")]


class Part(BaseModel):
    """Whatever stands in a file: exact types, no unknown member, never changed."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


class Words(Part):
    """A text in every language."""

    zh_hans: Text = Field(alias="zh-hans")
    en: Text


class Clauses(Part):
    """A long title in every language, clause by clause, so that lines break between clauses."""

    zh_hans: list[Clause] = Field(alias="zh-hans", min_length=1)
    en: list[Clause] = Field(min_length=1)


class Tokens(Part):
    """A numbered sentence in every language, as many positions in each."""

    zh_hans: list[Text] = Field(alias="zh-hans", min_length=2)
    en: list[Text] = Field(min_length=2)


class Drawn(Part):
    """A drawing: its file, and the words that go into it by label."""

    drawing: File
    labels: dict[Key, Words] = {}


class Block(Part):
    """One part of a section: what it is, and the file that holds it."""

    kind: Literal["prose", "panels", "case", "checklist", "sources"]
    file: File


class Section(Part):
    """A section of the lesson, in its place."""

    key: Key
    title: Words
    short_title: Words
    blocks: list[Block] = Field(min_length=1)


class Listed(Part):
    """An activity, in its place."""

    key: Key
    file: File


class Lesson(Part):
    """``lesson.yaml``: what the lesson is and what it consists of."""

    slug: Key
    minutes: Annotated[int, Field(ge=1, le=600)]
    title: Clauses
    short_title: Words
    over: Words
    objective: Words
    handed_in: Words
    assessment: Words
    hero: Drawn | None = None
    main: Key
    sections: list[Section] = []
    activities: list[Listed] = Field(min_length=1)


class Panel(Drawn):
    """One panel of a figure; ``drawn`` and ``says`` are its row in the table of the figure."""

    caption: Words
    drawn: Words
    says: Words


class PanelTable(Part):
    """The figure as a table: its caption and its three column heads."""

    caption: Words
    panel: Words
    drawn: Words
    says: Words


class Panels(Part):
    """A figure of numbered panels, with a table for whoever cannot see it."""

    caption: Words
    table: PanelTable
    panels: list[Panel] = Field(min_length=1)


class CaseHeads(Part):
    """The column heads of a worked case."""

    piece: Words
    from_to: Words
    chain: Words
    direct: Words


class CaseRow(Part):
    """One look-back of a worked case."""

    piece: Words
    start: int = Field(alias="from")
    to: int
    chain: int
    direct: int


class Case(Part):
    """A worked case: one numbered sentence, shown as it is in every language."""

    caption: Words
    heads: CaseHeads
    sentence_language: Language
    sentence: list[Text] = Field(min_length=2)
    rows: list[CaseRow] = Field(min_length=1)


class Checklist(Part):
    """What the learner can tick off alone."""

    items: list[Words] = Field(min_length=1)


class Source(Part):
    """A source, and what of it was checked; a title in its own language names that language."""

    title: Words
    title_language: Language | None = None
    details: Words
    checked: Day
    note: Words


class Sources(Part):
    """The sources, and what the lesson does not claim from them."""

    title: Words
    items: list[Source] = Field(min_length=1)
    not_claimed: Words


class Option(Part):
    """One option of an item, with the reason why it is right or not."""

    key: Key
    text: Words
    explanation: Words


class Asked(Part):
    """What every item has: ``tests`` names the sections it goes back to."""

    key: Key
    title: Words
    prompt: Words
    tests: list[Key] = Field(min_length=1)


class SingleItem(Asked):
    """One option is right."""

    type: Literal["single"]
    options: list[Option] = Field(min_length=4)
    right: Key


class MultipleItem(Asked):
    """Exactly the right options earn the item."""

    type: Literal["multiple"]
    options: list[Option] = Field(min_length=4)
    right: list[Key] = Field(min_length=1)
    partial: bool = False


class WrongTurn(Part):
    """A whole number that learners are known to give, and where it comes from."""

    value: int
    code: Code
    explanation: Words


class NumberItem(Asked):
    """A typed whole number, about a numbered sentence with two marked ends if there is one."""

    type: Literal["number"]
    tokens: Tokens | None = None
    ends: list[int] | None = Field(default=None, min_length=2, max_length=2)
    right: int
    explanation: Words
    wrong_turns: list[WrongTurn] = []


Item = Annotated[SingleItem | MultipleItem | NumberItem, Field(discriminator="type")]


class Activity(Part):
    """What every activity shows: its ``heading`` in lists; ``over``, ``title``, ``lead`` on its page."""

    heading: Words
    over: Words
    title: Words
    lead: Words
    acceptance: Words


class Quiz(Activity):
    """A quiz of items of equal weight."""

    kind: Literal["quiz"]
    items: list[Item] = Field(min_length=1)


class LookBackParameters(Part):
    """How many positions, how many rows, and how far one row must reach."""

    tokens: Annotated[int, Field(ge=2, le=200)]
    rows: Annotated[int, Field(ge=1, le=40)]
    far: Annotated[int, Field(ge=1)]


class SerialBillParameters(Part):
    """The length of a sequence, and how many sequences one batch has."""

    length: Annotated[int, Field(ge=2, le=9999)]
    batch: Annotated[int, Field(ge=2, le=9999)]


class DistanceDiagramParameters(Part):
    """Nothing: the learner's sentence gives the numbers."""


class Given(Part):
    """A fact that the learner starts from."""

    label: Words
    value: Words


class Asks(Part):
    """A field of the form: the response's member that it fills, and its words."""

    name: Annotated[str, Field(pattern=r"^[a-z_]+(?:\.[a-z_]+)?$")]
    label: Words
    hint: Words | None = None
    unit: Words | None = None


class Task(Part):
    """A step of an exercise and its fields."""

    title: Words
    fields: list[Asks] = Field(min_length=1)


class Answer(Part):
    """The reference answer to one field."""

    field: str
    text: Words


class TypedTurn(Part):
    """Something that learners are known to type, and where it comes from."""

    value: Words
    explanation: Words


class Responses(Part):
    """A response that earns everything, in every language of the learner."""

    zh_hans: dict[str, Any] = Field(alias="zh-hans")
    en: dict[str, Any]


class _Exercise(Activity):
    given: list[Given] = []
    tasks: list[Task] = Field(min_length=1)
    hint: Words
    answers: list[Answer] = Field(min_length=1)
    derivation: File
    wrong_turns: list[TypedTurn] = []
    response: Responses


class LookBacks(_Exercise):
    """Look-backs in a sentence of the learner's own."""

    kind: Literal["look_backs"]
    parameters: LookBackParameters


class SerialBill(_Exercise):
    """What one forward pass costs, alone and in a batch."""

    kind: Literal["serial_bill"]
    parameters: SerialBillParameters


class DistanceDiagram(_Exercise):
    """The distances of a sentence, in three columns."""

    kind: Literal["distance_diagram"]
    parameters: DistanceDiagramParameters


Exercise = LookBacks | SerialBill | DistanceDiagram
AnyActivity = Annotated[Quiz | LookBacks | SerialBill | DistanceDiagram, Field(discriminator="kind")]
