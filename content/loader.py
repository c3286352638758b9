"""Files to frozen bundles; the only reader of the files, and the one that says what is wrong."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import zip_longest
from pathlib import Path
from typing import Any, TypeVar

from pydantic import TypeAdapter, ValidationError

from content import assembly, drawing, markup, proof, rules, schema, yamlfile
from content.bundle import Activity, Bundle
from content.faults import BundleFault
from content.languages import LANGUAGES
from content.yamlfile import YamlFile

__all__ = ["Activity", "Bundle", "BundleFault", "bundles", "load"]

#: The bundles that ship with the product.
LESSONS = Path(__file__).parent / "lessons"
ROOT = "lesson.yaml"
T = TypeVar("T")
_ACTIVITY: TypeAdapter[schema.AnyActivity] = TypeAdapter(schema.AnyActivity)


def bundles(path: Path | str | None = None) -> Iterator[Bundle]:
    """Load the bundle at ``path``, or every bundle in the folder; the shipped ones if not given."""
    place = Path(path) if path else LESSONS
    if (place / ROOT).exists():
        yield load(place)
        return
    folders = sorted(entry for entry in place.iterdir() if entry.is_dir()) if place.is_dir() else []
    if not folders:
        raise BundleFault(str(place / ROOT), 1, "the file is missing")
    for folder in folders:
        yield load(folder)


def load(path: Path | str) -> Bundle:
    """Read, check and put together one bundle.

    Raises ``BundleFault`` at the first thing that is wrong, in the order in which the lesson
    names its parts.
    """
    reader = _Reader(Path(path))
    source, lesson = reader.checked(ROOT, TypeAdapter(schema.Lesson))
    _refuse(source, rules.of_lesson(lesson))
    hero = None
    if lesson.hero is not None:
        hero = {"svg": reader.drawn(lesson.hero, source, ("hero",))}
    sections = [reader.section(part, number, source) for number, part in enumerate(lesson.sections, start=1)]
    activities = [reader.activity(listed, sections, source, n) for n, listed in enumerate(lesson.activities)]
    return Bundle.from_document(assembly.document(lesson, hero, sections, activities))


def _refuse(source: YamlFile, complaints: Iterable[rules.Complaint]) -> None:
    for path, reason in complaints:
        raise source.fault(path, reason)


class _Reader:
    """Reads the files of one bundle folder; a file that is named but missing is a fault there."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def text(self, file: str, named_by: YamlFile | None = None, at: yamlfile.Path = ()) -> str:
        """Read one UTF-8 file of the bundle."""
        place = self.folder / file
        try:
            content = place.read_bytes()
        except OSError as exc:
            if named_by is not None:
                raise named_by.fault(at, f"the file '{file}' is missing") from exc
            raise BundleFault(str(place), 1, "the file is missing") from exc
        try:
            # Line ends become one kind, so that a checkout's habits do not change the digest.
            return content.decode("utf-8").replace("\r\n", "\n")
        except UnicodeDecodeError as exc:
            line = content.count(b"\n", 0, exc.start) + 1
            raise BundleFault(str(place), line, "not UTF-8") from exc

    def checked(
        self,
        file: str,
        shape: TypeAdapter[T],
        named_by: YamlFile | None = None,
        at: yamlfile.Path = (),
    ) -> tuple[YamlFile, T]:
        """Read one YAML file into its shape."""
        source = yamlfile.parse(self.text(file, named_by, at), str(self.folder / file))
        try:
            return source, shape.validate_python(source.value)
        except ValidationError as exc:
            raise _first_fault(source, exc) from exc

    def section(self, part: schema.Section, number: int, source: YamlFile) -> dict[str, Any]:
        """Read the blocks of one section."""
        blocks = []
        for n, block in enumerate(part.blocks):
            at = ("sections", number - 1, "blocks", n, "file")
            anchor = f"{assembly.anchor(number)}-{n + 1}"
            blocks.append({"kind": block.kind, **self.block(block, anchor, source, at)})
        return assembly.section(part, number, blocks)

    def block(self, block: schema.Block, anchor: str, source: YamlFile, at: yamlfile.Path) -> dict[str, Any]:
        """Read one block by its kind."""
        match block.kind:
            case "prose":
                return {"html": self.prose(block.file, anchor, source, at)}
            case "panels":
                return self.panels(block.file, source, at)
            case "case":
                own, case = self.checked(block.file, TypeAdapter(schema.Case), source, at)
                _refuse(own, rules.of_case(case))
                return assembly.plain(case)
            case "checklist":
                shape = TypeAdapter(schema.Checklist)
                return assembly.plain(self.checked(block.file, shape, source, at)[1])
            case "sources":
                _, sources = self.checked(block.file, TypeAdapter(schema.Sources), source, at)
                return assembly.plain(sources)

    def prose(self, file: str, anchor: str, source: YamlFile, at: yamlfile.Path) -> dict[str, str]:
        """Read ``<file>.<language>.md`` in every language; all must have the same outline."""
        texts = {}
        for language in LANGUAGES:
            name = f"{file}.{language}.md"
            text = self.text(name, source, at)
            texts[language] = markup.render(text, str(self.folder / name), anchor=anchor)
        model = texts[LANGUAGES[0]]
        for language, prose in texts.items():
            name = str(self.folder / f"{file}.{language}.md")
            _refuse_other_outline(model, prose, name, LANGUAGES[0])
        return {language: prose.html for language, prose in texts.items()}

    def panels(self, file: str, source: YamlFile, at: yamlfile.Path) -> dict[str, Any]:
        """Read a figure with its drawings."""
        own, panels = self.checked(file, TypeAdapter(schema.Panels), source, at)
        entry = assembly.plain(panels)
        for n, panel in enumerate(panels.panels):
            shown = entry["panels"][n]
            del shown["drawing"], shown["labels"]
            shown["number"] = n + 1
            shown["svg"] = self.drawn(panel, own, ("panels", n))
        return entry

    def drawn(self, part: schema.Drawn, source: YamlFile, at: yamlfile.Path) -> dict[str, str]:
        """Read a drawing and write the words of each language into it."""
        text = self.text(part.drawing, source, (*at, "drawing"))
        picture = drawing.parse(text, str(self.folder / part.drawing))
        for label in picture.labels:
            if label not in part.labels:
                raise source.fault((*at, "labels"), f"no words for '{label}' of the drawing")
        for label in part.labels:
            if label not in picture.labels:
                raise source.fault((*at, "labels", label), f"'{label}' is not in the drawing")
        words = {label: assembly.plain(pair) for label, pair in part.labels.items()}
        return {
            language: picture.with_words({label: pair[language] for label, pair in words.items()})
            for language in LANGUAGES
        }

    def activity(
        self, listed: schema.Listed, sections: list[dict[str, Any]], source: YamlFile, n: int
    ) -> dict[str, Any]:
        """Read a quiz or an exercise."""
        own, part = self.checked(listed.file, _ACTIVITY, source, ("activities", n, "file"))
        _refuse(own, rules.of_activity(part, [section["key"] for section in sections]))
        derivation: dict[str, str] = {}
        if not isinstance(part, schema.Quiz):
            _refuse(own, proof.of_response(assembly.definition(part), part.response))
            derivation = self.prose(part.derivation, listed.key, own, ("derivation",))
        return assembly.activity(listed.key, part, sections, derivation)


def _first_fault(source: YamlFile, error: ValidationError) -> BundleFault:
    """Translate the first complaint of the validator, by its line in the file."""
    found = min(error.errors(include_url=False), key=lambda found: source.line(found["loc"]))
    path, context = found["loc"], found.get("ctx", {})
    if found["type"].startswith("union_tag"):
        path = (*path, context["discriminator"].strip("'"))
    name = path[-1] if path else ""
    match found["type"]:
        case "missing" | "union_tag_not_found":
            reason = f"'{name}' is missing"
        case "extra_forbidden":
            reason = f"'{name}' is not a member here"
        case "union_tag_invalid":
            reason = f"'{context['tag']}' is not one of {context['expected_tags']}"
        case _:
            reason = f"'{name}': {found['msg']}" if name else found["msg"]
    return source.fault(path, reason)


def _refuse_other_outline(model: markup.Prose, prose: markup.Prose, name: str, language: str) -> None:
    """Refuse prose whose blocks are not those of the model, at the first that differs."""
    end = markup.Step("nothing more", prose.outline[-1].line)
    for here, there in zip_longest(prose.outline, model.outline, fillvalue=end):
        if here.kind != there.kind:
            raise BundleFault(name, here.line, f"{here.kind} stands where {language} has {there.kind}")
