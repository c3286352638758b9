"""Every kind of fault names its file, its line and the reason."""

import pytest

from content import loader
from grading.model import ContentFault

SVG = '<svg xmlns="http://www.w3.org/2000/svg" class="fig" viewBox="0 0 9 9">\n  {}\n</svg>\n'


def spoil(folder, file, old, new):
    place = folder / file
    text = place.read_text(encoding="utf-8")
    assert old in text, f"{file} no longer holds {old!r}"
    place.write_text(text.replace(old, new, 1), encoding="utf-8", newline="")
    return text.replace(old, new, 1)


def line_of(text, marker):
    return text.count("\n", 0, text.index(marker)) + 1


# What is spoiled: file, old words, new words; then the words on whose line the fault must be, and why.
CASES = {
    "broken YAML": ("quiz.yaml", "kind: quiz", "kind: [quiz", "heading:", "not readable as YAML"),
    "a tab for indentation": ("quiz.yaml", "  en: Quiz", "\ten: Quiz", "\ten: Quiz", "not readable as YAML"),
    "a duplicate key": (
        "quiz.yaml",
        "kind: quiz",
        "kind: quiz\nkind: quiz",
        "kind: quiz\nheading",
        "'kind' stands here a",
    ),
    "an alias": ("lesson.yaml", "minutes: 5", "minutes: &m 5\nextra: *m", "extra:", "aliases"),
    "a tag of YAML": ("lesson.yaml", "minutes: 5", "minutes: !!float 5", "minutes:", "the tag float"),
    "an unknown member": (
        "lesson.yaml",
        "minutes: 5",
        "minutes: 5\ncolour: red",
        "colour:",
        "'colour' is not a member",
    ),
    "a wrong type": (
        "lesson.yaml",
        "minutes: 5",
        "minutes: five",
        "minutes:",
        "'minutes': Input should be a valid integer",
    ),
    "a number for a text": ("quiz.yaml", "en: Two items.", "en: 2", "en: 2", "'en': Input should be a valid string"),
    "a missing language": ("quiz.yaml", "  en: Two items.\n", "", "lead:", "'en' is missing"),
    "a third language": (
        "quiz.yaml",
        "  en: Two items.\n",
        "  en: Two items.\n  fr: Deux.\n",
        "fr:",
        "'fr' is not a member",
    ),
    "an empty text": ("quiz.yaml", "en: Two items.", 'en: " "', 'en: " "', "blank"),
    "a text with space around": ("quiz.yaml", "en: Two items.", 'en: "Two items. "', 'en: "Two', "white space"),
    "a key that names no option": ("quiz.yaml", "right: p", "right: z", "right: z", "'z' names no option"),
    "an option without explanation": (
        "quiz.yaml",
        "        explanation:\n          zh-hans: 油没有说过。\n          en: No oil was named.\n",
        "",
        "key: s",
        "'explanation' is missing",
    ),
    "an option twice": (
        "quiz.yaml",
        "key: s",
        "key: r",
        "key: r\n        text:\n          zh-hans: 油",
        "a second time",
    ),
    "an item twice": ("quiz.yaml", "key: it", "key: minutes", "key: minutes\n    type: single", "a second time"),
    "an item without type": ("quiz.yaml", "    type: single\n", "", "- key: it", "'type' is missing"),
    "an unknown type of item": (
        "quiz.yaml",
        "type: single",
        "type: essay",
        "type: essay",
        "'essay' is not one of 'single', 'multiple', 'number'",
    ),
    "an item that tests no section": (
        "quiz.yaml",
        "tests: [words]",
        "tests: [none]",
        "tests: [none]",
        "names no section",
    ),
    "a key that is no whole number": ("quiz.yaml", "right: 21", "right: 21.5", "right: 21.5", "valid integer"),
    "an unknown kind of exercise": (
        "exercise.yaml",
        "kind: look_backs",
        "kind: essay",
        "kind: essay",
        "'essay' is not one of 'quiz', 'look_backs'",
    ),
    "an unknown parameter": ("exercise.yaml", "  far: 4", "  far: 4\n  near: 1", "near:", "'near' is not a member"),
    "a missing parameter": ("exercise.yaml", "  far: 4\n", "", "parameters:", "'far' is missing"),
    "a distance that cannot be": ("exercise.yaml", "far: 4", "far: 8", "far: 8", "that far apart"),
    "more rows than pairs": ("exercise.yaml", "rows: 2", "rows: 29", "rows: 29", "only 28 pairs"),
    "a field of another kind": (
        "exercise.yaml",
        "name: rows.to",
        "name: rows.end",
        "name: rows.end",
        "no field of look_backs",
    ),
    "a field asked twice": (
        "exercise.yaml",
        "name: rows.to",
        "name: rows.from",
        "name: rows.from\n        label:\n          zh-hans: 到",
        "second time",
    ),
    "an answer to no field": (
        "exercise.yaml",
        "field: rows.distance",
        "field: sum",
        "field: sum",
        "no field of look_backs",
    ),
    "a file that is missing": (
        "lesson.yaml",
        "file: quiz.yaml",
        "file: gone.yaml",
        "file: gone.yaml",
        "'gone.yaml' is missing",
    ),
    "prose that is missing": (
        "exercise.yaml",
        "derivation: answer",
        "derivation: gone",
        "derivation:",
        "'gone.zh-hans.md' is missing",
    ),
    "a path out of the bundle": ("lesson.yaml", "file: quiz.yaml", "file: ../quiz.yaml", "file: ../", "match pattern"),
    "a main activity that is none": (
        "lesson.yaml",
        "main: exercise-1",
        "main: exam",
        "main: exam",
        "'exam' names no activity",
    ),
    "an activity twice": (
        "lesson.yaml",
        "key: exercise-1",
        "key: quiz",
        "key: quiz\n    file: exercise",
        "second time",
    ),
    "a script in prose": ("words.en.md", "named", "<script>alert(1)</script>", "<script>", "not allowed in prose"),
    "a block of HTML": ("words.en.md", "“It”", "<iframe src='x'></iframe>\n\n“It”", "<iframe", "not"),
    "a handler in prose": ("words.en.md", "named", '<span onclick="x()">named</span>', "<span", "not allowed in prose"),
    "a script as a link": ("words.en.md", "named", "[named](javascript:x)", "[named]", "https address"),
    "a link that is not https": ("words.en.md", "named", "[named](http://example.org/)", "[named]", "https"),
    "a picture from elsewhere": (
        "words.en.md",
        "named",
        "![x](https://example.org/x.png)",
        "![x]",
        "image is not used",
    ),
    "a heading too high": ("words.en.md", "“It”", "# It\n\n“It”", "# It", "###"),
    "a caption without table": ("words.en.md", "“It”", "Table: It\n\n“It”", "Table:", "no table"),
    "another structure in one language": ("words.en.md", "“It”", "- “It”", "- “It”", "ul stands where zh-hans has p"),
    "more in one language": ("words.en.md", "before.", "before.\n\nAlways.", "Always", "zh-hans has nothing more"),
    "empty prose": ("words.zh-hans.md", "食谱里的「它」总是指前面说过的一样东西。", " ", " ", "empty"),
    "a reference response that does not pass": (
        "exercise.yaml",
        'distance: "5"}',
        'distance: "4"}',
        "zh-hans:\n    tokens",
        "does not earn",
    ),
    "a reference response of another shape": (
        "exercise.yaml",
        '{from: 6, to: 1, distance: "5"}',
        "{from: 6}",
        "zh-hans:\n    tokens",
        "wrong shape",
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_a_fault_names_file_line_and_reason(copy, name):
    file, old, new, marker, reason = CASES[name]
    text = spoil(copy, file, old, new)
    with pytest.raises(loader.BundleFault) as caught:
        loader.load(copy)
    fault = caught.value
    assert isinstance(fault, ContentFault)
    assert fault.file == str(copy / file)
    assert fault.line == line_of(text, marker)
    assert reason in fault.reason
    assert str(fault) == f"{copy / file}:{fault.line}: {fault.reason}"


def test_the_bundle_is_sound_before_it_is_spoiled(copy, tiny):
    assert loader.load(copy) == tiny


def test_a_file_that_is_not_utf8_names_the_line_of_the_byte(copy):
    (copy / "words.en.md").write_bytes(b"one\ntwo\n\xff\xfe\n")
    with pytest.raises(loader.BundleFault, match=r"words\.en\.md:3: not UTF-8"):
        loader.load(copy)


def test_a_character_that_yaml_does_not_allow_names_its_line(copy):
    spoil(copy, "quiz.yaml", "en: Two items.", "en: Two\x07 items.")
    with pytest.raises(loader.BundleFault, match=r"quiz\.yaml:\d+: a character that YAML"):
        loader.load(copy)


def test_a_folder_without_a_lesson_is_a_fault(tmp_path):
    with pytest.raises(loader.BundleFault, match=r"lesson\.yaml:1: the file is missing"):
        list(loader.bundles(tmp_path))
    (tmp_path / "empty").mkdir()
    with pytest.raises(loader.BundleFault, match=r"empty/lesson\.yaml:1: the file is missing"):
        list(loader.bundles(tmp_path))


@pytest.mark.parametrize(
    ("inside", "reason"),
    [
        ("<script>x()</script>", "<script>"),
        ('<circle r="1" onclick="x()"/>', "'onclick'"),
        ('<image href="https://example.org/x.png"/>', "<image>"),
        ('<use href="#x"/>', "<use>"),
        ('<path d="M0 0" style="fill: red"/>', "'style'"),
        ('<path class="a" d="url(#x)"/>', "the value of 'd'"),
        ("<foreignObject/>", "<foreignObject>"),
        ("<a><text>x</text></a>", "<a>"),
        ("<g><svg/></g>", "any root but one"),
        ("<![CDATA[x]]>", "a CDATA section"),
        ("<?xml-stylesheet href='x'?>", "an instruction"),
        ("<g></h>", "not readable as SVG"),
    ],
)
def test_an_unsafe_drawing_is_refused_at_its_line(copy, inside, reason):
    spoil(copy, "lesson.yaml", "main:", "hero:\n  drawing: hero.svg\nmain:")
    (copy / "hero.svg").write_text(SVG.format(inside), encoding="utf-8")
    with pytest.raises(loader.BundleFault, match=r"hero\.svg:2: ") as caught:
        loader.load(copy)
    assert reason in caught.value.reason


def test_a_document_type_is_refused_so_that_no_entity_is_ever_read(copy):
    spoil(copy, "lesson.yaml", "main:", "hero:\n  drawing: hero.svg\nmain:")
    bomb = '<!DOCTYPE svg [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]>\n' + SVG.format("<text>&b;</text>")
    (copy / "hero.svg").write_text(bomb, encoding="utf-8")
    with pytest.raises(loader.BundleFault, match=r"hero\.svg:1: a document type"):
        loader.load(copy)


@pytest.mark.parametrize(
    ("labels", "marker", "reason"),
    [
        ("  labels: {}\n", "labels:", "no words for 'end' of the drawing"),
        (
            "  labels:\n    end: {zh-hans: 尾, en: end}\n    more: {zh-hans: 多, en: more}\n",
            "more:",
            "'more' is not in the drawing",
        ),
    ],
)
def test_words_and_drawing_must_fit(copy, labels, marker, reason):
    text = spoil(copy, "lesson.yaml", "main:", f"hero:\n  drawing: hero.svg\n{labels}main:")
    (copy / "hero.svg").write_text(SVG.format('<text data-text="end"/>'), encoding="utf-8")
    with pytest.raises(loader.BundleFault) as caught:
        loader.load(copy)
    assert (caught.value.line, caught.value.reason) == (line_of(text, marker), reason)
