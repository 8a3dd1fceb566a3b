"""The Trade Action up to the choice of a node: cards, a ship, card and node, a Merchant.

PP-ACT-01, PP-ACT-02, PP-ACT-03, PP-ACT-04, PP-ACT-05, PP-ACT-06, PP-ACT-07, PP-ACT-08, PP-INTRO-02, PP-R-02
"""

from mypy_extensions import i64

from entrepot.games.price_of_power.actions import DECLINE, ESCORT, OUST, SELECT, SELECT_SECONDARY, SEND, SEND_NEW, TO
from entrepot.games.price_of_power.content.vocabulary import NONE, PRIMARY, SEATS, SECONDARY
from entrepot.games.price_of_power.phases import order
from entrepot.games.price_of_power.phases.own_turn import OwnTurn
from entrepot.games.price_of_power.position.state import PowerState
from entrepot.games.price_of_power.rules import collecting, decks, escorting, pieces, selecting, shipping, telling
from entrepot.games.price_of_power.rules.pieces import LYING, UPRIGHT
from entrepot.games.price_of_power.shown import previews, refusals, trade_refusals
from entrepot.kernel.message import Message, message, seat_name
from entrepot.kernel.moves import NO_CHOICE, Moves
from entrepot.kernel.phase import Refusal


class Trade(OwnTurn):
    """Three cards are turned up; then decline, move one ship, or choose a card and node.

    PP-ACT-02, PP-ACT-03, PP-ACT-04, PP-ACT-05, PP-ACT-06
    """

    name = "trade"
    clause = "PP-ACT-06"

    def enter(self, s: PowerState) -> None:
        decks.reveal(s)
        if s.listening:
            args = {"seat": seat_name(int(s.turn)), "cards": telling.cards_words(s, s.shown)}
            telling.say_all(s, "revealed", args)
        if s.only(s.turn) != NO_CHOICE:
            telling.say(s, "declined-unable", s.turn, s.printed.limits.declined)
            decline(s)

    def offer(self, s: PowerState, seat: i64, moves: Moves) -> None:
        if s.escort == NONE:
            moves.add(DECLINE.base)
        selecting.add_selections(s, seat, moves)
        if s.escort == NONE:
            escorting.add_escorts(s, seat, moves)

    def apply(self, s: PowerState, seat: int, action: int) -> None:
        if action == DECLINE.base:
            telling.say(s, "declined", s.turn, s.printed.limits.declined)
            decline(s)
        elif ESCORT.has(action):
            sea, berth = ESCORT.values(action)
            s.push(order.ESCORT, sea, berth)
        elif SELECT.has(action):
            select(s, SELECT.value(action), PRIMARY)
        else:
            select(s, SELECT_SECONDARY.value(action), SECONDARY)

    def prompt(self, s: PowerState, seat: int) -> Message:
        if s.escort == NONE:
            return message("price_of_power-ask-trade")
        args = {"cards": telling.cards_words(s, s.shown), "space": telling.named(s, "space", s.escort)}
        return message("price_of_power-ask-trade-moved", args)

    def preview(self, s: PowerState, seat: int, action: int) -> list[Message]:
        return previews.of_trade(s, seat, action)

    def why_not(self, s: PowerState, seat: int, action: int) -> Refusal | None:
        return trade_refusals.of_trade(s, seat, action)


def decline(s: PowerState) -> None:
    """Discard the cards and take the Ducats, which are not Trade Income. PP-ACT-03, PP-R-06"""
    decks.discard_all_but(s, NONE)
    s.ducats[s.turn] += int(s.printed.limits.declined)
    s.pop()


def select(s: PowerState, entry: i64, role: i64) -> None:
    """Take a card and one of its nodes; the other cards are discarded. PP-ACT-06, PP-R-33"""
    s.entry = entry
    s.role = role
    card = s.printed.entry_card[entry]
    decks.discard_all_but(s, card)
    if s.listening:
        args = {"seat": seat_name(int(s.turn)), "card": telling.named(s, "card", card)}
        args["node"] = telling.named(s, "node", selected_node(s))
        if role == SECONDARY:
            args["primary"] = telling.named(s, "node", s.printed.entry_node[entry])
        telling.say_all(s, "selected" if role == PRIMARY else "selected-secondary", args)
    s.goto(order.SEND)


def selected_node(s: PowerState) -> i64:
    """Return the node that the mover has selected."""
    return s.printed.entry_node[s.entry] if s.role == PRIMARY else s.printed.secondary[s.entry]


class Escort(OwnTurn):
    """The ship that was chosen goes where it serves a node that can be chosen; there is no way back. PP-ACT-15"""

    name = "escort"
    clause = "PP-ACT-15"

    def offer(self, s: PowerState, seat: i64, moves: Moves) -> None:
        escorting.add_ends(s, seat, s.note(0), s.note(1), moves)

    def apply(self, s: PowerState, seat: int, action: int) -> None:
        start, berth = s.note(0), s.note(1)
        if TO.has(action):
            end, end_berth = TO.values(action)
            shipping.move(s, seat, start, berth, end, end_berth)
        else:
            end, rival = OUST.values(action)
            tell_oust(s, seat, rival, end)
            escorting.oust(s, seat, start, berth, end, rival)
        s.escort = end
        s.pop()

    def prompt(self, s: PowerState, seat: int) -> Message:
        return message("price_of_power-ask-escort", {"space": telling.named(s, "space", s.note(0))})

    def preview(self, s: PowerState, seat: int, action: int) -> list[Message]:
        return previews.of_berth(TO.values(action)[1]) if TO.has(action) else []

    def why_not(self, s: PowerState, seat: int, action: int) -> Refusal | None:
        return trade_refusals.of_escort(s, seat, s.note(0), s.note(1), action)


def tell_oust(s: PowerState, seat: int, rival: int, sea: int) -> None:
    """Tell whose slot is taken, and whether that ship goes home."""
    if s.listening:
        space = telling.named(s, "space", sea)
        telling.say_all(s, "ousted", {"seat": seat_name(seat), "partner": seat_name(rival), "space": space})
        if not s.chosen.stays:
            telling.say_all(s, "returned-ship", {"seat": seat_name(rival), "space": space})


class Send(OwnTurn):
    """An available Merchant goes to the node and is laid down; one that stands there is it.

    PP-ACT-08, PP-ACT-14, PP-MERCH-07, PP-MERCH-10
    """

    name = "send"
    clause = "PP-ACT-08"

    def enter(self, s: PowerState) -> None:
        if pieces.stand(s, s.turn, selected_node(s)) == UPRIGHT:
            lay(s, s.turn)
            return
        self.do_forced(s, int(s.turn))

    def offer(self, s: PowerState, seat: i64, moves: Moves) -> None:
        for node in range(s.printed.nodes):
            if pieces.stand(s, seat, node) == UPRIGHT:
                moves.add(SEND.base + node)
        if s.beside[seat] > 0:
            moves.add(SEND_NEW.base)

    def why_not(self, s: PowerState, seat: int, action: int) -> Refusal | None:
        return refusals.refusal("PP-ACT-08", "no-merchant") if SEND.base <= action <= SEND_NEW.base else None

    def apply(self, s: PowerState, seat: int, action: int) -> None:
        if action == SEND_NEW.base:
            s.beside[seat] -= 1
            telling.say_face(s, "sent-new", seat, "node", selected_node(s))
        else:
            start = SEND.value(action)
            s.merchants[start * SEATS + seat] = 0
            if s.listening:
                args = {"seat": seat_name(seat), "from": telling.named(s, "node", start)}
                telling.say_all(s, "sent", {**args, "node": telling.named(s, "node", selected_node(s))})
        lay(s, seat)

    def preview(self, s: PowerState, seat: int, action: int) -> list[Message]:
        return previews.of_send(s, action)

    def prompt(self, s: PowerState, seat: int) -> Message:
        return message("price_of_power-ask-send", {"node": telling.named(s, "node", selected_node(s))})


def lay(s: PowerState, seat: i64) -> None:
    """Lay the Merchant down in the selected node, and show the Trade Power there. PP-MERCH-09, PP-ACT-09"""
    node = selected_node(s)
    s.merchants[node * SEATS + seat] = LYING
    s.order = []
    if s.listening:
        telling.say_face(s, "laid", seat, "node", node)
        found = collecting.collectors(s, s.entry, s.role, seat)
        if found:
            args = {"node": telling.named(s, "node", s.printed.entry_node[s.entry])}
            telling.say_all(s, "power-shown", {**args, "powers": collecting.standings(s, s.entry, found)})
    s.goto(order.TIES)
