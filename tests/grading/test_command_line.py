import io
import json
import subprocess
import sys

import pytest

from grading.__main__ import main
from tests.grading.corpora import rows
from tests.grading.responses import looked


def answers(command, *lines):
    sink = io.StringIO()
    raw = "".join((line if isinstance(line, str) else json.dumps(line)) + "\n" for line in lines)
    assert main([command], io.StringIO(raw), sink) == 0
    return [json.loads(line) for line in sink.getvalue().splitlines()]


def test_integers_are_answered_with_value_or_code():
    assert answers("integer", {"text": "8步"}, {"text": "8.0"}) == [
        {"value": 8, "code": None},
        {"value": None, "code": "decimal"},
    ]


def test_phrasing_is_answered_with_the_gravest_label_and_spans():
    (found,) = answers("phrasing", {"family": "state_quality", "text": "模型记性差"})
    assert found == {"label": "use", "spans": [{"start": 2, "end": 5, "label": "use"}]}
    assert answers("phrasing", {"family": "state_quality", "text": "八步"}) == [{"label": "clean", "spans": []}]


def test_explanations_are_answered_with_a_verdict():
    assert answers("explanation", {"field": "why_serial", "text": "后一步要等前一步"}) == [{"verdict": "met"}]


def test_exercises_are_answered_as_outcomes():
    (found,) = answers("exercise", {"exercise": 1, "response": looked()})
    assert (found["score"], found["accepted"], found["messages"]) == ("100.00", True, [])
    assert found["checks"]["row_4_distance"] == "met"
    (pending,) = answers(
        "exercise",
        {"exercise": 2, "response": {**rows("submissions")[31]["response"], "why_serial": "这就像排队过独木桥"}},
    )
    assert pending["score"] is pending["accepted"] is None


@pytest.mark.parametrize(
    ("command", "line"),
    [
        ("integer", "{"),
        ("integer", ""),
        ("integer", []),
        ("integer", {"text": 8}),
        ("phrasing", {"family": "mood", "text": ""}),
        ("explanation", {"field": "why", "text": ""}),
        ("exercise", {"exercise": 4, "response": {}}),
        ("exercise", {"exercise": True, "response": {}}),
        ("exercise", {"exercise": [], "response": {}}),
        ("exercise", {"exercise": 1, "response": {"rows": 3}}),
        ("exercise", {"exercise": 1, "response": None}),
        ("integer", "[" * 100_000),
    ],
)
def test_a_bad_line_is_answered_and_the_next_one_too(command, line):
    good = {
        "integer": {"text": "8"},
        "phrasing": {"family": "state_quality", "text": ""},
        "explanation": {"field": "why_serial", "text": ""},
        "exercise": {"exercise": 1, "response": {}},
    }[command]
    bad, after = answers(command, line, good)
    assert list(bad) == ["error"]
    assert bad["error"]
    assert "error" not in after


def test_the_command_reads_standard_input_without_django():
    lines = b'{"text": "\xe5\x85\xab\xe6\xad\xa5"}\n\xff\n{"text": "\xe2\x80\xa88"}\n'
    done = subprocess.run([sys.executable, "-m", "grading", "integer"], input=lines, capture_output=True, check=True)
    first, second, third = (json.loads(line) for line in done.stdout.splitlines())
    assert first["value"] == 8
    assert "error" in second
    assert third["value"] == 8


def test_a_byte_order_mark_and_a_reader_who_stops_are_no_errors():
    (found,) = answers("integer", {"text": "8"})
    sink = io.StringIO()
    assert main(["integer"], io.StringIO('\ufeff{"text": "8"}\n'), sink) == 0
    assert json.loads(sink.getvalue()) == found
    asked = subprocess.Popen(
        [sys.executable, "-m", "grading", "integer"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    asked.stdout.close()
    _, complaints = asked.communicate(b'{"text": "8"}\n' * 20_000)
    assert (asked.returncode, complaints) == (0, b"")


def test_an_unknown_command_says_how_to_call_it(capsys):
    assert main(["grade"], io.StringIO(), io.StringIO()) == 2
    assert "usage" in capsys.readouterr().err
