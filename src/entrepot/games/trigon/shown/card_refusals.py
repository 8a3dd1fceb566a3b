"""Why a card cannot be played, or not on this. None leaves it to the general answer."""

from mypy_extensions import i64

from entrepot.games.trigon.actions import PLAY, SITE
from entrepot.games.trigon.content.card_words import IN_BATTLE
from entrepot.games.trigon.position.state import TrigonState
from entrepot.games.trigon.rules import hands
from entrepot.games.trigon.shown import refusals
from entrepot.kernel.phase import Refusal


def holds(s: TrigonState, seat: int, face: i64) -> bool:
    """Say whether a seat holds a play card."""
    return hands.entry(seat, face) in s.kept


def of_play(s: TrigonState, seat: int, action: i64) -> Refusal:
    """Return why a card cannot be played in the own turn. RT-PLAY-17, RT-R-76"""
    face = PLAY.value(action)
    if not holds(s, seat, face):
        return refusals.refusal("RT-PLAY-03", "not-held")
    if s.cards.play_when[face] == IN_BATTLE:
        return refusals.refusal("RT-PLAY-17", "only-in-battle")
    return refusals.refusal("RT-R-76", "no-target")


def of_reaction(s: TrigonState, seat: int, action: i64, clause: str, reason: str) -> Refusal | None:
    """Return why a card cannot be played in answer to an attack or a skull."""
    if not PLAY.has(action):
        return None
    face = PLAY.value(action)
    return refusals.refusal(clause, reason) if holds(s, seat, face) else refusals.refusal("RT-PLAY-03", "not-held")


def of_site(s: TrigonState, seat: int, action: i64) -> Refusal | None:
    """Return why a card cannot work on a settlement."""
    if not SITE.has(action):
        return None
    return refusals.refusal("RT-R-73" if refusals.is_own(s, seat, SITE.value(action)) else "RT-R-69", "site")
