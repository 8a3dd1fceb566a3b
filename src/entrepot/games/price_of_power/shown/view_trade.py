"""The cards turned up and what each of their nodes would pay whom, or why it is shut. PP-ACT-06, PP-ACT-09"""

from typing import TYPE_CHECKING, Any

from entrepot.games.price_of_power.content.vocabulary import NONE, SECONDARY
from entrepot.games.price_of_power.rules import collecting, connection, forecast, pieces, selecting
from entrepot.games.price_of_power.rules.pieces import LYING
from entrepot.kernel.bits import BIT

if TYPE_CHECKING:
    from entrepot.games.price_of_power.position.state import PowerState


def trade(s: "PowerState") -> dict[str, Any] | None:
    """Return the Trade in progress once a node is selected."""
    if s.entry == NONE or s.over:
        return None
    found = collecting.collectors(s, s.entry, s.role, s.turn)
    standings = zip(found, collecting.powers(s, s.entry, found), strict=True)
    return {
        "entry": s.printed.entry_ids[s.entry],
        "role": "secondary" if s.role == SECONDARY else "primary",
        "escort": "" if s.escort == NONE else s.printed.space_ids[s.escort],
        "powers": [{"seat": seat, "power": power} for seat, power in standings],
        "order": s.order[:],
    }


def shown_cards(s: "PowerState") -> list[dict[str, Any]]:
    """Return the cards turned up, each with its nodes."""
    return [
        {
            "card": s.printed.card_ids[card],
            "entries": [entry(s, at) for at in s.printed.card_entries[card]],
        }
        for card in s.shown
    ]


def entry(s: "PowerState", at: int) -> dict[str, Any]:
    """Return one node of a card: why it is shut, and what everybody would get; the same of its secondary node."""
    printed = s.printed
    secondary = printed.secondary[at]
    serving = selecting.serving(s, s.turn)
    return {
        "entry": printed.entry_ids[at],
        "node": printed.node_ids[printed.entry_node[at]],
        "shut": shut(s, printed.entry_node[at], serving),
        "table": table(s, at, False),
        "secondary": "" if secondary == NONE else printed.node_ids[secondary],
        "secondary_shut": "" if secondary == NONE else secondary_shut(s, secondary, serving),
        "secondary_table": [] if secondary == NONE else table(s, at, True),
    }


def shut(s: "PowerState", node: int, serving: int) -> str:
    """Return why the mover cannot select a node; the last part of the id of a refusal, empty if it can."""
    if not s.board.node_in_play[node]:
        return "not-in-play"
    if not connection.is_linked(s, s.turn, node):
        return "not-connected"
    if pieces.stand(s, s.turn, node) == LYING:
        return "lying-merchant"
    return "" if serving & BIT[node] else "must-serve"


def secondary_shut(s: "PowerState", node: int, serving: int) -> str:
    """Return why the mover cannot select a secondary node."""
    found = shut(s, node, serving)
    if found:
        return found
    if s.pirates[node]:
        return "pirates-there"
    return "" if selecting.stronger_rival(s, s.turn, node) == NONE else "rivals"


def table(s: "PowerState", at: int, is_secondary: bool) -> list[dict[str, Any]]:
    """Return who would have which Trade Power and get what; equals in order of seats, the mover first."""
    ranked, paid = forecast.outcome(s, at, is_secondary, s.turn)
    return [
        {
            "seat": seat,
            "power": forecast.shown_power(s, at, is_secondary, s.turn, seat),
            "ducats": ducats,
        }
        for seat, ducats in zip(ranked, paid, strict=True)
    ]
