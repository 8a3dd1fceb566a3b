"""What a player of Trade and Triumph can do.

The three verbs of a kind (lay, influence, specialty; sell-..; discard-..) lie side by side: the number of a card
among all decks (deck * CAPACITY + face), added to the base of the first of them, gives the action.
"""

from typing import Final

from entrepot.kernel.verbs import ActionSpace, Amount, Face, SeatOf, Verb, Word

CAPACITY: Final = 64
"""The largest number of faces of one deck."""
MOST_SPACES: Final = 6
"""The longest movement: no content may allow more."""
DECKS: Final = ("trade", "influence", "specialty")
MOST_SEATS: Final = 4
"""TT-COMP-08"""


def _route(name: str) -> Face:
    return Face(name, "route", 8)


def _spaces() -> Amount:
    return Amount("spaces", 1, MOST_SPACES)


def _card(verb: str, deck: str, *clauses: str, secret: bool = False) -> Verb:
    return Verb(verb, Face("card", deck, CAPACITY), clauses=clauses, secret=secret)


AHEAD: Final = Verb("ahead", _spaces(), clauses=("TT-MOVE-06", "TT-MOVE-02", "TT-R-07"))
VIA: Final = Verb("via", _route("route"), _spaces(), clauses=("TT-MOVE-07", "TT-MOVE-05", "TT-MOVE-09"))
THROUGH: Final = Verb("through", _route("route"), _route("second"), _spaces(), clauses=("TT-R-18", "TT-R-17"))
STAY: Final = Verb("stay", clauses=("TT-R-07",))

DRAW: Final = Verb("draw", Word("deck", DECKS), clauses=("TT-DRAW-01", "TT-DRAW-06"))
DONE: Final = Verb("done", clauses=("TT-R-08", "TT-DRAW-07"))

LAY: Final = _card("lay", "trade", "TT-TRADE-01", "TT-PLAY-04", secret=True)
INFLUENCE: Final = _card("influence", "influence", "TT-INFL-01", "TT-PLAY-04")
SPECIALTY: Final = _card("specialty", "specialty", "TT-SPEC-02", "TT-PLAY-04")
UPGRADE: Final = Verb("upgrade", Face("track", "track", 3), clauses=("TT-UPG-03", "TT-UPG-04"))
END: Final = Verb("end", clauses=("TT-R-31", "TT-PLAY-03"))

SELL_TRADE: Final = _card("sell-trade", "trade", "TT-SELL-02", "TT-SELL-04")
SELL_INFLUENCE: Final = _card("sell-influence", "influence", "TT-SELL-02", "TT-SELL-04")
SELL_SPECIALTY: Final = _card("sell-specialty", "specialty", "TT-SELL-02", "TT-SELL-04")
SELL_CUBE: Final = Verb("sell-cube", Face("region", "region", 4), clauses=("TT-RES-03", "TT-NODE-06"))
SELL_SET: Final = Verb("sell-set", clauses=("TT-RES-04", "TT-NODE-06"))
USE: Final = _card("use", "influence", "TT-ETER-04", "TT-R-35")

DISCARD_TRADE: Final = _card("discard-trade", "trade", "TT-HAND-01", "TT-R-63")
DISCARD_INFLUENCE: Final = _card("discard-influence", "influence", "TT-HAND-01", "TT-R-63")
DISCARD_SPECIALTY: Final = _card("discard-specialty", "specialty", "TT-HAND-01", "TT-R-63")
APPLY: Final = _card("apply", "trade", "TT-R-13")

TARGET: Final = Verb("target", SeatOf("target", MOST_SEATS), clauses=("TT-R-37", "TT-R-26"))
NODE: Final = Verb("node", Face("node", "place", 5), clauses=("TT-R-26", "TT-FORCE-01"))
TAKE: Final = Verb("take", Face("region", "region", 4), clauses=("TT-R-63", "TT-R-28"))
GIVE: Final = Verb("give", Face("region", "region", 4), clauses=("TT-R-63",))
FETCH_TRADE: Final = _card("fetch-trade", "trade", "TT-R-63")
FETCH_INFLUENCE: Final = _card("fetch-influence", "influence", "TT-R-63")
DECLINE: Final = Verb("decline", clauses=("TT-R-24", "TT-ETER-05"))

ACTIONS: Final = ActionSpace(
    AHEAD,
    VIA,
    THROUGH,
    STAY,
    DRAW,
    DONE,
    LAY,
    INFLUENCE,
    SPECIALTY,
    UPGRADE,
    END,
    SELL_TRADE,
    SELL_INFLUENCE,
    SELL_SPECIALTY,
    SELL_CUBE,
    SELL_SET,
    USE,
    DISCARD_TRADE,
    DISCARD_INFLUENCE,
    DISCARD_SPECIALTY,
    APPLY,
    TARGET,
    NODE,
    TAKE,
    GIVE,
    FETCH_TRADE,
    FETCH_INFLUENCE,
    DECLINE,
)
