"""What ships bring: slots, and Pirates hunted."""

from typing import final

from entrepot.games.price_of_power.actions import LOOSE, SLOT
from entrepot.games.price_of_power.bots.greed.lands import Lands
from entrepot.games.price_of_power.bots.greed.market import Market
from entrepot.games.price_of_power.bots.greed.voyages import Voyages
from entrepot.games.price_of_power.bots.greed.worth import Worth
from entrepot.games.price_of_power.content import card_numbers as words
from entrepot.games.price_of_power.content.vocabulary import SEATS
from entrepot.games.price_of_power.position.state import PowerState
from entrepot.games.price_of_power.rules import connection, holdings, pieces, shipping

UPKEEP: float = 0.5
FAILS: float = 4.0 / 6.0
"""How often a hunter's die fails."""


def fleet(s: PowerState, seat: int, sea: int) -> int:
    """Return how many ships a seat has in a Sea Zone."""
    return int(pieces.berths(s, seat, sea, LOOSE) + pieces.berths(s, seat, sea, SLOT))


@final
class Seas:
    """Gains for one seat, in Ducats."""

    def __init__(self, worth: Worth, market: Market, lands: Lands, s: PowerState) -> None:
        self.worth: Worth = worth
        self.market: Market = market
        self.lands: Lands = lands
        self.voyages: Voyages = Voyages(worth, lands, s)
        self.s: PowerState = s
        self.seat: int = worth.seat
        self.lost: list[float] = [-1.0] * s.printed.spaces
        """By Sea Zone how many connections hang on the only ship there, where that has been asked."""

    def berth(self, sea: int, berth: int) -> float:
        """Return what a ship in a berth is worth from now on."""
        if berth == LOOSE:
            return 0.2 + self.worth.habits.loose * self.worth.left * self.market.of_slot[sea]
        return self.worth.left * self.market.of_slot[sea] + 0.5 + self.worth.bonus[words.SHIPS_ON_SLOTS]

    # ------------------------------------------------------------------ Build

    def launch(self, sea: int) -> float:
        """Return what a new ship in a Sea Zone is worth, its price and upkeep taken off."""
        s = self.s
        free = pieces.free_slots(s, sea) > 0
        gain = self.berth(sea, SLOT if free else LOOSE)
        gain = max(gain, self.berth(sea, LOOSE) + self.voyages.gain(sea))
        if s.held[sea * SEATS + self.seat] == 0:
            gain += self.lands.new_nodes(sea) * self.worth.habits.link * self.worth.left
        return gain - UPKEEP * self.worth.left - float(shipping.price(s, self.seat))

    def of_port(self, province: int) -> float:
        """Return what the best ship of a Port is worth."""
        best = -99.0
        for sea in shipping.open_seas(self.s, province):
            best = max(best, self.launch(sea))
        return best

    def best_port(self) -> float:
        """Return what the best ship of any Port of the seat's is worth, whether or not it can be paid."""
        best = -99.0
        for province in range(self.s.printed.provinces):
            if self.s.printed.ports[province] and holdings.owns(self.s, self.seat, province):
                best = max(best, self.of_port(province))
        return best

    # ------------------------------------------------------------------ Sail

    def of_sail(self, sea: int) -> float:
        """Return what sailing to a Sea Zone is worth: ships that gain by it, and Pirates."""
        s, seat = self.s, self.seat
        free = int(pieces.free_slots(s, sea))
        gain, there = 0.0, fleet(s, seat, sea)
        for start in shipping.seas_of(s, seat):
            if free <= 0:
                break
            loose = int(pieces.berths(s, seat, start, LOOSE))
            if start == sea:
                continue
            if sea not in shipping.reach(s, seat, start):
                continue
            for number in range(fleet(s, seat, start)):
                more = self.bring(start, LOOSE if number < loose else SLOT, sea, SLOT)
                if more > 0.0 and free > 0:
                    gain += more
                    free -= 1
                    there += 1
        return gain + self.hunt(sea, there)

    def bring(self, start: int, berth: int, sea: int, end: int) -> float:
        """Return what a ship gains by going from one berth to another."""
        gain = self.berth(sea, end) - self.berth(start, berth)
        if end == LOOSE:
            gain += self.voyages.gain(sea)
        if self.s.held[sea * SEATS + self.seat] == 0:
            gain += self.lands.new_nodes(sea) * self.worth.habits.link * self.worth.left
        return gain - self.lost_links(start) * self.worth.habits.link * self.worth.left

    def lost_links(self, sea: int) -> float:
        """Return how many nodes are no longer connected when a ship leaves a Sea Zone."""
        s, seat = self.s, self.seat
        if s.held[sea * SEATS + seat] != 1:
            return 0.0
        if self.lost[sea] < 0.0:
            pieces.hold(s, seat, sea, -1)
            gone = int(self.market.links[seat]) & ~int(connection.links(s, seat))
            pieces.hold(s, seat, sea, 1)
            self.lost[sea] = float(gone.bit_count())
        return self.lost[sea]

    def hunt(self, sea: int, ships: int) -> float:
        """Return what hunting with so many ships is worth; 0 if it does not pay."""
        best = 0.0
        for node in self.s.printed.sea_nodes[sea]:
            best = max(best, self.hunt_at(sea, node, ships))
        return best

    def hunt_at(self, sea: int, node: int, ships: int) -> float:
        """Return what hunting in a node is worth."""
        pirates = self.s.pirates[node]
        if pirates == 0 or ships == 0:
            return 0.0
        fails = FAILS**ships
        gain = (1.0 - fails) * (self.worth.left * (0.4 + self.market.passive[node]) + self.worth.price[2])
        slots = int(pieces.berths(self.s, self.seat, sea, SLOT))
        lost = (fails if pirates == 1 else 1.0) * 4.0 + slots * self.worth.price[2] * 0.5
        return gain - lost
