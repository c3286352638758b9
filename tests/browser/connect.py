"""Take the pictures of `docs/connect`: ``python -m tests.browser.connect FOLDER``."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

from tests.browser.visit import Stage
from tests.fakes.browser import Browser
from tests.fakes.platform import FakePlatform
from tests.services import base, chromium, stack

if TYPE_CHECKING:
    from playwright.sync_api import Page

PASSWORD = "a long one for pictures"
ACCOUNT = f"""
from django.contrib.auth.models import User
answer = User.objects.create_superuser("operator", password={PASSWORD!r}).pk
"""
WAITING = """
from lms_app.models import Platform
site = "https://moodle.school.example"
urls = {f"{name}_url": f"{site}/mod/lti/{name}.php" for name in ("auth_login", "auth_token", "jwks")}
told = {"issuer": site, "client_id": "k7WqLm2RtBx9ZaP", "product_family": "moodle", **urls}
answer = Platform.objects.create(name="Our Moodle", is_active=False, is_pending=True, **told).pk
"""


def main() -> None:
    """Start a tool and a platform, bring them into each situation, take its picture, end everything."""
    parser = argparse.ArgumentParser(prog="python -m tests.browser.connect", description=__doc__)
    parser.add_argument("folder", type=Path)
    folder = parser.parse_args().folder
    with _running() as (tool, platform, number), sync_playwright() as playwright:
        flags = ["--no-sandbox"] if os.geteuid() == 0 else []
        browser = playwright.chromium.launch(executable_path=chromium.get(), args=flags)
        stage = Stage(browser)
        page = stage.context(locale="en", viewport={"width": 1240, "height": 640}).new_page()
        _refused(page, platform, folder)
        _signed_in(page, tool)
        _shoot(page, f"{tool.base_url}/admin/lms_app/deployment/", folder / "deployments.png", first="1")
        tool.manage("approve_deployment", number, platform.deployment_id)
        _launched(platform)
        _shoot(page, f"{tool.base_url}/admin/lms_app/platform/", folder / "platforms.png", first="Our Moodle")
        _shoot(page, f"{tool.base_url}/admin/lms_app/invitation/add/", folder / "invite.png")
        _examined(page, f"{tool.base_url}/admin/doctor/{number}/", platform, folder / "doctor.png")
        stage.close()
        browser.close()


@contextmanager
def _running() -> Iterator[tuple[stack.ToolStack, FakePlatform, str]]:
    services = base.start()
    tool = stack.make(Path(os.environ[base.FOLDER]) / "connect", env={})
    platform = FakePlatform("plain", tool=tool.base_url, language="en")
    try:
        tool.start()
        with platform.start("127.0.0.1"):
            told = {name: value for name, value in platform.registration.items() if name != "deployment_id"}
            options = [f"--{name.replace('_', '-')}={value}" for name, value in told.items()]
            tool.manage("register_platform", "--name=Our LMS", *options)
            tool.ask(ACCOUNT)
            tool.ask(WAITING)
            number = tool.ask("from lms_app.models import Platform; answer = Platform.objects.get(name='Our LMS').pk")
            yield tool, platform, str(number)
    finally:
        tool.stop()
        if services:
            services.stop()


def _refused(page: Page, platform: FakePlatform, folder: Path) -> None:
    page.goto(platform.page_url("ivy", "quiz"))
    page.frame_locator("#tool").locator("main h1").first.wait_for()
    page.locator("#tool").screenshot(path=folder / "refused.png")


def _launched(platform: FakePlatform) -> None:
    answer = platform.launch(Browser(), "ada", "quiz").post()
    if answer.status != 303:
        raise SystemExit(f"the launch was answered {answer.status}")


def _signed_in(page: Page, tool: stack.ToolStack) -> None:
    page.goto(f"{tool.base_url}/admin/login/?next=/admin/")
    page.fill("#id_username", "operator")
    page.fill("#id_password", PASSWORD)
    page.locator("[type=submit]").first.click()
    page.wait_for_url("**/admin/")
    page.locator("form.language button[lang=en]").click()
    page.wait_for_load_state()


def _shoot(page: Page, url: str, path: Path, *, first: str = "") -> None:
    """Take the picture of a form, or of a list where what waits is marked for approval."""
    page.goto(url)
    if first:
        page.locator("tr", has=page.get_by_role("link", name=first, exact=True)).locator("[type=checkbox]").check()
        page.locator("select[name=action]").select_option("approve")
    page.locator("#changelist-form" if first else "#content").screenshot(path=path)


def _examined(page: Page, url: str, platform: FakePlatform, path: Path) -> None:
    """Take the picture of an examination that finds something: no roster."""
    allowed, platform.scopes = platform.scopes, tuple(s for s in platform.scopes if "contextmembership" not in s)
    page.goto(url)
    page.locator("button[value=check]").click()
    page.locator(".doctor__problem").first.wait_for()
    page.evaluate("document.querySelector('.doctor__problem').closest('section').scrollIntoView({block: 'center'})")
    page.screenshot(path=path)
    platform.scopes = allowed


if __name__ == "__main__":
    main()
