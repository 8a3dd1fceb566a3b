"""All that a position of Trigon consists of, and how it is copied."""

from typing import Final

from mypy_extensions import i64

from entrepot.games.trigon.actions import GROUP_PARTS
from entrepot.games.trigon.data import Cards
from entrepot.games.trigon.options import Options
from entrepot.games.trigon.vocabulary import BONUSES, COINS, KINDS, LANDS, NONE, PIECES, SLOTS
from entrepot.kernel.game import Game
from entrepot.kernel.state import State

STEPPED_KNIGHT: Final = 0
SAILED_KNIGHT: Final = 1
SPENT_KNIGHT: Final = 2
STEPPED_SCOUT: Final = 3
SAILED_SCOUT: Final = 4
SPENT_SCOUT: Final = 5
SAILED_BOAT: Final = 6
CLASSES: Final = 7
"""What figures of the mover have done: a step, a voyage, or both, as those that fought. RT-R-37, RT-R-47"""


class Position(State):
    """Lists hold one stretch a seat or spot where their comment says so; NONE stands for nobody and nowhere."""

    def __init__(
        self,
        game: Game,
        cards: Cards,
        chosen: Options,
        seats: int,
        options: list[int],
        like: "Position | None" = None,
    ) -> None:
        super().__init__(game, seats, options, like)
        self.cards = cards
        self.chosen = chosen
        if like is None:
            spots: int = int(cards.spots)
            slots = seats * SLOTS
            self.round: i64 = 0
            self.first: i64 = 0
            """Who begins this round. RT-ROUND-07"""
            self.turn: i64 = NONE
            """Whose action phase it is; NONE between them."""
            self.winner: i64 = NONE
            """Who has won, where one player has. RT-WIN-06"""
            self.explorer: bool = False
            """Whether the mover has played Explorer in this turn. RT-R-72"""
            self.changed: bool = False
            """Whether something has happened whose consequences are still to be seen to. RT-R-94"""
            self.group_from: i64 = NONE
            """Where the group on its way still stands, and where it goes."""
            self.group_to: i64 = NONE
            self.by_sea: bool = False
            self.attacker: i64 = NONE
            """The battle in progress; NONE if there is none."""
            self.defender: i64 = NONE
            self.field: i64 = NONE
            self.extra_attack: i64 = 0
            """Dice more in every throw of this battle, by cards. RT-R-48"""
            self.extra_defence: i64 = 0
            self.doubled: bool = False
            """Whether the defender has played a card that doubles dice. RT-R-49"""
            self.fallen_attackers: i64 = 0
            """Kinds of figures that the attacker has lost in this battle, as bits. RT-R-62"""
            self.fallen_defenders: i64 = 0
            self.colour: list[int] = [NONE] * seats
            """By seat its land."""
            self.out_at: list[int] = [0] * seats
            """By seat 0 while it is in the game, else when it went out, counted from 1. RT-R-20"""
            self.owner: list[int] = [NONE] * spots
            """By spot the seat whose figures or settlement stand there. RT-MOVE-04"""
            self.figures: list[int] = [0] * (spots * KINDS)
            """By spot knights, scouts and boats."""
            self.used: list[int] = [0] * (spots * CLASSES)
            """By spot how many of the mover's figures have moved in this turn, by class."""
            self.settled: list[int] = [NONE] * spots
            """By spot the slot of its settlement."""
            self.site: list[int] = [NONE] * slots
            """By slot (seat * SLOTS + number of the token from 0) its site. RT-COMP-13"""
            self.village: list[int] = [NONE] * slots
            """By slot its village card. RT-SCOUT-06, RT-COMP-31"""
            self.people: list[int] = [0] * slots
            """By slot the inhabitants."""
            self.is_city: list[int] = [0] * slots
            """By slot 1 for a city."""
            self.palace: list[int] = [0] * seats
            """By seat 1 while its palace stands. RT-COMP-11"""
            self.coins: list[int] = [0] * (seats * COINS)
            """By seat copper, silver and gold."""
            self.bank: list[int] = [int(cards.bank)] * COINS
            self.founded: list[int] = [0] * seats
            """By seat villages founded as deeds. RT-R-21"""
            self.done: list[int] = [0] * seats
            """By seat completed quests."""
            self.won: list[int] = [0] * seats
            """By seat points that cannot be lost: quests, bonus cards, played bonus points. RT-R-22"""
            self.bonus_holder: list[int] = [NONE] * len(BONUSES)
            """By bonus card its holder; once given it is never given again. RT-BCARD-04, RT-R-20"""
            self.opened: list[int] = []
            """Played cards that stay face up, as seat * PLAYS + face, sorted."""
            self.completed: list[int] = []
            """Completed quests, as seat * PLAYS + face, in order of completion."""
            self.quests: list[int] = []
            """Quests in hand, as seat * PLAYS + face, in the order in which they were got."""
            self.progress: list[int] = []
            """By quest in hand how much of its deed is done: a number, or bits. RT-R-57"""
            self.kept: list[int] = []
            """Play cards in hand, as seat * PLAYS + face, in the order in which they were got."""
            self.memory: list[int] = []
            """What seats remember of others' hands; see `memory`."""
            self.quest_bag: list[int] = cards.quest_copies[:]
            self.play_bag: list[int] = cards.play_copies[:]
            self.village_bag: list[int] = []
            """Village cards whose place in the stack nobody knows; set-up fills it. RT-SETUP-06"""
            self.village_under: list[int] = []
            """Village cards under the stack, the next to be drawn first. RT-R-53"""
            self.discards: list[int] = [0] * len(cards.play_ids)
            """Play cards that were carried out."""
            self.aside: list[int] = [0] * len(cards.quest_ids)
            """Quests of players who are out; all have seen them. RT-R-74"""
            self.offers: list[int] = [0] * seats
            """Offers that the mover has made to each seat in this turn. RT-R-92"""
            self.deal: list[int] = [0] * (2 * COINS)
            """What the proposer gives, and what the proposer wants."""
            self.group: list[int] = [0] * GROUP_PARTS
            """The group on its way, by part."""
            self.army: list[int] = [0] * KINDS
            """The attacking figures of the battle in progress, off the map while it is fought."""
            self.laid: list[int] = []
            """The card that the proposer of a swap has laid down, as deck * PLAYS + face. RT-R-34"""
            self.ripe: list[int] = []
            """Slots of villages that have reached five inhabitants. RT-R-25"""
            self.pieces: list[int] = [0] * (seats * PIECES)
            """By seat knights, scouts, boats and inhabitants in play; follows from the rest."""
            self.settlements: list[int] = [0] * seats
            """By seat its settlements; follows from the rest, as do cities and those of each land."""
            self.cities: list[int] = [0] * seats
            self.in_land: list[int] = [0] * (seats * LANDS)
        else:
            self.round = like.round
            self.first = like.first
            self.turn = like.turn
            self.winner = like.winner
            self.explorer = like.explorer
            self.changed = like.changed
            self.group_from = like.group_from
            self.group_to = like.group_to
            self.by_sea = like.by_sea
            self.attacker = like.attacker
            self.defender = like.defender
            self.field = like.field
            self.extra_attack = like.extra_attack
            self.extra_defence = like.extra_defence
            self.doubled = like.doubled
            self.fallen_attackers = like.fallen_attackers
            self.fallen_defenders = like.fallen_defenders
            self.colour = like.colour[:]
            self.out_at = like.out_at[:]
            self.owner = like.owner[:]
            self.figures = like.figures[:]
            self.used = like.used[:]
            self.settled = like.settled[:]
            self.site = like.site[:]
            self.village = like.village[:]
            self.people = like.people[:]
            self.is_city = like.is_city[:]
            self.palace = like.palace[:]
            self.coins = like.coins[:]
            self.bank = like.bank[:]
            self.founded = like.founded[:]
            self.done = like.done[:]
            self.won = like.won[:]
            self.bonus_holder = like.bonus_holder[:]
            self.opened = like.opened[:]
            self.completed = like.completed[:]
            self.quests = like.quests[:]
            self.progress = like.progress[:]
            self.kept = like.kept[:]
            self.memory = like.memory[:]
            self.quest_bag = like.quest_bag[:]
            self.play_bag = like.play_bag[:]
            self.village_bag = like.village_bag[:]
            self.village_under = like.village_under[:]
            self.discards = like.discards[:]
            self.aside = like.aside[:]
            self.offers = like.offers[:]
            self.deal = like.deal[:]
            self.group = like.group[:]
            self.army = like.army[:]
            self.laid = like.laid[:]
            self.ripe = like.ripe[:]
            self.pieces = like.pieces[:]
            self.settlements = like.settlements[:]
            self.cities = like.cities[:]
            self.in_land = like.in_land[:]
