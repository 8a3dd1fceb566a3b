"""The map and what lies on it, read off a dump: who Owns what, whom chains join to a node, Trade Power, and rows."""

from collections import Counter
from itertools import permutations, product

import entrepot

CONTENT = entrepot.game("price_of_power").content


def by_id(table):
    """The rows of a content table by their ids."""
    return {row["id"]: row for row in CONTENT.rows(table)}


SPACES, PROVINCES, NODES = by_id("space"), by_id("province"), by_id("node")
CARDS, ENTRIES, GOODS, REALMS = by_id("card"), by_id("entry"), by_id("good"), by_id("realm")
LIMITS = {row["id"]: row["value"] for row in CONTENT.rows("limit")}
NUMERALS = ("one", "two", "three", "four", "five", "six")
BORDERS = {space: set() for space in SPACES}
for _row in CONTENT.rows("border"):
    BORDERS[_row["one"]].add(_row["two"])
    BORDERS[_row["two"]].add(_row["one"])


def east_plays(data):
    return (
        data["seats"] == 6
        or data["options"]["board"] == "deluxe"
        or (data["seats"] == 5 and data["options"]["board"] == "by-players")
    )


def plays(data, space):
    """Whether a space is on a board in play."""
    return SPACES[space]["board"] != "east" or east_plays(data)


def distant(space):
    return SPACES[space]["board"].startswith("continent")


def owned(data, seat):
    """Provinces with an unoccupied Town of the seat."""
    return [place for place, owner in data["towns"] if owner == seat and place not in data["occupied"]]


def vassals(data, seat):
    return [place for place, owner in data["vassals"] if owner == seat]


def tax_value(province):
    return 2 if PROVINCES[province]["size"] == "large" else 1


def base_tax(data, seat):
    return sum(tax_value(place) for place in owned(data, seat))


def income(data, seat):
    """What the Income phase pays, half a Ducat rounded up."""
    half = sum(tax_value(place) for place in vassals(data, seat) if place not in data["occupied"])
    return base_tax(data, seat) + (half + 1) // 2


def capital(data, seat):
    return REALMS[data["realm"][seat]]["capital"]


def ships(data, seat, sea):
    """How many ships of the seat are in a Sea Zone, and how many of them on slots."""
    mine = [row[2:] for row in data["ships"] if row[:2] == [sea, seat]]
    return tuple(mine[0]) if mine else (0, 0)


def fleet(data, seat):
    return sum(row[2] for row in data["ships"] if row[1] == seat)


def slots_free(data, sea):
    return SPACES[sea]["slots"] - sum(row[3] for row in data["ships"] if row[0] == sea)


def seas_with_ships(data, seat):
    return {row[0] for row in data["ships"] if row[1] == seat and row[2]}


def cubes(data, area):
    """Influence in an Area by seat."""
    return Counter({seat: count for place, seat, count in data["influence"] if place == area})


def held_areas(data, seat):
    """Areas with a Town, Vassal or Influence cube of the seat, Occupied or not."""
    tokens = data["towns"] + data["vassals"]
    return {PROVINCES[place]["area"] for place, owner in tokens if owner == seat} | {
        place for place, owner, count in data["influence"] if owner == seat and count
    }


PORT_SEAS = {place: {row[key] for key in ("port", "port_two") if row[key]} for place, row in PROVINCES.items()}
HARBOURS = {area: [p for p, row in PROVINCES.items() if row["area"] == area and PORT_SEAS[p]] for area in SPACES}
COASTS = {sea: {row["area"] for p, row in PROVINCES.items() if sea in PORT_SEAS[p]} for sea in SPACES}


def faces(data, area):
    """Sea Zones in play that Ports of an Area face; a Territory's Port works with a Town alone."""
    working = [p for p in HARBOURS[area] if PROVINCES[p]["size"] != "territory" or p in dict(data["towns"])]
    return {sea for place in working for sea in PORT_SEAS[place] if plays(data, sea)}


def near(data, space, ports):
    """What borders a space, and where `ports` joins coasts, Areas with Ports at the same Sea Zone."""
    found = set(BORDERS[space])
    for sea in faces(data, space) if ports else ():
        found |= {other for other in COASTS[sea] if sea in faces(data, other)} - {space}
    return {other for other in found if plays(data, other)}


def reached(data, start, held, ports):
    """The start and all held spaces that a chain joins to it."""
    found, edge = {start}, [start]
    while edge:
        fresh = (near(data, edge.pop(), ports) & held) - found
        found |= fresh
        edge += fresh
    return found


def seas_beside(node):
    row = NODES[node]
    return {row[key] for key in ("place", "also") if row[key]} if row["kind"] == "maritime" else set()


def node_plays(data, node):
    return plays(data, NODES[node]["place"])


def connected(data, seat, node):
    """Whether an unbroken chain joins a node to the seat's Capital Area."""
    ports = data["options"]["coast-links"] == "by-ports"
    seas = seas_with_ships(data, seat)
    chain = reached(data, capital(data, seat), held_areas(data, seat) | seas, ports)
    if NODES[node]["kind"] == "maritime":
        return bool(seas_beside(node) & chain)
    place = NODES[node]["place"]
    return bool(({place} | near(data, place, ports)) & chain)


def merchants(data, seat):
    """Nodes with a Merchant of the seat, and whether it lies."""
    return {node: lying for node, owner, lying in data["merchants"] if owner == seat}


def keys(data, entry):
    """Key Provinces of an entry that are in play, with their plus signs."""
    row = ENTRIES[entry]
    listed = [(row[f"key_{n}"], row.get(f"plus_{n}", 0)) for n in NUMERALS if row.get(f"key_{n}")]
    return [(place, plus) for place, plus in listed if plays(data, PROVINCES[place]["area"])]


def bare_power(data, seat, node):
    """Trade Power from a Merchant and ships on slots."""
    return (node in merchants(data, seat)) + sum(ships(data, seat, sea)[1] for sea in seas_beside(node))


def trade_power(data, seat, entry):
    mine = owned(data, seat)
    return bare_power(data, seat, ENTRIES[entry]["node"]) + sum(
        1 + plus for place, plus in keys(data, entry) if place in mine
    )


def requirement_met(data, seat, entry):
    listed = {place for place, _plus in keys(data, entry)}
    kind = ENTRIES[entry].get("requirement")
    if kind == "own":
        return bool(listed & set(owned(data, seat)))
    if kind == "token":
        return bool(listed & ({place for place, _owner in data["towns"] + data["vassals"]} | set(data["dnpr"])))
    return True


def collectors(data, entry, without=None):
    """Trade Power by seat of all who collect from a primary node."""
    node = ENTRIES[entry]["node"]
    if not node_plays(data, node):
        return {}
    return {
        seat: trade_power(data, seat, entry)
        for seat in range(data["seats"])
        if seat != without
        and node in merchants(data, seat)
        and connected(data, seat, node)
        and requirement_met(data, seat, entry)
    }


def amounts(data, card, node):
    """What the three rows pay, top first."""
    colour = "red" if node in data["expanded"] else "green"
    return [CARDS[card][f"{colour}_{row}"] for row in ("top", "middle", "bottom")]


def payments(data, entry, order, powers):
    """What each of the ordered collectors is paid."""
    row = ENTRIES[entry]
    needs = [CARDS[row["card"]]["need_top"], CARDS[row["card"]]["need_middle"], 1]
    pays = amounts(data, row["card"], row["node"]) + [0] * 20
    pirates = dict(data["pirates"]).get(row["node"], 0)
    last, paid = -1, {}
    for seat in order:
        natural = next(number for number, need in enumerate(needs) if powers[seat] >= need)
        last = max(natural, last + 1)
        paid[seat] = pays[last + pirates]
    return {seat: sum_ for seat, sum_ in paid.items() if sum_}


def tied_groups(powers):
    """Seats of equal Trade Power together, the strongest first."""
    return [sorted(s for s in powers if powers[s] == power) for power in sorted(set(powers.values()), reverse=True)]


def orders(powers, ranked):
    """All orders by Trade Power that begin as the mover has ranked so far."""
    for parts in product(*(permutations(group) for group in tied_groups(powers))):
        order = [seat for part in parts for seat in part]
        if order[: len(ranked)] == ranked:
            yield order
