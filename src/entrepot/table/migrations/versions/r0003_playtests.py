"""Tables that ask their players what they think, and the answers."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make both."""
    op.create_table(
        "playtests",
        sa.Column("table_id", sa.String(), primary_key=True),
        sa.Column("guest", sa.String(), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("playtests_guest", "playtests", ["guest"])
    op.create_table(
        "answers",
        sa.Column("table_id", sa.String(), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True),
        sa.Column("guest", sa.String(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("fun", sa.Integer()),
        sa.Column("length", sa.String()),
        sa.Column("unclear", sa.String(), nullable=False),
        sa.Column("is_named", sa.Boolean(), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("answers_guest", "answers", ["guest"])
