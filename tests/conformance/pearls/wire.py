"""What Pearls sends of itself."""

from typing import Literal, TypedDict


class View(TypedDict):
    game: Literal["pearls"]
    seat: int | None
    phase: str
    round: int
    turn: int
    coins: list[int]
    hand: str
    kept: list[str]
    stake: int
    done: list[bool]
    named: str
    shown: list[str]
    bag: int
    hint: int
    """Always 0: the place where broken copies of the game let something slip."""
    ending: str
