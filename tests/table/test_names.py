"""Names: one rule at every door, whatever somebody types."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st
from table_server import Guest, running

from entrepot.kernel.names import END_ISOLATE, ISOLATE, clean_name, is_short, isolated, width
from entrepot.table.naming import unlinked
from entrepot.table.person.letters import letter
from entrepot.words import catalogue

ODD = {
    "Ann\nLee": "Ann Lee",
    "\u202eAnn": "Ann",
    "A\x00nn\x07": "Ann",
    "\u2066Ann\u2069\u200f": "Ann",
    "A\u200bnn\ufeff\u00ad": "Ann",
    "A\u0301nn": "\u00c1nn",
    "Ann (you)": "Ann you",
    "\u25b2 Ann \U0001f916": "Ann",
    "Z\u0300\u0301\u0302\u0303\u0304\u0305\u0306": "Z\u0300\u0301",
    "  Ann \t \u3000 Lee  ": "Ann Lee",
    "\u05d3\u05e0\u05d4": "\u05d3\u05e0\u05d4",
    "J\u00e1n \u0160\u0165astn\u00fd": "J\u00e1n \u0160\u0165astn\u00fd",
}
NOTHING = [
    "   ",
    "\n",
    "\u200b\u200d",
    "\u2800",
    "\u3164\u115f\uffa0",
    "\u202e\u202c",
    "\u034f",
    "\x00",
    "()",
    "\U000e0041",
]
TOO_WIDE = ["\u5f35" * 21, "\uff37" * 30]


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with running(tmp_path_factory.mktemp("names")) as found:
        yield found


def by_session(server, name):
    answer = Guest(server.url, None).post("/api/session", name=name, language="en")
    return answer, answer.json().get("name")


def by_sitting(server, name):
    ann, bob = Guest(server.url), Guest(server.url, None)
    opened = ann.open("me", "friend", is_full=False)
    path = f"/api/tables/{opened['table']}"
    answer = bob.post(f"{path}/sit", key=opened["keys"][1], own="a-secret-of-128-bits-or-more", name=name)
    return answer, ann.get(path).json()["seats"][1]["name"]


def by_opening(server, name):
    ann = Guest(server.url)
    seats = [{"kind": "screen", "name": name}, {"kind": "bot", "bot": "uniform", "name": name}]
    answer = ann.post("/api/tables", game="tradejack", seats=seats)
    told = {seat["name"] for info in ann.get("/api/tables").json() for seat in info["seats"]}
    return answer, "".join(told)


DOORS = [by_session, by_sitting, by_opening]


@pytest.mark.parametrize("door", DOORS)
def test_every_door_knows_the_same_names(server, door):
    for typed, shown in ODD.items():
        assert door(server, typed)[1] == shown
    for typed in [*NOTHING, *TOO_WIDE]:
        answer, _ = door(server, typed)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-name")


@given(st.text(max_size=60))
def test_a_name_is_printable_composed_and_stays_what_it_is(text):
    name = clean_name(text)
    assert name.isprintable()
    assert unicodedata.is_normalized("NFC", name)
    assert clean_name(name) == name
    assert not {unicodedata.category(letter) for letter in name} & {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
    assert "  " not in name
    assert is_short(name) == (len(name) <= 40 and width(name) <= 40)


def test_a_name_turns_no_sentence_round():
    hebrew = "\u05d3\u05e0\u05d4"
    words = catalogue("en")
    for argument in ({"seat": 0}, {"name": hebrew}):
        told = words.say({"id": "web-stand-of", "args": {"name": argument}}, lambda seat: hebrew)
        assert f"{ISOLATE}{hebrew}{END_ISOLATE}" in told
    assert isolated("Ann 3") == "Ann 3"


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Ann", "Ann"),
        ("https://evil.example/x", "https evil example x"),
        ("Dr. O'Hara-Løv 2", "Dr O'Hara-Løv 2"),
        ("a@b.c", "a b c"),
    ],
)
def test_nothing_of_a_name_is_a_link_in_a_letter(name, told):
    assert unlinked(name) == told
    assert told in letter("address", "x@example.org", "URL", name, "en").text
