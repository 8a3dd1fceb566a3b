"""What a player of TradeWarz can do."""

from typing import Final

from entrepot.games.tradewarz.content.places import GATE_WORDS, OCTAGON_WORDS, PLACE_WORDS
from entrepot.kernel.verbs import ActionSpace, Amount, Face, Parameter, SeatOf, Verb, Word

SEATS: Final = 6
CAPACITY: Final = 24
"""The largest number of faces of a deck of cards."""
TECHS: Final = 48
MOST_ROLLED: Final = 6
MOST_TRADED: Final = 20
"""No counter holds more when an offer is made. TW-RES-05"""
SQUAD: Final = 4
"""The largest squad there can be. TW-RECRUIT-08"""
GROUPS: Final = 3
"""The largest number of groups of extra silos. TW-ECO-11, TW-ECO-14"""
RESOURCES: Final = ("gold", "lumber", "mining", "wheat")
TREES: Final = ("economy", "engineering", "military")
PAIRS: Final = tuple(f"{one}-{other}" for at, one in enumerate(RESOURCES) for other in RESOURCES[at:])
"""What RESOURCES +2 may bring: one resource by 2, or two by 1. TW-RESPLUS-01, TW-RESPLUS-02"""


def _place() -> Parameter:
    return Word("place", PLACE_WORDS)


def _resource() -> Parameter:
    return Word("resource", RESOURCES)


def _tree() -> Parameter:
    return Word("tree", TREES)


def _tech() -> Parameter:
    return Face("tech", "tech", TECHS)


def _morale() -> Parameter:
    return Face("card", "morale", CAPACITY)


def _traded() -> Parameter:
    return Amount("amount", 1, MOST_TRADED)


HOUSE: Final = Verb("house", Face("house", "house", SEATS), clauses=("TW-HOUSE-01",))
SAIL: Final = Verb("sail", Amount("spaces", 1, MOST_ROLLED), clauses=("TW-SAIL-08", "TW-R-14"))
DOCK: Final = Verb("dock", Word("gate", GATE_WORDS), clauses=("TW-SAIL-10", "TW-SAIL-12", "TW-R-11"))

MARCH: Final = Verb("march", clauses=("TW-MARCH-01", "TW-SEASON-07", "TW-R-30"))
BUILD: Final = Verb("build", clauses=("TW-BUILD-01", "TW-BUILD-03", "TW-SEASON-07", "TW-R-30"))
BUY_TECH: Final = Verb("buy-tech", clauses=("TW-TECH-02", "TW-SEASON-08", "TW-R-30"))
RECRUIT: Final = Verb("recruit", clauses=("TW-RECRUIT-01", "TW-SEASON-07", "TW-R-30"))
RETREAT: Final = Verb("retreat", clauses=("TW-RETREAT-01", "TW-SEASON-08", "TW-R-30"))
RESOURCES_UP: Final = Verb("resources", clauses=("TW-RESPLUS-01", "TW-SEASON-07"))
SETTLEMENT: Final = Verb("settlement", _place(), clauses=("TW-SETTLE-02", "TW-BUILD-02", "TW-SETTLE-03"))
VILLAGE: Final = Verb("village", _place(), clauses=("TW-VILLAGE-02", "TW-BUILD-02", "TW-VILLAGE-03"))
UPGRADE: Final = Verb("upgrade", _place(), clauses=("TW-SETTLE-05", "TW-SETTLE-04", "TW-R-78"))
CASTLE: Final = Verb("castle", _place(), clauses=("TW-CASTLE-02", "TW-CASTLE-03", "TW-CASTLE-04"))
UNIVERSITY: Final = Verb("university", _tree(), Amount("level", 1, 4), clauses=("TW-UNI-02", "TW-UNI-03"))
FREE_UNIVERSITY: Final = Verb("free-university", _tree(), Amount("level", 1, 4), clauses=("TW-ECO-10", "TW-R-82"))
BUY: Final = Verb("buy", _tech(), clauses=("TW-TECH-02", "TW-TECH-03", "TW-TECH-01", "TW-SUPER-05"))
SOLDIER: Final = Verb("soldier", _place(), clauses=("TW-RECRUIT-01", "TW-RECRUIT-03", "TW-R-74", "TW-CONQ-02"))
FALL_BACK: Final = Verb("fall-back", _place(), clauses=("TW-RETREAT-01", "TW-R-76"))
GAIN: Final = Verb("gain", Word("pair", PAIRS), clauses=("TW-RESPLUS-01", "TW-RESPLUS-02"))
PASS: Final = Verb("pass", clauses=("TW-R-30",))
END: Final = Verb("end", clauses=("TW-SEASON-04",))

TRADE: Final = Verb("trade", clauses=("TW-TRADE-02", "TW-R-85", "TW-R-102"))
OFFER: Final = Verb("offer", SeatOf("partner", SEATS), clauses=("TW-TRADE-02", "TW-R-85", "TW-R-102"))
PLAY: Final = Verb("play", _morale(), clauses=("TW-MORALE-04", "TW-R-48", "TW-CANCEL-01"))
PLACE_SILOS: Final = Verb("place-silos", Parameter("group", GROUPS, 1), clauses=("TW-R-54",))
ALLIANCE: Final = Verb("alliance", clauses=("TW-ALLY-01", "TW-R-68", "TW-R-72"))
INVITE: Final = Verb("invite", SeatOf("partner", SEATS), clauses=("TW-ALLY-01", "TW-ALLY-02", "TW-R-68", "TW-R-72"))
BREAK: Final = Verb("break", clauses=("TW-ALLY-03", "TW-R-72"))

SQUAD_OF: Final = Verb("squad", _place(), Amount("count", 1, SQUAD), clauses=("TW-R-25", "TW-RECRUIT-08"))
BRING: Final = Verb("bring", _tech(), clauses=("TW-R-29",))
LEAVE: Final = Verb("leave", clauses=("TW-R-29",))
STEP: Final = Verb("step", _place(), clauses=("TW-MARCH-05", "TW-R-104", "TW-R-27"))
CROSS: Final = Verb("cross", _place(), clauses=("TW-CROSS-01", "TW-CROSS-05", "TW-R-21", "TW-R-22"))
JUMP: Final = Verb("jump", _place(), clauses=("TW-TP-05", "TW-TP-06", "TW-R-16"))
STOP: Final = Verb("stop", clauses=("TW-MARCH-04", "TW-R-24", "TW-R-25"))
LEND: Final = Verb("lend", _tech(), clauses=("TW-ALLY-08", "TW-R-71"))
FETCH: Final = Verb("fetch", _tech(), clauses=("TW-R-71",))
AGAIN: Final = Verb("again", clauses=("TW-ECO-07", "TW-R-92"))
DONE: Final = Verb("done", clauses=("TW-R-92", "TW-R-93", "TW-R-47"))

KEEP: Final = Verb("keep", _tech(), clauses=("TW-R-29",))
ASSIGN: Final = Verb("assign", _place(), clauses=("TW-SUPER-01", "TW-R-29"))
SITE: Final = Verb("site", _place(), clauses=("TW-R-54",))
SILO: Final = Verb("silo", Word("octagon", OCTAGON_WORDS), clauses=("TW-SILO-02", "TW-SILO-03"))
GO: Final = Verb("go", _place(), clauses=("TW-RETREAT-01", "TW-R-76"))
SEND: Final = Verb("send", _place(), clauses=("TW-R-34", "TW-CONQ-09"))
HOME: Final = Verb("home", _place(), clauses=("TW-SUPPORT-03", "TW-R-75"))
LOSE: Final = Verb("lose", SeatOf("owner", SEATS), clauses=("TW-R-71",))
NAME: Final = Verb("name", _tech(), clauses=("TW-R-29",))
ADD: Final = Verb("add", _morale(), clauses=("TW-BATTLE-17", "TW-BATTLE-16"), secret=True)
COMMIT: Final = Verb("commit", clauses=("TW-BATTLE-17",), secret=True)
REAP: Final = Verb("reap", _resource(), clauses=("TW-R-55",))

GIVE: Final = Verb("give", _resource(), _traded(), clauses=("TW-TRADE-01", "TW-R-102"))
WANT: Final = Verb("want", _resource(), _traded(), clauses=("TW-TRADE-01", "TW-R-102"))
PROPOSE: Final = Verb("propose", clauses=("TW-R-70", "TW-R-72"))
WITHDRAW: Final = Verb("withdraw", clauses=("TW-R-102", "TW-R-72"), gives_up=True)
ACCEPT: Final = Verb("accept", clauses=("TW-TRADE-02", "TW-TRADE-04", "TW-R-72"))
DECLINE: Final = Verb("decline", clauses=("TW-TRADE-04", "TW-R-72"))
COUNTER: Final = Verb("counter", clauses=("TW-R-102",))

TIME_UP: Final = Verb("time-up", clauses=("TW-DUR-02", "TW-R-63"), outside=True)

ACTIONS: Final = ActionSpace(
    HOUSE, SAIL, DOCK,
    MARCH, BUILD, BUY_TECH, RECRUIT, RETREAT, RESOURCES_UP, PASS, END,
    TRADE, PLAY, PLACE_SILOS, ALLIANCE, BREAK,
    SETTLEMENT, VILLAGE, UPGRADE, CASTLE, UNIVERSITY, FREE_UNIVERSITY, BUY, SOLDIER, FALL_BACK, GAIN,
    OFFER, INVITE,
    SQUAD_OF, BRING, LEAVE, STEP, CROSS, JUMP, STOP, LEND, FETCH, AGAIN, DONE,
    KEEP, ASSIGN, SITE, SILO, GO, SEND, HOME, LOSE, NAME, ADD, COMMIT, REAP,
    GIVE, WANT, PROPOSE, WITHDRAW, ACCEPT, DECLINE, COUNTER,
    TIME_UP,
)  # fmt: skip
