"""Completing quests: opened by themselves, with the Nature quests that ride on them. RT-R-57, RT-R-60, RT-R-94"""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from entrepot.games.trigon.content.vocabulary import ADVENTURER, NATURE, NONE, WILDERNESS
from entrepot.games.trigon.position import memory
from entrepot.games.trigon.rules import deeds, hands
from entrepot.kernel.audience import EVERYONE
from entrepot.kernel.message import seat_name

if TYPE_CHECKING:
    from entrepot.games.trigon.position.state import TrigonState


def complete_done(s: "TrigonState") -> None:
    """Complete all quests whose deed is done, the active player's first, then clockwise.

    RT-QUEST-03, RT-QUEST-05, RT-R-61, RT-R-94
    """
    for seat in s.in_turn():
        faces = deeds.done(s, seat)
        if not faces:
            continue
        riders = nature_quests(s, seat)[: len(faces)]
        for face in faces + riders:
            complete(s, seat, face)


def nature_quests(s: "TrigonState", seat: i64) -> list[int]:
    """Return the Nature quests in a hand, those worth more points first, then those held longest. RT-R-60"""
    found: list[int] = []
    for face in hands.faces(s.quests, seat):
        if s.cards.quest_category[face] == NATURE:
            at = 0
            while at < len(found) and s.cards.quest_points[found[at]] >= s.cards.quest_points[face]:
                at += 1
            found.insert(at, face)
    return found


def complete(s: "TrigonState", seat: i64, face: i64) -> None:
    """Open a quest: it and its points can never be lost again. RT-QUEST-02, RT-QUEST-08, RT-QUEST-09, RT-SCORE-04"""
    hands.drop_quest(s, seat, face)
    memory.shown(s, seat, memory.QUEST_DECK, face)
    s.completed.append(hands.entry(seat, face))
    s.done[seat] += 1
    s.won[seat] += s.cards.quest_points[face]
    s.revealed = True
    if s.listening:
        s.tell("completed", EVERYONE, {"seat": seat_name(int(seat)), "quest": s.game.face("quest", int(face))})


def give_bonus_cards(s: "TrigonState") -> None:
    """Give the two bonus cards to the first who have earned them. RT-BCARD-02, RT-BCARD-03, RT-R-94"""
    give_bonus(s, WILDERNESS, s.founded)
    give_bonus(s, ADVENTURER, s.done)


def give_bonus(s: "TrigonState", bonus: i64, counts: vec[i64]) -> None:
    """Give one bonus card, unless it has been given: the active player comes first, then clockwise."""
    if s.bonus_holder[bonus] != NONE:
        return
    for seat in s.in_turn():
        if s.out_at[seat] == 0 and counts[seat] >= s.cards.bonus_needed[bonus]:
            s.bonus_holder[bonus] = seat
            s.won[seat] += s.cards.bonus_points[bonus]
            if s.listening:
                args = {"seat": seat_name(int(seat)), "bonus": s.game.face("bonus", int(bonus))}
                s.tell("bonus-card", EVERYONE, args)
            return
