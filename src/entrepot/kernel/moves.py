"""What a seat may do, gathered without making an object for each action."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from entrepot.kernel.bits import lowest
from entrepot.kernel.verbs import Verb

NO_CHOICE: Final = -1
"""No action: where there is not exactly one."""


@final
class Moves:
    """Actions in the order in which they were added: the first `size` of `items`, which is longer than that."""

    def __init__(self) -> None:
        self.items: vec[i64] = vec[i64]([i64(0)] * 24)
        self.size: i64 = 0

    def clear(self) -> None:
        """Forget all actions."""
        self.size = 0

    def add(self, action: i64) -> None:
        """Add an action."""
        size = self.size
        if size < len(self.items):
            self.items[size] = action
        else:
            self.items = append(self.items, action)
        self.size = size + 1

    def add_run(self, first: i64, count: i64) -> None:
        """Add `count` consecutive actions; none if `count` is below 1."""
        if count < 1:
            return
        size = self.size
        self.size = size + count
        while len(self.items) < self.size:
            self.items = append(self.items, 0)
        items = self.items
        for at in range(count):
            items[size + at] = first + at

    def add_each(self, base: i64, numbers: i64) -> None:
        """Add the actions that lie so far from `base` as each number of a set, ascending."""
        while numbers:
            self.add(base + lowest(numbers))
            numbers &= numbers - 1

    def add_span(self, verb: Verb, lo: i64, hi: i64) -> None:
        """Add a verb's actions for the values from `lo` to `hi`, both included, of its only parameter.

        `lo` is at least the parameter's least value; values above its largest are left out.
        """
        last = verb.first + verb.size - 1
        self.add_run(verb.of(lo), (hi if hi < last else last) - lo + 1)

    def add_all(self, actions: list[int]) -> None:
        """Add actions in their order."""
        for action in actions:
            self.add(action)

    def sort_from(self, start: i64) -> None:
        """Sort the few actions from the one at `start` on, ascending."""
        items = self.items
        for at in range(start + 1, self.size):
            action = items[at]
            to: i64 = at
            while to > start and items[to - 1] > action:
                items[to] = items[to - 1]
                to -= 1
            items[to] = action

    def has(self, action: int) -> bool:
        """Say whether an action is among them."""
        items = self.items
        for at in range(self.size):
            if int(items[at]) == action:
                return True
        return False

    def are(self, actions: list[int]) -> bool:
        """Say whether they are just these actions, in this order."""
        if len(actions) != self.size:
            return False
        items = self.items
        for at in range(self.size):
            if actions[at] != items[at]:
                return False
        return True

    def only(self) -> i64:
        """Return the action if there is one alone; else NO_CHOICE."""
        return self.items[0] if self.size == 1 else NO_CHOICE

    def to_list(self) -> list[int]:
        """Return the actions as a new list."""
        items = self.items
        return [int(items[at]) for at in range(self.size)]
