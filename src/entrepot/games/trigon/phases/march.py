"""A step or a voyage: where to, who goes, and arriving. RT-MOVE-03, RT-MOVE-08, RT-BATTLE-05, RT-R-99"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from entrepot.games.trigon.actions import MOST_FIGURES, TAKE, TO
from entrepot.games.trigon.content.vocabulary import NONE
from entrepot.games.trigon.phases import order
from entrepot.games.trigon.phases.own_turn import OwnTurn
from entrepot.games.trigon.position.state import TrigonState
from entrepot.games.trigon.rules import moving, telling
from entrepot.games.trigon.shown import previews, refusals
from entrepot.kernel.message import Message, message
from entrepot.kernel.moves import Moves
from entrepot.kernel.phase import Refusal

ORIGIN: Final = 0
BY_SEA: Final = 1
"""The notes of `Way`."""
STEP: Final = 0
"""The note of `Group`: the part that is chosen."""
AMOUNTS: Final = MOST_FIGURES + 1


class Way(OwnTurn):
    """Where the group goes; where there is one way it is taken."""

    name = "way"
    clause = "RT-MOVE-02"

    def enter(self, s: TrigonState) -> None:
        self.do_forced(s, int(s.turn))

    def offer(self, s: TrigonState, seat: i64, moves: Moves) -> None:
        for to in moving.destinations(s, seat, s.note(ORIGIN), s.note(BY_SEA) == 1):
            moves.add(TO.base + to)

    def apply(self, s: TrigonState, seat: int, action: int) -> None:
        moving.begin_group(s, s.note(ORIGIN), TO.value(action), s.note(BY_SEA) == 1)
        s.goto(order.GROUP)

    def why_not(self, s: TrigonState, seat: int, action: int) -> Refusal | None:
        return refusals.of_way(s, seat, action)

    def prompt(self, s: TrigonState, seat: int) -> Message:
        id = "trigon-ask-way-sea" if s.note(BY_SEA) == 1 else "trigon-ask-way"
        return message(id, {"spot": telling.spot_name(s, s.note(ORIGIN))})

    def preview(self, s: TrigonState, seat: int, action: int) -> list[Message]:
        return previews.of_way(s, seat, action, s.note(ORIGIN), s.note(BY_SEA) == 1)


class Group(OwnTurn):
    """Who goes, part by part: at sea the boats first; what is not in doubt is not asked. RT-R-37, RT-R-99"""

    name = "group"
    clause = "RT-R-99"

    def enter(self, s: TrigonState) -> None:
        step = s.note(STEP)
        seat = s.turn
        while step < moving.steps(s):
            of = moving.part(s, step)
            most = moving.most(s, of)
            if moving.fewest(s, seat, step) < most:
                s.set_note(STEP, step)
                return
            s.group[of] = int(most)
            step += 1
        depart(s)

    def offer(self, s: TrigonState, seat: i64, moves: Moves) -> None:
        step = s.note(STEP)
        of = moving.part(s, step)
        start = of * AMOUNTS
        fewest = moving.fewest(s, seat, step)
        moves.add_run(TAKE.base + start + fewest, moving.most(s, of) + 1 - fewest)

    def apply(self, s: TrigonState, seat: int, action: int) -> None:
        number = action - TAKE.base
        s.group[number // AMOUNTS] = int(number % AMOUNTS)
        s.set_note(STEP, s.note(STEP) + 1)
        self.enter(s)

    def why_not(self, s: TrigonState, seat: int, action: int) -> Refusal | None:
        return refusals.of_group(s, seat, action)

    def preview(self, s: TrigonState, seat: int, action: int) -> list[Message]:
        return previews.of_group(s, seat, action)

    def prompt(self, s: TrigonState, seat: int) -> Message:
        ends = {"from": telling.spot_name(s, s.group_from), "to": telling.spot_name(s, s.group_to)}
        part = refusals.part_word(moving.part(s, s.note(STEP)))
        return message("trigon-ask-group", {**ends, "group": part})


def depart(s: TrigonState) -> None:
    """Let the group go: onto a free spot, or into battle. RT-R-40, RT-BATTLE-06"""
    owner = s.owner[s.group_to]
    if owner == NONE or owner == s.turn:
        moving.carry_out(s, s.turn)
        s.group = vec[i64]([i64(0)] * moving.PARTS)
        s.group_from = NONE
        s.group_to = NONE
        s.pop()
    else:
        s.goto(order.BATTLE)
