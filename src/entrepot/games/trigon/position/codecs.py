"""What is special in the data of Trigon's fields: figures, settlements, quests in hand, memories; and what follows."""

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from entrepot.games.trigon.content import card_numbers as words
from entrepot.games.trigon.content.vocabulary import KINDS, METALS, NONE, PIECES, PLAYS, SLOTS
from entrepot.games.trigon.position import memory
from entrepot.games.trigon.rules import hands, settlements
from entrepot.games.trigon.rules.figures import CLASSES
from entrepot.kernel.errors import BadPosition
from entrepot.kernel.fields import Faces, Purses
from entrepot.kernel.fields.faces import Tally
from entrepot.kernel.fields.reading import number, one_each, so_many, some, truth, word
from entrepot.kernel.schema import shown
from entrepot.kernel.seat_bits import members

if TYPE_CHECKING:
    from entrepot.games.trigon.position.state import TrigonState

SPOTS: Final = Faces("spots", "spot", "cards.spot_ids")
COLOURS: Final = Faces("lands", "land", "cards.land_ids")
QUESTS: Final = Faces("quests", "quest", "cards.quest_ids", "cards.quest_copies")
"""RT-COMP-15"""
PLAY_CARDS: Final = Faces("plays", "play card", "cards.play_ids", "cards.play_copies")
"""RT-COMP-16"""
VILLAGES: Final = Faces("villages", "village card", "cards.village_ids", "cards.village_stack")
"""RT-COMP-14"""
PURSES: Final = Purses(METALS, "coins", "bank", "cards.bank")
"""RT-COMP-21"""
MOST: Final = 1_000


def seat_in(s: "TrigonState", key: str, value: object) -> int:
    """Return a seat."""
    return number(key, value, 0, s.seats - 1)


# ---------------------------------------------------------------- the map


def write_figures(s: "TrigonState") -> list[list[Any]]:
    """Return where figures stand: spot, seat, knights, scouts, boats."""
    return [
        [s.cards.spot_ids[spot], s.owner[spot], *s.figures[spot * KINDS : (spot + 1) * KINDS]]
        for spot in range(s.cards.spots)
        if any(s.figures[spot * KINDS : (spot + 1) * KINDS])
    ]


def read_figures(s: "TrigonState", key: str, value: object) -> None:
    """Take the figures back onto an empty map."""
    s.owner = vec[i64]([i64(NONE)] * len(s.owner))
    s.figures = vec[i64]([i64(0)] * len(s.figures))
    for row in some(key, value, "[spot, seat, knights, scouts, boats]"):
        id, seat, *counts = so_many(key, row, 2 + KINDS, "values: spot, seat, knights, scouts, boats")
        spot = SPOTS.number(s, key, id)
        if s.owner[spot] != NONE:
            raise BadPosition(f"{key!r} names {id!r} twice", id)
        s.owner[spot] = seat_in(s, key, seat)
        for kind, count in enumerate(counts):
            s.figures[spot * KINDS + kind] = number(key, count, 0, MOST)


def write_used(s: "TrigonState") -> list[list[Any]]:
    """Return where the mover's figures have moved: spot, then a number for each class."""
    return [
        [s.cards.spot_ids[at // CLASSES], *s.used[at : at + CLASSES]]
        for at in range(0, len(s.used), CLASSES)
        if any(s.used[at : at + CLASSES])
    ]


def read_used(s: "TrigonState", key: str, value: object) -> None:
    """Take back which figures have moved."""
    s.used = vec[i64]([i64(0)] * len(s.used))
    for row in some(key, value, "[spot, a number for each class]"):
        id, *counts = so_many(key, row, 1 + CLASSES, "values: spot, a number for each class")
        at = SPOTS.number(s, key, id) * CLASSES
        for of, count in enumerate(counts):
            s.used[at + of] = number(key, count, 0, MOST)


def write_settlements(s: "TrigonState") -> list[list[Any]]:
    """Return the settlements: site, seat, number of the token, village card, inhabitants, whether it is a city."""
    return [
        [s.cards.spot_ids[site], slot // SLOTS, slot % SLOTS + 1, s.cards.village_ids[village], people, bool(city)]
        for slot, (site, village, people, city) in enumerate(zip(s.site, s.village, s.people, s.is_city, strict=True))
        if site != NONE
    ]


def read_settlements(s: "TrigonState", key: str, value: object) -> None:
    """Take the settlements back; figures are there already."""
    for row in some(key, value, "[site, seat, token, village card, inhabitants, is a city]"):
        words = "values: site, seat, token, village card, inhabitants, is a city"
        id, seat, token, village, people, city = so_many(key, row, 6, words)
        spot, owner = SPOTS.number(s, key, id), seat_in(s, key, seat)
        slot = owner * SLOTS + number(key, token, 1, SLOTS) - 1
        if not s.cards.is_site[spot] or s.settled[spot] != NONE or s.site[slot] != NONE:
            raise BadPosition(f"{key!r} has {shown(row)}, which is not a settlement of its own on a site", row)
        if s.owner[spot] not in (NONE, owner):
            raise BadPosition(f"{key!r} has {id!r}, where figures of another colour stand", id)
        s.owner[spot], s.settled[spot], s.site[slot] = owner, slot, spot
        s.village[slot] = VILLAGES.number(s, key, village)
        s.people[slot] = number(key, people, 0, int(s.cards.housing))
        s.is_city[slot] = int(truth(key, city))


def count_villages(s: "TrigonState", tally: Tally) -> None:
    """Count the village cards that are laid, but for those of capitals, which are never in the stack. RT-R-53"""
    for slot, site in enumerate(s.site):
        if site != NONE and not s.cards.is_capital[s.village[slot]]:
            tally[VILLAGES][s.village[slot]] += 1


def write_ripe(s: "TrigonState", ripe: list[int]) -> list[str]:
    """Return the sites of slots."""
    return [s.cards.spot_ids[s.site[slot]] for slot in ripe]


def read_ripe(s: "TrigonState", key: str, value: object) -> list[int]:
    """Return the slots of sites."""
    return [s.settled[SPOTS.number(s, key, id)] for id in some(key, value, "sites")]


# ---------------------------------------------------------------- cards


def write_quests(s: "TrigonState") -> list[list[list[Any]]]:
    """Return the quests in each hand, with how much of each is done."""
    rows: list[list[list[Any]]] = [[] for _ in range(s.seats)]
    for entry, done in zip(s.quests, s.progress, strict=True):
        rows[entry // PLAYS].append([s.cards.quest_ids[entry % PLAYS], done])
    return rows


def read_quests(s: "TrigonState", key: str, value: object) -> None:
    """Take the quests in hand back; an id alone is a quest of which nothing is done."""
    s.quests, s.progress = [], []
    for seat, rows in enumerate(one_each(key, value, s.seats, "lists of quests")):
        for row in some(key, rows, "quests"):
            id, done = [row, 0] if isinstance(row, str) else so_many(key, row, 2, "values: quest, progress")
            s.quests.append(seat * PLAYS + QUESTS.number(s, key, id))
            s.progress.append(number(key, done, 0, MOST))


def count_quests(s: "TrigonState", tally: Tally) -> None:
    """Count the quests in hand."""
    for entry in s.quests:
        tally[QUESTS][entry % PLAYS] += 1


def read_card(s: "TrigonState", key: str, kind: object, id: object) -> tuple[int, int]:
    """Return the deck and face of a card of either deck."""
    deck = word(key, kind, memory.DECK_WORDS)
    return deck, (QUESTS if deck == memory.QUEST_DECK else PLAY_CARDS).number(s, key, id)


def write_laid(s: "TrigonState", laid: list[int]) -> list[list[str]]:
    """Return a card that is kept as deck * PLAYS + face."""
    return [list(memory.card_name(s, card // PLAYS, card % PLAYS)) for card in laid]


def read_laid(s: "TrigonState", key: str, value: object) -> list[int]:
    """Take a laid card back."""
    cards = [so_many(key, card, 2, "words: 'quest' or 'play', card") for card in some(key, value, "cards")]
    return [deck * PLAYS + face for deck, face in (read_card(s, key, *card) for card in cards)]


def write_memory(s: "TrigonState", entries: list[int]) -> list[list[Any]]:
    """Return what seats remember: the observer, the card, and who may hold it."""
    return [
        [
            int(memory.observer_of(entry)),
            *memory.card_name(s, memory.deck_of(entry), memory.face_of(entry)),
            members(memory.holders_of(entry), s.seats),
        ]
        for entry in entries
    ]


def read_memory(s: "TrigonState", key: str, value: object) -> list[int]:
    """Take back what seats remember."""
    found: list[int] = []
    for row in some(key, value, "[seat, 'quest' or 'play', card, [seats]]"):
        observer, kind, id, holders = so_many(key, row, 4, "values: seat, 'quest' or 'play', card, seats")
        deck, face = read_card(s, key, kind, id)
        bits = 0
        for seat in some(key, holders, "seats"):
            bits |= 1 << seat_in(s, key, seat)
        found.append(memory.entry_of(seat_in(s, key, observer), deck, face, bits))
    return sorted(found)


# ---------------------------------------------------------------- what follows


def count_all(s: "TrigonState") -> None:
    """Work out what follows from the rest: pieces, settlements, and points that cannot be lost."""
    cards, seats = s.cards, int(s.seats)
    s.pieces = vec[i64]([i64(0)] * (seats * PIECES))
    s.settlements = vec[i64]([i64(0)] * seats)
    s.cities = vec[i64]([i64(0)] * seats)
    s.done = vec[i64]([i64(0)] * seats)
    s.won = vec[i64]([i64(0)] * seats)
    s.in_land = vec[i64]([i64(0)] * len(s.in_land))
    changed = s.changed
    for spot in range(cards.spots):
        if s.owner[spot] != NONE:
            for kind in range(KINDS):
                s.pieces[s.owner[spot] * PIECES + kind] += s.figures[spot * KINDS + kind]
    if s.attacker != NONE:
        for kind in range(KINDS):
            s.pieces[s.attacker * PIECES + kind] += s.army[kind]
    for slot in range(seats * SLOTS):
        if s.site[slot] != NONE:
            settlements.count(s, slot, 1)
    s.changed = changed
    s.in_hand = vec[i64]([i64(0)] * len(s.in_hand))
    for deck, held in ((hands.QUEST_DECK, s.quests), (hands.PLAY_DECK, s.kept)):
        for entry in held:
            s.in_hand[entry // PLAYS * hands.DECKS + deck] += 1
    for entry in s.completed:
        s.done[entry // PLAYS] += 1
        s.won[entry // PLAYS] += cards.quest_points[entry % PLAYS]
    for entry in s.opened:
        if cards.play_effect[entry % PLAYS] == words.POINT:
            s.won[entry // PLAYS] += cards.play_amount[entry % PLAYS]
    for bonus, seat in enumerate(s.bonus_holder):
        if seat != NONE:
            s.won[seat] += cards.bonus_points[bonus]
