"""Honest players beside somebody who uses all that is beside the moves: rooms, orders, links, archives, forgetting,
the workshop, puzzles, lists, reviews, taking back."""

from __future__ import annotations

import contextlib
import itertools
import json
import secrets
import sqlite3
from contextlib import closing

import pytest
from long_game import long_game
from table_load import ATTACKER, again_and_again, assert_unharmed
from table_server import OPEN, Guest, Seat
from websockets.exceptions import WebSocketException

import entrepot

pytestmark = pytest.mark.slow
OWN = "o" * 24
LOOKERS = 120
GAMES = itertools.cycle(["tradewarz", "trigon", "price_of_power", "trade_and_triumph", "tradejack"])


def socket_of(who, path, table=""):
    cookies = "; ".join(f"{name}={value}" for name, value in who.cookies().items())
    headers = {"cookie": cookies}
    return Seat(who.url, table, None, path=path, additional_headers=headers, source_address=(ATTACKER, 0))


def test_a_crowd_in_a_room_where_somebody_sits_down_again_and_again(server, honest):
    eve = Guest(server.url, "Eve", source=ATTACKER)
    id = eve.post("/api/meetings", game="tradejack", seats=6, level="easy", own=OWN).json()["id"]
    crowd = []
    while len(crowd) < LOOKERS:
        with contextlib.suppress(OSError, WebSocketException):
            crowd.append(socket_of(eve, f"/api/meetings/{id}/socket"))

    def sit():
        eve.post(f"/api/meetings/{id}/sit", own=secrets.token_urlsafe(18))

    def come_and_go():
        socket_of(eve, f"/api/meetings/{id}/socket").close()
        OPEN.pop()

    def look():
        eve.get(f"/api/meetings?before={secrets.token_hex(8)}")

    assert_unharmed(honest, lambda: again_and_again(sit, sit, come_and_go, look, look))


def test_orders_links_archives_and_departures(server, honest):
    eve = Guest(server.url, "Eve", source=ATTACKER)
    opened = eve.open("me", *["friend"] * 5)
    seats = []
    for key in opened["keys"]:
        seats.append(socket_of(eve, "", opened["table"]))
        seats[-1].say(type="hello", keys=[key], orders=True)
        seats[-1].until("push")
    numbers = itertools.count()

    def order(seat):
        def give():
            id, own = f"order {next(numbers)}", seat.push["seat"]
            seat.say(type="order", seat=own, id=id, name="only", values=[])
            seat.say(type="revoke", seat=own, id=f"{id} r", order=id)
            seat.answer(f"{id} r")

        return give

    def depart():
        guest = Guest(server.url, "Mallory", source=ATTACKER)
        guest.post("/api/me/links")
        guest.look(opened["table"], opened["keys"][0]).close()
        guest.get("/api/me/games")
        guest.post("/api/me/delete", token=guest.post("/api/me/leave").json()["token"])
        guest.close()

    assert_unharmed(honest, lambda: again_and_again(*map(order, seats), depart, depart))
    assert json.loads(seats[0].frames[-1])


def cards(value):
    """Cards of Tradejack with one number changed, so that none are like those before."""
    data = entrepot.game("tradejack").content.as_data()
    data["product"][0]["value"] = value
    return json.dumps(data)


def test_the_workshop(server, honest):
    eve = Guest(server.url, "Eve", source=ATTACKER)
    of_game = "/api/workshop/tradejack"
    values = itertools.cycle(range(1, 10))
    large = json.dumps({"product": [{"id": "x" * 40}] * 6_000})

    def keep_and_drop():
        kept = eve.post(f"{of_game}/keep", text=cards(next(values))).json()
        eve.get(f"/api/versions/{kept['id']}")
        eve.post(f"{of_game}/diff", text=cards(next(values)), before=kept["id"])
        eve.post(f"/api/versions/{kept['id']}/drop")

    def drop():
        eve.post("/api/versions/none/drop")

    def check():
        eve.post(f"{of_game}/check", text=large)
        eve.post(f"{of_game}/read", kind="csv", table="product", text="id,value\n" + "x,1\n" * 60_000)

    def look():
        eve.get(f"/api/workshop/{next(GAMES)}")
        eve.get(f"{of_game}/trials")

    assert_unharmed(honest, lambda: again_and_again(keep_and_drop, drop, drop, check, look))


def test_puzzles_lists_and_figures(server, honest):
    eve = Guest(server.url, "Eve", source=ATTACKER)
    found = eve.get("/api/puzzles").json()["games"]
    puzzles = itertools.cycle([(game, id) for game, ids in found.items() for id in ids[:3]])

    def take():
        game, id = next(puzzles)
        eve.post(f"/api/games/{game}/lessons/{id}")

    def look():
        for path in (
            "/api/puzzles",
            "/api/tables?limit=30",
            "/api/me/player",
            f"/api/tables?before={secrets.token_hex(8)}",
        ):
            eve.get(path)

    assert_unharmed(honest, lambda: again_and_again(take, take, look, look, lambda: eve.get("/metrics")))


def test_reviews_of_a_long_game(server, honest):
    eve = Guest(server.url, "Eve", source=ATTACKER)
    table = long_game(server.url, server.data, 3_000, eve)
    with closing(sqlite3.connect(server.data / "entrepot.db", timeout=20)) as database, database:
        own = "select number from actions where table_id = ? and kind = 'act' and seat = 0 order by number"
        first = "select min(number) from actions where table_id = ? and kind = 'act'"
        [before] = database.execute(first, [table]).fetchone()
        moves = [number - before + 1 for (number,) in database.execute(own, [table])]
        row = (table, 0, "eve", 0.0, "done", 1, json.dumps(moves), b"{}")
        database.execute("insert into reviews values (?, ?, ?, ?, ?, ?, ?, ?)", row)
    review = f"/api/tables/{table}/reviews/0"
    answer = eve.get(f"{review}/choices/{len(moves)}")
    assert answer.status_code == 200, answer.text
    numbers = itertools.cycle(range(len(moves), 0, -7))

    def look():
        eve.get(f"{review}/choices/{next(numbers)}")

    def go_on():
        eve.post(
            f"{review}/fork", number=next(numbers), seats=[{"kind": "me"}] + [{"kind": "bot", "bot": "greedy"}] * 5
        )

    def attempt():
        eve.post(f"{review}/try", number=next(numbers), action=answer.json()["actions"][0]["action"])

    assert_unharmed(honest, lambda: again_and_again(look, look, look, go_on, attempt))


def test_what_is_taken_back_again_and_again(server, honest):
    """Two who are one ask, and agree, as fast as they can."""
    eve = Guest(server.url, "Eve", source=ATTACKER)
    tables = []
    for _ in range(4):
        opened = eve.open("me", "friend", game="tradejack", takebacks=True)
        seats = []
        for key in opened["keys"]:
            seats.append(socket_of(eve, "", opened["table"]))
            seats[-1].say(type="hello", keys=[key])
            seats[-1].until("push")
        tables.append(seats)
    numbers = itertools.count()
    done = []

    def there_and_back(seats):
        def do():
            for seat in seats:
                seat.news()
            asked = next(seat for seat in seats if seat.number is not None)
            other = seats[1 - seats.index(asked)]
            asked.act(next(choice for choice in asked.choices if choice.startswith("bid")))
            own, id = asked.push["seat"], f"back {next(numbers)}"
            asked.say(type="arrange", seat=own, id=id, do="takeback")
            asked.answer(id)
            other.say(type="arrange", seat=other.push["seat"], id=f"{id} yes", do="allow", whom=own)
            done.append(other.answer(f"{id} yes")["type"])

        return do

    assert_unharmed(honest, lambda: again_and_again(*map(there_and_back, tables)))
    assert "done" in done


def test_bots_that_think_at_as_many_tables_as_one_may_open(server, honest):
    eve = Guest(server.url, "Eve", source=ATTACKER)
    tables = [eve.open(*["bot:hard"] * 4, game="trigon")["table"] for _ in range(30)]

    @contextlib.contextmanager
    def attack():
        lookers = [socket_of(eve, "", table) for table in tables]
        for looker in lookers:
            looker.say(type="hello", keys=[])
        with again_and_again(lambda: eve.get("/api/tables")):
            yield
        for looker in lookers:
            looker.close()

    assert_unharmed(honest, attack)
