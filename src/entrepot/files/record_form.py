"""The form in which a game is recorded, as data: what `record` writes and reads, and `record_replay` plays."""

from typing import Any, Self

import msgspec

from entrepot.kernel.game import Game

FORMAT = 2
OLDEST = 1
"""In format 1 a seat that an action names counts from 1, as in `0 target 2`."""


class Segment(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Moves that were played under one version of the rules; `digests` by the number of moves before them."""

    rules: str
    moves: list[str]
    digests: dict[int, str]
    start: dict[str, Any] | None = None


class Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The content that was played with: its digest and, unless it is what the game ships, all of it."""

    digest: str
    data: dict[str, Any] | None = None


class TakenBack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Moves that a seat took back because all agreed: they came after move `after`, as the game was then."""

    seat: int
    after: int
    moves: list[str]


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who played a seat: a person, or the `bot` of that name; with `since` a person before that round."""

    bot: str = ""
    since: int = 0
    name: str = ""
    """Of a person who has agreed that it stands here."""

    def is_person(self, round: int) -> bool:
        """Say whether a person played in that round."""
        return not self.bot or round < self.since


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """One game. Chance is a `seed`, or a `secret` (hexadecimal) with the `promise` that was shown at the start."""

    format: int
    game: str
    content: Cards
    seats: int
    options: dict[str, str]
    seed: int | str | None = None
    secret: str | None = None
    promise: str | None = None
    segments: list[Segment]
    outcome: dict[str, Any] | None
    """As `State.outcome` returns it; None for a game that is not over."""
    takebacks: list[TakenBack] = []
    """In the order in which they happened. They are told but not played: the game does not depend on them."""
    players: list[Player] = []
    """By seat, where that is known."""
    times: list[int] = []
    """When each move came, in milliseconds since the table was opened, where that is known."""

    def up_to_date(self, game: Game) -> Self:
        """Return this record as it is written now."""
        if self.format == FORMAT:
            return self
        segments = [
            msgspec.structs.replace(one, moves=[_newer(game, move) for move in one.moves]) for one in self.segments
        ]
        return msgspec.structs.replace(self, format=FORMAT, segments=segments)

    def count(self) -> int:
        """Return the number of moves of all segments."""
        return sum(len(segment.moves) for segment in self.segments)


def _newer(game: Game, move: str) -> str:
    seat, space, notation = move.partition(" ")
    return seat + space + game.from_older(notation)
