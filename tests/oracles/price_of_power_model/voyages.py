"""Where Light Ships may go, and what stands ready when one has gone."""

from .land import BORDERS, PROVINCES, SPACES, distant, plays, seas_with_ships, ships, slots_free


def anchored(data, seat, sea):
    """Whether a Claim, Town or Vassal token of the seat is in an Area beside a Sea Zone."""
    places = {PROVINCES[place]["area"] for place, owner in data["towns"] + data["vassals"] if owner == seat}
    return bool(BORDERS[sea] & (places | {area for area, owner in data["claims"] if owner == seat}))


def entered(data, seat, sea, exploring=False):
    """Sea Zones that a ship may enter from this one."""
    beside = {other for other in BORDERS[sea] if SPACES[other]["kind"] == "sea" and plays(data, other)}
    return {other for other in beside if exploring or not distant(other) or anchored(data, seat, other)}


def destinations(data, seat, sea, exploring=False):
    """Where a move of one or two Sea Zones may end; entering a Distant one ends it."""
    first = entered(data, seat, sea, exploring)
    further = {end for stop in first if not distant(stop) for end in entered(data, seat, stop, exploring)}
    return {end for end in first | further if distant(end)} if exploring else first | further


def berths(data, seat, sea):
    """The loose and slotted ships of a seat in a Sea Zone, as notation calls them."""
    count, slotted = ships(data, seat, sea)
    return (["loose"] if count > slotted else []) + (["slot"] if slotted else [])


def own_ships(data, seat):
    return [(sea, berth) for sea in sorted(seas_with_ships(data, seat)) for berth in berths(data, seat, sea)]


def changed(data, seat, sea, count, slotted):
    """The position with so many more ships of a seat, and so many more of them on slots, in a Sea Zone."""
    had = ships(data, seat, sea)
    others = [row for row in data["ships"] if row[:2] != [sea, seat]]
    left = [[sea, seat, had[0] + count, had[1] + slotted]] if had[0] + count else []
    return data | {"ships": others + left}


def put_to_sea(data, seat, sea, berth):
    """The position with a ship taken off its Sea Zone."""
    return changed(data, seat, sea, -1, -(berth == "slot"))


def landed(data, seat, sea, berth):
    return changed(data, seat, sea, 1, int(berth == "slot"))


def landings(data, seat, sea):
    """How a ship that enters a Sea Zone may lie there."""
    return ["loose"] + (["slot"] if slots_free(data, sea) > 0 else [])


def rivals_on_slots(data, seat, sea):
    """Whom a Trade's ship may replace: nobody while a slot is free."""
    if slots_free(data, sea) > 0:
        return []
    return [row[1] for row in data["ships"] if row[0] == sea and row[1] != seat and row[3]]


def ousted(data, seat, sea, rival):
    """The position with the seat's entering ship on the slot of a rival's."""
    stays = data["options"]["replaced-ship"] == "stays"
    return landed(changed(data, rival, sea, 0 if stays else -1, -1), seat, sea, "slot")


def escorts(data, seat, sea):
    """Positions after a ship already at sea has ended its move in a Sea Zone, by notation."""
    after = {f"to {sea} {berth}": landed(data, seat, sea, berth) for berth in landings(data, seat, sea)}
    after |= {f"oust {sea} {rival}": ousted(data, seat, sea, rival) for rival in rivals_on_slots(data, seat, sea)}
    return after
