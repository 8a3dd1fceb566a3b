"""Opens a new table: a fresh game, or one that goes on from a finished one."""

import secrets
from collections.abc import Callable
from typing import Any

import msgspec

from entrepot.bots.find import find_bot
from entrepot.files.lesson_course import Course
from entrepot.kernel.chance import Keyed
from entrepot.kernel.errors import EntrepotError
from entrepot.kernel.game import Game
from entrepot.kernel.match import Match
from entrepot.kernel.state import State
from entrepot.table.bots import quicker
from entrepot.table.clocks import check_clock, fresh
from entrepot.table.columns import ACTIONS, CONTENTS, SEATS, SITTERS, SNAPSHOTS, TABLES
from entrepot.table.company import NOBODY
from entrepot.table.errors import Refusal
from entrepot.table.games import own_content
from entrepot.table.naming import checked_name
from entrepot.table.opening import proof, watched
from entrepot.table.playtests.columns import PLAYTESTS
from entrepot.table.progress import Progress
from entrepot.table.rows import SeatRow, TableRow
from entrepot.table.security import key_hash, new_key, new_table_id
from entrepot.table.snapshot import snapshot
from entrepot.table.statements import insert_once
from entrepot.table.tables import Tables
from entrepot.table.wire import Clock, NewTable, Opened, SeatWish

SECRET_BYTES = 32


class Author:
    """Who opens a table; `payers` are the address and the guest that pay for what its bots think."""

    def __init__(self, guest: str | None, name: str, payers: tuple[str, ...] = NOBODY) -> None:
        self.guest = guest
        self.name = name
        self.payers = payers


class Plan(msgspec.Struct, frozen=True):
    """What a table is opened with, beside its game and its seats; a wish for one says what each is."""

    watch: bool
    hints: bool = False
    clock: Clock | None = None
    stand_in: str = ""
    unrated: str = "by-choice"
    course: Course | None = None
    """Where it is a lesson."""
    takebacks: bool = False
    asker: str | None = None
    """The guest for whom its players are asked at the end."""


async def create(tables: Tables, wish: NewTable, author: Author) -> Opened:
    """Open a table and return its keys. Refusal where the game, the seats, the options or the content are wrong."""
    game = await tables.reader.game(wish.game, wish.content, author.payers)
    secret = secrets.token_bytes(SECRET_BYTES)
    state = new_state(game, len(wish.seats), wish.options, secret)
    check_clock(wish.clock)
    unrated = unrated_as_wished(wish)
    stand_in = wish.stand_in or quicker(game)
    asker = author.guest if wish.asks else None
    plan = Plan(wish.watch, wish.hints, wish.clock, stand_in, unrated, takebacks=wish.takebacks, asker=asker)
    check_bot(game, plan.stand_in)
    return await open_table(tables, state, secret, wish.seats, author, plan)


def unrated_as_wished(wish: NewTable) -> str:
    """Return why a table that is opened so is not to be rated; empty where it is."""
    if not wish.rated:
        return "by-choice"
    return "own-cards" if wish.content is not None else "takebacks" if wish.takebacks else ""


def new_state(game: Game, seats: int, options: dict[str, str], secret: bytes) -> State:
    """Return a game that begins. Refusal where it has no such options, or not so many seats."""
    try:
        return game.new(seats, 0, options, Keyed(secret), listening=True)
    except EntrepotError as error:
        raise Refusal(400, error.code, str(error)) from error


async def fork(tables: Tables, state: State, seats: list[SeatWish], author: Author, watch: bool) -> Opened:
    """Open a table that goes on from a position of a finished game; what was undrawn is drawn anew."""
    if len(seats) != state.seats:
        raise Refusal(400, "bad-seats", f"That game has {state.seats} seats, and {len(seats)} are asked for.")
    secret = secrets.token_bytes(SECRET_BYTES)
    start = state.game.load(state.dump(), Keyed(secret))
    plan = Plan(watch, stand_in=quicker(state.game), unrated="fork")
    return await open_table(tables, start, secret, seats, author, plan, is_fork=True)


async def open_table(
    tables: Tables,
    state: State,
    secret: bytes,
    wishes: list[SeatWish],
    author: Author,
    plan: Plan,
    is_fork: bool = False,
) -> Opened:
    """Store a table whose chance is the secret's, and return its keys."""
    check_wishes(state.game, wishes)
    keys = [None if wish.kind == "bot" else new_key() for wish in wishes]

    def seats(id: str) -> list[SeatRow]:
        return [seat_row(id, seat, wish, keys[seat], author) for seat, wish in enumerate(wishes)]

    id, statements = plan_table(tables, state, secret, plan, seats, is_fork)
    await tables.storage.add_table(*statements, *sitters(id, wishes, author))
    tables.pay(id, author.payers)
    return Opened(id, keys, plan.watch)


def plan_table(
    tables: Tables,
    state: State,
    secret: bytes,
    plan: Plan,
    seats_of: Callable[[str], list[SeatRow]],
    is_fork: bool = False,
) -> tuple[str, list[Any]]:
    """Return the id of a new table, and the statements that store it; `seats_of` makes its seats for that id."""
    game, id, now = state.game, new_table_id(), tables.config.clock()
    row = TableRow(
        id=id,
        game=game.id,
        rules=game.version,
        options=game.option_names(state.options),
        content=own_content(game, tables.games.shipped(game.id)),
        secret=secret,
        status="playing",
        reason=None,
        watch=plan.watch,
        created=now,
        hints=plan.hints,
        clock=msgspec.to_builtins(plan.clock),
        stand_in=plan.stand_in,
        unrated=plan.unrated,
        lesson=plan.course.lesson.id if plan.course is not None else "",
        takebacks=plan.takebacks,
        asks=plan.asker is not None,
    )
    seats = seats_of(id)
    start = snapshot(id, 0, state, now, is_start=is_fork)
    _, entry = Progress.begin(Match(state, listening=True), watched(row, seats), proof(row), plan.course)
    counters = entry.counters
    counters.affairs = fresh(plan.clock, len(seats), counters.waiting, tables.uptime.now())
    first = {
        "table_id": id,
        "number": 0,
        "kind": "begin",
        "words": "",
        "at": now,
        "events": msgspec.json.encode(entry.events),
        "state": msgspec.json.encode(counters),
    }
    return id, [
        *table_statements(row),
        *([PLAYTESTS.insert().values(table_id=id, guest=plan.asker)] if plan.asker is not None else []),
        SEATS.insert().values([msgspec.structs.asdict(seat) for seat in seats]),
        ACTIONS.insert().values(first),
        SNAPSHOTS.insert().values(start),
    ]


def table_statements(row: TableRow) -> list[Any]:
    """Return the statements that store a table's own row, and its content where no other table has the same."""
    values = {**msgspec.structs.asdict(row), "content_digest": row.content_digest()}
    content = values.pop("content")
    del values["asks"]  # which follows from another table
    table = TABLES.insert().values(values)
    if content is None:
        return [table]
    once = insert_once(CONTENTS)
    return [once.values(digest=values["content_digest"], data=content), table]


def check_wishes(game: Game, wishes: list[SeatWish]) -> None:
    """Refuse bots that do not exist, and two seats for the caller."""
    for wish in wishes:
        if (wish.bot is not None) != (wish.kind == "bot"):
            raise Refusal(400, "bad-seats", "A seat of kind 'bot' names its bot, and no other seat names one.")
        if wish.bot is not None:
            check_bot(game, wish.bot)
    if sum(wish.kind == "me" for wish in wishes) > 1:
        raise Refusal(400, "bad-seats", "Only one seat can be yours; several people at one screen have kind 'screen'.")


def check_bot(game: Game, bot: str) -> None:
    """Refuse a bot that does not exist."""
    try:
        find_bot(game, bot)
    except EntrepotError as error:
        raise Refusal(400, error.code, str(error)) from error


def seat_row(id: str, seat: int, wish: SeatWish, key: str | None, author: Author) -> SeatRow:
    """Return a seat of a new table as a row."""
    given = checked_name(wish.name) if wish.name is not None else ""
    name = given or {"me": author.name, "bot": wish.bot or ""}.get(wish.kind, "")
    hashed = key_hash(key) if key is not None else None
    is_free = wish.kind == "friend"
    held, invitation = (None, hashed) if is_free else (hashed, None)
    return SeatRow(id, seat, wish.kind, name, wish.bot, held, not is_free, invitation)


def sitters(id: str, wishes: list[SeatWish], author: Author) -> list[Any]:
    """Return the statements that say where the author sits."""
    own = [seat for seat, wish in enumerate(wishes) if wish.kind in ("me", "screen")]
    if author.guest is None or not own:
        return []
    rows = [{"guest": author.guest, "table_id": id, "seat": seat} for seat in own]
    return [SITTERS.insert().values(rows)]
