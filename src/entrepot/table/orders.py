"""What the seats of one table have ordered in advance. Each order is its seat's secret; nothing here is told to others.

What is stored goes with the entries of the log: an order ends in the same transaction as the action that it made, so
that no kill loses one, or lets one act twice.
"""

import logging
from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Executable

from entrepot.kernel.errors import BadAction
from entrepot.kernel.game import Game
from entrepot.kernel.message import message
from entrepot.kernel.orders import NO_ANSWER, Order, Outlook, Question, Terms, orders_of
from entrepot.table.columns import ORDERS
from entrepot.table.errors import Declined
from entrepot.table.messages import GivenOrder, OrdersMessage
from entrepot.table.order_words import offered, read, value_of
from entrepot.table.progress import Progress
from entrepot.table.rows import OrderRow

log = logging.getLogger(__name__)
MOST_STANDING: Final = 6
"""Orders of one seat at a time."""
MOST_IN_ALL: Final = 2_000
"""Of one seat, in a whole game: each is kept."""
Key = tuple[int, str]
"""A seat, and the id that its client gave an order."""


class Standing:
    """An order that stands."""

    def __init__(self, row: OrderRow, order: Order, values: list[int]) -> None:
        self.row = row
        self.order = order
        self.values = values


class Due:
    """What an order makes of the question of that number."""

    def __init__(self, standing: Standing, prompt: int, action: int) -> None:
        self.standing = standing
        self.prompt = prompt
        self.action = action


class Orders:
    """`rows` are all that were ever given; `due` has by seat what is to be done now, newest orders first."""

    def __init__(self, table: str, rows: Sequence[OrderRow], progress: Progress | None) -> None:
        self.due: dict[int, Due] = {}
        self._table = table
        self._progress = progress
        self._ended: dict[Key, str] = {(row.seat, row.id): row.ended for row in rows if row.ended}
        self._standing: list[Standing] = []
        self._last: dict[int, tuple[bytes, list[int]]] = {}
        self._looks: dict[int, Outlook] = {}
        """Those of the newest entry, as far as they were needed."""
        self._messages: dict[int, OrdersMessage] = {}
        self._count = len(rows)
        if progress is not None:
            self._remember()
            self._standing = [found for row in rows if not row.ended and (found := restored(row, progress))]
            self._find_due()

    # ------------------------------------------------------------------ from the seat

    def was_given(self, seat: int, id: str) -> bool:
        """Say whether an order of that id was given before, whatever has become of it."""
        return (seat, id) in self._ended or self._find(seat, id) is not None

    def give(self, seat: int, id: str, name: str, words: list[str]) -> Executable:
        """Let an order stand, and return the statement that stores it; Declined."""
        progress = self._playing()
        if len(self._of(seat)) >= MOST_STANDING or self._given_by(seat) >= MOST_IN_ALL:
            raise Declined("orders-full")
        order = orders_of(progress.game).get(name)
        if order is None:
            raise Declined("no-order")
        look = self._look(seat)
        terms = order.terms(look)
        if terms is None:
            raise Declined("order-not-now")
        values = checked(look, order, terms, words)
        row = OrderRow(self._table, seat, id, self._count, name, words, terms.scope)
        if order.has_ended(look, values):
            raise Declined("order-not-now")
        self._count += 1
        self._standing.append(Standing(row, order, values))
        self._find_due()
        return ORDERS.insert().values(msgspec.structs.asdict(row))

    def revoke(self, seat: int, id: str) -> list[Executable]:
        """Let an order stand no more, and return the statement that stores that; none if it was revoked before.

        Declined where there is none of that id, or it has ended by itself.
        """
        found = self._find(seat, id)
        if found is not None:
            statements = self._end([found], "revoked")
            self._find_due()
            return statements
        if self._ended.get((seat, id)) == "revoked":
            return []
        raise Declined("order-gone")

    # ------------------------------------------------------------------ with the game

    def follow(self, entry_kind: str, seat: int | None, resigned: Iterable[int]) -> list[Executable]:
        """Take note of what an entry of the log has changed; return the statements that store which orders have ended.

        Who takes something back thinks anew, and who resigns plays no more: nothing that they ordered stands.
        """
        if self._progress is None:
            return []
        self._remember()
        gone = {seat} if entry_kind in ("undo", "takeback") and seat is not None else set(resigned)
        ending = [found for found in self._standing if found.row.seat in gone or not self._stands(found)]
        statements = self._end(ending, "gone")
        self._find_due()
        return statements

    def act(self, seat: int) -> list[Executable]:
        """An order answers now; return the statement that ends it, if it answers only once."""
        done = self.due[seat].standing
        return self._end([done], "done") if done.order.is_once else []

    def forget(self, seat: int) -> list[Executable]:
        """Somebody gives the seat up: nothing of theirs stands for whoever comes."""
        statements = self._end(self._of(seat), "gone")
        self._find_due()
        return statements

    # ------------------------------------------------------------------ to the seat

    def message(self, seat: int) -> OrdersMessage:
        """Return what stands, newest first, and what may be given now."""
        if self._progress is None or self._progress.match.state.over:
            return OrdersMessage(seat, [], [])
        if seat not in self._messages:
            self._messages[seat] = self._message(seat, self._progress.game)
        return self._messages[seat]

    def _message(self, seat: int, game: Game) -> OrdersMessage:
        given = [
            GivenOrder(found.row.id, found.row.name, found.order.words(game, found.values))  # type: ignore[arg-type]
            for found in reversed(self._of(seat))
        ]
        return OrdersMessage(seat, given, offered(self._look(seat)))

    # ------------------------------------------------------------------ inside

    def _playing(self) -> Progress:
        if self._progress is None or self._progress.match.state.over:
            raise Declined("over")
        return self._progress

    def _of(self, seat: int) -> list[Standing]:
        return [found for found in self._standing if found.row.seat == seat]

    def _given_by(self, seat: int) -> int:
        return len(self._of(seat)) + sum(other == seat for other, _ in self._ended)

    def _find(self, seat: int, id: str) -> Standing | None:
        return next((found for found in self._of(seat) if found.row.id == id), None)

    def _look(self, seat: int) -> Outlook:
        """Return what a seat has been shown, by the very bytes that it was sent."""
        if seat not in self._looks:
            progress = self._playing()
            view: Any = msgspec.json.decode(progress.shown[seat].sight.view)
            asked = self._last.get(seat)
            last = None if asked is None else Question(msgspec.json.decode(asked[0]), asked[1])
            self._looks[seat] = Outlook(progress.game, seat, view, progress.legal[seat], last)
        return self._looks[seat]

    def _remember(self) -> None:
        progress = self._progress
        assert progress is not None  # asked only where there is a game
        self._looks = {}
        for seat, legal in enumerate(progress.legal):
            if legal and seat in progress.shown:
                self._last[seat] = (progress.shown[seat].sight.asked, legal)

    def _stands(self, found: Standing) -> bool:
        assert self._progress is not None
        if self._progress.match.state.over:
            return False
        look = self._look(found.row.seat)
        try:
            terms = found.order.terms(look)
            is_on = terms is not None and terms.scope == found.row.scope
            return is_on and not found.order.has_ended(look, found.values)
        except Exception:  # code of a game, perhaps of somebody else: the game itself goes on
            log.exception("order failed", extra={"table": self._table})
            return False

    def _find_due(self) -> None:
        self.due, self._messages = {}, {}
        progress = self._progress
        if progress is None or progress.match.state.over:
            return
        for found in reversed(self._standing):
            seat, prompt = found.row.seat, progress.prompt(found.row.seat)
            if prompt is None or seat in self.due:
                continue
            look = self._look(seat)
            action = self._answer(found, look)
            if action != NO_ANSWER and action in look.legal:
                self.due[seat] = Due(found, prompt, action)

    def _answer(self, found: Standing, look: Outlook) -> int:
        try:
            return found.order.answer(look, found.values)
        except Exception:
            log.exception("order failed", extra={"table": self._table})
            return NO_ANSWER

    def _end(self, ending: list[Standing], why: str) -> list[Executable]:
        self._standing = [found for found in self._standing if found not in ending]
        for found in ending:
            self._ended[found.row.seat, found.row.id] = why
        return [ending_of(found.row, why) for found in ending]


def ending_of(row: OrderRow, why: str) -> Executable:
    """Return the statement after which an order stands no more."""
    place = (ORDERS.c.table_id == row.table_id, ORDERS.c.seat == row.seat, ORDERS.c.id == row.id)
    return ORDERS.update().where(*place).values(ended=why)


def restored(row: OrderRow, progress: Progress) -> Standing | None:
    """Return an order as it was stored; None where the rules of now know no such order."""
    order = orders_of(progress.game).get(row.name)
    if order is None or len(row.words) != len(order.parameters):
        return None
    try:
        pairs = zip(order.parameters, row.words, strict=True)
        return Standing(row, order, [read(progress.game, parameter, word) for parameter, word in pairs])
    except (BadAction, ValueError):
        return None


def checked(look: Outlook, order: Order, terms: Terms, words: list[str]) -> list[int]:
    """Return the values that an order is given with; Declined where one of them is not allowed now."""
    if len(words) != len(order.parameters):
        raise Declined("order-values", message("table-refused-order-values", {"count": len(order.parameters)}))
    return [
        value_of(look.game, parameter, span, word)
        for parameter, span, word in zip(order.parameters, terms.spans, words, strict=True)
    ]
