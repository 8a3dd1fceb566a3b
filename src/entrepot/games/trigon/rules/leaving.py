"""Players who have nothing left leave the game. RT-R-20, RT-R-74"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from entrepot.games.trigon.content.vocabulary import BOAT, COINS, KINDS, KNIGHT, PIECES, SCOUT
from entrepot.games.trigon.position import memory
from entrepot.games.trigon.rules import figures, hands, treasury, winning
from entrepot.kernel.audience import EVERYONE
from entrepot.kernel.message import seat_name

if TYPE_CHECKING:
    from entrepot.games.trigon.position.state import TrigonState


def is_beaten(s: "TrigonState", seat: i64) -> bool:
    """Say whether a seat that is in the game has no settlement and no scout or knight. RT-R-20"""
    at = seat * PIECES
    return s.settlements[seat] == 0 and s.out_at[seat] == 0 and s.pieces[at + KNIGHT] == 0 and s.pieces[at + SCOUT] == 0


def leave(s: "TrigonState") -> None:
    """Let all who are beaten leave, together; if one player is left, that one wins. RT-R-20, RT-R-93"""
    beaten = [seat for seat in s.in_turn() if is_beaten(s, seat)]
    if not beaten:
        return
    serial = max(s.out_at) + 1
    for seat in beaten:
        clear(s, seat)
        s.out_at[seat] = serial
    winning.check_last(s)


def clear(s: "TrigonState", seat: i64) -> None:
    """Take away what a player who is out leaves behind. RT-R-20"""
    for spot in range(s.cards.spots):
        if s.owner[spot] == seat:
            figures.remove(s, spot, BOAT, s.figures[spot * KINDS + BOAT])
    for metal in range(COINS):
        treasury.lose(s, seat, metal, s.coins[seat * COINS + metal])
    quests, cards = hands.faces(s.quests, seat), hands.faces(s.kept, seat)
    for face in quests:
        hands.drop_quest(s, seat, face)
        memory.shown(s, seat, memory.QUEST_DECK, face)
        s.aside[face] += 1
    for face in cards:
        hands.drop_card(s, seat, face)
        memory.shown(s, seat, memory.PLAY_DECK, face)
        s.discards[face] += 1
    memory.left(s, seat)
    s.revealed = True
    if s.listening:
        s.tell("out", EVERYONE, farewell(s, seat, quests, cards))


def farewell(s: "TrigonState", seat: i64, quests: list[int], cards: list[int]) -> dict[str, object]:
    """Return who is out, and the cards in that hand."""
    return {
        "seat": seat_name(int(seat)),
        "quests": [s.game.face("quest", face) for face in quests],
        "cards": [s.game.face("play", face) for face in cards],
    }
