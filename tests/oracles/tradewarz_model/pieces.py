"""What is built, raised, bought and recruited; buildings change by that, by raids and by battles alone."""

from .realm import GATE_LIMIT, SEASONS, TECH, amount, differ, events, holder, place_of, places_of, soldiers, where, who


def piece_faults(before, seat, action, after):
    """What is built, raised, bought and recruited; buildings change by that, by raids and by battles alone."""
    data, real = before.data, after.data
    if data["stack"][-1][0] in ("houses", "sail"):
        return []
    verb, *words = action.split()
    sites = {place: row for place, *row, _ in data["building"]}
    castles, levels = list(data["castles"]), [dict(own) for own in data["university"]]
    techs = [list(own) for own in data["techs"]]
    if verb in ("settlement", "village", "upgrade"):
        sites[words[0]] = [seat, *(("settlement", 0) if verb == "settlement" else ("village", data["year"]))]
    elif verb == "castle":
        sites[words[0]] = [seat, "castle", sites[words[0]][2]]
        castles[seat] += 1
    elif verb in ("university", "free-university"):
        levels[seat][words[0]] = int(words[1])
    elif verb == "buy":
        techs[seat] = sorted([*techs[seat], words[0]], key=list(TECH).index)
    for event in [*events(after, "raided"), *events(after, "destroyed")]:
        sites.pop(where(event), None)
    for event in events(after, "captured"):
        sites[where(event)][0] = who(event)
    found = differ("buildings", sites, {place: row for place, *row, _ in real["building"]})
    found += differ("castles built", castles, real["castles"]) + differ("universities", levels, real["university"])
    found += differ("technologies", techs, real["techs"]) + silo_faults(data, verb, words, real)
    is_new_year = real["year"] == data["year"] + 1
    if verb == "soldier" and not is_new_year:
        found += differ("reserve", data["reserve"][seat] - 1, real["reserve"][seat])
        there = soldiers(data, words[0]).get(seat, 0)
        found += differ(f"soldiers on {words[0]}", there + 1, soldiers(real, words[0]).get(seat, 0))
    if is_new_year:
        found += differ("tokens on the boards", [[""] * len(SEASONS)] * data["seats"], real["marks"])
        found += yearly_soldier_faults(data, real) if verb in ("end", "done", "reap") else []
    return found


def silo_faults(data, verb, words, real):
    if verb != "silo" or data["stack"][-1][0] != "silos":
        return []
    square = place_of(data["stack"][-1][1])
    old, new = silos_of(data, square), silos_of(real, square)
    return differ(f"silos of {square}", sorted([*old, *words]), sorted(new))


def silos_of(data, square):
    return [octagon for place, *_, silos in data["building"] if place == square for octagon, _ in silos]


def yearly_soldier_faults(data, real):
    """TW-CAP-05, TW-ECO-09, TW-R-36: one from reserve to the gate, or two, where there is room."""
    if any(holder(data, seat) >= 0 for seat in range(data["seats"])):
        return []  # who leaves a held capital may come home as well
    found = []
    for seat in range(data["seats"]):
        home = places_of(data, seat).get(data["gate"][seat], 0)
        free = min(1 + sum(amount(data, seat, "yearly-soldier")), data["reserve"][seat], GATE_LIMIT - home)
        found += differ(f"gate of {seat}", home + free, places_of(real, seat).get(data["gate"][seat], 0))
    return found
