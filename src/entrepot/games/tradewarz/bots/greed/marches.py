"""Which squad marches where: every place within reach, weighed by what is there and by what is left behind."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from entrepot.games.tradewarz.bots.greed.land import Land, squads_of
from entrepot.games.tradewarz.content.places import BIT, NOWHERE, PLACES, SQUARES, listed
from entrepot.games.tradewarz.content.tables import NONE
from entrepot.games.tradewarz.rules import army, buildings, marching, markers, recruiting, wealth
from entrepot.kernel.packed import total

NOTHING: Final = -1000.0


@final
class Way:
    """A march: what it is worth, and its first place (NONE: it stays)."""

    def __init__(self) -> None:
        self.value = NOTHING
        self.first = NONE


@final
class Marches:
    """Values marches of one seat."""

    def __init__(self, land: Land) -> None:
        self.land: Land = land
        self.seat: int = land.worth.seat
        self.others: vec[i64] = squads_of(land.s, self.seat)
        self.start: float = land.squads(self.others)

    def best_of_roll(self, spaces: i64) -> float:
        """Return what the best march of so many spaces brings, and never less than staying."""
        s, seat = self.land.s, self.seat
        best = 0.0
        for place in listed(s.stands[seat]):
            most = min(army.soldiers(s, seat, place), army.limit(s, seat))
            for count in range(1, most + 1):
                if count in (1, most):
                    best = max(best, self.squad(place, count, spaces))
        return best

    def squad(self, place: i64, count: i64, spaces: i64) -> float:
        """Return what the best march of a squad brings above staying."""
        if not self.may_leave(place, count):
            return NOTHING
        return self.best(place, place, count, spaces, NONE, self.without(place, count)).value - self.start

    def may_leave(self, place: i64, count: i64) -> bool:
        """Say whether so many soldiers may leave a place."""
        s, seat = self.land.s, self.seat
        return place != s.gate[seat] or army.abroad(s, seat) + count <= buildings.support(s, seat)

    def without(self, place: i64, count: i64) -> vec[i64]:
        """Return the squads that are left when one marches."""
        s, seat = self.land.s, self.seat
        left: i64 = army.soldiers(s, seat, place) - count
        found = vec[i64]()
        for at in range(0, len(self.others), 2):
            if self.others[at] != place:
                found = append(append(found, self.others[at]), self.others[at + 1])
        if left > 0 and place != s.gate[seat]:
            found = append(append(found, place), left)
        return found

    def best(self, origin: i64, place: i64, size: i64, spaces: i64, marker: i64, rest: vec[i64]) -> Way:
        """Return the best way of a squad that is on a place with so many spaces left."""
        search = Search(self, origin, place, size, marker, rest)
        edge: list[int] = [int(place)]
        for step in range(spaces):
            edge = search.spread(edge, step == 0)
        return search.found

    def retreat(self, place: i64) -> Way:
        """Return the best that a retreat from a place could do; the own capital is won back where that must be."""
        s, seat = self.land.s, self.seat
        size = army.soldiers(s, seat, place)
        found = Way()
        rest = self.without(place, size)
        may_leave = self.may_leave(place, size)
        for other in recruiting.refuges(s, seat, place, True):
            value = NOTHING
            if other == s.gate[seat] and army.holder(s, seat) != NONE:
                value = self.land.fight(other, size, markers.with_squad(s, seat, place)) + 3.0
            elif may_leave:
                value = self.standing(other, size, rest) - self.start
            if found.first == NONE or value > found.value:
                found.value = value
                found.first = other
        return found

    def price(self, place: i64, other: i64) -> float:
        """Return what a crossing costs, as a worth: it stays for all, and so for its builder."""
        s = self.land.s
        prices = wealth.crossing_prices(s, s.board.kind_across(place, other))
        return int(total(prices)) * self.land.worth.unit * 0.8

    def standing(self, place: i64, size: i64, rest: vec[i64]) -> float:
        """Return what all squads are worth with one on a place; soldiers of the same place are one squad."""
        s = self.land.s
        if place >= SQUARES:
            return self.land.squads(rest)
        squads = vec[i64]([place, size])
        for at in range(0, len(rest), 2):
            if rest[at] == place:
                squads[1] += rest[at + 1]
            else:
                squads = append(append(squads, rest[at]), rest[at + 1])
        if s.board.far[place * PLACES + place] == NOWHERE:
            return 0.0
        return self.land.squads(squads)


@final
class Search:
    """All ways of one squad, space by space; crossings are dug on the first space only."""

    def __init__(self, marches: Marches, origin: i64, place: i64, size: i64, marker: i64, rest: vec[i64]) -> None:
        self.marches: Marches = marches
        self.place: i64 = place
        self.size: i64 = size
        self.marker: i64 = marker
        self.rest: vec[i64] = rest
        self.after_battle: float = marches.land.squads(rest)
        self.first: vec[i64] = vec[i64]([i64(NONE)] * PLACES)
        """By place reached the first place of the way there."""
        self.raided: vec[float] = vec[float]([0.0] * PLACES)
        self.seen: i64 = BIT[place]
        self.dug: i64 = 0
        """First places that take a crossing."""
        self.found = Way()
        if place == origin or army.has_room(marches.land.s, marches.seat, place, size):
            self.found.value = marches.standing(place, size, rest)

    def spread(self, edge: list[int], is_first: bool) -> list[int]:
        """Go one space on from all these places, and return where one could go on from."""
        s, seat = self.marches.land.s, self.marches.seat
        onward: list[int] = []
        for at in edge:
            near: i64 = s.board.near[at] | marching.own_links(s, seat, at)
            digging: i64 = s.board.diggable[at] & ~near if is_first else 0
            for other in listed((near | digging) & ~self.seen):
                if digging & BIT[other]:
                    if not wealth.can_pay_goods(s, seat, wealth.crossing_prices(s, s.board.kind_across(at, other))):
                        continue
                    self.dug |= BIT[other]
                meeting = marching.meets(s, seat, other)
                if meeting != marching.CLOSED:
                    self.seen |= BIT[other]
                    self.first[other] = other if is_first else self.first[at]
                    self.raided[other] = self.raided[at] + self.marches.land.raids[other]
                    self.weigh(other, meeting == marching.FIGHT)
                if meeting == marching.FREE:
                    onward.append(other)
        return onward

    def weigh(self, place: i64, is_fight: bool) -> None:
        """Keep the way to a place if it is the best so far."""
        marches = self.marches
        s, seat = marches.land.s, marches.seat
        value = self.raided[place]
        if is_fight:
            if not marching.may_attack(s, seat, place):
                return
            value += marches.land.fight(place, self.size, self.marker) + self.after_battle
        elif army.has_room(s, seat, place, self.size):
            value += marches.standing(place, self.size, self.rest)
        else:
            return
        first = self.first[place]
        if self.dug & BIT[first]:
            value -= marches.price(self.place, first)
        if value > self.found.value:
            self.found.value = value
            self.found.first = int(first)
