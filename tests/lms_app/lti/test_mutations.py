"""Valid messages changed at random and signed as they then are: type, presence, value, duplication, encoding, length.

None breaks the tool, none leaves a trace where it is refused, and what gets in is what the message says and no more.
"""

import json
from urllib.parse import quote, urlencode

import pytest
from django.test import Client
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lms_app.lti import claims as names
from lms_app.models import ContentVersion, Launch, Selection
from tests import make
from tests.fakes.keys import encode
from tests.lms_app.lti.forging import FORM, LAUNCH, LOGIN, Judge, begin, rows, send

FEW = settings(
    max_examples=8,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow, HealthCheck.filter_too_much],
)
REFUSED = {400, 401, 403, 413}
SCRIPT = "<script>alert(1)</script>"
MESSAGES = {
    "a launch": ("ada", {}),
    "a choice of contents": ("ivy", {"message": "deep-linking", "path": LAUNCH}),
    "a look at somebody's work": ("ivy", {"message": "review", "for_user": "ada"}),
}

#: Without any of these no message is understood.
REQUIRED = {
    "iss",
    "aud",
    "sub",
    "exp",
    "iat",
    "nonce",
    names.MESSAGE_TYPE,
    names.VERSION,
    names.DEPLOYMENT_ID,
    names.TARGET_LINK_URI,
    names.ROLES,
}

hostile = st.sampled_from(
    [
        "",
        " ",
        "\x00",
        "\ud800",
        "\u202e",
        "x" * 3000,
        "../../admin",
        SCRIPT,
        "' OR 1=1 --",
        "$User.id",
        "{{7*7}}",
        "\r\nX: y",
    ]
)
texts = st.text(max_size=30) | hostile
numbers = (
    st.integers()
    | st.integers(min_value=10**300, max_value=10**310)
    | st.floats()
    | st.sampled_from([0, -1, 2**31, 2**53 + 1, 2**63, 1e308, 5e-324])
)
values = st.recursive(
    st.none() | st.booleans() | numbers | texts,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
LENGTHS = st.sampled_from([0, 1, 254, 255, 256, 320, 321, 2000, 2001, 8001, 33_000, 50_000, 70_000])


def paths(value, prefix=()):
    """Give the path of every member of a message."""
    if isinstance(value, dict):
        for name, member in value.items():
            yield (*prefix, name)
            yield from paths(member, (*prefix, name))


def at(message, path):
    for name in path:
        message = message[name]
    return message


def changed(message, path, change):
    """Copy a message; ``change`` gets the object that holds the member, and the member's name."""
    copy = json.loads(json.dumps(message))
    change(at(copy, path[:-1]), path[-1])
    return copy


# Six ways to change a token. Each gives the token, the message in it, and the path of what was changed.


def some_path(bench, data):
    return data.draw(st.sampled_from(sorted(paths(bench.claims))))


def replaced(bench, path, value):
    message = changed(bench.claims, path, lambda holder, name: holder.update({name: value}))
    return bench.signed(message), message, path


def by_type(bench, data):
    path = some_path(bench, data)
    kind = type(at(bench.claims, path))
    return replaced(bench, path, data.draw(values.filter(lambda value: type(value) is not kind)))


def by_presence(bench, data):
    path = some_path(bench, data)
    if data.draw(st.booleans()):
        message = changed(bench.claims, path, lambda holder, name: holder.pop(name))
    else:
        added = data.draw(st.dictionaries(st.text(max_size=20) | hostile, values, min_size=1, max_size=4))
        message = changed(
            bench.claims, path, lambda holder, _name: [holder.setdefault(*item) for item in added.items()]
        )
    return bench.signed(message), message, path


def by_value(bench, data):
    path = some_path(bench, data)
    kind = type(at(bench.claims, path))
    like = {str: texts, int: numbers, bool: st.booleans(), list: st.lists(values, max_size=4)}
    return replaced(bench, path, data.draw(like.get(kind, st.dictionaries(texts, values, max_size=4))))


def by_duplication(bench, data):
    """Write a member a second time, with the same value or another one, before or behind it, plain or escaped."""
    path = some_path(bench, data)
    name, own = path[-1], at(bench.claims, path)
    value = json.dumps(own if data.draw(st.booleans()) else data.draw(values))
    plain = json.dumps(name)
    again = data.draw(st.sampled_from([plain, f'"\\u{ord(name[0]):04x}{plain[2:]}']))
    once, mark = f"{plain}: {json.dumps(own)}", f'{plain}: "the place"'
    twice = data.draw(st.sampled_from([f"{once}, {again}: {value}", f"{again}: {value}, {once}"]))
    marked = json.dumps(changed(bench.claims, path, lambda holder, key: holder.update({key: "the place"})))
    return bench.signed(marked.replace(mark, twice)), None, path


def by_encoding(bench, data):
    """Write the same message in other bytes, or change letters of the token."""
    text = json.dumps(bench.claims)
    encoding = data.draw(
        st.sampled_from(["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-32-be", "letters", "bytes"])
    )
    if encoding == "letters":
        place = data.draw(st.integers(0, len(bench.token) - 1))
        letter = data.draw(st.sampled_from("ABCxyz019-_.=+/ \n\x00é"))
        token = bench.token[:place] + letter + bench.token[place + 1 :]
        return token, bench.claims if token == bench.token else None, ()
    if encoding == "bytes":
        raw = bytearray(text.encode())
        raw[data.draw(st.integers(0, len(raw) - 1))] = data.draw(st.integers(128, 255))
        return bench.signed(bytes(raw)), None, ()
    spelled = json.dumps(
        bench.claims, ensure_ascii=data.draw(st.booleans()), indent=data.draw(st.sampled_from([None, 1]))
    )
    return bench.signed(spelled.encode(encoding)), bench.claims if encoding == "utf-8" else None, ()


def by_length(bench, data):
    path, length = some_path(bench, data), data.draw(LENGTHS)
    own = at(bench.claims, path)
    if isinstance(own, str):
        return replaced(bench, path, (own * (length // max(1, len(own)) + 1))[:length])
    if isinstance(own, list):
        return replaced(bench, path, own * min(length, 600))
    if isinstance(own, dict):
        return replaced(bench, path, {**own, **{f"m{number}": number for number in range(min(length, 3000))}})
    return replaced(bench, path, 10 ** min(length, 4000))


WAYS = {
    "type": by_type,
    "presence": by_presence,
    "value": by_value,
    "duplication": by_duplication,
    "encoding": by_encoding,
    "length": by_length,
}


@pytest.fixture
def shipped(lms):
    """The lesson as shipped, for the pages behind what gets in, and Ada known, whose work may be looked at."""
    ContentVersion.objects.all().delete()
    make.content()
    assert lms.launch(Client(), "ada", "quiz").status_code == 303


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("message", MESSAGES)
@FEW
@given(data=st.data())
def test_a_message_changed_in_one_place_is_refused_without_a_trace_or_means_what_it_says(
    lms, shipped, caplog, message, way, data
):
    who, changes = MESSAGES[message]
    bench = begin(lms, Client(), who, **changes)
    token, meant, path = WAYS[way](bench, data)
    judge = Judge(caplog)
    response = bench.post(token)
    if response.status_code == 303:
        assert meant is not None
        means_what_it_says(lms, bench, meant, response)
    else:
        assert response.status_code in REFUSED
        judge.clean(response, str(path), bench.form["state"])
        after = rows()
        # A deployment that we do not know is kept for the administrator; nothing else ever is.
        if path and path[0] == names.DEPLOYMENT_ID:
            for kept in (judge.before, after):
                kept.pop("Deployment"), kept["counts"].pop("Deployment")
        assert after == judge.before
    caplog.clear()


def means_what_it_says(lms, bench, message, response):
    """Compare what got in with the message, and look at the page that it opens."""
    assert not {name for name in REQUIRED if message.get(name) is None}
    for name in ("iss", "nonce", names.VERSION, names.DEPLOYMENT_ID):
        assert message[name] == bench.claims[name]
    role, is_choice = names.role_of(message[names.ROLES]), message[names.MESSAGE_TYPE] == names.DEEP_LINKING_REQUEST
    if is_choice:
        selection = Selection.objects.latest("pk")
        assert (selection.sub, selection.role, selection.deployment.platform) == (message["sub"], role, lms.row)
    else:
        launch = Launch.objects.latest("pk")
        assert (launch.user.sub, launch.user.platform, launch.role) == (message["sub"], lms.row, role)
        if launch.for_user is None:
            assert launch.resource_link.lti_id == message[names.RESOURCE_LINK]["id"]
        else:
            assert launch.for_user.sub == message[names.FOR_USER]["user_id"] == bench.claims[names.FOR_USER]["user_id"]
            assert role in {"instructor", "ta"}
    assert response["Location"].startswith(("/s/", "/lti/pick/"))
    page = bench.client.get(response["Location"])
    assert page.status_code < 500
    assert SCRIPT not in page.content.decode()
    if is_choice:
        assert page.status_code == 200
        assert lms.row.issuer in page["Content-Security-Policy"]


@FEW
@given(data=st.data())
def test_a_changed_header_is_refused_without_a_trace(lms, caplog, data):
    bench = begin(lms, Client())
    name = data.draw(st.sampled_from(["alg", "kid", "crit", "b64", "zip", "enc"]))
    other = data.draw(
        (values | st.sampled_from(["none", "HS256", "RS384", "ES256", "rs256"])).filter(lambda v: v != "RS256")
    )
    head = json.dumps(bench.header())
    written = data.draw(
        st.sampled_from(
            [
                json.dumps(bench.header(**{name: other})),
                f"{head[:-1]}, {json.dumps(name)}: {json.dumps(other)}}}",
                head.encode("utf-16"),
                json.dumps(bench.header(padding="x" * 70_000)),
            ]
        )
    )
    judge = Judge(caplog)
    response = bench.post(bench.signed(header=written))
    # At the first launch of all the keys are not there yet, and what names another key asks for them.
    assert response.status_code in REFUSED
    judge.clean(response, name, bench.form["state"])
    judge.nothing_changed()
    caplog.clear()


# The same six ways, for the fields of a form or an address


def fields_by_type(fields, name, data):
    """Make an array, a file or a number of a field."""
    kind = data.draw(st.sampled_from(["array", "object", "file", "JSON"]))
    rest = {key: value for key, value in fields.items() if key != name}
    if kind == "JSON":
        return json.dumps(fields).encode(), "application/json"
    if kind == "file":
        parts = [(key, "", value) for key, value in rest.items()] + [(name, '; filename="f"', fields[name])]
        made = "".join(
            f'--b\r\nContent-Disposition: form-data; name="{key}"{extra}\r\n\r\n{value}\r\n'
            for key, extra, value in parts
        )
        return f"{made}--b--\r\n".encode(), "multipart/form-data; boundary=b"
    return urlencode({**rest, f"{name}[{'a' * (kind == 'object')}]": fields[name]}).encode(), FORM


def fields_by_presence(fields, name, data):
    kept = {key: value for key, value in fields.items() if key != name}
    kept |= data.draw(st.dictionaries(st.text(max_size=8), st.text(max_size=20), max_size=3))
    return urlencode(kept, errors="surrogatepass").encode(), FORM


def fields_by_value(fields, name, data):
    return urlencode({**fields, name: data.draw(texts)}, errors="surrogatepass").encode(), FORM


def fields_by_duplication(fields, name, data):
    again = (name, fields[name] if data.draw(st.booleans()) else data.draw(texts))
    pairs = data.draw(st.sampled_from([[*fields.items(), again], [again, *fields.items()]]))
    return urlencode(pairs, errors="surrogatepass").encode(), FORM


def fields_by_encoding(fields, name, data):
    kind = data.draw(st.sampled_from(["charset", "bytes", "percent", "utf-16", "none"]))
    body = urlencode(fields).encode()
    if kind == "charset":
        named = data.draw(
            st.sampled_from(["utf-16", "utf-7", "latin-1", "rot13", "hex", "idna", "unheard-of", "", "é"])
        )
        return body, f"{FORM}; charset={named}"
    if kind == "percent":
        spoiled = data.draw(st.sampled_from(["%", "%0", "%zz", "%ff%fe", "%c0%af", "%ed%a0%80", "%00", "%u0041", "+"]))
        return body.replace(name.encode() + b"=", f"{name}={spoiled}".encode()), FORM
    if kind == "bytes":
        return data.draw(st.binary(max_size=300)), data.draw(
            st.sampled_from([FORM, "multipart/form-data; boundary=b", ""])
        )
    return (
        (urlencode(fields).encode("utf-16"), FORM) if kind == "utf-16" else (quote(str(fields)).encode(), "text/plain")
    )


def fields_by_length(fields, name, data):
    length = data.draw(LENGTHS)
    own = fields[name]
    return urlencode({**fields, name: (own * (length // len(own) + 1))[:length]}).encode(), FORM


FIELD_WAYS = {
    "type": fields_by_type,
    "presence": fields_by_presence,
    "value": fields_by_value,
    "duplication": fields_by_duplication,
    "encoding": fields_by_encoding,
    "length": fields_by_length,
}


@pytest.mark.parametrize("way", FIELD_WAYS)
@FEW
@given(data=st.data())
def test_a_form_changed_in_one_field_is_refused_without_a_trace_or_is_the_same(lms, caplog, way, data):
    message = data.draw(st.sampled_from(sorted(MESSAGES)))
    who, changes = MESSAGES[message]
    bench = begin(lms, Client(), who, **changes)
    body, content_type = FIELD_WAYS[way](bench.form, data.draw(st.sampled_from(["state", "id_token"])), data)
    judge = Judge(caplog)
    response = send(bench.client, body, content_type=content_type)
    if response.status_code == 303:
        assert way in {"duplication", "length", "encoding", "value"}
        assert body.count(b"id_token=") == 1 or way == "duplication"
    else:
        assert response.status_code in REFUSED
        judge.clean(response, way, bench.form["state"])
        judge.nothing_changed()
    caplog.clear()


@pytest.mark.parametrize("way", FIELD_WAYS)
@FEW
@given(data=st.data())
def test_a_login_changed_in_one_parameter_is_refused_or_leads_to_the_registered_address(lms, caplog, way, data):
    params = dict(lms.fake.login("ada", "quiz").params)
    body, content_type = FIELD_WAYS[way](params, data.draw(st.sampled_from(sorted(params))), data)
    judge, client = Judge(caplog), Client()
    if content_type == FORM and data.draw(st.booleans()):
        response = client.get(f"{LOGIN}?{body.decode('latin-1')}")
    else:
        response = send(client, body, LOGIN, content_type=content_type)
    after = rows()
    if response.status_code == 302:
        assert response["Location"].startswith(f"{lms.row.auth_login_url}?")
        assert "\r" not in response["Location"]
        for kept in (judge.before, after):
            kept.pop("LoginState"), kept["counts"].pop("LoginState")
    else:
        assert response.status_code in REFUSED
        judge.clean(response, way)
    assert after == judge.before
    caplog.clear()


@FEW
@given(
    form=st.dictionaries(
        st.sampled_from(["state", "id_token", "error", "lti_storage_target", "other"]), st.text(max_size=60), max_size=5
    ),
    token=st.tuples(*[st.binary(max_size=40)] * 3),
)
def test_a_form_of_anything_is_refused(lms, caplog, form, token):
    judge = Judge(caplog)
    for made in (form, {**form, "id_token": ".".join(map(encode, token))}):
        response = send(Client(), made)
        assert response.status_code in {400, 401}
        judge.clean(response, str(made))
    judge.nothing_changed()
    caplog.clear()
