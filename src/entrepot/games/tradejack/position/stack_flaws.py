"""What makes a position impossible: a phase that could not stand like that."""

from typing import Final

from mypy_extensions import i64

from entrepot.games.tradejack.content.tables import CERTAIN, HALF, LONE, NONE, PRODUCT, SEAT, UNSEEN
from entrepot.games.tradejack.position.codecs import SEALED
from entrepot.games.tradejack.position.state import TradejackState
from entrepot.games.tradejack.rules.laying import fitting, held, is_forced
from entrepot.kernel.phase import FRAME

LAYING: Final = ("production", "sales", "awards", "cleanup")
"""Phases in which something may lie on the table."""

# ---------------------------------------------------------------- whose turn it is


def turn_flaw(s: TradejackState, phase: str) -> str:
    """Say what is wrong with the phases that lie on the stack."""
    if s.over:
        return "the game is over, so no phase can be on" if s.stack else ""
    inside = phase == "pick" or phase == "auction"
    if len(s.stack) != (2 * FRAME if inside else FRAME):
        return f"the phase {phase!r} cannot stand alone" if inside else "there is a phase below another"
    if phase != "bidding" and not inside:
        return "" if s.stack[1:] == [0, 0, 0] else f"the phase {phase!r} keeps no numbers"
    turns: i64 = s.stack[1]
    if inside and s.game.phases[s.stack[0]].name != "bidding":
        return f"the phase {phase!r} happens only inside 'bidding'"
    if not (1 if inside else 0) <= turns <= s.seats:
        return f"{turns} revealing turns have begun, of {s.seats}"
    if not 0 <= s.stack[1 + CERTAIN] <= len(s.cards.source_ids):
        return "the stack notes a Source that does not exist"
    if inside and s.revealer != s.in_turn()[turns - 1]:
        return "'revealer' is another seat than the one whose turn it is"
    return notes_flaw(s, phase)


def notes_flaw(s: TradejackState, phase: str) -> str:
    """Say which number of the stack cannot be: only 'bidding' keeps some. TJ-R-06"""
    for at in range(1 + CERTAIN + 1, len(s.stack)):
        if at % FRAME != 0 and s.stack[at] != 0:
            return f"{s.stack[at]} is not a number that the phase keeps"
    certain = s.stack[1 + CERTAIN] - 1
    if certain == NONE:
        return ""
    if not s.chosen.revealer_picks or not 0 <= certain < len(s.cards.source_ids):
        return "no Source can be known to be among two that were looked at"
    pair = s.looked if phase == "pick" else [int(s.shown), int(s.waiting)] if s.waiting != NONE else [certain]
    return "" if phase == "bidding" or certain in pair else "the Source known to be among the two is not there"


def auction_flaw(s: TradejackState, phase: str) -> str:
    """Say what is wrong with the cards and bids of a revealing turn."""
    if s.looked and phase != "pick":
        return "'looked' is for the phase 'pick' alone"
    if s.waiting != NONE and phase != "auction" and phase != "bidding":
        return "'waiting' is for the phases 'auction' and 'bidding' alone"
    if phase == "pick":
        return pick_flaw(s)
    if s.waiting >= 0 and not s.chosen.revealer_picks:
        return "'waiting' is a card that nobody has seen: write '?'"
    if s.waiting == UNSEEN and s.chosen.revealer_picks:
        return "'waiting' is known to the revealing seat, which picked: write the card"
    if s.waiting == UNSEEN and sum(s.source_deck) == 0:
        return "'waiting' still lies in 'source_deck', which is empty"
    if phase == "auction":
        return lot_flaw(s) or bids_flaw(s) or asked_flaw(s)
    if s.shown != NONE or s.high_bidder != NONE or s.standing_bid + s.passes + s.out > 0:
        return "'shown', 'standing_bid', 'high_bidder', 'passes' and 'out' are for the phase 'auction' alone"
    return ""


def pick_flaw(s: TradejackState) -> str:
    """Say what is wrong with a pick."""
    if not s.chosen.revealer_picks:
        return "the phase 'pick' is played only with the option 'second-card' as 'revealer-picks'"
    if len(s.looked) != 2:
        return "'looked' must have the two Sources to pick from"
    if s.shown != NONE or s.high_bidder != NONE or s.standing_bid + s.passes + s.out > 0:
        return "no auction is on while the revealing seat picks"
    return ""


def lot_flaw(s: TradejackState) -> str:
    """Say what is wrong with the card under the hammer."""
    if s.shown < 0:
        return "an auction needs its card in 'shown'"
    if s.is_banned(s.shown):
        return f"{s.cards.source_ids[s.shown]!r} is banned, so it is not auctioned"
    return ""


def bids_flaw(s: TradejackState) -> str:
    """Say what is wrong with the standing bid."""
    high = s.high_bidder
    if (s.standing_bid > 0) != (high != NONE):
        return "'standing_bid' and 'high_bidder' belong together"
    if high == NONE:
        return ""
    if s.capital[high] < s.standing_bid:
        return f"the standing bid of {s.standing_bid} is more than its bidder's Capital of {s.capital[high]}"
    return "the high bidder cannot be out" if s.out >> high & 1 == 1 else ""


def asked_flaw(s: TradejackState) -> str:
    """Say why the seat in 'bidder' would not be asked now. TJ-BID-10, TJ-R-08, TJ-R-11; with final passes TJ-R-07"""
    bidder = s.bidder
    if bidder == s.high_bidder:
        return "'bidder' is the high bidder, who is not asked again"
    if s.capital[bidder] <= s.standing_bid:
        return "'bidder' cannot bid more than the standing bid, so it is not asked"
    return final_flaw(s) if s.chosen.final_passes else open_flaw(s)


def open_flaw(s: TradejackState) -> str:
    """Say whether passes and bidder disagree where passes are open."""
    start = s.revealer if s.high_bidder == NONE else s.next_seat(s.high_bidder)
    if s.out:
        return "'out' counts only with the option 'passing' as 'final'"
    if s.passes >= (s.seats if s.high_bidder == NONE else s.seats - 1):
        return f"after {s.passes} passes in a row this auction is over"
    if (start + s.passes) % s.seats != s.bidder:
        return "'bidder' is not the seat that comes after that many 'passes'"
    return ""


def final_flaw(s: TradejackState) -> str:
    """Say whether passes, seats out and bidder disagree where passes are final."""
    start = s.revealer if s.high_bidder == NONE else s.next_seat(s.high_bidder)
    if s.out >> s.bidder & 1 == 1:
        return "'bidder' is out of this auction"
    between: i64 = 0
    seat = start
    while seat != s.bidder:
        if s.out >> seat & 1 == 0:
            return "a seat before 'bidder' is not out, so it would be asked first"
        between += 1
        seat = s.next_seat(seat)
    outside = sum(int(s.out >> seat & 1) for seat in range(s.seats)) - between
    if s.passes > between or (s.high_bidder == NONE and (s.passes != between or outside > 0)):
        return "'passes' and 'out' disagree"
    return ""


# ---------------------------------------------------------------- what lies on the table


def table_flaw(s: TradejackState, phase: str) -> str:
    """Say what cannot lie on the table."""
    if len(s.laid) > 0 and phase not in LAYING and not s.over:
        return f"nothing can be laid in the phase {phase!r}"
    for seat in range(s.seats):
        mine = [int(entry) for entry in s.laid if entry // SEAT == seat]
        problem = kinds_flaw(s, mine) or (hand_flaw(s, seat, mine) if phase in SEALED else "")
        if problem:
            return f"seat {seat} cannot have laid that: {problem}"
    return ""


def kinds_flaw(s: TradejackState, laid: list[int]) -> str:
    """Say which rule forbids what one seat has laid. TJ-MAKE-02, TJ-REG-03, TJ-SALE-04, TJ-CO-02"""
    cards = s.cards
    lone = half = 0
    for entry in laid:
        source = entry % PRODUCT
        if source == LONE:
            lone += 1
        elif source == HALF:
            half += 1
        elif cards.source_colour[source] != cards.product_colour[entry % SEAT // PRODUCT]:
            return "product and source of a set have different colours"
        elif s.is_banned(source):
            return f"{cards.source_ids[source]!r} is banned"
    if lone > 0 and s.chosen.co2:
        return "no product is sold alone in the Carbon Dioxide variant"
    if 0 < lone < len(laid):
        return "sets and products alone in one round"
    return "two sets are half made" if half > 1 else ""


def hand_flaw(s: TradejackState, seat: i64, laid: list[int]) -> str:
    """Say which laid card is not in the hand; hands include what is still face-down."""
    p: i64 = len(s.cards.product_ids)
    q: i64 = len(s.cards.source_ids)
    products, sources = s.products[seat * p : (seat + 1) * p], s.sources[seat * q : (seat + 1) * q]
    for entry in laid:
        products[entry % SEAT // PRODUCT] -= 1
        if entry % PRODUCT < HALF:
            sources[entry % PRODUCT] -= 1
    if min(products) < 0 or min(sources) < 0:
        return "'products' and 'sources' must include what is laid"
    half = s.half_made(seat)
    if half != NONE and fitting(s, half, held(sources, 0, q)) == 0:
        return "the set half made can get no source"
    return ""


def commitment_flaw(s: TradejackState, phase: str) -> str:
    """Say what is wrong with the commitments. TJ-R-16, TJ-R-54"""
    one: i64 = 1
    everybody = (one << s.seats) - 1
    if s.over:
        return ""
    if phase not in LAYING:
        return "'committed' is for Production and what follows" if s.committed else ""
    if phase != "production" and s.committed != everybody:
        return f"in the phase {phase!r} everybody has committed"
    if phase == "production" and s.committed == everybody:
        return "everybody has committed, so Production is over: set up the phase 'sales'"
    for seat in range(s.seats):
        done = s.committed >> seat & 1 == 1
        if done and s.half_made(seat) != NONE:
            return f"seat {seat} has committed with a set half made"
        if phase == "production" and not done and is_forced(s, seat):
            return f"seat {seat} has nothing to lay down, as all can see, so it has committed"
    return ""
