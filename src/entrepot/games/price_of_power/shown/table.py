"""A seat's view as lines of text, for terminals and screen readers."""

from typing import TYPE_CHECKING, Any

from entrepot.games.price_of_power.rules import telling
from entrepot.kernel.message import Message, message, seat_name, seat_names

if TYPE_CHECKING:
    from entrepot.games.price_of_power.game import PriceOfPower


def line(name: str, args: dict[str, Any]) -> Message:
    """Return one line."""
    return message(f"price_of_power-table-{name}", args)


def lines(game: "PriceOfPower", view: Any) -> list[Message]:
    """Return the table line by line: the round, the realms, the map, the cards."""
    found: list[Message] = []
    if view["round"] > 0 and view["first"] >= 0:
        found.append(round_line(view))
    if view["turn"] >= 0:
        found.append(line("turn", {"seat": seat_name(view["turn"])}))
    if view["passing"]["passed"]:
        found.append(line("passed", {"seats": seat_names(view["passing"]["passed"])}))
    for seat in range(view["seats"]):
        if view["realms"][seat]["realm"]:
            found += realm_lines(game, view, seat)
            found += piece_lines(game, view, seat)
    return found + map_lines(game, view) + card_lines(game, view)


def named(game: "PriceOfPower", table: str, ids: list[str]) -> list[Any]:
    """Return rows of the content as an argument."""
    return [one(game, table, id) for id in ids]


def one(game: "PriceOfPower", table: str, id: str) -> dict[str, Any]:
    """Return one row of the content as an argument."""
    return game.face(table, game.content.number(table, id))


def round_line(view: Any) -> Message:
    """Return the Age, the Round and the First Player."""
    args = {"age": telling.age_word(view["age"] - 1), "first": seat_name(view["first"])}
    return line("round", {**args, "round": view["round"], "rounds": view["rounds"]})


def realm_lines(game: "PriceOfPower", view: Any, seat: int) -> list[Message]:
    """Return a realm's Treasury, its land, its Ideas and what it can still claim."""
    row = view["realms"][seat]
    who: dict[str, Any] = {"seat": seat_name(seat)}
    amounts = {name: row[name] for name in ("prestige", "ducats", "interest")}
    realm = one(game, "realm", row["realm"])
    found = [line("realm", {**who, "realm": realm, **amounts, "powers": telling.powers_words(row["power"])})]
    owned = [place["id"] for place in view["provinces"] if place["town"] == seat and not place["occupied"]]
    vassals = [place["id"] for place in view["provinces"] if place["vassal"] == seat]
    args = {**who, "tax": row["base_tax"], "provinces": named(game, "province", owned)}
    if not owned:
        found.append(line("landless", {**who, "tax": row["base_tax"]}))
    elif vassals:
        found.append(line("land", {**args, "vassals": named(game, "province", vassals)}))
    else:
        found.append(line("land-alone", args))
    if row["ideas"]:
        found.append(line("ideas", {**who, "ideas": named(game, "idea", row["ideas"])}))
    missions = [mission["id"] for mission in row["missions"] if not mission["done"]]
    return found + [line("mission", {**who, "mission": one(game, "mission", id)}) for id in missions]


def piece_lines(game: "PriceOfPower", view: Any, seat: int) -> list[Message]:
    """Return a realm's ships and Merchants."""
    who: dict[str, Any] = {"seat": seat_name(seat)}
    found: list[Message] = []
    for sea in view["seas"]:
        if sea["ships"][seat] > 0:
            counts = {"ships": sea["ships"][seat], "slots": sea["slotted"][seat]}
            found.append(line("fleet", {**who, "space": one(game, "space", sea["id"]), **counts}))
    for name, is_lying in (("merchants", False), ("merchants-lying", True)):
        nodes = [node["id"] for node in view["nodes"] if {"seat": seat, "lying": is_lying} in node["merchants"]]
        if nodes:
            found.append(line(name, {**who, "nodes": named(game, "node", nodes)}))
    if view["realms"][seat]["beside"] > 0:
        found.append(line("merchants-new", {**who, "count": view["realms"][seat]["beside"]}))
    return found


def map_lines(game: "PriceOfPower", view: Any) -> list[Message]:
    """Return Pirates, Expanded nodes, Influence, Claims, Occupied Provinces and DNPR tokens."""
    found = [
        line("pirates", {"node": one(game, "node", node["id"]), "count": node["pirates"]})
        for node in view["nodes"]
        if node["pirates"] > 0
    ]
    expanded = [node["id"] for node in view["nodes"] if node["expanded"]]
    if expanded:
        found.append(line("expanded", {"nodes": named(game, "node", expanded)}))
    for area in view["areas"]:
        space = one(game, "space", area["id"])
        cubes = [standing(seat, count) for seat, count in enumerate(area["influence"]) if count > 0]
        if cubes:
            found.append(line("influence", {"space": space, "cubes": cubes}))
        if area["claims"]:
            found.append(line("claims", {"space": space, "seats": seat_names(area["claims"])}))
    for name in ("occupied", "dnpr"):
        marked = [place["id"] for place in view["provinces"] if place[name]]
        if marked:
            found.append(line(name, {"provinces": named(game, "province", marked)}))
    return found


def standing(seat: int, count: int) -> Message:
    """Return a seat and a number as an argument."""
    return message("price_of_power-standing", {"seat": seat_name(seat), "count": count})


def card_lines(game: "PriceOfPower", view: Any) -> list[Message]:
    """Return the cards turned up, and the piles."""
    cards = view["cards"]
    found: list[Message] = []
    if cards["shown"]:
        found.append(line("shown", {"cards": named(game, "card", [row["card"] for row in cards["shown"]])}))
    counts = {"count": cards["deck_count"], "discard": len(cards["discard"]), "aside": len(cards["aside"])}
    return [*found, line("deck", counts)]
