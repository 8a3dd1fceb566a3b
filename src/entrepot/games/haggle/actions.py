"""What a player of Haggle can do."""

from typing import Final

from entrepot.kernel.verbs import ActionSpace, Amount, Face, Parameter, SeatOf, Verb

SEATS: Final = 4
PARCELS: Final = 2 * SEATS
CEILING: Final = 20
"""The highest price. HG-OFFER-01"""
CAPACITY: Final = 32
"""The largest number of faces."""


def _parcel() -> Parameter:
    return Parameter("parcel", PARCELS, 1)


ERRAND: Final = Verb("errand", clauses=("HG-TURN-02", "HG-ERRAND-01"))
DRAW: Final = Verb("draw", clauses=("HG-DRAW-01",))
PEEK: Final = Verb("peek", _parcel(), clauses=("HG-PEEK-01",))
RAID: Final = Verb("raid", _parcel(), clauses=("HG-RAID-01",))
OFFER: Final = Verb("offer", _parcel(), clauses=("HG-OFFER-01",))
TO: Final = Verb("to", SeatOf("buyer", SEATS), clauses=("HG-OFFER-01",))
ASK: Final = Verb("ask", Amount("price", 1, CEILING), clauses=("HG-OFFER-01",))
ACCEPT: Final = Verb("accept", clauses=("HG-OFFER-02",))
DECLINE: Final = Verb("decline", clauses=("HG-OFFER-02",))
COUNTER: Final = Verb("counter", Amount("price", 1, CEILING), clauses=("HG-OFFER-02", "HG-OFFER-03"))
PLAY: Final = Verb("play", Face("card", "card", CAPACITY), clauses=("HG-BATTLE-01",), secret=True)
TIME_UP: Final = Verb("time-up", clauses=("HG-END-02",), outside=True)

ACTIONS: Final = ActionSpace(ERRAND, DRAW, PEEK, RAID, OFFER, TO, ASK, ACCEPT, DECLINE, COUNTER, PLAY, TIME_UP)
