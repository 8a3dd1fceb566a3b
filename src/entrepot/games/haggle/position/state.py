"""The position of Haggle."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from entrepot.games.haggle.actions import TIME_UP
from entrepot.games.haggle.content.tables import NONE
from entrepot.games.haggle.position import knowledge, made
from entrepot.games.haggle.position.made import HaggleFields
from entrepot.games.haggle.rules import scoring
from entrepot.kernel.audience import EVERYONE
from entrepot.kernel.bag import cards_in
from entrepot.kernel.chance import Random


class HaggleState(HaggleFields):
    """All hands lie in one list, a stretch of counts by face for each seat. A parcel keeps its number for good."""

    def copy(self) -> "HaggleState":
        return HaggleState(self.game, self.cards, self.seats, self.options, self)

    # ------------------------------------------------------------------ what the rules ask of the position

    def hand(self, seat: i64) -> vec[i64]:
        """Return a copy of the seat's hand as counts by face."""
        start: i64 = seat * self.cards.faces
        return self.hands[start : start + self.cards.faces]

    def held(self, seat: i64) -> i64:
        """Return how many cards the seat has in hand, a laid one included."""
        return cards_in(self.hand(seat))

    def is_open(self, parcel: i64) -> bool:
        """Say whether everybody may know the parcel: it was discarded, or the game is over. HG-RENT-02, HG-END-01"""
        return self.over or self.owner[parcel] == NONE

    def knows(self, seat: i64, parcel: i64) -> bool:
        """Say whether the seat has owned the parcel or looked into it. HG-HIDE-02"""
        return self.seen[parcel] >> seat & 1 == 1

    def give_parcel(self, seat: i64) -> None:
        """Make the parcel in question the seat's, which now knows it. HG-HIDE-02"""
        self.owner[self.parcel] = seat
        self.show_parcel(self.parcel, seat)

    def show_parcel(self, parcel: i64, seat: i64) -> None:
        """Let the seat know a parcel, which bars it from undoing what came before."""
        one: i64 = 1
        self.seen[parcel] |= one << seat
        self.revealed = True

    def still_in(self, but: i64 = NONE) -> list[int]:
        """Return the seats that are not out, one left aside."""
        return [seat for seat in range(self.seats) if self.out[seat] == 0 and seat != but]

    def pay(self, seat: i64, amount: i64) -> None:
        """Pay the bank, or with a negative amount be paid by it."""
        self.coins[seat] -= amount
        self.bank += amount

    def next_in(self, seat: i64) -> i64:
        """Return the next seat clockwise that is still in, or that is the beginner's. HG-TURN-01"""
        following: i64 = (seat + 1) % self.seats
        while following != self.beginner and self.out[following] > 0:
            following = (following + 1) % self.seats
        return following

    def first_in(self) -> i64:
        """Return who begins the round. HG-SETUP-02"""
        return self.beginner if self.out[self.beginner] == 0 else self.next_in(self.beginner)

    def close(self, ending: str) -> None:
        """Open all parcels and end the game; laid cards were never out of the hands. HG-END-01, HG-R-01"""
        one: i64 = 1
        for parcel in range(len(self.seen)):
            self.seen[parcel] = (one << self.seats) - 1
        self.laid = vec[i64]([i64(NONE)] * self.seats)
        self.parcel = NONE
        self.revealed = True
        if self.listening:
            cards = [self.game.face("card", face) for face, own in zip(self.face, self.owner, strict=True) if own >= 0]
            self.tell("opened", EVERYONE, {"cards": cards})
        self.finish(ending)

    # ------------------------------------------------------------------ what the kernel asks of it

    def outside_legal(self) -> list[int]:
        return [] if self.called or self.over else [TIME_UP.base]

    def outside_apply(self, action: int) -> None:
        self.called = True
        if self.listening:
            self.tell("time-called", EVERYONE, {})
        if self.options[0] == 1:  # at-once: HG-R-01
            self.close("time-up")

    def starter(self) -> int:
        return int(self.first_in())

    def rounds(self) -> i64:
        return self.round

    def fields(self) -> dict[str, Any]:
        return made.fields(self)

    def view_of(self, seat: int | None) -> dict[str, Any]:
        return {**made.view(self, seat), **knowledge.more_seen(self, seat)}

    def determinize(self, seat: int, rng: Random) -> "HaggleState":
        self.check_seat(seat)
        return knowledge.determinize(self, seat, rng)

    def secrets(self) -> dict[str, Any]:
        return knowledge.secrets(self)

    def appraise(self, seat: int) -> list[float]:
        return scoring.appraise(self, seat)

    def places(self) -> dict[str, Any]:
        return scoring.places(self)
