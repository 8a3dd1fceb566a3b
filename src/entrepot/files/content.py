"""Content files: `load` one, `check` one, write one. TOML, or a folder of CSV files that a spreadsheet opens."""

from pathlib import Path

from entrepot.files.content_csv import read_csv_folder, write_csv_folder
from entrepot.files.content_toml import read_toml, toml_text
from entrepot.files.reading import Reading
from entrepot.files.text import Unreadable, read_text
from entrepot.kernel import registry
from entrepot.kernel.content import Content, Problem, Schema, bad_content, check_content, make_content
from entrepot.kernel.schema import BLANK, NOTED

__all__ = [
    "check",
    "load",
    "load_or_shipped",
    "read",
    "read_csv_folder",
    "read_toml",
    "toml_text",
    "unused_columns",
    "write_csv_folder",
    "write_toml",
]


def load(path: Path | str, schema: Schema) -> Content:
    """Return the content of a .toml file or a folder of CSV files.

    Raises BadContent, whose text and `problems` say file, row, column, what is wrong and what is allowed.
    """
    reading = read(path, schema)
    problems = _problems(reading, schema)
    if any(problem.severity == "refused" for problem in problems):
        raise bad_content(problems)
    content = make_content(schema, reading.data)
    content.notes = problems
    return content


def load_or_shipped(given: str, schema: Schema) -> Content:
    """Return the content of a file or folder or, for the game's own name where no file has it, what the game ships."""
    if given == schema.game and not Path(given).exists():
        return registry.build(given).content
    return load(given, schema)


def check(path: Path | str, schema: Schema) -> list[Problem]:
    """Return everything that is wrong with a content file or folder, and notes about it; empty if there is nothing."""
    return _problems(read(path, schema), schema)


def unused_columns(path: Path | str, schema: Schema, shipped: Content) -> list[Problem]:
    """Return a note for each column that no row of a checked file has, where the game's own cards make use of it."""
    reading = read(path, schema)
    notes = []
    for table in schema.tables:
        rows = reading.data[table.name]
        for column in table.columns:
            is_used = any(row[column.name] != column.default for row in shipped.rows(table.name))
            if rows and is_used and not column.assumed and not any(column.name in row for row in rows):
                default = "empty" if column.default in ("", BLANK) else str(column.default).lower()
                why = f"no row has it, so it is {default} in all; in the game's own cards it is not"
                notes.append(reading.placed(Problem(table.name, 0, column.name, "unused", why, NOTED)))
    return notes


def read(path: Path | str, schema: Schema) -> Reading:
    """Return the data of a .toml file or a folder of CSV files, unchecked, with the problems of the files."""
    path = Path(path)
    reading = Reading(path.name)
    try:
        if path.is_dir():
            return read_csv_folder(path, schema)
        if path.suffix.lower() == ".toml":
            return read_toml(read_text(path), path.name)
        found = "it is neither" if path.exists() else "it is not there"
        reading.refuse("", 0, "", "file", f"{found}; allowed: a .toml file or a folder of .csv files")
    except Unreadable as error:
        reading.refuse("", 0, "", "unreadable", error.why)
    except OSError as error:
        reading.refuse("", 0, "", "unreadable", f"it cannot be read ({error.strerror})")
    return reading


def write_toml(content: Content, path: Path | str, schema: Schema) -> None:
    """Write content as a TOML file, with what each column means and allows as comments."""
    Path(path).write_text(toml_text(content, schema), encoding="utf-8", newline="\n")


def _problems(reading: Reading, schema: Schema) -> list[Problem]:
    """Return what is wrong with the files; only if nothing is, what is wrong with what stands in them.

    Of cards for another game nothing else is told: hardly anything in them would be right.
    """
    meta, game = reading.data.get("meta"), schema.meta[0]
    given = meta.get(game.name) if isinstance(meta, dict) else None
    if isinstance(given, str) and given != schema.game:
        return [reading.placed(Problem("meta", 0, game.name, one.code, one.message)) for one in game.faults(given)]
    if reading.problems:
        return reading.problems
    return [reading.placed(problem) for problem in check_content(schema, reading.data)]
