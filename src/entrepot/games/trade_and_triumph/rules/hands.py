"""Cards moving: into and out of hands, from piles, onto discard piles."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from entrepot.games.trade_and_triumph.actions import CAPACITY, DECKS
from entrepot.games.trade_and_triumph.content.tables import DECK_DRAWS, NONE, SPECIALTY
from entrepot.games.trade_and_triumph.position import memory, record
from entrepot.games.trade_and_triumph.rules.gains import face_of
from entrepot.kernel.audience import EVERYONE, all_but, only
from entrepot.kernel.bag import pour
from entrepot.kernel.message import seat_name

if TYPE_CHECKING:
    from entrepot.games.trade_and_triumph.position.state import TradeState

HAND: Final[i64] = 3 * CAPACITY
"""A card in hand is seat * HAND + card."""


def hand_start(s: "TradeState", seat: i64) -> i64:
    """Return where the seat's stretch of `hands` begins."""
    at: i64 = 0
    held = s.held
    for number in range(seat * 3):
        at += held[number]
    return at


def hand_cards(s: "TradeState", seat: i64) -> list[int]:
    """Return the seat's cards, sorted."""
    start = hand_start(s, seat)
    shift: i64 = seat * HAND
    return [int(entry - shift) for entry in s.hands[start : start + s.hand_size(seat)]]


def has_card(s: "TradeState", seat: i64, card: i64) -> bool:
    """Say whether the seat has the card in hand."""
    return int(seat * HAND + card) in s.hands


def put_in_hand(s: "TradeState", seat: i64, card: i64) -> None:
    """Add a card to a hand."""
    entry: i64 = seat * HAND + card
    hands = s.hands
    at = hand_start(s, seat)
    end: i64 = len(hands)
    while at < end and hands[at] < entry:
        at += 1
    hands.insert(at, entry)
    s.held[seat * 3 + card // CAPACITY] += 1


def take_from_hand(s: "TradeState", seat: i64, card: i64) -> None:
    """Remove a card that the seat holds."""
    entry: i64 = seat * HAND + card
    hands = s.hands
    at = hand_start(s, seat)
    while hands[at] != entry:
        at += 1
    hands.pop(at)
    s.held[seat * 3 + card // CAPACITY] -= 1


def show_from_hand(s: "TradeState", seat: i64, card: i64) -> None:
    """Remove a card that the seat holds, in everybody's sight."""
    take_from_hand(s, seat, card)
    s.revealed = True
    if s.known:
        memory.card_left_hand(s, seat, card)
    if s.records is not None:
        record.note(s, card // CAPACITY, record.LEFT, seat * CAPACITY + card % CAPACITY)


def put_on_discard(s: "TradeState", card: i64) -> None:
    """Lay a card on the discard pile of its own deck. TT-SELL-01, TT-TRADE-09, TT-R-55"""
    deck: i64 = card // CAPACITY
    s.discard(deck)[card % CAPACITY] += 1
    s.sizes[deck + 3] += 1


def discard_from_hand(s: "TradeState", seat: i64, card: i64) -> None:
    """Discard a card from hand."""
    show_from_hand(s, seat, card)
    put_on_discard(s, card)


def throw_away(s: "TradeState", seat: i64, card: i64) -> None:
    """Discard a card from hand for nothing, and say so. TT-HAND-03"""
    discard_from_hand(s, seat, card)
    if s.listening:
        s.tell("discarded", EVERYONE, {"seat": seat_name(int(seat)), "card": face_of(s, card)})


def draw_face(s: "TradeState", deck: i64, audience: i64) -> i64:
    """Draw from a pile, its discards being shuffled into a new one first if it is empty; NONE if both are. TT-R-27"""
    sizes = s.sizes
    if sizes[deck] == 0:
        if sizes[deck + 3] == 0:
            return NONE
        reshuffle(s, deck)
    sizes[deck] -= 1
    return s.draw(DECK_DRAWS[deck], s.deck(deck), audience)


def reshuffle(s: "TradeState", deck: i64) -> None:
    """Make the discard pile the draw pile."""
    pour(s.deck(deck), s.discard(deck))
    s.sizes[deck] = s.sizes[deck + 3]
    s.sizes[deck + 3] = 0
    record.note_reshuffle(s, deck)
    if s.listening:
        s.tell("reshuffled", EVERYONE, {"deck": DECKS[deck]})


def draw_to_hand(s: "TradeState", seat: i64, deck: i64) -> bool:
    """Draw a card into a hand, which its seat alone sees; say whether there was one. TT-R-39"""
    face = draw_face(s, deck, only(seat))
    if face == NONE:
        return False
    put_in_hand(s, seat, deck * CAPACITY + face)
    if s.records is not None:
        record.note(s, deck, record.DREW, seat * CAPACITY + face)
    if s.listening:
        name = seat_name(int(seat))
        s.tell("drew", all_but(seat), {"seat": name, "deck": DECKS[deck]})
        s.tell("drew-card", only(seat), {"seat": name, "card": face_of(s, deck * CAPACITY + face)})
    return True


def draw_openly(s: "TradeState", seat: i64) -> i64:
    """Turn up a Specialty card for everybody; return the card, or NONE. TT-R-11"""
    face = draw_face(s, SPECIALTY, EVERYONE)
    if face == NONE:
        return NONE
    card: i64 = SPECIALTY * CAPACITY + face
    if s.listening:
        s.tell("turned-up", EVERYONE, {"seat": seat_name(int(seat)), "card": face_of(s, card)})
    return card
