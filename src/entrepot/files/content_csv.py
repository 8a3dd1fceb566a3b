"""Content as a folder of CSV files, one for each table, as spreadsheets in several countries write them.

A text takes a column for each language: `name.en`, `name.nl`. What describes the whole is meta.csv, `key` and `value`.
"""

import csv
import io
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from entrepot.files.reading import Reading
from entrepot.files.text import Unreadable, read_text
from entrepot.kernel.content import Column, Content, Schema
from entrepot.kernel.schema import LANGUAGES, shown_key, unknown

DELIMITERS = ",;\t"

_FORMULA = re.compile(r"'*[=+\-@\t\r]")
"""How a cell begins that spreadsheets may take for a formula, in a file that somebody else has made for them."""
_NUMBER = re.compile(r"[+-]?[0-9]{1,4000}")
# Dutch spreadsheets write WAAR and ONWAAR
_YES = {"true", "yes", "waar", "ja", "1"}
_NO = {"false", "no", "onwaar", "nee", "0"}


def read_csv_folder(folder: Path, schema: Schema) -> Reading:
    """Return the data of a folder's CSV files; other files in it are left alone. Problems are those of the files."""
    reading = Reading(folder.name or str(folder), is_csv=True)
    known = ["meta", *(table.name for table in schema.tables)]
    for path in sorted(folder.iterdir()):
        name = path.name[: -len(".csv")]
        if path.suffix.lower() != ".csv" or path.name.startswith("."):
            continue
        if name in known:
            _read_file(reading, name, path, schema)
        else:
            reading.refuse(name, 0, "", "unknown-table", unknown("table", name, known))
    if not reading.data and not reading.problems:
        why = "there are no .csv files in it; allowed: a sheet for each table, and meta.csv"
        reading.refuse("", 0, "", "no-files", why)
    return reading


def read_csv(name: str, text: str, schema: Schema) -> Reading:
    """Return the data of one table's CSV, or of meta's; those of no other. Problems are those of the text."""
    reading = Reading(name, is_csv=True)
    known = ["meta", *(table.name for table in schema.tables)]
    if name in known:
        _read_text(reading, name, text.removeprefix("\ufeff"), schema)
    else:
        reading.refuse("", 0, "", "unknown-table", unknown("table", name, known))
    return reading


def write_csv_folder(content: Content, folder: Path, schema: Schema, delimiter: str = ",") -> None:
    """Write content as CSV files into a folder, made if need be, for `read_csv_folder` to read back without loss.

    They start with a byte order mark, by which spreadsheets recognise UTF-8. Dutch spreadsheets need ';' as delimiter.
    A text that a spreadsheet would execute gets an apostrophe in front, which does not belong to the text.
    """
    folder.mkdir(parents=True, exist_ok=True)
    description = [list(pair) for pair in _cells(schema.meta, content.meta)]
    _write(folder / "meta.csv", [["key", "value"], *description], delimiter)
    for table in schema.tables:
        rows = [[cell for _, cell in _cells(table.columns, row)] for row in content.rows(table.name)]
        _write(folder / f"{table.name}.csv", [_header(table.columns), *rows], delimiter)


# ---------------------------------------------------------------- writing


def _write(path: Path, rows: list[list[str]], delimiter: str) -> None:
    # '\r\n', because Python quotes a cell with a line break in it only if the line ends with that character
    with path.open("w", encoding="utf-8-sig", newline="") as file:
        csv.writer(file, delimiter=delimiter, lineterminator="\r\n").writerows(rows)


def _header(columns: list[Column]) -> list[str]:
    return [name for column in columns for name in _names(column)]


def _names(column: Column) -> list[str]:
    return [f"{column.name}.{language}" for language in LANGUAGES] if column.kind == "text" else [column.name]


def _cells(columns: list[Column], row: dict[str, Any]) -> Iterator[tuple[str, str]]:
    for column in columns:
        value = row[column.name]
        parts = [value[language] for language in LANGUAGES] if column.kind == "text" else [value]
        yield from zip(_names(column), (_cell(part) for part in parts), strict=True)


def _cell(value: Any) -> str:
    if isinstance(value, str):
        return harmless(value)
    return str(value).lower() if isinstance(value, bool) else str(value)


def harmless(text: str) -> str:
    """Return a text as a cell that no spreadsheet executes; `unmarked` undoes that."""
    return f"'{text}" if _FORMULA.match(text) else text


def unmarked(cell: str) -> str:
    """Return the text that a cell stands for."""
    return cell[1:] if cell.startswith("'") and _FORMULA.match(cell) else cell


# ---------------------------------------------------------------- reading


def _read_file(reading: Reading, name: str, path: Path, schema: Schema) -> None:
    try:
        _read_text(reading, name, read_text(path), schema)
    except Unreadable as error:
        reading.refuse(name, 0, "", "unreadable", error.why)


def _read_text(reading: Reading, name: str, text: str, schema: Schema) -> None:
    try:
        sheet = list(_sheet(text))
    except _Broken as error:
        reading.refuse(name, 0, "", "syntax", str(error))
        return
    if name == "meta":
        reading.data["meta"] = _meta(reading, sheet, schema)
    else:
        reading.data[name] = _table(reading, name, sheet, schema)


class _Broken(Exception):
    """A text that is not valid CSV."""


def _sheet(text: str) -> Iterator[tuple[int, list[str]]]:
    """Yield the rows that are not blank, each with its number in the spreadsheet."""
    text, delimiter = _delimited(text)
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter, strict=True)
    begun = 1
    try:
        for number, row in enumerate(reader, 1):
            begun = reader.line_num + 1
            if any(cell.strip() for cell in row):
                yield number, [unmarked(cell) for cell in row]
    except csv.Error as error:
        raise _Broken(_broken(begun, reader.line_num, str(error))) from error


def _broken(begun: int, line: int, said: str) -> str:
    """Return what is wrong in the row that began in one line and broke off in another."""
    if said == "unexpected end of data":
        return f'this is not valid CSV, line {begun}: a quote (") opens in this row and is never closed'
    if begun < line:
        where = f'its row begins in line {begun}, perhaps with a quote (") too many'
        return f"this is not valid CSV, line {line}: {said}; {where}"
    return f"this is not valid CSV, line {line}: {said}"


def _delimited(text: str) -> tuple[str, str]:
    """Return the text without a 'sep=' line, and the delimiter that this line or else the header tells."""
    first, _, rest = text.partition("\n")
    if first.strip(" \r").lower() in {f"sep={delimiter}" for delimiter in DELIMITERS}:
        return rest, first.strip(" \r")[-1:]
    header = next((line for line in io.StringIO(text) if line.strip(f"{DELIMITERS} \r\n")), text)
    return text, max(DELIMITERS, key=header.count)


def _table(reading: Reading, name: str, sheet: list[tuple[int, list[str]]], schema: Schema) -> list[dict[str, Any]]:
    table = schema.table(name)
    columns = table.columns if table is not None else []
    rows = _rows(reading, name, sheet, columns)
    reading.sheet_rows[name] = [number for number, _ in rows]
    return [_values(columns, cells) for _, cells in rows]


def _rows(
    reading: Reading, name: str, sheet: list[tuple[int, list[str]]], columns: list[Column]
) -> list[tuple[int, dict[str, str]]]:
    """Return each row's cells by column name; nothing if the header cannot be trusted."""
    header = [cell.strip() for cell in sheet[0][1]] if sheet else []
    if not _is_sound_header(reading, name, header, columns):
        return []
    while header and not header[-1]:
        header.pop()
    numbered = enumerate(sheet[1:], 1)
    return [(number, _by_name(reading, name, at, number, header, cells)) for at, (number, cells) in numbered]


def _by_name(reading: Reading, name: str, at: int, number: int, header: list[str], cells: list[str]) -> dict[str, str]:
    # spreadsheets add empty cells at the end of a row; nothing else may go beyond the header
    if len(cells) < len(header) or any(cells[len(header) :]):
        why = f"it has {len(cells)} cells; allowed: {len(header)}, as the header has (row {number} of the sheet)"
        reading.refuse(name, at, "", "ragged", why)
        return {}
    if any(cell.strip() and not title for title, cell in zip(header, cells, strict=False)):
        why = f"a cell stands under no name; allowed: a name above each in the header (row {number} of the sheet)"
        reading.refuse(name, at, "", "ragged", why)
        return {}
    return dict(zip(header, cells, strict=False))


def _is_sound_header(reading: Reading, name: str, header: list[str], columns: list[Column]) -> bool:
    known = _header(columns)
    before = len(reading.problems)
    if not header:
        reading.refuse(name, 0, "", "header", f"it is empty; needed: a header row with {', '.join(known)}")
        return False
    seen: set[str] = set()
    for cell in header:
        _refuse_title(reading, name, cell, known, seen)
    for column in columns:
        _refuse_missing(reading, name, header, column)
    return len(reading.problems) == before


def _refuse_title(reading: Reading, name: str, cell: str, known: list[str], seen: set[str]) -> None:
    if not cell or reading.is_full():
        return
    if cell in seen:
        reading.refuse(name, 0, cell, "header", "the header has this column twice; allowed: once")
    elif cell not in known:
        reading.refuse(name, 0, shown_key(cell), "unknown-column", unknown("column", cell, known))
    seen.add(cell)


def _refuse_missing(reading: Reading, name: str, header: list[str], column: Column) -> None:
    missing = [cell for cell in _names(column) if cell not in header]
    if len(missing) == len(_names(column)) and (column.assumed or _is_mere_text(column)):
        return
    for cell in missing:
        empty = "" if column.is_required() else f", or empty for {_cell(column.default) or 'none'}"
        why = f"the header lacks this column; allowed: {column.allowed()}{'' if column.kind == 'text' else empty}"
        reading.refuse(name, 0, cell, "missing", why)


def _is_mere_text(column: Column) -> bool:
    """Say whether a column holds words that need not be there. Half of the languages are still too little."""
    return column.kind == "text" and not column.is_required()


def _meta(reading: Reading, sheet: list[tuple[int, list[str]]], schema: Schema) -> dict[str, Any]:
    columns = [Column("key", "str"), Column("value", "str")]
    known = _header(schema.meta)
    cells: dict[str, str] = {}
    for _, row in _rows(reading, "meta", sheet, columns):
        key = row.get("key", "").strip()
        if key in cells:
            reading.refuse("meta", 0, shown_key(key), "duplicate", "this key stands there twice; allowed: once")
        if key not in known and not reading.is_full():
            reading.refuse("meta", 0, shown_key(key), "unknown-column", unknown("key", key, known))
        cells[key] = row.get("value", "")
    return _values(schema.meta, cells)


def _values(columns: list[Column], cells: dict[str, str]) -> dict[str, Any]:
    """Return a row's values by the kinds of its columns. What cannot be one stays text, for the check to refuse."""
    values: dict[str, Any] = {}
    for column in columns:
        value = _text(column, cells) if column.kind == "text" else _value(column, cells.get(column.name))
        if value is not None:
            values[column.name] = value
    return values


def _text(column: Column, cells: dict[str, str]) -> dict[str, str] | None:
    parts = {
        language: cells[f"{column.name}.{language}"] for language in LANGUAGES if f"{column.name}.{language}" in cells
    }
    # all empty is either the default itself or, in a spreadsheet, a wish for the default
    return parts if any(parts.values()) or (parts and column.is_required()) else None


def _value(column: Column, cell: str | None) -> Any:
    """Return a cell's value; None if it counts as left out."""
    if cell is None:
        return None
    if column.kind == "str":
        return cell if cell or not column.faults("") else None
    word = cell.strip()
    if column.kind == "int" and _NUMBER.fullmatch(word):
        return int(word)
    if column.kind == "bool" and word.lower() in _YES | _NO:
        return word.lower() in _YES
    return word or None
