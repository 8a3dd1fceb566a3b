"""What a notice says, in its reader's language: which table, and no more. Nothing that a seat knows stands there."""

from typing import Final

import msgspec

from entrepot.table.naming import unlinked
from entrepot.table.notices.owed import TRY
from entrepot.table.saying import words_of
from entrepot.table.wire import TableInfo

MOST_NAMES: Final = 5


class Words(msgspec.Struct, frozen=True):
    """A notice as it is read: a line, and a sentence or two."""

    title: str
    text: str


def trial(language: str) -> Words:
    """Return the notice that only tells that notices arrive."""
    return told(language, TRY, {})


def notice(kind: str, info: TableInfo, seat: int, language: str) -> Words:
    """Return the notice of a table to whoever sits in a seat."""
    others = [
        {"name": unlinked(other.name)}
        for number, other in enumerate(info.seats)
        if number != seat and other.name and other.kind != "bot"
    ]
    own = {"name": unlinked(info.seats[seat].name)} if seat < len(info.seats) else {"name": ""}
    args = {"game": info.title, "names": others[:MOST_NAMES], "count": len(others), "own": own, "round": info.round}
    return told(language, kind, args)


def told(language: str, kind: str, args: dict[str, object]) -> Words:
    """Return the words of a kind of notice."""
    say = words_of(language).say
    used = {"names": [], "count": 0, "game": "", "own": {"name": ""}, "round": 0, **args}
    return Words(
        *(say({"id": f"table-notice-{kind}{part}", "args": used}).replace("\n", " ") for part in ("-title", ""))
    )
