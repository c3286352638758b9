"""An unset or wrong variable stops the start with one clear sentence."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from django.core.exceptions import ImproperlyConfigured

from config.environment import Environment
from tests.services.stack import ROOT

SERVICE = {
    "DATABASE_URL": "postgres://yardstick:secret@db.example/yardstick",
    "REDIS_URL": "redis://broker.example:6379/0",
    "SECRET_KEY": "0123456789" * 6,
    "PUBLIC_URL": "https://tool.example",
}
READ = {
    "DATABASE_URL": Environment.database,
    "REDIS_URL": Environment.redis_url,
    "SECRET_KEY": Environment.secret_key,
    "TOOL_KEY_SECRET": lambda env: env.tool_key_secret("TOOL_KEY_SECRET", default=""),
    "PUBLIC_URL": Environment.public_url,
    "TIME_ZONE": Environment.time_zone,
    "LOG_LEVEL": Environment.log_level,
    "METRICS_ALLOWED": lambda env: env.networks("METRICS_ALLOWED"),
    "TRUSTED_PROXIES": lambda env: env.networks("TRUSTED_PROXIES", others=["unix"]),
    "SCORE_AGE_LIMIT_MINUTES": lambda env: env.number("SCORE_AGE_LIMIT_MINUTES", default=360, least=1, most=525_600),
    "ALERT_MAIL_TO": lambda env: env.mail_addresses("ALERT_MAIL_TO"),
    "ALERT_MAIL_FROM": lambda env: env.mail_from("ALERT_MAIL_FROM", default=""),
    "EMAIL_URL": lambda env: env.mail_server("EMAIL_URL", is_needed=True),
    "SCORES_AT_ONCE": lambda env: env.number("SCORES_AT_ONCE", default=8, least=1, most=1000),
}


@pytest.fixture
def variables(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> pytest.MonkeyPatch:
    for name in (*SERVICE, "ALLOWED_HOSTS", "PORT"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("DATA_DIR", str(tmp_path / "data"))
    return monkeypatch


def read(name: str, tmp_path: Path) -> object:
    return READ[name](Environment(tmp_path))


@pytest.mark.parametrize("name", SERVICE)
def test_each_variable_that_service_needs_is_missed_by_name(
    variables: pytest.MonkeyPatch, tmp_path: Path, name: str
) -> None:
    for other, value in SERVICE.items():
        if other != name:
            variables.setenv(other, value)
    with pytest.raises(ImproperlyConfigured, match=f"^{name} is not set"):
        read(name, tmp_path)


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("SECRET_KEY", "short", "SECRET_KEY must have 50 or more characters"),
        ("SECRET_KEY", "x" * 60, "SECRET_KEY must have 50 or more characters"),
        ("TOOL_KEY_SECRET", "short", "TOOL_KEY_SECRET must have 32 or more characters"),
        ("PUBLIC_URL", "tool.example", "PUBLIC_URL must be an origin"),
        ("PUBLIC_URL", "https://tool.example/path", "PUBLIC_URL must be an origin"),
        ("PUBLIC_URL", "ftp://tool.example", "PUBLIC_URL must be an origin"),
        ("REDIS_URL", "broker.example", "REDIS_URL must begin with"),
        ("DATABASE_URL", "mysql://db.example/x", "DATABASE_URL must name PostgreSQL or SQLite"),
        ("DATABASE_URL", "nonsense", "DATABASE_URL"),
        ("TIME_ZONE", "Mars", "TIME_ZONE must name a zone like Asia/Shanghai, not 'Mars'"),
        ("LOG_LEVEL", "loud", "LOG_LEVEL must be one of DEBUG, INFO"),
        ("METRICS_ALLOWED", "::1,prometheus", "METRICS_ALLOWED must list addresses or networks, not 'prometheus'"),
        ("METRICS_ALLOWED", "unix", "METRICS_ALLOWED must list addresses or networks, not 'unix'"),
        ("TRUSTED_PROXIES", "unix,10.0.0.0/33", "TRUSTED_PROXIES must list addresses or networks, not '10.0.0.0/33'"),
        ("SCORE_AGE_LIMIT_MINUTES", "6h", "SCORE_AGE_LIMIT_MINUTES must be a whole number, 1 to 525600, not '6h'"),
        ("ALERT_MAIL_TO", "a@b.example, nobody", "ALERT_MAIL_TO must hold mail addresses, not 'nobody'"),
        ("ALERT_MAIL_FROM", "yardstick", "ALERT_MAIL_FROM must hold mail addresses, not 'yardstick'"),
        ("EMAIL_URL", "", "EMAIL_URL is not set"),
        ("EMAIL_URL", "mail.example", "EMAIL_URL is not the address of a mail server"),
        ("SCORES_AT_ONCE", "0", "SCORES_AT_ONCE must be a whole number, 1 to 1000, not '0'"),
    ],
)
def test_a_wrong_value_is_named(
    variables: pytest.MonkeyPatch, tmp_path: Path, name: str, value: str, sentence: str
) -> None:
    variables.setenv(name, value)
    with pytest.raises(ImproperlyConfigured, match=sentence):
        read(name, tmp_path)


def test_a_command_says_only_the_sentence(variables: pytest.MonkeyPatch) -> None:
    variables.setenv("DEBUG", "maybe")
    command = [sys.executable, str(ROOT / "manage.py"), "check"]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ended.returncode == 1
    assert ended.stderr == "DEBUG must be 1 or 0, not 'maybe'.\n"


def test_locally_nothing_has_to_be_set_and_the_secret_stays_the_same(
    variables: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    first, second = Environment(tmp_path), Environment(tmp_path)
    assert first.secret_key() == second.secret_key()
    assert (tmp_path / "data" / "secret_key").stat().st_mode & 0o077 == 0
    assert first.public_url() == "http://localhost:8000"
    assert first.database()["NAME"] == tmp_path / "data" / "yardstick.sqlite3"


def test_a_command_finds_the_port_and_the_broker_of_the_running_server(
    variables: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    data = tmp_path / "data"
    data.mkdir()
    (data / "port").write_text("8123\n")
    (data / "redis.url").write_text("unix:///elsewhere/redis.sock\n")
    environment = Environment(tmp_path)
    assert environment.public_url() == "http://localhost:8123"
    assert environment.broker_url() == "redis+socket:///elsewhere/redis.sock"


def test_every_variable_that_the_settings_read_has_a_line_in_the_example() -> None:
    source = (ROOT / "config" / "settings.py").read_text() + (ROOT / "config" / "environment.py").read_text()
    read_there = set(re.findall(r"(?:text|words|flag|number|environ\.get)\(\"([A-Z_]{3,})\"", source))
    assert len(read_there) > 12
    example = set(re.findall(r"^#?([A-Z_]{3,})=", (ROOT / ".env.example").read_text(), re.MULTILINE))
    assert read_there - example == set()
