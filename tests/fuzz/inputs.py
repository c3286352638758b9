"""Where inputs come from: strategies built of what the rules react to, and the seeds that are kept."""

import json
from pathlib import Path

from hypothesis import strategies as st

from tests.fuzz.claims import EXERCISES, LONGEST
from tests.grading.corpora import rows

SEEDS = Path(__file__).parent / "seeds.jsonl"
TEXTS = sorted({row["text"] for name in ("phrasing", "explanations", "integers") for row in rows(name)})
STRAY = [
    *" -._*\u200b\u0301~·|/　，。\n\0",
    "\uffff",
    "\ufeff",
    "\u202e",
    "\U0001f600",
    "\ud800",
    "\U000e0041",
    "ﷺ",
    "ß",
    "İ",
]
PIECES = [
    *(
        "记性",
        "差",
        "不是",
        "而是",
        "走神",
        "注意力",
        "权重",
        "GPU",
        "显卡",
        "快",
        "步数",
        "第一",
        "论文",
        "首创",
        "前一步",
    ),
    *(
        "要用",
        "不能",
        "同时",
        "16",
        "条",
        "每一步",
        "“",
        "”",
        "?",
        "如果",
        "可能",
        "forgets ",
        "memory ",
        "not ",
        "first ",
    ),
    *("八", "十", "百", "零", "8", "８", "٣", "²", "步", "+", "-", "~", "到", "约", "0x", "e", "."),
]
pieces = st.one_of(st.sampled_from(PIECES), st.sampled_from(STRAY), st.sampled_from(TEXTS), st.text(max_size=4))
texts = st.one_of(st.lists(pieces, max_size=14).map("".join), st.text(max_size=60))
#: A short piece again and again: what makes a slow pattern slow.
long_texts = st.tuples(st.lists(pieces, min_size=1, max_size=5).map("".join), st.integers(200, LONGEST)).map(
    lambda case: (case[0] * (case[1] // max(1, len(case[0])) + 1))[: case[1]]
)
cells = st.one_of(st.integers(-3, 60).map(str), texts.map(lambda text: text[:210]))
positions = st.one_of(st.integers(-2, 15), st.integers(), st.sampled_from([True, None, 1.0, "1"]))
anything = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), texts),
    lambda inner: st.one_of(
        st.lists(inner, max_size=4), st.dictionaries(st.sampled_from(["rows", "tokens", "x"]), inner)
    ),
    max_leaves=8,
)


def _rows(positions_named, cells_named, most):
    return st.lists(
        st.fixed_dictionaries(
            {}, optional=dict.fromkeys(positions_named, positions) | dict.fromkeys(cells_named, cells)
        ),
        max_size=most,
    )


tokens = st.lists(st.one_of(st.just("词"), cells), max_size=13)
_FORMS = [
    st.fixed_dictionaries({"tokens": tokens, "rows": _rows(("from", "to"), ("distance",), 5)}),
    st.fixed_dictionaries(dict.fromkeys(("units", "batch_steps", "why_serial", "what_changes"), texts)),
    st.fixed_dictionaries(
        {"tokens": tokens, "rows": _rows(("start", "end"), ("steps", "direct"), 6)}, optional={"explanation": texts}
    ),
]
responses = st.sampled_from(range(3)).flatmap(
    lambda kind: st.tuples(
        st.just(EXERCISES[kind]), st.lists(st.one_of(_FORMS[kind], anything), min_size=1, max_size=6)
    )
)


def kept():
    """Return the texts that once were, or could be, trouble."""
    return [json.loads(line)["text"] for line in SEEDS.read_text(encoding="utf-8").split("\n") if line]
