"""What a reader of content files hands on: the data, what was wrong with the files, and where each row stood."""

from dataclasses import dataclass, field
from typing import Any

from entrepot.kernel.content import MOST_FOUND, Problem


@dataclass
class Reading:
    """Content data as a file or folder called `name` has them, not yet checked against the schema.

    `problems` are those of the files themselves. `sheet_rows` tells, for tables that came as CSV, in which row of the
    spreadsheet (the header is row 1) each row stands.
    """

    name: str
    data: dict[str, Any] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)
    sheet_rows: dict[str, list[int]] = field(default_factory=dict)
    is_csv: bool = False

    def refuse(self, table: str, row: int, column: str, code: str, message: str) -> None:
        """Add a problem of the files with its place; those beyond MOST_FOUND are not kept."""
        if not self.is_full():
            self.problems.append(self.placed(Problem(table, row, column, code, message)))

    def is_full(self) -> bool:
        """Return whether so much is wrong that it makes no sense to go on."""
        return len(self.problems) >= MOST_FOUND

    def placed(self, problem: Problem) -> Problem:
        """Return the problem with its place in the files."""
        if self.is_csv:
            place = [f"{self.name}/{problem.table}.csv"] if problem.table else [self.name]
        else:
            place = [self.name, problem.table] if problem.table else [self.name]
        if problem.row:
            place.append(f"row {problem.row}{self._sheet_row(problem)}")
        if problem.column:
            place.append(f"{'key' if problem.table == 'meta' else 'column'} {problem.column}")
        problem.place = ", ".join(place)
        return problem

    def _sheet_row(self, problem: Problem) -> str:
        rows = self.sheet_rows.get(problem.table, [])
        return f" (row {rows[problem.row - 1]} of the sheet)" if problem.row <= len(rows) else ""
