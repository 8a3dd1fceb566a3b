"""The tables of the database. `actions` is append-only and is the truth."""

from typing import Any

from sqlalchemy import JSON, Boolean, Column, Float, Index, Integer, LargeBinary, MetaData, String, Table, false

META = MetaData()


def _table(name: str, *columns: Any) -> Table:
    return Table(name, META, *columns, sqlite_with_rowid=False)


def _id() -> "Column[str]":
    return Column("table_id", String, primary_key=True)


TABLES = _table(
    "tables",
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("rules", String, nullable=False),
    Column("options", JSON, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("status", String, nullable=False),
    Column("reason", JSON(none_as_null=True)),
    Column("watch", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("hints", Boolean, nullable=False, server_default=false()),
    Column("content_digest", String),
    Column("begun", Boolean, nullable=False, server_default=false()),
    Column("clock", JSON(none_as_null=True)),
    Column("stand_in", String, nullable=False, server_default=""),
    Column("rematch", String),
    Column("unrated", String, nullable=False, server_default="by-choice"),
    Column("lesson", String, nullable=False, server_default=""),
    Column("takebacks", Boolean, nullable=False, server_default=false()),
)
"""`content_digest` is null where the content is what the game ships; `status` never says 'waiting', which follows from
the seats. It is `begun` once a person has done something there: then it is kept for good.
`clock` is null where nobody's time is counted, `stand_in` the bot that plays for people who do not, and `rematch` the
table that goes on with the same people. `unrated` is why its game is not to be rated, empty where it is. `lesson` is
what is learned there, empty at other tables. `takebacks` says whether a seat may take its last action back where all
agree.
"""
TABLES_CONTENT = Index("tables_content", TABLES.c.content_digest)
TABLES_BEGUN = Index("tables_begun", TABLES.c.begun, TABLES.c.created)
TABLES_LESSON = Index("tables_lesson", TABLES.c.lesson, TABLES.c.created)

CONTENTS = _table("contents", Column("digest", String, primary_key=True), Column("data", JSON, nullable=False))
"""Cards and numbers that are not what a game ships: once, at however many tables they are played with."""

SEATS = _table(
    "seats",
    _id(),
    Column("seat", Integer, primary_key=True),
    Column("kind", String, nullable=False),
    Column("name", String, nullable=False),
    Column("bot", String),
    Column("key_hash", LargeBinary),
    Column("taken", Boolean, nullable=False),
    Column("invitation_hash", LargeBinary),
    Column("zone", String),
    Column("seen", Float),
)
"""`key_hash` is of the key by which the seat is held, `invitation_hash` of the last invitation to it, used or not.

`zone` is the time zone by which its player sleeps, `seen` when it was last looked from.
"""

SITTERS = _table("sitters", Column("guest", String, primary_key=True), _id(), Column("seat", Integer, primary_key=True))
"""From which browsers a seat is played, by their guests; '' is a program without a session."""
SITTERS_TABLE = Index("sitters_table", SITTERS.c.table_id)

RUNS = _table(
    "runs",
    Column("number", Integer, primary_key=True),
    Column("began", Float, nullable=False),
    Column("uptime", Float, nullable=False),
    Column("lasted", Float, nullable=False),
)
"""When servers of this database were up, for how long, and after how many seconds of it in all: so time is counted."""

PROPOSALS = _table(
    "proposals", _id(), Column("seat", Integer, primary_key=True), Column("places", JSON, nullable=False)
)
"""How a seat would end a frozen table: the place of each seat. Where the table is 'agreed', all say the same."""

ORDERS = _table(
    "orders",
    _id(),
    Column("seat", Integer, primary_key=True),
    Column("id", String, primary_key=True),
    Column("number", Integer, nullable=False),
    Column("name", String, nullable=False),
    Column("words", JSON, nullable=False),
    Column("scope", String, nullable=False),
    Column("ended", String, nullable=False, server_default=""),
)
"""What somebody has ordered in advance, by the id that the client gave it: a secret of that seat.

`words` are the values in notation, `scope` is what it is for, `number` says in which order they came. An order that
has `ended` stays, so that one which is sent again is not carried out again.
"""

ACTIONS = _table(
    "actions",
    _id(),
    Column("number", Integer, primary_key=True),
    Column("kind", String, nullable=False),
    Column("seat", Integer),
    Column("words", String, nullable=False),
    Column("client_id", String),
    Column("at", Float, nullable=False),
    Column("events", LargeBinary, nullable=False),
    Column("state", LargeBinary, nullable=False),
)
"""Number 0 is the beginning. `kind` is begin, act (`words` is notation), undo (a count), takeback (whose, and how many
actions that undid), hint (what it was), rules (a version) or seat (what became of it, or of the table). `seat` is from
where that was asked for, if it was. A hint changes nothing, and its event is for its seat alone.

The unique key is the lock. `events` is what happened, with audiences, and `state` the counters after it, both JSON.
"""
Index("actions_client_id", ACTIONS.c.table_id, ACTIONS.c.seat, ACTIONS.c.client_id, unique=True)

SNAPSHOTS = _table(
    "snapshots",
    _id(),
    Column("number", Integer, primary_key=True),
    Column("rules", String, primary_key=True),
    Column("is_start", Boolean, nullable=False),
    Column("digest", String, nullable=False),
    Column("census", JSON, nullable=False),
    Column("at", Float, nullable=False),
    Column("dump", LargeBinary, nullable=False),
)
"""The position after that action. `is_start`: a stretch under these rules begins with it, so it is kept."""

CHAT = Table(
    "chat",
    META,
    Column("id", Integer, primary_key=True),
    Column("table_id", String, nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("name", String, nullable=False),
    Column("text", String, nullable=False),
    Column("at", Float, nullable=False),
    Column("client_id", String),
)
"""The unique key is the lock here too: what is sent again by its id is there once."""
CHAT_CLIENT_ID = Index("chat_client_id", CHAT.c.table_id, CHAT.c.seat, CHAT.c.client_id, unique=True)
