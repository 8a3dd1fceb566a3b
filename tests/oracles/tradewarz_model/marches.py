"""Where a squad may step, cross, jump and stop."""

from .paying import reduced
from .realm import (
    COST,
    GATE_LIMIT,
    GOODS,
    MOUTHS,
    TRAYS,
    across,
    allied,
    building_at,
    corners,
    has_room,
    holder,
    is_square,
    outside,
    soldiers,
    steps_from,
    support,
    tile,
)


def marching(data, seat):
    """TW-R-104: each step after which a legal stop or a battle can still be reached, and stopping where it is legal."""
    squad = {"seat": seat, "size": data["march_size"], "goods": data["goods"][seat], "engineers": data["engineers"]}
    squad |= {"crossings": [tuple(crossing) for crossing in data["crossings"]]}
    place, spaces = data["march_at"], data["spaces"]
    found = ["stop"] if can_stop(data, squad, place) else []
    for text, there, then in moves(data, squad, place):
        if spaces and (is_battle(data, seat, there) or can_end(data, then, there, spaces - 1)):
            found.append(text)
    return found


def can_end(data, squad, place, spaces):
    if can_stop(data, squad, place):
        return True
    return spaces > 0 and any(
        is_battle(data, squad["seat"], there) or can_end(data, then, there, spaces - 1)
        for _, there, then in moves(data, squad, place)
    )


def can_stop(data, squad, place):
    """Room by the limits of the gate, the squad and the trays (TW-R-25, -28, -71, -96)."""
    seat, there = squad["seat"], soldiers(data, place)
    if place == data["gate"][seat]:
        return sum(there.values()) + squad["size"] <= GATE_LIMIT
    return has_tray(data, seat, place) and has_room(data, seat, place, squad["size"])


def has_tray(data, seat, place):
    away = outside(data, seat)
    return place in away or len(away) < TRAYS


def is_battle(data, seat, place):
    """TW-R-27: an army, a castle or a capital that is not one's own or an ally's."""
    there = soldiers(data, place)
    if any(not allied(data, seat, other) for other in there):
        return True
    if not is_square(place):
        return place != data["gate"][seat] and seat not in there
    owner, kind = building_at(data, place)
    return kind == "castle" and not allied(data, seat, owner)


def moves(data, squad, place):
    """Each notation of one space from here, where it leads, and the squad after it, whatever it can do there."""
    seat = squad["seat"]
    found = []
    for there in [*steps_with(data, squad["crossings"], place), *(g for g in MOUTHS if place in MOUTHS[g])]:
        if may_enter(data, squad, place, there):
            found.append((f"step {there}", there, squad))
    steps = [there for _, there, _ in found]
    for there in jumps(data, seat, place):
        if there not in steps and may_enter(data, squad, place, there):  # a step there comes to the same
            found.append((f"jump {there}", there, squad))
    for octagon, way, there in new_crossings(data, squad, place):
        kind = {"mountain": "tunnel", "lake": "bridge"}.get(tile(data, octagon), "road")
        cost = reduced(COST[kind], squad["engineers"])
        is_paid = all(squad["goods"][good] >= cost[good] for good in GOODS)
        if is_paid and has_piece(data, squad, kind) and may_enter(data, squad, place, there):
            left = {good: squad["goods"][good] - cost[good] for good in GOODS}
            then = {**squad, "goods": left, "engineers": 0, "crossings": [*squad["crossings"], (octagon, way)]}
            found.append((f"cross {there}", there, then))
    return found


def may_enter(data, squad, place, there):
    """Support to leave the gate (TW-R-75), no gate of an ally (TW-R-27), a tray for a squad that attacks (TW-R-28)."""
    seat = squad["seat"]
    if place == data["gate"][seat] and sum(outside(data, seat).values()) + squad["size"] > support(data, seat):
        return False
    if not is_square(there):
        owner = data["gate"].index(there) if there in data["gate"] else -1
        lord = owner if owner < 0 or holder(data, owner) < 0 else holder(data, owner)
        if lord < 0 or (lord != seat and allied(data, seat, lord)):
            return False
    return not is_battle(data, seat, there) or there == data["gate"][seat] or has_tray(data, seat, there)


def steps_with(data, crossings, place):
    return steps_from({**data, "crossings": crossings}, place)


def jumps(data, seat, place):
    """TW-TP-03, -04, TW-R-16: from a post to a linked one that is one's own."""
    posts = data["posts"]
    if place not in posts:
        return []
    here = posts.index(place)
    linked = [n for n in range(len(posts)) if n != here and (len(posts) == 3 or abs(n - here) == 2)]
    return [posts[n] for n in linked if data["post_owner"][n] == seat]


def new_crossings(data, squad, place):
    """The diagonals of inner octagons that have no crossing yet (TW-R-21, -22)."""
    if not is_square(place):
        return
    for octagon in corners(place):
        for way in ("falling", "rising"):
            built = [old_way for old, old_way in squad["crossings"] if old == octagon]
            is_free = way not in built if data["options"]["crossings"] == "per-diagonal" else not built
            if is_free and is_inner(octagon):
                yield from ((octagon, way, there) for there in across(octagon, way, place))


def is_inner(octagon):
    return all(2 <= int(n) <= 6 for n in octagon[1:])


def has_piece(data, squad, kind):
    """TW-COMP-07, TW-R-22: 20 roads, 6 bridges, 14 tunnel pieces; a tunnel takes two unless they are per diagonal."""
    kinds = [
        {"mountain": "tunnel", "lake": "bridge"}.get(tile(data, octagon), "road") for octagon, _ in squad["crossings"]
    ]
    tunnels = 14 if data["options"]["crossings"] == "per-diagonal" else 7
    return kinds.count(kind) < {"road": 20, "bridge": 6, "tunnel": tunnels}[kind]
