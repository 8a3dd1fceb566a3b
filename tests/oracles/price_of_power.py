"""The Price of Power: Trade once more: what each decision offers, what a card pays, and the books of every realm.

`price_of_power_model` has the map with Trade Power and rows, ship moves, the offers and the books.
"""

from collections import Counter

from oracles.price_of_power_model import books, targets, tokens, trading
from oracles.price_of_power_model.land import (
    CARDS,
    ENTRIES,
    GOODS,
    LIMITS,
    NUMERALS,
    SPACES,
    amounts,
    base_tax,
    collectors,
    cubes,
    distant,
    held_areas,
    merchants,
    orders,
    payments,
)
from oracles.price_of_power_model.voyages import destinations, landings, own_ships, put_to_sea

GAMES = 16


def check(before, seat, action, after):
    """What is not as the rulebook wants it."""
    found = [text for actor in after.actors for text in offers(after, actor)] + crowded(after.data)
    found += overseas(after.data) + ended(after)
    found += books.faults(before, seat, action, after) + tokens.faults(before, seat, action, after)
    if before:
        found += (
            traded(before, seat, action, after) + turns(before, after) + swayed(before.data, seat, action, after.data)
        )
    return found


def crowded(data):
    """Which limit of pieces, slots or Power a position breaks."""
    seats = range(data["seats"])
    areas = {area for area, _seat, _count in data["influence"]}
    slots = Counter()
    for sea, _seat, _count, slotted in data["ships"]:
        slots[sea] += slotted
    found = [f"{sea} has {count} ships on slots" for sea, count in slots.items() if count > SPACES[sea]["slots"]]
    found += [f"{area} has too much Influence" for area in areas if cubes(data, area).total() > LIMITS["area-cubes"]]
    found += [f"{area} is Owned and has Influence" for area in areas if targets.closed(data, area)]
    for seat in seats:
        pawns = len([m for m in data["merchants"] if m[1] == seat])
        counts = {
            "ships": targets.fleet(data, seat),
            "cubes": LIMITS["cubes"] - targets.cubes_left(data, seat),
            "most-merchants": pawns + data["beside"][seat],
            "most-power": max(data["power"][seat]),
        }
        found += [f"{seat} has {count} of {what}" for what, count in counts.items() if count > LIMITS[what]]
        found += [f"{seat} has two Merchants in a node"] if pawns > len(merchants(data, seat)) else []
    return found


def ended(after):
    """What is wrong with who has won: most Prestige, then Power, then Ducats."""
    data, outcome = after.data, after.outcome
    if not outcome:
        return [] if data["stack"] else ["nobody is asked"]
    ranks = [(data["prestige"][seat], sum(data["power"][seat]), data["ducats"][seat]) for seat in range(data["seats"])]
    places = [1 + sum(other > rank for other in ranks) for rank in ranks]
    found = [f"places are {outcome['places']}, not {places}"] if outcome["places"] != places else []
    decided = "PP-END-02" if places.count(1) == 1 else ""
    found += [f"{outcome['decided_by']} has decided, not {decided}"] if outcome["decided_by"] != decided else []
    return found + ([f"scores are {outcome['scores']}"] if outcome["scores"] != data["prestige"] else [])


def overseas(data):
    """Whether the Trade Deck has grown by what was discovered, and by nothing else."""
    tokens = [area for area, _seat in data["claims"]] + [targets.area_of(place) for place in data["dnpr"]]
    boards = {SPACES[area]["board"] for area in tokens if distant(area)}
    found = [
        f"{board} is undiscovered" for board in boards if board.removeprefix("continent-") not in data["discovered"]
    ]
    for card in data["aside"]:
        numbers = {n for n in "1234" if CARDS[card].get(f"continent_{NUMERALS[int(n) - 1]}")}
        found += [f"{card} is aside after {numbers}"] if numbers & set(data["discovered"]) else []
    return found


def swayed(data, seat, action, after):
    """Whether a Province that changes hands has cost its Influence."""
    verb, _, province = action.partition(" ")
    if verb not in ("subjugate", "annex"):
        return []
    area = targets.area_of(province)
    wanted = cubes(data, area)[seat] - targets.influence_price(data, seat, province)
    left = cubes(after, area)[seat]
    return [] if left == wanted or targets.closed(after, area) else [f"{left} cubes left in {area}, not {wanted}"]


def turns(before, after):
    """What is wrong with whose turn comes next, and who is First Player."""
    data, found = before.data, []
    passed, last, turn, first = list(data["passed"]), list(data["last_turns"]), data["turn"], data["first"]
    seats = data["seats"]
    if data["stack"][0][0] == "event":
        turn = first - 1
    for event in after.news:
        kind, who = event["kind"], event["args"].get("seat", {}).get("seat")
        if kind in ("passed", "passed-unpaid"):
            passed.append(who)
        elif kind == "first-player":
            first = passed[1] if passed[0] == first and seats > 2 else passed[0]
            found += [f"{who} is First Player, not {first}"] if who != first else []
        elif kind == "begins":
            first = who
        elif kind == "round":
            passed, last, turn = [], [0] * seats, first - 1
        elif kind == "last-turn":
            last[who] = event["args"]["count"]
            paid = len([pay for pay in books.PASSING[seats - 2] if pay])
            found += [f"{who} has a last turn too early"] if len(passed) < paid or who in passed else []
            found += [f"{who} has {last[who]} last turns"] if last[who] != (2 if seats == 2 else 1) else []
        elif kind in ("turn", "taxed") and turn in range(seats) and last[turn]:
            last[turn] -= 1
            passed += [turn] if not last[turn] else []
        if kind == "taxed" and set(passed) != set(range(seats)):
            found.append(f"taxes are paid when {passed} have passed")
        if kind == "turn":
            following = [(turn + 1 + n) % seats for n in range(seats)]
            turn = next((other for other in following if other not in passed), None)
            found += [f"it is the turn of {who}, not {turn}"] if who != turn else []
            had = held_areas(after.data, who)
            found += (
                [f"{who} begins the turn in {after.data['had']}, not {had}"] if set(after.data["had"]) != had else []
            )
    return found


# ---------------------------------------------------------------- what is offered


def offers(position, seat):
    """Where the legal actions of a seat differ from the rulebook's."""
    name, *notes = position.data["stack"][-1]
    legal = set(position.legal[seat])
    if name == "fleet":  # which ships of the destination itself have moved, a dump does not say
        legal = {action for action in legal if not action.startswith(f"bring {list(SPACES)[notes[0]]} ")}
    wanted = sink(position.data, seat, legal) if name == "sink" else offered(position.data, seat, name, notes)
    if wanted is None:
        return []
    extra, missing = sorted(legal - wanted), sorted(wanted - legal)
    return [f"in {name} {seat} is offered {extra}, not {missing}"] if extra or missing else []


def offered(data, seat, name, notes):
    """The rulebook's legal actions in a phase; None where this oracle has no opinion."""
    simple = {
        "turn": targets.turn,
        "trade": trading.trade,
        "send": trading.send,
        "ties": trading.ties,
        "influence": targets.influence,
        "upkeep": targets.upkeep,
        "pirate": targets.pirate,
        "revolt": targets.revolt,
    }
    if name in simple:
        return simple[name](data, seat)
    if name == "court":
        return targets.court(data, seat, notes[1])
    if name == "launch":
        return targets.launch(data, seat, data["built"][-1])
    if name == "build":
        return {f"build {place}" for place in targets.yards(data, seat)} | {"done"}
    if name == "order":
        return {f"restore {place}" for place in targets.restorable(data, seat)} | {"done"}
    if name == "inflation":
        return {"pay-power", "take-interest"}
    if name == "fleet":
        return fleet(data, seat, *notes[:2])
    if name in ("escort", "voyage"):
        moves = trading.arrivals if name == "escort" else targets.voyage
        return moves(data, seat, list(SPACES)[notes[0]], "slot" if notes[1] else "loose")
    if name == "trouble":
        pay = data["power"][seat][1] > 0
        return {"fail"} | ({"insist"} if pay else set()) | ({"reroll"} if pay and data["rolls_left"] else set())
    if name == "wreck":
        return {f"wreck {sea} {berth}" for sea, berth in own_ships(data, seat) if distant(sea)}
    if name == "discover":
        return {f"discover {area}" for area in targets.discoverable(data, seat)}
    if name == "expand":
        event = data["stack"][-2][0] == "event"
        return (targets.expand_event if event else targets.expand_mission)(data, seat)
    return None


def fleet(data, seat, end, moved):
    """Ships that can join a Sail's destination, and Pirates to Hunt there."""
    end = list(SPACES)[end]
    found = {
        f"bring {sea} {berth} {how}"
        for sea, berth in own_ships(data, seat)
        if sea != end and end in destinations(data, seat, sea)
        for how in landings(put_to_sea(data, seat, sea, berth), seat, end)
    }
    return found | targets.hunts(data, seat, end) | ({"done"} if moved else set())


def sink(data, seat, legal):
    """The ships of the realm that the chooser comes to, which are lost at sea."""
    other = int(min(legal).split()[1])
    return {f"sink {other} {sea} {berth}" for sea, berth in targets.sinkable(data, other) if other != seat}


# ---------------------------------------------------------------- the trade of a card


def sent(data, seat, action):
    """The position with the selection made and the Merchant laid down in the node."""
    verb, _, what = action.partition(" ")
    data = dict(data)
    if verb.startswith("select"):
        data |= {"entry": what, "role": int(verb == "select-secondary")}
    row = ENTRIES[data["entry"]]
    node = row["secondary"] if data["role"] else row["node"]
    if node not in merchants(data, seat):
        source = what if verb == "send" else None
        if verb.startswith("select"):
            upright = [place for place, lying in merchants(data, seat).items() if not lying]
            source = upright[0] if upright else None
        data["merchants"] = [m for m in data["merchants"] if m[:2] != [source, seat]] + [[node, seat, True]]
    return data


def traded(before, seat, action, after):
    """What is wrong with what a Trade has just paid."""
    news = [event for event in after.news if event["kind"] in ("collected", "collected-secondary", "nobody")]
    verb = action.partition(" ")[0]
    if verb not in ("select", "select-secondary", "send", "send-new", "rank"):
        return ["a Trade pays out of season"] if news else []
    if after.data["stack"] and after.data["stack"][-1][0] in ("send", "ties"):
        return ["paid too early"] if news else []
    data = before.data if verb == "rank" else sent(before.data, seat, action)
    row = ENTRIES[data["entry"]]
    ranked = before.data["order"] + [int(action.split()[1])] if verb == "rank" else []
    powers = collectors(data, data["entry"], seat if data["role"] else None)
    own = amounts(data, row["card"], row["secondary"])[2] if data["role"] else 0
    possible = [payments(data, data["entry"], order, powers) for order in orders(powers, ranked)]
    possible = [paid | {seat: own} if own else paid for paid in possible]
    paid = {event["args"]["seat"]["seat"]: event["args"]["count"] for event in news if event["kind"] != "nobody"}
    found = []
    if any(paid != other for other in possible):
        found.append(f"{data['entry']} pays {paid}, not {possible}")
    return found + penalties(data, seat, row["card"], paid.get(seat, 0), after)


def penalties(data, seat, card, income, after):
    """What is wrong with the price of Gold or Slaves."""
    penalty = GOODS[CARDS[card]["good"]].get("penalty")
    kinds = {event["kind"] for event in after.news}
    tax = base_tax(data, seat)
    half = 2 * income > tax if data["options"]["gold-half"] == "exact" else income > (tax + 1) // 2
    asked = after.data["stack"] and after.data["stack"][-1][0] == "inflation"
    inflated = penalty == "gold" and half
    ashamed = penalty == "slaves" and targets.age(data) >= 3
    found = []
    if bool(asked) != (inflated and data["power"][seat][0] > 0):
        found.append(f"inflation is {'' if asked else 'not '}asked for {income} Ducats at a tax of {tax}")
    if ("inflated-interest" in kinds) != (inflated and not data["power"][seat][0]):
        found.append(f"inflation of {income} Ducats at a tax of {tax}")
    if ("slaves" in kinds) != ashamed:
        found.append(f"{card} in Age {targets.age(data)} costs {'' if 'slaves' in kinds else 'no '}Prestige")
    return found
