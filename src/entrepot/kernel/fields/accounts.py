"""Coins that must add up: they come to so many a seat, or in all."""

from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Any


class Account:
    """Coins of one kind: what the seats hold and what the bank has come to `each` a seat, or `total`, at all times.

    `held` and `bank` are the keys of the fields. With `owed` the bank's field says what it has paid out, not taken in.
    """

    def __init__(self, kind: str, held: str, bank: str, each: int = 0, owed: bool = False, total: int = 0) -> None:
        self.kind = kind
        self.held = held
        self.bank = bank
        self.each = each
        self.total = total
        self.sign = -1 if owed else 1

    def census(self, s: Any) -> dict[str, dict[str, int]]:
        """Return, under its kind, what the seats hold, and the bank."""
        return {self.kind: self.parts(s)}

    def parts(self, s: Any) -> dict[str, int]:
        """Return what the seats hold, and the bank."""
        return {"seats": sum(getattr(s, self.held)), "bank": self.sign * int(getattr(s, self.bank))}

    def settle(self, data: dict[str, Any]) -> None:
        """Set the bank in a position's data to what the seats do not have."""
        data[self.bank] = self.sign * (self.total + self.each * data["seats"] - sum(data[self.held]))

    def flaw(self, s: Any) -> str:
        """Return a sentence if it does not add up; empty if it does."""
        if sum(self.parts(s).values()) == self.total + self.each * s.seats:
            return ""
        if self.total:
            return f"{self.bank!r} must be {self.total} less the sum of {self.held!r}"
        if self.sign < 0:
            return f"{self.bank!r} must be the sum of {self.held!r} less {self.each} for each seat"
        return f"{self.bank!r} must be {self.each} for each seat less the sum of {self.held!r}"


class Purses:
    """Coins of a few kinds: of each, what the seats hold and what the bank has come to `total` at all times.

    `held` is the key of a field of the shape `Tables`, `bank` of one of the shape `Table`, both with the names `kinds`;
    `total` says where the position has the number: 'cards.bank'.
    """

    def __init__(self, kinds: Sequence[str], held: str, bank: str, total: str) -> None:
        self.kinds = kinds
        self.held = held
        self.bank = bank
        self.total: Callable[[Any], int] = attrgetter(total)

    def census(self, s: Any) -> dict[str, dict[str, int]]:
        """Return, under each kind, what the seats hold, and the bank."""
        held, width = getattr(s, self.held), len(self.kinds)
        bank = getattr(s, self.bank)
        return {kind: {"seats": sum(held[at::width]), "bank": bank[at]} for at, kind in enumerate(self.kinds)}

    def settle(self, s: Any, data: dict[str, Any]) -> None:
        """Set the bank in a position's data to what the seats do not have."""
        left = {kind: self.total(s) - sum(purse.get(kind, 0) for purse in data[self.held]) for kind in self.kinds}
        data[self.bank] = left

    def flaw(self, s: Any) -> str:
        """Return a sentence on what does not add up; empty if everything does."""
        for kind, parts in self.census(s).items():
            if sum(parts.values()) != self.total(s):
                return f"{self.bank!r} must have {self.total(s)} {kind} less the sum of {self.held!r}"
        return ""
