"""What everybody knows of The Price of Power: Trade, as whole numbers for programs that learn. PP-H-01, PP-H-02

Left out of what the view shows: the options; what follows from the rest, such as what each card would pay; and how many
pieces are left in supply.
"""

from typing import Final

from entrepot.games.price_of_power.position.made import encode
from entrepot.kernel.fields.observed import parts_of as parts

__all__ = ["VERSION", "encode", "parts"]

VERSION: Final = 1
