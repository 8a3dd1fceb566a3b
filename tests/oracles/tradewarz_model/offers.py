"""What a seat is offered in each decision, but for the march itself."""

from collections import Counter

from .marches import marching
from .paying import soldier_cost, times, university_cost
from .realm import (
    ANCHOR,
    COST,
    GATE_LIMIT,
    GOODS,
    LANE,
    TECH,
    TOKENS,
    TRAYS,
    building_at,
    buildings,
    distances,
    fields,
    has_room,
    holder,
    is_square,
    outside,
    place_of,
    places_of,
    soldiers,
    squad_limit,
    support,
)


def legal_faults(after):
    """All that is legal where the clauses say it in a list."""
    data = after.data
    if not data["stack"] or not after.actors:
        return []
    phase, seat = data["stack"][-1][0], after.actors[0]
    lister = {
        "sail": sailing,
        "turn": actions,
        "build": building,
        "purchase": purchases,
        "recruit": recruiting,
        "resources": pairs,
        "muster": squads,
        "silos": silo_fields,
        "march": marching,
        "squad-back": fall_backs,
        "retreat": retreating,
        "losses": losses,
    }.get(phase)
    if lister is None:
        return []
    kept = ("trade", "alliance", "play", "break", "place-silos", "offer", "invite", "lend", "fetch")
    legal = {text for text in after.legal[seat] if text.split()[0] not in kept}
    wanted = set(lister(data, seat))
    missing, extra = sorted(wanted - legal), sorted(legal - wanted)
    host = next(iter(soldiers(data, data["field"]))) if phase == "losses" else seat
    found = [f"{seat} is asked in {phase}, not {host}"] if seat != host else []
    if missing or extra:
        found.append(f"{phase} of {seat} lacks {missing} and has {extra} too many")
    return found


def sailing(data, seat):
    """TW-R-11, -14: how far, and at which stations on the way."""
    start, roll = data["sailed"][seat], data["rolled"]
    free = {ANCHOR[gate]: gate for gate in ANCHOR if gate not in data["gate"]}
    full = data["options"]["sailing"] == "full-lap"
    reach = range(start, start + roll + 1)
    docks = [space for space in reach if space % LANE in free and (not full or space >= ANCHOR["w3"])]
    must = start >= (2 if full else 1) * LANE
    if must and docks:
        return [*(f"sail {n}" for n in range(1, docks[0] - start)), f"dock {free[docks[0] % LANE]}"]
    return [*(f"sail {n}" for n in range(1, roll + 1)), *(f"dock {free[space % LANE]}" for space in docks)]


def can_pay(data, seat, cost):
    return all(data["goods"][seat][good] >= count for good, count in cost.items())


def actions(data, seat):
    """TW-R-30: what has a token left and something to do; passing only where neither march nor resources can be."""
    left = Counter(TOKENS) - Counter(data["marks"][seat])
    can = {
        "march": bool(squads(data, seat)),
        "build": bool(building(data, seat)),
        "tech": bool(purchases(data, seat)),
        "recruit": bool(recruiting(data, seat)),
        "retreat": None,
        "resources": True,
    }
    names = {"tech": "buy-tech"}
    found = [names.get(action, action) for action, is_ in can.items() if left[action] and is_]
    if left["retreat"] and fall_backs(data, seat):
        found.append("retreat")
    return found if {"march", "resources"} & set(found) else [*found, "pass"]


def fall_backs(data, seat):
    return [f"fall-back {place}" for place in outside(data, seat) if retreats(data, seat, place)]


def retreating(data, seat):
    return retreats(data, seat, place_of(data["stack"][-1][1]))


def retreats(data, seat, place):
    """TW-R-76: the nearest own buildings with room for the whole squad, and the gate, which may have to be won back."""
    count, gate = outside(data, seat)[place], data["gate"][seat]
    spaces = distances(data, place)
    near = [at for at in buildings(data, seat) if at != place and at in spaces and has_room(data, seat, at, count)]
    found = [f"go {at}" for at in near if spaces[at] == min(spaces[other] for other in near)]
    home = places_of(data, seat).get(gate, 0)
    return found + ([f"go {gate}"] if holder(data, seat) >= 0 or home + count <= GATE_LIMIT else [])


def squads(data, seat):
    """TW-R-25, -92: any number of those on one place up to the limit, without those who have marched in this action."""
    found = []
    for place, count in places_of(data, seat).items():
        most = min(count - data["moved"].count(place), squad_limit(data, seat))
        found += [f"squad {place} {n}" for n in range(1, most + 1)]
    return found


def building(data, seat):
    """TW-SETTLE, TW-VILLAGE, TW-CASTLE, TW-UNI: what can be built and paid."""
    own = buildings(data, seat)
    villages = sum(kind != "settlement" for kind, _, _ in own.values())
    found = []
    for place in filter(is_square, places_of(data, seat)):
        if building_at(data, place)[0] < 0 and len(own) < 6:
            found += [f"settlement {place}"] if can_pay(data, seat, COST["settlement"]) else []
            found += [f"village {place}"] if villages < 5 and can_pay(data, seat, COST["village"]) else []
        if place in own and own[place][0] == "settlement" and villages < 5 and can_pay(data, seat, COST["upgrade"]):
            found.append(f"upgrade {place}")
    for place, (kind, year, _) in own.items():
        is_old = kind == "village" and year < data["year"]
        if is_old and data["castles"][seat] < 2 and can_pay(data, seat, COST["castle"]):
            found.append(f"castle {place}")
    free = amount_free(data, seat)
    for tree, level in data["university"][seat].items():
        for to in range(level + 1, 5):
            if can_pay(data, seat, university_cost(data, seat, tree, to)):
                found.append(f"university {tree} {to}")
            if free and can_pay(data, seat, university_cost(data, seat, tree, to, is_free=True)):
                found.append(f"free-university {tree} {to}")
    return found


def amount_free(data, seat):
    return "free-university-upgrade" in data["techs"][seat] and "free-university-upgrade" not in data["yearly"]


def purchases(data, seat):
    """TW-TECH-01 to -04, TW-R-52, TW-SUPER-05."""
    taken = {tech for own in data["techs"] for tech in own}
    own = [TECH[tech] for tech in data["techs"][seat]]
    supers = sum(bool(row.get("super_unit")) for row in own)
    found = []
    for tech, row in TECH.items():
        tree, level = row["tree"], row["level"]
        if tech in taken or data["university"][seat][tree] < level:
            continue
        if row.get("super_unit") and supers >= 4:
            continue
        lower = range(1, level)
        if all(has_level(own, tree, n) or is_sold_out(taken, tree, n) for n in lower):
            found += [f"buy {tech}"] if can_pay(data, seat, times(COST["tech"], level)) else []
    return found


def has_level(rows, tree, level):
    return any(row["tree"] == tree and row["level"] == level for row in rows)


def is_sold_out(taken, tree, level):
    return all(tech in taken for tech, row in TECH.items() if row["tree"] == tree and row["level"] == level)


def recruiting(data, seat):
    """TW-R-74: at the gate for the cost, at an own building for twice that with room, tray and support."""
    gate, cost = data["gate"][seat], soldier_cost(data, seat)
    if not data["reserve"][seat] or holder(data, seat) >= 0:
        return []
    found = [f"soldier {gate}"] if places_of(data, seat).get(gate, 0) < GATE_LIMIT and can_pay(data, seat, cost) else []
    away = outside(data, seat)
    if sum(away.values()) >= support(data, seat) or not can_pay(data, seat, times(cost, 2)):
        return found
    for place in buildings(data, seat):
        if has_room(data, seat, place, 1) and (place in away or len(away) < TRAYS):
            found.append(f"soldier {place}")
    return found


def pairs(data, seat):
    """TW-RESPLUS: two of one, or one each of two."""
    return [f"gain {one}-{other}" for n, one in enumerate(GOODS) for other in GOODS[n:]]


def losses(data, _seat):
    """TW-R-71: the host of a joint army says whose soldier falls."""
    return [f"lose {owner}" for owner in soldiers(data, data["field"])]


def silo_fields(data, seat):
    return [f"silo {octagon}" for octagon in fields(data, place_of(data["stack"][-1][1]))]
