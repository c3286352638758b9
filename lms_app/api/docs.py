"""The API's description as a page: made from its schema, without a script."""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from drf_spectacular.generators import SchemaGenerator

from lms_app.api.problems import PROBLEMS


def docs(request: HttpRequest) -> HttpResponse:
    """Show every request, its members and answers, and the problems by code."""
    schema: dict[str, Any] = SchemaGenerator().get_schema(request=None, public=True)  # type: ignore[no-untyped-call]
    problems = [(code, *words) for code, words in PROBLEMS.items()]
    shown = {"info": schema["info"], "operations": _operations(schema), "shapes": _shapes(schema), "problems": problems}
    return render(request, "yardstick/api_docs.html", shown)


def _operations(schema: dict[str, Any]) -> list[dict[str, Any]]:
    found = []
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            body = operation.get("requestBody", {}).get("content", {})
            found.append(
                {
                    "method": method.upper(),
                    "path": path,
                    "about": operation.get("description", ""),
                    "parameters": operation.get("parameters", []),
                    "takes": _named(_schema(body)),
                    "answers": [
                        (status, _named(_schema(answer.get("content", {}))))
                        for status, answer in sorted(operation["responses"].items())
                    ],
                }
            )
    return found


def _shapes(schema: dict[str, Any]) -> list[dict[str, Any]]:
    return [
        {
            "name": name,
            "about": shape.get("description", ""),
            "members": [(member, _named(what)) for member, what in shape.get("properties", {}).items()],
        }
        for name, shape in schema["components"]["schemas"].items()
    ]


def _schema(content: dict[str, Any]) -> dict[str, Any]:
    """Return the shape of the first media type."""
    for media in content.values():
        return dict(media.get("schema", {}))
    return {}


def _named(shape: dict[str, Any]) -> str:
    """Name a type in few words."""
    if "$ref" in shape:
        return str(shape["$ref"]).rpartition("/")[2]
    for combined in ("allOf", "oneOf"):
        if combined in shape:
            return " or ".join(dict.fromkeys(filter(None, map(_named, shape[combined]))))
    if shape.get("type") == "array":
        return f"list of {_named(shape['items'])}"
    word = str(shape.get("format") or shape.get("type") or "")
    return f"{word} or null" if shape.get("nullable") else word
