"""The phases of Pearls: deal, stake in secret, then each in turn names a pearl and shows or keeps the own one."""

from __future__ import annotations

from typing import Any

from conformance.pearls.facts import ADD, BEGINNER, DONE, DRAW, FACES, KEEP, NAME, SHOW
from conformance.pearls.state import NONE, PearlsState

from entrepot.kernel.audience import EVERYONE, only
from entrepot.kernel.message import Message, message, seat_name
from entrepot.kernel.moves import Moves
from entrepot.kernel.phase import Phase, Refusal

DEAL, STAKE, TURN = 0, 1, 2
ROUNDS = 2
RICH = 8


class Deal(Phase[PearlsState]):
    name = "deal"

    def enter(self, s: PearlsState) -> None:
        if s.round == 0:
            s.turn = self.beginner(s)
        for seat in range(s.seats):
            s.hand[seat] = int(s.draw(DRAW, s.bag, only(seat)))
            if s.listening:
                s.tell(
                    "dealt", self.audience(seat), {"seat": seat_name(seat), "card": s.game.face("card", s.hand[seat])}
                )
        s.stake = [0] * s.seats
        s.done = [False] * s.seats
        s.begun = 0
        s.goto(STAKE)

    def beginner(self, s: PearlsState) -> int:
        return int(s.pick(BEGINNER, s.seats, EVERYONE))

    def audience(self, seat: int) -> int:
        return int(only(seat))


class Stake(Phase[PearlsState]):
    name = "stake"
    waits = True
    turn_clause = "P-STAKE"

    def actors(self, s: PearlsState) -> list[int]:
        return [seat for seat in range(s.seats) if not s.done[seat]]

    def offer(self, s: PearlsState, seat: int, moves: Moves) -> None:
        moves.add(DONE)
        if s.stake[seat] < s.most(seat):
            moves.add(ADD)

    def apply(self, s: PearlsState, seat: int, action: int) -> None:
        if action == ADD:
            s.stake[seat] += 1
            if s.listening:
                s.tell("added", int(only(seat)), {"seat": seat_name(seat)})
            return
        s.done[seat] = True
        if s.listening:
            s.tell("ready", EVERYONE, {"seat": seat_name(seat)})
        if all(s.done):
            self.close(s)

    def close(self, s: PearlsState) -> None:
        s.revealed = True
        for seat in range(s.seats):
            s.coins[seat] -= s.stake[seat]
            s.bank += s.stake[seat]
            if s.listening:
                s.tell("staked", EVERYONE, {"seat": seat_name(seat), "amount": s.stake[seat]})
        if s.stake.count(max(s.stake)) == 1:
            self.reward(s, s.stake.index(max(s.stake)))
        s.goto(TURN)

    def reward(self, s: PearlsState, seat: int) -> None:
        s.coins[seat] += s.prize()
        s.bank -= s.prize()

    def prompt(self, s: PearlsState, seat: int) -> Message:
        return message("pearls-ask-stake", {"stake": s.stake[seat]})

    def preview(self, s: PearlsState, seat: int, action: int) -> list[Message]:
        left = s.coins[seat] - s.stake[seat] - (1 if action == ADD else 0)
        return [message("pearls-preview-coins", {"coins": left})]

    def why_not(self, s: PearlsState, seat: int, action: int) -> Refusal | None:
        return Refusal("P-STAKE", message("pearls-refused-stake")) if action == ADD else None


class Turn(Phase[PearlsState]):
    name = "turn"
    waits = True
    turn_clause = "P-NAME"

    def actors(self, s: PearlsState) -> list[int]:
        return [s.turn]

    def offer(self, s: PearlsState, seat: int, moves: Moves) -> None:
        if s.named == NONE:
            moves.add_run(NAME, FACES)
        else:
            moves.add_all([SHOW, KEEP])

    def apply(self, s: PearlsState, seat: int, action: int) -> None:
        if s.named == NONE:
            self.name_pearl(s, seat, action - NAME)
            return
        self.show(s, seat) if action == SHOW else self.keep(s, seat)
        s.hand[seat] = NONE
        s.named = NONE
        s.turn = (seat + 1) % s.seats
        s.begun += 1
        self.go_on(s)

    def name_pearl(self, s: PearlsState, seat: int, face: int) -> None:
        s.named = face
        if s.listening:
            s.tell("named", EVERYONE, {"seat": seat_name(seat), "card": s.game.face("card", face)})

    def show(self, s: PearlsState, seat: int) -> None:
        face = s.hand[seat]
        s.revealed = True
        s.shown[face] += 1
        if face == s.named:
            self.reward(s, seat)
        if s.listening:
            s.tell("showed", EVERYONE, {"seat": seat_name(seat), "card": s.game.face("card", face)})

    def reward(self, s: PearlsState, seat: int) -> None:
        s.coins[seat] += 1
        s.bank -= 1

    def keep(self, s: PearlsState, seat: int) -> None:
        s.kept[seat].append(s.hand[seat])
        if s.listening:
            s.tell("kept", EVERYONE, {"seat": seat_name(seat)})

    def go_on(self, s: PearlsState) -> None:
        if s.begun < s.seats:
            return
        s.round += 1
        if s.round == ROUNDS:
            s.finish("rich" if max(s.coins) >= RICH else "modest")
        else:
            s.goto(DEAL)

    def prompt(self, s: PearlsState, seat: int) -> Message:
        if s.named == NONE:
            return message("pearls-ask-turn")
        return message("pearls-ask-show", {"card": s.game.face("card", s.named)})

    def why_not(self, s: PearlsState, seat: int, action: int) -> Refusal | None:
        if s.game.actions.verb(action).name == "name" and s.named != NONE:
            return Refusal("P-NAME", message("pearls-refused-named"))
        if action in (SHOW, KEEP):
            return Refusal("P-SHOW", message("pearls-refused-unnamed"))
        return None


def phases(*other: Phase[Any]) -> list[Phase[Any]]:
    """Return the phases in their order, any of them in another version."""
    found: list[Phase[Any]] = [Deal(), Stake(), Turn()]
    return [next((phase for phase in other if phase.name == own.name), own) for own in found]
