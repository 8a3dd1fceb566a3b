"""The position of Trade and Triumph."""

from typing import Any

from mypy_extensions import i64

from entrepot.games.trade_and_triumph import data, knowledge, scoring, view
from entrepot.games.trade_and_triumph.actions import CAPACITY
from entrepot.games.trade_and_triumph.board import CITY, end_of
from entrepot.games.trade_and_triumph.cards import (
    COLOURS,
    CUBES,
    NONE,
    START_GOLD,
    TARGET_POINTS,
    TRACKS_EACH,
    Cards,
)
from entrepot.games.trade_and_triumph.options import Options
from entrepot.games.trade_and_triumph.record import Record
from entrepot.kernel.chance import Random
from entrepot.kernel.game import Game
from entrepot.kernel.state import State
from entrepot.mechanics import turn_order


class TradeState(State):
    """Hands are one sorted list of cards with their seats; piles are bags by face; lists by seat are flat."""

    def __init__(
        self,
        game: Game,
        cards: Cards,
        chosen: Options,
        seats: int,
        options: list[int],
        like: "TradeState | None" = None,
    ) -> None:
        super().__init__(game, seats, options, like)
        self.cards = cards
        self.chosen = chosen
        if like is None:
            self.first: i64 = 0
            self.round: i64 = 1
            self.active: i64 = 0
            self.triggered: bool = False
            """Whether somebody has had 20 points. TT-R-41"""
            self.forced: i64 = 0
            """The seats whose traders others have put where they stand, as bits. TT-R-21"""
            self.unmoved: i64 = 0
            """The seats that may not sell where they stand, as they have not moved since set-up. TT-R-19"""
            self.kept: i64 = 0
            """The seats whose traders stay in their next Move step. TT-R-07"""
            self.move_limit: i64 = 1
            """What is in force in this turn, with all that adds to it. TT-UPG-05"""
            self.draw_limit: i64 = 1
            self.play_limit: i64 = 1
            self.draws_left: i64 = 1
            self.plays_left: i64 = 1
            self.drawn: i64 = 0
            """The decks drawn from in this Draw step, as bits. TT-DRAW-06"""
            self.reached: i64 = 0
            """The ends reached or passed in this turn: NODE_REACHED, CITY_REACHED. TT-R-16"""
            self.market: i64 = NONE
            """What a set brings more while cubes may be sold anywhere, else NONE."""
            self.may_stay: bool = False
            self.at: i64 = NONE
            """The arrival that is being resolved, as in `arrivals`. TT-R-15"""
            self.turned_up: i64 = 0
            """How many trade cards were revealed at it."""
            self.place: list[int] = [CITY] * seats
            self.gold: list[int] = [START_GOLD] * seats
            self.points: list[int] = [0] * seats
            self.cubes: list[int] = [0] * (seats * COLOURS)
            self.supply: list[int] = [CUBES] * COLOURS
            self.levels: list[int] = [0] * (seats * TRACKS_EACH)
            """Upgrades bought."""
            self.bonuses: list[int] = [0] * (seats * 2)
            """Spaces and draws more in the seat's next turn. TT-R-64"""
            self.hands: list[int] = []
            """Sorted: seat * HAND + card."""
            self.held: list[int] = [0] * (seats * 3)
            """By seat and deck: cards in hand."""
            self.down: list[int] = []
            """In the order of laying: seat * CAPACITY + face, and from SEEN on who has looked at it, as bits."""
            self.eternals: list[int] = []
            """In the order of laying: seat * CAPACITY + face, and AWAKE and USED."""
            self.trade_deck: list[int] = cards.copies[0][:]
            self.influence_deck: list[int] = cards.copies[1][:]
            self.specialty_deck: list[int] = cards.copies[2][:]
            self.trade_discard: list[int] = [0] * len(cards.copies[0])
            self.influence_discard: list[int] = [0] * len(cards.copies[1])
            self.specialty_discard: list[int] = [0] * len(cards.copies[2])
            self.sizes: list[int] = [sum(copies) for copies in cards.copies] + [0, 0, 0]
            """By deck: cards in its draw pile; then the same of the discard piles."""
            self.turned: list[int] = []
            """Faces of the revealed trade cards still to be applied. TT-R-13"""
            self.arrivals: list[int] = []
            """Ends reached that wait to be resolved: route * 2 + heading. TT-R-58"""
            self.known: list[int] = []
            """What seats know of one another's cards; see `memory`."""
            self.records: tuple[Record, ...] | None = None
            """By deck what has happened to its cards, once a deck has been reshuffled."""
            self.discount_influence: i64 = 0
            """What the awake Eternals of the seat on turn give; they follow from `eternals`."""
            self.discount_upgrade: i64 = 0
            self.discount_specialty: i64 = 0
            self.price_bonus: i64 = 0
            self.powers: i64 = 0
            """When its awake Eternals work, as bits by WHENS; those used up are left out."""
        else:
            self.first = like.first
            self.round = like.round
            self.active = like.active
            self.triggered = like.triggered
            self.forced = like.forced
            self.unmoved = like.unmoved
            self.kept = like.kept
            self.move_limit = like.move_limit
            self.draw_limit = like.draw_limit
            self.play_limit = like.play_limit
            self.draws_left = like.draws_left
            self.plays_left = like.plays_left
            self.drawn = like.drawn
            self.reached = like.reached
            self.market = like.market
            self.may_stay = like.may_stay
            self.at = like.at
            self.turned_up = like.turned_up
            self.place = like.place[:]
            self.gold = like.gold[:]
            self.points = like.points[:]
            self.cubes = like.cubes[:]
            self.supply = like.supply[:]
            self.levels = like.levels[:]
            self.bonuses = like.bonuses[:]
            self.hands = like.hands[:]
            self.held = like.held[:]
            self.down = like.down[:]
            self.eternals = like.eternals[:]
            self.trade_deck = like.trade_deck[:]
            self.influence_deck = like.influence_deck[:]
            self.specialty_deck = like.specialty_deck[:]
            self.trade_discard = like.trade_discard[:]
            self.influence_discard = like.influence_discard[:]
            self.specialty_discard = like.specialty_discard[:]
            self.sizes = like.sizes[:]
            self.turned = like.turned[:]
            self.arrivals = like.arrivals[:]
            self.known = like.known[:]
            self.records = like.records
            self.discount_influence = like.discount_influence
            self.discount_upgrade = like.discount_upgrade
            self.discount_specialty = like.discount_specialty
            self.price_bonus = like.price_bonus
            self.powers = like.powers

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

    def deck(self, deck: i64) -> list[int]:
        """Return a draw pile as a bag; the position's own."""
        if deck == 0:
            return self.trade_deck
        return self.influence_deck if deck == 1 else self.specialty_deck

    def discard(self, deck: i64) -> list[int]:
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
        return data.fields(self)

    def set_fields(self, given: dict[str, Any]) -> None:
        data.set_fields(self, given)

    def view(self, seat: int | None) -> dict[str, Any]:
        if seat is not None:
            self.check_seat(seat)
        return view.view(self, seat)

    def determinize(self, seat: int, rng: Random) -> "TradeState":
        self.check_seat(seat)
        return knowledge.determinize(self, seat, rng)

    def appraise(self, seat: int) -> list[float]:
        return scoring.appraise(self, seat)

    def census(self) -> dict[str, dict[str, int]]:
        return data.census(self)

    def secrets(self) -> dict[str, Any]:
        return knowledge.secrets(self)

    def places(self) -> dict[str, Any]:
        return scoring.places(self)

    def starter(self) -> int:
        return int(self.first)

    def rounds(self) -> i64:
        return self.round
