"""Positions set up by hand: what is not given is made to agree with what is."""

from typing import TYPE_CHECKING, Any, Final

from entrepot.games.tradewarz.cards import NONE, OWN_CARDS
from entrepot.games.tradewarz.position import GOLDEN, RESERVE
from entrepot.kernel.bag import counted, named
from entrepot.kernel.errors import BadPosition
from entrepot.kernel.plain import list_of

if TYPE_CHECKING:
    from entrepot.games.tradewarz.game import TradeWarz

KEYS: Final = {
    "year": "the year, from 1",
    "season": "the season, from 0 to 4",
    "turn": "whose turn it is, as a place in 'order'",
    "order": "the seats in order of play",
    "house": "by seat the house",
    "gate": "by seat the gate of its capital, such as 'n3'",
    "sailed": "by seat how far its ship has come",
    "rolled": "the roll of the ship that is to sail",
    "map": "the tiles as seven rows of letters: F lumber, G mining, W wheat, M mountain, L lake",
    "tiles": "the 49 tiles by octagon: lumber, mining, wheat, mountain, lake",
    "posts": "the squares of the trading posts, by number",
    "crossings": "a list of [octagon, 'falling' or 'rising'], in the order of the octagons",
    "army": "a list of [place, [[seat, soldiers], ...]], in the order of places, hosts first; "
    "others have two at home if no 'reserve' is told",
    "building": "a list of [square, seat, kind, year it became a village, [[octagon, group], ...]], "
    "in the order of places",
    "post_owner": "by post who owned it when that was last settled; follows from 'army' and 'building'",
    "goods": "by seat a table of gold, lumber, mining and wheat",
    "golden": "by seat golden Xadlas",
    "bank": "golden Xadlas left; follows from 'golden'",
    "fell_short": "whether an award could not be paid in full",
    "time_up": "whether time has run out",
    "reserve": "by seat soldiers in reserve; follows from 'army' and 'techs'",
    "castles": "by seat castles built so far; those on the map unless told",
    "university": "by seat a table of economy, engineering and military",
    "techs": "by seat a list of techs, in content order",
    "supers": "a list of [super unit, place, seat it is with], in content order; the rest lie in their capitals",
    "waiting": "by group how many extra silos wait",
    "yearly": "techs whose benefit of this year is used up, in content order",
    "marks": "by seat the action of each season, in the order of the seasons, or ''",
    "morale": "by seat a list of morale cards, in content order",
    "known": "by seat those that all know of, in content order",
    "morale_bag": "morale cards never drawn, in content order; those that lie nowhere else",
    "returned": "morale cards under the deck, the next to be drawn first; those missing from 'morale_bag'",
    "deck": "by seat the face-down battle cards, in content order; 'deck' and 'used' are six",
    "used": "by seat the used battle cards, in content order; beside a given 'deck' the first that are left, up to six",
    "undealt": "battle cards out of play, in content order; those that lie nowhere else",
    "shown_decks": "seats whose six battle cards all have seen, ascending",
    "alliance": "by seat the number of its alliance, 0 for none",
    "offers": "by seat the offers that the mover has made to it in this turn",
    "proposed": "whether the mover has proposed an alliance in this turn",
    "broke": "whether the mover has broken one in this turn",
    "boost": "spaces more in the next march",
    "engineers": "lumber and mining off the next crossing",
}
GATES: Final = ("n3", "s3", "e3", "w3", "n5", "s5")
"""Where capitals stand unless told."""
CREW: Final = 2
LETTERS: Final = {"F": "lumber", "G": "mining", "W": "wheat", "M": "mountain", "L": "lake"}
EARLY: Final = ("setup", "houses", "order", "sail")
BOTTOM: Final = ("turn", "after", "morale", "income", "spring", "leave", "close")


def check_given(game: "TradeWarz", given: dict[str, Any], seats: int) -> None:
    """Raise BadPosition where a given value has not the shape of its key's."""
    state = game.new(seats, 0)
    if given.get("phase") == "setup" and len(given) > 1:
        raise BadPosition("the phase 'setup' begins the game, so nothing else can be given with it")
    given = {**given, "tiles": tiles_of(given["map"])} if "map" in given else given
    state.set_fields({**state.fields(), **{key: value for key, value in given.items() if key != "phase"}})


def tiles_of(rows: object) -> list[str]:
    """Return the tiles of a map given as rows of letters."""
    letters = " ".join(str(row) for row in list_of(rows)).split()
    for letter in letters:
        if letter not in LETTERS:
            raise BadPosition(f"'map' takes rows of the letters {', '.join(LETTERS)}, not {letter!r}")
    return [LETTERS[letter] for letter in letters]


def complete(game: "TradeWarz", data: dict[str, Any], given: dict[str, Any]) -> None:
    """Found the capitals, raise the armies, and let every pile hold what lies nowhere else."""
    phase: str = data["stack"][-1][0]
    if "map" in data:
        data["tiles"] = tiles_of(data.pop("map"))
    if phase == "setup":
        data.update(game.fresh(data["seats"], game.choose(data["options"])).fields())
        data["stack"] = [[phase, 0, 0, 0]]
        return
    if phase not in EARLY + BOTTOM:
        raise BadPosition(f"a position cannot be set up in {phase!r}: begin with one of {', '.join(BOTTOM)}")
    if phase not in EARLY:
        found_capitals(game, data, given)
    share_cards(game, data, given)
    default(data, given, "bank", GOLDEN - sum(data["golden"]))
    default(data, given, "castles", [castles_of(data, seat) for seat in range(data["seats"])])
    data["stack"] = [[phase, 0, 0, 0]]


def default(data: dict[str, Any], given: dict[str, Any], key: str, value: Any) -> None:
    """Set a key that was not given."""
    if key not in given:
        data[key] = value


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
            if game.cards.techs.marker[game.cards.techs.ids.index(id)] != NONE and id not in placed:
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
    battle, morale = game.cards.battle, game.cards.morale
    if "undealt" in given and "deck" not in given:
        data["deck"] = [[] for _ in data["deck"]]
    elif "used" in given and "deck" not in given:
        data["deck"] = [rest_of(deck, used) for deck, used in zip(data["deck"], data["used"], strict=True)]
    held = [card for pile in (data["deck"], data["used"]) for hand in pile for card in hand]
    deal_rest(data, given, rest(battle.ids, battle.copies, held + (data["undealt"] if "undealt" in given else [])))
    held = [card for pile in (data["deck"], data["used"]) for hand in pile for card in hand]
    default(data, given, "undealt", rest(battle.ids, battle.copies, held))
    held = [card for hand in data["morale"] for card in hand]
    default(data, given, "morale_bag", rest(morale.ids, morale.copies, held + data["returned"]))
    default(data, given, "returned", rest(morale.ids, morale.copies, held + data["morale_bag"]))


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


def rest(ids: list[str], copies: list[int], held: list[str]) -> list[str]:
    """Return the cards of a deck that are not held; BadPosition if there are not enough."""
    left = [count - taken for count, taken in zip(copies, counted(held, ids), strict=True)]
    for id, count in zip(ids, left, strict=True):
        if count < 0:
            raise BadPosition(f"there are not enough cards {id!r} for this position")
    return named(left, ids)
