"""Which processes serve the database, and which of them has what."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make the two tables; nothing is in them while no server runs."""
    op.create_table(
        "processes",
        sa.Column("number", sa.Integer(), sa.Identity(), primary_key=True),
        sa.Column("address", sa.String(), nullable=False),
        sa.Column("key", sa.String(), nullable=False),
        sa.Column("beat", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "holders",
        sa.Column("place", sa.String(), primary_key=True),
        sa.Column("process", sa.Integer(), sa.ForeignKey("processes.number", ondelete="CASCADE"), nullable=False),
    )
    op.create_index("ix_holders_process", "holders", ["process"])
