"""Which phases cannot lie on one another, and what belongs to a phase that is not on."""

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from entrepot.games.trigon.actions import PAIRS
from entrepot.games.trigon.content.vocabulary import BOAT, COINS, FIGURES, KINDS, LANDS, NONE, SLOTS
from entrepot.games.trigon.phases import order
from entrepot.games.trigon.phases.order import ON_FOOT
from entrepot.games.trigon.rules import figures, moving
from entrepot.games.trigon.rules.figures import CLASSES
from entrepot.games.trigon.rules.moving import PARTS
from entrepot.kernel.stacks import frames_of, misnumbered, misplaced
from entrepot.mechanics import deal

if TYPE_CHECKING:
    from entrepot.games.trigon.position.state import TrigonState

BOTTOM: Final = (*range(order.SETUP, order.POST), order.TURN, order.NEXT)
BATTLE: Final = (order.BATTLE, *range(order.FLEE, order.SPOILS + 1))
CHOICES: Final = (*range(order.SITE, order.INTRIGUE + 1), order.USURP, order.SPY, order.TAKE_ROLLED)
"""What a card asks."""
TALKS: Final = (order.OFFER, order.ANSWER, order.SWAP_CARD, order.SWAP_ANSWER)
ON_CARD: Final = (*CHOICES, *BATTLE)
ABOVE: Final = {
    order.TURN: (*TALKS, *BATTLE, order.WAY, order.GROUP, order.AFTERMATH, order.DRAWN, order.PLAYED, order.STRIKE),
    order.GARRISON: (order.POST, order.AFTERMATH),
    order.AFTERMATH: (order.BONUS,),
    order.DRAWN: ON_CARD,
    order.PLAYED: ON_CARD,
    order.STRIKE: (*CHOICES, order.PROTECT),
}
"""What can lie on each phase; nothing on the others."""
WITH_CARD: Final = (*CHOICES, order.PROTECT)
MOST: Final = 1_000


def stack_flaw(s: "TrigonState") -> str:
    """Say what is wrong with the stack; empty if nothing is."""
    return (
        misplaced(s, BOTTOM, ABOVE)
        or misnumbered(s, spans(s))
        or card_flaw(s)
        or battle_flaw(s)
        or group_flaw(s)
        or talk_flaw(s)
    )


def spans(s: "TrigonState") -> dict[int, tuple[range, ...]]:
    """Return what the numbers of each phase can be."""
    seat, spot, bit, some = range(s.seats), range(s.cards.spots), range(2), range(1, MOST)
    card = range(len(s.cards.play_ids))
    with_card: tuple[range, ...] = (card,)
    found = {
        order.COLOURS: (range(s.seats + 1),),
        order.SECOND: (range(s.seats + 1),),
        order.GARRISON: (range(s.seats * LANDS + 1),),
        order.POST: (seat, some, range(SLOTS + 1)),
        order.OFFER: (seat,),
        order.ANSWER: (seat,),
        order.SWAP_CARD: (seat, range(len(PAIRS))),
        order.SWAP_ANSWER: (seat, range(len(PAIRS))),
        order.WAY: (spot, bit),
        order.GROUP: (range(PARTS),),
        order.BONUS: (range(s.seats * SLOTS), some, range(KINDS)),
        order.STRIKE: (card, range(s.seats + 1), bit),
        order.PROTECT: (card, seat),
        order.REFUGE: (bit,),
        order.FUGITIVES: (spot, range(KINDS), range(ON_FOOT + 1)),
        order.DICE: (seat,),
        order.LOSE: (seat,),
        order.SITE: (card, seat),
        order.DROP: (card, seat, some),
        order.PAY: (card, seat, some),
        order.TAKE_COINS: (card, range(NONE, s.seats), some),
        order.TAKE_ROLLED: (card, seat, some),
        order.USURP: (card, spot),
        order.SPY: (card, seat),
    }
    return {**dict.fromkeys((order.DRAWN, order.PLAYED, *CHOICES), with_card), **found}


def card_flaw(s: "TrigonState") -> str:
    """Check that what a card asks lies on that card."""
    for below, frame in pairwise(frames_of(s)):
        if frame[0] in WITH_CARD and frame[1] != below[1]:
            return "what a card asks lies on another card"
    return ""


def battle_flaw(s: "TrigonState") -> str:
    """Check that a battle has all that belongs to one, and that nothing does without."""
    phases = [frame[0] for frame in frames_of(s)]
    if any(phase in BATTLE for phase in phases):
        if s.attacker != s.turn or s.defender == s.attacker or s.defender == NONE or s.field == NONE:
            return "a battle has the mover as 'attacker', another seat as 'defender', and its 'field'"
        return "" if s.owner[s.field] == s.defender else "the defender has nothing on the field of the battle"
    parts = (s.extra_attack, s.extra_defence, s.doubled, s.fallen_attackers, s.fallen_defenders, sum(s.army))
    if s.attacker != NONE or s.defender != NONE or s.field != NONE or any(parts):
        return "'attacker', 'defender', 'field', 'army', 'doubled' and what is 'extra' or 'fallen' belong to a battle"
    return ""


def group_flaw(s: "TrigonState") -> str:
    """Check that the group that is to go stands where it comes from. RT-R-46"""
    phases = [frame[0] for frame in frames_of(s)]
    is_to_attack = phases[-1] in BATTLE and sum(s.army) == 0
    if not is_to_attack and phases[-1] != order.GROUP:
        return ""
    if s.group_from == NONE or s.group_to == NONE or s.group_from == s.group_to or s.owner[s.group_from] != s.turn:
        return "a group goes from a spot of the mover's, 'group_from', to another, 'group_to'"
    for kind, count in enumerate(moving.group_kinds(s)):
        half = figures.stepped(kind) if s.by_sea else figures.sailed(kind)
        halves = s.group[2 * kind + 1] if kind < BOAT else 0
        fresh = figures.fresh(s, s.group_from, kind)
        if count - halves > fresh or halves > s.used[s.group_from * CLASSES + half]:
            return f"'group' has {count} of {FIGURES[kind]}, more than can go from 'group_from'"
    return ""


def talk_flaw(s: "TrigonState") -> str:
    """Check that an offer is made to another seat and that both have what they pay, and what lies there without one."""
    phase, partner, *_ = frames_of(s)[-1]
    if phase in TALKS and (partner == s.turn or s.out_at[partner] > 0):
        return f"seat {partner} cannot be asked: an offer is for another player who is in the game"
    if phase not in (order.OFFER, order.ANSWER) and any(s.deal):
        return "'deal' belongs to an offer"
    if any(s.deal) and not deal.is_covered(s.deal, COINS, s.coins, s.turn * COINS, partner * COINS):
        return "'deal' has more coins than there are to pay it"
    if bool(s.laid) != (phase == order.SWAP_ANSWER):
        return "'laid' has the card of a swap that is to be answered, and nothing else"
    return ""
