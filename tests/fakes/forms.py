"""Forms of a page, as a browser without script sees them."""

from dataclasses import dataclass, field
from html.parser import HTMLParser


@dataclass
class Form:
    """One form: where it goes, its hidden fields, what may be marked in it, and its buttons by value."""

    action: str
    method: str
    hidden: dict[str, str] = field(default_factory=dict)
    options: dict[str, str] = field(default_factory=dict)
    buttons: dict[str, str] = field(default_factory=dict)
    multiple: bool = False

    def filled(self, button: str = "", **marked: list[str]) -> dict[str, str | list[str]]:
        """Give what is sent when options are marked and a button is pressed."""
        unknown = [value for values in marked.values() for value in values if value not in self.options]
        if unknown or (button and button not in self.buttons):
            raise AssertionError(f"not in the form: {unknown or button}")
        pressed = {self.buttons[button]: button} if button else {}
        return {**self.hidden, **marked, **pressed}


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.forms: list[Form] = []
        self._open = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        said = {name: value or "" for name, value in attrs}
        if tag == "form":
            self.forms.append(Form(said.get("action", ""), said.get("method", "get").lower()))
            self._open = True
        elif tag in ("input", "button") and self._open:
            self._field(tag, said)

    def handle_endtag(self, tag: str) -> None:
        self._open = self._open and tag != "form"

    def _field(self, tag: str, said: dict[str, str]) -> None:
        form, name, value = self.forms[-1], said.get("name", ""), said.get("value", "")
        if tag == "button":
            form.buttons[value] = name
        elif said.get("type") in ("radio", "checkbox"):
            form.options[value] = name
            form.multiple = said["type"] == "checkbox"
        else:
            form.hidden[name] = value


def read(page: str) -> list[Form]:
    """Give the forms of a page, in its order."""
    reader = _Reader()
    reader.feed(page)
    return reader.forms


def with_field(page: str, name: str) -> Form:
    """Give the form that has a field, or an option, of this name."""
    return next(form for form in read(page) if name in form.hidden or name in form.options.values())
