"""What a seat of Trigon knows, as whole numbers for programs that learn. RT-R-35

Left out of what the view shows: the options; what follows from the rest, such as the income of the next collection;
and the order of cards, but for the village card under the stack that will be drawn first.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from entrepot.games.trigon import memory, moving, scoring, strength
from entrepot.games.trigon.actions import PAIRS
from entrepot.games.trigon.phases import order
from entrepot.games.trigon.vocabulary import COINS, FIGURES, KINDS, METALS, NONE, PLAYS, SLOTS
from entrepot.kernel.game import Game
from entrepot.kernel.observation import (
    MOST,
    Part,
    add_counts,
    add_one_hot,
    by_seat,
    grid,
    heading,
    heading_parts,
    number,
    numbers,
    seat_labels,
)
from entrepot.kernel.phase import FRAME

if TYPE_CHECKING:
    from entrepot.games.trigon.state import TrigonState

VERSION: Final = 1
USED: Final = (
    "stepped knights",
    "sailed knights",
    "spent knights",
    "stepped scouts",
    "sailed scouts",
    "spent scouts",
    "sailed boats",
)
"""The classes of figures that have moved, by their place in a position's `used`."""


def parts(game: Game, seats: int, options: list[int]) -> list[Part]:
    """Return what the numbers of `encode` mean, in order."""
    everybody = seat_labels(seats)
    ids = game.content.ids
    spots, quests, plays = ids("spot"), ids("quest"), ids("play")
    villages, metals, figures = ids("village"), list(METALS), list(FIGURES)
    return [
        *heading_parts([phase.name for phase in game.phases], seats),
        number("round", 0, 100_000),
        number("first", 0, seats - 1),
        number("mover", -1, seats - 1, "whose action phase it is"),
        number("explorer", 0, 1),
        by_seat("land", seats, len(ids("land")) - 1, "by its place in the content, -1 before it is known", -1),
        by_seat("out", seats, 1),
        by_seat("points", seats, MOST, "", -MOST),
        by_seat("palace", seats, 1),
        grid("coins", everybody, metals),
        grid("pieces", everybody, [*figures, "inhabitants"], 1_000, "in play"),
        by_seat("settlements", seats, SLOTS),
        by_seat("founded", seats, 1_000),
        grid("hand-counts", everybody, ["quests", "play cards"], 1_000),
        grid("completed", everybody, quests, 64),
        grid("opened", everybody, plays, 64),
        numbers("bonus", ids("bonus"), seats - 1, "who has each bonus card, -1 nobody", -1),
        numbers("owner", spots, seats - 1, "whose figures or settlement are on a spot, -1 nobody's", -1),
        grid("figures", spots, figures, 1_000),
        grid("used", spots, list(USED), 1_000, "figures of the mover that have moved in this turn"),
        numbers("token", spots, SLOTS, "number of the settlement there, 0 for none"),
        numbers("village", spots, len(villages), "its card by its place in the content, from 1"),
        numbers("people", spots, 1_000),
        numbers("city", spots, 1),
        numbers("bank", metals),
        numbers("hand-quests", quests, 64),
        numbers("quest-progress", quests, MOST),
        numbers("hand-cards", plays, 64),
        grid("remembered", everybody, [*quests, *plays], 64, "cards that may be in this hand, for having been seen"),
        numbers("laid", [*quests, *plays], 1, "laid down for a swap by this seat"),
        numbers("village-left", villages, 64, "somewhere in the stack, above those put under it"),
        numbers("village-under", villages, 64),
        numbers("village-next", villages, 1, "the first of those put under"),
        numbers("stacks", ["quest", "play"], 1_000),
        numbers("discards", plays, 64),
        numbers("aside", quests, 64),
        by_seat("offers-left", seats, 1_000),
        numbers("moving-from", spots, 1),
        numbers("moving-to", spots, 1),
        numbers("moving", ["by sea", *figures], 1_000),
        numbers("fighters", ["attacker", "defender"], seats - 1, "-1 without a battle", -1),
        numbers("battle-at", spots, 1),
        numbers(
            "battle", [*(f"attacking {f}" for f in figures), "dice", "defence dice", "extra", "extra defence"], MOST
        ),
        number("doubled", 0, 1),
        number("partner", -1, seats - 1, "to whom an offer or a swap is made"),
        grid("offer", ["give", "want"], metals),
        numbers("swap", list(PAIRS), 1),
        numbers("card", plays, 1, "the play card that is being carried out"),
    ]


def encode(s: "TrigonState", seat: i64) -> list[int]:
    """Return the numbers that `parts` describes."""
    out = heading(s, seat)
    phase = "" if s.over else s.top().name
    out += [int(s.round), int(s.first), int(s.turn), 1 if s.explorer else 0]
    out += s.colour
    for at in s.out_at:
        out.append(1 if at > 0 else 0)
    for other in range(s.seats):
        out.append(int(scoring.points(s, other)))
    out += s.palace
    out += s.coins
    out += s.pieces
    out += s.settlements
    out += s.founded
    add_open_cards(out, s)
    add_map(out, s)
    out += s.bank
    add_own_cards(out, s, seat)
    add_stacks(out, s)
    for other in range(s.seats):
        out.append(0 if s.turn == NONE or s.turn == other else int(s.cards.offers) - s.offers[other])
    add_group(out, s, phase == "group")
    add_battle(out, s)
    add_bargain(out, s, phase)
    return out


def add_open_cards(out: list[int], s: "TrigonState") -> None:
    """Write how many cards everybody holds, and what lies open."""
    start: i64 = len(out)
    out += [0] * (2 * s.seats)
    for entry in s.quests:
        out[start + entry // PLAYS * 2] += 1
    for entry in s.kept:
        out[start + entry // PLAYS * 2 + 1] += 1
    add_by_seat(out, s.completed, s.seats, len(s.cards.quest_ids))
    add_by_seat(out, s.opened, s.seats, len(s.cards.play_ids))
    out += s.bonus_holder


def add_by_seat(out: list[int], cards: list[int], seats: i64, faces: i64) -> None:
    """Write entries of seat and face as counts."""
    start: i64 = len(out)
    out += [0] * (seats * faces)
    for entry in cards:
        out[start + entry // PLAYS * faces + entry % PLAYS] += 1


def add_map(out: list[int], s: "TrigonState") -> None:
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


def add_own_cards(out: list[int], s: "TrigonState", seat: i64) -> None:
    """Write the seat's hand, what it remembers of others', and what it has laid for a swap."""
    quests: i64 = len(s.cards.quest_ids)
    plays: i64 = len(s.cards.play_ids)
    start: i64 = len(out)
    out += [0] * (2 * quests + plays)
    for at in range(len(s.quests)):
        entry = s.quests[at]
        if entry // PLAYS == seat:
            out[start + entry % PLAYS] += 1
            out[start + quests + entry % PLAYS] += s.progress[at]
    for entry in s.kept:
        if entry // PLAYS == seat:
            out[start + 2 * quests + entry % PLAYS] += 1
    start = len(out)
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


def add_stacks(out: list[int], s: "TrigonState") -> None:
    """Write the stacks and piles. RT-R-53"""
    villages: i64 = len(s.cards.village_ids)
    if s.village_bag:
        out += s.village_bag
    else:
        out += [0] * villages
    add_counts(out, s.village_under, villages)
    add_one_hot(out, s.village_under[0] if s.village_under else NONE, villages)
    out.append(sum(s.quest_bag))
    out.append(sum(s.play_bag))
    out += s.discards
    out += s.aside


def add_group(out: list[int], s: "TrigonState", is_chosen: bool) -> None:
    """Write the group that is being chosen."""
    spots: i64 = s.cards.spots
    if not is_chosen:
        out += [0] * (2 * spots + 1 + KINDS)
        return
    add_one_hot(out, s.group_from, spots)
    add_one_hot(out, s.group_to, spots)
    out.append(1 if s.by_sea else 0)
    out += moving.group_kinds(s)


def add_battle(out: list[int], s: "TrigonState") -> None:
    """Write the battle in progress; before the first throw the attackers still stand where they came from."""
    spots: i64 = s.cards.spots
    if s.attacker == NONE or s.over:
        out += [-1, -1]
        out += [0] * (spots + KINDS + 5)
        return
    out += [int(s.attacker), int(s.defender)]
    add_one_hot(out, s.field, spots)
    fighting = s.army if sum(s.army) > 0 else moving.group_kinds(s)
    out += fighting
    out.append(int(strength.attack_dice(s, fighting)))
    out.append(int(strength.defence_dice(s)))
    out += [int(s.extra_attack), int(s.extra_defence), 1 if s.doubled else 0]


def add_bargain(out: list[int], s: "TrigonState", phase: str) -> None:
    """Write the offer or swap on the table, and the play card that is being carried out."""
    is_offer = phase == "offer" or phase == "answer"
    is_swap = phase == "swap-card" or phase == "swap-answer"
    out.append(s.note(0) if is_offer or is_swap else NONE)
    if is_offer:
        out += s.deal
    else:
        out += [0] * (2 * COINS)
    add_one_hot(out, s.note(1) if is_swap else NONE, len(PAIRS))
    card: i64 = NONE
    if not s.over:
        for at in range(0, len(s.stack), FRAME):
            kind = s.stack[at]
            if card == NONE and (kind == order.DRAWN or kind == order.PLAYED or kind == order.STRIKE):
                card = s.stack[at + 1]
    add_one_hot(out, card, len(s.cards.play_ids))
