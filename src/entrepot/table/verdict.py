"""Whether a finished game is rated, and if not, why: a pure question of what is kept of it."""

from collections.abc import Collection
from typing import Any

import msgspec

from entrepot.table.rows import SeatRow


class ResultRow(msgspec.Struct, frozen=True):
    """What came of a game, as it stands in the database."""

    number: int
    table_id: str
    game: str
    ended: float
    unrated: str
    places: list[int]
    scores: list[int]
    stood_in: list[int | None]
    sitters: list[tuple[int, str]]
    origins: list[tuple[int, str]]
    hints: int
    verdict: str | None
    changes: list[dict[str, Any] | None]

    def guests(self, seat: int) -> set[str]:
        """Return from whose browsers a seat was played."""
        return {guest for other, guest in self.sitters if other == seat}

    def player(self, seat: int) -> str | None:
        """Return whose seat it was; None where that is not known, or was not one."""
        guests = self.guests(seat)
        return next(iter(guests)) if len(guests) == 1 and "" not in guests else None

    def played_by(self) -> list[tuple[int, str]]:
        """Return whose seats it is known of; where several were the same person's, the first of them."""
        found: dict[str, int] = {}
        for seat in range(len(self.stood_in)):
            player = self.player(seat)
            if player is not None:
                found.setdefault(player, seat)
        return [(seat, player) for player, seat in found.items()]

    def players(self) -> list[str]:
        """Return who played, as far as that is known."""
        return [player for _, player in self.played_by()]


def verdict(result: ResultRow, seats: list[SeatRow], bots: Collection[str], may_share_address: bool) -> str:
    """Return why a game is not rated; empty where it is. `bots` are those whose strength is known."""
    people = [row.seat for row in seats if row.kind != "bot"]
    if result.unrated:
        return result.unrated
    if len(result.places) != len(seats):
        return "no-places"
    if any(from_round is not None for from_round in result.stood_in):
        return "stood-in"
    if any(row.kind == "screen" for row in seats):
        return "one-screen"
    if result.hints:
        return "hints"
    if not people or any(row.bot not in bots for row in seats if row.kind == "bot"):
        return "unknown-bot" if people else "nobody"
    return _who(result, people, may_share_address)


def _who(result: ResultRow, people: list[int], may_share_address: bool) -> str:
    players = [result.player(seat) for seat in people]
    if any(player is None for player in players):
        return "unknown-player"
    if len(set(players)) < len(players):
        return "same-player"
    marks = [{mark for seat, mark in result.origins if seat == own} for own in people]
    is_shared = sum(len(own) for own in marks) > len(set[str]().union(*marks))
    return "same-address" if is_shared and not may_share_address else ""
