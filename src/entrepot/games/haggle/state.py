"""The position of Haggle."""

from typing import Any

from mypy_extensions import i64

from entrepot.games.haggle import data, knowledge, scoring
from entrepot.games.haggle.actions import TIME_UP
from entrepot.games.haggle.cards import COINS, NONE, Cards
from entrepot.kernel.audience import EVERYONE
from entrepot.kernel.bag import cards_in
from entrepot.kernel.chance import Random
from entrepot.kernel.game import Game
from entrepot.kernel.state import State


class HaggleState(State):
    """All hands lie in one list, a stretch of counts by face for each seat. A parcel keeps its number for good."""

    def __init__(
        self, game: Game, cards: Cards, seats: int, options: list[int], like: "HaggleState | None" = None
    ) -> None:
        super().__init__(game, seats, options, like)
        self.cards = cards
        if like is None:
            self.round: i64 = 1
            self.beginner: i64 = 0
            self.mover: i64 = 0
            self.coins: list[int] = [COINS] * seats
            self.bank: i64 = 0
            """Coins taken in less coins paid out."""
            self.hands: list[int] = [0] * (seats * cards.faces)
            self.deck: list[int] = cards.copies[:]
            self.discard: list[int] = [0] * cards.faces
            self.owner: list[int] = []
            """By parcel: the seat that has it, or NONE once it is discarded."""
            self.face: list[int] = []
            self.seen: list[int] = []
            """By parcel: the seats that know it, as bits of one number. HG-HIDE-02"""
            self.parcel: i64 = NONE
            """The parcel that is offered or raided."""
            self.laid: list[int] = [NONE] * seats
            """By seat: the face laid in the battle on top; it is still in hand. HG-R-03"""
            self.out: list[int] = [0] * seats
            """By seat: the round after which it fell out; 0 for one that is in."""
            self.called: bool = False
        else:
            self.round = like.round
            self.beginner = like.beginner
            self.mover = like.mover
            self.coins = like.coins[:]
            self.bank = like.bank
            self.hands = like.hands[:]
            self.deck = like.deck[:]
            self.discard = like.discard[:]
            self.owner = like.owner[:]
            self.face = like.face[:]
            self.seen = like.seen[:]
            self.parcel = like.parcel
            self.laid = like.laid[:]
            self.out = like.out[:]
            self.called = like.called

    def copy(self) -> "HaggleState":
        return HaggleState(self.game, self.cards, self.seats, self.options, self)

    # ------------------------------------------------------------------ what the rules ask of the position

    def hand(self, seat: i64) -> list[int]:
        """Return a copy of the seat's hand as counts by face."""
        start: i64 = seat * self.cards.faces
        return self.hands[start : start + self.cards.faces]

    def held(self, seat: i64) -> i64:
        """Return how many cards the seat has in hand, a laid one included."""
        return cards_in(self.hand(seat))

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
        self.laid = [NONE] * self.seats
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
        return data.fields(self)

    def set_fields(self, given: dict[str, Any]) -> None:
        data.set_fields(self, given)

    def census(self) -> dict[str, dict[str, int]]:
        return data.census(self)

    def view(self, seat: int | None) -> dict[str, Any]:
        if seat is not None:
            self.check_seat(seat)
        return knowledge.view(self, seat)

    def determinize(self, seat: int, rng: Random) -> "HaggleState":
        self.check_seat(seat)
        return knowledge.determinize(self, seat, rng)

    def secrets(self) -> dict[str, Any]:
        return knowledge.secrets(self)

    def appraise(self, seat: int) -> list[float]:
        return scoring.appraise(self, seat)

    def places(self) -> dict[str, Any]:
        return scoring.places(self)
