"""`manage.py doctor`: what it prints, and how it ends."""

from __future__ import annotations

import json
from io import StringIO

import pytest
from django.core.management import CommandError, call_command

from lms_app.models import Platform

pytestmark = pytest.mark.django_db


def run(*arguments):
    """Run the command; give what it printed, and whether it ended with 0."""
    out, status = StringIO(), 0
    try:
        call_command("doctor", *arguments, stdout=out)
    except CommandError as end:
        status = end.returncode
    return out.getvalue(), status == 0


def test_a_well_connection_ends_with_0(patient):
    one = patient().launched()
    printed, is_well = run(str(one.row.pk))
    assert is_well
    assert "! " not in printed
    assert "[column-not-tried]" in printed


def test_what_is_wrong_is_printed_with_its_remedy_and_ends_with_1(patient):
    one = patient().launched()
    Platform.objects.update(is_active=False)
    printed, is_well = run(str(one.row.pk), "--language", "en")
    assert not is_well
    assert "! The registration is switched off" in printed
    assert f"manage.py switch_platform {one.row.pk} --on" in printed


@pytest.mark.parametrize(
    ("options", "variables", "word"),
    [
        (["--language", "zh-hans"], {}, "注册已启用。"),
        (["--language", "en"], {"LANG": "zh_CN.UTF-8"}, "The registration is switched on."),
        ([], {"LANG": "zh_CN.UTF-8"}, "注册已启用。"),
        ([], {"LANG": "C"}, "The registration is switched on."),
    ],
)
def test_it_speaks_the_language_that_was_asked_for_or_the_terminals(patient, monkeypatch, options, variables, word):
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    one = patient()
    assert word in run(str(one.row.pk), *options)[0]


def test_as_json_it_says_the_same_in_both_languages(patient):
    one = patient().launched()
    one.fake.faults.down("jwks", times=None)
    printed, is_well = run("--json")
    told = json.loads(printed)
    assert (told["ok"], is_well) == (False, False)
    assert [finding["code"] for finding in told["tool"]] == ["own-address-plain", "own-keys-port", "own-keys-ok"]
    [platform] = told["platforms"]
    assert (platform["platform"], platform["ok"]) == (one.row.pk, False)
    [problem] = [finding for finding in platform["findings"] if finding["level"] == "problem"]
    assert problem["code"] == "platform-keys-status"
    assert "503" in problem["says"]["en"]
    assert "状态 503" in problem["says"]["zh-hans"]
    assert problem["remedy"]["en"] != problem["remedy"]["zh-hans"]


def test_without_a_platform_every_registration_is_checked(patient):
    patient().launched()
    patient("moodle", origin="https://second.example").launched()
    told = json.loads(run("--json")[0])
    assert [platform["name"] for platform in told["platforms"]] == ["https://lms.example", "https://second.example"]


def test_nothing_is_written_unless_asked_for_and_then_at_one_platform_only(patient):
    one = patient().launched()
    run()
    assert "POST line_items" not in one.written()
    with pytest.raises(CommandError, match="one platform"):
        call_command("doctor", "--write")
    assert "[column-made-and-removed]" in run(str(one.row.pk), "--write")[0]


def test_an_unknown_platform_is_said_so(db):
    with pytest.raises(CommandError, match="no platform 99"):
        call_command("doctor", "99")


def test_neither_token_nor_key_nor_person_is_printed_or_logged(patient, caplog):
    one = patient().launched()
    printed = run(str(one.row.pk), "--write")[0] + run("--json")[0]
    one.fake.faults.add("token", status=400, body='{"error": "x", "error_description": "ada@school.example"}')
    printed += run(str(one.row.pk))[0] + caplog.text
    assert one.fake.tokens.grants
    secrets = [*one.fake.tokens.grants, "ada@", "Ada", "eyJ", "PRIVATE", *(p.name for p in one.fake.school.people)]
    assert [secret for secret in secrets if secret in printed] == []
