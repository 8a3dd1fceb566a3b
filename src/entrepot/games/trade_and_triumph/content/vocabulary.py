"""What a card may say: effects, the cards that may use them, and conditions. A closed list. TT-C-08"""

from typing import Final

REGIONS: Final = ("forest", "mountain", "desert", "ocean")
"""In a ring: each has its own node with the one before and the one after it. TT-R-05"""
NODES: Final = ("fm", "md", "do", "of")
NODE_REGIONS: Final = (("forest", "mountain"), ("mountain", "desert"), ("desert", "ocean"), ("ocean", "forest"))
CITY: Final = "city"
ROUTES: Final = (
    "forest-fm",
    "forest-of",
    "mountain-fm",
    "mountain-md",
    "desert-md",
    "desert-do",
    "ocean-do",
    "ocean-of",
)
TRACKS: Final = ("move", "draw", "play")
DECKS: Final = ("trade", "influence", "specialty")

TRAVELLED: Final = tuple(f"travelled-{place}" for place in REGIONS + NODES)
"""The route just completed lies in the region, or in either of the node's two. TT-R-14"""
STANDING_IN: Final = (*(f"in-{region}" for region in REGIONS), "at-node", "at-city")
"""Where the trader is now; a node is in both of its regions, the city in none. TT-BOARD-05, TT-BOARD-06, TT-R-06"""
CONDITIONS: Final = ("", *TRAVELLED, *STANDING_IN)

TRIGGERS: Final = ("start", "end", "arrival", "cube", "reveal")
"""When a triggered Eternal works by itself. TT-R-57"""
WHENS: Final = ("", *TRIGGERS, "activated", "standing")

USES: Final = ("trade", "instant", "specialty", "triggered", "activated", "standing")
"""What a card is when its effect works: an Influence card is one of the last three (Eternal), or instant."""

TRADE_ONLY: Final = ("travelled", "revealed")
"""What only Trade cards can count on: an arrival is being resolved."""
MOST_SPACES: Final = 6
"""The longest movement that one action can name: a way of that length touches at most two ends. TT-R-18"""


def use_of(table: str, kind: str, when: str) -> str:
    """Return which of USES a card is: its table, and for Influence its kind and when it works."""
    if table != "influence":
        return table
    if kind == "instant":
        return "instant"
    return "triggered" if when in TRIGGERS else when


def conditions_of(use: str, when: str) -> tuple[str, ...]:
    """Return the conditions that effects of such a card may have."""
    if use == "standing":
        return ("",)
    if use == "trade" or when in ("arrival", "cube", "reveal"):
        return CONDITIONS
    return ("", *STANDING_IN)
