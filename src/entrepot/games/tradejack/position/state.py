"""The position of Tradejack."""

from typing import Any, final

from librt.vecs import append
from mypy_extensions import i64

from entrepot.games.tradejack.content.tables import AWARD_SEAT, HALF, NONE, PRODUCT, SEAT, UNSEEN
from entrepot.games.tradejack.position import knowledge, made
from entrepot.games.tradejack.position.made import TradejackFields
from entrepot.games.tradejack.rules import scoring
from entrepot.games.tradejack.shown import view
from entrepot.kernel.bag import cards_in
from entrepot.kernel.chance import Random
from entrepot.kernel.packed import place_of, settle
from entrepot.mechanics import turn_order


@final
class TradejackState(TradejackFields):
    """Hands and piles are counts by face; a hand is one stretch of a list over all seats.

    `won` has Awards as seat * AWARD_SEAT + award number, `laid`, sorted, what lies in front of the players as
    seat * SEAT + product * PRODUCT + source. Cards of block A that a Quick Game removed stay in its bag undrawn.
    """

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
        """Return as bits the source kinds that the Regulations in force ban. TJ-R-14"""
        one: i64 = 1
        banned: i64 = 0
        for face in self.regulations:
            banned |= one << self.cards.bans[face - self.cards.first_regulation]
        return banned

    def banned_sources(self) -> i64:
        """Return as bits the faces that the Regulations in force ban. TJ-REG-02, TJ-REG-03"""
        cards = self.cards
        banned: i64 = 0
        for face in self.regulations:
            banned |= cards.sources_of_kind[cards.bans[face - cards.first_regulation]]
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

    def sources_left(self) -> int:
        """Return how many cards the Source deck has; one face-down beside it has left it."""
        return int(cards_in(self.source_deck)) - (1 if self.waiting == UNSEEN else 0)

    def demand_left(self) -> int:
        """Return how many cards the Demand deck has, those not counted that a Quick Game took away."""
        blocks = cards_in(self.block_a) + cards_in(self.block_c) - self.removed
        return int(blocks) + (1 if self.card_b != NONE else 0)

    def half_made(self, seat: i64) -> i64:
        """Return the product of the seat's set that still wants a source, or NONE."""
        for entry in self.laid:
            if entry // SEAT == seat and entry % PRODUCT == HALF:
                return entry % SEAT // PRODUCT
        return NONE

    def lay(self, entry: i64) -> None:
        """Lay down an entry, keeping the order that makes the order of steps not matter. TJ-R-55"""
        self.laid = append(self.laid, entry)
        settle(self.laid, len(self.laid) - 1, entry)

    def lay_source(self, seat: i64, source: i64) -> None:
        """Lay a source beside the product of the seat's set that still wants one. TJ-R-55"""
        half = seat * SEAT + self.half_made(seat) * PRODUCT + HALF
        settle(self.laid, place_of(self.laid, half), half - HALF + source)

    def awards_held(self, seat: i64) -> i64:
        """Return how many Award cards the seat has won so far."""
        held: i64 = 0
        for entry in self.won:
            if entry // AWARD_SEAT == seat:
                held += 1
        return held

    def reputation(self, seat: i64) -> i64:
        """Return Capital plus the points of the Awards won. TJ-END-03, TJ-R-26"""
        total: i64 = self.capital[seat]
        for entry in self.won:
            if entry // AWARD_SEAT == seat:
                total += self.cards.award_points[entry % AWARD_SEAT]
        return total

    # ------------------------------------------------------------------ what the kernel asks of it

    def fields(self) -> dict[str, Any]:
        return made.fields(self)

    def view_of(self, seat: int | None) -> dict[str, Any]:
        return {**made.view(self, seat), **view.more_seen(self)}

    def determinize(self, seat: int, rng: Random) -> "TradejackState":
        self.check_seat(seat)
        return knowledge.determinize(self, seat, rng)

    def appraise(self, seat: int) -> list[float]:
        return scoring.appraise(self, seat)

    def parts(self, seat: int) -> list[float]:
        return scoring.parts(self, seat)

    def secrets(self) -> dict[str, Any]:
        return knowledge.secrets(self)

    def places(self) -> dict[str, Any]:
        return scoring.places(self)

    def starter(self) -> int:
        return int(self.first)

    def rounds(self) -> i64:
        return self.round
