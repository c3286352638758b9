"""The pages of the demo site, as HTML."""

import json
from dataclasses import dataclass
from html import escape
from typing import Any
from urllib.parse import urlencode

from tests.demo_lms.course import ACTIVITIES, ADD, Activity
from tests.demo_lms.words import words
from tests.fakes.school import Person


@dataclass(frozen=True)
class Visit:
    """Who looks, in which language, at which activity."""

    person: Person
    language: str
    people: tuple[Person, ...]
    path: str = "/"
    activities: tuple[Activity, ...] = ACTIVITIES
    activity: Activity = ACTIVITIES[0]
    offers_storage: bool = False

    @property
    def is_instructor(self) -> bool:
        return self.person.role == "instructor"

    def word(self, name: str, **values: object) -> str:
        return escape(words(self.language)[name].format(**values))

    def link(self, path: str | None = None, **changes: str) -> str:
        """Give an address of this site that keeps person and language."""
        query = {"as": self.person.key, "lang": self.language, **changes}
        if self.offers_storage:
            query["storage"] = "1"
        where = self.path if path is None else path
        if where == "/":
            query.setdefault("open", self.activity.key)
        return escape(f"{where}?{urlencode(query)}")


def course_page(visit: Visit, book: dict[str, Any], tool: str) -> str:
    """Give the course page: activities, and the open one in a frame."""
    word, activity = visit.word, visit.activity
    title = escape(activity.title(visit.language))
    source = visit.link("/open", link=activity.key)
    storage = ' data-storage=""' if visit.offers_storage else ""
    body = f"""
<div class="course">
<section class="contents" aria-labelledby="contents">
<h1>{word("course_title")}</h1>
<h2 id="contents" class="label">{word("activities")}</h2>
<p class="hint">{word("choose")}</p>
<ol class="activities">{"".join(_activity(visit, book, a) for a in visit.activities)}</ol>
</section>
<section class="stage" aria-labelledby="open">
<div class="stage-head"><h2 id="open">{title}</h2>
<a href="{source}" target="_blank" rel="noopener">{word("new_window")}<span aria-hidden="true"> ↗</span></a></div>
<iframe id="tool" title="{word("frame", title=activity.title(visit.language))}" src="{source}"
 data-origin="{escape(tool)}"{storage} allow="fullscreen; clipboard-write"></iframe>
</section>
</div>"""
    return _page(visit, word("course"), body, book)


def _activity(visit: Visit, book: dict[str, Any], activity: Activity) -> str:
    is_open = activity is visit.activity
    row = ' class="is-open"' if is_open else ""
    grade = f'<span class="grade" data-grade="{activity.key}">{_short_grade(visit, book, activity.key)}</span>'
    return f"""<li{row}><a href="{visit.link("/", open=activity.key)}"{_current(is_open)}>
<span class="name">{escape(activity.title(visit.language))}</span>
<span class="note">{escape(activity.note(visit.language))}</span></a>
{"" if activity is ADD else grade}</li>"""


def _short_grade(visit: Visit, book: dict[str, Any], key: str) -> str:
    if visit.is_instructor:
        scores = [cells[key]["score"] for cells in book["cells"].values() if key in cells]
        return visit.word("graded_count", n=sum(score is not None for score in scores))
    cell = book["cells"][visit.person.key].get(key)
    if cell is None or cell["score"] is None:
        return visit.word("no_grade")
    return f"<b>{number(cell['score'])}</b>/{number(cell['maximum'])}"


def gradebook_page(visit: Visit, book: dict[str, Any]) -> str:
    """Give the gradebook; a learner sees one row."""
    word = visit.word
    label = "label_en" if visit.language == "en" else "label"
    heads = "".join(
        f'<th scope="col" data-column="{escape(c["key"])}">{escape(c[label])}</th>' for c in book["columns"]
    )
    shown = [p for p in book["people"] if p["key"] == visit.person.key or visit.is_instructor]
    rows = "".join(_row(visit, book, person) for person in shown if person["role"] == "learner")
    body = f"""
<div class="sheet">
<h1 id="title">{word("gradebook")}</h1>
<p class="hint">{word("all_rows" if visit.is_instructor else "own_row")}
<span class="live" id="live"><span class="dot" aria-hidden="true"></span>
<span id="live-text">{word("live")}</span></span></p>
<div class="scroll" tabindex="0" role="region" aria-labelledby="title">
<table id="gradebook"><thead><tr><th scope="col">{word("person")}</th>{heads}</tr></thead>
<tbody>{rows}</tbody></table></div>
</div>"""
    return _page(visit, word("gradebook"), body, book)


def _row(visit: Visit, book: dict[str, Any], person: dict[str, str]) -> str:
    cells = book["cells"][person["key"]]
    shown = "".join(
        f'<td data-person="{person["key"]}" data-column="{escape(c["key"])}">{_cell(visit, cells.get(c["key"]))}</td>'
        for c in book["columns"]
    )
    return f'<tr data-person="{person["key"]}"><th scope="row">{escape(person["name"])}</th>{shown}</tr>'


def _cell(visit: Visit, cell: dict[str, Any] | None) -> str:
    if cell is None:
        return '<span class="none" aria-hidden="true">–</span>'
    score = "–" if cell["score"] is None else number(cell["score"])
    progress = cell["grading"] if cell["grading"] not in ("FullyGraded", "NotReady", "") else cell["progress"]
    told = words(visit.language).get(progress, progress)
    time = f'<time datetime="{cell["at"]}">{cell["at"][11:19]} UTC</time>' if cell["at"] else ""
    note = f'<span class="comment">{escape(cell["comment"])}</span>' if cell["comment"] else ""
    return (
        f'<span class="score"><b>{score}</b>/{number(cell["maximum"])}</span>'
        f'<span class="fact">{escape(told)} {time}</span>{note}'
    )


def number(value: float) -> str:
    """Show a score with two decimals, a whole maximum with none."""
    return f"{value:.2f}" if isinstance(value, float) else str(value)


def not_found(visit: Visit) -> str:
    word = visit.word
    title = word("not_found")
    body = f'<div class="sheet"><h1>{title}</h1><p><a href="{visit.link("/")}">{word("back")}</a></p></div>'
    return _page(visit, title, body, None)


def _page(visit: Visit, title: str, body: str, book: dict[str, Any] | None) -> str:
    word = visit.word
    language = "en" if visit.language == "en" else "zh-Hans"
    facts = {"person": visit.person.key, "role": visit.person.role, "language": visit.language}
    facts |= {"words": words(visit.language), "book": book}
    data = json.dumps(facts, ensure_ascii=False).replace("<", "\\u003c")
    return f"""<!doctype html>
<html lang="{language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title} · {word("school")}</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/site.css">
<script type="application/json" id="facts">{data}</script><script src="/site.js" defer></script></head>
<body><a class="skip" href="#main">{word("skip")}</a>
<header><div class="bar"><p class="school">{word("school")}</p>{_nav(visit)}{_switches(visit)}</div>
<p class="demo">{word("demo")}</p></header>
<main id="main" tabindex="-1">{body}</main>
<div id="news" role="status" aria-live="polite"></div>
</body></html>"""


def _nav(visit: Visit) -> str:
    word = visit.word
    places = (("/", word("course")), ("/gradebook", word("gradebook")))
    links = "".join(
        f'<a href="{visit.link(path)}"{_current(visit.path == path, "page")}>{name}</a>' for path, name in places
    )
    return f'<nav class="places" aria-label="{word("site_nav")}">{links}</nav>'


def _switches(visit: Visit) -> str:
    word = visit.word
    learners = [person for person in visit.people if person.role == "learner"]
    teacher = next(person for person in visit.people if person.role == "instructor")
    learner = visit.person if not visit.is_instructor else learners[0]
    roles = (
        f'<a id="as-learner" href="{visit.link(**{"as": learner.key})}"{_current(not visit.is_instructor)}>'
        f"{word('as_learner')}</a>"
        f'<a id="as-instructor" href="{visit.link(**{"as": teacher.key})}"{_current(visit.is_instructor)}>'
        f"{word('as_instructor')}</a>"
    )
    names = "".join(
        f'<a id="as-{person.key}" href="{visit.link(**{"as": person.key})}"{_current(person is visit.person)}>'
        f"{escape(person.name)}</a>"
        for person in learners
    )
    if visit.is_instructor:
        names = f"<span>{escape(teacher.name)}</span>"
    else:
        names = f'<nav aria-label="{word("which_learner")}">{names}</nav>'
    other = ("en", "English") if visit.language != "en" else ("zh", "中文")
    return f"""<div class="switches">
<nav class="switch" aria-label="{word("as")}">{roles}</nav>
<div class="names">{names}</div>
<a class="language" lang="{other[0]}" hreflang="{other[0]}" href="{visit.link(lang=other[0])}">{other[1]}</a></div>"""


def _current(is_current: bool, kind: str = "true") -> str:
    return f' aria-current="{kind}"' if is_current else ""
