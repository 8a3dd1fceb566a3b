"""Which phases cannot lie on one another, and what belongs to a phase that is not on."""

from typing import TYPE_CHECKING, Final

from entrepot.games.tradewarz.content.places import PLACES, SQUARES
from entrepot.games.tradewarz.content.tables import GOODS, NONE
from entrepot.games.tradewarz.phases import order
from entrepot.games.tradewarz.phases.order import GROUPS_END, OCCUPIERS_LEAVE
from entrepot.games.tradewarz.rules import army
from entrepot.kernel.stacks import frames_of, misnumbered, misplaced
from entrepot.mechanics import deal

if TYPE_CHECKING:
    from entrepot.games.tradewarz.position.state import TradeWarzState

YEAR_END: Final = (order.MORALE, order.INCOME, order.SPRING, order.LEAVE, order.CLOSE)
BOTTOM: Final = (*range(order.SETUP, order.MUSTER), *YEAR_END)
BATTLE: Final = (order.CANCEL, order.NAME, order.STRIKE, order.CHOOSE, order.REVEAL, order.LOSSES, order.SPOILS)
TALKS: Final = (order.PARTNER, order.OFFER, order.ANSWER, order.INVITE, order.CONSENT)
ANY_TURN: Final = (*TALKS, order.SETTLE, order.SITE, order.SILOS)
ACTIONS: Final = (order.BUILD, order.PURCHASE, order.RECRUIT, order.FALL_BACK, order.RESOURCES)
MARCH: Final = (order.MUSTER, order.BRING, order.MARCH)
ARRIVED: Final = (*BATTLE, order.KEEP, order.DISPLACE, order.SILOS)
ABOVE: Final = {
    order.TURN: ANY_TURN,
    order.AFTER: (*ANY_TURN, *ACTIONS, order.SECOND, order.LOGISTICS),
    order.SECOND: (order.SETTLE,),
    order.LOGISTICS: (order.SETTLE,),
    order.SETTLE: (*MARCH, order.RETREAT, order.SILOS, order.SITE, order.ASSIGN, order.SUPPORT, order.EXPEL),
    order.SITE: (order.SITE, order.SILOS),
    order.EXPEL: (order.DISPLACE,),
    order.MARCH: (*ARRIVED, order.SUPPORT),
    order.RETREAT: ARRIVED,
    order.STRIKE: (order.LOSSES,),
    order.SPOILS: (order.LOSSES,),
    order.DISPLACE: (order.SILOS,),
    order.MORALE: (order.SETTLE,),
    order.INCOME: (order.REAP,),
    order.LEAVE: (order.DISPLACE,),
    order.CLOSE: (order.SETTLE,),
}
"""What can lie on each phase; nothing on the others."""
MANY: Final = 100
PACKED: Final = 256 * GROUPS_END


def stack_flaw(s: "TradeWarzState") -> str:
    """Say what is wrong with the stack; empty if nothing is."""
    found = misplaced(s, BOTTOM, ABOVE) or misnumbered(s, spans(s))
    return found or sailing_flaw(s) or march_flaw(s) or battle_flaw(s) or talk_flaw(s)


def spans(s: "TradeWarzState") -> dict[int, tuple[range, ...]]:
    """Return what the numbers of each phase can be."""
    seat, place, bit, some = range(s.seats), range(PLACES), range(2), range(1, MANY)
    square, group, marker = range(SQUARES), range(len(s.waiting)), range(len(s.marker_at))
    members = range(1 << s.seats)
    return {
        order.SETTLE: (bit,),
        order.SILOS: (square, some, range(PACKED)),
        order.SITE: (group,),
        order.ASSIGN: (marker,),
        order.RETREAT: (place,),
        order.KEEP: (marker, marker, place),
        order.OFFER: (seat, bit),
        order.ANSWER: (seat, bit),
        order.INVITE: (members,),
        order.CONSENT: (members, members),
        order.CANCEL: (bit,),
        order.LOSSES: (some, bit),
        order.SPOILS: (range(3),),
        order.SUPPORT: (seat,),
        order.DISPLACE: (seat, range(OCCUPIERS_LEAVE + 1), range(NONE, s.seats)),
        order.MORALE: (range(s.seats + 1),),
        order.INCOME: (range(len(s.marker_at) + 1),),
        order.REAP: (marker, some),
    }


def sailing_flaw(s: "TradeWarzState") -> str:
    """Check the ship that is to sail. TW-SAIL-05, TW-SAIL-09"""
    if s.top().id != order.SAIL:
        return ""
    if s.gate[s.mover()] != NONE:
        return f"seat {s.mover()} is to sail, and its 'gate' says that it has docked (TW-SAIL-09)"
    faces = s.cards.die_faces
    least, most = sum(min(die) for die in faces), sum(max(die) for die in faces)
    if not least <= s.rolled <= most:
        return f"'rolled' is {s.rolled}, and the ship that is to sail has rolled {least} to {most} (TW-SAIL-05)"
    return ""


def march_flaw(s: "TradeWarzState") -> str:
    """Check that a squad marches where one is to, and no other. TW-RECRUIT-08"""
    phases = [frame[0] for frame in frames_of(s)]
    if not any(phase in (order.BRING, order.MARCH, order.RETREAT) for phase in phases):
        return f"'march_size' is {s.march_size}, and no squad is on its march" if s.march_size > 0 else ""
    if phases[-1] not in (order.BRING, order.MARCH):
        return ""
    most = army.limit(s, s.mover())
    if not 1 <= s.march_size <= most or s.march_at == NONE or s.march_from == NONE or not s.route:
        return f"'march_size' is {s.march_size}: 1 to {most} march from 'march_from' by 'route' to 'march_at'"
    return ""


def battle_flaw(s: "TradeWarzState") -> str:
    """Check that a battle has two sides and a field, and that there are none without."""
    if not any(frame[0] in BATTLE for frame in frames_of(s)):
        are_sides = s.attacker != NONE or s.defender != NONE or s.field != NONE
        if are_sides or s.picked_attacker or s.picked_defender or s.ready > 0:
            return "'attacker', 'defender', 'field', 'ready' and what is picked belong to a battle"
        return ""
    if s.attacker != s.mover() or s.defender == s.attacker or s.defender == NONE or s.field == NONE:
        return "a battle has the mover as 'attacker', another seat as 'defender', and its 'field'"
    faces = s.cards.morale.faces
    for seat, picked in ((s.attacker, s.picked_attacker), (s.defender, s.picked_defender)):
        if any(picked.count(face) > s.morale[seat * faces + face] for face in picked):
            return f"seat {seat} has picked morale cards that it does not hold"
    return ""


def talk_flaw(s: "TradeWarzState") -> str:
    """Check who talks to whom, and that both have what an offer makes them pay. TW-R-70, TW-R-72"""
    phase, one, two, _ = frames_of(s)[-1]
    if phase in (order.OFFER, order.ANSWER) and one == s.mover():
        return "an offer is for another player"
    if phase not in (order.OFFER, order.ANSWER) and any(s.deal):
        return "'deal' belongs to an offer"
    if any(s.deal):
        giver, taker = (one, s.mover()) if two else (s.mover(), one)
        if not deal.is_covered(s.deal, GOODS, s.goods, giver * GOODS, taker * GOODS):
            return "'deal' has more than there is to pay it"
    if phase in (order.INVITE, order.CONSENT) and not one >> s.mover() & 1:
        return "who proposes an alliance is in it"
    if phase == order.CONSENT and (two & ~one or not two >> s.mover() & 1):
        return "those who have agreed are among the members, the proposer with them"
    return ""
