"""What goes over HTTP about the three questions, and about what came of them."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

MOST_LETTERS = 500
Fun = Annotated[int, Meta(ge=1, le=5)]
Length = Literal["short", "right", "long"]


class Answers(Struct, forbid_unknown_fields=True):
    """What somebody says of a game they have played: how much fun it was, its length, and what was unclear.

    Whoever leaves all out is not asked again. `is_named`: their name may stand in the record of the game.
    """

    fun: Fun | None = None
    length: Length | None = None
    unclear: Annotated[str, Meta(max_length=MOST_LETTERS)] = ""
    is_named: bool = False


class Questions(Struct):
    """Whether a seat is asked, and what it has answered already."""

    is_asked: bool
    answers: Answers | None


class Said(Struct):
    """What players have said of cards, without names: `fun` by 1 to 5, `length` by short, right and long."""

    answers: int
    fun: list[int]
    length: list[int]
    unclear: list[str]


class Playtest(Struct):
    """Games of people with the same cards, opened by the caller. `cards` names these; empty are those that are shipped.

    `versions` are the caller's versions with these cards. `last` is when the newest table was opened; ISO 8601 in UTC.
    """

    cards: str
    versions: list[str]
    games: int
    going: int
    last: str
    said: Said


class PlaytestList(Struct):
    """Games of people with the caller's cards, newest first."""

    playtests: list[Playtest]


class PlayedCards(Struct):
    """Cards with which people have played."""

    data: dict[str, Any]


HTTP = (Answers, Questions, PlaytestList, PlayedCards)
