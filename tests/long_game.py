"""Games, put into a server's database in a few seconds: finished ones, and long ones of people who talk and talk."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from postgres import opened
from table_server import Guest

import entrepot
from entrepot.kernel.chance import Keyed

TALK = ("trade", "offer", "give", "want", "propose", "decline", "withdraw")
SIX = 6
COLUMNS = "table_id, number, kind, seat, words, at, events, state"
INSERT = f"insert into actions ({COLUMNS}) values (?, ?, ?, ?, ?, ?, ?, ?)"
Choose = Callable[[list[str], int], str]
"""Takes what is legal, in notation, and how many actions there were before."""


def finished_game(
    url: str, folder: Path, name: str, seats: int, choose: Choose, guest: Guest | None = None
) -> tuple[str, int]:
    """Return the id of a finished table of a game, where a guest has the first seat, and of how many actions it is."""
    table = (guest or Guest(url)).open("me", *["friend"] * (seats - 1), game=name)["table"]
    game = entrepot.game(name)
    with opened(folder) as connection:
        secret, options = connection.execute("select secret, options from tables where id = ?", [table]).fetchone()
        state = game.new(seats, 0, json.loads(options), Keyed(secret), listening=True)
        [before] = connection.execute("select max(number) from actions where table_id = ?", [table]).fetchone()
        rows: list[tuple[Any, ...]] = []
        while not state.over:
            seat = state.actors()[0]
            action = choose([game.text(legal) for legal in state.legal(seat)], len(rows))
            state.apply(seat, game.parse(action))
            state.take_events()
            turn = 1 + len(rows) // 120  # counted as a round, so that there are many
            counters = {"prompts": [0] * seats, "seqs": [0] * (seats + 1), "waiting": state.actors(), "round": turn}
            counted = json.dumps(counters).encode()
            rows.append((table, before + len(rows) + 1, "act", seat, action, 0.0, b"[]", counted))
        connection.cursor().executemany(INSERT, rows)
        connection.execute("update tables set status = 'over' where id = ?", [table])
    return table, len(rows)


def at_random(seed: int) -> Choose:
    """Choose anything."""
    chance = random.Random(seed)
    return lambda legal, _: chance.choice(legal)


def long_game(url: str, folder: Path, plies: int, guest: Guest | None = None) -> str:
    """Return the id of a finished TradeWarz table of at least so many plies."""
    chance = random.Random(1)

    def choose(legal: list[str], done: int) -> str:
        return talkative(legal, done < plies, chance)

    table, done = finished_game(url, folder, "tradewarz", SIX, choose, guest)
    assert done >= plies, done
    return table


def talkative(legal: list[str], is_talking: bool, chance: random.Random) -> str:
    """Choose what leads to more talk, as long as there is to be any, and hardly anything else."""
    talk = [action for action in legal if action.split()[0] in TALK]
    return chance.choice(talk if talk and is_talking and chance.random() < 0.95 else legal)


def unfinished_games(site: Any, *lengths: int) -> list[tuple[str, str]]:
    """Return TradeWarz tables that go on after so many actions: their ids, and the key of the seat that is asked.

    Their events are stored too. The server is stopped for it and begins again, as it keeps what it knows of its tables.
    """
    ann = Guest(site.url)
    tables = [ann.open("me", *["friend"] * (SIX - 1), game="tradewarz") for _ in lengths]
    ann.close()
    site.kill()
    with opened(site.folder) as connection:
        for one, length in zip(tables, lengths, strict=True):
            connection.cursor().executemany(INSERT, unfinished_rows(connection, one["table"], length))
    site.start()
    return [(one["table"], one["keys"][0]) for one in tables]


def unfinished_rows(connection: Any, table: str, length: int) -> list[tuple[Any, ...]]:
    """Play a table on for so many actions, and then until seat 0 has its turn; return them as they are stored."""
    found = connection.execute("select secret, options from tables where id = ?", [table]).fetchone()
    state = entrepot.game("tradewarz").new(SIX, 0, json.loads(found[1]), Keyed(found[0]), listening=True)
    state.take_events()
    chance = random.Random(1)
    [before] = connection.execute("select max(number) from actions where table_id = ?", [table]).fetchone()
    rows: list[tuple[Any, ...]] = []
    while len(rows) < length or state.actors() != [0] or state.top().name != "turn":
        seat = state.actors()[0]
        action = talkative([state.game.text(legal) for legal in state.legal(seat)], len(rows) < length, chance)
        state.apply(seat, state.game.parse(action))
        number = before + len(rows) + 1
        asked = [number if other in state.actors() else number - 1 for other in range(SIX)]
        counters = {
            "prompts": asked,
            "seqs": [number] * (SIX + 1),
            "waiting": state.actors(),
            "round": int(state.rounds()),
        }
        told, counted = (json.dumps(what).encode() for what in (state.take_events(), counters))
        rows.append((table, number, "act", seat, action, 0.0, told, counted))
    return rows
