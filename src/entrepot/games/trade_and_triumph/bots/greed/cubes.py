"""What cubes in hand are worth: sets made, sets in the making, and single ones."""

from typing import Final

PARTS: Final = (0.0, 1.25, 2.6, 4.2)
"""Points that so many different colours are worth while there is time to complete the set."""
SPARE: Final = 1.05
"""Points of a cube of a colour already in the set that is being made."""
SET: Final = 6.0


def cube_worth(cubes: list[int], share: float) -> float:
    """Return in points what cubes are worth; `share` is the part of a game's time that is left, from 0 to 1."""
    sets = min(cubes)
    total = SET * sets
    kinds = 0
    spare = 0
    for count in cubes:
        rest = count - sets
        if rest > 0:
            kinds += 1
            spare += rest - 1
    late = float(kinds)
    return total + late + (PARTS[kinds] - late) * share + SPARE * spare


def gain_of(cubes: list[int], region: int, share: float) -> float:
    """Return in points what one more cube of a colour is worth."""
    before = cube_worth(cubes, share)
    cubes[region] += 1
    after = cube_worth(cubes, share)
    cubes[region] -= 1
    return after - before


def best_gain(cubes: list[int], supply: list[int], share: float) -> float:
    """Return the best gain by one cube of a colour that the supply has."""
    best = 0.0
    for region in range(4):
        if supply[region] > 0:
            best = max(best, gain_of(cubes, region, share))
    return best


def best_swap(cubes: list[int], supply: list[int], share: float) -> tuple[float, int, int]:
    """Return the best gain by a swap, the colour to give and the colour to take; (0, -1, -1) if none helps."""
    before = cube_worth(cubes, share)
    best = (0.0, -1, -1)
    for give in range(4):
        if cubes[give] == 0:
            continue
        cubes[give] -= 1
        for take in range(4):
            if take != give and supply[take] > 0:
                cubes[take] += 1
                gain = cube_worth(cubes, share) - before
                if gain > best[0] + 0.01:
                    best = (gain, give, take)
                cubes[take] -= 1
        cubes[give] += 1
    return best
