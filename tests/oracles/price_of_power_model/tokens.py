"""What lies on the map after an action: tokens, ships, Merchants and Pirates, kept event by event; and Hunts."""

from collections import Counter

from .targets import area_of, influence_price

HIT = 5
"""What a die of a Hunt must show at least to drive a Pirate away."""


def lying(data):
    """The tokens of a position: who Owns what, and how many there are of what."""
    return {
        "towns": dict(map(tuple, data["towns"])),
        "vassals": dict(map(tuple, data["vassals"])),
        "claims": {tuple(claim) for claim in data["claims"]},
        "dnpr": set(data["dnpr"]),
        "occupied": set(data["occupied"]),
        "expanded": set(data["expanded"]),
        "pirates": Counter(dict(map(tuple, data["pirates"]))),
        "fleet": Counter({(sea, seat): count for sea, seat, count, _slotted in data["ships"] if count}),
        "merchants": {(node, seat) for node, seat, _lying in data["merchants"]},
        "beside": Counter(dict(enumerate(data["beside"]))),
        "influence": Counter({(area, seat): count for area, seat, count in data["influence"]}),
    }


def put(tokens, event):
    """Carry out what an event tells of the map."""
    kind, args = event["kind"], event["args"]
    who = args.get("seat", {}).get("seat")
    place = {
        name: word["face"].split("/")[1] for name, word in args.items() if isinstance(word, dict) and "face" in word
    }
    space, province, node = place.get("space"), place.get("province"), place.get("node")
    if kind in ("subjugated", "annexed", "colonized"):
        tokens["vassals" if kind == "subjugated" else "towns"][province] = who
    if kind == "annexed":
        del tokens["vassals"][province]
    elif kind == "colonized":
        tokens["claims"] = {claim for claim in tokens["claims"] if claim[0] != area_of(province)}
    elif kind == "claim":
        tokens["claims"].add((space, who))
    elif kind == "dnpr":
        tokens["dnpr"].add(province)
    elif kind == "occupied":
        tokens["occupied"].add(province)
    elif kind == "restored":
        tokens["occupied"].discard(province)
    elif kind in ("expanded", "grew"):
        tokens["expanded"].add(node)
    elif kind == "pirate":
        tokens["pirates"][node] += 1
    elif kind == "pirates-gone":
        tokens["pirates"][node] -= args["count"]
    elif kind == "influenced":
        tokens["influence"][space, who] += 1
    elif kind == "influence-home":
        tokens["influence"] = Counter({at: n for at, n in tokens["influence"].items() if at[0] != space})
    else:
        put_pieces(tokens, kind, place, who, args)


def put_pieces(tokens, kind, place, who, args):
    """Carry out what an event tells of ships and Merchants."""
    if kind == "built":
        tokens["fleet"][place["space"], who] += 1
    elif kind == "sailed":
        tokens["fleet"][place["from"], who] -= 1
        tokens["fleet"][place["to"], who] += 1
    elif kind in ("wrecked", "scrapped", "hunter-lost", "returned-ship"):
        tokens["fleet"][place["space"], who] -= 1
    elif kind == "sunk":
        tokens["fleet"][place["space"], args["partner"]["seat"]] -= 1
    elif kind == "sent":
        tokens["merchants"].discard((place["from"], who))
    elif kind == "sent-new":
        tokens["beside"][who] -= 1
    elif kind == "laid":
        tokens["merchants"].add((place["node"], who))
    elif kind == "merchant":
        tokens["beside"][who] += 1


def faults(before, seat, action, after):
    """Where the map after an action is not as its events and its price make it, and what is wrong with a Hunt."""
    if before is None or not all(before.data["realm"]) or before.data["stack"][0][0] == "setup":
        return []
    tokens, real = lying(before.data), lying(after.data)
    verb, _, what = action.partition(" ")
    if verb in ("subjugate", "annex"):
        tokens["influence"][area_of(what), seat] -= influence_price(before.data, seat, what)
    for event in after.news:
        put(tokens, event)
    for key, found in tokens.items():
        if isinstance(found, Counter):
            tokens[key], real[key] = +found, +real[key]
    wrong = [f"{key} are {real[key]}, not {found}" for key, found in tokens.items() if real[key] != found]
    return wrong + hunt(before.data, seat, after)


def hunt(data, seat, after):
    """What is wrong with a Hunt: a die for each ship there, and what five or six has driven away."""
    told = {event["kind"]: event["args"] for event in after.news}
    if "hunted" not in told:
        return []
    node, rolls = told["hunted"]["node"]["face"].split("/")[1], told["hunted"]["rolls"]
    there = dict(map(tuple, data["pirates"]))[node]
    gone = min(there, sum(roll >= HIT for roll in rolls))
    found = [f"{told['pirates-gone']} go by {rolls}"] if told.get("pirates-gone", {"count": 0})["count"] != gone else []
    if ("hunter-lost" in told) != (gone < there):
        found.append(f"of {there} Pirates {gone} go, and a hunter is {'' if gone == there else 'not '}lost")
    return found
