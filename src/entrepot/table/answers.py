"""What has been asked at a table, and how it was answered: a repeated id gets its first answer again."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from entrepot.table.errors import Declined
from entrepot.table.messages import Done, Refused

MOST_REFUSALS: Final = 100
"""Refusals that are remembered."""

Answer = Callable[[Done | Refused], None]
Asked = tuple[int, str]
"""A seat, and the id under which something was asked from it."""


class Answers:
    """`done` is what the log holds."""

    def __init__(self, done: set[Asked]) -> None:
        self._done = done
        self._refused: OrderedDict[Asked, Refused] = OrderedDict()
        self._under_way: dict[Asked, list[Answer]] = {}

    def again(self, asked: Asked, answer: Answer) -> bool:
        """Answer what was asked before once more, now or once it is stored; False if it was not."""
        if asked in self._done:
            answer(Done(asked[1]))
        elif asked in self._refused:
            answer(self._refused[asked])
        elif asked in self._under_way:
            self._under_way[asked].append(answer)
        else:
            return False
        return True

    def refuse(self, asked: Asked, declined: Declined, answer: Answer) -> None:
        """Answer that nothing has changed."""
        refused = self._refused[asked] = refusal(asked[1], declined)
        if len(self._refused) > MOST_REFUSALS:
            self._refused.popitem(last=False)
        answer(refused)

    def begin(self, asked: Asked, answer: Answer) -> None:
        """Take note of what is done, and will be answered once it is stored."""
        self._under_way[asked] = [answer]

    def end(self, asked: Asked) -> None:
        """It is stored: answer all who asked."""
        self._done.add(asked)
        for answer in self._under_way.pop(asked, []):
            answer(Done(asked[1]))

    def lose(self, asked: Asked) -> None:
        """It could not be stored; whoever asks again is heard anew."""
        for answer in self._under_way.pop(asked, []):
            answer(refusal(asked[1], Declined("not-stored")))


def refusal(id: str, declined: Declined) -> Refused:
    """Return the message that tells why something was declined."""
    return Refused(id, declined.code, declined.clause, declined.message)  # type: ignore[arg-type]
