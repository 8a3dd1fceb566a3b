"""The loaded content as tables by face number, for the rules to look things up in, and the kinds of chance."""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from entrepot.games.tradewarz.actions import RESOURCES, TREES
from entrepot.games.tradewarz.content.card_words import MORALE
from entrepot.games.tradewarz.content.places import BIT, GATE_WORDS
from entrepot.games.tradewarz.content.vocabulary import COSTS, SCOPES
from entrepot.kernel.chance import Chance
from entrepot.kernel.content import Content
from entrepot.kernel.packed import packed
from entrepot.mechanics import card_words
from entrepot.mechanics.columns import in_order, numbers

NONE: Final = -1
GOLD: Final = 0
GOODS: Final = 4
"""Gold, lumber, mining, wheat. TW-RES-01"""

ROAD_COST: Final = 0
BRIDGE_COST: Final = 1
TUNNEL_COST: Final = 2
SETTLEMENT_COST: Final = 3
UPGRADE_COST: Final = 4
VILLAGE_COST: Final = 5
CASTLE_COST: Final = 6
UNIVERSITY_COST: Final = 7
TECH_COST: Final = 8
SOLDIER_COST: Final = 9
ALLIANCE_COST: Final = 10
CANCEL_COST: Final = 11

SETTLEMENT_KIND: Final = 1
VILLAGE_KIND: Final = 2
CASTLE_KIND: Final = 3
CAPITAL_KIND: Final = 4
BUILDINGS: Final = ("", "settlement", "village", "castle", "capital")

OWNER: Final = 0
DEFENCE: Final = 1
ATTACK: Final = 2
SQUAD_SCOPE: Final = 3
"""For whom a technology's battle values count. TW-TECH-08, TW-TECH-09"""

STRENGTH: Final = 0
KILL: Final = 1
BLOCK: Final = 2
VALUES: Final = ("strength", "kill", "block")
EVERY: Final = GOODS
"""What a morale card brings that brings one of each."""

OWN_CARDS: Final = 6
"""Battle cards of a player. TW-BCARD-02"""
LANE: Final = 32
"""Anchors of the shipping lane, the compass included."""
SEASONS: Final = 5
"""TW-SEASON-01"""
LEVELS: Final = 4
"""Of a university, and of techs. TW-UNI-01"""
FACES: Final = 6
"""Of a die."""

RED_DIE: Final = Chance("red", sides=6)
BLUE_DIE: Final = Chance("blue", sides=6)
BATTLE_DRAW: Final = Chance("battle", "battle")
MORALE_DRAW: Final = Chance("morale", "morale")


@final
class Cards:
    """What is printed on cards and boards: lists by face; amounts of goods lie four to an entry."""

    def __init__(self, content: Content) -> None:
        self.house_ids: list[str] = content.ids("house")
        dice: list[str] = content.ids("die")
        self.blue: int = dice.index("blue")
        self.die_faces: list[list[int]] = [
            [int(row[f"face{face}"]) for face in range(1, FACES + 1)] for row in content.rows("die")
        ]
        self.season_ids: list[str] = content.ids("season")
        self.season_die: list[int] = [dice.index(row["die"]) for row in content.rows("season")]
        costs = in_order(content.rows("cost"), COSTS)
        self.costs: vec[i64] = packed([int(row[good]) for row in costs for good in RESOURCES])
        self.anchors: list[int] = numbers(in_order(content.rows("station"), GATE_WORDS), "anchor")
        limits = {row["id"]: int(row["value"]) for row in content.rows("limit")}
        self.offers: int = limits["offers"]
        self.recruits: int = limits["recruits"]
        self.read_buildings(content)
        self.battle = BattleCards(content.rows("battle"), content.ids("battle"))
        self.morale = MoraleCards(content.rows("morale"), content.ids("morale"))
        self.techs = Techs(content.rows("tech"), content.ids("tech"))

    def read_buildings(self, content: Content) -> None:
        """Take what buildings yield, by kind; nothing has kind 0."""
        rows = in_order(content.rows("building"), BUILDINGS[1:])
        self.silos: vec[i64] = packed([0, *numbers(rows, "silos")])
        self.yields: vec[i64] = packed([0] * GOODS + [int(row[good]) for row in rows for good in RESOURCES])
        self.support: vec[i64] = packed([0, *numbers(rows, "support")])
        self.defence: vec[i64] = packed([0, 0, 0] + [int(row[value]) for row in rows for value in VALUES])
        """Strength, kills and blocks of each kind, three to an entry."""
        self.silver: vec[i64] = packed([0, *numbers(rows, "silver")])


@final
class BattleCards:
    """The battle deck, by face."""

    def __init__(self, rows: list[dict[str, Any]], ids: list[str]) -> None:
        self.ids = ids
        self.faces: i64 = len(rows)
        self.copies: list[int] = numbers(rows, "copies")
        self.values: vec[i64] = packed([int(row[value]) for row in rows for value in VALUES])
        """Strength, kills and blocks, three to a face."""


@final
class MoraleCards:
    """The morale deck, by face."""

    def __init__(self, rows: list[dict[str, Any]], ids: list[str]) -> None:
        self.ids = ids
        self.faces: i64 = len(rows)
        self.copies: list[int] = numbers(rows, "copies")
        self.effect: vec[i64] = packed(card_words.numbers(MORALE, rows, "effect"))
        self.is_added: vec[i64] = packed([int(MORALE[row["effect"]].is_added) for row in rows])
        self.amount: list[int] = numbers(rows, "amount")
        self.what: list[int] = [_what(row["what"]) for row in rows]

    def total(self) -> int:
        """Return the number of cards."""
        return sum(self.copies)


@final
class Techs:
    """The technologies, by face. A super unit has a number of its own, in order of face: its marker's."""

    def __init__(self, rows: list[dict[str, Any]], ids: list[str]) -> None:
        self.ids = ids
        self.count: i64 = len(rows)
        self.tree: vec[i64] = packed([TREES.index(row["tree"]) for row in rows])
        self.level: vec[i64] = packed(numbers(rows, "level"))
        self.scope: vec[i64] = packed([SCOPES.index(row["scope"]) for row in rows])
        self.site: vec[i64] = packed([BUILDINGS.index(row["site"]) for row in rows])
        self.values: vec[i64] = packed([int(row[value]) for row in rows for value in VALUES])
        self.income: vec[i64] = packed([int(row[good]) for row in rows for good in RESOURCES])
        self.earning: i64 = sum(1 << face for face, row in enumerate(rows) if any(row[good] for good in RESOURCES))
        """The techs that yield something every year, as bits."""
        self.read_markers(rows)
        self.read_economy(rows)
        self.read_levels()

    def read_markers(self, rows: list[dict[str, Any]]) -> None:
        """Take what super units do."""
        self.markers: vec[i64] = packed([face for face in range(self.count) if rows[face]["super_unit"]])
        """The face of each super unit."""
        self.super_ids: list[str] = [self.ids[face] for face in self.markers]
        self.marker: vec[i64] = vec[i64]([i64(NONE)] * self.count)
        for number, face in enumerate(self.markers):
            self.marker[face] = number
        self.area: list[int] = [int(rows[face]["area"]) for face in self.markers]
        self.march_bonus: list[int] = [_total(rows[face], "march-bonus") for face in self.markers]
        self.strikes_attacking: list[int] = [_total(rows[face], "kill-when-attacking") for face in self.markers]
        self.strikes_defending: list[int] = [_total(rows[face], "kill-when-defending") for face in self.markers]
        self.ignores_castle: list[bool] = [_has(rows[face], "ignore-castle") for face in self.markers]

    def read_economy(self, rows: list[dict[str, Any]]) -> None:
        """Take soldiers, prices, and what may be done once a year or more often."""
        self.reserve: list[int] = [_total(row, "reserve") for row in rows]
        self.free_soldiers: list[int] = [_total(row, "free-soldier") for row in rows]
        self.yearly_soldiers: list[int] = [_total(row, "yearly-soldier") for row in rows]
        self.recruiters: i64 = _bits(rows, "yearly-soldier")
        self.soldier_cost: vec[i64] = packed([_total(row, f"soldier-{good}") for row in rows for good in RESOURCES])
        """What a soldier now costs of each resource; 0 where the tech does not say. TW-R-10"""
        self.squad_limit: vec[i64] = packed([_total(row, "squad-limit") for row in rows])
        self.limits: i64 = _bits(rows, "squad-limit")
        """The techs that say how many soldiers a squad may hold; likewise below."""
        self.recruits: i64 = _bits(rows, "soldier-gold") | _bits(rows, "soldier-lumber")
        self.recruits |= _bits(rows, "soldier-mining") | _bits(rows, "soldier-wheat")
        self.discount: list[int] = [_total(row, "level-discount") for row in rows]
        self.discounts: i64 = _bits(rows, "level-discount")
        self.double_build: i64 = _bits(rows, "double-build")
        self.double_march: i64 = _bits(rows, "double-march")
        self.free_level: i64 = _bits(rows, "free-level")
        self.group_tech: list[int] = []
        """The tech of each group of extra silos. TW-R-54"""
        self.group_size: list[int] = []
        self.with_silos: i64 = _bits(rows, "extra-silos")
        for face, row in enumerate(rows):
            for amount in _amounts(row, "extra-silos"):
                self.group_tech.append(face)
                self.group_size.append(amount)

    def read_levels(self) -> None:
        """Sort the techs by tree and level, and by scope."""
        self.of_level: vec[i64] = vec[i64]([i64(0)] * (len(TREES) * LEVELS))
        """The techs of each tree and level, as bits: at LEVELS times the tree plus the level less 1."""
        for face in range(self.count):
            self.of_level[self.tree[face] * LEVELS + self.level[face] - 1] |= BIT[face]
        self.scoped: vec[i64] = vec[i64]([i64(0)] * len(SCOPES))
        """The techs of each scope, as bits."""
        for face in range(self.count):
            self.scoped[self.scope[face]] |= BIT[face]


def _what(word: str) -> int:
    return RESOURCES.index(word) if word in RESOURCES else EVERY if word == "every" else NONE


def _amounts(row: dict[str, Any], effect: str) -> list[int]:
    """Return the amounts of a tech's effects of one word."""
    return [int(row[f"amount{slot}"]) for slot in range(1, 5) if row[f"effect{slot}"] == effect]


def _total(row: dict[str, Any], effect: str) -> int:
    return sum(_amounts(row, effect))


def _has(row: dict[str, Any], effect: str) -> bool:
    return bool(_amounts(row, effect))


def _bits(rows: list[dict[str, Any]], effect: str) -> int:
    return sum(1 << face for face, row in enumerate(rows) if _has(row, effect))
