"""How events and prompts name things. Call only where somebody listens or asks; everything is told to all. PP-H-04"""

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from entrepot.games.price_of_power.actions import BERTHS
from entrepot.games.price_of_power.content.vocabulary import KINDS, NONE, POWERS
from entrepot.kernel.audience import EVERYONE
from entrepot.kernel.message import Message, message, seat_name

if TYPE_CHECKING:
    from entrepot.games.price_of_power.position.state import PowerState


def named(s: "PowerState", table: str, number: i64) -> dict[str, Any]:
    """Return the argument that names a row of a table."""
    return s.game.face(table, int(number))


def berth_word(berth: i64) -> Message:
    """Return the argument that names a berth."""
    return message(f"price_of_power-berth-{BERTHS[berth]}")


def power_word(kind: i64) -> Message:
    """Return the argument that names a kind of Power."""
    return message(f"price_of_power-power-{POWERS[kind]}")


def powers_words(counts: list[int]) -> list[Message]:
    """Return amounts of Power, by kind, as an argument."""
    return [
        message(f"price_of_power-powers-{POWERS[kind]}", {"count": counts[kind]})
        for kind in range(KINDS)
        if counts[kind] > 0
    ]


def age_word(age: i64) -> Message:
    """Return the argument that names an Age, counted from 0."""
    return message(f"price_of_power-age-{int(age) + 1}")


def continent_word(continent: i64) -> Message:
    """Return the argument that names a Distant Continent, counted from 0."""
    return message(f"price_of_power-continent-{int(continent) + 1}")


def cards_words(s: "PowerState", cards: list[int]) -> list[dict[str, Any]]:
    """Return Trade Cards as an argument."""
    return [s.game.face("card", card) for card in cards]


def say(s: "PowerState", kind: str, seat: i64 = NONE, count: i64 = NONE) -> None:
    """Tell what a seat did, and how much of it."""
    if s.listening:
        args: dict[str, Any] = {}
        if seat != NONE:
            args["seat"] = seat_name(int(seat))
        if count != NONE:
            args["count"] = int(count)
        s.tell(kind, EVERYONE, args)


def say_face(s: "PowerState", kind: str, seat: i64, table: str, number: i64) -> None:
    """Tell what a seat (NONE: nobody) did with a space, Province, node, card or the like, named after its table."""
    if s.listening:
        args: dict[str, Any] = {} if seat == NONE else {"seat": seat_name(int(seat))}
        s.tell(kind, EVERYONE, {**args, table: named(s, table, number)})


def say_all(s: "PowerState", kind: str, args: dict[str, Any]) -> None:
    """Tell something else; the caller has made sure that somebody listens."""
    s.tell(kind, EVERYONE, args)
