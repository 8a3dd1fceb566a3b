"""An index by which the reviews of somebody who is forgotten are found."""

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make it."""
    op.create_index("reviews_guest", "reviews", ["guest"])
