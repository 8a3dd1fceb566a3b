"""The position of Trade and Triumph."""

from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64

from entrepot.games.trade_and_triumph.actions import CAPACITY
from entrepot.games.trade_and_triumph.content.board import end_of
from entrepot.games.trade_and_triumph.content.tables import NONE, TARGET_POINTS
from entrepot.games.trade_and_triumph.position import knowledge, made, reading
from entrepot.games.trade_and_triumph.position.made import TradeFields
from entrepot.games.trade_and_triumph.rules import scoring
from entrepot.games.trade_and_triumph.shown import view
from entrepot.kernel.chance import Random
from entrepot.mechanics import turn_order


@final
@final
class TradeState(TradeFields):
    """Hands are one sorted list of cards with their seats; piles are bags by face; lists by seat are flat.

    `hands` has seat * HAND + card. In the order of laying, `down` has seat * CAPACITY + face and from SEEN on who has
    looked, as bits; `eternals` the same with AWAKE and USED. `arrivals` and `at` are route * 2 + heading. TT-R-58
    """

    def copy(self) -> "TradeState":
        return TradeState(self.game, self.cards, self.chosen, self.seats, self.options, self)

    # ------------------------------------------------------------------ what the rules ask of the position

    def next_seat(self, seat: i64) -> i64:
        """Return the seat that plays after this one. TT-TURN-02"""
        return turn_order.next_clockwise(self.seats, seat)

    def in_turn(self) -> list[int]:
        """Return the seats clockwise from the one on turn. TT-R-57"""
        return turn_order.clockwise(self.seats, self.active)

    def standing(self) -> i64:
        """Return where the trader of the seat on turn counts as standing: on the end being resolved. TT-R-15"""
        if self.at != NONE:
            return end_of(self.at // 2, self.at % 2)
        return self.place[self.active]

    def hand_size(self, seat: i64) -> i64:
        """Return how many cards the seat has in hand, which everybody can see. TT-R-39"""
        held = self.held
        return held[seat * 3] + held[seat * 3 + 1] + held[seat * 3 + 2]

    def down_count(self, seat: i64) -> i64:
        """Return how many trade cards the seat has face-down."""
        count: i64 = 0
        for entry in self.down:
            if entry // CAPACITY % 4 == seat:
                count += 1
        return count

    def deck(self, deck: i64) -> vec[i64]:
        """Return a draw pile as a bag; the position's own."""
        if deck == 0:
            return self.trade_deck
        return self.influence_deck if deck == 1 else self.specialty_deck

    def discard(self, deck: i64) -> vec[i64]:
        """Return a discard pile as a bag; the position's own."""
        if deck == 0:
            return self.trade_discard
        return self.influence_discard if deck == 1 else self.specialty_discard

    def can_draw(self, deck: i64) -> bool:
        """Say whether the deck or its discard pile has a card. TT-R-27"""
        return self.sizes[deck] > 0 or self.sizes[deck + 3] > 0

    def score(self, seat: i64, points: i64) -> None:
        """Give points; 20 at any moment and on anyone's turn trigger the end for good. TT-END-01, TT-R-41"""
        self.points[seat] += points
        if self.points[seat] >= TARGET_POINTS:
            self.triggered = True

    def upgrades(self, seat: i64) -> i64:
        """Return the gem steps of a seat. TT-R-44"""
        levels = self.levels
        return levels[seat * 3] + levels[seat * 3 + 1] + levels[seat * 3 + 2]

    # ------------------------------------------------------------------ what the kernel asks of it

    def fields(self) -> dict[str, Any]:
        return made.fields(self)

    def set_fields(self, given: dict[str, Any]) -> None:
        super().set_fields(given)
        reading.work_out(self)

    def view_of(self, seat: int | None) -> dict[str, Any]:
        return {**made.view(self, seat), **view.more_seen(self, seat)}

    def determinize(self, seat: int, rng: Random) -> "TradeState":
        self.check_seat(seat)
        return knowledge.determinize(self, seat, rng)

    def appraise(self, seat: int) -> list[float]:
        return scoring.appraise(self, seat)

    def parts(self, seat: int) -> list[float]:
        return scoring.parts(self, seat)

    def census(self) -> dict[str, dict[str, int]]:
        return {**super().census(), "cubes": {"supply": sum(self.supply), "seats": sum(self.cubes)}}

    def secrets(self) -> dict[str, Any]:
        return knowledge.secrets(self)

    def places(self) -> dict[str, Any]:
        return scoring.places(self)

    def starter(self) -> int:
        return int(self.first)

    def rounds(self) -> i64:
        return self.round
