"""A round-robin: which bots meet, and the playing of it.

With two seats every two bots meet once. With more, each bot sits alone among seats of each other bot. All meetings play
the same deals, each in every rotation, and each is a run of the laboratory with a folder of its own: another bot in
the list plays only what is missing.
"""

import itertools
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from entrepot.arena.entrants import bot_class
from entrepot.arena.lab.order import BadOrder, Order
from entrepot.arena.lab.run import Hire, run
from entrepot.arena.lab.store import Store
from entrepot.arena.simulate import Plan
from entrepot.kernel.game import Game

MEETINGS: Final = "meetings"
"""The folder of their folders."""


@dataclass(frozen=True)
class Robin:
    """What is played; bots are known by name, so any list of them plays the same games. BadOrder if it is wrong."""

    game: str
    seats: int
    bots: tuple[str, ...]
    deals: int
    seed: str
    options: dict[str, str]
    content: dict[str, Any] | None = None

    def __post_init__(self) -> None:
        if len(self.bots) < 2 or len(set(self.bots)) < len(self.bots):
            raise BadOrder("name at least two bots, each once")
        if self.seats < 2:
            raise BadOrder("a leaderboard is for two seats or more")
        object.__setattr__(self, "bots", tuple(sorted(self.bots)))

    def check(self, game: Game) -> None:
        """Raise what is amiss before anything is played: UnknownBot, BadSeats, BadOption."""
        for bot in self.bots:
            bot_class(game, bot)
        next(self.orders()).plan.check()

    def pairs(self) -> list[tuple[str, str]]:
        """Return who sits alone, and who has all other seats, in every meeting."""
        found = itertools.combinations if self.seats == 2 else itertools.permutations
        return list(found(self.bots, 2))

    def orders(self) -> Iterator[Order]:
        """Yield the order of each meeting."""
        for one, other in self.pairs():
            bots = (one, *[other] * (self.seats - 1))
            plan = Plan(self.game, bots, self.seed, self.options, self.content)
            yield Order(plan, self.deals * self.seats, sample=1)

    def games(self) -> int:
        """Return how many games there are in all."""
        return len(self.pairs()) * self.deals * self.seats


def play(folder: Path, robin: Robin, workers: Hire, advance: Callable[[int], None]) -> list[Store]:
    """Play what is missing; return the meetings in order, complete. BadOrder, BotFailed; `advance` as for `run`."""
    if folder.is_dir() and any(folder.iterdir()) and not (folder / MEETINGS).is_dir():
        raise BadOrder(f"{folder} holds other files: name an empty folder, or one that is not there yet")
    return [run(folder / MEETINGS / name(order), order, workers, advance) for order in robin.orders()]


def name(order: Order) -> str:
    """Return the name of a meeting's folder."""
    one, other, *_ = order.plan.bots
    return "-against-".join(re.sub(r"[^\w.]", "_", bot) for bot in (one, other))
