"""What a view shows beside the declared fields, or in another shape: nothing else is shown. RT-R-35"""

from typing import TYPE_CHECKING, Any

from entrepot.games.trigon.content.vocabulary import (
    BOAT,
    COINS,
    KINDS,
    KNIGHT,
    LANDS,
    NONE,
    PEOPLE,
    PIECES,
    PLAYS,
    SCOUT,
    SLOTS,
)
from entrepot.games.trigon.position import memory
from entrepot.games.trigon.rules import collecting, deeds, figures, hands, scoring, settlements, trading
from entrepot.games.trigon.rules.figures import (
    CLASSES,
    SAILED_BOAT,
    SAILED_KNIGHT,
    SAILED_SCOUT,
    SPENT_KNIGHT,
    SPENT_SCOUT,
    STEPPED_KNIGHT,
    STEPPED_SCOUT,
)
from entrepot.games.trigon.shown import view_scene
from entrepot.games.trigon.shown.view_scene import named_figures, purse
from entrepot.kernel.seat_bits import members

if TYPE_CHECKING:
    from entrepot.games.trigon.position.state import TrigonState


def more_seen(s: "TrigonState", seat: int | None) -> dict[str, Any]:
    """Return the keys of `Special` in `wire.py`."""
    phase = "" if s.over else s.top().name
    return {
        "players": [player(s, other) for other in range(s.seats)],
        "settlements": [settlement(s, slot) for slot in range(len(s.site)) if s.site[slot] != NONE],
        "groups": [group(s, spot) for spot in range(s.cards.spots) if not figures.stands_alone(s, spot)],
        "village_stack": sum(s.village_bag) + len(s.village_under),
        **own_cards(s, seat),
        "offers_left": trading.offers_left(s),
        "moving": view_scene.group_on_its_way(s, phase),
        "battle": view_scene.battle(s),
        "offer": view_scene.offer(s, phase),
        "card": view_scene.card(s),
        "swap": view_scene.swap(s, phase),
    }


# ---------------------------------------------------------------- the map


def settlement(s: "TrigonState", slot: int) -> dict[str, Any]:
    """Return a settlement."""
    return {
        "spot": s.cards.spot_ids[s.site[slot]],
        "seat": slot // SLOTS,
        "token": slot % SLOTS + 1,
        "card": s.cards.village_ids[s.village[slot]],
        "inhabitants": s.people[slot],
        "city": bool(s.is_city[slot]),
        "palace": settlements.is_palace(s, s.site[slot]),
    }


def group(s: "TrigonState", spot: int) -> dict[str, Any]:
    """Return the figures on a spot, and which of them have moved."""
    used = s.used[spot * CLASSES : (spot + 1) * CLASSES]
    return {
        "spot": s.cards.spot_ids[spot],
        "seat": s.owner[spot],
        "figures": named_figures(s.figures[spot * KINDS : (spot + 1) * KINDS]),
        "stepped": named_figures([used[STEPPED_KNIGHT], used[STEPPED_SCOUT], 0]),
        "sailed": named_figures([used[SAILED_KNIGHT], used[SAILED_SCOUT], used[SAILED_BOAT]]),
        "spent": named_figures([used[SPENT_KNIGHT], used[SPENT_SCOUT], 0]),
    }


# ---------------------------------------------------------------- players and cards


def player(s: "TrigonState", seat: int) -> dict[str, Any]:
    """Return what all know of a player."""
    cards = s.cards
    land = s.colour[seat]
    return {
        "land": "" if land == NONE else cards.land_ids[land],
        "out": s.out_at[seat] > 0,
        "points": int(scoring.points(s, seat)),
        "palace": s.palace[seat] == 1,
        "coins": purse(s.coins, seat * COINS),
        "income": purse(collecting.income(s, seat), 0),
        "births": births(s, seat),
        "inhabitants": s.pieces[seat * PIECES + PEOPLE],
        "supply": named_figures([int(figures.left(s, seat, kind)) for kind in (KNIGHT, SCOUT, BOAT)]),
        "tokens": SLOTS - s.settlements[seat],
        "quests": int(hands.number(s, seat, hands.QUEST_DECK)),
        "cards": int(hands.number(s, seat, hands.PLAY_DECK)),
        "completed": [cards.quest_ids[face] for face in hands.faces(s.completed, seat)],
        "opened": [cards.play_ids[face] for face in hands.faces(s.opened, seat)],
        "bonus": [s.game.face_id("bonus", at) for at, holder in enumerate(s.bonus_holder) if holder == seat],
        "lands": [cards.land_ids[of] for of in range(LANDS) if settlements.holds(s, seat, of)],
        "founded": s.founded[seat],
    }


def births(s: "TrigonState", seat: int) -> int:
    """Return how many inhabitants the next births can bring at most: each card has room for five. RT-BIRTH-03"""
    total = 0
    for slot in range(seat * SLOTS, (seat + 1) * SLOTS):
        if s.site[slot] != NONE:
            born = s.cards.births[2 * s.village[slot] + s.is_city[slot]]
            total += min(born, int(s.cards.housing) - s.people[slot])
    return total


def own_cards(s: "TrigonState", seat: int | None) -> dict[str, Any]:
    """Return a seat's own quests, what it remembers of others' hands, and what it has laid for a swap."""
    if seat is None:
        return {"hand_quests": [], "remembered": [], "laid": ""}
    laid = memory.card_name(s, s.laid[0] // PLAYS, s.laid[0] % PLAYS)[1] if s.laid and s.turn == seat else ""
    return {
        "hand_quests": [quest(s, at) for at, entry in enumerate(s.quests) if entry // PLAYS == seat],
        "remembered": [remembered(s, entry) for entry in memory.of_seat(s, seat)],
        "laid": laid,
    }


def remembered(s: "TrigonState", entry: int) -> dict[str, Any]:
    """Return a card that the seat has seen in a hand, and who may hold it."""
    kind, id = memory.card_name(s, memory.deck_of(entry), memory.face_of(entry))
    return {"kind": kind, "card": id, "seats": members(memory.holders_of(entry), s.seats)}


def quest(s: "TrigonState", at: int) -> dict[str, Any]:
    """Return a quest in hand with its progress."""
    face = s.quests[at] % PLAYS
    return {"quest": s.cards.quest_ids[face], "done": s.progress[at], "needed": int(deeds.needed(s, face))}
