"""What one seat knows with perfect memory, as the `View` of `wire.py`. RT-R-35"""

from typing import TYPE_CHECKING, Any

from entrepot.games.trigon import (
    collecting,
    deeds,
    dump_values,
    figures,
    hands,
    moving,
    scoring,
    settlements,
    strength,
)
from entrepot.games.trigon.actions import PAIRS
from entrepot.games.trigon.phases import order
from entrepot.games.trigon.position import (
    CLASSES,
    SAILED_BOAT,
    SAILED_KNIGHT,
    SAILED_SCOUT,
    SPENT_KNIGHT,
    SPENT_SCOUT,
    STEPPED_KNIGHT,
    STEPPED_SCOUT,
)
from entrepot.games.trigon.vocabulary import (
    BOAT,
    COINS,
    FIGURES,
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
from entrepot.kernel.bag import named
from entrepot.kernel.phase import FRAME

if TYPE_CHECKING:
    from entrepot.games.trigon.state import TrigonState


def view(s: "TrigonState", seat: int | None) -> dict[str, Any]:
    """Return the view of a seat, or of a spectator."""
    phase = "" if s.over else s.top().name
    return {
        "game": "trigon",
        "seat": seat,
        "seats": int(s.seats),
        "options": s.game.option_names(s.options),
        "phase": phase,
        "round": int(s.round),
        "first": int(s.first),
        "mover": int(s.turn),
        "players": [player(s, other) for other in range(s.seats)],
        "settlements": [settlement(s, slot) for slot in range(len(s.site)) if s.site[slot] != NONE],
        "groups": [group(s, spot) for spot in range(s.cards.spots) if not figures.stands_alone(s, spot)],
        "bank": dump_values.purse(s.bank, 0),
        **stacks(s),
        **own_cards(s, seat),
        "offers_left": offers_left(s),
        "explorer": s.explorer,
        "moving": group_on_its_way(s, phase),
        "battle": battle(s),
        "offer": offer(s, phase),
        "card": card(s),
        "swap": swap(s, phase),
        "ending": s.ending,
    }


def named_figures(counts: list[int]) -> dict[str, int]:
    """Return knights, scouts and boats by name."""
    return {name: int(count) for name, count in zip(FIGURES, counts, strict=True)}


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
        "coins": dump_values.purse(s.coins, seat * COINS),
        "income": dump_values.purse(collecting.income(s, seat), 0),
        "births": births(s, seat),
        "inhabitants": s.pieces[seat * PIECES + PEOPLE],
        "supply": named_figures([int(figures.left(s, seat, kind)) for kind in (KNIGHT, SCOUT, BOAT)]),
        "tokens": SLOTS - s.settlements[seat],
        "quests": int(hands.number(s.quests, seat)),
        "cards": int(hands.number(s.kept, seat)),
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


def stacks(s: "TrigonState") -> dict[str, Any]:
    """Return the stacks and piles; no order is shown but that of cards put under in the open."""
    cards = s.cards
    left = named(s.village_bag, cards.village_ids) if s.village_bag else []
    return {
        "village_stack": len(left) + len(s.village_under),
        "village_under": [cards.village_ids[face] for face in s.village_under],
        "village_left": left,
        "quest_stack": sum(s.quest_bag),
        "play_stack": sum(s.play_bag),
        "discards": named(s.discards, cards.play_ids),
        "aside": named(s.aside, cards.quest_ids),
    }


def own_cards(s: "TrigonState", seat: int | None) -> dict[str, Any]:
    """Return a seat's own hand, what it remembers of others', and what it has laid for a swap."""
    cards = s.cards
    if seat is None:
        return {"hand_quests": [], "hand_cards": [], "remembered": [], "laid": ""}
    remembered = [row[1:] for row in dump_values.memory_rows(s) if row[0] == seat]
    laid = dump_values.card_name(s, s.laid[0] // PLAYS, s.laid[0] % PLAYS)[1] if s.laid and s.turn == seat else ""
    return {
        "hand_quests": [quest(s, at) for at, entry in enumerate(s.quests) if entry // PLAYS == seat],
        "hand_cards": [cards.play_ids[face] for face in hands.faces(s.kept, seat)],
        "remembered": [{"kind": kind, "card": id, "seats": holders} for kind, id, holders in remembered],
        "laid": laid,
    }


def quest(s: "TrigonState", at: int) -> dict[str, Any]:
    """Return a quest in hand with its progress."""
    face = s.quests[at] % PLAYS
    return {"quest": s.cards.quest_ids[face], "done": s.progress[at], "needed": int(deeds.needed(s, face))}


# ---------------------------------------------------------------- what is going on


def offers_left(s: "TrigonState") -> list[int]:
    """Return how many offers the mover may still make to each seat. RT-R-92"""
    return [0 if s.turn in (NONE, seat) else int(s.cards.offers) - s.offers[seat] for seat in range(s.seats)]


def group_on_its_way(s: "TrigonState", phase: str) -> dict[str, Any] | None:
    """Return the group that is being chosen."""
    if phase != "group":
        return None
    return {
        "seat": s.top().actors(s)[0],
        "origin": dump_values.spot_name(s, int(s.group_from)),
        "to": dump_values.spot_name(s, int(s.group_to)),
        "by_sea": s.by_sea,
        "figures": named_figures(moving.group_kinds(s)),
    }


def offer(s: "TrigonState", phase: str) -> dict[str, Any] | None:
    """Return the coin offer on the table."""
    if phase not in ("offer", "answer"):
        return None
    return {
        "proposer": int(s.turn),
        "partner": s.note(0),
        "give": dump_values.purse(s.deal, 0),
        "want": dump_values.purse(s.deal, COINS),
    }


def card(s: "TrigonState") -> str:
    """Return the play card that is being carried out."""
    if not s.over:
        for at in range(0, len(s.stack), FRAME):
            if s.stack[at] in (order.DRAWN, order.PLAYED, order.STRIKE):
                return s.cards.play_ids[s.stack[at + 1]]
    return ""


def swap(s: "TrigonState", phase: str) -> dict[str, Any] | None:
    """Return the card swap on offer."""
    if phase not in ("swap-card", "swap-answer"):
        return None
    return {"proposer": int(s.turn), "partner": s.note(0), "pair": PAIRS[s.note(1)]}


def battle(s: "TrigonState") -> dict[str, Any] | None:
    """Return the battle in progress."""
    if s.attacker == NONE or s.over:
        return None
    at = int(s.field) * KINDS
    fighting = s.army if sum(s.army) > 0 else moving.group_kinds(s)
    return {
        "attacker": int(s.attacker),
        "defender": int(s.defender),
        "spot": dump_values.spot_name(s, int(s.field)),
        "attacking": named_figures(fighting),
        "defending": named_figures(s.figures[at : at + KINDS]),
        "attack_dice": int(strength.attack_dice(s, fighting)),
        "defence_dice": int(strength.defence_dice(s)),
        "extra_attack": int(s.extra_attack),
        "extra_defence": int(s.extra_defence),
        "doubled": s.doubled,
    }
