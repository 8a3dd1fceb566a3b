"""What the steps of a Trade offer: nodes, ships to move for it, Merchants to send, and equals to rank."""

from .land import (
    ENTRIES,
    bare_power,
    collectors,
    connected,
    merchants,
    node_plays,
    orders,
    payments,
    seas_beside,
    ships,
    tied_groups,
)
from .voyages import berths, destinations, escorts, own_ships, put_to_sea

DIPLOMATIC = 1


def can_trade(data, seat):
    ready = data["beside"][seat] or not all(merchants(data, seat).values())
    return data["power"][seat][DIPLOMATIC] >= 1 and ready


def serves(data, seat, node):
    """Whether the ship moved for this Trade borders the node or carries its connection."""
    sea = data["escort"]
    if not sea or sea in seas_beside(node):
        return True
    slotted = berths(data, seat, sea) == ["slot"]
    return not connected(put_to_sea(data, seat, sea, "slot" if slotted else "loose"), seat, node)


def selectable(data, seat, node):
    mine = merchants(data, seat)
    return (
        node_plays(data, node)
        and not mine.get(node, False)
        and connected(data, seat, node)
        and serves(data, seat, node)
    )


def holds_secondary(data, seat, node):
    """Whether nobody else has more Trade Power in a node, Key Provinces left out."""
    mine = 1 + sum(ships(data, seat, sea)[1] for sea in seas_beside(node))
    everybody = data["options"]["secondary-rivals"] == "everyone"
    rivals = [
        other
        for other in range(data["seats"])
        if other != seat and (everybody or (node in merchants(data, other) and connected(data, other, node)))
    ]
    return all(bare_power(data, other, node) <= mine for other in rivals)


def selections(data, seat):
    found = set()
    for entry, row in ENTRIES.items():
        if row["card"] not in data["shown"]:
            continue
        if selectable(data, seat, row["node"]):
            found.add(f"select {entry}")
        second = row.get("secondary")
        free = second and second not in dict(data["pirates"])
        if free and selectable(data, seat, second) and holds_secondary(data, seat, second):
            found.add(f"select-secondary {entry}")
    return found


def arrivals(data, seat, sea, berth):
    """Where a ship may go for a Trade, and how it may lie there, so that some selection is left."""
    afloat = put_to_sea(data, seat, sea, berth)
    return {
        move
        for end in destinations(data, seat, sea)
        for move, after in escorts(afloat, seat, end).items()
        if selections(after | {"escort": end}, seat)
    }


def trade(data, seat):
    found = selections(data, seat)
    if not data["escort"]:
        found.add("decline")
        found |= {f"escort {sea} {berth}" for sea, berth in own_ships(data, seat) if arrivals(data, seat, sea, berth)}
    return found


def send(data, seat):
    mine = merchants(data, seat)
    found = {f"send {node}" for node, lying in mine.items() if not lying}
    return found | ({"send-new"} if data["beside"][seat] else set())


def payer(data):
    """The node whose rows are paid, and who collects there."""
    without = data["turn"] if data["role"] else None
    return collectors(data, data["entry"], without)


def ties(data, seat):
    """Whom the mover may rank next: the rest of the strongest group whose order still matters."""
    powers = payer(data)
    for group in tied_groups(powers):
        rest = [other for other in group if other not in data["order"]]
        if len(rest) > 1 and order_matters(data, powers, rest):
            return {f"rank {other}" for other in rest}
    return set()


def order_matters(data, powers, group):
    paid = [payments(data, data["entry"], order, powers) for order in orders(powers, [])]
    return any({s: p.get(s, 0) for s in group} != {s: paid[0].get(s, 0) for s in group} for p in paid)
