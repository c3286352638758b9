"""YAML text to plain values that remember their lines: the strict part of YAML, without surprises."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import yaml

from content.faults import BundleFault

Path = tuple[str | int, ...]
#: Deeper than any bundle needs, shallow enough for every recursion limit.
DEEPEST = 20


class _Reader(yaml.SafeLoader):
    """Knows texts, whole numbers, true, false and null; a date or a bare ``no`` stays a text."""

    yaml_implicit_resolvers: dict[str, Any] = {}

    def __init__(self, stream: str) -> None:
        self._text = stream
        super().__init__(stream)

    def get_mark(self) -> yaml.Mark:
        """Count lines as editors do: YAML also ends a line at U+2028 and its like, where no author sees one."""
        mark = super().get_mark()
        mark.line = self._text.count("\n", 0, mark.index)
        return mark


_Reader.add_implicit_resolver("tag:yaml.org,2002:int", re.compile(r"-?(?:0|[1-9][0-9]{0,8})$"), list("-0123456789"))
_Reader.add_implicit_resolver("tag:yaml.org,2002:bool", re.compile(r"(?:true|false)$"), list("tf"))
_Reader.add_implicit_resolver("tag:yaml.org,2002:null", re.compile(r"(?:null|~|)$"), ["n", "~", ""])


@dataclass(frozen=True)
class YamlFile:
    """The values of one file, and the line on which each of them begins."""

    name: str
    value: Any
    lines: Mapping[Path, int]

    def line(self, path: Path) -> int:
        """Find the line of the member at ``path``, or of the nearest one around it.

        Words in ``path`` that name no member are passed over: validators add their own.
        """
        found: Path = ()
        for step in path:
            if (*found, step) in self.lines:
                found = (*found, step)
        return self.lines[found]

    def fault(self, path: Path, reason: str) -> BundleFault:
        """Make the fault of the member at ``path``."""
        return BundleFault(self.name, self.line(path), reason)


def parse(text: str, name: str) -> YamlFile:
    """Read one document; ``name`` is what a fault calls the file."""
    try:
        _refuse_aliases(text, name)
        root = yaml.compose(text, Loader=_Reader)
    except yaml.MarkedYAMLError as exc:
        mark = exc.problem_mark or exc.context_mark
        reason = f"not readable as YAML: {exc.problem or exc.context}"
        raise BundleFault(name, mark.line + 1 if mark else 1, reason) from exc
    except yaml.reader.ReaderError as exc:
        line = text.count("\n", 0, exc.position) + 1
        raise BundleFault(name, line, f"a character that YAML does not allow: {exc.reason}") from exc
    if root is None:
        raise BundleFault(name, 1, "the file is empty")
    lines: dict[Path, int] = {}
    return YamlFile(name, _value(root, (), lines, name), lines)


def _refuse_aliases(text: str, name: str) -> None:
    depth = 0
    for event in yaml.parse(text, Loader=_Reader):
        line = event.start_mark.line + 1 if event.start_mark else 1
        if isinstance(event, yaml.AliasEvent):
            raise BundleFault(name, line, "aliases (*name) are not used in bundles; write it out")
        if isinstance(event, yaml.CollectionStartEvent):
            depth += 1
        elif isinstance(event, yaml.CollectionEndEvent):
            depth -= 1
        if depth > DEEPEST:
            raise BundleFault(name, line, f"nested more than {DEEPEST} deep")


def _value(node: yaml.Node, path: Path, lines: dict[Path, int], name: str) -> Any:
    lines.setdefault(path, node.start_mark.line + 1)
    if isinstance(node, yaml.MappingNode):
        return _mapping(node, path, lines, name)
    if isinstance(node, yaml.SequenceNode):
        return [_value(child, (*path, n), lines, name) for n, child in enumerate(node.value)]
    tag = node.tag.removeprefix("tag:yaml.org,2002:")
    match tag:
        case "str":
            return node.value
        case "int":
            return int(node.value)
        case "bool":
            return node.value == "true"
        case "null":
            return None
    raise BundleFault(name, node.start_mark.line + 1, f"the tag {tag} is not used in bundles")


def _mapping(node: yaml.MappingNode, path: Path, lines: dict[Path, int], name: str) -> dict[str, Any]:
    members: dict[str, Any] = {}
    for key_node, child in node.value:
        line = key_node.start_mark.line + 1
        key = key_node.value
        if not isinstance(key_node, yaml.ScalarNode) or not isinstance(key, str):
            raise BundleFault(name, line, "the name of a member must be a text")
        if key in members:
            raise BundleFault(name, line, f"'{key}' stands here a second time")
        lines[(*path, key)] = line
        members[key] = _value(child, (*path, key), lines, name)
    return members
