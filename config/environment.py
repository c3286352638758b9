"""The environment, read and checked: an unset or wrong variable stops the start with one clear sentence."""

from __future__ import annotations

import os
import secrets
import zoneinfo
from collections.abc import Collection
from ipaddress import ip_network
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import environ
from django.core.exceptions import ImproperlyConfigured, ValidationError
from django.core.validators import validate_email

_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL")


class Environment:
    """Reads variables; where the tool runs locally (`make run`, `make demo`), fills gaps from the data folder.

    Local means that none of ``DATABASE_URL``, ``REDIS_URL`` and ``SECRET_KEY`` is set: then database, broker
    socket and secrets live in ``DATA_DIR`` (default ``var/``), so that every command reaches the same ones.
    """

    def __init__(self, base: Path) -> None:
        self._env = environ.Env()
        if (base / ".env").exists():
            environ.Env.read_env(base / ".env")
        self.data_dir = Path(self.text("DATA_DIR", default=str(base / "var"))).absolute()
        self.is_local = not any(os.environ.get(name) for name in ("DATABASE_URL", "REDIS_URL", "SECRET_KEY"))

    def text(self, name: str, *, default: str) -> str:
        """Return a variable as typed, or the default where it is unset or empty."""
        return os.environ.get(name) or default

    def words(self, name: str, *, default: list[str] | None = None) -> list[str]:
        """Return a comma-separated variable as a list."""
        value = os.environ.get(name)
        if not value:
            return list(default or [])
        return [word.strip() for word in value.split(",") if word.strip()]

    def networks(self, name: str, *, default: list[str] | None = None, others: Collection[str] = ()) -> list[str]:
        """Return a list of addresses and networks; ``others`` are words that may stand among them."""
        found = self.words(name, default=default)
        for word in found:
            try:
                if word not in others:
                    ip_network(word, strict=False)
            except ValueError as fault:
                raise ImproperlyConfigured(f"{name} must list addresses or networks, not {word!r}.") from fault
        return found

    def flag(self, name: str, *, default: bool) -> bool:
        """Return a yes/no variable."""
        value = os.environ.get(name, "").strip().lower()
        if not value:
            return default
        if value in {"1", "true", "yes", "on"}:
            return True
        if value in {"0", "false", "no", "off"}:
            return False
        raise ImproperlyConfigured(f"{name} must be 1 or 0, not {value!r}.")

    def number(self, name: str, *, default: int, least: int = 0, most: int = 10**9) -> int:
        """Return a variable that holds a whole number within bounds."""
        value = os.environ.get(name, "").strip()
        if not value:
            return default
        if not (value.isascii() and value.isdigit() and len(value) <= 12 and least <= int(value) <= most):
            bounds = f"{least} or more" if most == 10**9 else f"{least} to {most}"
            raise ImproperlyConfigured(f"{name} must be a whole number, {bounds}, not {value!r}.")
        return int(value)

    def time_zone(self) -> str:
        """Return the zone of the times that pages show."""
        value = self.text("TIME_ZONE", default="UTC")
        if value not in zoneinfo.available_timezones():
            raise ImproperlyConfigured(f"TIME_ZONE must name a zone like Asia/Shanghai, not {value!r}.")
        return value

    def log_level(self) -> str:
        """Return the least level that is logged."""
        value = self.text("LOG_LEVEL", default="INFO").upper()
        if value not in _LEVELS:
            raise ImproperlyConfigured(f"LOG_LEVEL must be one of {', '.join(_LEVELS)}, not {value!r}.")
        return value

    def secret_key(self) -> str:
        """Return SECRET_KEY; locally one made once and kept in the data folder."""
        value = os.environ.get("SECRET_KEY", "")
        if value:
            if len(value) < 50 or len(set(value)) < 5:
                raise ImproperlyConfigured("SECRET_KEY must have 50 or more characters, not one repeated.")
            return value
        if not self.is_local:
            raise ImproperlyConfigured("SECRET_KEY is not set; it signs sessions and protects the signing keys.")
        return self._kept_secret("secret_key")

    def tool_key_secret(self, name: str, *, default: str) -> str:
        """Return a secret of the stored signing keys."""
        value = self.text(name, default=default)
        if value and len(value) < 32:
            raise ImproperlyConfigured(f"{name} must have 32 or more characters.")
        return value

    def public_url(self) -> str:
        """Return the tool's own origin, without a slash at the end."""
        value = os.environ.get("PUBLIC_URL", "")
        if not value:
            if not self.is_local:
                raise ImproperlyConfigured("PUBLIC_URL is not set; give the tool's own origin, https://tool.example.")
            value = f"http://localhost:{self._local_port()}"
        parts = urlsplit(value)
        if parts.scheme not in {"http", "https"} or not parts.hostname or parts.path not in {"", "/"} or parts.query:
            raise ImproperlyConfigured(f"PUBLIC_URL must be an origin like https://tool.example, not {value!r}.")
        return f"{parts.scheme}://{parts.netloc}"

    def allowed_hosts(self, public_url: str) -> list[str]:
        """Return the host names that requests may ask for."""
        host = urlsplit(public_url).hostname or ""
        default = [host, "localhost", "127.0.0.1"] if self.is_local else [host]
        return self.words("ALLOWED_HOSTS", default=default)

    def database(self) -> dict[str, Any]:
        """Return Django's settings of the database: PostgreSQL, or SQLite fit for several processes."""
        value = os.environ.get("DATABASE_URL", "")
        if not value:
            if not self.is_local:
                raise ImproperlyConfigured("DATABASE_URL is not set; for example postgres://user:password@host/name.")
            return _sqlite(self.data_dir / "yardstick.sqlite3")
        try:
            config: dict[str, Any] = self._env.db_url_config(value)
        except Exception as fault:
            raise ImproperlyConfigured("DATABASE_URL is not a database address.") from fault
        if "sqlite" in config.get("ENGINE", ""):
            return _sqlite(Path(config["NAME"]))
        if "postgresql" not in config.get("ENGINE", ""):
            raise ImproperlyConfigured("DATABASE_URL must name PostgreSQL or SQLite.")
        config["ENGINE"] = "config.postgresql"
        config["CONN_MAX_AGE"] = 600
        config["CONN_HEALTH_CHECKS"] = True
        # A class sends the same few statements over and over: the server plans each of them once for a connection.
        prepared = {"server_side_binding": True, "prepare_threshold": 3}
        config["OPTIONS"] = {**prepared, **config.get("OPTIONS", {})}
        return config

    def redis_url(self) -> str:
        """Return the broker's address; locally the socket that the private server opens in the data folder."""
        value = os.environ.get("REDIS_URL", "")
        if value:
            if not value.startswith(("redis://", "rediss://", "unix://")):
                raise ImproperlyConfigured("REDIS_URL must begin with redis://, rediss:// or unix://.")
            return value
        if not self.is_local:
            raise ImproperlyConfigured("REDIS_URL is not set; for example redis://localhost:6379/0.")
        kept = self.data_dir / "redis.url"
        return kept.read_text().strip() if kept.exists() else f"unix://{self.data_dir / 'redis.sock'}"

    def mail_addresses(self, name: str) -> list[str]:
        """Return a list of mail addresses."""
        found = self.words(name)
        for word in found:
            _check_mail_address(name, word)
        return found

    def mail_from(self, name: str, *, default: str) -> str:
        """Return the address that our mails come from."""
        value = self.text(name, default="")
        if value:
            _check_mail_address(name, value)
        return value or default

    def mail_server(self, name: str, *, is_needed: bool) -> dict[str, Any]:
        """Return Django's settings of the server that takes our mails; none where none is named."""
        value = os.environ.get(name, "")
        if not value:
            if is_needed:
                raise ImproperlyConfigured(f"{name} is not set; for example smtp+tls://user:password@mail.example:587.")
            return {}
        try:
            server: dict[str, Any] = self._env.email_url_config(value)
        except Exception as fault:
            raise ImproperlyConfigured(f"{name} is not the address of a mail server.") from fault
        if "smtp" in server.get("EMAIL_BACKEND", "") and not server.get("EMAIL_HOST"):
            raise ImproperlyConfigured(f"{name} is not the address of a mail server.")
        return server

    def broker_url(self) -> str:
        """Return the same address in the spelling that Celery's transport reads."""
        return self.redis_url().replace("unix://", "redis+socket://", 1)

    def _local_port(self) -> int:
        """Return PORT, else the port that the running local server wrote down, else 8000."""
        if os.environ.get("PORT"):
            return self.number("PORT", default=8000)
        kept = self.data_dir / "port"
        return int(kept.read_text().strip()) if kept.exists() else 8000

    def _kept_secret(self, name: str) -> str:
        file = self.data_dir / name
        if not file.exists():
            self.data_dir.mkdir(parents=True, exist_ok=True)
            try:
                descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            except FileExistsError:
                return file.read_text().strip()
            with os.fdopen(descriptor, "w") as handle:
                handle.write(secrets.token_urlsafe(64))
        return file.read_text().strip()


def _check_mail_address(name: str, value: str) -> None:
    try:
        validate_email(value)
    except ValidationError as fault:
        raise ImproperlyConfigured(f"{name} must hold mail addresses, not {value!r}.") from fault


def _sqlite(path: Path) -> dict[str, Any]:
    """SQLite with a write-ahead log and immediate transactions: several processes wait instead of failing."""
    if str(path) != ":memory:":
        path.parent.mkdir(parents=True, exist_ok=True)
    return {
        "ENGINE": "django.db.backends.sqlite3",
        "NAME": path,
        "OPTIONS": {
            "transaction_mode": "IMMEDIATE",
            "timeout": 20,
            "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL; PRAGMA foreign_keys=ON;",
        },
    }
