"""Whatever a file holds, loading ends in a bundle or in a fault that names a line of it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from content import drawing, loader, markup, yamlfile
from tests.content.conftest import TINY

FILES = ["lesson.yaml", "quiz.yaml", "exercise.yaml", "words.en.md"]
SPOILS = [
    "\t",
    "{",
    "]",
    "- ",
    ": ",
    "&a ",
    "*a",
    "!!x ",
    "? ",
    "|",
    ">",
    "%",
    "@",
    "`",
    '"',
    "'",
    "#",
    "\x00",
    "\ufeff",
]
SPOILS += [
    "null",
    "9" * 30,
    "true",
    "{}",
    "[]",
    "<<: ",
    "<b>",
    "```\n",
    "---\n",
    "![",
    "](",
    "\u2028",
    "**",
    "| a |\n|-|\n",
]


def fault_of(read, *arguments):
    """Give the fault that reading ends in, or None; any other exception is a bug."""
    try:
        read(*arguments)
    except loader.BundleFault as fault:
        return fault
    return None


@pytest.fixture(scope="module")
def spoiled(tmp_path_factory):
    return Path(shutil.copytree(TINY, tmp_path_factory.mktemp("spoiled") / "bundle"))


@given(st.sampled_from(FILES), st.integers(0, 10_000), st.integers(0, 30), st.sampled_from(SPOILS))
@settings(max_examples=200, deadline=None)
def test_a_spoiled_bundle_is_a_fault_or_a_bundle(spoiled, file, at, drop, spoil):
    text = (TINY / file).read_text(encoding="utf-8")
    at %= len(text)
    (spoiled / file).write_text(text[:at] + spoil + text[at + drop :], encoding="utf-8")
    fault = fault_of(loader.load, spoiled)
    lines = (spoiled / file).read_text(encoding="utf-8").count("\n") + 1
    (spoiled / file).write_text(text, encoding="utf-8")
    if fault is not None:
        assert fault.reason
        assert 1 <= fault.line <= (lines if fault.file == str(spoiled / file) else 1000)


@pytest.mark.parametrize(
    "read", [yamlfile.parse, drawing.parse, lambda text, name: markup.render(text, name, anchor="a")]
)
@given(text=st.text(max_size=60) | st.text("-?:{}[]#&*!|>'\"%@` \n\tab<>/=()~^_1", max_size=60))
@settings(max_examples=200, deadline=None)
def test_any_text_is_read_or_refused(read, text):
    fault = fault_of(read, text, "file")
    assert fault is None or 1 <= fault.line <= text.count("\n") + 2


@pytest.mark.parametrize("deep", ["[" * 5000, "- " * 5000, "{a: " * 5000])
def test_nesting_without_end_is_a_fault(deep):
    with pytest.raises(loader.BundleFault):
        yamlfile.parse(deep, "file")


@given(st.text("*_[]()`<>!#|- \nab", max_size=80))
@settings(max_examples=50, deadline=None)
def test_prose_never_brings_a_script_or_a_handler(text):
    hostile = f'{text}<img src=x onerror=alert(1)><script>x</script>[a](javascript:x) <a href="data:x">'
    with pytest.raises(loader.BundleFault):
        markup.render(hostile, "file", anchor="a")


def test_the_digest_is_the_same_in_every_process():
    code = "from content import loader; print(*[b.digest for b in loader.bundles()])"
    seen = {
        subprocess.run(
            [sys.executable, "-c", code],
            env=os.environ | {"PYTHONHASHSEED": seed, "PYTHONPATH": str(Path(loader.__file__).parents[1])},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(seen) == 1


def test_a_line_is_what_an_editor_counts():
    fault = fault_of(yamlfile.parse, 'a: "one\u2028two"\nb: &c 1\nd: *c\n', "file")
    assert fault is not None
    assert fault.line == 3
