"""Valid messages, changed at random and signed as they then are: none breaks the tool, none gets in that should not."""

import json
from urllib.parse import urlencode

import pytest
from django.test import Client
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lms_app.lti import claims as names
from tests.fakes.keys import encode

FORM = "application/x-www-form-urlencoded"
FEW = settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow]
)

SETTINGS = (names.DEEP_LINKING_SETTINGS,)

#: Without any of these no launch is understood.
REQUIRED = (
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
    names.RESOURCE_LINK,
    names.ROLES,
)

json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.integers(min_value=10**300, max_value=10**310)
    | st.floats()
    | st.text(max_size=30)
    | st.sampled_from(["", " ", "\x00", "\ud800", "x" * 3000, "../../admin", "<script>", "' OR 1=1 --", "$User.id"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)


def paths(value, prefix=()):
    """Give the path of every member of a message."""
    if isinstance(value, dict):
        for name, member in value.items():
            yield (*prefix, name)
            yield from paths(member, (*prefix, name))


def changed(message, path, value, *, is_gone):
    copy = json.loads(json.dumps(message))
    holder = copy
    for name in path[:-1]:
        holder = holder[name]
    if is_gone:
        del holder[path[-1]]
    else:
        holder[path[-1]] = value
    return copy


def signed(lms, text, header=None):
    head = json.dumps(header or {"alg": "RS256", "kid": lms.fake.keys.current.kid})
    signing = f"{encode(head.encode())}.{encode(text.encode('utf-8', 'surrogatepass'))}"
    return f"{signing}.{encode(lms.fake.keys.current.signature(signing.encode()))}"


def post(client, form):
    return client.post("/lti/launch/", urlencode(form, errors="surrogatepass"), content_type=FORM)


@pytest.fixture
def begun(lms, client, rows):
    """A launch ready to be posted, the keys fetched."""
    lms.launch(client, "ada", "quiz")
    return lms.fake.launch(client, "ada", "quiz")


@FEW
@given(data=st.data())
def test_a_changed_claim_is_refused_or_understood(lms, begun, client, rows, data):
    path = data.draw(st.sampled_from(sorted(paths(begun.claims))))
    is_gone = data.draw(st.booleans())
    value = data.draw(json_values)
    message = changed(begun.claims, path, value, is_gone=is_gone)
    before = rows()
    response = post(client, {**begun.form, "id_token": signed(lms, json.dumps(message))})
    assert response.status_code in {303, 400, 401, 403, 413}
    if len(path) == 1 and path[0] in REQUIRED and (is_gone or value is None):
        assert response.status_code in {400, 401}
    if response.status_code == 303:
        # It got in, so its state is used: begin the next one.
        again = lms.fake.launch(client, "ada", "quiz")
        begun.form, begun.claims = again.form, again.claims
    else:
        after = rows()
        # A deployment that we do not know is kept for the administrator; nothing else ever is.
        if path == (names.DEPLOYMENT_ID,):
            before.pop("Deployment"), after.pop("Deployment")
        assert after == before


@pytest.fixture
def shipped(lms):
    """The lesson as shipped, for the page that shows what there is to choose."""
    from lms_app.models import ContentVersion
    from tests import make

    ContentVersion.objects.all().delete()
    make.content()


@FEW
@given(data=st.data())
def test_a_changed_request_to_choose_is_refused_or_answered(lms, shipped, client, rows, data):
    asked = lms.fake.select(client, "ivy")
    settings = [(*SETTINGS, name) for name in asked.claims[names.DEEP_LINKING_SETTINGS]]
    path = data.draw(st.sampled_from([*settings, *sorted(paths(asked.claims))]))
    message = changed(asked.claims, path, data.draw(json_values), is_gone=data.draw(st.booleans()))
    before = rows()
    response = post(client, {**asked.form, "id_token": signed(lms, json.dumps(message))})
    assert response.status_code in {303, 400, 401, 403, 413}
    after = rows()
    for kept in (before, after):
        # The login is used up by what gets in, and a deployment that we do not know waits for the administrator.
        kept.pop("LoginState"), kept.pop("Deployment")
    assert after == before
    if response.status_code == 303:
        page = client.get(response["Location"])
        assert page.status_code == 200
        assert str(lms.row.issuer) in page["Content-Security-Policy"]


@FEW
@given(data=st.data())
def test_a_changed_header_is_refused(lms, begun, client, rows, data):
    header = {"alg": "RS256", "kid": lms.fake.keys.current.kid}
    name = data.draw(st.sampled_from(["alg", "kid", "crit", "b64", "zip", "typ", "jku", "jwk", "x5u"]))
    value = data.draw(json_values | st.sampled_from(["none", "HS256", "RS384", "PS256", "ES256", "rs256"]))
    before = rows()
    text = json.dumps({**begun.claims, "nonce": "another"})
    response = post(client, {**begun.form, "id_token": signed(lms, text, {**header, name: value})})
    assert response.status_code in {400, 401, 413}
    assert rows() == before


@FEW
@given(data=st.data())
def test_a_changed_letter_is_refused(begun, client, rows, data):
    token = begun.form["id_token"]
    at = data.draw(st.integers(0, len(token) - 1))
    letter = data.draw(st.sampled_from("ABCxyz019-_.=+/ \n\x00é").filter(lambda letter: letter != token[at]))
    before = rows()
    response = post(client, {**begun.form, "id_token": token[:at] + letter + token[at + 1 :]})
    assert response.status_code in {400, 401}
    assert rows() == before


@FEW
@given(
    body=st.dictionaries(
        st.sampled_from(["state", "id_token", "error", "lti_storage_target", "other"]), st.text(max_size=60), max_size=5
    )
)
def test_a_form_of_anything_is_refused(lms, client, rows, body):
    before = rows()
    assert post(Client(), body).status_code in {400, 401}
    assert rows() == before


@FEW
@given(body=st.binary(max_size=300), kind=st.sampled_from([FORM, "multipart/form-data; boundary=b", "text/plain", ""]))
def test_any_bytes_are_refused(lms, rows, body, kind):
    before = rows()
    for address in ("/lti/launch/", "/lti/login/"):
        assert Client().post(address, body, content_type=kind).status_code in {400, 401}
    assert rows() == before


@FEW
@given(
    params=st.dictionaries(
        st.sampled_from(["iss", "client_id", "login_hint", "target_link_uri", "lti_message_hint", "lti_deployment_id"]),
        st.text(max_size=60),
    ),
    is_ours=st.booleans(),
)
def test_a_login_of_anything_is_refused_or_goes_to_the_registered_address(lms, params, is_ours):
    if is_ours:
        params["iss"] = lms.row.issuer
    response = Client().get("/lti/login/", params)
    assert response.status_code in {302, 400, 403}
    if response.status_code == 302:
        assert response["Location"].startswith(lms.row.auth_login_url)
