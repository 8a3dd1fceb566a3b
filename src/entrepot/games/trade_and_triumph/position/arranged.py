"""Positions set up by hand: what is not given is made to agree with what is."""

from typing import TYPE_CHECKING, Any

from entrepot.games.trade_and_triumph.actions import DECKS
from entrepot.games.trade_and_triumph.content.tables import COLOURS, CUBES, TARGET_POINTS
from entrepot.games.trade_and_triumph.position.arranged_cards import share_cards
from entrepot.games.trade_and_triumph.position.arranged_stack import frames
from entrepot.games.trade_and_triumph.rules import drawing
from entrepot.kernel.errors import BadPosition
from entrepot.kernel.plain import list_of, number, table
from entrepot.mechanics.arranging import begin

if TYPE_CHECKING:
    from entrepot.games.trade_and_triumph.game import TradeAndTriumph


def check_given(game: "TradeAndTriumph", given: dict[str, Any], seats: int) -> None:
    """Raise BadPosition where a given value has not the shape of its key's."""
    data = game.new(seats, 0).fields()
    data.update({key: value for key, value in given.items() if key in data})
    normalise(data, given)
    game.new(seats, 0, {"route-spaces": "4"}).set_fields(data)


def normalise(data: dict[str, Any], given: dict[str, Any]) -> None:
    """Write out what may be given in short."""
    if "hands" in given:
        data["hands"] = [by_deck(hand) for hand in list_of(given["hands"])]
    if "eternals" in given:
        data["eternals"] = [[whole_eternal(one) for one in list_of(held)] for held in list_of(given["eternals"])]
    if "down" in given and "down_seen" not in given:
        data["down_seen"] = [[[] for _ in list_of(ids)] for ids in list_of(given["down"])]
    for zone in ("decks", "discards"):
        if zone in given:
            data[zone] = by_deck(given[zone])


def by_deck(value: Any) -> dict[str, Any]:
    """Return the cards of each deck; of one that is left out, none."""
    lists = table(value)
    for deck in lists:
        number(deck, list(DECKS))
    return {deck: list_of(lists.get(deck, [])) for deck in DECKS}


def whole_eternal(eternal: Any) -> dict[str, Any]:
    """Return an Eternal with all that belongs to it; by its id alone it is awake and unused."""
    if isinstance(eternal, str):
        return {"card": eternal, "awake": True, "used": False}
    parts = {"awake": True, "used": False, **table(eternal)}
    if "card" not in parts:
        raise BadPosition(f"{eternal!r} is not an Eternal: it has no 'card'", eternal)
    return parts


def complete(game: "TradeAndTriumph", data: dict[str, Any], given: dict[str, Any]) -> None:
    """Let the rest follow from what was given: who is on turn, what is in force, the supply, the decks, the stack."""
    phase: str = data["stack"][-1][0] if "stack" in given else given.get("phase", data["stack"][-1][0])
    if phase == "setup":
        begin(game, data, given)
        return
    normalise(data, given)
    if "active" not in given:
        data["active"] = data["first"]
    in_force(game, data, given, phase)
    if "supply" not in given:
        data["supply"] = [CUBES - sum(cubes[region] for cubes in data["cubes"]) for region in range(COLOURS)]
    if "triggered" not in given:
        data["triggered"] = any(points >= TARGET_POINTS for points in data["points"])
    if "unmoved" not in given:
        data["unmoved"] = [
            bars and place == "city" and not forced
            for bars, place, forced in zip(data["unmoved"], data["traders"], data["forced"], strict=True)
        ]
    if "turned_up" not in given:
        data["turned_up"] = len(data["turned"])
    if "stack" not in given:
        data["stack"] = frames(game, data, phase, data.get("asked", {}))
    share_cards(game.cards, data, given)
    data.pop("asked", None)
    if phase == "draw" and "stack" not in given:
        end_draw(game, data)


def end_draw(game: "TradeAndTriumph", data: dict[str, Any]) -> None:
    """Go on to the Play step where the Draw step ends by itself. TT-R-08"""
    state = game.fresh(data["seats"], game.choose(data["options"]))
    state.set_fields(data)
    if not state.arrivals and drawing.is_over(state):
        data["stack"] = frames(game, data, "play", {})


def in_force(game: "TradeAndTriumph", data: dict[str, Any], given: dict[str, Any], phase: str) -> None:
    """Settle what the turn has of spaces, draws and plays, and what is left of it. TT-UPG-05"""
    if "in_force" not in given:
        levels = data["levels"][data["active"]]
        data["in_force"] = [1 + levels[0] + extra_move(game, data), 1 + levels[1], 1 + levels[2]]
    if "draws_left" not in given:
        data["draws_left"] = max(data["in_force"][1] - len(data["drawn"]), 0)
    if "plays_left" not in given:
        data["plays_left"] = data["in_force"][2]


def extra_move(game: "TradeAndTriumph", data: dict[str, Any]) -> int:
    """Return the spaces that the awake Eternals of the seat on turn add."""
    total = 0
    rows = {row["id"]: row for row in game.content.rows("influence")}
    for eternal in data["eternals"][data["active"]]:
        row = rows.get(eternal["card"], {})
        for slot in ("1", "2"):
            if eternal["awake"] and row.get("effect" + slot) == "extra-move":
                total += row["amount" + slot]
    return total
