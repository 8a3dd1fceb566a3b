"""An offer of goods for goods, built in small steps: what is given, then what is wanted, each good at most once.

A deal is packed: how much of each good the proposer gives, then how much of each the proposer wants. Goods are named
in their order, so that building it always ends; a good lies on one side only, as both sides could be lowered by the
less.
Where a deal needs both sides, no step leads to where only one is left to be filled and nothing can fill it.
The verbs' numbers are good * most + amount - 1.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from entrepot.kernel.moves import Moves
from entrepot.kernel.verbs import Verb


@final
class Swap:
    """A deal of so much of one good for so much of another; `gain` is what it brings the proposer."""

    def __init__(self, give: int, given: int, want: int, wanted: int, gain: float) -> None:
        self.give: int = give
        self.given: int = given
        self.want: int = want
        self.wanted: int = wanted
        self.gain: float = gain

    def next_step(self, deal: vec[i64], goods: int, gives: Verb, wants: Verb, propose: Verb) -> int:
        """Return the action by which an offer that is being built comes nearer to it; it may not be legal any more."""
        if deal[self.give] == 0:
            return int(gives.base + self.give * (gives.size // goods) + self.given - 1)
        if deal[goods + self.want] == 0:
            return int(wants.base + self.want * (wants.size // goods) + self.wanted - 1)
        return int(propose.base)


def last_named(deal: vec[i64], start: i64, goods: i64) -> i64:
    """Return the last good named on the side of the deal that starts there, -1 for none."""
    good = goods - 1
    while good >= 0:
        if deal[start + good] > 0:
            return good
        good -= 1
    return -1


def add_gives(
    deal: vec[i64], goods: i64, own: vec[i64], one: i64, other: i64, needs_both: bool, verb: Verb, moves: Moves
) -> None:
    """Add what the proposer can still give; nothing once something is wanted.

    `own` holds what the proposer has from `one` on, and what the partner has from `other` on. A deal that `needs_both`
    sides leaves something of the partner's to be wanted. `verb` is the one that gives.
    """
    if last_named(deal, goods, goods) >= 0:
        return
    most = verb.size // goods
    left = wantable(deal, goods, own, other)
    good = last_named(deal, 0, goods) + 1
    while good < goods:
        if not needs_both or left > (1 if own[other + good] > 0 else 0):
            moves.add_run(verb.base + good * most, min(own[one + good], most))
        good += 1


def wantable(deal: vec[i64], goods: i64, own: vec[i64], other: i64) -> i64:
    """Return how many goods the partner has that are not given."""
    count: i64 = 0
    for good in range(goods):
        if own[other + good] > 0 and deal[good] == 0:
            count += 1
    return count


def add_wants(
    deal: vec[i64], goods: i64, own: vec[i64], other: i64, needs_both: bool, verb: Verb, moves: Moves
) -> None:
    """Add what can still be asked of the partner, who has what `own` holds from `other` on.

    In a deal that `needs_both` sides something is given first.
    """
    if needs_both and last_named(deal, 0, goods) < 0:
        return
    most = verb.size // goods
    good = last_named(deal, goods, goods) + 1
    while good < goods:
        if deal[good] == 0:
            moves.add_run(verb.base + good * most, min(own[other + good], most))
        good += 1


def name(deal: vec[i64], start: i64, number: i64, most: i64) -> None:
    """Put one good into a side of the deal, by the number of its action."""
    deal[start + number // most] = number % most + 1


def is_two_sided(deal: vec[i64], goods: i64) -> bool:
    """Say whether each side gives something."""
    return last_named(deal, 0, goods) >= 0 and last_named(deal, goods, goods) >= 0


def is_possible(goods: i64, own: vec[i64], one: i64, other: i64) -> bool:
    """Say whether two owners of stretches of a list have something to exchange: not both the same one good."""
    mine: i64 = 0
    theirs: i64 = 0
    only_mine: i64 = -1
    only_theirs: i64 = -1
    for good in range(goods):
        if own[one + good] > 0:
            mine += 1
            only_mine = good
        if own[other + good] > 0:
            theirs += 1
            only_theirs = good
    if mine == 0 or theirs == 0:
        return False
    return mine > 1 or theirs > 1 or only_mine != only_theirs


def is_covered(deal: vec[i64], goods: i64, own: vec[i64], one: i64, other: i64) -> bool:
    """Say whether the proposer, whose stretch of the list is `one`, and the partner have what each is to pay."""
    for good in range(goods):
        if deal[good] > own[one + good] or deal[goods + good] > own[other + good]:
            return False
    return True


def exchange(deal: vec[i64], goods: i64, own: vec[i64], one: i64, other: i64) -> None:
    """Let the proposer, whose stretch of the list is `one`, and the partner pay at once."""
    for good in range(goods):
        change = deal[good] - deal[goods + good]
        own[one + good] -= change
        own[other + good] += change
