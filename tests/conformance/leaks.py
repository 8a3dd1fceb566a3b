"""Copies of Pearls through which what a seat may not know gets out. Each must break promise 5 and no other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from conformance.pearls.facts import ADD, FACES, KEEP, NAME
from conformance.pearls.game import Pearls
from conformance.pearls.phases import Deal, Stake, Turn
from conformance.pearls.state import NONE, PearlsState

from entrepot.kernel.audience import EVERYONE
from entrepot.kernel.bot import Bot
from entrepot.kernel.chance import Random
from entrepot.kernel.handle import SeatHandle
from entrepot.kernel.message import Message, message
from entrepot.kernel.moves import Moves
from entrepot.kernel.phase import Refusal


def neighbour(s: PearlsState, seat: int) -> int:
    """What the next seat holds, which nobody else may know."""
    return s.hand[(seat + 1) % s.seats]


class ShowsNeighbour(PearlsState):
    def hint(self, seat: int | None) -> int:
        return 0 if seat is None else neighbour(self, seat)


class ShowsSpectators(PearlsState):
    def hint(self, seat: int | None) -> int:
        return sum(self.stake) if seat is None and self.asked() == "stake" else 0


class CountsSteps(PearlsState):
    """The number of secret steps is public, though no step is."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.steps = args[3].steps if len(args) > 3 else 0

    def fields(self) -> dict[str, Any]:
        return {**super().fields(), "steps": self.steps}

    def set_fields(self, data: dict[str, Any]) -> None:
        super().set_fields(data)
        self.steps = data["steps"]

    def hint(self, seat: int | None) -> int:
        return self.steps


class CountingStake(Stake):
    def apply(self, s: PearlsState, seat: int, action: int) -> None:
        assert isinstance(s, CountsSteps)
        s.steps += 1
        super().apply(s, seat, action)


class OpenDeal(Deal):
    """The event of a draw goes to everybody."""

    def audience(self, seat: int) -> int:
        return EVERYONE


class LoudStake(Stake):
    """Every secret step is heard, though not seen."""

    def apply(self, s: PearlsState, seat: int, action: int) -> None:
        super().apply(s, seat, action)
        if action == ADD and s.listening:
            s.tell("ready", EVERYONE, {"seat": {"seat": seat}})


class Peeker(Bot):
    """Looks past its handle."""

    def choose(self, seat: SeatHandle) -> int:
        legal = seat.legal()
        return legal[neighbour(seat._state, seat.seat) % len(legal)]  # type: ignore[arg-type]


class PeekingPrompt(Turn):
    def prompt(self, s: PearlsState, seat: int) -> Message:
        return message("pearls-ask-turn") if neighbour(s, seat) == 0 else super().prompt(s, seat)


class PeekingRefusal(Turn):
    def why_not(self, s: PearlsState, seat: int, action: int) -> Refusal | None:
        clause = "P-SHOW" if neighbour(s, seat) == 0 else "P-KEEP"
        return (
            Refusal(clause, message("pearls-refused-unnamed")) if s.named == NONE else super().why_not(s, seat, action)
        )


class PeekingPreview(Stake):
    def preview(self, s: PearlsState, seat: int, action: int) -> list[Message]:
        return [message("pearls-preview-coins", {"coins": neighbour(s, seat)})]


class PeekingList(Turn):
    def offer(self, s: PearlsState, seat: int, moves: Moves) -> None:
        names = [NAME + face for face in range(FACES) if face != neighbour(s, seat)]
        if s.named == NONE:
            moves.add_all(names)
        else:
            super().offer(s, seat, moves)


class PeekingOrder(PeekingList):
    """The same actions, in an order that tells."""

    def offer(self, s: PearlsState, seat: int, moves: Moves) -> None:
        actions = Turn.legal(Turn(), s, seat)
        moves.add_all(actions[::-1] if neighbour(s, seat) == 0 else actions)


class PeekingUndo(Turn):
    """Whether naming can be taken back depends on what the neighbour holds."""

    def name_pearl(self, s: PearlsState, seat: int, face: int) -> None:
        super().name_pearl(s, seat, face)
        s.binding = neighbour(s, seat) == face


class SkippingTurn(Turn):
    """Who kept a white pearl in hand is not asked, which tells that it is white."""

    def go_on(self, s: PearlsState) -> None:
        if s.begun < s.seats and s.hand[s.turn] == 0:
            self.keep(s, s.turn)
            s.hand[s.turn] = NONE
            s.turn = (s.turn + 1) % s.seats
            s.begun += 1
        super().go_on(s)


class TellsForced(Turn):
    """Who holds another pearl than the named one has to keep it, and the game says that all can see that."""

    def offer(self, s: PearlsState, seat: int, moves: Moves) -> None:
        if self.is_forced(s, seat):
            moves.add(KEEP)
        else:
            super().offer(s, seat, moves)

    def is_forced(self, s: PearlsState, seat: int) -> bool:
        return s.named not in (NONE, s.hand[seat])


class AppraisesHands(PearlsState):
    def appraise(self, seat: int) -> list[float]:
        return [float(coins + hand) for coins, hand in zip(self.coins, self.hand, strict=True)]


class LooksAtTruth(PearlsState):
    """Imagines the others' pearls, but leaves the white ones where they are."""

    def redeal(self, seat: int, rng: Random) -> None:
        held = self.hand[:]
        super().redeal(seat, rng)
        for rival in range(self.seats):
            if rival != seat and held[rival] == 0 and self.bag[0] > 0:
                self.bag[self.hand[rival]] += 1
                self.bag[0] -= 1
                self.hand[rival] = 0


class IsTheTruth(PearlsState):
    """Imagines what is."""

    def determinize(self, seat: int, rng: Random) -> PearlsState:
        other = self.copy()
        other.feed = None
        other.rng = rng.fork()
        return other


class Foresees(PearlsState):
    """Imagines others' pearls, yet draws what the real position will draw."""

    def determinize(self, seat: int, rng: Random) -> PearlsState:
        other = super().determinize(seat, rng)
        other.rng = self.rng.copy()
        return other


class KeepsFeed(PearlsState):
    """Imagines with the live table's secret at hand."""

    def determinize(self, seat: int, rng: Random) -> PearlsState:
        other = super().determinize(seat, rng)
        other.feed = self.feed
        return other


def with_peeker() -> Pearls:
    game = Pearls()
    game.bots = {"peeker": Peeker}
    return game


LEAKS: dict[str, Callable[[], Pearls]] = {
    "a view shows another hand": lambda: Pearls(state=ShowsNeighbour),
    "a spectator's view shows what is staked": lambda: Pearls(state=ShowsSpectators),
    "the number of secret steps shows": lambda: Pearls(CountingStake(), state=CountsSteps),
    "an event goes to too many": lambda: Pearls(OpenDeal()),
    "secret steps are heard": lambda: Pearls(LoudStake()),
    "a bot looks past its handle": with_peeker,
    "a prompt depends on another hand": lambda: Pearls(PeekingPrompt()),
    "a refusal depends on another hand": lambda: Pearls(PeekingRefusal()),
    "a preview depends on another hand": lambda: Pearls(PeekingPreview()),
    "what is legal depends on another hand": lambda: Pearls(PeekingList()),
    "the order of what is legal depends on another hand": lambda: Pearls(PeekingOrder()),
    "undo depends on another hand": lambda: Pearls(PeekingUndo()),
    "a seat is skipped on a secret fact": lambda: Pearls(SkippingTurn()),
    "a seat is passed over on a secret fact": lambda: Pearls(TellsForced()),
    "the worth of a position depends on another hand": lambda: Pearls(state=AppraisesHands),
    "determinize looks at the truth": lambda: Pearls(state=LooksAtTruth),
    "determinize is the truth": lambda: Pearls(state=IsTheTruth),
    "determinize foresees the draws": lambda: Pearls(state=Foresees),
    "determinize keeps the live table's chance": lambda: Pearls(state=KeepsFeed),
}
