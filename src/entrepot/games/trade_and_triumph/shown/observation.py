"""What a seat of Trade and Triumph knows, as whole numbers for programs that learn. TT-R-39, TT-R-40

Left out of what the view shows: the options, and the order in which cards and arrivals lie, but for the next arrival.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from entrepot.games.trade_and_triumph.actions import CAPACITY, DECKS
from entrepot.games.trade_and_triumph.content.board import INNER, heading_of, route_of, space_of
from entrepot.games.trade_and_triumph.content.effect_parts import WORDS
from entrepot.games.trade_and_triumph.content.tables import NONE, SPECIALTY
from entrepot.games.trade_and_triumph.content.vocabulary import REGIONS, TRACKS
from entrepot.games.trade_and_triumph.phases.order import TARGET
from entrepot.games.trade_and_triumph.position import memory
from entrepot.games.trade_and_triumph.position.account import has_looked
from entrepot.games.trade_and_triumph.rules.eternals import AWAKE, USED
from entrepot.games.trade_and_triumph.rules.free_actions import can_sell_cubes, card_price, set_points
from entrepot.games.trade_and_triumph.rules.hands import HAND
from entrepot.games.trade_and_triumph.rules.prices import specialty_price, upgrade_price
from entrepot.kernel.game import Game
from entrepot.kernel.observation import (
    MOST,
    Part,
    Vector,
    add_bits,
    add_counts,
    add_numbers,
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
    from entrepot.games.trade_and_triumph.position.state import TradeState

VERSION: Final = 1
ARRIVALS: Final = 16
"""Eight routes, each completed in either heading."""


def parts(game: Game, seats: int, options: list[int]) -> list[Part]:
    """Return what the numbers of `encode` mean, in order."""
    everybody = seat_labels(seats)
    ids = game.content.ids
    cards = [f"{deck} {face}" for deck in DECKS for face in ids(deck)]
    trade, influence = ids("trade"), ids("influence")
    ends = [f"{route} {heading}" for route in ids("route") for heading in ("out", "back")]
    return [
        *heading_parts([phase.name for phase in game.phases], seats),
        numbers("table", ["round", "first", "active", "end-triggered"], 1_000, "`active` is the seat on turn"),
        by_seat("gold", seats),
        by_seat("points", seats),
        grid("cubes", everybody, list(REGIONS), 64),
        numbers("supply", list(REGIONS), 64),
        grid("levels", everybody, list(TRACKS), 2, "upgrades bought"),
        numbers("in-force", list(TRACKS), MOST, "what the seat on turn has in this turn"),
        numbers("left", ["draws", "plays"], MOST),
        numbers("prices", [*TRACKS, "specialty"], MOST, "of the next square, 0 where a track is full; of a draw"),
        grid(
            "traders",
            everybody,
            ["end", "route", "space", "heading", "forced", "held"],
            64,
            "end and route by their place on the board, -1 where the trader is not; heading 0 out, 1 back",
            -1,
        ),
        numbers("hand", cards, 64, "own cards"),
        grid("hand-counts", everybody, list(DECKS), 1_000),
        numbers("down", trade, 64, "own face-down cards"),
        by_seat("down-counts", seats, 1_000),
        grid("known-hand", everybody, cards, 64, "surely in another's hand"),
        grid("known-down", everybody, trade, 64, "surely face-down before another"),
        grid("known-either", everybody, trade, 64, "in another's hand or face-down"),
        grid("eternals", everybody, influence, 64),
        grid("eternals-awake", everybody, influence, 64),
        grid("eternals-used", everybody, influence, 64),
        numbers("decks", list(DECKS), 1_000, "cards left"),
        numbers("discards", cards, 64),
        numbers("drawn", list(DECKS), 1, "decks drawn from in this Draw step"),
        number("may-stay", 0, 1),
        numbers("revealed", trade, 64, "turned up and still to be applied"),
        numbers("arriving", ends, 1, "the end that is being resolved, by the route that led there"),
        numbers("arrivals", ends, 64, "ends that wait to be resolved"),
        numbers("next-arrival", ends, 1),
        numbers("selling", ["price", "cubes", "set"], MOST, "what a card brings, whether cubes sell, points of a set"),
        grid("bonuses", everybody, ["move", "draw"], MOST, "in the next turn only"),
        numbers("asked-card", cards, 1, "the card that the present choice belongs to"),
        numbers("asked-effect", list(WORDS), 1),
    ]


def encode(out: Vector, s: "TradeState", seat: i64) -> None:
    """Write the numbers that `parts` describes."""
    cards = s.cards
    heading(out, s, seat)
    out.add_all([int(s.round), int(s.first), int(s.active), 1 if s.triggered else 0])
    add_numbers(out, s.gold)
    add_numbers(out, s.points)
    add_numbers(out, s.cubes)
    add_numbers(out, s.supply)
    add_numbers(out, s.levels)
    out.add_all([int(s.move_limit), int(s.draw_limit), int(s.play_limit), int(s.draws_left), int(s.plays_left)])
    for track in range(len(TRACKS)):
        out.add(max(upgrade_price(s, track), 0))
    out.add(specialty_price(s))
    for other in range(s.seats):
        add_trader(out, s, other)
    add_own_cards(out, s, seat)
    add_known(out, s, seat)
    add_eternals(out, s)
    add_numbers(out, s.sizes[:3])
    add_numbers(out, s.trade_discard)
    add_numbers(out, s.influence_discard)
    add_numbers(out, s.specialty_discard)
    add_bits(out, s.drawn, len(DECKS))
    out.add(1 if s.may_stay else 0)
    add_counts(out, s.turned, len(cards.ids[0]))
    add_one_hot(out, s.at, ARRIVALS)
    add_counts(out, s.arrivals, ARRIVALS)
    add_one_hot(out, s.arrivals[0] if s.arrivals else NONE, ARRIVALS)
    out.add(0 if s.over else int(card_price(s)))
    out.add(1 if not s.over and can_sell_cubes(s) else 0)
    out.add(set_points(s))
    add_numbers(out, s.bonuses)
    add_asked(out, s)


def width(s: "TradeState") -> i64:
    """Return the number of faces of all decks together."""
    ids = s.cards.ids
    return len(ids[0]) + len(ids[1]) + len(ids[2])


def column(s: "TradeState", card: i64) -> i64:
    """Return a card's place among the faces of all decks."""
    deck = card // CAPACITY
    place = card % CAPACITY
    if deck > 0:
        place += len(s.cards.ids[0])
    if deck == SPECIALTY:
        place += len(s.cards.ids[1])
    return place


def add_trader(out: Vector, s: "TradeState", seat: i64) -> None:
    """Write where a trader is, and what befell it."""
    place: i64 = s.place[seat]
    if place >= INNER:
        out.add_all([-1, int(route_of(place)), int(space_of(place)), int(heading_of(place))])
    else:
        out.add_all([int(place), -1, 0, -1])
    out.add(s.forced >> seat & 1)
    out.add(s.kept >> seat & 1)


def add_own_cards(out: Vector, s: "TradeState", seat: i64) -> None:
    """Write the seat's own hand and face-down cards, and how many everybody has."""
    start = out.skip(width(s))
    for entry in s.hands:
        if entry // HAND == seat:
            out.items[start + column(s, entry % HAND)] += 1
    add_numbers(out, s.held)
    start = out.skip(len(s.cards.ids[0]))
    laid = [0] * s.seats
    for entry in s.down:
        holder = entry // CAPACITY % 4
        laid[holder] += 1
        if holder == seat:
            out.items[start + entry % CAPACITY] += 1
    out.add_all(laid)


def add_known(out: Vector, s: "TradeState", seat: i64) -> None:
    """Write what the seat has seen of others' cards that are out of sight now. TT-R-39"""
    faces: i64 = len(s.cards.ids[0])
    every = width(s)
    start: i64 = out.size
    down: i64 = start + s.seats * every
    either: i64 = down + s.seats * faces
    out.skip(s.seats * (every + 2 * faces))
    for entry in s.known:
        if memory.observer_of(entry) != seat:
            continue
        holder = memory.holder_of(entry)
        card = memory.card_of(entry)
        is_sure = card >= CAPACITY or memory.since_of(entry) >= s.down_count(holder)
        if memory.may_be_in_hand(entry) and is_sure:
            out.items[start + holder * every + column(s, card)] += 1
        else:
            out.items[either + holder * faces + card] += 1
    for entry in s.down:
        holder = entry // CAPACITY % 4
        if holder != seat and has_looked(entry, seat):
            out.items[down + holder * faces + entry % CAPACITY] += 1


def add_eternals(out: Vector, s: "TradeState") -> None:
    """Write the Eternals in play, and which of them are awake or used."""
    faces: i64 = len(s.cards.ids[1])
    start: i64 = out.size
    plane: i64 = s.seats * faces
    out.skip(3 * plane)
    for entry in s.eternals:
        at = start + entry // CAPACITY % 4 * faces + entry % CAPACITY
        out.items[at] += 1
        out.items[at + plane] += entry // AWAKE % 2
        out.items[at + 2 * plane] += entry // USED % 2


def add_asked(out: Vector, s: "TradeState") -> None:
    """Write the card whose effect asks something now."""
    if s.over or s.top().id < TARGET:
        out.skip(width(s) + len(WORDS))
        return
    effect: i64 = s.note(0)
    add_one_hot(out, column(s, effect // 2), width(s))
    add_one_hot(out, s.cards.words[effect], len(WORDS))
