"""Markdown to sanitised HTML: the few blocks that a lesson needs, everything else is a fault."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import nh3
from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token

from content.faults import BundleFault

BLOCKS = frozenset(
    {
        "heading",
        "paragraph",
        "bullet_list",
        "ordered_list",
        "list_item",
        "blockquote",
        "inline",
        "table",
        "thead",
        "tbody",
        "tr",
        "th",
        "td",
    }
)
INLINES = frozenset({"text", "softbreak", "hardbreak", "strong", "em", "code_inline", "link", "html_inline"})
#: The only tags that may be written out: words in another language, words kept together.
SPAN = re.compile(r'<span (?:lang="[A-Za-z-]{2,12}"|class="nowrap")>|</span>')
LINK = re.compile(r"#[a-z0-9-]+|https://[^\s]+")
TAGS = {
    "p",
    "h3",
    "h4",
    "ul",
    "ol",
    "li",
    "strong",
    "em",
    "code",
    "a",
    "span",
    "br",
    "div",
    "table",
    "caption",
    "thead",
    "tbody",
    "tr",
    "th",
    "td",
}
ATTRIBUTES = {
    "*": {"class", "id", "lang", "role"},
    "a": {"href"},
    "ol": {"start"},
    "th": {"scope"},
    "td": {"data-label"},
}
_CAPTION = re.compile(r"Table:\s*")
#: Han characters, their punctuation and full width: a line break beside one is no space.
_WIDE = re.compile(r"[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]")


@dataclass(frozen=True)
class Step:
    """One block as it begins: its kind and its line, to compare two languages by."""

    kind: str
    line: int


@dataclass(frozen=True)
class Prose:
    """Sanitised HTML, and the outline that the other language must share."""

    html: str
    outline: tuple[Step, ...]


class _Renderer(RendererHTML):
    def table_open(self, tokens: Sequence[Token], idx: int, *_: Any) -> str:
        token = tokens[idx]
        caption = token.meta.get("caption")
        head = f"<caption>{self._plain(caption)}</caption>" if caption else ""
        return f'<div class="tablebox"><table{self.renderAttrs(token)}>{head}'

    def table_close(self, *_: Any) -> str:
        return "</table></div>\n"

    def softbreak(self, tokens: Sequence[Token], idx: int, *_: Any) -> str:
        before = "".join(token.content for token in tokens[:idx])[-1:]
        after = "".join(token.content for token in tokens[idx + 1 :])[:1]
        return "" if _WIDE.match(before) or _WIDE.match(after) else "\n"

    @staticmethod
    def _plain(text: str) -> str:
        return text.replace("&", "&amp;").replace("<", "&lt;")


_MARKDOWN = MarkdownIt("commonmark", {"html": True}, renderer_cls=_Renderer).enable("table")

# Every address becomes a link first, so that the check below names the ones that are not allowed.
_MARKDOWN.validateLink = lambda url: True  # type: ignore[method-assign]


def render(text: str, name: str, *, anchor: str) -> Prose:
    """Turn one file into HTML; its headings get the ids ``<anchor>-1``, ``<anchor>-2`` and so on.

    A paragraph ``Table: …`` before a table is its caption; a table whose first column is bold
    throughout has row headers; a quotation is the sentence to keep (``p.sum``).
    """
    if not text.strip():
        raise BundleFault(name, 1, "the file is empty")
    tokens = _MARKDOWN.parse(text)
    for token in tokens:
        _check(token, name)
    outline = tuple(Step(f"{token.tag}", _line(token)) for token in tokens if token.nesting == 1)
    tokens = _caption_tables(tokens, name)
    _dress_headings(tokens, anchor)
    _dress_quotations(tokens, name)
    for start, end in _tables(tokens):
        _dress_table(tokens[start : end + 1])
    dirty = _MARKDOWN.renderer.render(tokens, _MARKDOWN.options, {})
    html = nh3.clean(
        dirty,
        tags=TAGS,
        attributes=ATTRIBUTES,
        url_schemes={"https"},
        link_rel="noopener noreferrer",
    )
    return Prose(html.strip(), outline)


def _line(token: Token) -> int:
    return token.map[0] + 1 if token.map else 1


def _check(token: Token, name: str) -> None:
    kind = re.sub(r"_(?:open|close)$", "", token.type)
    if kind not in BLOCKS:
        raise BundleFault(name, _line(token), f"{kind} is not used in prose")
    if kind == "heading" and token.tag not in ("h3", "h4"):
        raise BundleFault(name, _line(token), "headings in prose are ### or ####")
    line = _line(token)
    for child in token.children or ():
        _check_inline(child, name, line)
        line += child.type in ("softbreak", "hardbreak")


def _check_inline(token: Token, name: str, line: int) -> None:
    kind = re.sub(r"_(?:open|close)$", "", token.type)
    if kind not in INLINES:
        raise BundleFault(name, line, f"{kind} is not used in prose")
    if kind == "html_inline" and not SPAN.fullmatch(token.content):
        raise BundleFault(name, line, f"{token.content} is not allowed in prose")
    if token.type == "link_open" and not LINK.fullmatch(str(token.attrGet("href"))):
        raise BundleFault(name, line, "a link leads to a #section or an https address")


def _caption_tables(tokens: list[Token], name: str) -> list[Token]:
    kept: list[Token] = []
    for token in tokens:
        kept.append(token)
        if token.type == "table_open" and _is_caption(kept[-3:-2]):
            token.meta["caption"] = _CAPTION.sub("", kept[-3].content, count=1)
            del kept[-4:-1]
    for token in kept:
        if _is_caption([token]):
            raise BundleFault(name, _line(token), "no table stands below this caption")
    return kept


def _is_caption(tokens: list[Token]) -> bool:
    return any(t.type == "inline" and _CAPTION.match(t.content) for t in tokens)


def _dress_headings(tokens: list[Token], anchor: str) -> None:
    headings = [token for token in tokens if token.type == "heading_open"]
    for number, token in enumerate(headings, start=1):
        token.attrSet("id", f"{anchor}-{number}")


def _dress_quotations(tokens: list[Token], name: str) -> None:
    for n, token in enumerate(tokens):
        if token.type != "blockquote_open":
            continue
        inside = [t.type for t in tokens[n + 1 : n + 5]]
        if inside != ["paragraph_open", "inline", "paragraph_close", "blockquote_close"]:
            raise BundleFault(name, _line(token), "a quotation is one paragraph: what to keep")
        tokens[n + 1].attrSet("class", "sum")
    tokens[:] = [token for token in tokens if not token.type.startswith("blockquote_")]


def _tables(tokens: list[Token]) -> Iterator[tuple[int, int]]:
    start = 0
    for n, token in enumerate(tokens):
        if token.type == "table_open":
            start = n
        elif token.type == "table_close":
            yield start, n


def _dress_table(tokens: list[Token]) -> None:
    """Give a table the roles and labels that keep it a table when it folds on a narrow screen."""
    tokens[0].attrSet("class", "table--fold")
    tokens[0].attrSet("role", "table")
    rows = _cells(tokens)
    labels = [inline.content for _, inline, _ in rows[0]]
    has_row_headers = all(_is_bold(row[0][1]) for row in rows[1:])
    for token in tokens:
        if token.type in ("thead_open", "tbody_open"):
            token.attrSet("role", "rowgroup")
        elif token.type == "tr_open":
            token.attrSet("role", "row")
    for number, row in enumerate(rows):
        for column, (opening, inline, closing) in enumerate(row):
            _align(opening)
            if number == 0:
                opening.attrs |= {"role": "columnheader", "scope": "col"}
            elif column == 0 and has_row_headers:
                opening.tag = closing.tag = "th"
                opening.attrs |= {"role": "rowheader", "scope": "row"}
                inline.children = [child for child in inline.children or () if child.type == "text"]
            else:
                opening.attrs |= {"role": "cell", "data-label": labels[column]}


def _cells(tokens: list[Token]) -> list[list[tuple[Token, Token, Token]]]:
    rows: list[list[tuple[Token, Token, Token]]] = []
    for n, token in enumerate(tokens):
        if token.type == "tr_open":
            rows.append([])
        elif token.type in ("th_open", "td_open"):
            rows[-1].append((token, tokens[n + 1], tokens[n + 2]))
    return rows


def _is_bold(inline: Token) -> bool:
    kinds = [child.type for child in inline.children or () if child.content or child.nesting]
    return kinds == ["strong_open", "text", "strong_close"]


def _align(opening: Token) -> None:
    if opening.attrs.pop("style", "") == "text-align:right":
        opening.attrs["class"] = "num-col"
