"""What each decision outside a Trade offers, as notation, read off a dump."""

from collections import Counter

from .land import (
    BORDERS,
    CONTENT,
    LIMITS,
    NODES,
    NUMERALS,
    PORT_SEAS,
    PROVINCES,
    SPACES,
    base_tax,
    capital,
    connected,
    cubes,
    distant,
    fleet,
    merchants,
    near,
    node_plays,
    owned,
    plays,
    reached,
    seas_beside,
    seas_with_ships,
    ships,
    tax_value,
    vassals,
)
from .trading import can_trade
from .voyages import destinations, landed, landings, own_ships, put_to_sea

A, B, C = range(3)
KINDS = ("administrative", "diplomatic", "military")


def area_of(province):
    return PROVINCES[province]["area"]


def age(data):
    per_age = int(data["options"]["rounds-per-age"])
    return (data["round"] - 1) // per_age + (3 if data["options"]["start"] == "late" else 1)


def last_round(data):
    return int(data["options"]["rounds-per-age"]) * (2 if data["options"]["start"] == "late" else 4)


def closed(data, area):
    """Whether player realms Own all Provinces of an Area."""
    everybodys = {place for seat in range(data["seats"]) for place in owned(data, seat)}
    return all(place in everybodys for place, row in PROVINCES.items() if row["area"] == area)


def cube_areas(data, seat):
    around = set(data["had"]).union(*(near(data, area, True) for area in data["had"]))
    placed = dict(data["placed"])
    return {
        area
        for area in around
        if SPACES[area]["kind"] == "area" and not distant(area) and not closed(data, area)
        if sum(cubes(data, area).values()) < LIMITS["area-cubes"] and placed.get(area, 0) < LIMITS["turn-cubes"]
    }


def cubes_left(data, seat):
    return LIMITS["cubes"] - sum(count for _area, owner, count in data["influence"] if owner == seat)


def influence(data, seat):
    found = {"done"}
    if cubes_left(data, seat):
        for area in cube_areas(data, seat):
            found |= {f"cube-power {area}"} if data["power"][seat][B] else set()
            found |= {f"cube-ducats {area}"} if data["ducats"][seat] >= LIMITS["cube-ducats"] else set()
    return found


def influence_price(data, seat, province):
    here = cubes(data, area_of(province))
    return tax_value(province) + sum(here.values()) - here[seat]


def swayed(data, seat, province):
    return cubes(data, area_of(province))[seat] >= influence_price(data, seat, province)


def subjugate(data, seat):
    taken = {place for place, _owner in data["towns"] + data["vassals"]}
    if data["power"][seat][B] < LIMITS["subjugate"]:
        return set()
    return {
        place
        for place, row in PROVINCES.items()
        if plays(data, row["area"]) and not distant(row["area"]) and place not in taken
        if swayed(data, seat, place) and base_tax(data, seat) >= 2 * tax_value(place)
    }


def annex(data, seat):
    if data["power"][seat][A] < LIMITS["annex"]:
        return set()
    return {place for place in vassals(data, seat) if place not in data["occupied"] and swayed(data, seat, place)}


def colonize(data, seat):
    price = LIMITS["charter" if "colonial-charter" in data["ideas"][seat] else "colonize"]
    if data["power"][seat][A] < price:
        return set()
    towns = {area_of(place) for place, owner in data["towns"] if owner == seat}
    chain = reached(data, capital(data, seat), towns | seas_with_ships(data, seat), False)
    shut = {place for place, _owner in data["towns"]} | set(data["dnpr"])
    return {
        row["area"]
        for place, row in PROVINCES.items()
        if [row["area"], seat] in data["claims"] and row["size"] == "territory" and place not in shut
        if BORDERS[row["area"]] & chain
    }


def discoverable(data, seat):
    mine = {area_of(place) for place in owned(data, seat)}
    if "new-world" in data["ideas"][seat]:
        mine |= seas_with_ships(data, seat)
    towns = {area_of(place) for place, owner in data["towns"] if owner == seat}
    return {
        area
        for area, row in SPACES.items()
        if row["kind"] == "area" and distant(area) and BORDERS[area] & mine
        if [area, seat] not in data["claims"] and area not in towns
    }


def voyage(data, seat, sea, berth):
    """Where a ship may go to Explore, so that something is left to discover."""
    afloat = put_to_sea(data, seat, sea, berth)
    return {
        f"to {end} {how}"
        for end in destinations(data, seat, sea, exploring=True)
        for how in landings(afloat, seat, end)
        if discoverable(landed(afloat, seat, end, how), seat)
    }


def explore(data, seat):
    if not (data["power"][seat][B] and data["power"][seat][C]):
        return set()
    found = {"explore"} if discoverable(data, seat) else set()
    if "new-world" in data["ideas"][seat]:
        found |= {
            f"explore-from {sea} {berth}" for sea, berth in own_ships(data, seat) if voyage(data, seat, sea, berth)
        }
    return found


def ship_price(data, seat):
    return LIMITS["marine-price" if "merchant-marine" in data["ideas"][seat] else "ship-price"]


def yards(data, seat):
    """Owned Ports that can still build a ship in this Action."""
    built = Counter(data["built"])
    if fleet(data, seat) >= LIMITS["ships"] or data["ducats"][seat] < ship_price(data, seat):
        return set()
    return {
        place
        for place in owned(data, seat)
        if PORT_SEAS[place] and built.get(place, 0) < (2 if PROVINCES[place]["size"] == "large" else 1)
    }


def launch(data, seat, province):
    return {
        f"launch {sea} {how}" for sea in PORT_SEAS[province] if plays(data, sea) for how in landings(data, seat, sea)
    }


def hunts(data, seat, sea):
    return (
        {f"hunt {node}" for node, _count in data["pirates"] if sea in seas_beside(node)}
        if ships(data, seat, sea)[0]
        else set()
    )


def sail(data, seat):
    ends = {end for sea in seas_with_ships(data, seat) for end in destinations(data, seat, sea)}
    hunting = {sea for sea in seas_with_ships(data, seat) if hunts(data, seat, sea)}
    return ends | hunting if data["power"][seat][C] else set()


def research(data, seat):
    return {
        row["id"]
        for row in CONTENT.rows("idea")
        if row["id"] not in data["ideas"][seat] and age(data) >= row.get("age", 1)
        if data["power"][seat][KINDS.index(row["power"])] >= row["cost"]
    }


def grow(data, seat):
    if not data["growth"][seat] or data["power"][seat][A] < LIMITS["growth-power"]:
        return set()
    if data["ducats"][seat] < LIMITS["growth-ducats"]:
        return set()
    mine = merchants(data, seat)
    return {node for node in mine if node not in data["expanded"] and connected(data, seat, node)}


def restorable(data, seat):
    mine = {place for place, owner in data["towns"] + data["vassals"] if owner == seat}
    return mine & set(data["occupied"]) if data["power"][seat][C] else set()


def condition_met(data, seat, mission):
    """Whether a Mission's printed condition holds."""
    mine, amount = owned(data, seat), mission.get("amount", 0)
    places = {mission[f"place_{n}"] for n in NUMERALS if mission.get(f"place_{n}")}
    return {
        "ships-on-slots": sum(row[3] for row in data["ships"] if row[1] == seat) >= amount,
        "merchants-at": places <= set(merchants(data, seat)),
        "distant-towns": sum(owner == seat and distant(area_of(place)) for place, owner in data["towns"]) >= amount,
        "best-trade": data["best_trade"][seat] >= amount,
        "vassals": len(vassals(data, seat)) >= amount,
        "towns": len(mine) >= amount,
        "influence-areas": len({area for area, owner, count in data["influence"] if owner == seat and count}) >= amount,
        "ideas": len(data["ideas"][seat]) >= amount,
        "base-tax": base_tax(data, seat) >= amount,
        "own": places <= set(mine),
    }[mission["condition"]]


def claims(data, seat):
    return {
        f"claim {row['id']}"
        for row in CONTENT.rows("mission")
        if row["realm"] == data["realm"][seat] and row["id"] not in data["missions"][seat]
        if condition_met(data, seat, row)
    }


def may_borrow(data, seat):
    return data["interest"][seat] < LIMITS["loans-end"]


def turn(data, seat):
    found = claims(data, seat)
    if data["interest"][seat] and data["ducats"][seat] >= LIMITS["repayment"] and data["loan_way"] != 1:
        found.add("repay")
    if may_borrow(data, seat) and data["loan_way"] != 2:
        found.add("loan")
    if data["acted"]:
        return found | {"end"}
    if can_trade(data, seat):
        found.add("trade")
    if data["power"][seat][B] and cubes_left(data, seat):
        found |= {f"influence {area}" for area in cube_areas(data, seat)}
    if data["power"][seat][C]:
        found |= {f"build {place}" for place in yards(data, seat)}
    named = {"subjugate": subjugate, "annex": annex, "colonize": colonize, "sail": sail}
    named |= {"research": research, "grow": grow, "restore": restorable}
    for verb, targets in named.items():
        found |= {f"{verb} {target}" for target in targets(data, seat)}
    return found | explore(data, seat) | {"pass"}


# ---------------------------------------------------------------- Events, Income and Upkeep


def upkeep(data, seat):
    found = {f"scrap {sea} {berth}" for sea, berth in own_ships(data, seat)}
    found |= {"keep"} if data["ducats"][seat] >= (fleet(data, seat) + 1) // 2 else set()
    return found | ({"loan"} if may_borrow(data, seat) else set())


def court(data, seat, bought):
    found = {f"court {kind}" for n, kind in enumerate(KINDS) if not bought >> n & 1}
    found = found if data["ducats"][seat] >= LIMITS["court"] else set()
    return found | {"done"} | ({"loan"} if may_borrow(data, seat) else set())


def pirate(data, _seat):
    nodes = [node for node in NODES if NODES[node]["kind"] == "maritime" and node_plays(data, node)]
    held = {node for node, _owner, _lying in data["merchants"]}
    return {f"pirate {node}" for node in [n for n in nodes if n in held] or nodes}


def revolt(data, seat):
    mine = {
        place for place, owner in data["towns"] + data["vassals"] if owner == seat and place not in data["occupied"]
    }
    outside = {place for place in mine if area_of(place) != capital(data, seat)}
    return {f"revolt {place}" for place in outside} if len(outside) >= 3 else set()


def expand_event(data, _seat):
    return {f"expand {node}" for node, _owner, _lying in data["merchants"] if node not in data["expanded"]}


def expand_mission(data, seat):
    return {f"expand {node}" for node in merchants(data, seat) if node not in data["expanded"]}


def sinkable(data, seat):
    """Ships of a realm in Sea Zones that none of its Owned Ports faces."""
    home = {sea for place in owned(data, seat) for sea in PORT_SEAS[place]}
    return {(sea, berth) for sea, berth in own_ships(data, seat) if sea not in home}
