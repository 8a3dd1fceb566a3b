"""Archives that are being made."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from entrepot.table.errors import Refusal

MOST: Final = 4
"""For one address: behind it may be several people."""


class Archives:
    """Those that are being made: one for a guest, and few for an address. Who fetches slowly keeps no other waiting."""

    def __init__(self) -> None:
        self._of: Counter[str] = Counter()

    def begin(self, callers: Sequence[str]) -> None:
        """Begin one for an address and a guest; Refusal where that guest has one under way, or the address enough."""
        address, guest = callers
        if self._of[guest]:
            raise Refusal(409, "archive-under-way", "Your games are being fetched already.")
        if self._of[address] >= MOST:
            raise Refusal(409, "archives-under-way", "Others are downloading their games now. Try again in a minute.")
        self._of.update(callers)

    def end(self, callers: Sequence[str]) -> None:
        """It has come to its end, or will come to none."""
        self._of.subtract(callers)
        self._of += Counter()  # forgets those who have none
