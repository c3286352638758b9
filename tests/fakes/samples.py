"""Whole launch messages in the shapes that Moodle 5.1 and Canvas send, with people made up for us.

``messages/*.json`` hold decoded claims, oddities included, with a word on what each is there to prove
and the role that the tool must give. A platform sends one of them in place of its own claims with
``platform.launch(client, sample="canvas-ta")``: identities and addresses of the platform and the tool
are put in, everything else stays as it is.
"""

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tests.fakes.vocabulary import LTI

if TYPE_CHECKING:
    from tests.fakes.platform import FakePlatform

DIRECTORY = Path(__file__).parent / "messages"
HOMES = ("https://lms.example", "https://northbank.canvas.example")
TOOL = "https://tool.example"


@dataclass(frozen=True)
class Sample:
    """One message as it was sent."""

    name: str
    about: str
    role: str
    text: str

    @property
    def claims(self) -> dict[str, Any]:
        made: dict[str, Any] = json.loads(self.text)
        return made

    @property
    def kind(self) -> str:
        """Name the personality that sends such messages."""
        return self.name.partition("-")[0]


@cache
def load(name: str) -> Sample:
    """Load one message by its file's name without the ending."""
    kept = json.loads((DIRECTORY / f"{name}.json").read_text("utf-8"))
    return Sample(name, kept["about"], kept["role"], json.dumps(kept["claims"], ensure_ascii=False))


def names(kind: str = "") -> list[str]:
    """Give the names of all messages, or of one kind of platform (``moodle``, ``canvas``)."""
    found = sorted(path.stem for path in DIRECTORY.glob(f"{kind}*.json"))
    return [name for name in found if name != "moodle-signed"]


def signed() -> dict[str, Any]:
    """Give ``keys`` (a key set) and ``tokens`` (``name``, ``token``) signed by a platform long ago."""
    kept: dict[str, Any] = json.loads((DIRECTORY / "moodle-signed.json").read_text("utf-8"))
    return kept


def claims(platform: "FakePlatform", name: str, nonce: str, now: int) -> dict[str, Any]:
    """Give the claims of a sample as this platform sends them now."""
    text = load(name).text
    for home in HOMES:
        text = text.replace(home, platform.origin)
    made: dict[str, Any] = json.loads(text.replace(TOOL, platform.tool.origin))
    made |= {"iss": platform.issuer, "aud": platform.client_id, "nonce": nonce, "iat": now}
    made["exp"] = now + platform.personality.token_lifetime
    if "azp" in made:
        made["azp"] = platform.client_id
    made[LTI + "deployment_id"] = platform.deployment_id
    return made
