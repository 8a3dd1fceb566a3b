"""The values of an order as they go over the wire and into the database, in notation; and which may be chosen."""

from typing import Any

from entrepot.kernel.game import Game
from entrepot.kernel.message import message
from entrepot.kernel.notation import value_text
from entrepot.kernel.orders import ACTION, Order, Outlook, Terms, orders_of
from entrepot.kernel.verbs import Amount, Parameter
from entrepot.table.errors import Declined
from entrepot.table.messages import OfferedOrder, OrderParameter, OrderValue


def write(game: Game, parameter: Parameter, value: int) -> str:
    """Return a value in notation."""
    return game.text(value) if parameter.name == ACTION else value_text(game, parameter, value)


def read(game: Game, parameter: Parameter, word: str) -> int:
    """Return the value of a notation that was written before. BadAction, ValueError: the game knows it no more."""
    if parameter.name == ACTION:
        return game.parse(word)
    if parameter.table:
        return game.face_number(parameter.table, word)
    return parameter.words().index(word) if parameter.words() else int(word)


def value_of(game: Game, parameter: Parameter, span: list[int], word: str) -> int:
    """Return which of these values somebody means; Declined, saying what may be chosen, if it is none of them."""
    known = {write(game, parameter, value): value for value in span}
    if word not in known:
        first, *_, last = [*known, *known] or ["", ""]
        raise Declined("order-value", message("table-refused-order-value", {"first": first, "last": last}))
    return known[word]


def offered(look: Outlook) -> list[OfferedOrder]:
    """Return which orders may be given now, with what may be chosen."""
    found = []
    for order in orders_of(look.game).values():
        terms = order.terms(look)
        if terms is not None and all(terms.spans):
            found.append(offer(look.game, order, terms))
    return found


def offer(game: Game, order: Order, terms: Terms) -> OfferedOrder:
    """Return an order that may be given on these terms."""
    pairs = list(zip(order.parameters, terms.spans, strict=True))
    values = [span[0] for _, span in pairs]
    return OfferedOrder(
        order.name,
        order.words(game, values)["id"],
        [parameter_of(game, order, parameter, span) for parameter, span in pairs],
    )


def parameter_of(game: Game, order: Order, parameter: Parameter, span: list[int]) -> OrderParameter:
    """Return what may be chosen of a parameter. Amounts follow on one another."""
    if parameter.kind == Amount.kind:
        return OrderParameter(parameter.name, parameter.kind, span[0], span[-1], [])
    values = [choice(game, order, parameter, value) for value in span]
    return OrderParameter(parameter.name, parameter.kind, 0, 0, values)


def choice(game: Game, order: Order, parameter: Parameter, value: int) -> OrderValue:
    """Return one value of a parameter: as it is sent back, and as it is said."""
    say: Any = order.argument(game, parameter, value)
    return OrderValue(write(game, parameter, value), say)
