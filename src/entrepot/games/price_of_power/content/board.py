"""What is in play, and who borders whom, with one set of options and realms. PP-SETUP-01, PP-R-14, PP-R-45"""

from collections.abc import Iterable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from entrepot.games.price_of_power.content.tables import Printed
from entrepot.games.price_of_power.content.vocabulary import AGES, EAST, FIRST_CONTINENT
from entrepot.games.price_of_power.options import Options
from entrepot.kernel.bits import bits_of
from entrepot.kernel.packed import packed, packed_rows

DELUXE_FROM: Final = 5
"""Realms from which the Eastern board is in play unless the table chooses otherwise. PP-SETUP-01"""
ALWAYS_DELUXE: Final = 6


def has_east(board: str, seats: int) -> bool:
    """Say whether the Eastern board is in play. PP-SETUP-01, PP-R-45"""
    if seats >= ALWAYS_DELUXE or board == "deluxe":
        return True
    return board == "by-players" and seats >= DELUXE_FROM


@final
class Board:
    """Shared by all positions of a table and never changed. Lists are by space, Province or node as in `Printed`."""

    def __init__(self, printed: Printed, chosen: Options, seats: int) -> None:
        self.east: bool = has_east(chosen.board, seats)
        boards = printed.board
        self.in_play: vec[i64] = packed([int(self.east or board != EAST) for board in boards])
        self.is_distant: vec[i64] = packed([int(board >= FIRST_CONTINENT) for board in boards])
        self.is_home: vec[i64] = packed(
            [int(self.in_play[at] and not self.is_distant[at]) for at in range(len(boards))]
        )
        """1 for what is in play and on no Distant Continent. PP-INFL-03"""
        self.province_in_play: vec[i64] = packed([self.in_play[area] for area in printed.area_of])
        self.node_in_play: vec[i64] = packed([self.in_play[place] for place in printed.node_place])
        """PP-EDITION-02, PP-EDITION-03"""
        self.realms: list[int] = [self.in_play[capital] for capital in printed.capital]
        """1 for each realm that can take part. PP-SETUP-09"""
        ages = AGES - 2 if chosen.late else AGES
        self.first_age: i64 = AGES - ages
        """Counted from 0. PP-SETUP-06"""
        self.rounds: i64 = ages * chosen.rounds_per_age
        """PP-ROUND-01"""
        self.seas_near: vec[vec[i64]] = packed_rows([self.present(near) for near in printed.seas_near])
        self.within_two: vec[vec[i64]] = packed_rows([self.reach(sea) for sea in range(printed.spaces)])
        """Where a ship can end, a Distant Sea Zone ending its move; ascending. PP-SAIL-01, PP-R-18"""
        self.sea_reach: vec[i64] = packed(
            [bits_of(end - printed.areas for end in ends) for ends in self.within_two[printed.areas :]]
        )
        """The same by Sea Zone, as bits, both counted from the first Sea Zone."""
        self.distant_seas: i64 = bits_of(
            sea - printed.areas for sea in range(printed.areas, printed.spaces) if self.is_distant[sea]
        )
        self.ports_in: vec[vec[i64]] = packed_rows(
            [[at for at in provinces if self.present(printed.ports[at])] for provinces in printed.provinces_in]
        )
        """By Area the Provinces whose Port faces a Sea Zone in play. PP-BUILD-01, PP-BUILD-02"""
        self.distant_areas: vec[i64] = packed([area for area in range(printed.areas) if self.is_distant[area]])
        self.distant_near: vec[vec[i64]] = packed_rows(
            [[area for area in areas if self.is_distant[area]] for areas in printed.areas_near]
        )
        """The Distant Areas that each space borders. PP-COLON-04"""
        self.distant_coasts: vec[i64] = packed(
            [
                space
                for space in range(printed.areas, printed.spaces)
                if self.in_play[space] and self.distant_near[space]
            ]
        )
        self.sea_bits: vec[i64] = packed([sum(2**node for node in nodes) for nodes in printed.sea_nodes])
        """The maritime nodes that each Sea Zone borders, as bits. PP-ACT-07"""
        coasts = self.coasts(printed)
        self.near: vec[vec[i64]] = packed_rows(
            [
                sorted({*self.present(near), *(coasts[space] if chosen.by_ports else [])})
                for space, near in enumerate(printed.near)
            ]
        )
        """The steps of a chain. PP-CONN-02, PP-R-14"""
        areas = range(int(printed.areas))
        self.influence_near: vec[i64] = packed(
            [bits_of({area, *self.home(printed.areas_near[area]), *self.home(coasts[area])}) for area in areas]
        )
        """By Area, as bits, itself and those where its pieces let cubes be placed. PP-INFL-04"""
        self.home_areas: i64 = bits_of(area for area in areas if self.is_home[area])
        self.port_lands: i64 = bits_of(area for area in areas if self.ports_in[area])
        """The Areas with a Port on a Sea Zone in play."""
        self.frontier: i64 = bits_of(area for area in areas if self.distant_near[area])
        """The Areas that border a Distant one."""
        self.node_ends: vec[vec[i64]] = packed_rows(
            [
                list(ends) if printed.is_maritime[node] or not chosen.by_ports else self.ends_by_ports(printed, node)
                for node, ends in enumerate(printed.node_ends)
            ]
        )
        """PP-R-15, PP-R-16"""

    def present(self, spaces: Iterable[int]) -> list[int]:
        """Return those of the spaces that are in play."""
        return [space for space in spaces if self.in_play[space]]

    def reach(self, sea: int) -> list[int]:
        """Return the Sea Zones one or two steps away; no step is made out of a Distant one."""
        found = set(self.seas_near[sea])
        for middle in self.seas_near[sea]:
            if not self.is_distant[middle]:
                found.update(self.seas_near[middle])
        return sorted(found)

    def home(self, spaces: Iterable[int]) -> list[int]:
        """Return those of the spaces that are in play and on no Distant Continent."""
        return [space for space in spaces if self.is_home[space]]

    def coasts(self, printed: Printed) -> list[list[int]]:
        """Return by space the other Areas that have a Port on one of its Sea Zones."""
        found: list[set[int]] = [set() for _ in range(printed.spaces)]
        for sea, areas in enumerate(printed.port_areas):
            for area in self.present(areas) if self.in_play[sea] else []:
                found[area].update(other for other in self.present(areas) if other != area)
        return [sorted(areas) for areas in found]

    def ends_by_ports(self, printed: Printed, node: int) -> list[int]:
        """Return the ends of an inland node; the Port of a Territory without a Town links nothing. PP-COLON-07"""
        place = printed.node_place[node]
        return list(printed.node_ends[node]) if self.is_distant[place] else sorted({place, *self.near[place]})
