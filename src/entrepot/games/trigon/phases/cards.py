"""Cards carried out: drawn ones at once, played ones, and skulls that go round.

RT-PLAY-16, RT-PLAY-17, RT-PLAY-18, RT-PLAY-19, RT-R-66
"""

from typing import Final

from mypy_extensions import i64

from entrepot.games.trigon.actions import PASS, PLAY
from entrepot.games.trigon.content import card_numbers as words
from entrepot.games.trigon.content.vocabulary import PLAYS
from entrepot.games.trigon.phases import order
from entrepot.games.trigon.position.state import TrigonState
from entrepot.games.trigon.rules import deeds, effects, hands, losses, playing
from entrepot.games.trigon.shown import card_refusals
from entrepot.kernel.message import Message, message
from entrepot.kernel.moves import Moves
from entrepot.kernel.phase import ALONE, Phase, Refusal

FACE: Final = 0
"""The first note of these phases."""
STEP: Final = 1
ASKED: Final = 2
"""More notes of `Strike`: how many have been struck, and whether the next one is being asked."""
SEAT: Final = 1
"""The second note of `Protect`."""
SHIELDED: Final = 1
"""What `Protect` returns where a protector was shown."""


class Drawn(Phase[TrigonState]):
    """A card that is played at once, on the discards already; turning it up counts as playing it. RT-PLAY-16"""

    name = "drawn"

    def enter(self, s: TrigonState) -> None:
        face = s.note(FACE)
        deeds.happened(s, s.turn, words.PLAY, face)
        if s.cards.play_skull[face]:
            s.goto(order.STRIKE, face)
        else:
            work(s, face)

    def resume(self, s: TrigonState, result: int) -> None:
        s.pop()


class Played(Phase[TrigonState]):
    """A card played out of the hand in the own turn. RT-PLAY-17"""

    name = "played"

    def enter(self, s: TrigonState) -> None:
        playing.play(s, s.turn, s.note(FACE), "played")
        work(s, s.note(FACE))

    def resume(self, s: TrigonState, result: int) -> None:
        s.pop()


def work(s: TrigonState, face: int) -> None:
    """Lay a card open that stays, or carry it out; what it asks comes before its phase ends."""
    if playing.stays(s, face):
        playing.lay_open(s, s.turn, face)
        s.pop()
    elif not effects.carry_out(s, s.turn, face):
        s.pop()


class Strike(Phase[TrigonState]):
    """A skull: its drawer, or all with the active player first; each may be protected. RT-R-66, RT-R-75, RT-R-95"""

    name = "strike"

    def enter(self, s: TrigonState) -> None:
        go_round(s)

    def resume(self, s: TrigonState, result: int) -> None:
        if s.note(ASKED):
            s.set_note(ASKED, 0)
            if result == SHIELDED:
                s.set_note(STEP, s.note(STEP) + 1)
            elif strike(s):
                return
        go_round(s)


def go_round(s: TrigonState) -> None:
    """Strike one after another until somebody must be asked."""
    face = s.note(FACE)
    last: i64 = s.seats if s.cards.play_everyone[face] else 1
    while s.note(STEP) < last:
        seat = s.in_turn()[s.note(STEP)]
        if is_safe(s, seat, face):
            s.set_note(STEP, s.note(STEP) + 1)
        elif hands.takes_part(s, seat):
            s.set_note(ASKED, 1)
            s.push(order.PROTECT, face, int(seat))
            return
        elif strike(s):
            return
    s.pop()


def is_safe(s: TrigonState, seat: i64, face: i64) -> bool:
    """Say whether a card cannot hit a seat: it is out, has nothing to lose, or has an open protector. RT-R-66"""
    if s.out_at[seat] > 0:
        return True
    if not losses.would_hit(s, seat, face):
        effects.tell_no_effect(s, seat, face)
        return True
    shield = playing.shield(s, seat, s.cards.play_colour[face])
    if shield < 0:
        return False
    playing.protect(s, seat, shield, face)
    return True


def strike(s: TrigonState) -> bool:
    """Let the card hit the seat whose turn it is to be hit; say whether that seat is asked something first."""
    seat = s.in_turn()[s.note(STEP)]
    s.set_note(STEP, s.note(STEP) + 1)
    return effects.carry_out(s, seat, s.note(FACE))


class Protect(Phase[TrigonState]):
    """Whoever holds a play card may show a protector of the skull's colour. RT-R-66, RT-R-95"""

    name = "protect"
    waits = True
    turn_clause = "RT-R-95"
    clause = "RT-R-66"

    def actors(self, s: TrigonState) -> list[int]:
        return ALONE[s.note(SEAT)]

    def offer(self, s: TrigonState, seat: i64, moves: Moves) -> None:
        for card in s.kept:
            if card // PLAYS == seat and protects(s, card % PLAYS, s.note(FACE)):
                moves.add(PLAY.base + card % PLAYS)
        moves.sort_from(0)
        moves.add(PASS.base)

    def apply(self, s: TrigonState, seat: int, action: int) -> None:
        if action == PASS.base:
            s.pop()
            return
        face = PLAY.value(action)
        playing.play(s, seat, face, "played")
        playing.lay_open(s, seat, face)
        playing.protect(s, seat, face, s.note(FACE))
        s.pop(SHIELDED)

    def why_not(self, s: TrigonState, seat: int, action: int) -> Refusal | None:
        return card_refusals.of_reaction(s, seat, action, "RT-R-66", "no-protector")

    def prompt(self, s: TrigonState, seat: int) -> Message:
        return message("trigon-ask-protect", {"card": s.game.face("play", s.note(FACE))})


def protects(s: TrigonState, face: i64, skull: i64) -> bool:
    """Say whether a card protects against a skull card: it has the same colour. RT-CARD-09, RT-R-66"""
    return s.cards.play_effect[face] == words.PROTECT and s.cards.play_colour[face] == s.cards.play_colour[skull]
