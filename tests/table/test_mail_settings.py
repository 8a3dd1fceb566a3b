"""How a server for e-mail is named; one that is none is told in a sentence, and without its password."""

from __future__ import annotations

from pathlib import Path

import pytest

from entrepot.table.config import BadSetting, Config, MailServer, is_mail_address, mail_server

PUBLIC = "https://games.example.org"


def test_an_address_says_all_of_it():
    assert mail_server("smtp://ann:p%40ss@mail.example.org") == MailServer(
        "mail.example.org", 587, "ann", "p@ss", False
    )
    assert mail_server("smtps://mail.example.org") == MailServer("mail.example.org", 465, None, None, True)
    assert mail_server("smtp://127.0.0.1:2525").port == 2525


@pytest.mark.parametrize(
    "url",
    ["mail.example.org", "http://mail.example.org", "smtp://", "smtp://x:secret@[", "smtp://h:99999", "smtp://h/p"],
)
def test_one_that_is_none_is_told_without_its_password(url):
    with pytest.raises(BadSetting, match="--smtp is not the address") as wrong:
        mail_server(url)
    assert "secret" not in str(wrong.value)


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"public_url": PUBLIC}, "--mail-from"),
        ({"public_url": PUBLIC, "mail_from": "games"}, "--mail-from"),
        ({"mail_from": "games@example.org"}, "--public-url"),
    ],
)
def test_what_is_missing_beside_it_is_told(settings, said):
    with pytest.raises(BadSetting, match=said):
        Config(data=Path("unused"), smtp="smtp://mail.example.org", **settings)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "ann",
        "@example.org",
        "ann@",
        "ann@localhost",
        "a@b@example.org",
        "ann@example.org\nBcc: eve@example.org",
        "ann <ann@example.org>",
        "ann@example.org, eve@example.org",
        "änn@example.org",
        "a" * 65 + "@example.org",
    ],
)
def test_what_is_no_address_of_one_person(text):
    assert not is_mail_address(text)


def test_what_is_one():
    assert is_mail_address("ann.o'neil+games@mail.example.org")
