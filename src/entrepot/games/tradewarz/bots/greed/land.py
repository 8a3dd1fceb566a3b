"""What squads could do from where they stand: bare land, posts, raids and battles, near ones more than far ones."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from entrepot.games.tradewarz.bots.greed import odds
from entrepot.games.tradewarz.bots.greed.worth import Worth, village_gain
from entrepot.games.tradewarz.content.places import BIT, PLACES, SQUARES, listed
from entrepot.games.tradewarz.content.tables import CASTLE_KIND, NONE, SETTLEMENT_COST, VILLAGE_COST
from entrepot.games.tradewarz.position.state import TradeWarzState
from entrepot.games.tradewarz.rules import army, buildings, wealth
from entrepot.kernel.packed import count

MOST: Final = 12
"""Longer ways are not looked at."""
LARGEST: Final = 7
"""The most soldiers that an entry of `army` can tell; no squad or gate has so many."""
UNKNOWN: Final = -2
NEAR: Final = 5
"""How near an enemy must be to be worth a guard."""


@final
class Land:
    """All that is worth going to, for one seat in one position."""

    def __init__(self, worth: Worth, s: TradeWarzState) -> None:
        self.worth: Worth = worth
        self.s: TradeWarzState = s
        self.peaceful: vec[float] = vec[float]([0.0] * PLACES)
        """By place what standing there is worth."""
        self.raids: vec[float] = vec[float]([0.0] * PLACES)
        """By place what walking over it destroys."""
        self.hostile: i64 = 0
        """Places that must be fought for, as bits."""
        self.fights: dict[int, float] = {}
        """What attacking is worth, by place and size."""
        self.aims: vec[i64] = vec[i64]()
        """The places that are worth something."""
        self.values: vec[vec[float]] = vec[vec[float]]([vec[float]() for _ in range(LARGEST + 1)])
        """By size of a squad what the aims are worth to it; worked out when first asked for."""
        self.known: vec[i64] = vec[i64]([i64(UNKNOWN)] * (PLACES * (LARGEST + 1)))
        """By place and size of a squad the best of its aims, or NONE; worked out when first asked for."""
        self.known_values: vec[float] = vec[float]([0.0] * (PLACES * (LARGEST + 1)))
        """What it is worth to it."""
        self.powers: vec[float] = vec[float]([1.0] * (MOST + 1))
        """By the length of the way what is left of an aim's worth."""
        hurry = 1.0 - 0.9 / worth.turns**1.2  # what is not reached now may never be
        for spaces in range(MOST):
            self.powers[spaces + 1] = self.powers[spaces] * worth.habits.far * hurry
        self.threats: i64 = 0
        self.look()

    def look(self) -> None:
        """Go through all places."""
        s, seat = self.s, self.worth.seat
        for other in range(s.seats):
            if not s.are_allied(seat, other):
                self.threats |= s.stands[other]
                self.hostile |= s.stands[other]
                self.hostile |= BIT[s.gate[other]]
        can_build = buildings.sites(s, seat) < buildings.SITES and self.worth.turns > 2
        can_pay = wealth.can_pay(s, seat, SETTLEMENT_COST)
        pays_well = wealth.can_pay(s, seat, VILLAGE_COST)
        needs = self.worth.needs(s, seat)
        for square in range(SQUARES):
            owner = buildings.owner_at(s, square)
            if owner == seat:
                self.peaceful[square] = self.guarding(square)
            elif owner != NONE and not s.are_allied(seat, owner):
                self.look_at_enemy(square)
            elif owner == NONE and can_build and self.hostile & BIT[square] == 0:
                gain = village_gain(self.worth, s, square, needs) * self.worth.habits.site
                self.peaceful[square] = max(0.0, gain * (1.0 if pays_well else 0.7 if can_pay else 0.5))
        self.look_at_posts(can_pay and can_build)
        for place in range(PLACES):
            if self.peaceful[place] != 0.0 or self.raids[place] != 0.0 or self.hostile & BIT[place]:
                self.aims = append(self.aims, place)

    def look_at_enemy(self, square: i64) -> None:
        """See to an enemy's building."""
        kind = int(buildings.kind_at(self.s, square))
        if kind == CASTLE_KIND:
            self.hostile |= BIT[square]
        elif self.hostile & BIT[square] == 0:
            self.raids[square] = self.worth.spite * (1.0 + (2.0 * kind) * self.worth.yearly)

    def look_at_posts(self, can_build: bool) -> None:
        """Add what a post brings to who stands on it, more where it can be built on."""
        s, seat = self.s, self.worth.seat
        held = int(count(s.post_owner, seat))
        for post in range(len(s.post_owner)):
            place = s.board.posts[post]
            has_building = buildings.owner_at(s, place) == seat
            if has_building:
                continue
            before = held - 1 if s.post_owner[post] == seat else held
            gain = self.worth.posts(before + 1) - self.worth.posts(before)
            self.peaceful[place] += gain * (0.8 if can_build else 0.6)

    def guarding(self, square: i64) -> float:
        """Return what soldiers on an own building are worth with enemies about."""
        s = self.s
        danger = 0.0
        far = s.board.far
        for place in listed(self.threats):
            spaces = far[place * PLACES + square]
            if spaces <= NEAR:
                danger += 1.0 / (1 + spaces)
        kind = buildings.kind_at(s, square)
        stake = 6.0 if kind == CASTLE_KIND else 1.0 + 2.0 * self.worth.yearly
        if s.board.post_at[square]:
            stake += 4.0
        return min(1.0, danger) * stake * 0.7

    # ------------------------------------------------------------------ what squads are worth

    def fight(self, place: i64, size: i64, marker: i64) -> float:
        """Return what attacking a place with so many soldiers is worth."""
        key = int(place * 8 + size) * 64 + int(marker) + 1
        known = self.fights.get(key)
        if known is None:
            known = odds.attack(self.worth, self.s, place, size, marker)
            self.fights[key] = known
        return known

    def at(self, place: i64, size: i64, marker: i64) -> float:
        """Return what a place is worth as somebody's aim."""
        if self.hostile & BIT[place]:
            return max(0.0, self.fight(place, size, marker))
        return self.peaceful[place] + self.raids[place]

    def squads(self, squads: vec[i64]) -> float:
        """Return what squads are worth where they are, each with an aim of its own; pairs of place and size."""
        total = 0.0
        taken: i64 = 0
        for at in range(0, len(squads), 2):
            value, aim = self.best_aim(squads[at], squads[at + 1])
            if aim != NONE and taken & BIT[aim]:
                value, aim = self.aim(squads[at], squads[at + 1], taken)
            if aim != NONE:
                total += value
                taken |= BIT[aim]
        return total

    def best_aim(self, place: i64, size: i64) -> tuple[float, int]:
        """Return what the best aim of a squad is worth to it, and the aim, or NONE."""
        at = place * (LARGEST + 1) + size
        if self.known[at] == UNKNOWN:
            self.known_values[at], self.known[at] = self.aim(place, size, 0)
        return self.known_values[at], int(self.known[at])

    def aim(self, place: i64, size: i64, taken: i64) -> tuple[float, int]:
        """Return the same for the best aim that is not taken: near ones count more than far ones."""
        if len(self.values[size]) == 0:
            self.values[size] = vec[float]([self.at(aim, size, NONE) for aim in self.aims])
        aims, values, powers, far = self.aims, self.values[size], self.powers, self.s.board.far
        best = 0.0
        found: i64 = NONE
        for number in range(len(values)):
            aim = aims[number]
            spaces: i64 = far[place * PLACES + aim]
            if spaces <= MOST and taken & BIT[aim] == 0:
                value = values[number] * powers[spaces]
                if value > best:
                    best = value
                    found = aim
        return best, int(found)


def squads_of(s: TradeWarzState, seat: i64) -> vec[i64]:
    """Return a seat's squads as pairs of place and size; those in the gate last, as one, as far as they could leave."""
    found = vec[i64]()
    gate = s.gate[seat]
    for place in listed(s.stands[seat]):
        if place != gate:
            found = append(append(found, place), army.soldiers(s, seat, place))
    free = buildings.support(s, seat) - army.abroad(s, seat)
    at_home = min(army.soldiers(s, seat, gate), army.limit(s, seat), free)
    if at_home > 0:
        found = append(append(found, gate), at_home)
    return found
