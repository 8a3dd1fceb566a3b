"""What is counted over many games. All counts are whole numbers, so that their sums do not depend on any order."""

import math
from collections import Counter
from collections.abc import Sequence
from typing import Any

from entrepot.arena.faces import FaceTally, FaceWatch
from entrepot.arena.numbers import share, spread
from entrepot.arena.play import Played


class Tally:
    """The statistics of games with the same bots. `unit` parts make one win, so that a shared one divides evenly."""

    def __init__(self, bots: Sequence[str]) -> None:
        self.bots = list(bots)
        self.unit = math.lcm(*range(1, len(bots) + 1))
        self.games = 0
        self.decisions = 0
        self.choices = 0
        self.wins: Counter[str] = Counter()
        self.by_order = [0] * len(bots)
        self.scores: dict[str, Counter[int]] = {bot: Counter() for bot in bots}
        self.rounds: Counter[int] = Counter()
        self.endings: Counter[str] = Counter()
        self.faces: dict[str, FaceTally] = {}

    def add(self, played: Played, seated: Sequence[str], watch: FaceWatch) -> None:
        """Take in one game, with the name of the bot in each seat."""
        outcome = played.state.outcome()
        assert outcome is not None, "only finished games are counted"
        wins = self._shared(outcome["winners"])
        self.games += 1
        self.decisions += played.decisions
        self.choices += played.choices
        self.rounds[int(played.state.rounds())] += 1
        self.endings[outcome["ending"]] += 1
        for seat, bot in enumerate(seated):
            self.wins[bot] += wins[seat]
            self.by_order[(seat - played.starter) % len(seated)] += wins[seat]
        for bot, score in zip(seated, outcome["scores"], strict=False):
            self.scores[bot][score] += 1
        self._add_faces(watch, wins)

    def _shared(self, winners: list[int]) -> list[int]:
        wins = [0] * len(self.bots)
        for seat in winners:
            wins[seat] = self.unit // len(winners)
        return wins

    def _add_faces(self, watch: FaceWatch, wins: list[int]) -> None:
        for face in watch.seen.keys() | watch.taken.keys():
            tally = self.faces.setdefault(face, FaceTally())
            takers = watch.takers.get(face, set())
            tally.seen += watch.seen.get(face, 0)
            tally.taken += watch.taken.get(face, 0)
            tally.games += len(takers) > 0
            tally.takers.count(takers, wins)
            tally.dealt.count(watch.dealt.get(face, set()), wins)

    def merge(self, other: "Tally") -> None:
        """Add the games of another tally of the same bots."""
        self.games += other.games
        self.decisions += other.decisions
        self.choices += other.choices
        self.wins += other.wins
        self.by_order = [one + two for one, two in zip(self.by_order, other.by_order, strict=True)]
        for bot, counts in other.scores.items():
            for score, count in counts.items():
                self.scores[bot][score] += count
        self.rounds += other.rounds
        self.endings += other.endings
        for face, tally in other.faces.items():
            self.faces.setdefault(face, FaceTally()).merge(tally)

    def as_data(self, known: Sequence[str] = ()) -> dict[str, Any]:
        """Return the statistics as plain data, in an order that depends on nothing but the bots and the content.

        `known` are faces that are listed even if nothing happened with them.
        """
        return {
            "games": self.games,
            "decisions": self.decisions,
            "choices": self.choices,
            "wins": {bot: self._bot(bot) for bot in dict.fromkeys(self.bots)},
            "by_order": [
                {"order": place, **share(parts, self.unit, self.games)} for place, parts in enumerate(self.by_order, 1)
            ],
            "scores": {bot: spread(self.scores[bot]) for bot in dict.fromkeys(self.bots)},
            "rounds": {**spread(self.rounds), "counts": {str(n): self.rounds[n] for n in sorted(self.rounds)}},
            "endings": {ending: self.endings[ending] for ending in sorted(self.endings)},
            "faces": {face: self._face(face) for face in sorted({*known, *self.faces})},
        }

    def _face(self, face: str) -> dict[str, Any]:
        return self.faces.get(face, FaceTally()).as_data(self.unit)

    def _bot(self, bot: str) -> dict[str, Any]:
        """Return how often the seats of one bot won together, beside the share that an even game would give them."""
        seats = self.bots.count(bot)
        return {"seats": seats, **share(self.wins[bot], self.unit, self.games), "even": seats / len(self.bots)}
