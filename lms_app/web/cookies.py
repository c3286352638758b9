"""Cookies that live inside somebody else's page: partitioned by the site that frames us."""

from __future__ import annotations

from collections.abc import Callable, Container
from http.cookies import Morsel

from django.http import HttpRequest, HttpResponse

#: What begins so is ours for use inside a frame; the admin's cookies are not.
FRAMED_PREFIX = "__Host-ys"


class PartitionedMorsel(Morsel[str]):
    """A cookie that says ``Partitioned``; the standard library knows the attribute from Python 3.14 on."""

    def OutputString(self, attrs: Container[str] | None = None) -> str:  # noqa: D102
        return super().OutputString(attrs) + "; Partitioned"


class PartitionedCookieMiddleware:
    """Marks every framed cookie of an answer as partitioned: browsers return no other from inside a frame."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self._get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Answer the request and mark its cookies."""
        response = self._get_response(request)
        for name, morsel in list(response.cookies.items()):
            if name.startswith(FRAMED_PREFIX):
                dict.__setitem__(response.cookies, name, _partitioned(morsel))
        return response


def _partitioned(morsel: Morsel[str]) -> PartitionedMorsel:
    marked = PartitionedMorsel()
    marked.set(morsel.key, morsel.value, morsel.coded_value)
    dict.update(marked, morsel)
    return marked
