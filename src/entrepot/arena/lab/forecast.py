"""About how long a run will take, from a short sample before it begins."""

import time
from typing import Final

from entrepot.arena.entrants import bot_class
from entrepot.arena.lab.order import Order
from entrepot.arena.play import play_game
from entrepot.bots.uniform import Uniform
from entrepot.kernel.game import Game
from entrepot.kernel.state import State

SECONDS: Final = 3.0
"""How long the sample may take, and what its last choice takes beyond that."""


class Enough(Exception):
    """The sample is long enough."""


def game_seconds(game: Game, order: Order) -> float:
    """Return about how long one game of an order takes.

    Its first game is begun. Where that is not over in time, a quick game says how many choices there are in all. Raises
    what the bots raise.
    """
    plan = order.plan
    bots = [bot_class(game, plan.bots[number])(f"{order.seed(0)}/forecast/{number}") for number in order.seating(0)]
    begun = time.monotonic()
    choices = 0

    def before(_: State) -> None:
        if choices and time.monotonic() - begun > SECONDS:
            raise Enough

    def after(seat: int, action: int, options: int, taken: int) -> None:
        nonlocal choices
        choices += options > 1

    try:
        play_game(game, bots, order.seed(0), plan.options, before=before, after=after)
    except Enough:
        per_choice = (time.monotonic() - begun) / choices
        quick = play_game(game, [Uniform(number) for number in range(order.seats)], order.seed(0), plan.options)
        return per_choice * max(choices, quick.choices)
    return time.monotonic() - begun


def run_seconds(game: Game, order: Order, jobs: int) -> float:
    """Return about how long all games of an order take with so many processes."""
    turns = -(-order.games // jobs)  # with fewer games than processes, as long as one game
    return turns * game_seconds(game, order)
