"""Hints of a login are as long as platforms make them."""

import pytest

from tests.fakes.browser import Browser
from tests.services.stack import ToolStack


@pytest.mark.parametrize("hint", ["x" * 8192, "测" * 2700, '{"a":' * 1600])
def test_a_login_by_get_with_eight_kilobytes_of_hints_reaches_the_tool(tool_stack: ToolStack, hint: str) -> None:
    params = {"iss": "https://nobody.example", "login_hint": "1", "lti_message_hint": hint}
    reply = Browser().get(f"{tool_stack.base_url}/lti/login/", params)
    assert reply.status == 400
    assert "YS-" in reply.text
