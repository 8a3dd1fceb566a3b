"""A table's seats, options and content as the parameters of an OpenSpiel game, and back."""

from typing import Any

from entrepot.envs.rewards import WIN_SHARE
from entrepot.kernel.errors import BadOption, BadSeats
from entrepot.kernel.game import Game

SEATS = "seats"
PLAYERS = "players"
"""The seats again, as OpenSpiel's own games and tools call them; 0 where `seats` says it."""
CONTENT = "content"
"""A content file or folder; empty for the cards that the game ships."""
REWARD = "reward"
"""What the end is worth, as `entrepot.envs.rewards` has it."""
OURS = (SEATS, PLAYERS, CONTENT, REWARD)


def specification(game: Game) -> dict[str, Any]:
    """Return each parameter with its default, whose type is the parameter's: the option's first choice, in general.

    BadOption if an option of the game bears the name of a parameter of ours.
    """
    for name in OURS:
        if name in game.ledger.options:
            raise BadOption(f"{game.id} has an option {name!r}, which is a parameter of every game here")
    options = {name: _default(choices) for name, choices in game.ledger.options.items()}
    return {SEATS: game.fewest, PLAYERS: 0, CONTENT: "", REWARD: WIN_SHARE, **options}


def chosen_seats(parameters: dict[str, Any], fewest: int) -> int:
    """Return how many seats are wanted; BadSeats if `seats` and `players` disagree."""
    seats, players = int(parameters[SEATS]), int(parameters[PLAYERS])
    if players == 0:
        return seats
    if seats not in (fewest, players):
        raise BadSeats(f"{seats} seats or {players} players? 'players' is another word for 'seats'")
    return players


def chosen_options(parameters: dict[str, Any]) -> dict[str, str]:
    """Return the options among the parameters, in the words of the game."""
    return {name: str(value) for name, value in parameters.items() if name not in OURS}


def _default(choices: list[str]) -> int | str:
    """Return the first choice; a number if all are, since OpenSpiel reads `rounds=2` as one."""
    return int(choices[0]) if all(choice.isdecimal() for choice in choices) else choices[0]
