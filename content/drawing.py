"""SVG drawings: only shapes and words pass, and the words come from the bundle, in its languages."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from html import escape
from xml.parsers import expat

from content.faults import BundleFault

SHAPES = frozenset(
    {"svg", "g", "path", "line", "circle", "ellipse", "rect", "polyline", "polygon", "text", "tspan", "title", "desc"}
)
ATTRIBUTES = frozenset(
    {
        "class",
        "id",
        "x",
        "y",
        "x1",
        "y1",
        "x2",
        "y2",
        "cx",
        "cy",
        "r",
        "rx",
        "ry",
        "d",
        "points",
        "width",
        "height",
        "transform",
        "viewBox",
        "role",
        "lang",
        "aria-hidden",
        "aria-labelledby",
        "text-anchor",
        "data-text",
    }
)
_SVG = "http://www.w3.org/2000/svg"
_PLAIN = re.compile(r"[\w\s.,()+-]*", re.ASCII)


@dataclass(frozen=True)
class Drawing:
    """A checked drawing: markup in pieces, with the names of the words that go between them."""

    pieces: tuple[str, ...]
    labels: tuple[str, ...]

    def with_words(self, words: Mapping[str, str]) -> str:
        """Write the drawing with the words of one language in their places."""
        between = [escape(words[label], quote=False) for label in self.labels] + [""]
        return "".join(piece + word for piece, word in zip(self.pieces, between, strict=True))


def parse(text: str, name: str) -> Drawing:
    """Check and read one SVG file; whatever could run, load or style anything is a fault.

    An element with ``data-text="agree"`` takes the words of the label ``agree``.
    """
    scribe = _Scribe(name)
    try:
        scribe.parser.Parse(text, True)
    except expat.ExpatError as exc:
        reason = f"not readable as SVG: {expat.ErrorString(exc.code)}"
        raise BundleFault(name, exc.lineno, reason) from exc
    return Drawing((*scribe.pieces, "".join(scribe.markup)), tuple(scribe.labels))


class _Scribe:
    """Writes the drawing anew from the parser's events, so that nothing unknown is copied."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.pieces: list[str] = []
        self.labels: list[str] = []
        self.markup: list[str] = []
        self.depth = 0
        self.parser = expat.ParserCreate()
        self.parser.buffer_text = True
        self.parser.StartElementHandler = self.start
        self.parser.EndElementHandler = self.end
        self.parser.CharacterDataHandler = self.words
        self.parser.StartDoctypeDeclHandler = lambda *_: self.refuse("a document type")
        self.parser.ProcessingInstructionHandler = lambda *_: self.refuse("an instruction")
        self.parser.StartCdataSectionHandler = lambda: self.refuse("a CDATA section")

    def refuse(self, what: str) -> None:
        raise BundleFault(self.name, self.parser.CurrentLineNumber, f"{what} is not allowed in a drawing")

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        if tag not in SHAPES:
            self.refuse(f"the element <{tag}>")
        if (tag == "svg") != (self.depth == 0):
            self.refuse("any root but one <svg>")
        self.depth += 1
        self.markup.append(f"<{tag}")
        for attribute, value in attributes.items():
            self.attribute(attribute, value)
        self.markup.append(">")
        if "data-text" in attributes:
            self.labels.append(attributes["data-text"])
            self.pieces.append("".join(self.markup))
            self.markup = []

    def attribute(self, attribute: str, value: str) -> None:
        if attribute == "xmlns" and value == _SVG and self.depth == 1:
            return  # HTML knows by itself what an <svg> is
        if attribute not in ATTRIBUTES:
            self.refuse(f"the attribute '{attribute}'")
        if not _PLAIN.fullmatch(value):
            self.refuse(f"the value of '{attribute}'")
        if attribute != "data-text":
            self.markup.append(f' {attribute}="{value}"')

    def end(self, tag: str) -> None:
        self.depth -= 1
        if self.markup and self.markup[-1] == ">":
            self.markup[-1] = "/>"
        else:
            self.markup.append(f"</{tag}>")

    def words(self, text: str) -> None:
        # White space between shapes is the author's layout, not part of the drawing.
        self.markup.append(escape(text, quote=False) if text.strip() else "")
