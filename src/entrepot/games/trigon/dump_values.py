"""Single values of a position as plain data and back: spots, hands, settlements, figures, memories."""

from typing import TYPE_CHECKING, Any, Final

from entrepot.games.trigon import hands, memory
from entrepot.games.trigon.position import CLASSES
from entrepot.games.trigon.vocabulary import COINS, KINDS, METALS, NONE, PLAYS, SLOTS
from entrepot.kernel.errors import BadPosition
from entrepot.kernel.plain import list_of, number, per_seat, seat_number, truth, whole

if TYPE_CHECKING:
    from entrepot.games.trigon.state import TrigonState

MOST: Final = 1_000


def spot_name(s: "TrigonState", spot: int) -> str:
    """Return the id of a spot, '' for none."""
    return "" if spot == NONE else s.cards.spot_ids[spot]


def spot_number(s: "TrigonState", id: object) -> int:
    """Return the number of a spot, NONE for ''."""
    return NONE if id == "" else number(id, s.cards.spot_ids)


def seat_or_none(value: object, seats: int) -> int:
    """Return a seat, or NONE."""
    return NONE if value == NONE else seat_number(value, seats)


def purse(coins: list[int], at: int) -> dict[str, int]:
    """Return copper, silver and gold by name."""
    return dict(zip(METALS, coins[at : at + COINS], strict=True))


def read_purse(value: object, most: int) -> list[int]:
    """Take copper, silver and gold back; what is not named is none."""
    if not isinstance(value, dict) or not set(value) <= set(METALS):
        raise BadPosition(f"{value!r} is no table of {', '.join(METALS)}", value)
    return [whole(value.get(metal, 0), 0, most) for metal in METALS]


# ---------------------------------------------------------------- the map


def figure_rows(s: "TrigonState") -> list[list[Any]]:
    """Return where figures stand: spot, seat, knights, scouts, boats."""
    return [
        [s.cards.spot_ids[spot], s.owner[spot], *s.figures[spot * KINDS : (spot + 1) * KINDS]]
        for spot in range(s.cards.spots)
        if sum(s.figures[spot * KINDS : (spot + 1) * KINDS]) > 0
    ]


def read_figures(s: "TrigonState", values: object) -> None:
    """Take the figures back onto an empty map."""
    for value in list_of(values):
        id, seat, *counts = list_of(value, 2 + KINDS)
        spot = number(id, s.cards.spot_ids)
        if s.owner[spot] != NONE:
            raise BadPosition(f"{id!r} is named twice among the figures", id)
        s.owner[spot] = seat_number(seat, int(s.seats))
        s.figures[spot * KINDS : (spot + 1) * KINDS] = [whole(count, 0, MOST) for count in counts]


def used_rows(s: "TrigonState") -> list[list[Any]]:
    """Return where the mover's figures have moved: spot, then a number for each class."""
    return [
        [s.cards.spot_ids[spot], *s.used[spot * CLASSES : (spot + 1) * CLASSES]]
        for spot in range(s.cards.spots)
        if sum(s.used[spot * CLASSES : (spot + 1) * CLASSES]) > 0
    ]


def read_used(s: "TrigonState", values: object) -> None:
    """Take back which figures have moved."""
    for value in list_of(values):
        id, *counts = list_of(value, 1 + CLASSES)
        spot = number(id, s.cards.spot_ids)
        s.used[spot * CLASSES : (spot + 1) * CLASSES] = [whole(count, 0, MOST) for count in counts]


def settlement_rows(s: "TrigonState") -> list[list[Any]]:
    """Return the settlements: site, seat, number of the token, village card, inhabitants, whether it is a city."""
    return [
        [
            s.cards.spot_ids[s.site[slot]],
            slot // SLOTS,
            slot % SLOTS + 1,
            s.cards.village_ids[s.village[slot]],
            s.people[slot],
            bool(s.is_city[slot]),
        ]
        for slot in range(len(s.site))
        if s.site[slot] != NONE
    ]


def read_settlements(s: "TrigonState", values: object) -> None:
    """Take the settlements back; figures are there already."""
    for value in list_of(values):
        id, seat, token, village, people, city = list_of(value, 6)
        spot = number(id, s.cards.spot_ids)
        slot = seat_number(seat, int(s.seats)) * SLOTS + whole(token, 1, SLOTS) - 1
        if not s.cards.is_site[spot] or s.settled[spot] != NONE or s.site[slot] != NONE:
            raise BadPosition(f"{value!r} is no settlement of its own on a site", value)
        if s.owner[spot] not in (NONE, seat):
            raise BadPosition(f"figures of another colour stand at {id!r}", id)
        s.owner[spot] = slot // SLOTS
        s.settled[spot] = slot
        s.site[slot] = spot
        s.village[slot] = number(village, s.cards.village_ids)
        s.people[slot] = whole(people, 0, int(s.cards.housing))
        s.is_city[slot] = int(truth(city))


# ---------------------------------------------------------------- cards


def by_seat(s: "TrigonState", cards: list[int], ids: list[str]) -> list[list[str]]:
    """Return entries of seat and face as the ids of each seat."""
    return [[ids[face] for face in hands.faces(cards, seat)] for seat in range(s.seats)]


def read_by_seat(s: "TrigonState", values: object, ids: list[str]) -> list[int]:
    """Take entries of seat and face back."""
    return [
        seat * PLAYS + number(id, ids)
        for seat, cards in enumerate(per_seat(values, int(s.seats)))
        for id in list_of(cards)
    ]


def quest_rows(s: "TrigonState") -> list[list[list[Any]]]:
    """Return the quests in each hand, with how much of each is done."""
    rows: list[list[list[Any]]] = [[] for _ in range(s.seats)]
    for entry, done in zip(s.quests, s.progress, strict=True):
        rows[entry // PLAYS].append([s.cards.quest_ids[entry % PLAYS], done])
    return rows


def read_quests(s: "TrigonState", values: object) -> None:
    """Take the quests in hand back; an id alone is a quest of which nothing is done."""
    s.quests, s.progress = [], []
    for seat, rows in enumerate(per_seat(values, int(s.seats))):
        for row in list_of(rows):
            id, done = [row, 0] if isinstance(row, str) else list_of(row, 2)
            s.quests.append(seat * PLAYS + number(id, s.cards.quest_ids))
            s.progress.append(whole(done, 0, MOST))


def card_name(s: "TrigonState", deck: int, face: int) -> list[str]:
    """Return a card of either deck as its kind and id."""
    return ["quest", s.cards.quest_ids[face]] if deck == memory.QUEST_DECK else ["play", s.cards.play_ids[face]]


def read_card(s: "TrigonState", value: object) -> tuple[int, int]:
    """Take a card of either deck back: its deck and face."""
    kind, id = list_of(value, 2)
    deck = number(kind, ["quest", "play"])
    return deck, number(id, s.cards.quest_ids if deck == memory.QUEST_DECK else s.cards.play_ids)


def memory_rows(s: "TrigonState") -> list[list[Any]]:
    """Return what seats remember: the observer, the card, and who may hold it."""
    return [
        [
            int(memory.observer_of(entry)),
            *card_name(s, int(memory.deck_of(entry)), int(memory.face_of(entry))),
            [seat for seat in range(s.seats) if memory.holders_of(entry) >> seat & 1],
        ]
        for entry in s.memory
    ]


def read_memory(s: "TrigonState", values: object) -> list[int]:
    """Take back what seats remember."""
    found: list[int] = []
    for value in list_of(values):
        observer, kind, id, holders = list_of(value, 4)
        deck, face = read_card(s, [kind, id])
        bits = 0
        for seat in list_of(holders):
            bits |= 1 << seat_number(seat, int(s.seats))
        found.append(memory.entry_of(seat_number(observer, int(s.seats)), deck, face, bits))
    return sorted(found)
