"""What a seat of Tradejack knows, as whole numbers for programs that learn.

Left out of what the view shows: the options; in which order Trends and Awards were revealed; what others have turned up
once the game is over; and which of its own products a seat has laid with which of its sources.
"""

from typing import Final

from entrepot.games.tradejack.position.made import encode
from entrepot.kernel.fields.observed import parts_of as parts

__all__ = ["VERSION", "encode", "parts"]

VERSION: Final = 1
