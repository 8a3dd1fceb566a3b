"""Play: cards and upgrades, as many as are in force, in any order.

TT-PLAY-01, TT-PLAY-02, TT-PLAY-03, TT-PLAY-04, TT-PLAY-05, TT-UPG-01, TT-UPG-02, TT-UPG-03, TT-UPG-04, TT-UPG-05,
TT-UPG-06, TT-UPG-07, TT-UPG-08, TT-UPG-09, TT-UPG-10, TT-UPG-11, TT-UPG-12, TT-UPG-13, TT-R-31
"""

from librt.vecs import append
from mypy_extensions import i64

from entrepot.games.trade_and_triumph.actions import CAPACITY, END, INFLUENCE, LAY, SPECIALTY, UPGRADE
from entrepot.games.trade_and_triumph.content.tables import FIRST_INFLUENCE, FIRST_SPECIALTY, NONE, TRACKS_EACH, TRADE
from entrepot.games.trade_and_triumph.phases import order
from entrepot.games.trade_and_triumph.phases.own_turn import Step
from entrepot.games.trade_and_triumph.position.record import LAID, note
from entrepot.games.trade_and_triumph.position.state import TradeState
from entrepot.games.trade_and_triumph.rules.effects import carry_out
from entrepot.games.trade_and_triumph.rules.free_actions import add_free_actions, do_free_action, is_free_action_open
from entrepot.games.trade_and_triumph.rules.gains import face_of
from entrepot.games.trade_and_triumph.rules.hands import HAND, hand_start, show_from_hand, take_from_hand
from entrepot.games.trade_and_triumph.rules.prices import can_upgrade, influence_cost, upgrade_price
from entrepot.kernel.audience import EVERYONE, all_but, only
from entrepot.kernel.message import Message, message, seat_name
from entrepot.kernel.moves import Moves


class Play(Step):
    """Asks for the next play, beside the free actions and the end of the turn, which is always on offer. TT-R-62"""

    name = "play"
    clause = "TT-TURN-03"

    def enter(self, s: TradeState) -> None:
        self.go_on(s)

    def is_due(self, s: TradeState) -> bool:
        return has_choice(s)

    def offer(self, s: TradeState, seat: i64, moves: Moves) -> None:
        moves.add(END.base)
        if s.plays_left > 0:
            add_plays(s, moves)
        add_free_actions(s, moves)

    def apply(self, s: TradeState, seat: int, action: int) -> None:
        if action == END.base:
            if s.listening:
                s.tell("ended-turn", EVERYONE, {"seat": seat_name(seat)})
            s.goto(order.FINISH)
            return
        is_done = make_play(s, seat, action) if action < END.base else do_free_action(s, seat, action)
        if is_done:
            self.go_on(s)

    def go_on(self, s: TradeState) -> None:
        """Resolve arrivals that a card has brought about; end the turn where all can see that nothing is left."""
        if s.arrivals:
            s.push(order.ARRIVAL)
        elif not has_choice(s):
            s.goto(order.FINISH)

    def prompt(self, s: TradeState, seat: int) -> Message:
        return message("trade_and_triumph-ask-play", {"plays": int(s.plays_left)})


def has_choice(s: TradeState) -> bool:
    """Say whether there may be something to do, from what everybody can see: never from the faces held. TT-R-62"""
    if s.plays_left > 0:
        if s.hand_size(s.active) > 0:
            return True
        for track in range(TRACKS_EACH):
            if can_upgrade(s, track):
                return True
    return is_free_action_open(s)


def add_plays(s: TradeState, moves: Moves) -> None:
    """Add what can be played: Trade cards, Influence cards that can be paid, Specialty cards, upgrades. TT-TURN-06"""
    seat = s.active
    start = hand_start(s, seat)
    gold: i64 = s.gold[seat]
    before: i64 = NONE
    hands = s.hands
    for at in range(start, start + s.hand_size(seat)):
        card: i64 = hands[at] - seat * HAND
        if card == before:
            continue
        before = card
        if card // CAPACITY != 1 or influence_cost(s, card) <= gold:  # TT-INFL-02
            moves.add(LAY.base + card)
    for track in range(TRACKS_EACH):
        if can_upgrade(s, track):
            moves.add(UPGRADE.base + track)


def make_play(s: TradeState, seat: i64, action: i64) -> bool:
    """Use one play; say whether that is all, or else a card that asks lies on the stack. TT-PLAY-04, TT-UPG-04"""
    s.plays_left -= 1
    if LAY.has(action):
        lay(s, seat, action - LAY.base)
    elif INFLUENCE.has(action):
        return play_influence(s, seat, action - INFLUENCE.base)
    elif SPECIALTY.has(action):
        card: i64 = FIRST_SPECIALTY + action - SPECIALTY.base
        show_from_hand(s, seat, card)
        tell_played(s, seat, card, 0)  # TT-SPEC-03
        return carry_out(s, card)
    else:
        buy_upgrade(s, seat, action - UPGRADE.base)
    return True


def lay(s: TradeState, seat: i64, face: i64) -> None:
    """Lay a Trade card face-down; it may not be taken back. TT-TRADE-01, TT-TRADE-02, TT-TRADE-08, TT-R-40, TT-R-50"""
    take_from_hand(s, seat, face)
    s.down.append(int(seat * CAPACITY + face))
    s.binding = True
    note(s, TRADE, LAID, seat * CAPACITY + face)
    if s.listening:
        s.tell("laid", all_but(seat), {"seat": seat_name(int(seat))})
        s.tell("laid-card", only(seat), {"seat": seat_name(int(seat)), "card": face_of(s, face)})


def play_influence(s: TradeState, seat: i64, face: i64) -> bool:
    """Pay for an Influence card; an Eternal stays, asleep, and an instant acts.

    TT-INFL-01, TT-INFL-02, TT-INFL-03, TT-INFL-04, TT-ETER-01, TT-ETER-02, TT-R-53
    """
    cost = influence_cost(s, face)
    s.gold[seat] -= cost
    show_from_hand(s, seat, FIRST_INFLUENCE + face)
    tell_played(s, seat, FIRST_INFLUENCE + face, cost)
    if s.cards.is_eternal(int(face)):
        s.eternals = append(s.eternals, seat * CAPACITY + face)
        return True
    return carry_out(s, FIRST_INFLUENCE + face)


def tell_played(s: TradeState, seat: i64, card: i64, cost: i64) -> None:
    """Say what was played from hand, and for how much gold."""
    if s.listening:
        s.tell("played", EVERYONE, {"seat": seat_name(int(seat)), "card": face_of(s, card), "gold": int(cost)})


def buy_upgrade(s: TradeState, seat: i64, track: i64) -> None:
    """Move a gem one square on, which works from the next turn. TT-UPG-03, TT-UPG-05, TT-UPG-06, TT-R-32"""
    price = upgrade_price(s, track)
    s.gold[seat] -= price
    s.levels[seat * TRACKS_EACH + track] += 1
    if s.listening:
        args = {"seat": seat_name(int(seat)), "track": s.game.face("track", int(track)), "gold": int(price)}
        s.tell("upgraded", EVERYONE, args)
