import unicodedata

from hypothesis import given
from hypothesis import strategies as st

from grading.text import bare, compact, compact_many, fold, is_bare, is_blank


@given(st.text(max_size=300))
def test_folding_keeps_the_length(text):
    assert len(fold(text)) == len(text)


@given(st.text(max_size=300))
def test_every_compacted_character_stands_where_it_was_typed(text):
    folded = compact(text)
    assert len(folded.at) == len(folded.text)
    assert list(folded.at) == sorted(set(folded.at))
    assert all(fold(text)[at] == char for at, char in zip(folded.at, folded.text, strict=True))


def test_gaps_inside_words_are_closed_and_sentence_marks_are_not():
    assert compact("记 性-差").text == "记性差"
    assert compact("记\u200b性\u2060差").text == "记性差"
    assert compact("f o r g e t s").text == "forgets"
    assert compact("走，神奇").text == "走,神奇"
    assert compact("记\n性").text == "记\n性"
    assert compact("for getting").text == "for getting"


def test_traditional_width_case_and_lookalikes_fold_alike():
    assert fold("記憶ＧＰＵ") == fold("记忆gpu") == "记忆gpu"
    assert fold("什麼") == "什么"
    assert compact("f\u0336o\u0336r\u0336g\u0336e\u0336t\u0336s").text == "forgets"


def test_blank_is_what_shows_nothing():
    assert is_blank(" \u3000\u200b\ufeff\n")
    assert not is_blank("。")
    assert bare("……，。 \u200b") == ""


def test_every_white_space_of_this_machine_is_in_the_table():
    spaces = [char for char in map(chr, range(0x3000 + 1)) if unicodedata.category(char) in ("Zs", "Zl", "Zp")]
    assert all(is_blank(char) for char in spaces)


@given(st.lists(st.text(max_size=30)))
def test_texts_compacted_together_are_what_each_is_alone(texts):
    for text, folded in zip(texts, compact_many(texts), strict=True):
        alone = compact(text)
        assert folded.text == alone.text
        assert [folded.span(at, at + 1) for at in range(len(folded.text))] == [
            alone.span(at, at + 1) for at in range(len(alone.text))
        ]


@given(st.text())
def test_a_text_is_bare_where_nothing_is_left_of_it(text):
    assert is_bare(text) is not bool(bare(text))
