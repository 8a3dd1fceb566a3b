"""Statements as both databases have them: what is stored once or in place of something, and what is often stored."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import JSON, ClauseElement, Connection, Dialect, Executable, Insert, String, Table
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql import SyntaxExtension
from sqlalchemy.sql.functions import GenericFunction
from sqlalchemy.sql.visitors import InternalTraversal


class Conflict(SyntaxExtension, ClauseElement):
    """What becomes of a row whose `key` is there already: these `columns` of it are replaced, or it is left out."""

    _traverse_internals = [
        ("key", InternalTraversal.dp_plain_obj),
        ("columns", InternalTraversal.dp_plain_obj),
    ]

    def __init__(self, key: tuple[str, ...], columns: tuple[str, ...]) -> None:
        self.key = key
        self.columns = columns

    def apply_to_insert(self, insert_stmt: Any) -> None:
        """Stand behind the values."""
        insert_stmt.apply_syntax_extension_point(lambda existing: [*existing, self], "post_values")


@compiles(Conflict)
def _conflict(conflict: Conflict, compiler: Any, **_: Any) -> str:
    quote = compiler.preparer.quote
    if not conflict.columns:
        return "ON CONFLICT DO NOTHING"
    changes = ", ".join(f"{quote(name)} = excluded.{quote(name)}" for name in conflict.columns)
    return f"ON CONFLICT ({', '.join(map(quote, conflict.key))}) DO UPDATE SET {changes}"


def insert_once(table: Table) -> Insert:
    """Return an insertion that leaves out what is there already."""
    return table.insert().ext(Conflict((), ()))


def insert_or_change(table: Table, *columns: str) -> Insert:
    """Return an insertion that replaces these columns of a row whose key is there already; all where none is named."""
    key = tuple(column.name for column in table.primary_key)
    rest = columns or tuple(column.name for column in table.columns if column.name not in key)
    return table.insert().ext(Conflict(key, rest))


def upsert(table: Table, row: dict[str, Any]) -> Insert:
    """Return the statement that stores a row, in place of one with the same key if there is one."""
    key = {column.name for column in table.primary_key}
    return insert_or_change(table, *(name for name in row if name not in key)).values(row)


class pairs(GenericFunction[Any]):  # noqa: N801 - the name in SQL
    """A list in JSON of all rows' two values, empty where there is no row."""

    type = JSON()
    inherit_cache = True


class as_json(GenericFunction[Any]):  # noqa: N801
    """Text that is JSON, as a value of a column of that type."""

    type = JSON()
    inherit_cache = True


class hexadecimal(GenericFunction[str]):  # noqa: N801
    """Bytes as text."""

    type = String()
    inherit_cache = True


def _in_sql(kind: type[GenericFunction[Any]], dialect: str, text: str) -> None:
    """Say how a database has a function; `{}` stands for what it is given."""

    @compiles(kind, dialect)
    def put(element: Any, compiler: Any, **options: Any) -> str:
        return text.format(compiler.process(element.clauses, **options))


_in_sql(pairs, "sqlite", "json_group_array(json_array({}))")
_in_sql(pairs, "postgresql", "coalesce(json_agg(json_build_array({})), '[]'::json)")
_in_sql(as_json, "sqlite", "{}")
_in_sql(as_json, "postgresql", "CAST({} AS JSON)")
_in_sql(hexadecimal, "sqlite", "hex({})")
_in_sql(hexadecimal, "postgresql", "upper(encode({}, 'hex'))")


class Prepared:
    """A statement that is often carried out: put together once for each kind of database, since that takes time.

    Its values go to the database as they are. Call it with them, and give what that returns to the writer.
    """

    def __init__(self, statement: Executable) -> None:
        self._statement = statement
        self._known: dict[str, _Text] = {}

    def __call__(self, **values: Any) -> "Plain":
        return Plain(self, values)

    def run(self, connection: Connection, values: Mapping[str, Any] | Sequence[Mapping[str, Any]]) -> None:
        """Carry it out, with one row of values or several."""
        text = self._known.get(connection.dialect.name) or self._put_together(connection.dialect)
        rows = text.arranged(values) if isinstance(values, Mapping) else [text.arranged(row) for row in values]
        connection.exec_driver_sql(text.sql, rows)

    def _put_together(self, dialect: Dialect) -> "_Text":
        text = self._known[dialect.name] = _Text(self._statement, dialect)
        return text


class Plain(NamedTuple):
    """A prepared statement with its values."""

    statement: Prepared
    values: dict[str, Any]


class _Text:
    def __init__(self, statement: Any, dialect: Dialect) -> None:
        compiled = statement.compile(dialect=dialect)
        self.sql = str(compiled)
        self._order = compiled.positiontup if compiled.positional else None
        required = {name for name, bind in compiled.binds.items() if bind.required}
        self._constants = {name: value for name, value in compiled.params.items() if name not in required}

    def arranged(self, values: Mapping[str, Any]) -> Any:
        """Return values as the driver takes them."""
        all_values = {**self._constants, **values} if self._constants else values
        return all_values if self._order is None else tuple([all_values[name] for name in self._order])
