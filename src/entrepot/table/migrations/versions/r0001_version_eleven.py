"""What SQLite files of version 11 have; such a file may lack tables that later programs of that version made."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make what is missing."""
    _table(
        "actions",
        sa.PrimaryKeyConstraint("table_id", "number"),
        text("table_id"),
        whole("number"),
        text("kind"),
        whole("seat", nullable=True),
        text("words"),
        text("client_id", nullable=True),
        real("at"),
        data("events"),
        data("state"),
    )
    _table(
        "addresses",
        sa.PrimaryKeyConstraint("guest"),
        sa.UniqueConstraint("address"),
        text("guest"),
        text("address"),
        text("name"),
        text("language"),
    )
    _table(
        "bans",
        sa.PrimaryKeyConstraint("who"),
        text("who"),
        real("at"),
        real("until", nullable=True),
        text("reason"),
    )
    _table(
        "channels",
        sa.PrimaryKeyConstraint("id"),
        text("id"),
        text("guest"),
        text("kind"),
        text("device"),
        text("target"),
        text("language"),
        truth("turn"),
        truth("over"),
        text("trouble"),
        real("since"),
    )
    _table(
        "chat",
        sa.PrimaryKeyConstraint("id"),
        whole("id"),
        text("table_id"),
        whole("seat"),
        text("name"),
        text("text"),
        real("at"),
        text("client_id", nullable=True),
        rowid=True,
    )
    _table(
        "commands",
        sa.PrimaryKeyConstraint("number"),
        whole("number"),
        text("verb"),
        json("words"),
        real("asked"),
        real("done", nullable=True),
        text("fault", server_default=""),
        rowid=True,
    )
    _table(
        "contents",
        sa.PrimaryKeyConstraint("digest"),
        text("digest"),
        json("data"),
    )
    _table(
        "devices",
        sa.PrimaryKeyConstraint("id"),
        text("id"),
        text("guest"),
        text("label"),
        text("name"),
        text("language"),
        data("link", nullable=True),
        real("since"),
        real("seen"),
    )
    _table(
        "erasures",
        sa.PrimaryKeyConstraint("guest"),
        text("guest"),
        real("at"),
    )
    _table(
        "links",
        sa.PrimaryKeyConstraint("hash"),
        data("hash"),
        text("kind"),
        text("guest"),
        text("name"),
        text("language"),
        text("address"),
        real("until"),
    )
    _table(
        "meetings",
        sa.PrimaryKeyConstraint("id"),
        text("id"),
        text("status"),
        real("changed"),
        json("data"),
    )
    _table(
        "notices",
        sa.PrimaryKeyConstraint("channel", "table_id", "seat", "kind"),
        text("channel"),
        text("table_id"),
        whole("seat"),
        text("kind"),
        whole("number"),
        real("due", nullable=True),
        whole("tries"),
    )
    _table(
        "orders",
        sa.PrimaryKeyConstraint("table_id", "seat", "id"),
        text("table_id"),
        whole("seat"),
        text("id"),
        whole("number"),
        text("name"),
        json("words"),
        text("scope"),
        text("ended", server_default=""),
    )
    _table(
        "origins",
        sa.PrimaryKeyConstraint("table_id", "seat", "mark"),
        text("table_id"),
        whole("seat"),
        data("mark"),
    )
    _table(
        "played",
        sa.PrimaryKeyConstraint("guest", "number"),
        text("guest"),
        whole("number"),
        whole("seat"),
    )
    _table(
        "players",
        sa.PrimaryKeyConstraint("guest"),
        sa.UniqueConstraint("id"),
        text("guest"),
        text("id"),
        text("name"),
    )
    _table(
        "proposals",
        sa.PrimaryKeyConstraint("table_id", "seat"),
        text("table_id"),
        whole("seat"),
        json("places"),
    )
    _table(
        "ratings",
        sa.PrimaryKeyConstraint("guest", "game"),
        text("guest"),
        text("game"),
        real("mu"),
        real("sigma"),
        whole("rated"),
        real("wins"),
        real("expected"),
        whole("others"),
    )
    _table(
        "removed",
        sa.PrimaryKeyConstraint("guest", "table_id"),
        text("guest"),
        text("table_id"),
        text("game"),
        real("created"),
        real("at"),
    )
    _table(
        "reports",
        sa.PrimaryKeyConstraint("number"),
        whole("number"),
        real("at"),
        text("table_id"),
        whole("seat"),
        whole("by"),
        text("name"),
        text("text"),
        json("lines"),
        rowid=True,
    )
    _table(
        "results",
        sa.PrimaryKeyConstraint("number"),
        sa.UniqueConstraint("table_id"),
        whole("number"),
        text("table_id"),
        text("game"),
        real("ended"),
        text("unrated"),
        json("places"),
        json("scores"),
        json("stood_in"),
        json("sitters"),
        json("origins"),
        whole("hints"),
        text("verdict", nullable=True),
        json("changes"),
        rowid=True,
    )
    _table(
        "reviews",
        sa.PrimaryKeyConstraint("table_id", "seat"),
        text("table_id"),
        whole("seat"),
        text("guest"),
        real("asked"),
        text("state"),
        whole("playouts", server_default="0"),
        json("moves", nullable=True),
        data("told", nullable=True),
    )
    _table(
        "runs",
        sa.PrimaryKeyConstraint("number"),
        whole("number"),
        real("began"),
        real("uptime"),
        real("lasted"),
    )
    _table(
        "seats",
        sa.PrimaryKeyConstraint("table_id", "seat"),
        text("table_id"),
        whole("seat"),
        text("kind"),
        text("name"),
        text("bot", nullable=True),
        data("key_hash", nullable=True),
        truth("taken"),
        data("invitation_hash", nullable=True),
        text("zone", nullable=True),
        real("seen", nullable=True),
    )
    _table(
        "signed_out",
        sa.PrimaryKeyConstraint("id"),
        text("id"),
    )
    _table(
        "sitters",
        sa.PrimaryKeyConstraint("guest", "table_id", "seat"),
        text("guest"),
        text("table_id"),
        whole("seat"),
    )
    _table(
        "snapshots",
        sa.PrimaryKeyConstraint("table_id", "number", "rules"),
        text("table_id"),
        whole("number"),
        text("rules"),
        truth("is_start"),
        text("digest"),
        json("census"),
        real("at"),
        data("dump"),
    )
    _table(
        "tables",
        sa.PrimaryKeyConstraint("id"),
        text("id"),
        text("game"),
        text("rules"),
        json("options"),
        data("secret"),
        text("status"),
        json("reason", nullable=True),
        truth("watch"),
        real("created"),
        truth("hints", server_default=sa.false()),
        text("content_digest", nullable=True),
        truth("begun", server_default=sa.false()),
        json("clock", nullable=True),
        text("stand_in", server_default=""),
        text("rematch", nullable=True),
        text("unrated", server_default="by-choice"),
        text("lesson", server_default=""),
        truth("takebacks", server_default=sa.false()),
    )
    _table(
        "trials",
        sa.PrimaryKeyConstraint("id"),
        text("id"),
        text("guest"),
        text("game"),
        real("at"),
        text("status"),
        json("asked"),
        json("found", nullable=True),
    )
    _table(
        "versions",
        sa.PrimaryKeyConstraint("id"),
        text("id"),
        text("guest"),
        text("game"),
        whole("number"),
        text("digest"),
        text("note"),
        real("at"),
    )
    _index("actions_client_id", "actions", "table_id", "seat", "client_id", unique=True)
    _index("channels_guest", "channels", "guest")
    _index("chat_client_id", "chat", "table_id", "seat", "client_id", unique=True)
    _index("ix_chat_table_id", "chat", "table_id")
    _index("devices_guest", "devices", "guest")
    _index("links_guest", "links", "guest")
    _index("meetings_status", "meetings", "status", "changed")
    _index("notices_due", "notices", "due")
    _index("notices_table", "notices", "table_id", "seat")
    _index("removed_at", "removed", "at")
    _index("reports_once", "reports", "table_id", "seat", "by", unique=True)
    _index("results_verdict", "results", "verdict")
    _index("reviews_state", "reviews", "state", "asked")
    _index("sitters_table", "sitters", "table_id")
    _index("tables_begun", "tables", "begun", "created")
    _index("tables_content", "tables", "content_digest")
    _index("tables_lesson", "tables", "lesson", "created")
    _index("trials_guest", "trials", "guest", "at")
    _index("trials_status", "trials", "status")
    _index("versions_digest", "versions", "digest")
    _index("versions_guest", "versions", "guest", "game")


def _table(name: str, *parts: Any, rowid: bool = False) -> None:
    op.create_table(name, *parts, if_not_exists=True, sqlite_with_rowid=rowid)


def _index(name: str, table: str, *columns: str, unique: bool = False) -> None:
    op.create_index(name, table, list(columns), unique=unique, if_not_exists=True)


def _column(kind: Any) -> Any:
    def column(name: str, nullable: bool = False, server_default: Any = None) -> sa.Column[Any]:
        return sa.Column(name, kind(), nullable=nullable, server_default=server_default)

    return column


text, whole, real = _column(sa.String), _column(sa.Integer), _column(sa.Float)
truth, data, json = _column(sa.Boolean), _column(sa.LargeBinary), _column(sa.JSON)
