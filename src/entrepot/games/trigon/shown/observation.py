"""What a seat of Trigon knows, as whole numbers for programs that learn. RT-R-35

Left out of what the view shows: the options; what follows from the rest, such as the income of the next collection;
and the order of cards, but for the village card under the stack that will be drawn first.
"""

from typing import Final

from entrepot.games.trigon.position.made import encode
from entrepot.kernel.fields.observed import parts_of as parts

__all__ = ["VERSION", "encode", "parts"]

VERSION: Final = 1
