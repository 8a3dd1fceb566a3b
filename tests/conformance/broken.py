"""Copies of Pearls that each break one promise other than that of two worlds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from conformance.pearls.facts import FACES, KEEP, NAME, SHOW, actions
from conformance.pearls.game import Pearls
from conformance.pearls.phases import Deal, Stake, Turn
from conformance.pearls.state import NONE, PearlsState

from entrepot.kernel.errors import Illegal
from entrepot.kernel.message import Message, message, seat_name
from entrepot.kernel.moves import Moves
from entrepot.kernel.phase import Refusal
from entrepot.kernel.state import State
from entrepot.kernel.verbs import Verb

# ---------------------------------------------------------------- 1: the same seed and actions


class Forgetful(Pearls):
    """Every new game begins with another draw, whatever the seed."""

    begun = 0

    def new(
        self, seats: Any = None, seed: Any = None, options: Any = None, feed: Any = None, listening: bool = False
    ) -> State:
        Forgetful.begun += 1
        return super().new(seats, f"{seed} {Forgetful.begun}", options, feed, listening)


class PrivateDice(Deal):
    """Draws past the gate, so that no feed can stand in."""

    def beginner(self, s: PearlsState) -> int:
        return int(s.rng.below(s.seats))


# ---------------------------------------------------------------- 2: apply and legal


class AcceptsMore(PearlsState):
    """Takes 'show' for 'keep' before a pearl was named, though only naming is listed."""

    def apply(self, seat: int, action: int) -> None:
        if self.asked() == "turn" and seat == self.turn and self.named == NONE and action == SHOW:
            self.named = 0
            action = KEEP
        super().apply(seat, action)


class AcceptsLess(PearlsState):
    """Lists keeping the pearl and then refuses it where a white one was named."""

    def apply(self, seat: int, action: int) -> None:
        if self.asked() == "turn" and seat == self.turn and self.named == 0 and action == KEEP:
            raise Illegal("P-KEEP", message("pearls-refused-named"))
        super().apply(seat, action)


class RefusesWithoutClause(Stake):
    def why_not(self, s: PearlsState, seat: int, action: int) -> Refusal | None:
        return Refusal("", message("pearls-refused-stake"))


class RefusesAndPays(PearlsState):
    """A refusal costs a coin."""

    def apply(self, seat: int, action: int) -> None:
        try:
            super().apply(seat, action)
        except Illegal:
            self.coins[seat] -= 1
            self.bank += 1
            raise


class Mumbles(Pearls):
    """Writes a pearl that no content has as another one."""

    def text(self, action: int) -> str:
        return super().text(NAME if action == NAME + FACES else action)


class DeadEnd(Turn):
    """Nothing is legal once a black pearl was named."""

    def offer(self, s: PearlsState, seat: int, moves: Moves) -> None:
        if s.named != FACES - 1:
            super().offer(s, seat, moves)


class Lures(Turn):
    """Once a black pearl was named only keeping is left, which here gives up what was begun."""

    def offer(self, s: PearlsState, seat: int, moves: Moves) -> None:
        if s.named == FACES - 1:
            moves.add(KEEP)
        else:
            super().offer(s, seat, moves)


def giving_up(*broken: Turn) -> Pearls:
    """To name a pearl is to begin something; to show one ends it, and to keep one gives it up."""
    game = Pearls(*broken, space=actions())
    game.actions.by_name["keep"].gives_up = True
    return game


# ---------------------------------------------------------------- 3 and 4: copies and dumps


class SharesBag(PearlsState):
    """Copies draw from one bag."""

    def take(self, like: PearlsState) -> None:
        super().take(like)
        self.bag = like.bag


class SharesKept(PearlsState):
    """The outer list is copied, the inner ones are not."""

    def take(self, like: PearlsState) -> None:
        super().take(like)
        self.kept = like.kept[:]


class SharesStakes(PearlsState):
    """Shares a list that this game happens to replace rather than change."""

    def take(self, like: PearlsState) -> None:
        super().take(like)
        self.done = self.done if like.over else like.done


class SharesChance(PearlsState):
    def take(self, like: PearlsState) -> None:
        super().take(like)
        self.rng = like.rng


class DropsField(PearlsState):
    """Forgets in a dump which pearl was named."""

    def fields(self) -> dict[str, Any]:
        data = super().fields()
        del data["named"]
        return data

    def set_fields(self, data: dict[str, Any]) -> None:
        super().set_fields({**data, "named": NONE})


class DumpsTuples(PearlsState):
    def fields(self) -> dict[str, Any]:
        return {**super().fields(), "coins": tuple(self.coins)}


# ---------------------------------------------------------------- 6 and 7: census and endings


class LosesCoin(Turn):
    """The bank does not notice what it pays."""

    def reward(self, s: PearlsState, seat: int) -> None:
        s.coins[seat] += 1


class Endless(Turn):
    """Naming goes round and round."""

    def apply(self, s: PearlsState, seat: int, action: int) -> None:
        if s.named == NONE:
            self.name_pearl(s, seat, action - NAME)
        else:
            s.named = NONE
            s.turn = (seat + 1) % s.seats


class ForgetsLast(PearlsState):
    """The outcome has no score for the last seat."""

    def places(self) -> dict[str, Any]:
        return {**super().places(), "scores": self.coins[:-1]}


class HasNoFirst(PearlsState):
    """Places begin with the second."""

    def places(self) -> dict[str, Any]:
        outcome = super().places()
        return {**outcome, "places": [place + 1 for place in outcome["places"]]}


class LooksAway(PearlsState):
    """Being looked at changes the position."""

    def view(self, seat: int | None) -> dict[str, Any]:
        self.rng.next()
        return super().view(seat)


# ---------------------------------------------------------------- 8: what is reached


def with_dream() -> Pearls:
    return Pearls(space=actions(Verb("dream", clauses=("P-END",))))


def with_unreached_ending() -> Pearls:
    game = Pearls()
    game.endings = ["rich", "modest", "unheard"]
    return game


# ---------------------------------------------------------------- 10: schemas and words


class TextForNumber(PearlsState):
    def view(self, seat: int | None) -> dict[str, Any]:
        return {**super().view(seat), "hint": "none"}


class MoreThanPublished(PearlsState):
    def view(self, seat: int | None) -> dict[str, Any]:
        return {**super().view(seat), "more": 1}


class LessThanPublished(PearlsState):
    def view(self, seat: int | None) -> dict[str, Any]:
        view = super().view(seat)
        del view["hint"]
        return view


class Speechless(Stake):
    """Asks a question that no catalogue has."""

    def prompt(self, s: PearlsState, seat: int) -> Message:
        return message("pearls-ask-nothing")


class LacksArgument(Turn):
    """Tells an event without the card that its words need."""

    def show(self, s: PearlsState, seat: int) -> None:
        is_listening, s.listening = s.listening, False
        super().show(s, seat)
        s.listening = is_listening
        if is_listening:
            s.tell("showed", (1 << 31) - 1, {"seat": seat_name(seat)})


# ---------------------------------------------------------------- 11: positions that cannot be


class TakesAll(Pearls):
    """Takes any position of the right shape."""

    is_strict = False


FOLLOWS = {
    "a coin vanishes": {"dumps", "impossible positions"},
    "a game does not end": {"impossible positions"},
}
"""What else is broken with it: a position that does not add up is not a position, and none can be played to an end."""
BROKEN: dict[str, tuple[str, Callable[[], Pearls]]] = {
    "a seed does not repeat": ("same digests", Forgetful),
    "chance passes the gate by": ("same digests", lambda: Pearls(PrivateDice())),
    "an action is accepted but not listed": ("exact legality", lambda: Pearls(state=AcceptsMore)),
    "an action is listed but refused": ("exact legality", lambda: Pearls(state=AcceptsLess)),
    "a refusal names no clause": ("exact legality", lambda: Pearls(RefusesWithoutClause())),
    "a refusal costs a coin": ("exact legality", lambda: Pearls(state=RefusesAndPays)),
    "two actions are written alike": ("exact legality", Mumbles),
    "copies draw from one bag": ("copies", lambda: Pearls(state=SharesBag)),
    "copies share inner lists": ("copies", lambda: Pearls(state=SharesKept)),
    "copies share a list without harm": ("copies", lambda: Pearls(state=SharesStakes)),
    "copies share their chance": ("copies", lambda: Pearls(state=SharesChance)),
    "a dump forgets a field": ("dumps", lambda: Pearls(state=DropsField)),
    "a dump does not survive JSON": ("dumps", lambda: Pearls(state=DumpsTuples)),
    "a coin vanishes": ("census", lambda: Pearls(LosesCoin())),
    "a game does not end": ("endings", lambda: Pearls(Endless())),
    "a step leads to where only giving up is left": ("endings", lambda: giving_up(Lures())),
    "an outcome leaves out a seat": ("endings", lambda: Pearls(state=ForgetsLast)),
    "an outcome has no first place": ("endings", lambda: Pearls(state=HasNoFirst)),
    "a verb cannot be reached": ("reached", with_dream),
    "a view has a text for a number": ("schemas", lambda: Pearls(state=TextForNumber)),
    "a view has more than is published": ("schemas", lambda: Pearls(state=MoreThanPublished)),
    "a view has less than is published": ("schemas", lambda: Pearls(state=LessThanPublished)),
    "a question has no words": ("schemas", lambda: Pearls(Speechless())),
    "a position that cannot be is taken": ("impossible positions", TakesAll),
    "an event lacks an argument": ("schemas", lambda: Pearls(LacksArgument())),
}
