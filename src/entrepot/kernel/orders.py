"""Standing orders: what a seat decides in advance, to be done once it is asked.

An order is judged by an `Outlook`, which holds what its seat has been shown and nothing else: it can act on no secret
of the others. It stands as long as its terms have the scope that they had when it was given. So it ends together with
the auction, the turn or the round that it was given for.
"""

import hashlib
import json
from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from entrepot.kernel.message import Message, message
from entrepot.kernel.notation import value_argument
from entrepot.kernel.verbs import Parameter

if TYPE_CHECKING:
    from entrepot.kernel.game import Game

NO_ANSWER: Final = -1
"""The order does not answer this question."""
ACTION: Final = "action"
"""The name of a parameter whose values are actions."""

MOST_CHOICES: Final = 40
"""The most choices of a question that can be answered in advance: a longer list never comes again unchanged."""


class Question:
    """What a seat is asked, or was asked last: the words, and the legal actions."""

    def __init__(self, words: Message, legal: list[int]) -> None:
        self.words = words
        self.legal = legal

    def print(self, game: "Game") -> str:
        """Return what is equal for two questions that ask the same."""
        told = json.dumps([self.words, [game.text(action) for action in self.legal]], sort_keys=True)
        return hashlib.sha256(told.encode()).hexdigest()


class Outlook:
    """What one seat has in front of it: its view as it was sent, and its legal actions, none if it is not asked."""

    def __init__(self, game: "Game", seat: int, view: Any, legal: list[int], last: Question | None) -> None:
        self.game = game
        self.seat = seat
        self.view = view
        self.legal = legal
        self.last = last
        """The present question, or else the last one that is known."""


class Terms:
    """The terms for an order now: `scope` names what it is for, `spans` has the values of each parameter.

    Amounts are consecutive. If a span is empty, the order cannot be given now, but one that was given before stands.
    """

    def __init__(self, scope: str, spans: list[list[int]] | None = None) -> None:
        self.scope = scope
        self.spans: list[list[int]] = spans if spans is not None else []


@mypyc_attr(allow_interpreted_subclasses=True)
class Order:
    """A kind of order. A game lists its own in `self.orders`; each is said by a message `<game>-order-<name>`."""

    name: ClassVar[str] = ""
    is_once: ClassVar[bool] = False
    """Whether it ends with the first action that it answers with."""
    owner: ClassVar[str] = ""
    """Whose message says it, where that is not its game's."""

    def __init__(self, *parameters: Parameter) -> None:
        self.parameters: list[Parameter] = list(parameters)

    def terms(self, look: Outlook) -> Terms | None:
        """Return the terms on which it can be given; None: not now, and one given before ends."""
        raise NotImplementedError

    def answer(self, look: Outlook, values: list[int]) -> int:
        """Return one of the legal actions, or NO_ANSWER."""
        raise NotImplementedError

    def has_ended(self, look: Outlook, values: list[int]) -> bool:
        """Say whether it has ended although what it was given for goes on."""
        return False

    def words(self, game: "Game", values: list[int]) -> Message:
        """Return it in words, its parameters by name."""
        args = {p.name: self.argument(game, p, value) for p, value in zip(self.parameters, values, strict=True)}
        return message(f"{self.owner or game.id}-order-{self.name}", args)

    def argument(self, game: "Game", parameter: Parameter, value: int) -> Any:
        """Return a parameter's value as the argument of a message."""
        return value_argument(game, parameter, value)


class Only(Order):
    """Take the action if it is the only one."""

    name = "only"
    owner = "kernel"

    def terms(self, look: Outlook) -> Terms | None:
        return Terms("game")

    def answer(self, look: Outlook, values: list[int]) -> int:
        return look.legal[0] if len(look.legal) == 1 else NO_ANSWER


class Again(Order):
    """Take one of the choices if the same question comes again, word for word and with the same choices."""

    name = "again"
    is_once = True
    owner = "kernel"

    def __init__(self) -> None:
        super().__init__(Parameter(ACTION, 1))

    def terms(self, look: Outlook) -> Terms | None:
        last = look.last
        if last is None:
            return None
        return Terms(last.print(look.game), [last.legal if len(last.legal) <= MOST_CHOICES else []])

    def answer(self, look: Outlook, values: list[int]) -> int:
        return values[0] if values[0] in look.legal else NO_ANSWER

    def argument(self, game: "Game", parameter: Parameter, value: int) -> Any:
        return game.sentence(value)


GENERAL: Final[list[Order]] = [Only(), Again()]
"""Those that every game has."""


def orders_of(game: "Game") -> dict[str, Order]:
    """Return all orders that can be given in a game, by name."""
    return {order.name: order for order in [*game.orders, *GENERAL]}
