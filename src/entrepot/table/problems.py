"""The errors of each call, as the published schema tells them."""

from typing import Any, Final

from litestar import post
from litestar.openapi.datastructures import ResponseSpec

from entrepot.table.overload import Rank
from entrepot.table.wire import Problem

MEANINGS: Final = {
    400: "Something in the call is wrong.",
    401: "There is no session.",
    403: "The call comes from another site, or its key is for nothing here.",
    404: "There is no such thing.",
    409: "That cannot be done now.",
    413: "The body is too large.",
    429: "That was too much at once.",
    503: "The database did not take it, or there is too much to do just now; nothing has changed.",
}
OF_ANY_CALL: Final = (400, 429, 503)
OF_ANY_CHANGE: Final = (403, 413)


def problems(*statuses: int, changes: bool = False) -> dict[int, ResponseSpec]:
    """Return the errors of a call, beside these statuses those of any call, and of any that changes something."""
    known = {*OF_ANY_CALL, *statuses, *(OF_ANY_CHANGE if changes else ())}
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=MEANINGS[status]) for status in sorted(known)
    }


def changing(path: str, *statuses: int, cost: float, rank: Rank, is_new: bool = False, **more: Any) -> post:
    """Return the route of a call that changes something, with its errors; one that makes something `is_new`."""
    known = problems(*statuses, changes=True)
    return post(path, status_code=201 if is_new else 200, responses=known, cost=cost, rank=rank, **more)
