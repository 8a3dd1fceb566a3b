"""How the tables of the database came to be as they are: one step for each change, carried out by Alembic.

A new database is made as `columns.py` and the like have it, and holds the name of the last step. `versions` has the
steps, each for both kinds of database. To add one: change the columns, write `versions/rNNNN_what.py` with the step
before it as its `down_revision`, and put its name into `REVISION`. A test compares what the steps make with the
columns.
"""

from typing import Final

REVISION: Final = "0005"
"""The last step."""
