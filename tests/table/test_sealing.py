"""What is sent by Web Push is what RFC 8291 says, and signed as RFC 8292 says."""

from __future__ import annotations

import stat

import pytest
from cryptography.exceptions import InvalidSignature, InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec
from push_service import Browser, check_signature, plain, written

from entrepot.table.config import BadSetting
from entrepot.table.notices.sealing import PushKey, Subscription, sealed

# The example of RFC 8291, appendix A.
TEXT = b"When I grow up, I want to be a watermelon"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
THEIRS = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
THEIR_SECRET = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
OURS = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
BODY = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
    "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def secret(text):
    return ec.derive_private_key(int.from_bytes(plain(text), "big"), ec.SECP256R1())


def test_the_example_of_the_rfc_comes_out_as_it_stands_there():
    made = sealed(Subscription("https://push.example.net/", THEIRS, AUTH), TEXT, secret(OURS), plain(SALT))
    assert written(made) == BODY


def test_what_reads_in_our_tests_reads_the_example_of_the_rfc():
    browser = Browser("https://push.example.net", private=plain(THEIR_SECRET), auth=plain(AUTH))
    assert written(browser.point()) == THEIRS
    assert browser.read(plain(BODY)) == TEXT


def test_nobody_but_the_browser_reads_it_and_no_two_are_alike():
    browser, other = Browser("https://a.example.net"), Browser("https://a.example.net")
    wish = browser.wish()
    subscription = Subscription(wish["target"], **wish["keys"])
    first, second = sealed(subscription, TEXT), sealed(subscription, TEXT)
    assert first != second
    assert browser.read(first) == browser.read(second) == TEXT
    with pytest.raises(InvalidTag):
        other.read(first)


def test_the_key_is_made_once_and_is_its_owners_alone(tmp_path):
    first, again = PushKey.of(tmp_path), PushKey.of(tmp_path)
    assert first.public == again.public
    assert stat.S_IMODE((tmp_path / "push.key").stat().st_mode) == 0o600
    header = first.authorization("https://push.example.net/abc", "mailto:games@example.org")
    said, key = check_signature(header, "https://push.example.net")
    assert (said["sub"], key) == ("mailto:games@example.org", first.public)
    with pytest.raises(InvalidSignature):
        check_signature(header.replace(f"k={first.public}", f"k={THEIRS}"), "https://push.example.net")


@pytest.mark.parametrize(
    "content", [b"", b"nonsense", b"-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n"]
)
def test_a_key_that_is_none_is_told_in_one_sentence(tmp_path, content):
    (tmp_path / "push.key").write_bytes(content)
    with pytest.raises(BadSetting, match="holds no key of ours"):
        PushKey.of(tmp_path)


@pytest.mark.parametrize(("p256dh", "auth"), [("", AUTH), (THEIRS, "AAAA"), (THEIRS[:-4], AUTH), ("A" * 87, AUTH)])
def test_keys_that_are_none_are_refused(p256dh, auth):
    with pytest.raises(ValueError, match=r".*"):
        sealed(Subscription("https://push.example.net/", p256dh, auth), TEXT)
