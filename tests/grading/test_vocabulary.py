"""Words as an automaton: what is compiled is what the words say, and it finds what a plain look-up finds."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from grading.automaton import smallest
from grading.lexicon import Lexicon, Reader
from grading.phrasing import vocabulary

CHARS = "ab记性差心 "
WORDS = st.dictionaries(st.text("ab记性差心", min_size=1, max_size=5), st.sampled_from("QFBW"), max_size=30)


def looked_up(words, text):
    """Return the letters as a reader with a list would: the longest word first, from the left."""
    letters, at = "", 0
    while at < len(text):
        inside = at > 0 and text[at - 1] in "ab" and text[at] in "ab"
        ends = [
            end
            for end in range(len(text), at, -1)
            if text[at:end] in words and not (text[end - 1] in "ab" and text[end : end + 1] in tuple("ab"))
        ]
        if ends and not inside:
            letters += words[text[at : ends[0]]]
            at = ends[0]
            continue
        if not (inside or text[at] == " "):
            letters += "w" if text[at] in "ab" else "x"
        at += 1
    return letters


@given(words=WORDS, text=st.text(CHARS, max_size=40))
def test_the_longest_words_are_found_from_the_left(words, text):
    lexicon = Lexicon([])
    lexicon.letter_of = words

    assert lexicon.reader.read([text])[0][0].letters == looked_up(words, text)


@given(first=WORDS, second=WORDS, texts=st.lists(st.text(CHARS, max_size=20), min_size=1, max_size=4))
def test_vocabularies_that_are_read_together_are_read_as_alone(first, second, texts):
    together = Reader(smallest([first, second])).read(texts)

    for words, found in zip((first, second), together, strict=True):
        alone = Reader(smallest([words])).read(texts)[0]
        assert [found[at].letters for at in range(len(texts))] == [alone[at].letters for at in range(len(texts))]


def test_words_that_end_alike_share_their_states():
    words = {f"{one}{two}{three}": "W" for one in "abcdef" for two in "ghijkl" for three in "mnopqr"}

    assert smallest([words]).letters.shape == (1, 4)


def test_what_is_compiled_is_what_the_words_say():
    stored, made = vocabulary.stored(), vocabulary.compiled()

    assert stored is not None, "the words have changed: python -m grading.phrasing.words"
    for name in ("sources", "points", "targets", "letters"):
        assert np.array_equal(getattr(stored, name), getattr(made, name))


def test_words_that_have_changed_are_compiled_anew(monkeypatch):
    monkeypatch.setattr(vocabulary, "digest", lambda: "another")

    assert vocabulary.stored() is None
