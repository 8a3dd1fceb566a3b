"""Which of the processes only think for the others."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the column; the processes that run meanwhile are servers, and go on."""
    op.add_column("processes", sa.Column("lends", sa.String(), nullable=False, server_default=""))
