"""A bench for forgers: valid messages ready to be spoiled, and a judge of what the tool answers to them."""

from __future__ import annotations

import hashlib
import hmac
import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any
from urllib.parse import urlencode

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, padding, rsa
from django.apps import apps
from django.db import connection
from django.test import Client

from lms_app.web.problems import PROBLEMS
from tests.fakes.keys import Key, encode
from tests.fakes.launches import apply
from tests.fakes.vocabulary import claim
from tests.lms_app.lti.lms import Lms, photograph

FORM = "application/x-www-form-urlencoded"
LAUNCH = "/lti/launch/"
LOGIN = "/lti/login/"
KIND = re.compile(r'data-kind="(\w+)"')
REFERENCE = re.compile(r"YS-\w{4}-\w{2}")
#: What no page of a refusal and no line of a log may hold.
PERSONAL = ("Ada Secretname", "ada.secret@school.example")
NAMED = {"name": PERSONAL[0], "email": PERSONAL[1]}

Claims = Mapping[str, Any]


@cache
def mallorys_key() -> Key:
    """Give the one key of a forger."""
    return Key("mallorys-key")


@cache
def small_exponent_key() -> rsa.RSAPrivateKey:
    """Give a key whose public exponent is 3, as some old platforms have."""
    return rsa.generate_private_key(public_exponent=3, key_size=2048)


@cache
def curve_key() -> ec.EllipticCurvePrivateKey:
    return ec.generate_private_key(ec.SECP256R1())


@dataclass
class Bench:
    """A login begun in a browser, and everything that a forger needs to answer it."""

    lms: Lms
    client: Client
    form: dict[str, str]
    claims: dict[str, Any]

    @property
    def key(self) -> Key:
        return self.lms.fake.keys.current

    @property
    def token(self) -> str:
        """Give the genuine token."""
        return self.form["id_token"]

    def header(self, **changes: Any) -> dict[str, Any]:
        return apply({"typ": "JWT", "alg": "RS256", "kid": self.key.kid}, changes)

    def payload(self, **changes: Any) -> dict[str, Any]:
        """Give the claims with changes by short name; `REMOVE` takes one away."""
        return apply(self.claims, {claim(name): value for name, value in changes.items()})

    def signed(self, payload: Any = None, header: Any = None, key: Key | None = None) -> str:
        """Sign header and payload, given as objects, as text or as bytes, by a platform's key."""
        text = self.unsigned(payload, header)
        return f"{text}.{encode((key or self.key).signature(text.encode()))}"

    def unsigned(self, payload: Any = None, header: Any = None) -> str:
        """Give header and payload without signature and without its dot."""
        head = self.header() if header is None else header
        return f"{encode(_bytes(head))}.{encode(_bytes(self.claims if payload is None else payload))}"

    def hmac(self, secret: bytes, *, alg: str = "HS256", **header: Any) -> str:
        """Sign by a shared secret, whatever the header says."""
        digest = {"HS256": hashlib.sha256, "HS384": hashlib.sha384, "HS512": hashlib.sha512}[alg]
        text = self.unsigned(self.raised(), self.header(**{"alg": alg, **header}))
        return f"{text}.{encode(hmac.new(secret, text.encode(), digest).digest())}"

    def raised(self) -> dict[str, Any]:
        """Give the claims as a learner would like them: a teacher's."""
        return self.payload(roles=["http://purl.imsglobal.org/vocab/lis/v2/membership#Instructor"])

    def with_signature(self, signature: bytes, header: Any = None) -> str:
        return f"{self.unsigned(self.raised(), header)}.{encode(signature)}"

    def rsa(self, scheme: str, *, alg: str) -> str:
        """Sign by the platform's own key in another way than RS256; the header names ``alg``."""
        made = {
            "RS384": (padding.PKCS1v15(), hashes.SHA384()),
            "RS512": (padding.PKCS1v15(), hashes.SHA512()),
            "RS1": (padding.PKCS1v15(), hashes.SHA1()),  # noqa: S303 - refused, which is the point
            "PS256": (padding.PSS(padding.MGF1(hashes.SHA256()), 32), hashes.SHA256()),
        }[scheme]
        text = self.unsigned(header=self.header(alg=alg))
        return f"{text}.{encode(self.key._private.sign(text.encode(), *made))}"

    def ecdsa(self, **header: Any) -> str:
        """Sign by a key on a curve."""
        text = self.unsigned(header=self.header(**{"alg": "ES256", **header}))
        return f"{text}.{encode(curve_key().sign(text.encode(), ec.ECDSA(hashes.SHA256())))}"

    def post(self, token: str | None = None, client: Client | None = None, **form: Any) -> Any:
        """Post a token in place of the genuine one; further fields are put over the form."""
        made = {**self.form, **({} if token is None else {"id_token": token}), **form}
        return send(client or self.client, {name: value for name, value in made.items() if value is not None})


def send(client: Client, form: Any, address: str = LAUNCH, **extra: Any) -> Any:
    """Post a form, given as a mapping, as pairs or as a body."""
    body = form if isinstance(form, str | bytes) else urlencode(form, doseq=True, errors="surrogatepass")
    # The client's own `post` would write the body in the encoding that the content type only claims.
    return client.generic("POST", address, body, content_type=extra.pop("content_type", FORM), **extra)


def begin(lms: Lms, client: Client, who: str = "ada", which: str = "quiz", **changes: Any) -> Bench:
    """Log in and give what the platform answers, not yet posted."""
    changes["claims"] = {**NAMED, **changes.get("claims", {})}
    launch = lms.fake.launch(client, who, which, **changes)
    return Bench(lms, client, dict(launch.form), dict(launch.claims))


def rows() -> dict[str, Any]:
    """Photograph the nouns, and count everything else that is kept."""
    with connection.cursor() as cursor:
        cursor.execute(_counting())
        return {**photograph(), "counts": dict(cursor.fetchall())}


@cache
def _counting() -> str:
    models = apps.get_app_config("lms_app").get_models()
    each = (f"SELECT '{model.__name__}', count(*) FROM \"{model._meta.db_table}\"" for model in models)  # noqa: S608
    return " UNION ALL ".join(each)


class Judge:
    """Looks at answers: the exact status and kind, a reference, nothing said that was not ours to say."""

    def __init__(self, log: Any) -> None:
        self.log = log
        self.before = rows()

    def refused(self, response: Any, kind: str, what: str, *secrets: str) -> None:
        """Demand that a message was refused as this kind of problem, and that nothing of it is told."""
        page = response.content.decode()
        found = KIND.search(page)
        assert found, f"{what}: {response.status_code} {response.headers} {page[:200]}"
        assert (found[1], response.status_code) == (kind, PROBLEMS[kind].status), f"{what}: {self.log.text[-500:]}"
        self.clean(response, what, *secrets)
        self.log.clear()

    def nothing_changed(self) -> None:
        """Demand that every row is as it was before the messages."""
        assert rows() == self.before

    def clean(self, response: Any, what: str, *secrets: str) -> None:
        """Demand an answer that sets no cookie, has a reference that the log has too, and tells nothing."""
        page = response.content.decode()
        assert not any(morsel.value for morsel in response.cookies.values()), what
        assert "Location" not in response, what
        assert response["Cache-Control"] == "no-store", what
        [reference] = set(REFERENCE.findall(page))
        assert reference in self.log.text, what
        for secret in (*PERSONAL, *secrets, "eyJ"):
            assert secret not in page, f"{what}: {secret} on the page"
            assert secret not in self.log.text, f"{what}: {secret} in the log"
        assert "Traceback" not in page, what


def _bytes(part: Any) -> bytes:
    if isinstance(part, bytes):
        return part
    return (part if isinstance(part, str) else json.dumps(part)).encode()
