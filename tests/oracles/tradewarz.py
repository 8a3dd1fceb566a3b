"""TradeWarz once more, in numbers: what is paid and earned, how strong an army is, whose a post is, who may do what.

Not the whole game is played again: each function here works out one thing from the position before an action, and
`check` compares it with the position after. Chance, cards and where beaten soldiers go are taken as they came.

`tradewarz_model` has the realms of a dump, payments, pieces, battles, and what each decision offers.
"""

from collections import Counter
from itertools import pairwise

from oracles.tradewarz_model.battle import battle_faults, losses_faults
from oracles.tradewarz_model.offers import legal_faults
from oracles.tradewarz_model.paying import paying_faults
from oracles.tradewarz_model.pieces import piece_faults
from oracles.tradewarz_model.realm import (
    GATE_LIMIT,
    GOODS,
    SEASONS,
    TECH,
    TOKENS,
    TRAYS,
    amount,
    buildings,
    differ,
    fields,
    outside,
    places_of,
    post_owner,
    squad_limit,
    support,
    tile,
    total,
)

GAMES = 22


def check(before, seat, action, after):
    """Return where the position after the action is not as expected."""
    found = [*standing_faults(after), *legal_faults(after), *end_faults(after)]
    if before is None:
        return found + setup_faults(after.data)
    return [
        *found,
        *paying_faults(before, seat, action, after),
        *piece_faults(before, seat, action, after),
        *battle_faults(before, action, after),
        *losses_faults(before, action, after),
        *turn_faults(before, after),
    ]


def standing_faults(after):
    """Limits, support and posts; while an action is under way some of it is settled only at its end."""
    data = after.data
    if not data["stack"] or data["stack"][-1][0] not in ("turn", "after"):
        return []
    found = differ("owners of the posts", [post_owner(data, place) for place in data["posts"]], data["post_owner"])
    for seat in range(data["seats"]):
        away, home = outside(data, seat), places_of(data, seat).get(data["gate"][seat], 0)
        most = 10 + sum(amount(data, seat, "reserve"))
        found += differ(f"soldiers of {seat}", most, sum(away.values()) + home + data["reserve"][seat])
        if sum(away.values()) > support(data, seat):
            found.append(f"{seat} has {away} outside with support for {support(data, seat)}")
        if len(away) > TRAYS or home > GATE_LIMIT or any(n > squad_limit(data, seat) for n in away.values()):
            found.append(f"{seat} has {away} outside and {home} at the gate")
        if any(count >= 21 for count in data["goods"][seat].values()):
            found.append(f"{seat} holds {data['goods'][seat]}")
    return found + differ("golden Xadlas in all", 40, data["bank"] + sum(data["golden"]))


def setup_faults(data):
    posts = data["posts"]
    found = differ("goods", [dict.fromkeys(GOODS, 6)] * data["seats"], data["goods"])
    found += differ("number of posts", 4 if data["seats"] > 3 else 3, len(set(posts)))
    found += [f"post on {place} touches no obstacle" for place in posts if len(fields(data, place)) == 4]
    rim = [f"o{r}{c}" for r in range(1, 8) for c in range(1, 8) if r in (1, 7) or c in (1, 7)]
    found += [f"{octagon} on the rim is an obstacle" for octagon in rim if tile(data, octagon) in ("mountain", "lake")]
    kinds = {"lumber": 12, "mining": 12, "wheat": 12, "mountain": 7, "lake": 6}
    return found + differ("tiles", kinds, dict(Counter(data["tiles"])))


def turn_faults(before, after):
    """Whose turn it is, season and year (TW-SEASON-01 to -05, TW-R-17)."""
    old, new = before.data, after.data
    if not new["stack"] or new["stack"][0][0] not in ("turn", "after"):
        return []
    found = []
    if old["stack"][0][0] in ("turn", "after"):
        place, now = number_of_turn(old), number_of_turn(new)
        found += [f"turn number {now} comes after {place}"] if now - place not in (0, 1) else []
    elif old["stack"][0][0] != "sail":
        found += differ("first turn of a year", (old["year"] + 1, 0, 0), (new["year"], new["season"], new["turn"]))
    if new["stack"][-1][0] in ("turn", "after"):
        found += differ("asked", [new["order"][new["turn"]]], after.actors)
    used = Counter(mark for mark in new["marks"][new["order"][new["turn"]]] if mark)
    return found + [f"{action} taken {n} times" for action, n in used.items() if n > TOKENS[action]]


def number_of_turn(data):
    return (data["year"] * len(SEASONS) + data["season"]) * data["seats"] + data["turn"]


def empire_strength(data, seat):
    return sum(places_of(data, seat).values()) + sum(TECH[tech].get("strength", 0) for tech in data["techs"][seat])


def empire_size(data, seat):
    return sum({"settlement": 1, "village": 2, "castle": 4}[kind] for kind, _, _ in buildings(data, seat).values())


def end_faults(after):
    """Scores, and places by Xadlas and the first three tie steps (TW-TIE); the fourth decides what is level there."""
    data = after.data
    if after.outcome is None:
        return []
    seats = range(data["seats"])
    found = differ("scores", [total(data, seat) for seat in seats], after.outcome["scores"])
    if any(data["alliance"]) and data["options"]["end"] == "xadlas":
        return found
    worth = [(total(data, s), data["golden"][s], empire_strength(data, s), empire_size(data, s)) for s in seats]
    reached = [own for own in worth if own[0] >= int(data["options"]["xadla-target"])]
    first, second = sorted(worth)[:-3:-1]
    if after.outcome["ending"] == "xadlas" and len(reached) == 1:
        found += differ("decided by", "TW-DUR-06", after.outcome["decided_by"])
    elif after.outcome["ending"] != "xadlas" and first != second:
        found += differ("decided by", decided_by(first, second), after.outcome["decided_by"])
    order = sorted(seats, key=lambda seat: after.outcome["places"][seat])
    for one, other in pairwise(order):
        if worth[one] < worth[other]:
            found.append(f"{one} with {worth[one]} is placed before {other} with {worth[other]}")
    return found


def decided_by(first, second):
    """The clause of the first thing in which the two best differ."""
    clauses = ("TW-AIM-01", "TW-TIE-01", "TW-TIE-02", "TW-TIE-03")
    return next(clause for clause, own, other in zip(clauses, first, second, strict=True) if own != other)
