"""Content as one TOML file: read, and written with what each column means and allows beside it."""

import re
import tomllib
from collections.abc import Iterator
from typing import Any

import tomli_w

from entrepot.files.reading import Reading
from entrepot.kernel.content import Column, Content, Schema, Table

_AT = re.compile(r" \(at (?:line (\d+), column (\d+)|end of document)\)$")


MOST_HEADERS = 5_000
MOST_KEYS = 30_000
MOST_DEPTH = 16
_TOKENS = re.compile(
    r"""(?xs)
    \"{3} (?: \\. | (?!\"{3}) . )* (?: \"{3} | \Z )   # texts and comments, to their end or that of the file
    | '{3} (?: (?!'{3}) . )* (?: '{3} | \Z )
    | " (?: \\. | [^"\\\n] )* "?
    | ' [^'\n]* '?
    | \# [^\n]*
    | [\[\]{}=.,\n]
    | [^\s\[\]{}=.,"'\#]+                            # bare words and numbers
    """
)


def read_toml(text: str, name: str) -> Reading:
    """Return the data of a TOML text; a mistake in its syntax is the one problem of the reading, with its line."""
    reading = Reading(name)
    excess = beyond_bounds(text)
    if excess:
        reading.refuse("", 0, "", "syntax", excess)
        return reading
    try:
        reading.data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        reading.refuse("", 0, "", "syntax", _syntax(str(error), text))
    except RecursionError:
        reading.refuse("", 0, "", "syntax", "it is nested too deep; allowed: tables of flat rows")
    except ValueError:
        reading.refuse(
            "", 0, "", "syntax", "a number in it has thousands of digits; allowed: the numbers of the schema"
        )
    return reading


def beyond_bounds(text: str) -> str:
    """Return what makes a text take longer to read than content ever does; empty if nothing does.

    `tomllib` takes the square of a key's length, and looks up every key from the top. What stands in texts and comments
    does not count.
    """
    headers = keys = parts = depth = 0
    is_line_new = True
    for token in _TOKENS.finditer(text):
        sign = token[0]
        if sign == "\n":
            is_line_new, parts = True, 0
            continue
        if sign == "[" and is_line_new and depth == 0:
            headers += 1
        if sign in "[{":
            depth += 1
        elif sign in "]}":
            depth = max(0, depth - 1)
        elif sign == "=":
            keys, parts = keys + 1, 0
        elif sign == ".":
            parts += 1
        if sign in "=,":
            parts = 0
        is_line_new = False
        if headers > MOST_HEADERS or keys > MOST_KEYS:
            return f"it has too many tables or values; allowed: {MOST_HEADERS} headers of tables, {MOST_KEYS} values"
        if depth > MOST_DEPTH or parts > MOST_DEPTH:
            return "it is nested too deep; allowed: tables of flat rows"
    return ""


def toml_text(content: Content, schema: Schema) -> str:
    """Return content as a TOML text that `read_toml` reads back without loss."""
    blocks = ["\n".join(["[meta]", *_values(schema.meta, content.meta)])]
    for table in schema.tables:
        blocks += _table_blocks(table, content.rows(table.name))
    # an empty table has no [[header]] to stand under, and a bare key must come before the first header
    bare = "".join(f"{table.name} = []\n" for table in schema.tables if not content.rows(table.name))
    return bare + ("\n" if bare else "") + "\n\n".join(blocks) + "\n"


def _syntax(said: str, text: str) -> str:
    at = _AT.search(said)
    if at is None:
        return f"this is not valid TOML: {said}"
    if said.startswith("Unterminated string") and not at[1]:  # only three quotes reach over lines
        opened = text.count("\n", 0, max(text.rfind(quotes) for quotes in ('"""', "'''"))) + 1
        return f"this is not valid TOML, line {opened}: three quotes open a text here that is never closed"
    where = f"line {at[1]}, column {at[2]}" if at[1] else "at the end of the file"
    return f"this is not valid TOML, {where}: {said[: at.start()]}"


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
