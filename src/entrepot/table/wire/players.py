"""A player's page: ratings, and the games that somebody has finished."""

from msgspec import Struct

from entrepot.table.wire.basics import Texts
from entrepot.table.wire.tables import Result


class BotStrength(Struct):
    """A bot on the scale of a game's ratings."""

    bot: str
    mu: float
    sigma: float


class PlayerGame(Struct):
    """How somebody stands in a game: a rating with its standard deviation, and the wins of so many `rated` games.

    `expected` is how many of them were to be won by the ratings of the time; `others` are finished games that were not
    rated. `bots` are those whose strength is known.
    """

    game: str
    title: Texts
    mu: float
    sigma: float
    rated: int
    wins: float
    expected: float
    others: int
    bots: list[BotStrength]


class FinishedGame(Struct):
    """A game that somebody has finished in `seat`; `number` asks for those before it."""

    number: int
    table: str
    game: str
    title: Texts
    ended: str
    seat: int
    names: list[str]
    result: Result


class Player(Struct):
    """A player's page: newest games first, with `more` not all of them. `own`: it is the caller's."""

    id: str
    name: str
    own: bool
    games: list[PlayerGame]
    finished: list[FinishedGame]
    more: bool
