"""Our own keys."""

from datetime import timedelta

import jwt
import pytest
from cryptography.fernet import InvalidToken
from django.core.management import call_command
from django.utils import timezone

from lms_app.lti import keys
from lms_app.models import ToolKey

pytestmark = pytest.mark.django_db


def test_the_first_need_makes_a_key_and_the_next_takes_it():
    assert keys.signing_key().kid == keys.signing_key().kid
    assert ToolKey.objects.count() == 1


def test_a_key_is_parsed_once(django_assert_num_queries):
    first = keys.signing_key()
    with django_assert_num_queries(1):
        assert keys.signing_key().private_key is first.private_key


def test_the_private_half_is_never_stored_plain():
    keys.signing_key()
    stored = bytes(ToolKey.objects.get().private_ciphertext)
    assert b"PRIVATE" not in stored
    assert stored.startswith(b"gAAAA")


def test_another_secret_opens_no_key(settings):
    keys.signing_key()
    settings.SECRET_KEY = "another secret, long enough to be taken for one 0123456789"
    with pytest.raises(InvalidToken):
        keys.signing_key()


def test_what_we_sign_verifies_by_what_we_publish(client):
    key = keys.signing_key()
    token = jwt.encode({"iss": "us"}, key.private_key, algorithm="RS256", headers={"kid": key.kid})
    response = client.get("/lti/jwks/")
    assert "max-age=3600" in response["Cache-Control"]
    published = {entry["kid"]: entry for entry in response.json()["keys"]}
    assert jwt.decode(token, jwt.PyJWK(published[key.kid]).key, algorithms=["RS256"]) == {"iss": "us"}


def test_only_public_members_are_published(client):
    [entry] = client.get("/lti/jwks/").json()["keys"]
    assert set(entry) == {"kty", "kid", "alg", "use", "n", "e"}
    assert client.post("/lti/jwks/").status_code in {403, 405}


def test_at_rotation_old_and_new_are_published_and_the_new_one_signs(client):
    old = keys.signing_key().kid
    call_command("rotate_keys", verbosity=0)
    new = keys.signing_key().kid
    assert old != new
    assert {entry["kid"] for entry in client.get("/lti/jwks/").json()["keys"]} == {old, new}


def test_an_old_key_goes_when_every_cache_is_over():
    old = keys.signing_key().kid
    now = timezone.now()
    keys.rotate(now=now)
    assert old in {entry["kid"] for entry in keys.public_jwks(now=now + keys.OVERLAP - timedelta(minutes=1))["keys"]}
    assert old not in {entry["kid"] for entry in keys.public_jwks(now=now + keys.OVERLAP)["keys"]}
