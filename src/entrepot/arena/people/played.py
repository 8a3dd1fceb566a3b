"""One game that people have played: what they took, and how long each choice took them."""

from typing import Final

import msgspec

from entrepot.arena.faces import FaceWatch
from entrepot.files.record import Player, Record, Segment
from entrepot.files.record_replay import Replayer
from entrepot.kernel.audience import TABLE
from entrepot.kernel.errors import BadRecord
from entrepot.kernel.game import Game
from entrepot.kernel.state import State

LONGEST: Final = 600_000
"""Milliseconds after which somebody has not thought but been away."""


class Thought(msgspec.Struct):
    """A choice that a person made: in which phase, in how many milliseconds, and how far the game was, from 0 to 1."""

    phase: str
    milliseconds: int
    part: float


class PeoplesGame(msgspec.Struct):
    """A finished game. `persons` are the seats that people played to the end, `taken` by face those that got it.

    `away` are choices that came only after somebody had been away. `minutes` is from the first move to the last.
    """

    persons: list[int]
    bots: list[str]
    thoughts: list[Thought]
    away: int
    minutes: float | None
    decisions: int
    rounds: int
    starter: int
    winners: list[int]
    ending: str
    taken: dict[str, set[int]]


def play(record: Record, game: Game) -> PeoplesGame:
    """Play a record again and return what it shows; BadRecord if it does not fit the game or cannot be used."""
    if len(record.segments) > 1 or record.segments[0].start is not None:
        raise BadRecord("it does not begin with the set-up, or the rules changed under way")
    if record.outcome is None or not record.players:
        raise BadRecord("it is not over, or does not say who has played")
    return Watched(record, game).played()


class Watched:
    """A record on its way through the game."""

    def __init__(self, record: Record, game: Game) -> None:
        self._record = record
        self._players = record.players
        self._replayer = Replayer(record, game)
        self._cards = FaceWatch(game)
        self._clock = Clock(record.times)
        self.thoughts: list[Thought] = []
        self.away = 0

    def played(self) -> PeoplesGame:
        """Play it to its end."""
        segment = self._record.segments[0]
        self._replayer.begin(segment, listening=True)
        state = self._replayer.state
        starter = state.starter()
        self._hear(state)
        self._go_through(segment)
        self._replayer.check_digest(segment, len(segment.moves))
        self._replayer.check_outcome()
        outcome, times = state.outcome(), self._record.times
        assert outcome is not None  # the record has one, and it is the same
        rounds = int(state.rounds())
        persons = [seat for seat, player in enumerate(self._players) if player.is_person(rounds)]
        return PeoplesGame(
            persons=persons,
            bots=sorted(player.bot for player in self._players if player.bot),
            thoughts=self.thoughts,
            away=self.away,
            minutes=(times[-1] - times[0]) / 60_000 if times else None,
            decisions=len(segment.moves),
            rounds=rounds,
            starter=int(starter),
            winners=outcome["winners"],
            ending=outcome["ending"],
            taken={face: seats & set(persons) for face, seats in self._cards.takers.items()},
        )

    def _go_through(self, segment: Segment) -> None:
        state, count = self._replayer.state, len(segment.moves)
        for number, text in enumerate(segment.moves):
            seat, _ = self._replayer.moves[text]
            if seat != TABLE:
                self._clock.ask(state.actors())
                taken = self._clock.taken(seat, number)
                if taken is not None and self._is_choice_of_person(state, seat):
                    self._note(Thought(state.top().name, taken, number / count))
            self._replayer.run([text], number)
            self._clock.came(number)
            self._hear(state)

    def _is_choice_of_person(self, state: State, seat: int) -> bool:
        player: Player = self._players[seat]
        return player.is_person(int(state.rounds())) and len(state.legal(seat)) > 1

    def _note(self, thought: Thought) -> None:
        if thought.milliseconds > LONGEST:
            self.away += 1
        else:
            self.thoughts.append(thought)

    def _hear(self, state: State) -> None:
        for event in state.take_events():
            self._cards(event)


class Clock:
    """Since when each seat has been asked, by the times of a record, which may be empty."""

    def __init__(self, times: list[int]) -> None:
        self._times = times
        self._now: int | None = None
        """When the last move came; None before the first one, when people may still be on their way."""
        self._since: dict[int, int | None] = {}

    def ask(self, seats: list[int]) -> None:
        """These seats are asked now: those who were not before, from the last move on."""
        self._since = {seat: self._since.get(seat, self._now) for seat in seats}

    def taken(self, seat: int, number: int) -> int | None:
        """Return how many milliseconds a seat has taken for a move; None where that is not known."""
        since = self._since.pop(seat, None)
        # a server's clock may have been put back meanwhile
        return max(0, self._times[number] - since) if self._times and since is not None else None

    def came(self, number: int) -> None:
        """A move has come."""
        if self._times:
            self._now = self._times[number]
