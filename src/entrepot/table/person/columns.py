"""What is stored of people: the devices on which somebody plays, links to more of them, and addresses."""

from typing import Final

from sqlalchemy import Boolean, Column, Float, Index, Integer, LargeBinary, String, Table

from entrepot.table.columns import META

DEVICES: Final = Table(
    "devices",
    META,
    Column("id", String, primary_key=True),
    Column("guest", String, nullable=False),
    Column("label", String, nullable=False),
    Column("name", String, nullable=False),
    Column("language", String, nullable=False),
    Column("link", LargeBinary),
    Column("since", Float, nullable=False),
    Column("seen", Float, nullable=False),
    sqlite_with_rowid=False,
)
"""Of whoever plays on several; `link` is the hash of the link that made it one of theirs, null for the first."""
DEVICES_GUEST: Final = Index("devices_guest", DEVICES.c.guest)

LINKS: Final = Table(
    "links",
    META,
    Column("hash", LargeBinary, primary_key=True),
    Column("kind", String, nullable=False),
    Column("guest", String, nullable=False),
    Column("name", String, nullable=False),
    Column("language", String, nullable=False),
    Column("address", String, nullable=False),
    Column("until", Float, nullable=False),
    sqlite_with_rowid=False,
)
"""What a link is for that has not been used: a 'device', or to prove an `address`. Their holders alone know links."""
LINKS_GUEST: Final = Index("links_guest", LINKS.c.guest)

SIGNED_OUT: Final = Table("signed_out", META, Column("id", String, primary_key=True), sqlite_with_rowid=False)
"""What no cookie may name any more: a device; a guest and '/' for cookies older than devices; a guest that is gone."""

ADDRESSES: Final = Table(
    "addresses",
    META,
    Column("guest", String, primary_key=True),
    Column("address", String, nullable=False, unique=True),
    Column("name", String, nullable=False),
    Column("language", String, nullable=False),
    sqlite_with_rowid=False,
)
"""Addresses of e-mail that their guests have proved to be theirs, in small letters."""

CHANNELS: Final = Table(
    "channels",
    META,
    Column("id", String, primary_key=True),
    Column("guest", String, nullable=False),
    Column("kind", String, nullable=False),
    Column("device", String, nullable=False),
    Column("target", String, nullable=False),
    Column("language", String, nullable=False),
    Column("turn", Boolean, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("trouble", String, nullable=False),
    Column("since", Float, nullable=False),
    sqlite_with_rowid=False,
)
"""By what a guest is told, and of what: 'push' to a device, 'mail', or a 'hook'; `target` is where to, as that has it.

`trouble` is why the last notice did not arrive, empty where it did.
"""
CHANNELS_GUEST: Final = Index("channels_guest", CHANNELS.c.guest)

NOTICES: Final = Table(
    "notices",
    META,
    Column("channel", String, primary_key=True),
    Column("table_id", String, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String, primary_key=True),
    Column("number", Integer, nullable=False),
    Column("due", Float),
    Column("tries", Integer, nullable=False),
    sqlite_with_rowid=False,
)
"""What is to be told: that it is somebody's 'turn', that they were reminded ('nudge'), that a 'bot' plays
for them, that a game is 'over'.

`number` is the entry of the log that it comes of, `due` when it is sent next, null once it was. A row stands until its
seat is looked from, so that nobody is told twice of what they have not looked at.
"""
NOTICES_DUE: Final = Index("notices_due", NOTICES.c.due)
NOTICES_TABLE: Final = Index("notices_table", NOTICES.c.table_id, NOTICES.c.seat)

ERASURES: Final = Table(
    "erasures",
    META,
    Column("guest", String, primary_key=True),
    Column("at", Float, nullable=False),
    sqlite_with_rowid=False,
)
"""Guests who want to be forgotten, and are not yet at all their tables."""

REMOVED: Final = Table(
    "removed",
    META,
    Column("guest", String, primary_key=True),
    Column("table_id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("created", Float, nullable=False),
    Column("at", Float, nullable=False),
    sqlite_with_rowid=False,
)
"""Tables that were removed since nobody had begun to play there, for a while, by those who sat there."""
REMOVED_AT: Final = Index("removed_at", REMOVED.c.at)
