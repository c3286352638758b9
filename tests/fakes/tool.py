"""What a platform knows about the tool: its three addresses, and where its keys come from."""

import json
import urllib.request
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass
class Tool:
    """The tool as registered. ``keys`` gives its key set where no server can be asked."""

    origin: str
    keys: Callable[[], dict[str, Any]] | None = None
    login_path: str = "/lti/login/"
    launch_path: str = "/lti/launch/"
    jwks_path: str = "/lti/jwks/"
    redirect_paths: tuple[str, ...] = ("/lti/launch/",)

    @property
    def login_url(self) -> str:
        return self.origin + self.login_path

    @property
    def launch_url(self) -> str:
        return self.origin + self.launch_path

    @property
    def jwks_url(self) -> str:
        return self.origin + self.jwks_path

    @property
    def redirect_uris(self) -> tuple[str, ...]:
        return tuple(self.origin + path for path in self.redirect_paths)

    def fetch_keys(self) -> dict[str, Any]:
        """Give the tool's key set, from ``keys`` or over HTTP."""
        if self.keys is not None:
            return self.keys()
        with urllib.request.urlopen(self.jwks_url, timeout=5) as answer:  # noqa: S310 - the address is the test's own
            found: dict[str, Any] = json.load(answer)
        return found
