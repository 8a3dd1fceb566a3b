"""What a player of The Price of Power: Trade can do."""

from typing import Final

from entrepot.games.price_of_power.content.vocabulary import (
    ENTRIES,
    IDEAS,
    MISSIONS,
    NODES,
    POWERS,
    PROVINCES,
    REALMS,
    SEATS,
    SPACES,
)
from entrepot.kernel.verbs import ActionSpace, Face, Parameter, SeatOf, Verb, Word

BERTHS: Final = ("loose", "slot")
"""Where in a Sea Zone a ship lies: off the Trade Protection slots, or on one."""
LOOSE: Final = 0
SLOT: Final = 1


def _space() -> Parameter:
    return Face("space", "space", SPACES)


def _berth(name: str = "berth") -> Parameter:
    return Word(name, BERTHS)


def _province() -> Parameter:
    return Face("province", "province", PROVINCES)


def _node() -> Parameter:
    return Face("node", "node", NODES)


def _entry() -> Parameter:
    return Face("entry", "entry", ENTRIES)


def _partner() -> Parameter:
    return SeatOf("partner", SEATS)


REALM: Final = Verb("realm", Face("realm", "realm", REALMS), clauses=("PP-SETUP-09", "PP-R-49"))

TRADE: Final = Verb("trade", clauses=("PP-ACT-01", "PP-ACT-02"))
INFLUENCE: Final = Verb("influence", _space(), clauses=("PP-INFL-01", "PP-INFL-02", "PP-INFL-03"))
SUBJUGATE: Final = Verb("subjugate", _province(), clauses=("PP-VASSAL-01", "PP-VASSAL-02"))
ANNEX: Final = Verb("annex", _province(), clauses=("PP-VASSAL-03",))
EXPLORE: Final = Verb("explore", clauses=("PP-COLON-01", "PP-COLON-02", "PP-COLON-09"))
EXPLORE_FROM: Final = Verb("explore-from", _space(), _berth(), clauses=("PP-COLON-01", "PP-IDEA-05"))
COLONIZE: Final = Verb("colonize", _space(), clauses=("PP-COLON-05", "PP-IDEA-06"))
BUILD: Final = Verb("build", _province(), clauses=("PP-BUILD-01", "PP-IDEA-07"))
SAIL: Final = Verb("sail", _space(), clauses=("PP-SAIL-01", "PP-SAIL-02"))
RESEARCH: Final = Verb("research", Face("idea", "idea", IDEAS), clauses=("PP-IDEA-01", "PP-IDEA-02", "PP-IDEA-08"))
GROW: Final = Verb("grow", _node(), clauses=("PP-GROW-01", "PP-GROW-02"))
RESTORE: Final = Verb("restore", _province(), clauses=("PP-ORDER-01",))
PASS: Final = Verb("pass", clauses=("PP-PASS-01", "PP-PASS-02", "PP-PASS-05"))
LOAN: Final = Verb("loan", clauses=("PP-LOAN-01", "PP-LOAN-02", "PP-LOAN-05"))
REPAY: Final = Verb("repay", clauses=("PP-LOAN-04", "PP-LOAN-07"))
CLAIM: Final = Verb("claim", Face("mission", "mission", MISSIONS), clauses=("PP-MISSION-01",))
END: Final = Verb("end", clauses=("PP-TURN-03", "PP-R-47"))

CUBE_POWER: Final = Verb("cube-power", _space(), clauses=("PP-INFL-01", "PP-INFL-02"))
CUBE_DUCATS: Final = Verb("cube-ducats", _space(), clauses=("PP-INFL-01", "PP-INFL-02"))
TO: Final = Verb("to", _space(), _berth(), clauses=("PP-ACT-04", "PP-ACT-05", "PP-SHIP-01"))
OUST: Final = Verb("oust", _space(), _partner(), clauses=("PP-ACT-05", "PP-R-20"))
LAUNCH: Final = Verb("launch", _space(), _berth(), clauses=("PP-BUILD-02",))
BRING: Final = Verb("bring", _space(), _berth("from"), _berth(), clauses=("PP-SAIL-01", "PP-R-18"))
HUNT: Final = Verb("hunt", _node(), clauses=("PP-SAIL-03", "PP-SAIL-04"))
DISCOVER: Final = Verb("discover", _space(), clauses=("PP-COLON-04",))
REROLL: Final = Verb("reroll", clauses=("PP-COLON-03",))
INSIST: Final = Verb("insist", clauses=("PP-COLON-02", "PP-R-54"))
FAIL: Final = Verb("fail", clauses=("PP-COLON-02", "PP-R-54"))
WRECK: Final = Verb("wreck", _space(), _berth(), clauses=("PP-R-54",))
DONE: Final = Verb("done", clauses=("PP-TURN-01",))

DECLINE: Final = Verb("decline", clauses=("PP-ACT-03",))
ESCORT: Final = Verb("escort", _space(), _berth(), clauses=("PP-ACT-04", "PP-ACT-15"))
SELECT: Final = Verb("select", _entry(), clauses=("PP-ACT-06", "PP-CONN-01", "PP-ACT-14"))
SELECT_SECONDARY: Final = Verb("select-secondary", _entry(), clauses=("PP-SECOND-01", "PP-SECOND-02", "PP-SECOND-08"))
SEND: Final = Verb("send", _node(), clauses=("PP-ACT-08",))
SEND_NEW: Final = Verb("send-new", clauses=("PP-MERCH-14", "PP-R-22"))
RANK: Final = Verb("rank", _partner(), clauses=("PP-ROW-05", "PP-R-39"))
PAY_POWER: Final = Verb("pay-power", clauses=("PP-GOLD-03",))
TAKE_INTEREST: Final = Verb("take-interest", clauses=("PP-GOLD-03",))

PIRATE: Final = Verb("pirate", _node(), clauses=("PP-EVENT-02",))
REVOLT: Final = Verb("revolt", _province(), clauses=("PP-EVENT-03",))
EXPAND: Final = Verb("expand", _node(), clauses=("PP-EVENT-06", "PP-MISSION-03"))
SINK: Final = Verb("sink", _partner(), _space(), _berth(), clauses=("PP-EVENT-09",))

SCRAP: Final = Verb("scrap", _space(), _berth(), clauses=("PP-TAX-04",))
KEEP: Final = Verb("keep", clauses=("PP-TAX-04",))
COURT: Final = Verb("court", Word("power", POWERS), clauses=("PP-TAX-06",))

ACTIONS: Final = ActionSpace(
    REALM,
    TRADE, INFLUENCE, SUBJUGATE, ANNEX, EXPLORE, EXPLORE_FROM, COLONIZE, BUILD, SAIL, RESEARCH, GROW, RESTORE, PASS,
    LOAN, REPAY, CLAIM, END,
    CUBE_POWER, CUBE_DUCATS, TO, OUST, LAUNCH, BRING, HUNT, DISCOVER, REROLL, INSIST, FAIL, WRECK, DONE,
    DECLINE, ESCORT, SELECT, SELECT_SECONDARY, SEND, SEND_NEW, RANK, PAY_POWER, TAKE_INTEREST,
    PIRATE, REVOLT, EXPAND, SINK,
    SCRAP, KEEP, COURT,
)  # fmt: skip
"""All that there is: nothing goes from one player to another. PP-R-42"""
