"""Set-ups of a game: seats and options such that every two choices meet at some table."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from entrepot.kernel.chance import Random
from entrepot.kernel.errors import EntrepotError
from entrepot.kernel.game import Game

SEATS = "seats"
TRIES = 200
"""Completions of a pair of choices that are tried before it is held to be impossible."""

Choice = tuple[str, str]
Pair = frozenset[Choice]


@dataclass(frozen=True)
class Setup:
    """A table before its game: how many seats, and the choice for every option."""

    seats: int
    options: dict[str, str]

    def pairs(self) -> Iterator[Pair]:
        """Yield every pair of choices that meet here; the number of seats counts as a choice."""
        choices = [(SEATS, str(self.seats)), *self.options.items()]
        yield from (frozenset(pair) for pair in combinations(choices, 2))


def covering_setups(game: Game, rng: Random) -> list[Setup]:
    """Return set-ups in which every pair of choices that the game allows meets; the defaults come first.

    A pair that contradicts itself, or for which no completion was found that the game takes, is left out.
    """
    factors = {SEATS: [str(n) for n in range(game.fewest, game.most + 1)], **game.ledger.options}
    setups = [Setup(game.fewest, {name: choices[0] for name, choices in game.ledger.options.items()})]
    setups += [Setup(seats, setups[0].options) for seats in range(game.fewest + 1, game.most + 1)]
    open_pairs = dict.fromkeys(_all_pairs(factors))
    for setup in setups:
        _close(open_pairs, setup)
    while open_pairs:
        pair = next(iter(open_pairs))
        del open_pairs[pair]
        found = _complete(game, factors, pair, open_pairs, rng)
        if found is not None:
            setups.append(found)
            _close(open_pairs, found)
    return setups


def _all_pairs(factors: dict[str, list[str]]) -> Iterator[Pair]:
    for one, other in combinations(factors, 2):
        yield from (frozenset({(one, a), (other, b)}) for a in factors[one] for b in factors[other])


def _close(open_pairs: dict[Pair, None], setup: Setup) -> None:
    for pair in setup.pairs():
        open_pairs.pop(pair, None)


def _complete(
    game: Game, factors: dict[str, list[str]], pair: Pair, open_pairs: dict[Pair, None], rng: Random
) -> Setup | None:
    """Return a set-up with these two choices that meets many open pairs, or None if the game takes none."""
    for attempt in range(TRIES):
        chosen = dict(pair)
        for name in factors:
            if name not in chosen:
                chosen[name] = _best(factors[name], name, chosen, open_pairs if attempt == 0 else {}, rng)
        setup = Setup(int(chosen[SEATS]), {name: chosen[name] for name in game.ledger.options})
        if _is_possible(game, setup):
            return setup
    return None


def _best(choices: list[str], name: str, chosen: dict[str, str], open_pairs: dict[Pair, None], rng: Random) -> str:
    """Return the choice that closes most open pairs with what is chosen; among equals a random one."""
    start = rng.below(len(choices))
    turned = [*choices[start:], *choices[:start]]
    return max(turned, key=lambda choice: sum(frozenset({(name, choice), c}) in open_pairs for c in chosen.items()))


def _is_possible(game: Game, setup: Setup) -> bool:
    try:
        game.check_setup(setup.seats, setup.options)
    except EntrepotError:
        return False
    return True
