"""How bots choose."""


def best_of(actions: list[int], values: list[float]) -> int:
    """Return the action with the highest value, the first of equals."""
    best = 0
    for at in range(1, len(values)):
        if values[at] > values[best]:
            best = at
    return actions[best]
