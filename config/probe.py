"""Ask the server in this container whether it lives (`healthz`) or is fit (`readyz`)."""

from __future__ import annotations

import os
import sys
import urllib.error
import urllib.request
from urllib.parse import urlsplit


def answers(page: str, port: int = 8000) -> bool:
    """Tell whether a page of health answers 200, asked under the host name that the tool serves."""
    public = urlsplit(os.environ.get("PUBLIC_URL", "http://localhost"))
    headers = {"Host": public.netloc}
    request = urllib.request.Request(f"http://127.0.0.1:{port}/{page}", headers=headers)
    try:
        with urllib.request.urlopen(request, timeout=4) as answer:  # noqa: S310 - loopback
            return bool(answer.status == 200)
    except (OSError, urllib.error.URLError):
        return False


if __name__ == "__main__":
    sys.exit(not answers(sys.argv[1], int(os.environ.get("PORT", "8000"))))
