"""Content as one TOML file: read, and written with what each column means and allows beside it."""

import re
import tomllib
from collections.abc import Iterator
from typing import Any

import tomli_w

from entrepot.files.reading import Reading
from entrepot.kernel.content import Column, Content, Schema, Table

_AT = re.compile(r" \(at (?:line (\d+), column (\d+)|end of document)\)$")


def read_toml(text: str, name: str) -> Reading:
    """Return the data of a TOML text; a mistake in its syntax is the one problem of the reading, with its line."""
    reading = Reading(name)
    try:
        reading.data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        reading.refuse("", 0, "", "syntax", _syntax(str(error)))
    except RecursionError:
        reading.refuse("", 0, "", "syntax", "it is nested too deep; allowed: tables of flat rows")
    except ValueError:
        reading.refuse(
            "", 0, "", "syntax", "a number in it has thousands of digits; allowed: the numbers of the schema"
        )
    return reading


def toml_text(content: Content, schema: Schema) -> str:
    """Return content as a TOML text that `read_toml` reads back without loss."""
    blocks = ["\n".join(["[meta]", *_values(schema.meta, content.meta)])]
    for table in schema.tables:
        blocks += _table_blocks(table, content.rows(table.name))
    # an empty table has no [[header]] to stand under, and a bare key must come before the first header
    bare = "".join(f"{table.name} = []\n" for table in schema.tables if not content.rows(table.name))
    return bare + ("\n" if bare else "") + "\n\n".join(blocks) + "\n"


def _syntax(said: str) -> str:
    at = _AT.search(said)
    if at is None:
        return f"this is no TOML: {said}"
    where = f"line {at[1]}, column {at[2]}" if at[1] else "at the end of the file"
    return f"this is no TOML, {where}: {said[: at.start()]}"


def _table_blocks(table: Table, rows: list[dict[str, Any]]) -> Iterator[str]:
    yield "\n".join(_comments(table))
    for row in rows:
        yield "\n".join([f"[[{table.name}]]", *_values(table.columns, row)])


def _comments(table: Table) -> Iterator[str]:
    yield f"# ---------------- {table.name}: at most {table.capacity} rows"
    if table.doc:
        yield _comment(table.doc)
    for column in table.columns:
        yield _comment(f"{column.name}: {column.allowed()}" + (f" ({column.doc})" if column.doc else ""))


def _comment(text: str) -> str:
    return "# " + " ".join(text.split())


def _values(columns: list[Column], row: dict[str, Any]) -> Iterator[str]:
    for column in columns:
        yield f"{column.name} = {_literal(row[column.name])}"


def _literal(value: Any) -> str:
    """Return a value in TOML on one line; tomli_w alone would spread a text over a table of its own."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_literal(part)}" for key, part in value.items()) + " }"
    return tomli_w.dumps({"x": value}).removeprefix("x = ").removesuffix("\n")
