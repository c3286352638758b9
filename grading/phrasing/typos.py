"""Slips of the finger and of the ear in the words that matter: data and how variants are made."""

from __future__ import annotations

from collections.abc import Iterator

#: Characters that an input method offers for the same sound.
SAME_SOUND: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("记性", ("记姓", "计性", "纪性", "记行", "际性")),
    ("记忆力", ("记忆利", "计忆力", "记意力", "记义力")),
    ("记忆", ("计忆", "记意", "纪忆", "记议")),
    ("注意力", ("注意里", "注意利", "主意力", "注义力", "住意力")),
    ("走神", ("走身", "走申", "走深")),
    ("健忘", ("健望", "建忘", "件忘")),
    ("粗心", ("粗新", "促心")),
    ("专心", ("专新", "砖心")),
    ("分心", ("分新",)),
    ("记不住", ("记不注", "计不住", "记不主")),
    ("显卡", ("显咔", "现卡")),
    ("步数", ("部数", "布数")),
)
#: Latin words whose common slips are taken for the word itself.
SLIPPERY = (
    *("memory", "forget", "forgets", "forgot", "forgetful", "forgotten", "attention", "remember"),
    *("remembers", "careless", "distracted", "concentrate", "concentrates", "inattentive"),
    *("concentration", "network", "networks", "earliest", "invented", "pioneered", "hardware"),
    *("parallel", "batches", "graphics"),
)


def variants(word: str) -> Iterator[str]:
    """Yield a Latin word with two letters swapped, one left out or one doubled, ends kept."""
    for at in range(1, len(word) - 1):
        yield word[:at] + word[at + 1 :]
        yield word[:at] + word[at] + word[at:]
        if at < len(word) - 2:
            yield word[:at] + word[at + 1] + word[at] + word[at + 2 :]


def slips(letter_of: dict[str, str]) -> dict[str, str]:
    """Return the misspelt forms of a lexicon's words with the classes of the right ones."""
    found: dict[str, str] = {}
    for word in SLIPPERY:
        if word in letter_of:
            found |= dict.fromkeys(variants(word), letter_of[word])
    for right, wrongs in SAME_SOUND:
        for word, letter in letter_of.items():
            if right in word and len(word) <= len(right) + 3:
                found |= {word.replace(right, wrong): letter for wrong in wrongs}
    return {word: letter for word, letter in found.items() if word not in letter_of}
