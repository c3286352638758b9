"""Write the words, compiled, where ``grading.phrasing.vocabulary`` finds them."""

from __future__ import annotations

import numpy as np

from grading.phrasing.vocabulary import COMPILED, compiled, digest


def main() -> None:
    """Compile the words and say how large they are."""
    made = compiled()
    np.savez_compressed(
        COMPILED,
        digest=np.array(digest()),
        sources=made.sources,
        points=made.points,
        targets=made.targets,
        letters=made.letters,
    )
    print(f"{made.letters.shape[1]} states, {len(made.sources)} edges, {COMPILED.stat().st_size} bytes")


if __name__ == "__main__":
    main()
