"""Positions set up by hand: what is not given is made to agree with what is."""

from typing import TYPE_CHECKING, Any, Final

from entrepot.games.tradewarz.content.tables import NONE, OWN_CARDS
from entrepot.games.tradewarz.position.codecs import BATTLE, MAP_ROWS, MORALE, XADLAS
from entrepot.games.tradewarz.rules.army import RESERVE
from entrepot.kernel.errors import BadPosition
from entrepot.kernel.fields import left_over
from entrepot.mechanics.arranging import begin, check_phase, default

if TYPE_CHECKING:
    from entrepot.games.tradewarz.game import TradeWarz

GATES: Final = ("n3", "s3", "e3", "w3", "n5", "s5")
"""Where capitals stand unless told."""
CREW: Final = 2
EARLY: Final = ("setup", "houses", "order", "sail")
BOTTOM: Final = ("turn", "after", "morale", "income", "spring", "leave", "close")


def complete(game: "TradeWarz", data: dict[str, Any], given: dict[str, Any]) -> None:
    """Found the capitals, raise the armies, and let every pile hold what lies nowhere else."""
    phase: str = data["stack"][-1][0]
    if "map" in data:
        data["tiles"] = MAP_ROWS.read(game, "map", data.pop("map"))
    if phase == "setup":
        begin(game, data, given)
        return
    check_phase(phase, EARLY + BOTTOM, BOTTOM)
    if phase not in EARLY:
        found_capitals(game, data, given)
    share_cards(game, data, given)
    if "bank" not in given:
        XADLAS.settle(data)
    default(data, given, "castles", [castles_of(data, seat) for seat in range(data["seats"])])
    data["stack"] = [[phase, 0, 0, 0]]


def found_capitals(game: "TradeWarz", data: dict[str, Any], given: dict[str, Any]) -> None:
    """Give each seat a house, a capital with its crew, and the rest of its soldiers in reserve."""
    seats = data["seats"]
    default(data, given, "house", game.cards.house_ids[:seats])
    default(data, given, "gate", list(GATES[:seats]))
    default(data, given, "rolled", 0)
    standing: list[Any] = list(data["army"]) if "army" in given else []
    named_seats = {seat for _, squads in standing for seat, _ in squads}
    if "reserve" not in given:  # else it says who has nobody out there
        standing += [[data["gate"][seat], [[seat, CREW]]] for seat in range(seats) if seat not in named_seats]
    data["army"] = standing
    default(data, given, "reserve", [reserve_of(game, data, seat) for seat in range(seats)])
    lay_supers(game, data, given)
    default(data, given, "post_owner", [post_owner(data, post) for post in data["posts"]])


def reserve_of(game: "TradeWarz", data: dict[str, Any], seat: int) -> int:
    """Return the soldiers that a seat has besides those on the map."""
    techs = game.cards.techs
    brought = sum(techs.reserve[techs.ids.index(id)] for id in data["techs"][seat])
    left = RESERVE + brought - sum(count for _, squads in data["army"] for owner, count in squads if owner == seat)
    if left < 0:
        raise BadPosition(f"'army' has {-left} soldiers of seat {seat} too many")
    return int(left)


def lay_supers(game: "TradeWarz", data: dict[str, Any], given: dict[str, Any]) -> None:
    """Lay super units that were not given a place into their owners' capitals."""
    placed = [row[0] for row in given.get("supers", [])]
    data["supers"] = list(given.get("supers", []))
    for seat, ids in enumerate(data["techs"]):
        for id in ids:
            if id in game.cards.techs.super_ids and id not in placed:
                data["supers"].append([id, data["gate"][seat], seat])


def post_owner(data: dict[str, Any], post: str) -> int:
    """Return who owns a post by what stands there."""
    for square, seat, *_ in data["building"]:
        if square == post:
            return int(seat)
    for place, squads in data["army"]:
        if place == post and squads:
            return int(squads[0][0])
    return NONE


def castles_of(data: dict[str, Any], seat: int) -> int:
    """Return how many castles of a seat stand on the map."""
    return sum(1 for _, owner, kind, *_ in data["building"] if owner == seat and kind == "castle")


def share_cards(game: "TradeWarz", data: dict[str, Any], given: dict[str, Any]) -> None:
    """Let what is undealt, and the morale deck, be the cards that lie nowhere else."""
    if "undealt" in given and "deck" not in given:
        data["deck"] = [[] for _ in data["deck"]]
    elif "used" in given and "deck" not in given:
        data["deck"] = [rest_of(deck, used) for deck, used in zip(data["deck"], data["used"], strict=True)]
    deal_rest(data, given, left_over(game, data, BATTLE, "" if "undealt" in given else "undealt"))
    default(data, given, "undealt", left_over(game, data, BATTLE, "undealt"))
    default(data, given, "morale_bag", left_over(game, data, MORALE, "morale_bag"))
    default(data, given, "returned", left_over(game, data, MORALE, "returned"))


def deal_rest(data: dict[str, Any], given: dict[str, Any], left: list[str]) -> None:
    """Make each seat's battle cards six with the first that are left: in its deck or, where that is given, used."""
    key = "used" if "deck" in given else "deck"
    if key in given:
        return
    for deck, used in zip(data["deck"], data["used"], strict=True):
        more = used if key == "used" else deck
        while left and len(deck) + len(used) < OWN_CARDS:
            more.append(left.pop(0))


def rest_of(deck: list[str], used: list[str]) -> list[str]:
    """Return a deck that makes six with what is used."""
    return deck[: max(0, len(deck) - len(used))]
