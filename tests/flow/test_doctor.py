"""The doctor on a running tool and a platform that is reached by HTTP."""

from __future__ import annotations

import json

import pytest

from tests.fakes.platform import FakePlatform
from tests.flow.people import Classroom, new_course, register
from tests.services.stack import ToolStack


@pytest.mark.timeout(300)
def test_a_connection_is_well_until_the_clock_is_wrong(tool_stack: ToolStack) -> None:
    platform = FakePlatform("moodle", tool=tool_stack.base_url, client_id="doctor")
    with platform.start("127.0.0.1"):
        register(tool_stack, platform)
        Classroom(tool_stack, platform, new_course(platform)).launch("ada", "quiz")
        number = tool_stack.ask(
            "from lms_app.models import Platform; answer = Platform.objects.get(client_id='doctor').pk"
        )
        told = json.loads(tool_stack.manage("doctor", str(number), "--write", "--json"))
        codes = {finding["code"] for finding in told["platforms"][0]["findings"]}
        assert told["ok"]
        assert {"clocks-agree", "roster-readable", "column-made-and-removed"} <= codes
        platform.skew = -600
        with pytest.raises(AssertionError, match=r"ended with 1:[\s\S]*\[clock-far-off\]"):
            tool_stack.manage("doctor", str(number))
