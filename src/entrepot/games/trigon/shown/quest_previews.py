"""Which of the quests in its player's own hand an action serves, as far as that is sure before. RT-R-57, RT-R-61"""

from typing import Final

from mypy_extensions import i64

from entrepot.games.trigon.actions import BUILD_BOAT, FOUND, PLAY, SWAP, TO, TRADE, TRAIN_KNIGHT, TRAIN_SCOUT
from entrepot.games.trigon.content import card_numbers as words
from entrepot.games.trigon.content.vocabulary import BOAT, COINS, KINDS, KNIGHT, NONE, SCOUT
from entrepot.games.trigon.position.state import TrigonState
from entrepot.games.trigon.rules import deeds, hands
from entrepot.kernel.message import Message, message

BUILDING: Final = ((TRAIN_KNIGHT, KNIGHT), (TRAIN_SCOUT, SCOUT), (BUILD_BOAT, BOAT))


def of_turn(s: TrigonState, seat: int, action: i64) -> list[Message]:
    """Return the quests that an action of a turn serves; an offer serves them once it is accepted."""
    for verb, kind in BUILDING:
        if verb.has(action):
            return served(s, seat, words.BUILD, kind, "serves")
    if FOUND.has(action):
        return served(s, seat, words.COLONISE, s.cards.land_of[FOUND.value(action)], "serves")
    if PLAY.has(action):
        return served(s, seat, words.PLAY, PLAY.value(action), "serves")
    if TRADE.has(action):
        return served(s, seat, words.TRADE, NONE, "serves-agreed")
    return served(s, seat, words.SWAP, NONE, "serves-agreed") if SWAP.has(action) else []


def of_way(s: TrigonState, seat: int, action: i64, origin: i64) -> list[Message]:
    """Return the quests that going to a place serves: by exploring a land, or by a battle that is won."""
    to = TO.value(action)
    is_attack = s.owner[to] != NONE and s.owner[to] != seat
    line = "serves-won" if is_attack else "serves"
    found: list[Message] = []
    if is_attack:
        for kind in range(KINDS):
            if s.figures[to * KINDS + kind] > 0:
                found += served(s, seat, words.OVERCOME, kind, line)
        if s.settled[to] != NONE:
            found += served(s, seat, words.CONQUER, NONE, line)
    if s.cards.is_site[to] and s.cards.land_of[to] != s.cards.land_of[origin]:
        found += served(s, seat, words.EXPLORE, s.cards.land_of[to], line)
    return found


def of_deal(s: TrigonState, seat: int, received: i64, line: str) -> list[Message]:
    """Return the quests that a trade serves; the coins received stand in the deal from there on."""
    found = served(s, seat, words.TRADE, NONE, line)
    for metal in range(COINS):
        if s.deal[received + metal] > 0:
            found += served(s, seat, words.RECEIVE, metal, line)
    return found


def served(s: TrigonState, seat: int, deed: i64, what: i64, line: str) -> list[Message]:
    """Return a line for each quest in the seat's hand that asks for a deed."""
    return [
        message(f"trigon-preview-{line}", {"quest": s.game.face("quest", face)})
        for face in hands.faces(s.quests, seat)
        if deeds.counts(s, face, seat, deed, what)
    ]
