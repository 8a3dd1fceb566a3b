"""Orders about offers: whose, and how poor ones, are declined for a while.

A game names turns and rounds, and shows in its view who is the `mover`, and an `offer` with its `proposer`, its
`partner` and what it would `give`.
"""

from collections.abc import Callable
from typing import Any

from entrepot.kernel.orders import NO_ANSWER, Order, Outlook, Terms
from entrepot.kernel.verbs import Parameter, Verb

Naming = Callable[[Any], str]
"""Names the turn, or the round, that a view shows: none of the game's others is named so."""


class Decline(Order):
    """Decline every offer of another player's turn."""

    name = "decline"

    def __init__(self, verb: Verb, naming: Naming, *parameters: Parameter) -> None:
        super().__init__(*parameters)
        self.verb = verb
        self.naming = naming

    def terms(self, look: Outlook) -> Terms | None:
        return None if look.view["mover"] == look.seat else Terms(self.naming(look.view), self.spans(look))

    def spans(self, look: Outlook) -> list[list[int]]:
        """Return what may be chosen."""
        return []

    def answer(self, look: Outlook, values: list[int]) -> int:
        offer = look.view["offer"]
        is_meant = offer is not None and offer["partner"] == look.seat and self.is_meant(offer, values)
        return int(self.verb.code) if is_meant and self.verb.code in look.legal else NO_ANSWER

    def is_meant(self, offer: Any, values: list[int]) -> bool:
        """Say whether the order is about an offer."""
        return True


class DeclineFrom(Decline):
    """Decline every offer that a certain player makes in this round."""

    name = "decline-from"

    def terms(self, look: Outlook) -> Terms | None:
        return Terms(self.naming(look.view), [[seat for seat in range(look.view["seats"]) if seat != look.seat]])

    def is_meant(self, offer: Any, values: list[int]) -> bool:
        return bool(offer["proposer"] == values[0])


class DeclineBelow(Decline):
    """Decline every offer of another player's turn that gives less than so much, all goods counted alike."""

    name = "decline-below"

    def spans(self, look: Outlook) -> list[list[int]]:
        least = self.parameters[0]
        return [list(range(least.first, least.first + least.size))]

    def is_meant(self, offer: Any, values: list[int]) -> bool:
        return bool(sum(offer["give"].values()) < values[0])


def declining(verb: Verb, turn: Naming, round: Naming, seat: Parameter, least: Parameter) -> list[Order]:
    """Return the three of them."""
    return [Decline(verb, turn), DeclineFrom(verb, round, seat), DeclineBelow(verb, turn, least)]
