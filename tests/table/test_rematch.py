"""Once more with the same four people: everybody keeps their key, and the order of play is turned."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest
from table_server import Guest, running

NAMES = ["Ann", "Bob", "Cleo", "Dirk"]
CLOCK = {"kind": "live", "bank": 600, "move": 30}


@pytest.fixture
def server(tmp_path):
    with running(tmp_path, bot_workers=1, rates_one_address=True) as found:
        yield found


def test_four_people_play_once_more_whoever_asks_and_however_often(server):
    guests = [Guest(server.url, name) for name in NAMES]
    options = {"first-player": "seat-1", "length": "basic"}
    opened = guests[0].open("me", "friend", "friend", "friend", is_full=False, options=options, clock=CLOCK, rated=True)
    id, keys = opened["table"], opened["keys"]
    keys[1:] = [guest.sit(id, key) for guest, key in zip(guests[1:], keys[1:], strict=True)]
    seats = [guest.look(id, key) for guest, key in zip(guests, keys, strict=True)]
    seats[0].say(type="arrange", seat=0, id="stop", do="cancel", whom=None)
    assert seats[0].answer("stop")["type"] == "done"

    def ask(at):
        return guests[at % 4].post(f"/api/tables/{id}/rematch", key=keys[at % 4]).json()["table"]

    with ThreadPoolExecutor(8) as pool:
        tables = set(pool.map(ask, range(12)))
    assert len(tables) == 1
    again = tables.pop()
    before, after = (guests[0].get(f"/api/tables/{table}").json() for table in (id, again))
    assert [seat["name"] for seat in after["seats"]] == [*NAMES[1:], NAMES[0]]
    for kept in ("options", "watch", "hints", "stand_in", "unrated"):
        assert after[kept] == before[kept], kept
    assert (after["clock"]["bank"], after["unrated"]) == (600, "")
    looks = [guest.look(again, key) for guest, key in zip(guests, keys, strict=True)]
    assert [look.push["seat"] for look in looks] == [3, 0, 1, 2]
    assert [look.number is not None for look in looks] == [False, True, False, False]
    info = guests[3].get(f"/api/tables/{again}").json()
    assert (info["status"], [seat["taken"] for seat in info["seats"]]) == ("playing", [True] * 4)
    assert guests[0].get(f"/api/tables/{id}").json()["rematch"] == again
