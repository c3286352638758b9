"""One guided run in a process of its own: atheris looks for inputs that reach new code.

``python -m tests.fuzz.guided FOLDER SECONDS`` keeps what it learns in the folder and ends with 0 if all claims held.
"""

import sys

import atheris

with atheris.instrument_imports(include=["grading"]):
    from tests.fuzz import claims
    from tests.fuzz.inputs import TEXTS, kept


def one(data):
    """Read bytes as a text, and as several texts separated by a rare mark."""
    text = data.decode("utf-8", "replace")
    claims.integer(text[:400])
    claims.spans(text)
    claims.together(text.split("\x1f")[:6])
    response = {"units": text[:200], "batch_steps": text[-200:], "why_serial": text, "what_changes": text[::-1]}
    claims.graded(claims.EXERCISES[1], [response])
    cell = text[:40]
    row = {"start": len(text) % 7, "end": 6, "steps": cell, "direct": text[-40:]}
    claims.graded(claims.EXERCISES[2], [{"tokens": [cell] * 6, "rows": [row] * 2, "explanation": text}])


def main(folder, seconds):
    """Start from the seeds; whatever breaks a claim ends the run with its traceback."""
    one(b"what is loaded at first use is no slow input")
    for number, text in enumerate(kept() + TEXTS[::9]):
        with open(f"{folder}/seed-{number}", "wb") as seed:
            seed.write(text.encode("utf-8", "replace"))
    atheris.Setup(
        [
            "guided",
            folder,
            f"-max_total_time={seconds}",
            "-max_len=400",
            "-timeout=20",
            "-verbosity=0",
            f"-artifact_prefix={folder}/broken-",
        ],
        one,
    )
    atheris.Fuzz()


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
