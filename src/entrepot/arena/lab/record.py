"""One game as the laboratory keeps it, and the playing of it."""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from entrepot.arena.entrants import bot_class
from entrepot.arena.faces import FaceReader, offered
from entrepot.arena.lab.lead import Lead
from entrepot.arena.lab.order import Order
from entrepot.arena.play import play_game
from entrepot.kernel.game import Game
from entrepot.kernel.state import State

NOBODY: Final = -1
"""The seat of a card that was only seen."""


class CardUse(msgspec.Struct, array_like=True):
    """How often one seat (`NOBODY`: no seat in particular) saw, was dealt and took one face in one game."""

    face: str
    seat: int
    seen: int = 0
    dealt: int = 0
    taken: int = 0


class Decision(msgspec.Struct, array_like=True):
    """One decision of a followed game: in which round, by which seat, which action, out of how many legal ones."""

    round: int
    seat: int
    action: int
    options: int


class GameRecord(msgspec.Struct, array_like=True):
    """One game. Lists go by seat; `places` and `scores` may be empty where a game ends without any."""

    index: int
    starter: int
    rounds: int
    ending: str
    decided_by: str
    winners: list[int]
    places: list[int]
    scores: list[int]
    decisions: list[int]
    choices: list[int]
    options: list[int]
    """Legal actions, summed over the choices."""
    verbs: list[dict[int, int]]
    cards: list[CardUse]
    lead_changes: int | None
    """None where the game was not followed, or has no appraisal."""
    decided_at: int | None
    """The number of decisions after which the winner always led."""
    trail: list[Decision]
    """Empty unless the game was followed."""


Times = dict[str, dict[int, int]]
"""By bot: how many choices took how long, in the buckets of `bucket`."""


def bucket(nanoseconds: int) -> int:
    """Return the bucket of a duration: four for each doubling."""
    bits = max(3, nanoseconds.bit_length())
    return bits << 2 | (nanoseconds >> (bits - 3)) & 3


def bucket_start(number: int) -> int:
    """Return the least duration of a bucket, in nanoseconds."""
    return (4 | number & 3) << ((number >> 2) - 3)


class Watcher:
    """Counts what happens in one game: decisions, verbs, cards and, where it is followed, who leads."""

    def __init__(self, game: Game, names: list[str], follow: bool, times: Times) -> None:
        seats = len(names)
        self.game = game
        self.decisions = [0] * seats
        self.choices = [0] * seats
        self.options = [0] * seats
        self.actions: list[dict[int, int]] = [{} for _ in names]
        self.cards: dict[tuple[str, int], CardUse] = {}
        self.times = [times.setdefault(name, {}) for name in names]
        self.trail: list[Decision] = []
        self.lead = Lead(seats) if follow else None
        self.round = 0
        self._read = FaceReader(game)
        for face in offered(game):
            self._count(face, NOBODY, "seen")

    def heard(self, event: dict[str, Any]) -> None:
        """Take in an event: which faces it names or offers, and for whom."""
        for meaning, face, seat in self._read(event):
            self._count(face, NOBODY if seat is None else seat, meaning)

    def _count(self, face: str, seat: int, meaning: str) -> None:
        use = self.cards.get((face, seat))
        if use is None:
            use = self.cards[face, seat] = CardUse(face, seat)
        if meaning == "taken":
            use.taken += 1
        else:
            use.seen += 1
            use.dealt += meaning == "dealt"

    def before(self, state: State) -> None:
        """Note in which round a decision of a followed game falls, and who leads."""
        self.round = int(state.rounds())
        assert self.lead is not None
        self.lead.note(state)

    def after(self, seat: int, action: int, options: int, nanoseconds: int) -> None:
        """Take in a decision."""
        self.decisions[seat] += 1
        counts = self.actions[seat]
        counts[action] = counts.get(action, 0) + 1
        if options > 1:
            self.choices[seat] += 1
            self.options[seat] += options
            times, slot = self.times[seat], bucket(nanoseconds)
            times[slot] = times.get(slot, 0) + 1
        if self.lead is not None:
            self.trail.append(Decision(self.round, seat, action, options))

    def verbs(self) -> list[dict[int, int]]:
        """Return, by seat, how often each verb was used, by its place in the game's list."""
        space = self.game.actions
        places = {verb.name: place for place, verb in enumerate(space.verbs)}
        found: list[dict[int, int]] = []
        for counts in self.actions:
            uses: dict[int, int] = {}
            for action, count in counts.items():
                place = places[space.verb(action).name]
                uses[place] = uses.get(place, 0) + count
            found.append(uses)
        return found


def play_record(game: Game, order: Order, index: int, times: Times) -> GameRecord:
    """Play one game of the order and return what is kept of it; the times are added to `times`. BotFailed."""
    entrants = order.seating(index)
    names = [order.plan.bots[entrant] for entrant in entrants]
    bots = [
        bot_class(game, name)(order.bot_seed(index, entrant)) for name, entrant in zip(names, entrants, strict=True)
    ]
    watcher = Watcher(game, names, order.is_followed(index), times)
    before: Callable[[State], object] | None = watcher.before if watcher.lead is not None else None
    played = play_game(game, bots, order.seed(index), order.plan.options, watcher.heard, before, watcher.after)
    outcome = played.state.outcome()
    assert outcome is not None, "a game that was played is over"
    changes, decided = None, None
    if watcher.lead is not None:
        watcher.lead.note(played.state)
        changes, decided = watcher.lead.changes(), watcher.lead.decided(outcome["winners"])
    return GameRecord(
        index=index,
        starter=int(played.starter),
        rounds=int(played.state.rounds()),
        ending=outcome["ending"],
        decided_by=outcome["decided_by"],
        winners=outcome["winners"],
        places=[int(place) for place in outcome["places"]],
        scores=[int(score) for score in outcome["scores"]],
        decisions=watcher.decisions,
        choices=watcher.choices,
        options=watcher.options,
        verbs=watcher.verbs(),
        cards=list(watcher.cards.values()),
        lead_changes=changes,
        decided_at=decided,
        trail=watcher.trail,
    )
