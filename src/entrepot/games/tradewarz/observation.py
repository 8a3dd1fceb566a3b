"""What a seat of TradeWarz knows, as whole numbers for programs that learn. TW-R-80

Left out of what the view shows: the options; what follows from the rest, such as links, supplies and where a squad may
stop; who came first to a place that allies share; and the order of morale cards, but for the next to be drawn.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from entrepot.games.tradewarz import army, fighting, knowledge, wealth
from entrepot.games.tradewarz.actions import RESOURCES, TREES
from entrepot.games.tradewarz.cards import GOODS, NONE, SEASONS, VALUES
from entrepot.games.tradewarz.terrain.places import (
    AROUND,
    CROSSED,
    CROSSINGS,
    KINDS,
    OCTAGON_WORDS,
    OCTAGONS,
    PLACE_WORDS,
    PLACES,
    SQUARES,
)
from entrepot.games.tradewarz.tokens import TOKEN_WORDS
from entrepot.kernel.game import Game
from entrepot.kernel.observation import (
    MOST,
    Part,
    add_bits,
    add_counts,
    add_one_hot,
    by_seat,
    grid,
    heading,
    heading_parts,
    number,
    numbers,
    seat_labels,
)

if TYPE_CHECKING:
    from entrepot.games.tradewarz.state import TradeWarzState

VERSION: Final = 1
CORNERS: Final = 4
BATTLE: Final = 2 + 3 * 2
"""Soldiers of both sides, and three values of each."""


def parts(game: Game, seats: int, options: list[int]) -> list[Part]:
    """Return what the numbers of `encode` mean, in order."""
    ids = game.content.ids
    everybody, goods, places = seat_labels(seats), list(RESOURCES), list(PLACE_WORDS)
    techs, morale, battle = ids("tech"), ids("morale"), ids("battle")
    squares = places[:SQUARES]
    ways = [f"{OCTAGON_WORDS[CROSSED[at]]} {'rising' if at & 1 else 'falling'}" for at in range(CROSSINGS)]
    corners = [f"{OCTAGON_WORDS[AROUND[at]]} by {squares[at // CORNERS]}" for at in range(CORNERS * SQUARES)]
    supers = [row["id"] for row in game.content.rows("tech") if row["super_unit"]]
    fights = [f"{side} {value}" for side in ("attacking", "defending") for value in ("soldiers", *VALUES)]
    posts = [f"post {at + 1}" for at in range(3 if seats <= 3 else 4)]
    return [
        *heading_parts([phase.name for phase in game.phases], seats),
        numbers("table", ["year", "season", "time-called", "golden Xadlas in the bank", "roll"], MOST),
        number("mover", 0, seats - 1),
        by_seat("order", seats, seats - 1, "who is first in the order of play, who second, ..."),
        numbers("tiles", list(OCTAGON_WORDS[:OCTAGONS]), len(KINDS) - 1, ", ".join(KINDS) + ", from 0"),
        numbers("crossings", ways, 1),
        numbers("posts", posts, PLACES - 1, "the place of each, -1 before the map is dealt", -1),
        numbers("post-owners", posts, seats - 1, "", -1),
        by_seat("house", seats, len(ids("house")) - 1, "by its place in the content, -1 before it is chosen", -1),
        by_seat("gate", seats, PLACES - 1, "the place of the capital, -1 before the ship has docked", -1),
        by_seat("sailed", seats),
        grid("goods", everybody, goods),
        by_seat("golden", seats),
        by_seat("silver", seats),
        by_seat("reserve", seats),
        grid("techs", everybody, techs, 1),
        grid("universities", everybody, list(TREES), 4),
        grid(
            "board",
            everybody,
            [f"season {season + 1}" for season in range(SEASONS)],
            len(TOKEN_WORDS),
            "the action taken, 0 for none, else from 1: " + ", ".join(TOKEN_WORDS),
        ),
        by_seat("morale-counts", seats, 1_000),
        by_seat("castles", seats, 1_000, "built so far"),
        grid("battle-used", everybody, battle, 64),
        grid("battle-known", everybody, battle, 64, "of the six cards, used ones included"),
        by_seat("battle-left", seats, 1_000),
        grid("allies", everybody, everybody, 1, "1 between members of one alliance, oneself aside"),
        grid("soldiers", places, everybody, 1_000),
        numbers("buildings", squares, 3, "settlement 1, village 2, castle 3"),
        numbers("building-owners", squares, seats - 1, "", -1),
        numbers("village-since", squares, 1_000, "year in which it became a village"),
        numbers("silos", corners, 64, "of a building, by the octagons round its square"),
        numbers("extra-silos", corners, 64, "that technologies added"),
        numbers("silos-waiting", [f"group {at + 1}" for at in range(groups(game))], 1_000, "still to be placed"),
        numbers("super-at", supers, PLACES, "place of each super unit, -1 unowned, 44 while it marches", -1),
        numbers("super-with", supers, seats - 1, "whose squad it is with", -1),
        numbers("hand", morale, 64, "own morale cards"),
        grid("morale-known", everybody, morale, 64, "those that all know to be in hand"),
        number("morale-deck", 0, 1_000),
        numbers("morale-returned", morale, 64, "at the bottom of the deck"),
        numbers("morale-next", morale, 1, "the first of those"),
        numbers("march", ["soldiers", "spaces", "second", "boost", "engineers"], MOST),
        numbers("march-from", places, 1),
        numbers("march-at", places, 1),
        numbers("march-super", supers, 1),
        numbers("fighters", ["attacker", "defender"], seats - 1, "-1 without a battle", -1),
        numbers("battle-at", places, 1),
        numbers("battle", fights, MOST, "without cards", -MOST),
        grid("burnt", ["attacker's", "defender's"], battle, 1),
        by_seat("committed", seats, 1, "whose secret choice of morale cards is final"),
        numbers("chosen", morale, 64, "by this seat, for the battle"),
        numbers("offer-by", ["proposer", "partner"], seats - 1, "-1 without an offer", -1),
        grid("offer", ["give", "want"], goods),
        number("counter-offer", 0, 1),
        by_seat("offers-left", seats, 1_000, "", -1_000),
        by_seat("proposed", seats, 1, "members of the proposed alliance"),
        by_seat("agreed", seats, 1, "who has agreed to it"),
        numbers("homeless", ["seat", "chooser"], seats - 1, "whose soldiers must leave and who says where to", -1),
        number("homeless-soldiers", 0, 1_000),
    ]


def groups(game: Game) -> int:
    """Return how many groups of extra silos the technologies have."""
    cards = game.fresh(game.fewest, game.choose(None))
    return len(cards.waiting)  # type: ignore[attr-defined]  # only the position of this game comes here


def encode(s: "TradeWarzState", seat: i64) -> list[int]:
    """Return the numbers that `parts` describes."""
    out = heading(s, seat)
    out += [int(s.year), int(s.season), 1 if s.time_up else 0, int(s.bank), int(s.rolled)]
    out.append(s.order[min(int(s.turn), int(s.seats) - 1)])
    out += s.order
    add_board(out, s)
    add_players(out, s)
    add_battle_cards(out, s, seat)
    for one in range(s.seats):
        for other in range(s.seats):
            out.append(1 if one != other and s.are_allied(one, other) else 0)
    add_soldiers(out, s)
    add_buildings(out, s)
    out += s.marker_at
    out += s.marker_with
    add_morale(out, s, seat)
    add_march(out, s)
    add_fight(out, s, seat)
    add_talks(out, s, "" if s.over else s.top().name)
    return out


def add_board(out: list[int], s: "TradeWarzState") -> None:
    """Write tiles, crossings and posts."""
    board = s.board
    for tile in board.tiles:
        out.append(tile)
    add_bits(out, board.crossings, CROSSINGS)
    for at in range(len(s.post_owner)):
        out.append(board.posts[at] if at < len(board.posts) else NONE)
    out += s.post_owner


def add_players(out: list[int], s: "TradeWarzState") -> None:
    """Write what all know of the players' own boards."""
    out += s.house
    out += s.gate
    out += s.sailed
    out += s.goods
    out += s.golden
    for other in range(s.seats):
        out.append(int(wealth.silver(s, other)))
    out += s.reserve
    for other in range(s.seats):
        add_bits(out, s.techs[other], s.cards.techs.count)
    out += s.university
    out += s.marks
    faces: i64 = s.cards.morale.faces
    for other in range(s.seats):
        held: i64 = 0
        for at in range(other * faces, (other + 1) * faces):
            held += s.morale[at]
        out.append(int(held))
    out += s.castles


def add_battle_cards(out: list[int], s: "TradeWarzState", seat: i64) -> None:
    """Write the used piles, what the seat knows of the six cards of each, and how many are left. TW-BCARD-03"""
    faces: i64 = s.cards.battle.faces
    out += s.used
    start: i64 = len(out)
    out += s.used
    left = [0] * s.seats
    for other in range(s.seats):
        knows = knowledge.knows_deck(s, seat, other)
        for at in range(other * faces, (other + 1) * faces):
            count = s.deck[at]
            left[other] += count
            if knows:
                out[start + at] += count
    out += left


def add_soldiers(out: list[int], s: "TradeWarzState") -> None:
    """Write how many soldiers of each seat stand where."""
    start: i64 = len(out)
    seats: i64 = s.seats
    out += [0] * (PLACES * seats)
    for place in range(PLACES):
        entry: i64 = s.army[place]
        while entry:
            out[start + place * seats + (entry & 7) - 1] = int(entry >> 3 & 7)
            entry >>= army.WIDTH


def add_buildings(out: list[int], s: "TradeWarzState") -> None:
    """Write the buildings and their silos."""
    start: i64 = len(out)
    out += [0] * SQUARES
    out += [-1] * SQUARES
    out += s.since
    silos: i64 = len(out)
    out += [0] * (2 * CORNERS * SQUARES)
    for square in range(SQUARES):
        value: i64 = s.building[square]
        if value == 0:
            continue
        out[start + square] = int(value & 3)
        out[start + SQUARES + square] = int(value >> 2)
        packed: i64 = s.silos[square]
        at: i64 = 0
        while packed:
            extra: i64 = CORNERS * SQUARES if at >= CORNERS else 0
            out[silos + extra + square * CORNERS + at % CORNERS] += int(packed & 3)
            packed >>= 2
            at += 1
    out += s.waiting


def add_morale(out: list[int], s: "TradeWarzState", seat: i64) -> None:
    """Write the seat's morale cards, and what all know of the others' and of the deck. TW-R-109"""
    faces: i64 = s.cards.morale.faces
    out += s.morale[seat * faces : (seat + 1) * faces]
    out += s.known
    out.append(sum(s.morale_bag) + len(s.returned))
    add_counts(out, s.returned, faces)
    add_one_hot(out, s.returned[0] if s.returned else NONE, faces)


def add_march(out: list[int], s: "TradeWarzState") -> None:
    """Write the march in progress."""
    supers: i64 = len(s.marker_at)
    if s.march_size == 0 or s.over:
        out += [0] * (5 + 2 * PLACES + supers)
        return
    out += [int(s.march_size), int(s.spaces), 1 if s.second else 0, int(s.boost), int(s.engineers)]
    add_one_hot(out, s.march_from, PLACES)
    add_one_hot(out, s.march_at, PLACES)
    add_one_hot(out, s.march_marker, supers)


def add_fight(out: list[int], s: "TradeWarzState", seat: i64) -> None:
    """Write the battle in progress; morale cards chosen are shown to their own side alone. TW-BATTLE-17"""
    cards: i64 = s.cards.battle.faces
    faces: i64 = s.cards.morale.faces
    if s.attacker == NONE:
        out += [-1, -1]
        out += [0] * (PLACES + BATTLE + 2 * cards + s.seats + faces)
        return
    out += [int(s.attacker), int(s.defender)]
    add_one_hot(out, s.field, PLACES)
    out.append(int(s.march_size))
    out += fighting.attacking(s)
    out.append(int(army.total(s, s.field)))
    out += fighting.defending(s)
    add_one_hot(out, s.burnt_attacker, cards)
    add_one_hot(out, s.burnt_defender, cards)
    add_bits(out, s.ready, s.seats)
    nothing: list[int] = []
    own = s.picked_attacker if seat == s.attacker else s.picked_defender if seat == s.defender else nothing
    add_counts(out, own, faces)


def add_talks(out: list[int], s: "TradeWarzState", phase: str) -> None:
    """Write the offer and the proposed alliance on the table, and who must leave a place."""
    mover = s.mover() if not s.over else 0
    if phase == "offer" or phase == "answer":
        is_counter = s.note(1) != 0
        other = s.note(0)
        out += [other, int(mover)] if is_counter else [int(mover), other]
        out += s.deal
        out.append(1 if is_counter else 0)
    else:
        out += [-1, -1]
        out += [0] * (2 * GOODS + 1)
    for made in s.offers:
        out.append(s.cards.offers - made)
    is_proposal = phase == "invite" or phase == "consent"
    add_bits(out, s.note(0) if is_proposal else 0, s.seats)
    add_bits(out, s.note(1) if phase == "consent" else 0, s.seats)
    if phase != "displace":
        out += [-1, -1, 0]
        return
    asked = s.note(2)
    seat = asked if asked != NONE else s.marker_with[s.stray_marker]
    out += [seat, s.top().actors(s)[0], s.strays[seat]]
