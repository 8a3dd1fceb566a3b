"""The position of Trigon, declared: each field's shape, what it is, who sees it. `made.py` is written from it."""

from typing import Any, Final

from entrepot.games.trigon.actions import GROUP_PARTS
from entrepot.games.trigon.content.tables import Cards
from entrepot.games.trigon.content.vocabulary import BONUSES, COINS, KINDS, LANDS, METALS, NONE, PIECES, PLAYS, SLOTS
from entrepot.games.trigon.options import Options
from entrepot.games.trigon.position import codecs
from entrepot.games.trigon.position.codecs import COLOURS, MOST, PLAY_CARDS, PURSES, QUESTS, SPOTS, VILLAGES
from entrepot.games.trigon.position.fields_observed import OBSERVED
from entrepot.games.trigon.rules.figures import CLASSES
from entrepot.games.trigon.rules.hands import DECKS
from entrepot.kernel.fields import (
    COUNT,
    OWNER,
    TOLD,
    Bag,
    Coded,
    Field,
    Grid,
    Inner,
    Jointly,
    ListOf,
    Numbers,
    One,
    OrderedHands,
    PerSeat,
    Position,
    Row,
    Seat,
    SeatOrNone,
    Table,
    Tables,
    Truth,
    Whole,
    numbers,
)

AMOUNT: Final = Whole(0, MOST)
AMOUNTS: Final = PerSeat(AMOUNT)
SPOT: Final = One(SPOTS, {"": NONE})
LAND: Final = One(COLOURS, {"": NONE})
BY_SPOT: Final = ListOf(Whole(first=NONE), "cards.spot_ids")
BY_SLOT: Final = Grid(SLOTS, first=NONE)
"""A slot is seat * SLOTS + the number of the token from 0. RT-COMP-13"""
FIGURES: Final = Jointly(
    codecs.write_figures,
    codecs.read_figures,
    list[list[Any]],
    {"owner": BY_SPOT, "figures": ListOf(AMOUNT, "cards.spot_ids", KINDS)},
)
"""By spot the seat whose figures or settlement stand there, and its knights, scouts and boats. RT-MOVE-04"""
USED: Final = Jointly(
    codecs.write_used, codecs.read_used, list[list[Any]], {"used": ListOf(AMOUNT, "cards.spot_ids", CLASSES)}
)
"""By spot how many of the mover's figures have moved in this turn, by class."""
SETTLEMENTS: Final = Jointly(
    codecs.write_settlements,
    codecs.read_settlements,
    list[list[Any]],
    {"settled": BY_SPOT, "site": BY_SLOT, "village": BY_SLOT, "people": Grid(SLOTS), "is_city": Grid(SLOTS)},
)
"""By spot the slot of its settlement; by slot its site, village card and inhabitants, and 1 for a city.

RT-SCOUT-06, RT-COMP-31
"""
IN_HAND: Final = Jointly(
    codecs.write_quests,
    codecs.read_quests,
    list[list[list[Any]]],
    {"quests": ListOf(Whole()), "progress": ListOf(Whole())},
)
"""Quests as seat * PLAYS + face, and how much of the deed of each is done: a number, or bits. RT-R-57"""
FIELDS: Final = [
    Field("round", AMOUNT, "the round, from 1"),
    Field("first", Seat(), "who begins the round"),  # RT-ROUND-07
    Field("turn", SeatOrNone(), "whose action phase it is; -1 outside action phases", view="mover"),
    Field("colour", PerSeat(LAND), "by seat its land; the lands in their order unless told", TOLD),
    Field(
        "figures",
        FIGURES,
        "a list of [spot, seat, knights, scouts, boats], in content order; "
        "those of the start at the capitals unless told",
        TOLD,
    ),
    Field(
        "used",
        USED,
        "a list of [spot, knights that stepped, sailed, are spent, the same of scouts, boats that sailed], "
        "in content order",
        TOLD,
    ),
    Field(
        "settlements",
        SETTLEMENTS,
        "a list of [site, seat, token, village card, inhabitants, is a city], "
        "in the order of seats and tokens; the capitals unless told",
        TOLD,
        counted=codecs.count_villages,
    ),
    Field("palace", AMOUNTS, "by seat 1 or 0; 1 for those who hold their capital unless told", TOLD),  # RT-COMP-11
    Field(
        "coins",
        Tables(METALS, 0, MOST, or_less=True),
        "by seat a table of copper, silver and gold; none unless told",
        TOLD,
    ),
    Field("bank", Table(METALS, 0, MOST, "cards.bank"), "a table of copper, silver and gold; follows from 'coins'"),
    Field("out_at", AMOUNTS, "by seat 0, or 1 for who went out first, 2 for the next, and so on", TOLD),  # RT-R-20
    Field("founded", AMOUNTS, "by seat villages founded", TOLD),  # RT-R-21: as deeds
    Field("offers", AMOUNTS, "by seat the offers that the mover has made to it in this turn", TOLD),  # RT-R-92
    Field("explorer", Truth(), "whether the mover has played Explorer in this turn"),  # RT-R-72
    Field(
        "quests",
        IN_HAND,
        "by seat a list of quests in hand, in the order drawn, each an id or [id, progress]",
        TOLD,
        counted=codecs.count_quests,
    ),
    Field(
        "kept",
        OrderedHands(PLAY_CARDS, PLAYS),
        "by seat a list of play cards in hand, in the order bought",
        OWNER,
        view="hand_cards",
    ),
    Field(
        "opened",
        OrderedHands(PLAY_CARDS, PLAYS, sorted=True),
        "by seat a list of play cards that lie open, in content order",
        TOLD,
    ),
    Field("completed", OrderedHands(QUESTS, PLAYS), "by seat a list of completed quests, in the order completed", TOLD),
    Field(  # RT-BCARD-04, RT-R-20: once given it is never given again
        "bonus_holder", ListOf(SeatOrNone(), len(BONUSES)), "by bonus card its holder, or -1", TOLD
    ),
    Field(
        "memory",
        Coded(codecs.write_memory, codecs.read_memory, list[list[Any]]),
        "a list of [seat, 'quest' or 'play', card, [who may hold it]], in the order of a dump",
        TOLD,
    ),
    Field(
        "discards",
        Bag(PLAY_CARDS),
        "play cards that were carried out, in content order; those missing from a given 'play_bag'",
    ),
    Field(  # RT-R-74: all have seen them
        "aside", Bag(QUESTS), "quests of players who are out, in content order; those missing from a given 'quest_bag'"
    ),
    Field(
        "quest_bag",
        Bag(QUESTS, full=True),
        "the quest stack, in content order; those that lie nowhere else",
        COUNT,
        view="quest_stack",
    ),
    Field(
        "play_bag",
        Bag(PLAY_CARDS, full=True),
        "the play stack, in content order; those that lie nowhere else",
        COUNT,
        view="play_stack",
    ),
    Field(  # RT-SETUP-06
        "village_bag",
        Bag(VILLAGES, full=True),
        "village cards in unknown order, listed in content order; those that lie nowhere else",
        view="village_left",
    ),
    Field(  # RT-R-53
        "village_under",
        Row(VILLAGES),
        "village cards under the stack, the next to be drawn first; those missing from 'village_bag'",
    ),
    Inner("winner", SeatOrNone(), "who has won, where one player has (RT-WIN-06)", TOLD),
    Inner("changed", Truth(), "whether something has happened whose consequences are to be seen to (RT-R-94)", TOLD),
    Inner("group_from", SPOT, "where the group on its way still stands", TOLD),
    Inner("group_to", SPOT, "where it goes", TOLD),
    Inner("by_sea", Truth(), "whether it sails", TOLD),
    Inner("group", Numbers(GROUP_PARTS, 0, MOST), "the group, by part (RT-R-99)", TOLD),
    Inner("attacker", SeatOrNone(), "who attacks; -1 without a battle", TOLD),
    Inner("defender", SeatOrNone(), "who is attacked", TOLD),
    Inner("field", SPOT, "the spot that is fought for", TOLD),
    Inner("army", Numbers(KINDS, 0, MOST), "the attacking figures, off the map while the battle is fought", TOLD),
    Inner("extra_attack", AMOUNT, "dice more in every throw of this battle, by cards (RT-R-48)", TOLD),
    Inner("extra_defence", AMOUNT, "the same of the defender", TOLD),
    Inner("doubled", Truth(), "whether the defender has played a card that doubles dice (RT-R-49)", TOLD),
    Inner("fallen_attackers", AMOUNT, "kinds of figures that the attacker has lost in it, as bits (RT-R-62)", TOLD),
    Inner("fallen_defenders", AMOUNT, "the same of the defender", TOLD),
    Inner("deal", Numbers(2 * COINS, 0, MOST), "what the proposer gives, and what the proposer wants", TOLD),
    Inner(
        "laid",
        Coded(codecs.write_laid, codecs.read_laid, list[list[str]]),
        "the card that the proposer of a swap has laid down, as ['quest' or 'play', card] (RT-R-34)",
        TOLD,
    ),
    Inner(
        "ripe",
        Coded(codecs.write_ripe, codecs.read_ripe, list[str]),
        "the sites of villages that have reached five inhabitants (RT-R-25)",
        TOLD,
    ),
]
CACHES: Final = {
    "done": numbers("seats"),
    "won": numbers("seats"),
    "pieces": numbers(f"seats * {PIECES}"),
    "settlements": numbers("seats"),
    "cities": numbers("seats"),
    "in_land": numbers(f"seats * {LANDS}"),
    "in_hand": numbers(f"seats * {DECKS}"),
}
"""By seat: completed quests; points that cannot be lost, which are quests, bonus cards and played bonus points
(RT-R-22); knights, scouts, boats and inhabitants in play; settlements, cities, and settlements in each land;
quests and play cards in hand.
"""
POSITION: Final = Position(
    FIELDS,
    (QUESTS, PLAY_CARDS, VILLAGES),
    (PURSES,),
    facts={"cards": Cards, "chosen": Options},
    observed=OBSERVED,
    caches=CACHES,
)
"""`fields_codecs.count_all` works the caches out anew."""
