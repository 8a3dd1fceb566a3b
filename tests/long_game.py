"""A very long finished game, put into a server's database in a few seconds: six people who talk of trade for hours."""

from __future__ import annotations

import json
import random
import sqlite3
from pathlib import Path

from table_server import Guest

import entrepot
from entrepot.kernel.chance import Keyed

TALK = ("trade", "offer", "give", "want", "propose", "decline", "withdraw")


def long_game(url: str, database: Path, plies: int) -> str:
    """Return the id of a finished TradeWarz table of at least so many plies."""
    ann = Guest(url)
    opened = ann.open("me", *["friend"] * 5, game="tradewarz")
    table = opened["table"]
    ann.close()
    game = entrepot.game("tradewarz")
    with sqlite3.connect(database) as connection:
        secret, options = connection.execute("select secret, options from tables where id = ?", [table]).fetchone()
        state = game.new(6, 0, json.loads(options), Keyed(secret), listening=True)
        [before] = connection.execute("select max(number) from actions where table_id = ?", [table]).fetchone()
        rows, chance = [], random.Random(1)
        while not state.over:
            seat = state.actors()[0]
            legal = state.legal(seat)
            talk = [action for action in legal if game.text(action).split()[0] in TALK]
            action = chance.choice(talk if talk and len(rows) < plies and chance.random() < 0.95 else legal)
            state.apply(seat, action)
            state.take_events()
            turn = 1 + len(rows) // 120  # counted as a round, so that there are many
            counters = {"prompts": [0] * 6, "seqs": [0] * 7, "waiting": state.actors(), "round": turn}
            rows.append(
                (
                    table,
                    before + len(rows) + 1,
                    "act",
                    seat,
                    game.text(action),
                    0.0,
                    b"[]",
                    json.dumps(counters).encode(),
                )
            )
        columns = "table_id, number, kind, seat, words, at, events, state"
        insert = f"insert into actions ({columns}) values (?, ?, ?, ?, ?, ?, ?, ?)"
        connection.executemany(insert, rows)
        connection.execute("update tables set status = 'over' where id = ?", [table])
    assert len(rows) >= plies, len(rows)
    return table
