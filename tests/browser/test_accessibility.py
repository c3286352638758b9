"""Every screen, in both languages, wide and narrow, light and dark: axe finds nothing, nothing runs out sideways."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.browser import screens

#: Each language sees both widths and both schemes; together they see all four looks.
LOOKS = {"zh-CN": [(1100, "light"), (320, "dark")], "en": [(1100, "dark"), (320, "light")]}
SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


@pytest.mark.timeout(480)
@pytest.mark.parametrize("language", ["zh-CN", "en"])
def test_axe_finds_nothing_and_nothing_runs_out_sideways(stage, room, language):
    screens.prepare(room)
    page = stage.context(locale=language).new_page()
    found = []
    for name, show in screens.all_of(stage, room, page, language):
        frame = show().settled()
        for width, scheme in LOOKS[language]:
            page.set_viewport_size({"width": width, "height": 900})
            page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            look = f"{name} {language} {width} {scheme}"
            if frame.evaluate(SIDEWAYS) > 0:
                found.append(f"{look}: scrolls sideways by {frame.evaluate(SIDEWAYS)}")
            report = Axe().run(frame).response
            assert len(report["passes"]) > 10, "axe saw no page"
            for violation in report["violations"]:
                where = [node["target"] for node in violation["nodes"]][:3]
                found.append(f"{look}: {violation['id']} {where}")
        page.set_viewport_size({"width": 1100, "height": 900})
    assert found == []
