"""The tool's own address, for whoever comes without a launch."""

import pytest
from django.test import Client


@pytest.mark.parametrize(
    ("language", "words"), [("en", "Lessons are opened from your course"), ("zh-CN", "请从课程里打开")]
)
def test_the_tools_own_address_says_where_lessons_are_opened(language, words):
    answer = Client().get("/", headers={"Accept-Language": language})
    assert answer.status_code == 200
    assert words in answer.content.decode()
    assert "frame-ancestors 'none'" in answer["Content-Security-Policy"]
