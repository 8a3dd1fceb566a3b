"""Changes of a game, as they are written on the command line: options, and values of the content by their path.

option=passing               every choice of an option
option=passing:open,final    some of them
content:source.gold.price=3,4,5
content:source.*.price=2..6  the same value in all rows of a table, in a range for a search
content:card.vase.copies=4,0 as many cards of a row, or none at all
content=tradejack,mycards    whole content: files, folders, or the game's name for its own
"""

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from entrepot.arena.lab.order import BadOrder
from entrepot.arena.simulate import Plan
from entrepot.files.content import load_or_shipped
from entrepot.kernel import registry
from entrepot.kernel.content import Content
from entrepot.kernel.game import Game
from entrepot.kernel.schema import Column, Fault, did_you_mean

MOST: Final = 24
"""Versions in one comparison."""
EVERY: Final = "*"
"""Stands for all rows of a table."""
META: Final = "meta"
COPIES: Final = "copies"
WHOLE: Final = "content="
OPTION: Final = "option="
CONTENT: Final = "content:"


@dataclass(frozen=True)
class Change:
    """One value of one thing: an option by its name, or content by its path of table, row and column."""

    path: tuple[str, ...]
    value: Any

    def is_option(self) -> bool:
        """Say whether this is a choice of an option."""
        return len(self.path) == 1

    def text(self) -> str:
        """Return the change in short, as a label."""
        value = str(self.value).lower() if isinstance(self.value, bool) else self.value
        return f"{'.'.join(self.path)}={value}"


@dataclass(frozen=True)
class WholeContent(Change):
    """All content at once; `value` is what the command calls it, a file or the game's name."""

    content: Content

    def text(self) -> str:
        """Return what the content is called."""
        return f"{WHOLE}{self.value}"


Version = tuple[Change, ...]
"""Changes that are made together."""


def label(version: Version) -> str:
    """Return what a version is called."""
    return ", ".join(change.text() for change in version) or "as it is"


def applied(plan: Plan, game: Game, version: Version) -> Plan:
    """Return the plan with the changes made; `game` is the one that the plan builds. It is not checked.

    BadOrder where a change names a row that this version's content does not have.
    """
    options = {**plan.options, **{change.path[0]: change.value for change in version if change.is_option()}}
    whole = [change.content for change in version if isinstance(change, WholeContent)]
    written = [change for change in version if not change.is_option() and not isinstance(change, WholeContent)]
    if not written and not whole:
        return replace(plan, options=options)
    data = (whole[0] if whole else game.content).as_data()
    for change in written:
        write(data, change)
    return replace(plan, options=options, content=data)


def write(data: dict[str, Any], change: Change) -> None:
    """Put a value into the rows of content data that it is for; a row of which no copy is left goes."""
    found = list(rows(data, change.path))
    if not found:
        raise BadOrder(f"version {change.text()}: this content has no row {change.path[1]!r} in {change.path[0]}")
    for row in found:
        row[change.path[-1]] = change.value
    if is_emptied(change.path[-1], change.value):
        data[change.path[0]] = [row for row in data[change.path[0]] if row[COPIES]]


def is_emptied(column: str, value: Any) -> bool:
    """Say whether a value leaves no copy of a card."""
    return column == COPIES and value == 0


def faults(column: Column, value: Any) -> list[Fault]:
    """Return what is wrong with a value; none of a card's copies is allowed here, though no file has such a row."""
    if column.name != COPIES:
        return column.faults(value)
    return Column(COPIES, "int", 0, column.hi).faults(value)


def rows(data: dict[str, Any], path: tuple[str, ...]) -> Iterator[dict[str, Any]]:
    """Yield the rows of content data that a path names."""
    if path[0] == META:
        yield data[META]
    else:
        yield from (row for row in data[path[0]] if path[1] in (EVERY, row["id"]))


# ---------------------------------------------------------------- reading


def versions(game: Game, texts: Sequence[str]) -> list[Version]:
    """Return every combination of the values that `--vary` names, the first of each first. BadOrder."""
    whole = [text for text in texts if text.startswith(WHOLE)]
    if len(whole) > 1:
        raise BadOrder("--vary content=A,B is given twice: name all contents in one")
    contents = [change for text in whole for change in whole_contents(game, text)]
    if contents:  # rows and columns are looked up in the first
        game = registry.build(game.id, contents[0].content)
    found = [list(contents) if text in whole else values(game, text) for text in texts]
    made = [tuple(changes) for changes in itertools.product(*found)]
    if len(made) < 2:
        raise BadOrder(
            "--vary needs at least two values to compare that differ, such as option=NAME or content:PATH=2,3"
        )
    if len(made) > MOST:
        raise BadOrder(f"that makes {len(made)} versions, and {MOST} are the most: vary less at once")
    return made


def whole_contents(game: Game, text: str) -> list[WholeContent]:
    """Return the contents that `content=A,B` names, in its order. BadOrder, BadContent."""
    named = [name.strip() for name in text.removeprefix(WHOLE).split(",")]
    if not all(named):
        raise BadOrder(f"--vary {text}: name files, folders or {game.id}, such as content={game.id},mycards")
    return [WholeContent((META, WHOLE), name, load_or_shipped(name, game.schema)) for name in dict.fromkeys(named)]


def values(game: Game, text: str) -> list[Change]:
    """Return the changes that one `--vary` names, in its order. BadOrder."""
    kind, name, listed = parts(text)
    if kind == "option":
        return option_values(game, name, listed)
    path, column = find(game, name)
    if not listed:
        raise BadOrder(f"--vary {text}: name the values, such as content:{name}=2,3")
    return [Change(path, value) for value in dict.fromkeys(parsed(column, part, name) for part in listed.split(","))]


def parts(text: str) -> tuple[str, str, str]:
    """Return the kind, the name and the listed values of a change; BadOrder if it is written otherwise."""
    if text.startswith(OPTION):
        name, _, listed = text.removeprefix(OPTION).partition(":")
        return "option", name.strip(), listed.strip()
    if text.startswith(CONTENT):
        name, _, listed = text.removeprefix(CONTENT).partition("=")
        return "content", name.strip(), listed.strip()
    raise BadOrder(
        f"{text!r} names no change: write option=NAME, option=NAME:A,B,"
        " content:TABLE.ROW.COLUMN=A,B or content=FILE,FILE"
    )


def option_values(game: Game, name: str, listed: str) -> list[Change]:
    """Return the choices of an option as changes: those listed, or all."""
    known = game.ledger.options
    if name not in known:
        raise BadOrder(f"{game.id} has no option {name!r}{did_you_mean(name, list(known))}; it has {', '.join(known)}")
    wanted = [choice.strip() for choice in listed.split(",")] if listed else list(known[name])
    for choice in wanted:
        if choice not in known[name]:
            raise BadOrder(f"option {name!r} cannot be {choice!r}; choose from {', '.join(known[name])}")
    return [Change((name,), choice) for choice in dict.fromkeys(wanted)]


def find(game: Game, name: str) -> tuple[tuple[str, ...], Column]:
    """Return the path that 'table.row.column' (or 'meta.column') names, and its column. BadOrder, telling what is."""
    path = tuple(name.split("."))
    table = game.schema.table(path[0])
    if path[0] == META and len(path) == 2:
        return path, one_of(path[1], {column.name: column for column in game.schema.meta}, "column of meta")
    if table is None:
        known = [table.name for table in game.schema.tables]
        raise BadOrder(f"the content of {game.id} has no table {path[0]!r}{did_you_mean(path[0], known)};"
                       f" it has {', '.join(known)}")  # fmt: skip
    if len(path) != 3:
        raise BadOrder(f"content:{name}: write TABLE.ROW.COLUMN, such as {table.name}.{EVERY}.{table.columns[-1].name}")
    ids = {id: id for id in game.content.ids(table.name)}
    if path[1] != EVERY:
        one_of(path[1], ids, f"row of {table.name}")
    return path, one_of(path[2], {column.name: column for column in table.columns}, f"column of {table.name}")


def one_of(name: str, known: dict[str, Any], what: str) -> Any:
    """Return what is known by a name; BadOrder if nothing is."""
    if name in known:
        return known[name]
    few = ", ".join(list(known)[:12]) + (" ..." if len(known) > 12 else "")
    raise BadOrder(f"there is no {what} {name!r}{did_you_mean(name, list(known))}; there are {few}")


def parsed(column: Column, text: str, name: str) -> Any:
    """Return a value as its column takes it. BadOrder, saying what is allowed."""
    text = text.strip()
    value: Any = text
    if column.kind == "int" and text.lstrip("-").isdigit():
        value = int(text)
    elif column.kind == "bool" and text in ("true", "false"):
        value = text == "true"
    wrong = faults(column, value)
    if wrong or column.kind == "text" or column.name == "id":
        why = wrong[0].message if wrong else "names and ids are not for varying"
        raise BadOrder(f"content:{name}: {why}")
    return value
