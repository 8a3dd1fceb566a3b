"""What each action of a turn is worth: the position after it against the one before."""

from typing import Final, final

from mypy_extensions import i64

from entrepot.games.tradewarz.actions import (
    ALLIANCE,
    BREAK,
    BUILD,
    BUY,
    BUY_TECH,
    END,
    FALL_BACK,
    FREE_UNIVERSITY,
    GAIN,
    MARCH,
    OFFER,
    PASS,
    PLACE_SILOS,
    PLAY,
    RECRUIT,
    RESOURCES_UP,
    RETREAT,
    SETTLEMENT,
    SOLDIER,
    TRADE,
    UNIVERSITY,
)
from entrepot.games.tradewarz.bots.greed import bargain, pacts
from entrepot.games.tradewarz.bots.greed.land import Land
from entrepot.games.tradewarz.bots.greed.marches import Marches
from entrepot.games.tradewarz.bots.greed.worth import Worth
from entrepot.games.tradewarz.content import card_numbers as words
from entrepot.games.tradewarz.content.places import AROUND
from entrepot.games.tradewarz.content.tables import FACES, NONE
from entrepot.games.tradewarz.phases.asking import gain
from entrepot.games.tradewarz.position.state import TradeWarzState
from entrepot.games.tradewarz.rules import building, buildings, recruiting, technology, wealth
from entrepot.kernel.moves import Moves

AT_ONCE: Final = 500.0
"""What loses nothing by being done first."""
NEVER: Final = -500.0


@final
class Turn:
    """Values the actions of one position."""

    def __init__(self, worth: Worth, s: TradeWarzState) -> None:
        self.worth: Worth = worth
        self.s: TradeWarzState = s
        self.seat: int = worth.seat
        self.before: float = worth.total(s)
        self.land: Land = Land(worth, s)
        self.march: float = NEVER
        """What a march is worth before its roll; worked out once."""

    def value(self, action: int) -> float:
        """Return what an action is worth."""
        if action == MARCH.base:
            return self.marching()
        if action in (PASS.base, END.base):
            return 0.0
        if PLAY.has(action):
            return self.card(PLAY.value(action))
        if PLACE_SILOS.has(action):
            return AT_ONCE
        if action == ALLIANCE.base:
            return AT_ONCE if pacts.partner(self.worth, self.s) != NONE else NEVER
        if action == BREAK.base:
            return AT_ONCE if pacts.should_leave(self.worth, self.s) else NEVER
        if action == TRADE.base:
            return self.best([OFFER.base + other for other in range(self.s.seats) if other != self.seat])
        details = self.details(action)
        return self.best(details) if details else self.detail(action)

    def details(self, action: int) -> list[int]:
        """Return what could be done in particular, once an action of the turn is chosen."""
        s, seat = self.s, self.seat
        moves = Moves()
        if action == BUILD.base:
            building.add_builds(s, seat, moves)
        elif action == BUY_TECH.base:
            technology.add_purchases(s, seat, moves)
        elif action == RECRUIT.base:
            recruiting.add_recruits(s, seat, moves)
        elif action == RETREAT.base:
            recruiting.add_retreats(s, seat, moves)
        elif action == RESOURCES_UP.base:
            moves.add_run(GAIN.base, GAIN.size)
        return moves.to_list()

    def best(self, details: list[int]) -> float:
        """Return what the best of several is worth."""
        most = NEVER
        for detail in details:
            most = max(most, self.detail(detail))
        return most

    def detail(self, action: int) -> float:
        """Return what something in particular is worth."""
        if SETTLEMENT.base <= action < BUY.base:
            return self.build(action)
        if OFFER.has(action):
            return self.offer(int(OFFER.value(action)))
        if FALL_BACK.has(action):
            return self.retreat(FALL_BACK.value(action))
        return self.other(action)

    def other(self, action: int) -> float:
        """Return what a purchase, a recruit or two resources are worth."""
        after = self.s.copy()
        if BUY.has(action):
            technology.buy(after, self.seat, BUY.value(action))
        elif SOLDIER.has(action):
            recruiting.recruit(after, self.seat, SOLDIER.value(action))
        elif GAIN.has(action):
            gain(after, self.seat, GAIN.value(action))
            wealth.exchange(after, self.seat)
        else:
            return NEVER
        return self.worth.total(after) - self.before

    def build(self, action: int) -> float:
        """Return what a building or university brings, the hope for it on that square taken off."""
        after = self.s.copy()
        built = building.build(after, self.seat, action)
        square = built.square
        if square == NONE or UNIVERSITY.has(action) or FREE_UNIVERSITY.has(action):
            return self.worth.total(after) - self.before
        for _ in range(built.silos):
            corner = best_corner(self.worth, after, square)
            if corner != NONE:
                buildings.add_silo(after, square, buildings.OWN, corner)
        hope = 0.0 if buildings.owner_at(self.s, square) == self.seat else min(self.land.peaceful[square], 2.0)
        held = 4.0 if self.s.board.post_at[square] and hope else 0.0
        return self.worth.total(after) - self.before - hope * 0.5 + held

    def marching(self) -> float:
        """Return what a march brings on average."""
        if self.march == NEVER:
            s = self.s
            marches = Marches(self.land)
            faces = s.cards.die_faces[s.cards.season_die[s.season]]
            total = 0.0
            for roll in (1, 2, 3):
                count = faces.count(roll)
                if count:
                    total += count * marches.best_of_roll(roll + s.boost)
            self.march = total / FACES - 0.2
        return self.march

    def card(self, face: i64) -> float:
        """Return whether to play a card now: one that helps a march only right before one that is worth while."""
        effect = self.s.cards.morale.effect[face]
        if effect == words.FORCED_MARCH:
            return AT_ONCE if self.march > 2.0 else NEVER
        if effect == words.ENGINEERS:
            return AT_ONCE if self.march > 2.0 and self.s.engineers == 0 else NEVER
        return AT_ONCE

    def offer(self, other: int) -> float:
        """Return whether to make somebody an offer: once a turn, if there is one that both could want."""
        if self.s.offers[other] > 0:
            return NEVER
        theirs = Worth(self.s, other, self.worth.habits)
        return AT_ONCE if bargain.best_deal(self.worth, theirs, self.s) is not None else NEVER

    def retreat(self, place: i64) -> float:
        """Return what a retreat is worth, which takes no roll and gets a squad home from anywhere."""
        return Marches(self.land).retreat(place).value - 0.2


def best_corner(worth: Worth, s: TradeWarzState, square: i64) -> int:
    """Return the corner of a building's square whose field is needed most, or NONE."""
    best, most = NONE, -1.0
    needs = worth.needs(s, worth.seat)
    for corner in buildings.field_corners(s, square):
        value = needs[1 + s.board.tiles[AROUND[4 * square + corner]]]
        if value > most:
            best, most = corner, value
    return best
