"""A turn: everything in any order, as often as one likes, until it is ended. RT-ROUND-06, RT-ROUND-10, RT-ROUND-11"""

from librt.vecs import vec
from mypy_extensions import i64

from entrepot.games.trigon.actions import (
    BUILD_BOAT,
    BUY_CARD,
    BUY_QUEST,
    CROWN,
    END,
    EXCHANGE,
    FOUND,
    MARCH,
    PLAY,
    SAIL,
    SWAP,
    TRADE,
    TRAIN_KNIGHT,
    TRAIN_SCOUT,
)
from entrepot.games.trigon.content.vocabulary import COPPER, KINDS, KNIGHT, NONE, SCOUT, SILVER
from entrepot.games.trigon.phases import offer, order, swap
from entrepot.games.trigon.phases.own_turn import OwnTurn
from entrepot.games.trigon.position.state import TrigonState
from entrepot.games.trigon.rules import (
    building,
    deeds,
    effects,
    founding,
    hands,
    moving,
    settlements,
    telling,
    trading,
    treasury,
    winning,
)
from entrepot.games.trigon.shown import card_refusals, previews, refusals
from entrepot.kernel.audience import EVERYONE
from entrepot.kernel.bits import BIT, lowest
from entrepot.kernel.message import Message, message, seat_name
from entrepot.kernel.moves import Moves
from entrepot.kernel.phase import Refusal


class Turn(OwnTurn):
    """Build, trade, move, attack, found, play cards, crown an emperor; or end the turn."""

    name = "turn"
    clause = "RT-ROUND-06"

    def enter(self, s: TrigonState) -> None:
        """Begin with a turn's own counts: who has moved, what was offered, what was done for quests."""
        s.used = vec[i64]([i64(0)] * len(s.used))
        s.offers = vec[i64]([i64(0)] * s.seats)
        s.explorer = False
        deeds.begin_turn(s, s.turn)
        telling.tell_seat(s, "turn", s.turn)

    def resume(self, s: TrigonState, result: int) -> None:
        """Go on after a deed and what it set off; the turn of a player who is out ends. RT-R-20, RT-R-94"""
        if s.changed:
            s.push(order.AFTERMATH)
        elif s.out_at[s.turn] > 0:
            s.goto(order.NEXT)

    def offer(self, s: TrigonState, seat: i64, moves: Moves) -> None:
        building.add_figures(s, seat, moves)
        add_moves(s, seat, moves)
        if building.can_buy_quest(s, seat):
            moves.add(BUY_QUEST.base)
        if building.can_buy_card(s, seat):
            moves.add(BUY_CARD.base)
        for metal in range(COPPER, SILVER + 1):
            if treasury.can_exchange(s, seat, metal):
                moves.add(EXCHANGE.base + metal)
        add_cards(s, seat, moves)
        trading.add_offers(s, seat, moves)
        if winning.can_crown(s, seat):
            moves.add(CROWN.base)
        moves.add(END.base)

    def apply(self, s: TrigonState, seat: int, action: int) -> None:
        if action == END.base:
            s.goto(order.NEXT)
        elif MARCH.has(action):
            s.push(order.WAY, int(MARCH.value(action)), 0)
        elif SAIL.has(action):
            s.push(order.WAY, int(SAIL.value(action)), 1)
        elif TRADE.has(action):
            offer.begin(s, TRADE.value(action))
        elif SWAP.has(action):
            pair = action - SWAP.base
            swap.begin(s, int(pair // trading.PAIR_COUNT), int(pair % trading.PAIR_COUNT))
        elif PLAY.has(action):
            s.push(order.PLAYED, int(PLAY.value(action)))
        elif action == BUY_CARD.base:
            buy_card(s, seat)
        elif action == CROWN.base:
            winning.crown(s, seat)
        else:
            do(s, seat, action)
            if s.changed:
                s.push(order.AFTERMATH)

    def preview(self, s: TrigonState, seat: int, action: int) -> list[Message]:
        return previews.of_turn(s, seat, action)

    def why_not(self, s: TrigonState, seat: int, action: int) -> Refusal | None:
        return card_refusals.of_play(s, seat, action) if PLAY.has(action) else refusals.of_turn(s, seat, action)

    def prompt(self, s: TrigonState, seat: int) -> Message:
        return message("trigon-ask-turn", {"round": int(s.round)})


def add_moves(s: TrigonState, seat: i64, moves: Moves) -> None:
    """Add foundings, steps and voyages, each from spot to spot. RT-SCOUT-09, RT-MOVE-02"""
    marches: i64 = 0
    sails: i64 = 0
    has_token = settlements.free_slot(s, seat) != NONE
    stands = standing(s, seat)
    while stands:
        spot = lowest(stands)
        scouts = s.figures[spot * KINDS + SCOUT]
        if has_token and scouts > 0 and founding.can_found(s, spot):
            moves.add(FOUND.base + spot)
        if s.figures[spot * KINDS + KNIGHT] + scouts > 0 and moving.can_march(s, seat, spot):
            marches |= BIT[spot]
        if s.cards.harbour[spot] and moving.can_sail(s, seat, spot):
            sails |= BIT[spot]
        stands &= stands - 1
    moves.add_each(MARCH.base, marches)
    moves.add_each(SAIL.base, sails)


def standing(s: TrigonState, seat: i64) -> i64:
    """Return the spots on which the seat has anything, as bits."""
    owner = s.owner
    found: i64 = 0
    for spot in range(len(owner)):
        if owner[spot] == seat:
            found |= BIT[spot]
    return found


def add_cards(s: TrigonState, seat: i64, moves: Moves) -> None:
    """Add the cards in hand whose moment is now. RT-PLAY-02, RT-PLAY-17"""
    faces = hands.kinds(s.kept, seat)
    while faces:
        if effects.can_play(s, seat, lowest(faces)):
            moves.add(PLAY.base + lowest(faces))
        faces &= faces - 1


def buy_card(s: TrigonState, seat: i64) -> None:
    """Buy a play card, and carry it out if it is played at once. RT-PLAY-16, RT-PLAY-19"""
    face = building.buy_card(s, seat)
    if face != NONE:
        s.push(order.DRAWN, int(face))


def do(s: TrigonState, seat: i64, action: i64) -> None:
    """Carry out a deed that asks nothing more."""
    if TRAIN_KNIGHT.has(action):
        building.train_knight(s, seat, TRAIN_KNIGHT.value(action))
    elif TRAIN_SCOUT.has(action):
        building.train_scout(s, seat, TRAIN_SCOUT.value(action))
    elif BUILD_BOAT.has(action):
        building.build_boat(s, seat, BUILD_BOAT.value(action))
    elif FOUND.has(action):
        founding.found(s, seat, FOUND.value(action))
    elif EXCHANGE.has(action):
        exchange(s, seat, action - EXCHANGE.base)
    elif action == BUY_QUEST.base:
        building.buy_quest(s, seat)


def exchange(s: TrigonState, seat: i64, metal: i64) -> None:
    """Change a metal upward at the bank. RT-TRADE-03, RT-TRADE-04"""
    treasury.exchange(s, seat, metal)
    if s.listening:
        give = treasury.amount(metal, treasury.rate(s, metal))
        args = {"seat": seat_name(int(seat)), "give": give, "want": treasury.amount(metal + 1, 1)}
        s.tell("exchanged", EVERYONE, args)
