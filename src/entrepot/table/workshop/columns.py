"""What is stored of the workshop: versions of cards that somebody keeps, and how they were tried."""

from collections.abc import Collection
from typing import Final

from sqlalchemy import JSON, Column, Delete, Float, Index, Integer, String, Table, exists

from entrepot.table.columns import CONTENTS, META, TABLES

VERSIONS: Final = Table(
    "versions",
    META,
    Column("id", String, primary_key=True),
    Column("guest", String, nullable=False),
    Column("game", String, nullable=False),
    Column("number", Integer, nullable=False),
    Column("digest", String, nullable=False),
    Column("note", String, nullable=False),
    Column("at", Float, nullable=False),
    sqlite_with_rowid=False,
)
"""Cards as somebody has kept them, by the digest of their content; `number` counts those of one person and game."""
VERSIONS_GUEST: Final = Index("versions_guest", VERSIONS.c.guest, VERSIONS.c.game)
VERSIONS_DIGEST: Final = Index("versions_digest", VERSIONS.c.digest)

TRIALS: Final = Table(
    "trials",
    META,
    Column("id", String, primary_key=True),
    Column("guest", String, nullable=False),
    Column("game", String, nullable=False),
    Column("at", Float, nullable=False),
    Column("status", String, nullable=False),
    Column("asked", JSON, nullable=False),
    Column("found", JSON(none_as_null=True)),
    sqlite_with_rowid=False,
)
"""What somebody let be played. `status` is waiting, running, done, stopped (by them), ended (by a stop of the server),
failed or too-long. `found` is what the last stage that was finished has told; its report is a file."""
TRIALS_GUEST: Final = Index("trials_guest", TRIALS.c.guest, TRIALS.c.at)
TRIALS_STATUS: Final = Index("trials_status", TRIALS.c.status)


def without_use(digests: Collection[str | None]) -> Delete:
    """Return the statement that removes those of these contents which no table and no version has any more.

    It looks at no others: while it runs, nothing else is stored.
    """
    of_table = exists().where(TABLES.c.content_digest == CONTENTS.c.digest)
    of_version = exists().where(VERSIONS.c.digest == CONTENTS.c.digest)
    return CONTENTS.delete().where(CONTENTS.c.digest.in_(digests), ~of_table, ~of_version)
