"""What became of each card face, and whether holding it goes with winning."""

from collections.abc import Iterable, Iterator
from typing import Any

from entrepot.arena.numbers import tidy
from entrepot.kernel.game import Game


class Holding:
    """Seats that had a face, and what they won: all in parts, of which a win has `unit`."""

    def __init__(self) -> None:
        self.seats = 0
        self.won = 0
        self.fair = 0
        """What these seats would have won had every seat of their games won the same."""

    def count(self, holders: set[int], wins: list[int]) -> None:
        """Take in one game, in which these seats had the face and each seat won so much."""
        self.seats += len(holders)
        self.won += sum(wins[seat] for seat in holders)
        self.fair += len(holders) * sum(wins) // len(wins)

    def merge(self, other: "Holding") -> None:
        """Add what another one counted."""
        self.seats += other.seats
        self.won += other.won
        self.fair += other.fair

    def as_data(self, unit: int) -> dict[str, Any]:
        """Return the number of `seats` that had it, their `share` of wins, the `fair` share, and the difference."""
        if self.seats == 0:
            return {"seats": 0, "share": None, "fair": None, "points": None}
        total = self.seats * unit
        return {
            "seats": self.seats,
            "share": self.won / total,
            "fair": self.fair / total,
            "points": 100 * (self.won - self.fair) / total,
        }


class FaceTally:
    """One face over many games."""

    def __init__(self) -> None:
        self.seen = 0
        self.taken = 0
        self.games = 0
        """Games in which some seat took it."""
        self.takers = Holding()
        self.dealt = Holding()

    def merge(self, other: "FaceTally") -> None:
        """Add what another one counted."""
        self.seen += other.seen
        self.taken += other.taken
        self.games += other.games
        self.takers.merge(other.takers)
        self.dealt.merge(other.dealt)

    def as_data(self, unit: int) -> dict[str, Any]:
        """Return `seen`, `taken`, `won_with` and, beside them, how those who took it or were dealt it fared."""
        data: dict[str, Any] = {
            "seen": self.seen,
            "taken": self.taken,
            "won_with": tidy(self.takers.won / unit),
            "games": self.games,
            "takers": self.takers.as_data(unit),
        }
        if self.dealt.seats:
            data["dealt"] = self.dealt.as_data(unit)
        return data


class FaceReader:
    """Reads what a game's events mean for faces: `Game.face_events` and `Game.on_offer`."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._meaning: dict[str, list[tuple[str, str]]] = {kind: [] for kind in game.on_offer}
        for key, meaning in game.face_events.items():
            kind, _, argument = key.partition(".")
            self._meaning.setdefault(kind, []).append((argument, meaning))

    def __call__(self, event: dict[str, Any]) -> Iterator[tuple[str, str, int | None]]:
        """Yield 'seen', 'dealt' or 'taken', the face, and the event's seat if it has one."""
        meanings = self._meaning.get(event["kind"])
        if meanings is None:
            return
        args = event["args"]
        seat = args["seat"]["seat"] if args.get("seat") is not None else None
        for face in offered(self._game, event["kind"], args):
            yield "seen", face, seat
        for argument, meaning in meanings:
            for face in faces_in(args if argument == "" else args.get(argument)):
                yield meaning, face, seat


class FaceWatch:
    """Listens to one game's events and remembers which seat had which face."""

    def __init__(self, game: Game) -> None:
        self._read = FaceReader(game)
        self.seen: dict[str, int] = dict.fromkeys(offered(game), 1)
        self.taken: dict[str, int] = {}
        self.takers: dict[str, set[int]] = {}
        self.dealt: dict[str, set[int]] = {}

    def __call__(self, event: dict[str, Any]) -> None:
        """Take in an event."""
        for meaning, face, seat in self._read(event):
            self._note(meaning, face, seat)

    def _note(self, meaning: str, face: str, seat: int | None) -> None:
        counts, holders = (self.taken, self.takers) if meaning == "taken" else (self.seen, self.dealt)
        counts[face] = counts.get(face, 0) + 1
        if meaning != "seen" and seat is not None:
            holders.setdefault(face, set()).add(seat)


def related(game: Game, faces: Iterable[str]) -> list[str]:
    """Return all faces of the content tables that any of these belong to: those that nobody saw are told as well."""
    tables = dict.fromkeys(face.partition("/")[0] for face in faces)
    return [f"{table}/{id}" for table in tables for id in game.content.ids(table)]


def offered(game: Game, kind: str = "", args: dict[str, Any] | None = None) -> list[str]:
    """Return the faces that an event lays open for its seat; without one those that lie open for all from the start."""
    found: list[str] = []
    for entry in game.on_offer.get(kind, ()):
        table, _, column = entry.partition(".")
        rows = game.content.rows(table)
        if column and args is not None:
            owner = args[column]["face"].partition("/")[2]
            rows = [row for row in rows if row[column] == owner]
        found += [f"{table}/{row['id']}" for row in rows]
    return found


def peers(game: Game) -> dict[str, str]:
    """Return, by face, what faces share that are open to the same seats only, as 'mission/<realm>'; none for others."""
    entries = dict.fromkeys(entry for entries in game.on_offer.values() for entry in entries if "." in entry)
    return {
        f"{table}/{row['id']}": f"{table}/{row[column]}"
        for table, _, column in (entry.partition(".") for entry in entries)
        for row in game.content.rows(table)
    }


def faces_in(value: Any) -> list[str]:
    """Return the faces, as 'table/id', that an event's argument names, however deep inside."""
    if isinstance(value, dict):
        if "face" in value:
            return [value["face"]]
        return [face for inner in value.values() for face in faces_in(inner)]
    return [face for inner in value for face in faces_in(inner)] if isinstance(value, list) else []
