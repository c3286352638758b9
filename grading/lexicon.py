"""Words to classes: a text becomes a short string of class letters, with a map back.

Rules are then patterns over class letters, so that a rule says "faculty, then a bad quality"
and never lists sentences. The longest word claims its characters: 注意力机制 leaves no 注意力.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

#: Class letters of what no lexicon claims.
CHARACTER, WORD, COMMA, COLON, STOP, QUESTION, QUOTE = "xw,:.?~"
_FILLER_WORD = re.compile(r"[a-z0-9][a-z0-9'_{}^-]*")
_FILLER_MARKS = (
    (re.compile(r"[,;、，；]|(?<=[a-z\x20])- (?=[a-z])|-{2,}|(?<=[^a-z0-9])-(?=[^a-z0-9])"), COMMA),
    (re.compile(r"[:：]"), COLON),
    (re.compile(r"[.。!！\n…]+"), STOP),
    (re.compile(r"[?？]+"), QUESTION),
    (re.compile(r"[\"「」『』《》〈〉【】]|(?<![a-z])'|'(?![a-z])"), QUOTE),
)
_FILLER_REST = re.compile(r"[^xw,:.?~]")
_SPACE = re.compile(r"[ ()（）\[\]{}*#_/\\|~·+=<>&^-]+")


@dataclass(frozen=True)
class Encoded:
    """A text as class letters; ``spans[i]`` is the folded span of letter ``i``, or None."""

    letters: str
    spans: list[tuple[int, int] | None]


def _trie_pattern(words: Iterable[str]) -> str:
    """Write an alternation that never tries a word twice: matching stays linear."""
    trie: dict[str, dict] = {}  # type: ignore[type-arg]
    for word in words:
        node = trie
        for char in word:
            node = node.setdefault(char, {})
        node[""] = {}

    def written(node: dict[str, dict]) -> str:  # type: ignore[type-arg]
        branches = [re.escape(char) + written(child) for char, child in node.items() if char]
        if not branches:
            return ""
        body = branches[0] if len(branches) == 1 else f"(?:{'|'.join(branches)})"
        return f"(?:{body})?" if "" in node else body

    return written(trie)


class Lexicon:
    """Finds the longest words of a family and its scopes in a folded text."""

    def __init__(self, classes: Iterable[tuple[str, str]], *, triggers: str) -> None:
        """Take (letter, words separated by blanks or |) pairs; later ones win.

        ``triggers`` are the letters without which a text holds no occurrence.
        """
        self.letter_of: dict[str, str] = {}
        for letter, words in classes:
            for word in _split(words):
                self.letter_of[word] = letter
        self._pattern = self._compiled(self.letter_of)
        self._trigger = self._compiled([word for word, letter in self.letter_of.items() if letter in triggers])

    @staticmethod
    def _compiled(words: Iterable[str] | Mapping[str, str]) -> re.Pattern[str]:
        latin = [word for word in words if "a" <= word[0] <= "z"]
        other = [word for word in words if not "a" <= word[0] <= "z"]
        # A Latin word ends where letters end; one with a Chinese tail ends anywhere.
        closed = [word for word in latin if word[-1].isascii()]
        open_ = [word for word in latin if not word[-1].isascii()]
        parts = []
        if open_:
            parts.append(f"(?<![a-z]){_trie_pattern(open_)}")
        if closed:
            parts.append(f"(?<![a-z]){_trie_pattern(closed)}(?![a-z])")
        if other:
            parts.append(_trie_pattern(other))
        return re.compile("|".join(parts))

    def concerns(self, text: str) -> bool:
        """Tell whether a trigger stands in the folded text."""
        return bool(self._trigger.search(text))

    def encode(self, text: str) -> Encoded:
        """Turn a folded text into class letters."""
        letters: list[str] = []
        spans: list[tuple[int, int] | None] = []
        done = 0
        letter_of = self.letter_of
        for found in self._pattern.finditer(text):
            start, end = found.span()
            if start == end:
                continue
            if start > done:
                filler = _filled(text[done:start])
                letters.append(filler)
                spans += [None] * len(filler)
            letters.append(letter_of[found.group()])
            spans.append((start, end))
            done = end
        filler = _filled(text[done:])
        letters.append(filler)
        spans += [None] * len(filler)
        return Encoded("".join(letters), spans)


def _split(words: str) -> list[str]:
    """Split at line ends and ``|``: entries may hold single blanks."""
    return [word.strip() for word in re.split(r"[|\n]", words) if word.strip()]


def _filled(text: str) -> str:
    """Write what stands between words: one letter for a character, a word or a mark."""
    if not text:
        return ""
    text = _FILLER_WORD.sub("\x01", text)
    for pattern, letter in _FILLER_MARKS:
        text = pattern.sub(letter, text)
    text = _SPACE.sub("", text.replace("\x01", "w").replace(QUOTE, "\x02"))
    return _FILLER_REST.sub("x", text.replace("\x02", QUOTE)) if text else ""
