"""What each decision offers, as notation, read off a dump."""

from .realm import (
    BOAT,
    CARDS,
    FIGURES,
    HARBOURS,
    KNIGHT,
    LANDS,
    LIMITS,
    METALS,
    PATHS,
    SCOUT,
    SITES,
    SPOTS,
    TOKENS,
    can_pay,
    cylinders_left,
    figures,
    foreign,
    may_crown,
    on_map,
    settled,
    settlements,
    spots_with,
    still_in,
)

PIECES = (LIMITS["cylinders"], LIMITS["most-scouts"], LIMITS["most-boats"])
KINDS = {"quest": "quests", "play": "kept"}
ANSWERS = ("flight", "extra-dice", "double-dice")


def used(data, spot, seat):
    """Figures on a spot that have moved: knights and scouts stepped, sailed and spent, and boats."""
    here = [row[1:] for row in data["used"] if row[0] == spot]
    return here[0] if here and seat == data["turn"] else [0] * 7


def steppers(data, spot, seat):
    """Knights and scouts that may still take a step."""
    had, gone = figures(data, spot, seat), used(data, spot, seat)
    return [had[KNIGHT] - gone[0] - gone[2], had[SCOUT] - gone[3] - gone[5]]


def sailors(data, spot, seat):
    """Knights and scouts that may still make a voyage."""
    had, gone = figures(data, spot, seat), used(data, spot, seat)
    return [had[KNIGHT] - gone[1] - gone[2], had[SCOUT] - gone[4] - gone[5]]


def boats_ready(data, spot, seat):
    return figures(data, spot, seat)[BOAT] - used(data, spot, seat)[6]


def voyages(data, spot, seat):
    """Harbours that a boat from a spot may sail to; into a foreign one somebody must be there to fight."""
    fighters = any(sailors(data, spot, seat))
    return {end for end in HARBOURS if end != spot and (fighters or not foreign(data, seat, end))}


def training(data, seat):
    homes = settlements(data, seat)
    full = [spot for spot, (_card, count, _city) in homes.items() if count >= LIMITS["train-from"]]
    found = {f"train-knight {spot}" for spot in full} if can_pay(data, seat, "knight") else set()
    if can_pay(data, seat, "scout") and on_map(data, seat, SCOUT) < PIECES[SCOUT]:
        found |= {f"train-scout {spot}" for spot in full}
    if can_pay(data, seat, "boat") and on_map(data, seat, BOAT) < PIECES[BOAT]:
        found |= {f"build-boat {spot}" for spot in homes if spot in HARBOURS}
    return found


def moving(data, seat):
    found = {f"march {spot}" for spot in spots_with(data, seat, KNIGHT, SCOUT) if any(steppers(data, spot, seat))}
    ports = [
        spot for spot in spots_with(data, seat, BOAT) if boats_ready(data, spot, seat) and voyages(data, spot, seat)
    ]
    return found | {f"sail {spot}" for spot in ports}


def founding(data, seat):
    if len(settlements(data, seat)) == TOKENS:
        return set()
    free = [spot for spot in spots_with(data, seat, SCOUT) if SPOTS[spot]["kind"] == "site"]
    return {f"found {spot}" for spot in free if spot not in settled(data)}


def buying(data, seat):
    found = set()
    if can_pay(data, seat, "quest") and data["quest_bag"] + data["aside"]:
        found.add("buy-quest")
    if can_pay(data, seat, "play") and data["play_bag"] + data["discards"]:
        found.add("buy-card")
    for metal, wanted in (("copper", "silver"), ("silver", "gold")):
        if data["coins"][seat][metal] >= LIMITS[f"{metal}-per-{wanted}"] and data["bank"][wanted]:
            found.add(f"exchange {metal}")
    return found


def metals(data, seat):
    return {metal for metal in METALS if data["coins"][seat][metal]}


def bargaining(data, seat):
    found, mine = set(), metals(data, seat)
    for other in still_in(data):
        if other == seat or data["offers"][other] >= LIMITS["offers"]:
            continue
        theirs = metals(data, other)
        if mine and theirs and len(mine | theirs) > 1:
            found.add(f"trade {other}")
        for give, mine_held in KINDS.items():
            for want, theirs_held in KINDS.items():
                if data[mine_held][seat] and data[theirs_held][other]:
                    found.add(f"swap {other} {give}-for-{want}")
    return found


def intrigue_sites(data, seat):
    """Opponents' settlements without palace and figures, which are not their last."""
    sites = set()
    for other in still_in(data):
        homes = settlements(data, other)
        if other != seat and len(homes) > 1:
            palace = LANDS[data["colour"][other]]["capital"] if data["palace"][other] else None
            sites |= {spot for spot in homes if spot != palace and not any(figures(data, spot, other))}
    return sites


def turncoats(data, seat):
    """Opponents' figures of a kind that is still in supply; a boat only where it is alone."""
    found = set()
    for spot, other, *counts in data["figures"]:
        for kind, count in enumerate(counts):
            spare = cylinders_left(data, seat) if kind == KNIGHT else PIECES[kind] - on_map(data, seat, kind)
            alone = sum(counts) == 1 and spot not in settled(data)
            if other != seat and count and spare > 0 and (kind != BOAT or alone):
                found.add(f"turncoat {spot} {FIGURES[kind]}")
    return found


def playing(data, seat):
    others = [other for other in still_in(data) if other != seat]
    targets = {
        "turncoat": turncoats(data, seat),
        "intrigue": intrigue_sites(data, seat),
        "espionage": [other for other in others if data["quests"][other] or data["kept"][other]],
    }
    return {
        f"play {card}"
        for card in data["kept"][seat]
        if CARDS[card]["effect"] not in ANSWERS and targets.get(CARDS[card]["effect"], others)
    }


def turn(data, seat):
    found = training(data, seat) | moving(data, seat) | founding(data, seat) | buying(data, seat)
    found |= bargaining(data, seat) | playing(data, seat) | {"end"}
    return found | ({"crown"} if may_crown(data, seat) else set())


def way(data, seat, spot, by_sea):
    return {f"to {end}" for end in (voyages(data, spot, seat) if by_sea else PATHS[spot])}


def free_sites(data, seat):
    """Sites for a free village: in the own land, or elsewhere if all of it is taken."""
    free = {
        spot
        for sites in SITES.values()
        for spot in sites
        if spot not in settled(data) and not foreign(data, seat, spot)
    }
    return free & SITES[data["colour"][seat]] or free


def own_sites(data, seat, card):
    """Own settlements that a card may be used on."""
    homes = settlements(data, seat)
    if CARDS[card]["effect"] == "lose-people":
        return {spot for spot, (_card, count, _city) in homes.items() if count}
    return set(homes)


def coins(data, seat, most):
    """Handfuls of one metal out of a treasury, up to what is still due."""
    had = data["coins"][seat]
    return {f"coins {metal} {count}" for metal in METALS for count in range(1, min(had[metal], most) + 1)}


def drops(data, seat, due):
    return {f"drop {row[0]} {n}" for row in data["figures"] if row[1] == seat for n in range(1, min(row[2], due) + 1)}
