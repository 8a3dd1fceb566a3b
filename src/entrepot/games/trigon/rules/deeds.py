"""Deeds that quests ask for: each counts for the quests in its doer's hand, in whoever's turn. RT-R-57, RT-R-61"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from entrepot.games.trigon.content import card_numbers as words
from entrepot.games.trigon.content.vocabulary import NONE, PLAYS
from entrepot.games.trigon.rules import hands

if TYPE_CHECKING:
    from entrepot.games.trigon.position.state import TrigonState

ALL_BUILT: Final = 7
"""A knight, a scout and a boat, as bits."""
BOTH_TRADES: Final = 3
BITS: Final[list[int]] = [1, 2, 4]


def happened(s: "TrigonState", seat: i64, deed: i64, what: i64 = NONE) -> None:
    """Count a deed for every quest in the seat's hand that asks for it; what is done is completed in the aftermath."""
    if hands.number(s, seat, hands.QUEST_DECK) == 0:
        return
    for at in range(len(s.quests)):
        if s.quests[at] // PLAYS == seat:
            advance(s, at, seat, deed, what)


def advance(s: "TrigonState", at: i64, seat: i64, deed: i64, what: i64) -> None:
    """Count a deed for one quest."""
    face: i64 = s.quests[at] % PLAYS
    wanted: i64 = s.cards.quest_deed[face]
    if counts(s, face, seat, deed, what):
        if wanted == words.GREAT_WORKS:
            s.progress[at] |= BITS[what]
        elif wanted == words.MARKET_DAY:
            s.progress[at] |= 1 if deed == words.TRADE else 2
        else:
            s.progress[at] += 1
    if s.progress[at] >= needed(s, face):
        s.changed = True


def counts(s: "TrigonState", face: i64, seat: i64, deed: i64, what: i64) -> bool:
    """Say whether a quest asks for such a deed of the seat that holds it."""
    wanted: i64 = s.cards.quest_deed[face]
    if wanted == words.GREAT_WORKS:
        return deed == words.BUILD
    if wanted == words.MARKET_DAY:
        return s.turn == seat and (deed == words.TRADE or deed == words.SWAP)
    return wanted == deed and (s.cards.quest_what[face] == NONE or s.cards.quest_what[face] == what)


def begin_turn(s: "TrigonState", seat: i64) -> None:
    """Forget what was done in the last turn of a seat for quests that must be done within one."""
    if hands.number(s, seat, hands.QUEST_DECK) == 0:
        return
    for at in range(len(s.quests)):
        if s.quests[at] // PLAYS == seat and is_of_one_turn(s, s.quests[at] % PLAYS):
            s.progress[at] = 0


def is_of_one_turn(s: "TrigonState", face: i64) -> bool:
    """Say whether a quest must be done within one turn."""
    deed: i64 = s.cards.quest_deed[face]
    return deed == words.BUILD or deed == words.GREAT_WORKS or deed == words.MARKET_DAY


def needed(s: "TrigonState", face: i64) -> i64:
    """Return the progress with which a quest's deed is done."""
    deed: i64 = s.cards.quest_deed[face]
    if deed == words.GREAT_WORKS:
        return ALL_BUILT
    if deed == words.MARKET_DAY:
        return BOTH_TRADES
    return s.cards.quest_times[face]


def done(s: "TrigonState", seat: i64) -> list[int]:
    """Return the quests in a seat's hand whose deed is done, in the order in which they were got. RT-R-57"""
    found: list[int] = []
    if hands.number(s, seat, hands.QUEST_DECK) == 0:
        return found
    for at in range(len(s.quests)):
        entry = s.quests[at]
        if entry // PLAYS == seat and s.progress[at] >= needed(s, entry % PLAYS):
            found.append(entry % PLAYS)
    return found
