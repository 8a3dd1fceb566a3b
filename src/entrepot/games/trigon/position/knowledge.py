"""What a seat can work out, and positions that it cannot tell from the real one. RT-R-34, RT-R-35, RT-R-81

Hidden are others' quests with their progress, others' play cards, what is laid for a swap, and the order of the stacks.
What a seat remembers of others' hands goes where it may be; the rest is dealt anew from all that it cannot place.
"""

from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64

from entrepot.games.trigon.content import card_numbers as words
from entrepot.games.trigon.content.vocabulary import NONE, PLAYS
from entrepot.games.trigon.position import memory
from entrepot.games.trigon.rules import hands
from entrepot.kernel.bag import named, take
from entrepot.kernel.chance import Random

if TYPE_CHECKING:
    from entrepot.games.trigon.position.state import TrigonState


def determinize(s: "TrigonState", seat: i64, rng: Random) -> "TrigonState":
    """Return a fresh position like the real one for all that the seat knows, with chance of its own."""
    other = s.copy()
    other.feed = None
    other.rng = rng.fork()
    other.changed = True  # whether a deed of somebody's hidden quest is done, must not show
    deal(s, other, seat, memory.QUEST_DECK, rng)
    deal(s, other, seat, memory.PLAY_DECK, rng)
    imagine_progress(other, seat, rng)
    imagine_laid(other, seat, rng)
    other.memory = [entry for entry in s.memory if is_known_memory(entry, seat)]
    return other


def is_known_memory(entry: i64, seat: i64) -> bool:
    """Say whether a seat knows of a memory: it is its own, or of a card that is surely in its own hand."""
    return memory.observer_of(entry) == seat or memory.holders_of(entry) == memory.BITS[seat]


# ---------------------------------------------------------------- hands


def deal(s: "TrigonState", other: "TrigonState", seat: i64, deck: i64, rng: Random) -> None:
    """Deal anew the cards of one deck in the others' hands."""
    pool = other.quest_bag if deck == memory.QUEST_DECK else other.play_bag
    cards = memory.held(other, deck)
    rooms = [0] * s.seats
    for entry in cards:
        holder = entry // PLAYS
        if holder != seat:
            pool[entry % PLAYS] += 1
            rooms[holder] += 1
    known = [entry for entry in s.memory if memory.observer_of(entry) == seat and memory.deck_of(entry) == deck]
    for entry in known:
        pool[memory.face_of(entry)] -= 1
    placed = place_known(known, rooms, rng)
    dealt: list[list[int]] = [[] for _ in range(s.seats)]
    for entry, holder in zip(known, placed, strict=True):
        dealt[holder].append(int(memory.face_of(entry)))
    holdable = pool if deck == memory.QUEST_DECK else kept_cards(s, pool)
    for holder in range(s.seats):
        for _ in range(rooms[holder]):
            face = int(take(holdable, rng))
            dealt[holder].append(face)
            if deck == memory.PLAY_DECK:
                pool[face] -= 1
    for at in range(len(cards)):
        holder = cards[at] // PLAYS
        if holder != seat:
            faces = dealt[holder]
            cards[at] = hands.entry(holder, faces.pop(int(rng.below(len(faces)))))


def kept_cards(s: "TrigonState", pool: vec[i64]) -> vec[i64]:
    """Return of a bag of play cards those that can be in a hand: none that is played at once. RT-PLAY-16, RT-PLAY-19"""
    cards = s.cards
    found = pool[:]
    for face in range(len(found)):
        if cards.play_at_once[face] or cards.play_skull[face]:
            found[face] = 0
    return found


def place_known(known: list[int], rooms: list[int], rng: Random) -> list[int]:
    """Put remembered cards into hands that may hold them and have room, at random; return the holder of each."""
    placed: list[int] = []
    for at in range(len(known)):
        placed.append(NONE)
        find_hand(known, at, rooms, placed, [False] * len(rooms), rng)
    return placed


def find_hand(known: list[int], at: int, rooms: list[int], placed: list[int], tried: list[bool], rng: Random) -> bool:
    """Find a hand for one card; a card that lies there may have to move to another. Say whether there is one."""
    holders = memory.holders_of(known[at])
    choices = [holder for holder in range(len(rooms)) if memory.BITS[holder] & holders and not tried[holder]]
    while choices:
        holder = choices.pop(int(rng.below(len(choices))))
        if tried[holder]:
            continue
        tried[holder] = True
        if rooms[holder] > 0:
            rooms[holder] -= 1
            placed[at] = holder
            return True
        for other in range(len(placed)):
            if placed[other] == holder and find_hand(known, other, rooms, placed, tried, rng):
                placed[at] = holder
                return True
    return False


def imagine_progress(s: "TrigonState", seat: i64, rng: Random) -> None:
    """Let others have founded some of what their quests ask for, if they have founded at all. RT-R-57, RT-R-58"""
    for at in range(len(s.quests)):
        holder, face = s.quests[at] // PLAYS, s.quests[at] % PLAYS
        if holder == seat:
            continue
        s.progress[at] = 0
        if s.cards.quest_deed[face] == words.COLONISE:
            s.progress[at] = int(rng.below(min(s.cards.quest_times[face], s.founded[holder] + 1)))


def imagine_laid(s: "TrigonState", seat: i64, rng: Random) -> None:
    """Let another proposer of a swap have laid any card of the kind. RT-R-34"""
    if not s.laid or s.turn == seat or s.turn == NONE:
        return
    deck = s.laid[0] // PLAYS
    faces = hands.faces(memory.held(s, deck), s.turn)
    s.laid = [deck * PLAYS + faces[rng.below(len(faces))]]


# ---------------------------------------------------------------- the ledger's hidden entries


def secrets(s: "TrigonState") -> dict[str, Any]:
    """Return the real value of each hidden entry of the ledger."""
    cards = s.cards
    undrawn = [int(s.rng.word0), int(s.rng.word1)]  # what has not been drawn, only the generator knows
    kept = hands.by_seat(s, s.kept, cards.play_ids)
    return {
        "RT-H-01": hands.by_seat(s, s.quests, cards.quest_ids),
        "RT-H-02": kept,
        "RT-H-03": s.progress[:],
        "RT-H-04": [named(s.quest_bag, cards.quest_ids), named(s.play_bag, cards.play_ids), undrawn],
        "RT-H-05": undrawn,
        "RT-H-06": s.laid[:],
        "RT-H-07": kept,
        "RT-H-08": kept,
        "RT-H-09": kept,
        "RT-H-10": kept,
    }
