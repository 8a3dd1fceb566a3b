"""What an observation says beside the fields that are told as they are. RT-R-35"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from entrepot.games.trigon.actions import PAIRS
from entrepot.games.trigon.content.vocabulary import COINS, KINDS, NONE, PLAYS, SLOTS
from entrepot.games.trigon.position import memory
from entrepot.games.trigon.rules import fighting, moving, playing, scoring, strength, trading
from entrepot.kernel.bag import cards_in
from entrepot.kernel.observation import Vector, add_numbers, add_one_hot

if TYPE_CHECKING:
    from entrepot.games.trigon.position.state import TrigonState


def add_standing(out: Vector, s: "TrigonState", seat: i64) -> None:
    """Write who is out, and everybody's points."""
    for at in s.out_at:
        out.add(1 if at > 0 else 0)
    for other in range(s.seats):
        out.add(scoring.points(s, other))


def add_pieces(out: Vector, s: "TrigonState", seat: i64) -> None:
    """Write the pieces in play."""
    add_numbers(out, s.pieces)
    add_numbers(out, s.settlements)


def add_hand_counts(out: Vector, s: "TrigonState", seat: i64) -> None:
    """Write how many quests and play cards everybody holds."""
    start = out.skip(2 * s.seats)
    for entry in s.quests:
        out.items[start + entry // PLAYS * 2] += 1
    for entry in s.kept:
        out.items[start + entry // PLAYS * 2 + 1] += 1


def add_map(out: Vector, s: "TrigonState", seat: i64) -> None:
    """Write figures and settlements."""
    spots: i64 = s.cards.spots
    add_numbers(out, s.owner)
    add_numbers(out, s.figures)
    add_numbers(out, s.used)
    start = out.skip(4 * spots)
    for slot in range(len(s.site)):
        spot: i64 = s.site[slot]
        if spot != NONE:
            out.items[start + spot] = slot % SLOTS + 1
            out.items[start + spots + spot] = s.village[slot] + 1
            out.items[start + 2 * spots + spot] = s.people[slot]
            out.items[start + 3 * spots + spot] = s.is_city[slot]


def add_quests(out: Vector, s: "TrigonState", seat: i64) -> None:
    """Write the seat's quests, with how much of each is done."""
    quests: i64 = len(s.cards.quest_ids)
    start = out.skip(2 * quests)
    for at in range(len(s.quests)):
        entry = s.quests[at]
        if entry // PLAYS == seat:
            out.items[start + entry % PLAYS] += 1
            out.items[start + quests + entry % PLAYS] += s.progress[at]


def add_remembered(out: Vector, s: "TrigonState", seat: i64) -> None:
    """Write what the seat remembers of others' hands, and what it has laid for a swap. RT-R-34"""
    quests: i64 = len(s.cards.quest_ids)
    plays: i64 = len(s.cards.play_ids)
    start = out.skip(s.seats * (quests + plays))
    for entry in s.memory:
        if memory.observer_of(entry) == seat:
            place = memory.face_of(entry) + (quests if memory.deck_of(entry) == memory.PLAY_DECK else 0)
            holders = memory.holders_of(entry)
            for holder in range(s.seats):
                if holders >> holder & 1:
                    out.items[start + holder * (quests + plays) + place] += 1
    laid: i64 = NONE
    if s.laid and s.turn == seat:
        laid = s.laid[0] % PLAYS + (quests if s.laid[0] // PLAYS == memory.PLAY_DECK else 0)
    add_one_hot(out, laid, quests + plays)


def add_stacks(out: Vector, s: "TrigonState", seat: i64) -> None:
    """Write the village card that will be drawn first of those under the stack, and how high the others are. RT-R-53"""
    add_one_hot(out, s.village_under[0] if s.village_under else NONE, len(s.cards.village_ids))
    out.add(cards_in(s.quest_bag))
    out.add(cards_in(s.play_bag))


def add_offers(out: Vector, s: "TrigonState", seat: i64) -> None:
    """Write how many offers the mover may still make to each seat. RT-R-92"""
    out.add_all(trading.offers_left(s))


def add_group(out: Vector, s: "TrigonState", seat: i64) -> None:
    """Write the group that is being chosen."""
    spots: i64 = s.cards.spots
    if s.over or s.top().name != "group":
        out.skip(2 * spots + 1 + KINDS)
        return
    add_one_hot(out, s.group_from, spots)
    add_one_hot(out, s.group_to, spots)
    out.add(1 if s.by_sea else 0)
    add_numbers(out, moving.group_kinds(s))


def add_battle(out: Vector, s: "TrigonState", seat: i64) -> None:
    """Write the battle in progress; before the first throw the attackers still stand where they came from."""
    spots: i64 = s.cards.spots
    if s.attacker == NONE or s.over:
        out.add_all([-1, -1])
        out.skip(spots + KINDS + 5)
        return
    out.add_all([int(s.attacker), int(s.defender)])
    add_one_hot(out, s.field, spots)
    attackers = fighting.attackers(s)
    add_numbers(out, attackers)
    out.add(strength.attack_dice(s, attackers))
    out.add(strength.defence_dice(s))
    out.add_all([int(s.extra_attack), int(s.extra_defence), 1 if s.doubled else 0])


def add_bargain(out: Vector, s: "TrigonState", seat: i64) -> None:
    """Write the offer or swap on the table, and the play card that is being carried out."""
    phase = "" if s.over else s.top().name
    is_offer = phase == "offer" or phase == "answer"
    is_swap = phase == "swap-card" or phase == "swap-answer"
    out.add(s.note(0) if is_offer or is_swap else NONE)
    if is_offer:
        add_numbers(out, s.deal)
    else:
        out.skip(2 * COINS)
    add_one_hot(out, s.note(1) if is_swap else NONE, len(PAIRS))
    add_one_hot(out, playing.carried(s), len(s.cards.play_ids))
