"""The position of Pearls."""

from __future__ import annotations

from typing import Any

from conformance.pearls.facts import CONTENT, FACES

from entrepot.kernel.chance import Random, face_at
from entrepot.kernel.game import Game
from entrepot.kernel.packed import packed
from entrepot.kernel.state import State

NONE = -1
MOST = 2
"""Coins that one seat can stake in a round."""
IDS = CONTENT.ids("card")
LISTS = ("coins", "hand", "stake", "bag", "shown")
NUMBERS = ("bank", "round", "turn", "begun", "named")


class PearlsState(State):
    def __init__(self, game: Game, seats: int, options: list[int], like: PearlsState | None = None) -> None:
        super().__init__(game, seats, options, like)
        if like is None:
            self.coins = [4] * seats
            self.bank = 0
            self.bag = packed([int(row["copies"]) for row in CONTENT.rows("card")])
            self.hand = [NONE] * seats
            self.kept: list[list[int]] = [[] for _ in range(seats)]
            self.stake = [0] * seats
            self.done = [False] * seats
            self.shown = [0] * FACES
            self.named = NONE
            self.turn = 0
            self.begun = 0
            """Turns of this round."""
            self.round = 0
        else:
            self.take(like)

    def take(self, like: PearlsState) -> None:
        self.coins = like.coins[:]
        self.bank = like.bank
        self.bag = like.bag[:]
        self.hand = like.hand[:]
        self.kept = [cards[:] for cards in like.kept]
        self.stake = like.stake[:]
        self.done = like.done[:]
        self.shown = like.shown[:]
        self.named = like.named
        self.turn = like.turn
        self.begun = like.begun
        self.round = like.round

    def copy(self) -> PearlsState:
        return type(self)(self.game, self.seats, self.options, self)

    def prize(self) -> int:
        return 3 if self.options[0] == 0 else 2

    def most(self, seat: int) -> int:
        return min(MOST, self.coins[seat])

    def asked(self) -> str:
        return "" if self.over else self.top().name

    # ------------------------------------------------------------------ what the kernel asks of it

    def fields(self) -> dict[str, Any]:
        data: dict[str, Any] = {name: list(getattr(self, name)) for name in LISTS}
        data.update({name: int(getattr(self, name)) for name in NUMBERS})
        return {**data, "kept": [cards[:] for cards in self.kept], "done": self.done[:]}

    def set_fields(self, data: dict[str, Any]) -> None:
        for name in LISTS:
            setattr(self, name, [int(value) for value in data[name]])
        self.bag = packed(self.bag)
        for name in NUMBERS:
            setattr(self, name, int(data[name]))
        self.kept = [[int(face) for face in cards] for cards in data["kept"]]
        self.done = [bool(done) for done in data["done"]]

    def view(self, seat: int | None) -> dict[str, Any]:
        is_own = seat is not None
        return {
            "game": "pearls",
            "seat": seat,
            "phase": self.asked(),
            "round": self.round,
            "turn": self.turn,
            "coins": self.coins[:],
            "hand": IDS[self.hand[seat]] if is_own and self.hand[seat] != NONE else "",
            "kept": [IDS[face] for face in self.kept[seat]] if is_own else [],
            "stake": self.stake[seat] if is_own else 0,
            "done": self.done[:],
            "named": IDS[self.named] if self.named != NONE else "",
            "shown": [IDS[face] for face in range(FACES) for _ in range(self.shown[face])],
            "bag": sum(self.bag),
            "hint": self.hint(seat),
            "ending": self.ending,
        }

    def hint(self, seat: int | None) -> int:
        return 0

    def determinize(self, seat: int, rng: Random) -> PearlsState:
        other = self.copy()
        other.feed = None
        other.rng = rng.fork()
        other.redeal(seat, rng)
        if self.asked() == "stake":
            for rival in self.rivals(seat):
                other.stake[rival] = rng.below(self.most(rival) + 1)
        return other

    def rivals(self, seat: int) -> list[int]:
        return [other for other in range(self.seats) if other != seat]

    def redeal(self, seat: int, rng: Random) -> None:
        """Deal the others' pearls anew, in hand and kept, from all that the seat has not seen."""
        for rival in self.rivals(seat):
            for face in (self.hand[rival], *self.kept[rival]):
                if face != NONE:
                    self.bag[face] += 1
        for rival in self.rivals(seat):
            if self.hand[rival] != NONE:
                self.hand[rival] = self.take_any(rng)
            self.kept[rival] = [self.take_any(rng) for _ in self.kept[rival]]

    def take_any(self, rng: Random) -> int:
        face = face_at(self.bag, rng.below(sum(self.bag)))
        self.bag[face] -= 1
        return int(face)

    def appraise(self, seat: int) -> list[float]:
        return [float(coins) for coins in self.coins]

    def census(self) -> dict[str, dict[str, int]]:
        held = sum(face != NONE for face in self.hand)
        cards = {"bag": sum(self.bag), "hands": held, "shown": sum(self.shown), "kept": sum(map(len, self.kept))}
        return {"coins": {"seats": sum(self.coins), "bank": self.bank}, "cards": cards}

    def secrets(self) -> dict[str, Any]:
        staked = self.stake[:] if self.asked() == "stake" else []
        return {"P-H-01": [self.hand[:], self.kept[:]], "P-H-02": staked, "P-H-03": self.bag[:]}

    def places(self) -> dict[str, Any]:
        places = [1 + sum(other > coins for other in self.coins) for coins in self.coins]
        return {"places": places, "scores": self.coins[:], "decided_by": ""}
