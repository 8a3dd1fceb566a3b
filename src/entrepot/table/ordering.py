"""Orders are given and revoked; each is answered once that is in the database, however often it is sent."""

from sqlalchemy import Executable

from entrepot.table.answers import Answer, refusal
from entrepot.table.errors import Declined
from entrepot.table.live import LiveTable
from entrepot.table.messages import Done, GiveOrder, RevokeOrder


def give(table: LiveTable, said: GiveOrder, answer: Answer) -> None:
    """Let an order of a seat stand; Declined where it may not."""
    if table.orders.was_given(said.seat, said.id):
        _keep(table, said.id, [], answer)
        return
    if table.row.lesson:
        raise Declined("lesson-alone")
    table.check_in_hand(said.seat)
    _keep(table, said.id, [table.orders.give(said.seat, said.id, said.name, said.values)], answer)


def revoke(table: LiveTable, said: RevokeOrder, answer: Answer) -> None:
    """Let an order of a seat stand no more; Declined where there is none of that id."""
    _keep(table, said.id, table.orders.revoke(said.seat, said.order), answer)


def _keep(table: LiveTable, id: str, changes: list[Executable], answer: Answer) -> None:
    def tell(is_stored: bool) -> None:
        answer(Done(id) if is_stored else refusal(id, Declined("not-stored")))

    table.keep(changes, tell)
