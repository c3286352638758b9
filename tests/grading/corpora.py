"""The labelled corpora, read line by line."""

import json
from pathlib import Path

FOLDER = Path(__file__).parents[1] / "corpora"


def rows(name):
    """Return the objects of one corpus; texts may hold every line separator but the line feed."""
    text = (FOLDER / f"{name}.jsonl").read_text(encoding="utf-8")
    return [json.loads(line) for line in text.split("\n") if line.strip()]
