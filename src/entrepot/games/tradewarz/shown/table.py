"""A seat's view as lines of text, for terminals and screen readers."""

from typing import TYPE_CHECKING, Any

from entrepot.games.tradewarz.actions import RESOURCES
from entrepot.kernel.message import Message, message, seat_name, seat_names

if TYPE_CHECKING:
    from entrepot.games.tradewarz.game import TradeWarz


def lines(game: "TradeWarz", view: Any) -> list[Message]:
    """Return the table line by line: the time, the players, the map, what is going on, the own cards."""
    found = [season_line(game, view)]
    for seat in range(view["seats"]):
        found += player_lines(game, view, seat)
    found += [post_line(post) for post in view["posts"]]
    found += [army_line(game, army) for army in view["armies"]]
    found += [building_line(building) for building in view["buildings"]]
    found += going_on(view)
    if view["hand"]:
        found.append(message("tradewarz-table-hand", {"cards": game.faces("morale", view["hand"])}))
    return found


def place(word: str) -> Message:
    """Return a place as an argument."""
    return message(f"tradewarz-place-{word}")


def season_line(game: "TradeWarz", view: Any) -> Message:
    """Return year, season and whose turn it is."""
    args = {"year": view["year"], "season": game.faces("season", [view["season"]])[0]}
    return message("tradewarz-table-season", {**args, "seat": seat_name(view["mover"])})


def player_lines(game: "TradeWarz", view: Any, seat: int) -> list[Message]:
    """Return what a player has."""
    player = view["players"][seat]
    goods = {name: player["goods"][name] for name in RESOURCES}
    xadlas = {"golden": player["golden"], "silver": player["silver"]}
    counts = {"reserve": player["reserve"], "morale": player["morale"], "battle": player["battle_left"]}
    found = [message("tradewarz-table-player", {"seat": seat_name(seat), **goods, **xadlas, **counts})]
    if player["gate"]:
        place_of: dict[str, Any] = {"seat": seat_name(seat), "gate": message(f"tradewarz-gate-{player['gate']}")}
        found.append(message("tradewarz-table-capital", {**place_of, **player["support"]}))
    else:
        found.append(message("tradewarz-table-ship", {"seat": seat_name(seat), "spaces": player["sailed"]}))
    if player["techs"]:
        args: dict[str, Any] = {"seat": seat_name(seat), "techs": game.faces("tech", player["techs"])}
        found.append(message("tradewarz-table-techs", args))
    if player["alliance"]:
        args = {"seat": seat_name(seat), "members": seat_names(player["alliance"])}
        found.append(message("tradewarz-table-alliance", args))
    return found


def post_line(post: Any) -> Message:
    """Return a trading post."""
    args = {"number": post["number"], "place": place(post["place"])}
    if post["owner"] < 0:
        return message("tradewarz-table-post-free", args)
    return message("tradewarz-table-post", {**args, "seat": seat_name(post["owner"])})


def army_line(game: "TradeWarz", army: Any) -> Message:
    """Return the army on a place."""
    args = {"place": place(army["place"]), "seats": seat_names(army["seats"]), "count": sum(army["soldiers"])}
    if not army["super"]:
        return message("tradewarz-table-army", args)
    return message("tradewarz-table-army-super", {**args, "tech": game.faces("tech", [army["super"]])[0]})


def building_line(building: Any) -> Message:
    """Return a building and where its silos stand."""
    octagons = [message(f"tradewarz-octagon-{word}") for word in [*building["silos"], *building["extra"]]]
    args = {"seat": seat_name(building["seat"]), "place": place(building["place"]), "octagons": octagons}
    return message("tradewarz-table-building", {**args, "building": message(f"tradewarz-building-{building['kind']}")})


def going_on(view: Any) -> list[Message]:
    """Return the march and the battle in progress."""
    found: list[Message] = []
    march, battle = view["march"], view["battle"]
    if march is not None and march["at"]:
        args = {"seat": seat_name(march["seat"]), "place": place(march["at"])}
        found.append(message("tradewarz-table-march", {**args, "count": march["soldiers"], "spaces": march["spaces"]}))
    if battle is not None:
        sides = {"attacker": seat_name(battle["attacker"]), "defender": seat_name(battle["defender"])}
        args = {**sides, "place": place(battle["place"])}
        for side in ("attacking", "defending"):
            args.update({f"{side}-{name}": number for name, number in battle[side].items()})
        found.append(message("tradewarz-table-battle", args))
    return found
