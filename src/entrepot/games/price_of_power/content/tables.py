"""The loaded content as tables by number, for the rules to look things up in."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from entrepot.games.price_of_power.content.card_words import CONDITIONS, EVENT_EFFECTS, REWARDS
from entrepot.games.price_of_power.content.limits import Limits
from entrepot.games.price_of_power.content.values import (
    boards,
    continents,
    income,
    named,
    needs,
    numbers_across,
    padded,
    pieces,
    places,
    plus_signs,
    words,
)
from entrepot.games.price_of_power.content.vocabulary import (
    AREA,
    BOARDS,
    MARITIME,
    MARKS,
    NODE_KINDS,
    NONE,
    PENALTIES,
    PLACES,
    POWERS,
    REALM_COUNTS,
    REQUIREMENTS,
    SEA,
    SIZES,
    SPACE_KINDS,
    TAX,
    TERRITORY,
)
from entrepot.kernel.content import Content
from entrepot.kernel.packed import packed, packed_rows
from entrepot.mechanics import card_words
from entrepot.mechanics.columns import neighbours, numbers


@final
class Printed:
    """What is printed on boards, cards and sheets: flat lists by number of space, Province, node, card, entry or realm.

    Spaces are Areas (the first `areas` of them), then Sea Zones. An entry is one primary node of one card.
    """

    def __init__(self, content: Content) -> None:
        self.limits: Limits = Limits(content)
        self.read_spaces(content)
        self.read_provinces(content)
        self.read_nodes(content)
        self.read_cards(content)
        self.read_entries(content)
        self.read_realms(content)
        self.read_starts(content)
        self.read_missions(content)
        self.read_events(content)

    def read_spaces(self, content: Content) -> None:
        """Take Areas, Sea Zones and borders."""
        rows = content.rows("space")
        self.space_ids: list[str] = content.ids("space")
        self.spaces: i64 = len(rows)
        kinds = words(rows, "kind", SPACE_KINDS)
        self.areas: i64 = kinds.count(AREA)
        self.area_ids: list[str] = self.space_ids[: self.areas]
        self.sea_ids: list[str] = self.space_ids[self.areas :]
        self.slots: vec[i64] = packed(numbers(rows, "slots"))
        """Trade Protection slots. PP-SHIP-05"""
        self.board: vec[i64] = packed(boards(rows))
        self.near: vec[vec[i64]] = packed_rows(neighbours(content, "space", "border"))
        """All spaces that share a border, ascending. PP-CONN-02, PP-R-14"""
        self.seas_near: vec[vec[i64]] = packed_rows(
            [[other for other in near if kinds[other] == SEA] for near in self.near]
        )
        self.areas_near: vec[vec[i64]] = packed_rows(
            [[other for other in near if kinds[other] == AREA] for near in self.near]
        )

    def read_provinces(self, content: Content) -> None:
        """Take Provinces and their Ports."""
        rows = content.rows("province")
        self.province_ids: list[str] = content.ids("province")
        self.provinces: i64 = len(rows)
        self.area_of: vec[i64] = packed(places(content, rows, "area", "space"))
        sizes = words(rows, "size", SIZES)
        self.tax: vec[i64] = packed([TAX[size] for size in sizes])
        """PP-TAX-01, PP-COLON-07"""
        self.is_territory: vec[i64] = packed([int(size == TERRITORY) for size in sizes])
        one, two = places(content, rows, "port", "space"), places(content, rows, "port_two", "space")
        self.ports: vec[vec[i64]] = packed_rows(
            [[sea for sea in both if sea != NONE] for both in zip(one, two, strict=True)]
        )
        """The Sea Zones that its Port faces; none without a Port. PP-BUILD-02"""
        self.provinces_in: vec[vec[i64]] = packed_rows(
            [[at for at, area in enumerate(self.area_of) if area == space] for space in range(self.areas)]
        )
        self.port_areas: vec[vec[i64]] = packed_rows(
            [
                sorted({self.area_of[at] for at, seas in enumerate(self.ports) if sea in seas})
                for sea in range(self.spaces)
            ]
        )
        """The Areas with a Port on each Sea Zone. PP-INFL-04"""

    def read_nodes(self, content: Content) -> None:
        """Take Trade Nodes."""
        rows = content.rows("node")
        self.node_ids: list[str] = content.ids("node")
        self.nodes: i64 = len(rows)
        self.is_maritime: vec[i64] = packed([int(NODE_KINDS.index(row["kind"]) == MARITIME) for row in rows])
        """Where it is 1, cards mark the node as maritime. PP-CARD-04"""
        self.node_place: vec[i64] = packed(places(content, rows, "place", "space"))
        """The Area of an inland node, the first Sea Zone of a maritime one."""
        also = places(content, rows, "also", "space")
        self.node_seas: vec[vec[i64]] = packed_rows(
            [
                [sea for sea in (self.node_place[at], also[at]) if sea != NONE] if self.is_maritime[at] else []
                for at in range(self.nodes)
            ]
        )
        """Where ships on slots give Trade Power in a maritime node. PP-POWER-05"""
        self.node_ends: vec[vec[i64]] = packed_rows(
            [
                list(self.node_seas[at]) if self.is_maritime[at] else sorted([place, *self.near[place]])
                for at, place in enumerate(self.node_place)
            ]
        )
        """The spaces one of which must hold a piece of the realm's, or be its Capital Area. PP-R-15, PP-R-16"""
        self.sea_nodes: vec[vec[i64]] = packed_rows(
            [[at for at in range(self.nodes) if sea in self.node_seas[at]] for sea in range(self.spaces)]
        )
        self.node_board: vec[i64] = packed([self.board[place] for place in self.node_place])

    def read_cards(self, content: Content) -> None:
        """Take goods and cards."""
        rows = content.rows("card")
        penalties = words(content.rows("good"), "penalty", PENALTIES)
        self.card_ids: list[str] = content.ids("card")
        self.cards: i64 = len(rows)
        self.card_copies: list[int] = [1] * len(rows)
        self.card_good: vec[i64] = packed(places(content, rows, "good", "good"))
        self.penalty: list[int] = [penalties[good] for good in self.card_good]
        """PP-GOLD-01, PP-SLAVE-01"""
        self.mark: list[int] = words(rows, "mark", MARKS)
        self.continents: list[list[int]] = continents(rows)
        """The continents whose numbers a card bears, counted from 0; faint on a card without a mark. PP-DIST-05"""
        self.need: vec[i64] = packed(needs(rows))
        self.green: vec[i64] = packed(income(rows, "green"))
        self.red: vec[i64] = packed(income(rows, "red"))
        """Three rows to a card, the top one first. PP-INCOME-02, PP-INCOME-03"""

    def read_entries(self, content: Content) -> None:
        """Take the primary nodes of the cards, with Key Provinces, requirement and secondary node."""
        rows = content.rows("entry")
        self.entry_ids: list[str] = content.ids("entry")
        self.entries: i64 = len(rows)
        self.entry_card: vec[i64] = packed(places(content, rows, "card", "card"))
        self.entry_node: vec[i64] = packed(places(content, rows, "node", "node"))
        self.requirement: vec[i64] = packed(words(rows, "requirement", REQUIREMENTS))
        self.secondary: vec[i64] = packed(places(content, rows, "secondary", "node"))
        """The node in parentheses, or NONE. PP-CARD-08"""
        keys = [named(content, row, "key", "province") for row in rows]
        self.key_count: vec[i64] = packed([len(provinces) for provinces in keys])
        self.key: vec[i64] = packed(padded(keys))
        self.plus: vec[i64] = packed(plus_signs(rows))
        """Key Provinces and their plus signs, four to an entry. PP-POWER-03, PP-POWER-07"""
        self.card_entries: vec[vec[i64]] = packed_rows(
            [[at for at, card in enumerate(self.entry_card) if card == one] for one in range(self.cards)]
        )

    def read_realms(self, content: Content) -> None:
        """Take the realm sheets and the tokens of the late start. PP-SETUP-03, PP-SETUP-06"""
        rows = content.rows("realm")
        self.realm_ids: list[str] = content.ids("realm")
        self.capital: vec[i64] = packed(places(content, rows, "capital", "space"))
        self.skill: list[int] = [int(row[power]) for row in rows for power in POWERS]
        """Three to a realm: administrative, diplomatic, military. PP-TAX-05"""
        self.start_towns: list[list[int]] = pieces(content, "town", "province")
        self.start_vassals: list[list[int]] = pieces(content, "vassal", "province")
        self.start_influence: list[list[int]] = pieces(content, "influence", "space")
        self.start_ships: list[list[int]] = pieces(content, "ship", "space")
        self.start_slots: list[list[int]] = pieces(content, "slot", "space")
        self.start_merchants: list[list[int]] = pieces(content, "merchant", "node")
        """A place once for each piece there."""
        self.printed_of: list[int] = [NONE] * len(content.rows("province"))
        """The realm whose own Province it is printed as. PP-EVENT-04, PP-R-49"""
        for realm, towns in enumerate(self.start_towns):
            for town in towns:
                self.printed_of[town] = realm
        late = [row["place"] for row in content.rows("start") if row["piece"] == "dnpr"]
        self.late_tokens: list[int] = [content.number("province", place) for place in late]

    def read_starts(self, content: Content) -> None:
        """Take what realms, and places in the order of play of Round 1, begin with. PP-SETUP-11"""
        given = {row["realm"]: numbers_across(row, REALM_COUNTS) for row in content.rows("lead")}
        nothing = [0] * len(REALM_COUNTS)
        self.start_prestige: list[int] = [lead for id in self.realm_ids for lead in given.get(id, nothing)]
        """Five to a realm, one for each number of realms."""
        self.place_ducats: list[int] = [more for row in content.rows("order") for more in numbers_across(row, PLACES)]
        """Six to a number of realms, one for each place."""

    def read_missions(self, content: Content) -> None:
        """Take the Missions and Ideas."""
        rows = content.rows("mission")
        self.mission_ids: list[str] = content.ids("mission")
        self.mission_realm: vec[i64] = packed(places(content, rows, "realm", "realm"))
        self.missions_of: vec[vec[i64]] = packed_rows(
            [
                [at for at, owner in enumerate(self.mission_realm) if owner == realm]
                for realm in range(len(self.realm_ids))
            ]
        )
        self.reward: list[int] = card_words.numbers(REWARDS, rows, "reward")
        self.condition: vec[i64] = packed(card_words.numbers(CONDITIONS, rows, "condition"))
        self.amount: list[int] = numbers(rows, "amount")
        tables = [CONDITIONS[row["condition"]].table for row in rows]
        self.mission_places: vec[vec[i64]] = packed_rows(
            [named(content, row, "place", table) for row, table in zip(rows, tables, strict=True)]
        )
        """Nodes or Provinces, as the condition asks for; none where it asks for an amount."""
        ideas = content.rows("idea")
        self.idea_ids: list[str] = content.ids("idea")
        self.idea_power: vec[i64] = packed(words(ideas, "power", POWERS))
        self.idea_cost: vec[i64] = packed(numbers(ideas, "cost"))
        self.idea_age: list[int] = numbers(ideas, "age")
        """The first Age, from 1. PP-IDEA-04, PP-IDEA-08"""

    def read_events(self, content: Content) -> None:
        """Take the Event cards and what passing pays."""
        rows = content.rows("event")
        self.event_ids: list[str] = content.ids("event")
        self.event_copies: list[int] = numbers(rows, "copies")
        self.event_effect: vec[i64] = packed(card_words.numbers(EVENT_EFFECTS, rows, "effect"))
        self.event_area: vec[i64] = packed(places(content, rows, "area", "space"))
        self.event_provinces: list[list[int]] = [named(content, row, "province", "province") for row in rows]
        self.passing: list[int] = [pay for row in content.rows("passing") for pay in numbers_across(row, PLACES[:4])]
        """Four to a number of realms, from two realms on. PP-PASS-02"""
        self.continent_areas: list[list[int]] = [
            [space for space in range(self.areas) if BOARDS[self.board[space]] == f"continent-{number}"]
            for number in (1, 2, 3, 4)
        ]
        """In printed order. PP-EVENT-05"""
