"""The loaded cards by face, the numbers that the rules name, and the kinds of chance."""

from typing import Final

from entrepot.kernel.chance import Chance
from entrepot.kernel.content import Content

NONE: Final = -1
COINS: Final = 8
"""HG-SETUP-01"""
HAND: Final = 3
"""HG-SETUP-01"""
OWN_PARCELS: Final = 2
"""HG-SETUP-01"""
DEALT: Final = HAND + OWN_PARCELS
ROUNDS: Final = 6
"""HG-TURN-01"""
DIE: Final = 6
NEEDED: Final = 4
"""What the mover must roll to win when both hands are empty. HG-BATTLE-04"""
RANSOM: Final = 2
"""HG-RAID-02"""

BEGINNER: Final = Chance("beginner", about="the seat that begins")
CARD_DRAW: Final = Chance("card", "card")
DIE_ROLL: Final = Chance("die", sides=6)


class Cards:
    """What is printed on the cards: lists by face."""

    def __init__(self, content: Content) -> None:
        rows = content.rows("card")
        self.ids: list[str] = content.ids("card")
        self.faces: int = len(rows)
        self.copies: list[int] = [int(row["copies"]) for row in rows]
        self.strength: list[int] = [int(row["strength"]) for row in rows]
        self.worth: list[int] = [int(row["worth"]) for row in rows]
