"""Our own keys: kept secret, published in time, and rotated without a message that nobody can check."""

from datetime import timedelta
from io import StringIO

import jwt
import pytest
from django.core.management import CommandError, call_command
from django.utils import timezone

from lms_app.lti import keys
from lms_app.models import ToolKey

pytestmark = pytest.mark.django_db

ANOTHER = "another secret, long enough to be taken for one 0123456789"


def published(client):
    return [entry["kid"] for entry in client.get("/lti/jwks/").json()["keys"]]


def run(name, *options):
    out = StringIO()
    call_command(name, *options, stdout=out)
    return out.getvalue()


def test_the_first_need_makes_a_key_that_signs_and_one_to_come_and_the_next_takes_them():
    assert keys.signing_key().kid == keys.signing_key().kid
    assert [key.signs_from is None for key in ToolKey.objects.order_by("pk")] == [True, False]


def test_a_key_is_parsed_once(django_assert_num_queries):
    first = keys.signing_key()
    with django_assert_num_queries(1):
        assert keys.signing_key().private_key is first.private_key


def test_the_private_half_is_never_stored_plain():
    keys.signing_key()
    for key in ToolKey.objects.all():
        stored = bytes(key.private_ciphertext)
        assert b"PRIVATE" not in stored
        assert stored.startswith(b"gAAAA")


def test_what_we_sign_verifies_by_what_we_publish(client):
    key = keys.signing_key()
    token = jwt.encode({"iss": "us"}, key.private_key, algorithm="RS256", headers={"kid": key.kid})
    response = client.get("/lti/jwks/")
    assert response["Cache-Control"] == "public, max-age=3600"
    found = {entry["kid"]: entry for entry in response.json()["keys"]}
    assert jwt.decode(token, jwt.PyJWK(found[key.kid]).key, algorithms=["RS256"]) == {"iss": "us"}


def test_only_public_members_are_published_and_the_key_that_signs_comes_first(client):
    entries = client.get("/lti/jwks/").json()["keys"]
    assert all(set(entry) == {"kty", "kid", "alg", "use", "n", "e"} for entry in entries)
    assert entries[0]["kid"] == keys.signing_key().kid
    assert client.post("/lti/jwks/").status_code in {403, 405}


def test_at_rotation_the_new_key_signs_that_every_copy_of_our_set_has_and_the_old_one_stays(client):
    old = keys.signing_key().kid
    copied = published(client)
    assert "from now" in run("rotate_keys")
    new = keys.signing_key().kid
    assert new != old
    assert new in copied
    assert set(published(client)) > {old, new}


def test_a_second_rotation_waits_until_every_copy_of_our_set_has_the_next_key(client):
    keys.signing_key()
    run("rotate_keys")
    first = keys.signing_key().kid
    copied = published(client)
    now = timezone.now()
    following = keys.rotate(now=now)
    assert following.kid in copied
    assert following.signs_from >= now + keys.PUBLISHED_AGE
    assert keys.signing_key().kid == first
    later = keys.public_jwks(now=following.signs_from)["keys"]
    assert later[0]["kid"] == following.kid
    assert first in {entry["kid"] for entry in later}


def test_an_old_key_goes_when_every_cache_is_over_counted_from_when_it_signed_last():
    keys.signing_key()
    keys.rotate(now=timezone.now())
    old = keys.signing_key().kid
    end = keys.rotate(now=timezone.now()).signs_from + keys.OVERLAP
    assert old in {entry["kid"] for entry in keys.public_jwks(now=end - timedelta(minutes=1))["keys"]}
    assert old not in {entry["kid"] for entry in keys.public_jwks(now=end)["keys"]}


def test_in_haste_the_new_key_signs_at_once():
    keys.signing_key()
    run("rotate_keys")
    before = keys.signing_key().kid
    run("rotate_keys", "--at-once")
    assert keys.signing_key().kid != before


def test_a_key_without_one_to_come_is_followed_by_one_that_is_published_first():
    """So it is where the tool was set up before there were two."""
    only = keys.create(signs_from=timezone.now())
    following = keys.rotate(now=timezone.now())
    assert keys.signing_key().kid == only.kid
    assert following.signs_from > timezone.now() + keys.PUBLISHED_AGE


def test_no_kid_is_ever_used_again_and_keys_that_leaked_are_published_no_more(client):
    keys.signing_key()
    run("rotate_keys")
    leaked = set(published(client))
    assert len(leaked) == 3
    run("rotate_keys", "--withdraw-old")
    assert leaked.isdisjoint(published(client))
    assert keys.signing_key().kid in published(client)
    assert ToolKey.objects.count() == 5


def test_a_clock_put_back_signs_with_the_earliest_key():
    kid = keys.signing_key().kid
    assert keys.public_jwks(now=timezone.now() - timedelta(days=1))["keys"][0]["kid"] == kid
    assert ToolKey.objects.count() == 2


class TestAnotherSecret:
    @pytest.fixture(autouse=True)
    def _changed(self, settings):
        keys._told.clear()
        keys.signing_key()
        settings.TOOL_KEY_SECRET = ANOTHER

    def test_opens_no_key_and_is_told_once_in_one_sentence_that_names_the_remedies(self, caplog):
        for _ in range(3):
            with pytest.raises(keys.KeyUnreadable, match="TOOL_KEY_SECRET_OLD"):
                keys.signing_key()
        [told] = [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]
        assert "rotate_keys" in told
        assert ANOTHER not in told

    def test_stops_neither_the_key_set_nor_the_tool(self, client):
        before = published(client)
        assert len(before) == 2
        assert client.get("/healthz").status_code == 200

    def test_with_the_former_one_beside_it_all_is_well_and_the_keys_are_stored_anew(self, settings):
        settings.TOOL_KEY_SECRET_OLD = settings.SECRET_KEY
        kid = keys.signing_key().kid
        assert "2 signing keys" in run("reencrypt_keys")
        settings.TOOL_KEY_SECRET_OLD = ""
        assert keys.signing_key().kid == kid

    def test_stores_nothing_anew(self):
        before = [bytes(key.private_ciphertext) for key in ToolKey.objects.order_by("pk")]
        with pytest.raises(CommandError, match="TOOL_KEY_SECRET"):
            run("reencrypt_keys")
        assert [bytes(key.private_ciphertext) for key in ToolKey.objects.order_by("pk")] == before

    def test_is_left_behind_by_a_rotation_which_signs_at_once(self, client):
        old = set(published(client))
        run("rotate_keys")
        assert keys.signing_key().kid not in old
        assert old & set(published(client)), "what the old key signed can still be checked"

    def test_left_behind_hinders_no_later_rotation_or_change_of_secret(self, client, settings):
        spare = published(client)[1]
        run("rotate_keys")
        assert spare not in published(client)
        assert len(published(client)) == 3
        following = keys.rotate(now=timezone.now())
        assert following.kid in published(client)
        settings.TOOL_KEY_SECRET, settings.TOOL_KEY_SECRET_OLD = (
            "yet another secret, also long enough 012345678",
            ANOTHER,
        )
        assert "3 signing keys" in run("reencrypt_keys")
        settings.TOOL_KEY_SECRET_OLD = ""
        assert keys.signing_key().kid in published(client)

    def test_registers_nothing_and_says_why(self):
        from lms_app.models import Platform

        told = {"name": "x", "issuer": "https://lms.example", "client_id": "c"}
        urls = {f"{name}_url": "https://lms.example/x" for name in ("auth_login", "auth_token", "jwks")}
        with pytest.raises(CommandError, match="cannot be opened"):
            call_command("register_platform", **told, **urls)
        assert not Platform.objects.exists()
