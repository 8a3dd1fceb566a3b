"""Once more, with the same people and options: the order of play is turned by one seat, and each keeps its key."""

import secrets

import msgspec

from entrepot.table.columns import SITTERS, TABLES
from entrepot.table.creating import Plan, new_state, plan_table
from entrepot.table.errors import Refusal
from entrepot.table.rows import SeatRow
from entrepot.table.seating import seat_of
from entrepot.table.tables import Tables

SECRET_BYTES = 32
AFTER = ("over", "void", "agreed")


async def rematch(tables: Tables, id: str, key: str, payers: tuple[str, ...], guest: str = "") -> str:
    """Open the table that goes on with the people of one that has ended, once however often it is asked for; return it.

    Whoever held a seat holds the one before it there by the same key, and comes in with it: until then the seat is kept
    for them. Refusal where the game goes on, or the key holds no seat.
    """
    live = await tables.open(id)
    async with live.turn:
        await seat_of(tables, live, key, guest)
        row = live.row
        if row.status not in AFTER or row.lesson:
            raise Refusal(409, "not-over", "This game is not over: a rematch comes after it.")
        if row.rematch is not None:
            return row.rematch
        game, secret = await tables.game_of(row), secrets.token_bytes(SECRET_BYTES)
        state = new_state(game, len(live.seats), row.options, secret)
        unrated = row.unrated if row.unrated != "hurried" else ""
        asker = await tables.storage.asker(id)
        clock = live.info().clock
        plan = Plan(row.watch, row.hints, clock, row.stand_in, unrated, takebacks=row.takebacks, asker=asker)
        new, statements = plan_table(tables, state, secret, plan, lambda new: turned(live.seats, new))
        noted = TABLES.update().where(TABLES.c.id == id).values(rematch=new)
        sitters = [
            SITTERS.insert().values(guest=guest, table_id=new, seat=(seat - 1) % len(live.seats))
            for guest, seat in await tables.storage.sitters(id)
        ]
        people = [seat.seat for seat in turned(live.seats, new) if seat.kind != "bot"]
        owed = tables.owed.of_rematch(id, new, len(live.seats))
        owed += tables.owed.of_entry(new, 0, [], state.actors(), people, is_end=False)
        await tables.storage.add_table(*statements, noted, *sitters, *owed)
        tables.pay(new, payers)
        live.become(rematch=new)
        return new


def turned(seats: list[SeatRow], id: str) -> list[SeatRow]:
    """Return the seats of a rematch: each moves up by one, and people are yet to come."""
    order = [*seats[1:], seats[0]]
    return [
        msgspec.structs.replace(
            row,
            table_id=id,
            seat=seat,
            taken=row.kind == "bot",
            invitation_hash=None,
            zone=None,
            seen=None,
        )
        for seat, row in enumerate(order)
    ]
