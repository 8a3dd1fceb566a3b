"""The Trade Deck and the Event deck: drawing, reshuffling, growing.

PP-ACT-13, PP-EVENT-10, PP-DIST-01, PP-DIST-02, PP-DIST-03, PP-DIST-04, PP-DIST-05, PP-DIST-06, PP-DIST-07
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from entrepot.games.price_of_power.content.chances import EVENT_DRAW, TRADE_DRAW
from entrepot.games.price_of_power.content.vocabulary import NONE
from entrepot.games.price_of_power.rules import telling
from entrepot.kernel.audience import EVERYONE
from entrepot.kernel.bag import pour
from entrepot.kernel.bits import BIT
from entrepot.kernel.packed import packed

if TYPE_CHECKING:
    from entrepot.games.price_of_power.position.state import PowerState


def reveal(s: "PowerState") -> None:
    """Turn up three Trade Cards, or all there are; the discards are shuffled when the deck is out.

    PP-ACT-02, PP-ACT-13
    """
    while len(s.shown) < s.printed.limits.cards_revealed:
        face = s.draw(TRADE_DRAW, s.trade_bag, EVERYONE)
        if face == NONE:
            if sum(s.discard) == 0:
                return
            pour(s.trade_bag, s.discard)
            telling.say(s, "reshuffled")
            continue
        s.shown.append(int(face))


def discard_all_but(s: "PowerState", card: i64) -> None:
    """Discard the cards turned up; one that is used stays until the end of the Action. PP-ACT-06, PP-ACT-11"""
    kept: list[int] = []
    for face in s.shown:
        if face == card:
            kept.append(face)
        else:
            s.discard[face] += 1
    s.shown = kept


def turn_up_event(s: "PowerState") -> i64:
    """Turn up an Event card; the discards are shuffled when the deck is out. PP-EVENT-10"""
    face = s.draw(EVENT_DRAW, s.event_bag, EVERYONE)
    if face == NONE:
        pour(s.event_bag, s.event_discard)
        telling.say(s, "events-reshuffled")
        face = s.draw(EVENT_DRAW, s.event_bag, EVERYONE)
    s.event_discard[face] += 1
    return face


def discover(s: "PowerState", continent: i64) -> None:
    """Put a newly discovered continent's cards and the discards into the Trade Deck.

    PP-DIST-01, PP-DIST-02, PP-CARD-11, PP-R-36
    """
    s.discovered |= BIT[continent]
    added: list[int] = []
    aside = list(s.aside)
    for face in range(s.printed.cards):
        if aside[face] > 0 and int(continent) in s.printed.continents[face]:
            s.trade_bag[face] += aside[face]
            aside[face] = 0
            added.append(int(face))
    s.aside = packed(aside)
    pour(s.trade_bag, s.discard)
    if s.listening:
        if added:
            telling.say_all(s, "deck-grew", {"cards": telling.cards_words(s, added)})
        else:
            telling.say(s, "reshuffled")
