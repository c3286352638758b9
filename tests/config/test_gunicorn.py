"""What the web server writes of each request."""

import logging
from datetime import timedelta
from types import SimpleNamespace

from gunicorn.config import Config
from gunicorn.glogging import Logger

from config import gunicorn


def test_no_query_and_no_page_that_somebody_came_from_is_logged(caplog):
    settings = Config()
    settings.set("accesslog", "-")
    settings.set("access_log_format", gunicorn.access_log_format)
    logger = Logger(settings)
    logger.access_log = logging.getLogger("access")
    environ = {
        "REMOTE_ADDR": "192.0.2.1",
        "REQUEST_METHOD": "GET",
        "RAW_URI": "/lti/register/?invitation=one-time",
        "PATH_INFO": "/lti/register/",
        "QUERY_STRING": "invitation=one-time",
        "SERVER_PROTOCOL": "HTTP/1.1",
        "HTTP_REFERER": "https://lms.example/?who=ada",
        "HTTP_USER_AGENT": "Browser",
    }
    answer = SimpleNamespace(status="200 OK", sent=7, headers=[])
    with caplog.at_level(logging.INFO, logger="access"):
        logger.access(answer, SimpleNamespace(headers=[]), environ, timedelta(milliseconds=12))
    assert '"GET /lti/register/ HTTP/1.1" 200 7 12ms "Browser"' in caplog.text
    assert "one-time" not in caplog.text
    assert "ada" not in caplog.text
