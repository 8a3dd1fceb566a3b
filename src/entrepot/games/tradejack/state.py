"""The position of Tradejack."""

from typing import Any

from mypy_extensions import i64

from entrepot.games.tradejack import data, knowledge, view, worth
from entrepot.games.tradejack.cards import AWARD_SEAT, HALF, NONE, PRODUCT, SEAT, START_CAPITAL, Cards
from entrepot.games.tradejack.options import Options
from entrepot.games.tradejack.reshuffle import Reshuffle
from entrepot.kernel.chance import Random
from entrepot.kernel.game import Game
from entrepot.kernel.state import State
from entrepot.mechanics import turn_order


class TradejackState(State):
    """Hands and piles are counts by face; a hand is one stretch of a list over all seats."""

    def __init__(
        self,
        game: Game,
        cards: Cards,
        chosen: Options,
        seats: int,
        options: list[int],
        like: "TradejackState | None" = None,
    ) -> None:
        super().__init__(game, seats, options, like)
        self.cards = cards
        self.chosen = chosen
        if like is None:
            self.first: i64 = 0
            self.round: i64 = 1
            self.capital: list[int] = [START_CAPITAL] * seats
            self.bank: i64 = 0
            """What the bank has paid out less what it took in."""
            self.products: list[int] = [0] * (seats * len(cards.product_ids))
            self.sources: list[int] = [0] * (seats * len(cards.source_ids))
            self.product_deck: list[int] = cards.product_copies[:]
            self.source_deck: list[int] = cards.source_copies[:]
            self.product_discard: list[int] = [0] * len(cards.product_ids)
            self.source_discard: list[int] = [0] * len(cards.source_ids)
            self.block_a: list[int] = [0] * len(cards.demand_ids)
            self.card_b: i64 = NONE
            """The Regulation that lies alone between the blocks A and C."""
            self.block_c: list[int] = self.block_a[:]
            self.removed: i64 = 0
            """How many cards of block A a Quick Game took away unseen: they stay in the bag undrawn."""
            self.demand_discard: list[int] = []
            self.demand: list[int] = []
            """This round's Trends and Awards in the order revealed."""
            self.regulations: list[int] = []
            self.won: list[int] = []
            """Awards in the order won, as seat * AWARD_SEAT + award number."""
            self.revealer: i64 = 0
            self.shown: i64 = NONE
            self.waiting: i64 = NONE
            """The other Source card of the turn: NONE, UNSEEN, or a face that the revealing seat alone knows."""
            self.looked: list[int] = []
            """The two faces among which the revealing seat picks."""
            self.standing_bid: i64 = 0
            self.high_bidder: i64 = NONE
            self.passes: i64 = 0
            self.out: i64 = 0
            self.bidder: i64 = 0
            self.laid: list[int] = []
            """What lies in front of the players, sorted: seat * SEAT + product * PRODUCT + source."""
            self.committed: i64 = 0
            self.co2: i64 = 0
            self.reshuffle: Reshuffle | None = None
            """What has happened to Product cards since the last reshuffle, once there was one."""
        else:
            self.first = like.first
            self.round = like.round
            self.capital = like.capital[:]
            self.bank = like.bank
            self.products = like.products[:]
            self.sources = like.sources[:]
            self.product_deck = like.product_deck[:]
            self.source_deck = like.source_deck[:]
            self.product_discard = like.product_discard[:]
            self.source_discard = like.source_discard[:]
            self.block_a = like.block_a[:]
            self.card_b = like.card_b
            self.block_c = like.block_c[:]
            self.removed = like.removed
            self.demand_discard = like.demand_discard[:]
            self.demand = like.demand[:]
            self.regulations = like.regulations[:]
            self.won = like.won[:]
            self.revealer = like.revealer
            self.shown = like.shown
            self.waiting = like.waiting
            self.looked = like.looked[:]
            self.standing_bid = like.standing_bid
            self.high_bidder = like.high_bidder
            self.passes = like.passes
            self.out = like.out
            self.bidder = like.bidder
            self.laid = like.laid[:]
            self.committed = like.committed
            self.co2 = like.co2
            self.reshuffle = like.reshuffle.copy() if like.reshuffle is not None else None

    def copy(self) -> "TradejackState":
        return TradejackState(self.game, self.cards, self.chosen, self.seats, self.options, self)

    # ------------------------------------------------------------------ what the rules ask of the position

    def next_seat(self, seat: i64) -> i64:
        """Return the seat to the left. TJ-R-45"""
        return turn_order.next_clockwise(self.seats, seat)

    def in_turn(self) -> list[int]:
        """Return the seats clockwise from the First Player."""
        return turn_order.clockwise(self.seats, self.first)

    def limit(self) -> i64:
        """Return the CO2 token that loses the game. TJ-R-27"""
        return self.seats + (2 if self.chosen.loses_later else 1)

    def is_banned(self, source: i64) -> bool:
        """Say whether a Regulation in force bans the face. TJ-REG-02, TJ-REG-03"""
        return self.banned_kinds() >> self.cards.source_kind[source] & 1 == 1

    def banned_kinds(self) -> i64:
        """Return as bits the source kinds that the Regulations in force ban."""
        one: i64 = 1
        banned: i64 = 0
        for face in self.regulations:
            banned |= one << self.cards.bans[face - self.cards.first_regulation]
        return banned

    def is_sealed(self) -> bool:
        """Say whether what lies on the table is still face-down: hands then include it. TJ-R-16"""
        return not self.over and self.top().name == "production"

    def held_products(self, seat: i64) -> i64:
        """Return how many Product cards the seat holds, face-down ones included while they are sealed."""
        faces: i64 = len(self.cards.product_ids)
        total: i64 = 0
        for at in range(seat * faces, (seat + 1) * faces):
            total += self.products[at]
        return total

    def held_sources(self, seat: i64) -> i64:
        """Return how many Source cards the seat holds, face-down ones included while they are sealed."""
        faces: i64 = len(self.cards.source_ids)
        total: i64 = 0
        for at in range(seat * faces, (seat + 1) * faces):
            total += self.sources[at]
        return total

    def half_made(self, seat: i64) -> i64:
        """Return the product of the seat's set that still wants a source, or NONE."""
        for entry in self.laid:
            if entry // SEAT == seat and entry % PRODUCT == HALF:
                return entry % SEAT // PRODUCT
        return NONE

    def lay(self, entry: i64) -> None:
        """Lay down an entry, keeping the order that makes the order of steps not matter. TJ-R-55"""
        laid = self.laid
        at = len(laid)
        while at > 0 and laid[at - 1] > entry:
            at -= 1
        laid.insert(at, entry)

    def awards_held(self, seat: i64) -> i64:
        """Return how many Award cards the seat has won so far."""
        held: i64 = 0
        for entry in self.won:
            if entry // AWARD_SEAT == seat:
                held += 1
        return held

    def reputation(self, seat: i64) -> i64:
        """Return Capital plus the points of the Awards won. TJ-END-03"""
        total: i64 = self.capital[seat]
        for entry in self.won:
            if entry // AWARD_SEAT == seat:
                total += self.cards.award_points[entry % AWARD_SEAT]
        return total

    # ------------------------------------------------------------------ what the kernel asks of it

    def fields(self) -> dict[str, Any]:
        return data.fields(self)

    def set_fields(self, given: dict[str, Any]) -> None:
        data.set_fields(self, given)

    def view(self, seat: int | None) -> dict[str, Any]:
        if seat is not None:
            self.check_seat(seat)
        return view.view(self, seat)

    def determinize(self, seat: int, rng: Random) -> "TradejackState":
        self.check_seat(seat)
        return knowledge.determinize(self, seat, rng)

    def appraise(self, seat: int) -> list[float]:
        return worth.appraise(self, seat)

    def census(self) -> dict[str, dict[str, int]]:
        return data.census(self)

    def secrets(self) -> dict[str, Any]:
        return knowledge.secrets(self)

    def places(self) -> dict[str, Any]:
        return worth.places(self)

    def starter(self) -> int:
        return int(self.first)

    def rounds(self) -> i64:
        return self.round
