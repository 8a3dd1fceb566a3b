"""What a bot makes of its view: the same facts as numbers."""

from typing import Any, Final, final

from entrepot.games.trade_and_triumph.actions import CAPACITY, DECKS
from entrepot.games.trade_and_triumph.content.board import BACK, CITY, INNER, OUT, end_of, heading_of, inner, route_of
from entrepot.games.trade_and_triumph.content.board import space_of as space_at
from entrepot.games.trade_and_triumph.content.tables import TARGET_POINTS, Cards
from entrepot.games.trade_and_triumph.content.vocabulary import CITY as CITY_ID
from entrepot.games.trade_and_triumph.content.vocabulary import NODES, REGIONS, TRACKS
from entrepot.games.trade_and_triumph.content.vocabulary import ROUTES as ROUTE_IDS

LONGEST: Final = 24
"""Turns that a game is thought to last from its start."""


@final
class Look:
    """Ids to numbers, made once a game."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.card: dict[str, int] = {}
        """By 'deck/id': the card's number among all decks."""
        for deck, ids in enumerate(cards.ids):
            for face, id in enumerate(ids):
                self.card[f"{DECKS[deck]}/{id}"] = deck * CAPACITY + face
        self.trade: dict[str, int] = {id: face for face, id in enumerate(cards.ids[0])}
        self.influence: dict[str, int] = {id: CAPACITY + face for face, id in enumerate(cards.ids[1])}
        self.specialty: dict[str, int] = {id: 2 * CAPACITY + face for face, id in enumerate(cards.ids[2])}
        self.end: dict[str, int] = {CITY_ID: CITY}
        for number, id in enumerate(NODES):
            self.end[id] = number + 1
        self.route: dict[str, int] = {id: number for number, id in enumerate(ROUTE_IDS)}


class Sight:
    """One view as numbers."""

    def __init__(self, look: Look, view: dict[str, Any], habits_rate: float) -> None:
        self.look: Look = look
        self.cards: Cards = look.cards
        seat: int = view["seat"]
        self.seat: int = seat
        self.seats: int = view["seats"]
        self.view = view
        self.steps: int = int(view["options"]["route-spaces"]) + 1
        self.gold: list[int] = view["gold"]
        self.points: list[int] = view["points"]
        self.cubes: list[int] = [view["cubes"][seat][region] for region in REGIONS]
        levels = view["levels"][seat]
        self.levels: list[int] = [levels[track] for track in TRACKS]
        self.place: int = place_of(look, view["traders"][seat])
        hand = view["hand"]
        self.hand: list[int] = (
            [look.trade[id] for id in hand["trade"]]
            + [look.influence[id] for id in hand["influence"]]
            + [look.specialty[id] for id in hand["specialty"]]
        )
        self.down: list[int] = [look.trade[id] for id in view["down"]]
        self.plays_left: int = view["plays_left"]
        self.draws_left: int = view["draws_left"]
        self.turns: float = turns_left(self.points, view["cubes"], habits_rate)
        """About how many turns each seat still has, this one included."""

    def move(self) -> int:
        """Return the spaces that the seat can move from its next turn on."""
        return 1 + self.levels[0]

    def draw(self) -> int:
        """Return the cards that the seat can draw from its next turn on."""
        return 1 + self.levels[1]

    def plays(self) -> int:
        """Return the plays that the seat has from its next turn on."""
        return 1 + self.levels[2]

    def place_of_seat(self, seat: int) -> int:
        """Return where a trader is."""
        return place_of(self.look, self.view["traders"][seat])


def place_of(look: Look, trader: dict[str, Any]) -> int:
    """Return a trader's place as the board numbers it."""
    if trader["space"] == 0:
        return look.end[trader["place"]]
    heading = OUT if trader["heading"] == "out" else BACK
    return int(inner(look.route[trader["place"]], heading, trader["space"]))


def to_go(place: int, steps: int) -> int:
    """Return the steps to the end ahead; a whole route where the trader stands on an end."""
    if place < INNER:
        return steps
    space = int(space_at(place))
    return space if heading_of(place) == BACK else steps - space


def is_outward(place: int) -> bool:
    """Say whether the next end is a node."""
    return place == CITY or (place >= INNER and heading_of(place) == OUT)


def turns_left(points: list[int], cubes: list[dict[str, int]], rate: float) -> float:
    """Return about how many turns are left, by what the leading seat still lacks."""
    least = float(LONGEST)
    for seat, held in enumerate(cubes):
        counts = [held[region] for region in REGIONS]
        sets = min(counts)
        ahead = points[seat] + sum(counts) + 2 * sets
        turns = (TARGET_POINTS - ahead) / rate
        if turns < least:
            least = turns
    return least if least > 1.0 else 1.0


def route_ahead(place: int) -> int:
    """Return the route that a trader is on, or -1 at an end."""
    return int(route_of(place)) if place >= INNER else -1


def next_end(place: int) -> int:
    """Return the end ahead of an inner place."""
    return int(end_of(route_of(place), heading_of(place)))
