"""What a seat of TradeWarz knows, as whole numbers for programs that learn. TW-R-80

Left out of what the view shows: the options; what follows from the rest, such as links, supplies and where a squad may
stop; who came first to a place that allies share; and the order of morale cards, but for the next to be drawn.
"""

from typing import Final

from entrepot.games.tradewarz.position.made import encode
from entrepot.kernel.fields.observed import parts_of as parts

__all__ = ["VERSION", "encode", "parts"]

VERSION: Final = 1
