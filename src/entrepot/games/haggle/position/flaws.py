"""What makes a position impossible: things that do not add up, and phases that could not lie on the stack like that."""

from typing import TYPE_CHECKING

from entrepot.games.haggle.actions import CEILING
from entrepot.games.haggle.content.tables import NONE
from entrepot.games.haggle.phases.order import BARGAIN, BATTLE, OFFER, RAID, RENT, SETUP, TURN
from entrepot.kernel.phase import FRAME

if TYPE_CHECKING:
    from entrepot.games.haggle.position.state import HaggleState


def flaw(s: "HaggleState") -> str:
    """Return why the position cannot be one of Haggle; empty if it can."""
    frames = [s.stack[at : at + FRAME] for at in range(0, len(s.stack), FRAME)]
    if [frame[0] for frame in frames] == [SETUP]:  # it deals all by itself
        return ""
    found = s.game.position.flaw(s) if s.owner else "no parcels are dealt"
    if found or s.over:
        return found
    return seats_flaw(s) or stack_flaw(s, frames) or laid_flaw(s, frames) or owners_flaw(s)


def owners_flaw(s: "HaggleState") -> str:
    """Say which owner has not seen a parcel, or who is out by a rent that is still to come. HG-HIDE-02, HG-RENT-02"""
    for parcel, owner in enumerate(s.owner):
        if owner != NONE and not s.knows(owner, parcel):
            return f"'parcels' has parcel {parcel + 1} of seat {owner}, which has not seen it (HG-HIDE-02)"
    for seat in range(s.seats):
        if s.out[seat] > s.round - 1:
            return f"'out' has {s.out[seat]} for seat {seat}, and it is round {s.round} (HG-RENT-02)"
    return ""


def seats_flaw(s: "HaggleState") -> str:
    """Say what is wrong with who is in. HG-RENT-02, HG-END-01"""
    if s.out[s.mover] > 0:
        return f"it is the turn of seat {s.mover}, which is out"
    if len(s.still_in()) < 2:
        return "fewer than two seats are in, so the game is over"
    return ""


def stack_flaw(s: "HaggleState", frames: list[list[int]]) -> str:
    """Say which phases cannot lie on one another. HG-OFFER-01, HG-RAID-01"""
    ids = [frame[0] for frame in frames]
    if frames[0][1:] != [0, 0, 0] or ids[0] not in (TURN, RENT):
        return "a turn or the rent lies at the bottom"
    if len(ids) == 1:
        return "" if s.parcel == NONE else "'parcel' is for offers and raids"
    if s.parcel == NONE or s.owner[s.parcel] == NONE:
        return "the parcel in question is on nobody's table"
    inner = {OFFER: BARGAIN, RAID: BATTLE}.get(ids[1], NONE)
    if ids[0] != TURN or inner == NONE or any(id != inner for id in ids[2:]):
        return "these phases cannot lie on one another"
    return offer_flaw(s, frames) if ids[1] == OFFER else raid_flaw(s, frames)


def offer_flaw(s: "HaggleState", frames: list[list[int]]) -> str:
    """Say what is wrong with an offer: its buyer, or the prices of the haggling."""
    buyer = frames[1][1]
    if s.owner[s.parcel] != s.mover:
        return "the parcel offered is not the mover's"
    if buyer == s.mover:
        return "the buyer is the mover"
    if frames[1][2:] != [0, 0] or (buyer != NONE and buyer not in s.still_in()) or (buyer == NONE and len(frames) > 2):
        return "the buyer is a seat that is in"
    for _, to, price, before in frames[2:]:
        if to != buyer or not 1 <= price <= CEILING or not 0 <= before <= CEILING:
            return f"the buyer is told prices from 1 to {CEILING}"
        if price == before:
            return "a price that answers another differs from it"
        if price < before and price > s.coins[buyer]:
            return "the buyer has named a price above its coins"
    return ""


def raid_flaw(s: "HaggleState", frames: list[list[int]]) -> str:
    """Say what is wrong with a raid, or with who fights whom."""
    owner = s.owner[s.parcel]
    if owner == s.mover:
        return "the parcel raided is the mover's own"
    if frames[1][1:] != [0, 0, 0] and frames[1][1:] != [NONE, 0, 0]:
        return "a raid has no numbers of its own"
    if any(frame[1:] != [s.mover, owner, 0] for frame in frames[2:]):
        return "a battle is between the mover and the parcel's owner"
    return ""


def laid_flaw(s: "HaggleState", frames: list[list[int]]) -> str:
    """Say which card cannot have been laid: only battles have some, until both are there. HG-BATTLE-01"""
    fights = [int(s.mover), s.owner[s.parcel]] if frames[-1][0] == BATTLE else []
    for seat in range(s.seats):
        face = s.laid[seat]
        if face == NONE:
            continue
        if seat not in fights:
            return f"seat {seat} has laid a card, and is in no battle"
        if s.hand(seat)[face] == 0:
            return f"seat {seat} has laid a card that it does not hold"
    return ""
