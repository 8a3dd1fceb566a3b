"""HTTP: who may call what, from where, how much; and what the answers carry."""

from __future__ import annotations

import json
import socket
import time
from urllib.parse import urlsplit

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from postgres import EVERYWHERE, whole_text
from table_server import Guest, Seat, altered, running
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

import entrepot
from entrepot.table.games import demands
from entrepot.table.limits import Limits
from entrepot.words import Catalogue

ME = [{"kind": "me"}, {"kind": "bot", "bot": "uniform"}]


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    folder = tmp_path_factory.mktemp("http")
    client = folder / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html><title>entrepot</title>")
    (client / "assets/app-1234.js").write_text("export const a = 1;\n" * 200)
    with running(folder / "data", client=client) as found:
        yield found


@pytest.fixture
def ann(server):
    return Guest(server.url)


def test_a_session_is_a_signed_cookie_that_scripts_cannot_read(server):
    guest = Guest(server.url, None)
    assert guest.get("/api/me").status_code == 401
    answer = guest.post("/api/session", name="  Ann\n Lee ", language="nl")
    assert answer.json() == {"name": "Ann Lee", "language": "nl"}
    assert "httponly" in answer.headers["set-cookie"].lower()
    assert "samesite=lax" in answer.headers["set-cookie"].lower()
    assert guest.get("/api/me").json() == {"name": "Ann Lee", "language": "nl"}
    body, mark = guest.http.cookies["entrepot_session"].split(".")
    for forged in (f"{body}.{altered(mark)}", f"{body[:-4]}.{mark}", body, ".", "x.y"):
        answer = httpx.get(f"{server.url}/api/me", cookies={"entrepot_session": forged}, trust_env=False)
        assert answer.status_code == 401


def test_a_new_name_keeps_the_guest_and_the_tables(ann):
    opened = ann.post("/api/tables", game="tradejack", seats=ME).json()
    ann.post("/api/session", name="Anna", language="en")
    assert [info["id"] for info in ann.get("/api/tables").json()] == [opened["table"]]


def test_games_rules_words_and_pages_are_there(ann):
    game = next(game for game in ann.get("/api/games").json() if game["id"] == "tradejack")
    assert (game["fewest"], game["most"], game["minutes"]) == (2, 6, 40)
    assert {"uniform", "greedy"} <= set(game["bots"])
    rules = ann.get("/api/games/tradejack/rules").json()
    assert {"id", "kind", "en", "nl", "origin"} == set(rules["clauses"][0])
    assert {row["origin"] for row in [*rules["clauses"], *rules["rulings"]]} == {""}
    told = ann.get("/api/games/price_of_power/rules").json()
    assert {row["origin"] for row in told["clauses"]} == {row["origin"] for row in told["rulings"]}
    assert {row["id"]: row["origin"] for row in told["clauses"]}["PP-ROUND-01"] == "ours"
    assert rules["rulings"][0]["question"].keys() == {"en", "nl"}
    assert ann.get("/api/games/tradejack/about").json().keys() == {"en", "nl"}
    words = ann.get("/api/words/nl")
    assert words.headers["content-type"] == "text/plain; charset=utf-8"
    catalogue = Catalogue("nl", [("all", words.text)])
    assert catalogue.has("table-refused-stale")
    assert catalogue.has("tradejack-do-pass")
    for missing in ("/api/games/chess/rules", "/api/words/fr", "/api/tables/none", "/api/none", "/none.txt"):
        assert ann.get(missing).status_code == 404
        assert ann.get(missing).json().keys() == {"code", "message"}


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess", "seats": ME}, "unknown-game"),
        ({"game": "tradejack", "seats": ME[:1]}, "bad-seats"),
        ({"game": "tradejack", "seats": [ME[0]] * 2}, "bad-seats"),
        ({"game": "tradejack", "seats": [ME[0], {"kind": "bot"}]}, "bad-seats"),
        ({"game": "tradejack", "seats": [ME[0], {"kind": "bot", "bot": "genius"}]}, "unknown-bot"),
        ({"game": "tradejack", "seats": ME, "options": {"length": "endless"}}, "bad-option"),
        ({"game": "tradejack", "seats": ME, "options": {"first-player": "seat-6"}}, "bad-option"),
        ({"game": "tradejack", "seats": ME, "content": "= nonsense"}, "bad-content"),
        ({"game": "tradejack", "seats": [{"kind": "king"}, ME[0]]}, "bad-request"),
        ({"game": "tradejack", "seats": ME, "more": 1}, "bad-request"),
        ({"game": "tradejack"}, "bad-request"),
    ],
)
def test_a_table_that_cannot_be_opened_is_refused_in_a_sentence(ann, body, code):
    answer = ann.post("/api/tables", **body)
    assert answer.status_code in (400, 404)
    assert answer.json()["code"] == code
    assert len(answer.json()["message"]) > 10
    assert ann.get("/api/tables").json() == []


def test_whoever_opens_a_table_has_said_who_he_is(server):
    answer = Guest(server.url, None).post("/api/tables", game="tradejack", seats=ME)
    assert (answer.status_code, answer.json()["code"]) == (401, "no-session")


def test_sitting_needs_the_key(ann, server):
    opened = ann.post("/api/tables", game="tradejack", seats=[{"kind": "me"}, {"kind": "friend"}]).json()
    path = f"/api/tables/{opened['table']}"
    bob, own = Guest(server.url, None), "bobs-own-secret-of-128-bits"
    assert bob.post(f"{path}/sit", key="guess", own=own).status_code == 403
    assert bob.get(path).json()["seats"][1]["taken"] is False
    assert bob.post(f"{path}/sit", key=opened["keys"][1], own=own, name="Bob").json() == {"seat": 1}
    assert bob.get(path).json()["seats"][1]["name"] == "Bob"
    folder = server.service.config.data
    files = [path.read_bytes() for path in folder.glob("entrepot.db*")]
    database = whole_text(folder).encode() if EVERYWHERE else b"".join(files)
    assert b"Bob" in database
    assert not [key for key in (*opened["keys"], own) if key.encode() in database]


def test_every_answer_tells_browsers_what_they_may(ann):
    for path in ("/", "/api/games", "/health", "/schema", "/none.txt", "/api/me"):
        headers = ann.get(path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cache-control"] in ("no-store", "no-cache")
        assert "server" not in headers


def test_the_client_is_served_compressed_and_its_own_addresses_open_it(ann):
    start = ann.get("/")
    assert start.text.startswith("<!doctype html>")
    assert start.headers["content-type"] == "text/html; charset=utf-8"
    assert ann.get("/table/abc").text == start.text
    script = ann.get("/assets/app-1234.js")
    assert script.headers["content-encoding"] == "gzip"
    assert script.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "immutable" in script.headers["cache-control"]
    for outside in ("/../data/entrepot.db", "/%2e%2e/data/session.key", "/assets/..%2f..%2fdata/session.key"):
        assert ann.get(outside).status_code == 404


def test_without_a_client_the_start_page_says_so_in_one_line(tmp_path):
    with running(tmp_path, client=tmp_path / "none") as server:
        answer = Guest(server.url, None).get("/")
        assert answer.status_code == 200
        assert len(answer.text.splitlines()) == 1


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1"])
def test_other_sites_cannot_act_in_a_guests_name(ann, origin):
    answer = ann.http.post("/api/tables", json={"game": "tradejack", "seats": ME}, headers={"origin": origin})
    assert (answer.status_code, answer.json()["code"]) == (403, "bad-origin")
    with pytest.raises(InvalidStatus):
        Seat(ann.url, "any", None, additional_headers={"origin": origin})


def test_the_own_origin_may(ann):
    answer = ann.http.post("/api/tables", json={"game": "tradejack", "seats": ME}, headers={"origin": ann.url})
    assert answer.status_code == 201
    seat = Seat(ann.url, answer.json()["table"], [], additional_headers={"origin": ann.url})
    assert seat.push["seat"] is None


def test_a_private_server_answers_to_its_own_name_only(ann):
    answer = ann.http.get("/api/games", headers={"host": "rebound.example"})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-host")


def test_large_bodies_are_refused(ann):
    body = {"game": "tradejack", "seats": ME, "content": "#" * 600_000}
    for _ in range(10):  # who sends it hears so every time, and goes on over the same connection
        answer = ann.post("/api/tables", **body)
        assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
    assert ann.get("/api/me").status_code == 200


def test_a_body_without_end_is_cut_off(server):
    head = b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100000000\r\n\r\n"
    with socket.create_connection(tuple(urlsplit(server.url).netloc.split(":")), timeout=60) as line:
        line.sendall(head)
        with pytest.raises(ConnectionError):
            line.sendall(bytes(100_000_000))


def test_too_many_calls_are_refused_for_a_while(tmp_path):
    with running(tmp_path, limits=Limits(share=0.01, at_once=3.0, patience=0.1, lag=1e9)) as server:
        guest = Guest(server.url, None)
        answers = [guest.get("/health") for _ in range(40)]  # how many are enough goes by the time that they take
        assert answers[0].status_code == 200
        assert {answer.status_code for answer in answers} == {200, 429}
        refused = next(answer for answer in answers if answer.status_code == 429)
        assert refused.json()["code"] == "too-fast"
        assert 1 <= int(refused.headers["retry-after"]) <= 60
        assert refused.headers["retry-after"] in refused.json()["message"]


def test_an_address_has_so_many_sockets_and_no_more(tmp_path):
    with running(tmp_path, limits=Limits(connections=2, lag=1e9)) as server:
        opened = Guest(server.url, source="127.0.0.9").open("me", "friend")
        seats = [Seat(server.url, opened["table"], []) for _ in range(2)]
        with pytest.raises((ConnectionClosed, InvalidHandshake, OSError)):
            Seat(server.url, opened["table"], [])
        seats[0].close()
        while sum(server.service.sockets.values()) > 1:  # until the server has noticed too
            time.sleep(0.01)
        assert Seat(server.url, opened["table"], []).push["seat"] is None


def test_health_and_schema(ann):
    assert ann.get("/health").json()["status"] == "ok"
    schema = ann.get("/schema").json()
    assert schema["openapi"].startswith("3.")
    assert {"/api/tables", "/api/tables/{table_id}/sit"} <= schema["paths"].keys()
    types = ann.get("/schema/wire.json").json()["$defs"]
    assert {"Push", "Act", "TableInfo", "TradejackView"} <= types.keys()


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)
BODY = st.fixed_dictionaries(
    {},
    optional={
        name: ANYTHING | st.sampled_from([ME, "tradejack", "Ann", "en", 0])
        for name in ("game", "seats", "options", "content", "watch", "name", "language", "key", "ply")
    },
)


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(
    st.sampled_from(["session", "tables", "tables/x/sit", "tables/x/fork", "tables/x/void"]),
    BODY | ANYTHING,
)
def test_no_body_makes_the_server_fail(ann, path, body):
    answer = ann.http.post(f"/api/{path}", content=json.dumps(body), headers={"content-type": "application/json"})
    assert answer.status_code < 500
    if answer.status_code >= 400:
        assert answer.json().keys() == {"code", "message"}


def test_the_lobby_lists_first_what_asks_least_of_a_newcomer(server):
    games = Guest(server.url, None).get("/api/games").json()
    minutes = [game["minutes"] for game in games]
    assert minutes == sorted(minutes)
    assert [game["id"] for game in games] != sorted(game["id"] for game in games)
    assert all(set(game["bots"]) >= {"easy", "medium", "hard"} and "ismcts" not in game["bots"] for game in games)
    quick, silent = entrepot.game("tradejack"), entrepot.game("trade_and_triumph")
    silent.minutes = 0
    assert demands(silent) > demands(quick)  # who says nothing comes last


def test_a_game_says_how_long_it_takes_by_options_that_it_has(server):
    for game in Guest(server.url, None).get("/api/games").json():
        choices = {option["name"]: option["choices"] for option in game["options"]}
        assert game["turns"] > 0
        for option, lengths in game["lengths"].items():
            assert set(lengths) <= set(choices[option][1:])  # the first is the usual one
            assert all(length > 0 for length in lengths.values())
