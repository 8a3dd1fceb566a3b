"""Play cards leaving a hand in the open: carried out and discarded, or left face up. RT-R-17, RT-R-63, RT-R-66"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from entrepot.games.trigon.content import card_numbers as words
from entrepot.games.trigon.content.vocabulary import NONE, PLAYS
from entrepot.games.trigon.phases import order
from entrepot.games.trigon.position import memory
from entrepot.games.trigon.rules import deeds, hands
from entrepot.kernel.audience import EVERYONE
from entrepot.kernel.message import seat_name
from entrepot.kernel.phase import FRAME

if TYPE_CHECKING:
    from entrepot.games.trigon.position.state import TrigonState


def play(s: "TrigonState", seat: i64, face: i64, event: str) -> None:
    """Play a card out of a hand: all see it, and playing it is a deed. RT-QUEST-17, RT-R-63"""
    hands.drop_card(s, seat, face)
    memory.shown(s, seat, memory.PLAY_DECK, face)
    s.discards[face] += 1
    s.revealed = True
    if s.listening:
        s.tell(event, EVERYONE, {"seat": seat_name(int(seat)), "card": s.game.face("play", int(face))})
    deeds.happened(s, seat, words.PLAY, face)


def stays(s: "TrigonState", face: i64) -> bool:
    """Say whether a card stays before its owner: protectors and bonus points. RT-R-17, RT-R-66"""
    effect = s.cards.play_effect[face]
    return effect == words.POINT or effect == words.PROTECT


def lay_open(s: "TrigonState", seat: i64, face: i64) -> None:
    """Let a card that has just been played stay face up; from then on nobody can take it. RT-R-17, RT-R-66"""
    s.discards[face] -= 1
    s.opened.append(hands.entry(seat, face))
    s.opened.sort()
    if s.cards.play_effect[face] == words.POINT:
        s.won[seat] += s.cards.play_amount[face]
        s.changed = True


def shield(s: "TrigonState", seat: i64, colour: i64) -> int:
    """Return the open protector of a colour before a seat, -1 if there is none. RT-R-66"""
    for card in s.opened:
        face = card % PLAYS
        if card // PLAYS == seat and s.cards.play_effect[face] == words.PROTECT and s.cards.play_colour[face] == colour:
            return face
    return -1


def protect(s: "TrigonState", seat: i64, face: i64, skull: i64) -> None:
    """Stop a skull card with an open protector, which is used up if the table plays so. RT-R-66"""
    if s.listening:
        args = {"seat": seat_name(int(seat)), "card": s.game.face("play", int(face))}
        s.tell("protected", EVERYONE, {**args, "skull": s.game.face("play", int(skull))})
    if s.chosen.once:
        s.opened.remove(hands.entry(seat, face))
        s.discards[face] += 1


def carried(s: "TrigonState") -> i64:
    """Return the play card that is being carried out, or NONE."""
    for at in range(0, len(s.stack), FRAME):  # there is none when the game is over
        kind = s.stack[at]
        if kind == order.DRAWN or kind == order.PLAYED or kind == order.STRIKE:
            return s.stack[at + 1]
    return NONE
