"""The rest of a move that is made in small steps: where the figures go, how many of them, and what they do there."""

from typing import Final

from entrepot.bots.search.policy import Policy
from entrepot.kernel.chance import Random
from entrepot.kernel.handle import SeatHandle
from entrepot.kernel.state import State

WORLDS: Final = 3
MOST_STEPS: Final = 8


def rest_of_move(handle: SeatHandle, action: int, policy: Policy, rng: Random) -> list[int]:
    """Return the policy's choices that complete the move which an action begins.

    Only those on which several imagined positions agree: what depends on the unknown is left out, and all after it.
    """
    lines = [steps(handle.imagine(rng), handle.seat, action, policy, rng) for _ in range(WORLDS)]
    agreed: list[int] = []
    for at in range(min([len(line) for line in lines])):
        if any(line[at] != lines[0][at] for line in lines):
            break
        agreed.append(lines[0][at])
    return agreed


def steps(s: State, seat: int, action: int, policy: Policy, rng: Random) -> list[int]:
    """Play an action and what completes it, in place, and return the choices made after it.

    A move is complete when another seat is asked, or the question that it answered, or one before that.
    """
    asking, depth = s.top().id, len(s.stack)
    s.play(seat, action)
    found: list[int] = []
    while not s.over and len(found) < MOST_STEPS and s.top().actors(s) == [seat]:
        now = len(s.stack)
        if now < depth or (now == depth and s.top().id == asking):
            break
        moves = s.moves(seat)
        step = int(moves.items[0])
        if moves.size > 1:
            step = policy.pick(s, seat, moves, rng)
            found.append(step)
        s.play(seat, step)
    return found
