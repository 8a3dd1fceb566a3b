"""Out of what is begun in small steps, such as an offer: whether other steps than giving it up lead to its end."""

from typing import Final

from entrepot.kernel.state import State

MOST_POSITIONS: Final = 500
"""How many positions are looked at for a way; whoever has not met an end by then is taken to find one."""


def gives_up(state: State, seat: int) -> bool:
    """Say whether the seat is inside of something that it could give up."""
    verb = state.game.actions.verb
    return seat in state.actors() and any(verb(action).gives_up for action in state.legal(seat))


def has_way(state: State, seat: int) -> bool:
    """Say whether the seat's own steps, other than giving up, can lead out of what it is inside of."""
    verb = state.game.actions.verb
    waiting, looked = [state], 0
    while waiting and looked < MOST_POSITIONS:
        position = waiting.pop()
        for action in position.legal(seat):  # what is listed last, most often the end itself, is tried first
            if verb(action).gives_up:
                continue
            after = position.copy()
            after.play(seat, action)
            looked += 1
            if after.over or not gives_up(after, seat):
                return True
            waiting.append(after)
    return bool(waiting)
