"""What went wrong elsewhere: public advisories on LTI tools, OpenID Connect and JWT libraries, as forged messages.

Each entry names its sources, and makes the messages that got in there. Each message must be refused with one exact
answer: ``answer`` is a kind of `lms_app.web.problems.PROBLEMS`.
"""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from cryptography.hazmat.primitives import serialization

from lms_app.lti.claims import NAMES_AND_ROLES, ROLES
from tests.fakes.keys import decode, encode
from tests.fakes.vocabulary import REMOVE
from tests.lms_app.lti.forging import Bench, curve_key, mallorys_key

Forge = Callable[[Bench], Iterable[str]]
EVIL = "https://evil.example"
TEACHER = "http://purl.imsglobal.org/vocab/lis/v2/membership#Instructor"

BEST_PRACTICES = "RFC 8725 (JSON Web Token Best Current Practices)"
FRAMEWORK = "1EdTech Security Framework 1.0, Authentication Response Validation"
CORE = "LTI Core 1.3"


@dataclass(frozen=True)
class Advisory:
    """One way in, who it was open at, and how the tool must answer."""

    what: str
    sources: tuple[str, ...]
    answer: str
    forge: Forge


def _unsigned(bench: Bench) -> Iterable[str]:
    names = ["none", "None", "NONE", "nOnE", "none ", " none", "none\u200b", "ｎｏｎｅ", "", "null", "RS256none"]
    for alg in [*names, None, False, 0, [], {}, ["none"], ["RS256", "none"], {"alg": "none"}]:
        text = bench.unsigned(bench.raised(), bench.header(alg=alg))
        yield f"{text}."
        yield f"{text}.{bench.token.split('.')[2]}"
    yield bench.unsigned(bench.raised(), bench.header(alg=REMOVE)) + "."
    yield bench.unsigned(bench.raised(), bench.header(alg=REMOVE, Alg="RS256", ALG="none")) + "."


def _emptied(bench: Bench) -> Iterable[str]:
    yield bench.unsigned(bench.raised()) + "."
    yield bench.token.rsplit(".", 1)[0] + "."


def _stripped(bench: Bench) -> Iterable[str]:
    yield bench.unsigned(bench.raised())
    yield bench.token.rsplit(".", 1)[0]
    yield bench.token.split(".")[1]
    yield f"{bench.unsigned(bench.raised())}..{bench.token.split('.')[2]}"


def _shortened(bench: Bench) -> Iterable[str]:
    genuine = decode(bench.token.split(".")[2])
    text = bench.token.rsplit(".", 1)[0]
    for signature in [*(genuine[:n] for n in (1, 8, 32, 128, 255)), genuine[1:], genuine[128:]]:
        yield f"{text}.{encode(signature)}"


def _kept(bench: Bench) -> Iterable[str]:
    """Make other claims under a genuine signature, or under one of anybody's."""
    genuine = decode(bench.token.split(".")[2])
    yield bench.with_signature(genuine)
    yield bench.signed(bench.raised(), key=mallorys_key())
    yield bench.with_signature(b"signature")
    yield bench.with_signature(genuine[::-1])


def _lengthened(bench: Bench) -> Iterable[str]:
    """Spell a genuine signature otherwise: longer, or with the modulus added to its number."""
    text, genuine = bench.token.rsplit(".", 1)[0], decode(bench.token.split(".")[2])
    number, modulus = int.from_bytes(genuine), int.from_bytes(decode(bench.key.jwk["n"]))
    for signature in (b"\x00" + genuine, b"\x00" * 64 + genuine, genuine + b"\x00", genuine * 2):
        yield f"{text}.{encode(signature)}"
    yield f"{text}.{encode((number + modulus).to_bytes(257))}"
    for value in (0, 1, modulus - 1, modulus, modulus + 1):
        yield bench.with_signature(value.to_bytes(257).removeprefix(b"\x00"))


def _public_key_as_secret(bench: Bench) -> Iterable[str]:
    public = bench.key._private.public_key()
    pem, encoding, shape = bench.key.public_pem.encode(), serialization.Encoding, serialization.PublicFormat
    secrets = [
        pem,
        pem.strip(),
        pem.replace(b"\n", b"\r\n"),
        pem.replace(b"\n", b"\r"),
        pem.replace(b"\n", b""),
        pem.replace(b"-----END", b"\t-----END"),
        b" " + pem,
        b"\xef\xbb\xbf" + pem,
        public.public_bytes(encoding.PEM, shape.PKCS1),
        public.public_bytes(encoding.DER, shape.SubjectPublicKeyInfo),
        public.public_bytes(encoding.DER, shape.PKCS1),
        public.public_bytes(encoding.OpenSSH, shape.OpenSSH),
        json.dumps(bench.key.jwk).encode(),
        json.dumps(bench.key.jwk, separators=(",", ":")).encode(),
        b"\xef\xbb\xbf" + json.dumps(bench.key.jwk).encode(),
        json.dumps({"keys": [bench.key.jwk]}).encode(),
        bench.key.jwk["n"].encode(),
        decode(bench.key.jwk["n"]),
    ]
    for secret in secrets:
        yield bench.hmac(secret)
    yield bench.hmac(pem, alg="HS384")
    yield bench.hmac(pem, alg="HS512")


def _known_secrets(bench: Bench) -> Iterable[str]:
    for secret in (b"", b"\x00", b"secret", b"null", bench.key.kid.encode(), bench.claims["aud"].encode()):
        yield bench.hmac(secret)


def _declared_otherwise(bench: Bench) -> Iterable[str]:
    """Sign in one way and declare another: once the header lies, once it admits."""
    for scheme in ("RS384", "RS512", "RS1", "PS256"):
        yield bench.rsa(scheme, alg="RS256")
        yield bench.rsa(scheme, alg=scheme)
    for alg in ("rs256", "RS256 ", "RSA256", "sha256WithRSAEncryption", "PS256", "RS384"):
        yield bench.signed(bench.raised(), bench.header(alg=alg))
    yield bench.hmac(bench.key.public_pem.encode()).replace(
        encode(json.dumps(bench.header(alg="HS256")).encode()), encode(json.dumps(bench.header()).encode())
    )


def _curves(bench: Bench) -> Iterable[str]:
    numbers = curve_key().public_key().public_numbers()
    x, y = (encode(number.to_bytes(32)) for number in (numbers.x, numbers.y))
    own = {"kty": "EC", "crv": "P-256", "x": x, "y": y}
    for signature in (b"\x00" * 64, b"0\x06\x02\x01\x00\x02\x01\x00", b"\x00" * 32 + b"\x01" * 32, b""):
        for alg in ("ES256", "ES384", "RS256"):
            yield bench.with_signature(signature, bench.header(alg=alg))
    yield bench.ecdsa()
    yield bench.ecdsa(jwk=own)
    yield bench.ecdsa(alg="RS256")
    yield bench.with_signature(b"\x00" * 64, bench.header(alg="EdDSA"))


def _keys_of_their_own(bench: Bench) -> Iterable[str]:
    mallory = mallorys_key()
    chain = [base64.b64encode(b"not even a certificate").decode()]
    for kid in (mallory.kid, bench.key.kid, REMOVE):
        for extra in (
            {"jwk": mallory.jwk},
            {"jwk": {**mallory.jwk, "kid": bench.key.kid}},
            {"x5c": chain},
            {"jku": f"{EVIL}/jwks.json"},
            {"jku": f"{bench.lms.row.issuer}@evil.example/jwks"},
            {"x5u": f"{EVIL}/cert.pem"},
            {"jku": "http://169.254.169.254/latest/meta-data/"},
            {"jku": "file:///etc/passwd"},
            {"jwks": {"keys": [mallory.jwk]}},
            {"iss": EVIL},
        ):
            yield bench.signed(bench.raised(), bench.header(kid=kid, **extra), mallory)


def _key_ids(bench: Bench) -> Iterable[str]:
    """Give key ids that some code opens, asks a database for, fetches or runs."""
    for kid in (
        "../../../../dev/null",
        "/dev/null",
        "file:///dev/null",
        "C:\\Windows\\win.ini",
        "' UNION SELECT 'secret' --",
        "1' OR '1'='1",
        "key; sleep 5",
        "$(id)",
        "|/usr/bin/id",
        f"{EVIL}/key",
        "http://127.0.0.1:6379/",
        "{{7*7}}",
        "%00",
        "*",
        bench.key.kid.upper() + "A",
        bench.key.kid + " ",
        " " + bench.key.kid,
        bench.key.kid[:-1],
        "0",
        "k" * 255,
        "\u202e",
    ):
        yield bench.signed(bench.raised(), bench.header(kid=kid), mallorys_key())
        yield bench.hmac(b"", kid=kid)


def _no_key_ids(bench: Bench) -> Iterable[str]:
    for kid in (REMOVE, None, "", 0, 1, True, 1.5, [], {}, [bench.key.kid], {"kid": bench.key.kid}, "k" * 256):
        yield bench.signed(header=bench.header(kid=kid))


def _encrypted(bench: Bench) -> Iterable[str]:
    heads: list[dict[str, Any]] = [
        {"alg": "dir", "enc": "A128GCM"},
        {"alg": "RSA-OAEP-256", "enc": "A256GCM", "cty": "JWT", "kid": bench.key.kid},
        {"alg": "RSA1_5", "enc": "A128CBC-HS256"},
        {"alg": "PBES2-HS512+A256KW", "enc": "A256GCM", "p2c": 2**31 - 1, "p2s": "c2FsdA"},
        {"alg": "dir", "enc": "A128GCM", "zip": "DEF"},
        {"alg": "RS256", "enc": "A256GCM", "kid": bench.key.kid},
        {"alg": "ECDH-ES", "enc": "A128GCM", "epk": {"kty": "EC", "crv": "P-256", "x": "AA", "y": "AA"}},
    ]
    plain = bench.unsigned(bench.raised(), {"alg": "none"}) + "."
    bomb = zlib.compress(b"[" * 4_000_000)
    for head in heads:
        first = encode(json.dumps(head).encode())
        for inside in (bomb, plain.encode(), bench.token.encode()):
            yield ".".join((first, encode(b"key"), encode(b"iv"), encode(inside)[:30_000], encode(b"tag")))
    yield bench.token + ".."
    yield bench.token + ".eA.eA"


def _extended(bench: Bench) -> Iterable[str]:
    for extra in (
        {"crit": ["exp"]},
        {"crit": []},
        {"crit": None},
        {"crit": "b64"},
        {"crit": ["b64"], "b64": False},
        {"crit": ["b64"], "b64": True},
        {"crit": ["x-unheard-of"], "x-unheard-of": True},
        {"crit": ["alg", "kid"]},
        {"crit": [["b64"]]},
        {"b64": False},
        {"zip": "DEF"},
        {"enc": "A256GCM"},
        {"alg": "RS256", "enc": None},
    ):
        yield bench.signed(header=bench.header(**extra))


def _unencoded(bench: Bench) -> Iterable[str]:
    """Leave the payload out, or as it is: the form of RFC 7797."""
    head = encode(json.dumps(bench.header(b64=False, crit=["b64"])).encode())
    payload = json.dumps(bench.raised())
    yield f"{head}.{payload}.{encode(bench.key.signature(f'{head}.{payload}'.encode()))}"
    yield f"{head}..{encode(bench.key.signature(f'{head}.'.encode()))}"


def _other_forms(bench: Bench) -> Iterable[str]:
    """Serialize as JSON, and as both at once: the claims of one, the signature of the other."""
    head, body, signature = bench.token.split(".")
    evil = encode(json.dumps(bench.raised()).encode())
    yield json.dumps({"protected": head, "payload": body, "signature": signature})
    yield json.dumps({"payload": body, "signatures": [{"protected": head, "signature": signature}]})
    yield f'{{"  {head}.{evil}.":"","protected":"{head}","payload":"{body}","signature":"{signature}"}}'
    yield f'{{"{head}.{evil}.{signature}":"","protected":"{head}","payload":"{body}","signature":"{signature}"}}'
    yield f"{bench.token}~{encode(b'disclosed')}~"
    yield f"{bench.token},{bench.token}"
    yield f"Bearer {bench.token}"
    yield f'"{bench.token}"'


def _dots(_bench: Bench) -> Iterable[str]:
    yield "." * 60_000
    yield "a." * 30_000
    yield "eyJhbGciOiJub25lIn0" + "." * 50_000


def _beyond_size(bench: Bench) -> Iterable[str]:
    yield bench.signed(bench.payload(padding="x" * 70_000))
    yield bench.signed(header=bench.header(padding="x" * 70_000))
    yield f"{bench.unsigned()}.{'A' * 70_000}"
    yield "A" * 100_000


def _spelled_otherwise(bench: Bench) -> Iterable[str]:
    """Write a genuine token with other letters that a lenient decoder reads as the same."""
    head, body, signature = bench.token.split(".")
    yield from (
        bench.token + "=",
        bench.token + "==",
        f"{head}=.{body}.{signature}",
        f"{head}.{body}==.{signature}",
        f" {bench.token}",
        f"{bench.token} ",
        f"{bench.token}\n",
        f"\ufeff{bench.token}",
        f"{head}.{body[:20]}\n{body[20:]}.{signature}",
        f"{head}.{body[:20]} {body[20:]}.{signature}",
        f"{head}.{body}.{signature[:9]}!{signature[9:]}",
        f"{head}.{body}.{signature[:9]}\x00{signature[9:]}",
        f"{head}.{body}.{signature[:9]}é{signature[9:]}",
        f"{head}.{body}.{signature[:9]}%41{signature[9:]}",
        f"{head}.{body}.{signature[:9]}\\u0041{signature[9:]}",
        f"{head}.{body}.{signature[:9]}+/{signature[11:]}",
        f"{head}．{body}．{signature}",
        f"{head}.{body}.{signature}.",
        f".{bench.token}",
        f"{head}.{body}.{signature[:-1]}{_other_last_letter(signature)}",
        f"{bench.token}\r\n",
    )


def _other_last_letter(signature: str) -> str:
    """Give another last letter that decodes to the same bytes: its spare bits are not looked at by everybody."""
    alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
    return alphabet[alphabet.index(signature[-1]) ^ 1]


def _doubled(bench: Bench) -> Iterable[str]:
    text, head = json.dumps(bench.claims), json.dumps(bench.header())
    for extra in (
        '"sub": "mallory"',
        '"\\u0073ub": "mallory"',
        f'"{ROLES}": ["{TEACHER}"]',
        '"iss": "https://evil.example"',
        '"nonce": "another"',
        '"exp": 9999999999',
        '"aud": "another"',
        '"__proto__": {"a": 1, "a": 2}',
        '"custom": [{"a": 1, "\\u0061": 2}]',
    ):
        yield bench.signed(f"{text[:-1]}, {extra}}}")
        yield bench.signed(f"{{{extra}, {text[1:]}")
    for extra in ('"alg": "none"', '"alg": "RS256"', '"kid": "another"', '"\\u0061lg": "HS256"'):
        yield bench.signed(header=f"{head[:-1]}, {extra}}}")
        yield bench.signed(header=f"{{{extra}, {head[1:]}")


def _no_json(bench: Bench) -> Iterable[str]:
    """Write what one parser reads and another does not."""
    text = json.dumps(bench.claims)
    for payload in (
        text.encode("utf-16"),
        text.encode("utf-16-le"),
        text.encode("utf-32"),
        b"\xef\xbb\xbf" + text.encode(),
        text[:-1].encode() + b', "name": "\xff"}',
        text[:-1].encode() + b', "name": "\xc0\xaf"}',
        text[:-1].encode() + b', "name": "\xed\xa0\x80"}',
        text + "x",
        text + text,
        f"[{text}]",
        json.dumps(text),
        json.dumps(bench.token),
        bench.token,
        "null",
        "0",
        "",
        " ",
        "{",
        text[:-1],
        text.replace('"', "'"),
        f"/* comment */{text}",
        f"{text[:-1]}, }}",
        f'{text[:-1]}, "exp2": NaN}}',
        f'{text[:-1]}, "exp2": Infinity}}',
        f'{text[:-1]}, "exp2": 1e999}}',
        f'{text[:-1]}, "exp2": 0x10}}',
        f'{text[:-1]}, "exp2": 01}}',
        f'{text[:-1]}, "name2": "\\u0000"}}',
        f'{text[:-1]}, "name2": "\\ud800"}}',
        f'{text[:-1]}, "name2": "a\nb"}}',
        f'{text[:-1]}, "n": {"9" * 40_000}}}',
        f'{text[:-1]}, "deep": {"[" * 20_000}{"]" * 20_000}}}',
        f'{text[:-1]}, "deep": {"[" * 20_000}}}',
        f'{text[:-1]}, "deep": {{"a":{"[" * 30}{"]" * 30}}}}}',
        '{"a":' * 5_000 + "1" + "}" * 5_000,
    ):
        yield bench.signed(payload)
    for head in ("[]", "null", '"RS256"', "", "{", json.dumps(bench.header()).encode("utf-16")):
        yield bench.signed(header=head)


def _issuers(bench: Bench) -> Iterable[str]:
    own = bench.claims["iss"]
    for iss in (
        own + "/",
        own + ".evil.example",
        own[:-1],
        own[1:],
        own.upper(),
        own.replace("https", "http"),
        own + " ",
        own + "#",
        own + "?",
        own + "\u200b",
        f"{EVIL}/{own}",
        f"{EVIL},{own}",
        EVIL,
    ):
        yield bench.signed(bench.payload(iss=iss))


def _mistyped_issuers(bench: Bench) -> Iterable[str]:
    own = bench.claims["iss"]
    for iss in ([own], [own, EVIL], [EVIL, own], {"iss": own}, {own: True}, None, "", 0, True, REMOVE):
        yield bench.signed(bench.payload(iss=iss))


def _audiences(bench: Bench) -> Iterable[str]:
    own = bench.claims["aud"]
    for aud, azp in (
        ([], REMOVE),
        ([""], REMOVE),
        ("", REMOVE),
        (own + "-and-more", REMOVE),
        (own[:-1], REMOVE),
        (own.upper(), REMOVE),
        (own + " ", REMOVE),
        (f"{own} another", REMOVE),
        (f"{own},another", REMOVE),
        ("another", REMOVE),
        (["another"], REMOVE),
        ([own, "another"], REMOVE),
        ([own, "another"], own),
        (["another", own], own),
        ([own, own], REMOVE),
        (own, "another"),
        ([own], "another"),
        (own, ""),
        (own, own + " "),
        ("*", REMOVE),
    ):
        yield bench.signed(bench.payload(aud=aud, azp=azp))


def _mistyped_audiences(bench: Bench) -> Iterable[str]:
    own = bench.claims["aud"]
    for aud in (None, REMOVE, 0, True, {own: True}, {"0": own}, [[own]], [own, None], [own, 5]):
        yield bench.signed(bench.payload(aud=aud))
    for azp in ([own], {"azp": own}, 5, True, [], {}):
        yield bench.signed(bench.payload(azp=azp))


def _times(bench: Bench) -> Iterable[str]:
    now = bench.claims["iat"]
    for changes in (
        {"exp": now - 3600},
        {"exp": now - 300},
        {"exp": 0},
        {"exp": -1},
        {"exp": 1.5},
        {"iat": now + 300},
        {"iat": now - 2 * 3600},
        {"iat": now * 1000, "exp": now * 1000},
        {"iat": 0},
        {"iat": -(2**63)},
        {"nbf": now + 300},
        {"nbf": 1e300},
        {"iat": 11111, "exp": 22222},
    ):
        yield bench.signed(bench.payload(**changes))


def _mistyped_times(bench: Bench) -> Iterable[str]:
    later = bench.claims["exp"]
    for name in ("exp", "iat"):
        for value in (REMOVE, None, str(later), "", [later], {"at": later}, True, False, "never", 10**400, -(10**400)):
            yield bench.signed(bench.payload(**{name: value}))
    for value in (str(later), [later], True, {}, "", 10**400):
        yield bench.signed(bench.payload(nbf=value))


def _nonces(bench: Bench) -> Iterable[str]:
    own = bench.claims["nonce"]
    for nonce in (
        own[:-1],
        own + "x",
        own + " ",
        own.swapcase(),
        "0",
        bench.form["state"],
        "*",
        own + "\n",
        "' OR 1=1 --",
    ):
        yield bench.signed(bench.payload(nonce=nonce))


def _mistyped_nonces(bench: Bench) -> Iterable[str]:
    own = bench.claims["nonce"]
    for nonce in (REMOVE, None, "", [own], {"nonce": own}, 0, True, [], {}):
        yield bench.signed(bench.payload(nonce=nonce))


def _targets(bench: Bench) -> Iterable[str]:
    own = bench.claims["https://purl.imsglobal.org/spec/lti/claim/target_link_uri"]
    origin = own.split("/lti/")[0]
    host = origin.split("://")[1]
    for target in (
        f"{EVIL}/lti/launch/",
        f"//{host}/lti/launch/",
        "/lti/launch/",
        f"{origin}.evil.example/lti/launch/",
        f"{origin}@evil.example/lti/launch/",
        f"https://evil.example#{host}/lti/launch/",
        f"http://somebody@{host}/lti/launch/",
        f"http://somebody:secret@{host}/lti/launch/",
        f"http://@{host}/lti/launch/",
        f"{origin}\\@evil.example/lti/launch/",
        f"https:\\\\evil.example/{host}",
        f"{origin}:1/lti/launch/",
        f"{origin}0/lti/launch/",
        f"ftp://{host}/lti/launch/",
        "javascript:alert(1)//" + own,
        "data:text/html,<script>alert(1)</script>",
        f"{origin}/lti/launch/../../admin/",
        f"{origin}/lti/launch/%2e%2e/%2e%2e/admin/",
        f"{origin}/admin/",
        f"{origin}/",
        f"{origin}/lti/login/",
        f"{origin}/lti/launch/quiz/more/",
        f"{origin}/lti/launch//",
        f"{origin}/lti/launch/quiz%00/",
        f"{origin}/LTI/LAUNCH/",
        f"{own}\r\nSet-Cookie: a=b",
        f"{own}\t",
        "http://[::1",
        "https://",
        "x" * 3000,
        " ",
    ):
        yield bench.signed(bench.payload(target_link_uri=target))


def _missing_claims(bench: Bench) -> Iterable[str]:
    for name in ("message_type", "version", "deployment_id", "target_link_uri", "resource_link", "roles"):
        yield bench.signed(bench.payload(**{name: REMOVE}))
        yield bench.signed(bench.payload(**{name: None}))
        yield bench.signed(bench.payload(**{name: 5}))
        yield bench.signed(bench.payload(**{name: {}}))
    for name in ("version", "message_type", "deployment_id", "target_link_uri", "roles"):
        yield bench.signed(bench.payload(**{name: ""}))
    yield bench.signed(bench.payload(roles=TEACHER))
    yield bench.signed(bench.payload(roles={"0": TEACHER}))
    yield bench.signed(bench.payload(roles=[[TEACHER]]))
    yield bench.signed(bench.payload(roles=[TEACHER, None]))
    yield bench.signed({name: value for name, value in bench.claims.items() if not name.startswith("https://")})
    yield bench.signed({**bench.claims, NAMES_AND_ROLES: "https://evil.example"})
    yield bench.signed(bench.payload(version="1.1"))
    yield bench.signed(bench.payload(message_type="basic-lti-launch-request", version="LTI-1p0"))


def _subjects(bench: Bench) -> Iterable[str]:
    for sub in ("", 5, 0, True, [], ["5"], {}, "s" * 256, "5\n", "5\t6", "用户", "5\u200b", "\x7f", "\u0430da"):
        yield bench.signed(bench.payload(sub=sub))


ADVISORIES = (
    Advisory(
        "a token that nobody signed, under every name of no algorithm",
        (
            "CVE-2015-9235 (jsonwebtoken)",
            "CVE-2015-2951 (F21 JWT for PHP)",
            "CVE-2022-23540 (jsonwebtoken)",
            "CVE-2024-48916 (Ceph RadosGW)",
            "CVE-2026-28802 (Authlib)",
        ),
        "unconfirmed",
        _unsigned,
    ),
    Advisory("an empty signature", ("CVE-2020-28042 (ServiceStack)",), "unconfirmed", _emptied),
    Advisory("no signature at all", ("CVE-2020-28042 (ServiceStack)", BEST_PRACTICES), "malformed", _stripped),
    Advisory("a shortened signature", ("CVE-2020-28042 (ServiceStack)",), "unconfirmed", _shortened),
    Advisory(
        "other claims under a signature that is not checked",
        ("CVE-2023-25574, GHSA-mcgx-2gcr-p3hp (LTI JupyterHub Authenticator)",),
        "unconfirmed",
        _kept,
    ),
    Advisory(
        "a signature with zeros before it, or its number spelled otherwise",
        ("CVE-2020-14968 (jsrsasign)", "CVE-2022-24771 (node-forge)"),
        "unconfirmed",
        _lengthened,
    ),
    Advisory(
        "a shared-secret signature whose secret is the public key",
        (
            "CVE-2015-9235 (jsonwebtoken)",
            "CVE-2016-10555 (jwt-simple)",
            "CVE-2017-11424, GHSA-r9jw-mwhq-wp62 (PyJWT)",
            "CVE-2022-29217 (PyJWT)",
            "CVE-2024-33663 (python-jose)",
            "CVE-2024-37568 (Authlib)",
            "CVE-2026-48526 (PyJWT)",
            "CVE-2026-102268, GHSA-ffc3-869f-jxw9 (PyJWT: keys with other blanks)",
            "CVE-2026-102271 (PyJWT: keys as DER)",
            "CVE-2026-102272 (PyJWT: keys behind a byte-order mark)",
            "CVE-2026-102273 (PyJWT: keys as JSON)",
        ),
        "unconfirmed",
        _public_key_as_secret,
    ),
    Advisory(
        "a shared-secret signature whose secret is empty or known",
        ("CVE-2026-102266 (PyJWT)", BEST_PRACTICES),
        "unconfirmed",
        _known_secrets,
    ),
    Advisory(
        "a signature of another algorithm than is allowed, declared or not",
        ("CVE-2026-48523, GHSA-jq35-7prp-9v3f (PyJWT)", "CVE-2021-46743 (firebase/php-jwt)"),
        "unconfirmed",
        _declared_otherwise,
    ),
    Advisory("psychic signatures: r and s are zero", ("CVE-2022-21449 (Java)",), "unconfirmed", _curves),
    Advisory(
        "a key that the token brings along, or says where to fetch",
        (
            "CVE-2018-0114 (node-jose)",
            "CVE-2026-27962, GHSA-wvwj-cvrp-7pv5 (Authlib)",
            "CVE-2024-21643 (Microsoft.IdentityModel)",
            "CVE-2026-48522 (PyJWT)",
            BEST_PRACTICES,
        ),
        "unconfirmed",
        _keys_of_their_own,
    ),
    Advisory(
        "a key id that is a path, a query, an address or a command",
        (BEST_PRACTICES, "CVE-2026-48524 and CVE-2026-101917 (PyJWT: a fetch for each unknown key id)"),
        "unconfirmed",
        _key_ids,
    ),
    Advisory("no key id, or one of another type", ("LTI certification guide", FRAMEWORK), "unconfirmed", _no_key_ids),
    Advisory(
        "an encrypted token, with a bomb or an unsigned token inside",
        (
            "CVE-2026-29000 (pac4j)",
            "CVE-2023-51774 (json-jwt)",
            "CVE-2024-28102 (jwcrypto)",
            "CVE-2024-28176 (jose)",
            "CVE-2024-33664 (python-jose)",
            "CVE-2025-62706 (Authlib)",
            "CVE-2022-36083 (jose: billion hashes)",
        ),
        "malformed",
        _encrypted,
    ),
    Advisory(
        "header members that must be understood, or that change what is signed",
        (
            "CVE-2026-32597, GHSA-752w-5fwx-jx9f (PyJWT)",
            "CVE-2025-59420, GHSA-9ggr-2464-2j32 (Authlib)",
            "CVE-2026-48525 (PyJWT)",
        ),
        "unconfirmed",
        _extended,
    ),
    Advisory(
        "a payload that is not encoded, or left out", ("CVE-2026-48525 (PyJWT)", "RFC 7797"), "malformed", _unencoded
    ),
    Advisory(
        "another serialization, or two in one text",
        ("CVE-2022-39227, GHSA-5p8v-58qm-c7fp (python-jwt)",),
        "malformed",
        _other_forms,
    ),
    Advisory(
        "thousands of dots",
        ("CVE-2025-27144 (go-jose)", "CVE-2025-30204, GHSA-mh63-6h87-95cp (golang-jwt)", "CVE-2025-22868 (x/oauth2)"),
        "malformed",
        _dots,
    ),
    Advisory("segments beyond size", ("CVE-2025-61920, GHSA-pq5p-34cr-23v9 (Authlib)",), "large", _beyond_size),
    Advisory(
        "a genuine token in another spelling",
        (
            "CVE-2022-25898, GHSA-3fvg-4v2m-98jf (jsrsasign)",
            "CVE-2026-102269, GHSA-hxm8-2xgr-2p9m (PyJWT)",
        ),
        "malformed",
        _spelled_otherwise,
    ),
    Advisory(
        "a member that stands twice",
        ("CVE-2017-12635 (CouchDB: two parsers, two readings)", "RFC 7515, section 4"),
        "malformed",
        _doubled,
    ),
    Advisory("what is no strict JSON, or a bomb", ("RFC 8259", BEST_PRACTICES), "malformed", _no_json),
    Advisory(
        "an issuer that only resembles the registered one",
        ("CVE-2024-53861 (PyJWT: issuers compared by substring)",),
        "unconfirmed",
        _issuers,
    ),
    Advisory(
        "an issuer of another type",
        ("CVE-2025-30144 (fast-jwt: a list of issuers)",),
        "malformed",
        _mistyped_issuers,
    ),
    Advisory("an audience that is not only us", ("CVE-2020-26160 (jwt-go)", FRAMEWORK), "unconfirmed", _audiences),
    Advisory("an audience of another type", ("CVE-2020-26160 (jwt-go)",), "malformed", _mistyped_audiences),
    Advisory("a token out of its time", (FRAMEWORK, "LTI certification guide"), "unconfirmed", _times),
    Advisory("times that are missing or no numbers", (FRAMEWORK, BEST_PRACTICES), "malformed", _mistyped_times),
    Advisory(
        "a nonce that is not this login's",
        ("CVE-2022-31158, GHSA-5p73-qg2v-383h (packbackbooks/lti-1-3-php-library)",),
        "unconfirmed",
        _nonces,
    ),
    Advisory(
        "no nonce, or one of another type",
        ("CVE-2022-31158, GHSA-5p73-qg2v-383h (packbackbooks/lti-1-3-php-library)",),
        "malformed",
        _mistyped_nonces,
    ),
    Advisory(
        "a target that leads elsewhere",
        ("CVE-2021-39191 and CVE-2021-32786 (mod_auth_openidc)",),
        "target",
        _targets,
    ),
    Advisory(
        "claims that are missing or of another type", ("LTI certification guide", CORE), "malformed", _missing_claims
    ),
    Advisory("somebody who is no text", (f"{CORE}, Users and roles",), "malformed", _subjects),
    Advisory(
        "nobody at all, where work is graded",
        ("LTI certification guide",),
        "anonymous",
        lambda bench: (bench.signed(bench.payload(sub=sub)) for sub in (REMOVE, None)),
    ),
)
