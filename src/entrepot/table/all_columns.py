"""All tables of the database: whoever imports this has read every module that has some."""

from typing import Final

from sqlalchemy import Table

from entrepot.table.columns import META
from entrepot.table.meeting_columns import MEETINGS
from entrepot.table.operating.columns import COMMANDS
from entrepot.table.person.columns import DEVICES
from entrepot.table.playtests.columns import ANSWERS
from entrepot.table.processes.columns import HOLDERS, PROCESSES
from entrepot.table.result_columns import RESULTS
from entrepot.table.reviews.columns import REVIEWS
from entrepot.table.workshop.columns import VERSIONS

ONE_OF_EACH: Final = (ANSWERS, COMMANDS, DEVICES, MEETINGS, PROCESSES, RESULTS, REVIEWS, VERSIONS)
WHOLE: Final = META
ALL: Final[list[Table]] = [table for table in META.sorted_tables if table not in (PROCESSES, HOLDERS)]
"""That are kept: which processes serve the database now goes with none of it."""
