"""What an observation says beside the fields that are told as they are. RT-R-35"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from entrepot.games.trigon.actions import PAIRS
from entrepot.games.trigon.content.vocabulary import COINS, KINDS, NONE, PLAYS, SLOTS
from entrepot.games.trigon.position import memory
from entrepot.games.trigon.rules import fighting, moving, playing, scoring, strength, trading
from entrepot.kernel.bag import cards_in
from entrepot.kernel.observation import add_numbers, add_one_hot

if TYPE_CHECKING:
    from entrepot.games.trigon.position.state import TrigonState


def add_standing(out: list[int], s: "TrigonState", seat: i64) -> None:
    """Write who is out, and everybody's points."""
    for at in s.out_at:
        out.append(1 if at > 0 else 0)
    for other in range(s.seats):
        out.append(int(scoring.points(s, other)))


def add_pieces(out: list[int], s: "TrigonState", seat: i64) -> None:
    """Write the pieces in play."""
    out += s.pieces
    out += s.settlements


def add_hand_counts(out: list[int], s: "TrigonState", seat: i64) -> None:
    """Write how many quests and play cards everybody holds."""
    start: i64 = len(out)
    out += [0] * (2 * s.seats)
    for entry in s.quests:
        out[start + entry // PLAYS * 2] += 1
    for entry in s.kept:
        out[start + entry // PLAYS * 2 + 1] += 1


def add_map(out: list[int], s: "TrigonState", seat: i64) -> None:
    """Write figures and settlements."""
    spots: i64 = s.cards.spots
    out += s.owner
    out += s.figures
    out += s.used
    start: i64 = len(out)
    out += [0] * (4 * spots)
    for slot in range(len(s.site)):
        spot: i64 = s.site[slot]
        if spot != NONE:
            out[start + spot] = slot % SLOTS + 1
            out[start + spots + spot] = s.village[slot] + 1
            out[start + 2 * spots + spot] = s.people[slot]
            out[start + 3 * spots + spot] = s.is_city[slot]


def add_quests(out: list[int], s: "TrigonState", seat: i64) -> None:
    """Write the seat's quests, with how much of each is done."""
    quests: i64 = len(s.cards.quest_ids)
    start: i64 = len(out)
    out += [0] * (2 * quests)
    for at in range(len(s.quests)):
        entry = s.quests[at]
        if entry // PLAYS == seat:
            out[start + entry % PLAYS] += 1
            out[start + quests + entry % PLAYS] += s.progress[at]


def add_remembered(out: list[int], s: "TrigonState", seat: i64) -> None:
    """Write what the seat remembers of others' hands, and what it has laid for a swap. RT-R-34"""
    quests: i64 = len(s.cards.quest_ids)
    plays: i64 = len(s.cards.play_ids)
    start: i64 = len(out)
    out += [0] * (s.seats * (quests + plays))
    for entry in s.memory:
        if memory.observer_of(entry) == seat:
            place = memory.face_of(entry) + (quests if memory.deck_of(entry) == memory.PLAY_DECK else 0)
            holders = memory.holders_of(entry)
            for holder in range(s.seats):
                if holders >> holder & 1:
                    out[start + holder * (quests + plays) + place] += 1
    laid: i64 = NONE
    if s.laid and s.turn == seat:
        laid = s.laid[0] % PLAYS + (quests if s.laid[0] // PLAYS == memory.PLAY_DECK else 0)
    add_one_hot(out, laid, quests + plays)


def add_stacks(out: list[int], s: "TrigonState", seat: i64) -> None:
    """Write the village card that will be drawn first of those under the stack, and how high the others are. RT-R-53"""
    add_one_hot(out, s.village_under[0] if s.village_under else NONE, len(s.cards.village_ids))
    out.append(int(cards_in(s.quest_bag)))
    out.append(int(cards_in(s.play_bag)))


def add_offers(out: list[int], s: "TrigonState", seat: i64) -> None:
    """Write how many offers the mover may still make to each seat. RT-R-92"""
    out += trading.offers_left(s)


def add_group(out: list[int], s: "TrigonState", seat: i64) -> None:
    """Write the group that is being chosen."""
    spots: i64 = s.cards.spots
    if s.over or s.top().name != "group":
        out += [0] * (2 * spots + 1 + KINDS)
        return
    add_one_hot(out, s.group_from, spots)
    add_one_hot(out, s.group_to, spots)
    out.append(1 if s.by_sea else 0)
    out += moving.group_kinds(s)


def add_battle(out: list[int], s: "TrigonState", seat: i64) -> None:
    """Write the battle in progress; before the first throw the attackers still stand where they came from."""
    spots: i64 = s.cards.spots
    if s.attacker == NONE or s.over:
        out += [-1, -1]
        out += [0] * (spots + KINDS + 5)
        return
    out += [int(s.attacker), int(s.defender)]
    add_one_hot(out, s.field, spots)
    attackers = fighting.attackers(s)
    add_numbers(out, attackers)
    out.append(int(strength.attack_dice(s, attackers)))
    out.append(int(strength.defence_dice(s)))
    out += [int(s.extra_attack), int(s.extra_defence), 1 if s.doubled else 0]


def add_bargain(out: list[int], s: "TrigonState", seat: i64) -> None:
    """Write the offer or swap on the table, and the play card that is being carried out."""
    phase = "" if s.over else s.top().name
    is_offer = phase == "offer" or phase == "answer"
    is_swap = phase == "swap-card" or phase == "swap-answer"
    out.append(s.note(0) if is_offer or is_swap else NONE)
    if is_offer:
        out += s.deal
    else:
        out += [0] * (2 * COINS)
    add_one_hot(out, s.note(1) if is_swap else NONE, len(PAIRS))
    add_one_hot(out, playing.carried(s), len(s.cards.play_ids))
