"""What a seat of Tradejack knows, as whole numbers for programs that learn. TJ-INFO-01, TJ-R-16, TJ-R-39

Left out of what the view shows: the options; in which order Trends and Awards were revealed; what others have turned up
once the game is over; and which of its own products a seat has laid with which of its sources.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from entrepot.games.tradejack.cards import AWARD_SEAT, HALF, LONE, NONE, PRODUCT, REVEALS, SEAT, UNSEEN
from entrepot.kernel.game import Game
from entrepot.kernel.observation import (
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
    from entrepot.games.tradejack.state import TradejackState

VERSION: Final = 1


def parts(game: Game, seats: int, options: list[int]) -> list[Part]:
    """Return what the numbers of `encode` mean, in order."""
    products, sources = game.content.ids("product"), game.content.ids("source")
    awards = game.content.ids("award")
    counting = [*game.content.ids("trend"), *awards]
    everybody = seat_labels(seats)
    return [
        *heading_parts([phase.name for phase in game.phases], seats),
        number("round", 0, 1_000),
        number("first", 0, seats - 1, "the First Player"),
        by_seat("capital", seats),
        numbers("products", products, 64, "own Product cards, face-down ones included while they are sealed"),
        by_seat("product-counts", seats),
        grid("sources", everybody, sources, 64, "Source cards; -1 where a seat's are not known", -1),
        by_seat("source-counts", seats),
        grid("awards", everybody, awards, 64, "Awards won"),
        numbers("demand", counting, REVEALS, "Trends and Awards of this round"),
        numbers("regulations", game.content.ids("regulation"), 1, "in force"),
        numbers("auction", sources, 1, "the source under the hammer"),
        number("standing-bid", 0, 1_000_000),
        number("high-bidder", -1, seats - 1, "-1 before the first bid"),
        number("bidder", -1, seats - 1, "-1 where nothing is under the hammer"),
        number("passes", 0, seats),
        number("revealer", -1, seats - 1),
        by_seat("out", seats, 1, "who has passed for good"),
        numbers("waiting", ["face-down", *sources], 1, "the turn's other Source card"),
        numbers("looked", sources, 64, "the Source cards that this seat has to pick from"),
        by_seat("committed", seats, 1),
        numbers("laid-products", products, 64, "what this seat has laid face-down"),
        numbers("laid-sources", sources, 64),
        number(
            "half-made", -1, len(products) - 1, "the product, by its place in the content, that still wants a source"
        ),
        number("co2", -1, 1_000, "tokens on the tracker; -1 where the variant is off"),
        number("co2-limit", -1, 1_000),
        numbers("decks", ["product", "source", "demand"], 10_000, "cards left"),
        numbers("product-discard", products, 64),
        numbers("source-discard", sources, 64),
        numbers("demand-discard", [*counting, *game.content.ids("regulation")], 64),
    ]


def encode(s: "TradejackState", seat: i64) -> list[int]:
    """Return the numbers that `parts` describes."""
    cards = s.cards
    out = heading(s, seat)
    out.append(int(s.round))
    out.append(int(s.first))
    out += s.capital
    add_hands(out, s, seat)
    add_awards(out, s)
    add_demand(out, s)
    add_auction(out, s, seat)
    add_bits(out, s.committed, s.seats)
    add_laid(out, s, seat)
    out.append(int(s.co2) if s.chosen.co2 else -1)
    out.append(int(s.limit()) if s.chosen.co2 else -1)
    out.append(sum_of(s.product_deck))
    out.append(sum_of(s.source_deck) - (1 if s.waiting == UNSEEN else 0))
    out.append(sum_of(s.block_a) - int(s.removed) + (1 if s.card_b != NONE else 0) + sum_of(s.block_c))
    out += s.product_discard
    out += s.source_discard
    add_counts(out, s.demand_discard, len(cards.demand_ids))
    return out


def sum_of(bag: list[int]) -> int:
    """Return how many cards a bag holds."""
    total: i64 = 0
    for count in bag:
        total += count
    return int(total)


def add_hands(out: list[int], s: "TradejackState", seat: i64) -> None:
    """Write own products, everybody's sources as far as they are known, and how many each has."""
    faces: i64 = len(s.cards.product_ids)
    out += s.products[seat * faces : (seat + 1) * faces]
    for other in range(s.seats):
        out.append(int(s.held_products(other)))
    width: i64 = len(s.cards.source_ids)
    if s.over or not s.chosen.from_memory:
        out += s.sources
    else:
        hidden = [-1] * width
        for other in range(s.seats):
            out += s.sources[other * width : (other + 1) * width] if other == seat else hidden
    for other in range(s.seats):
        out.append(int(s.held_sources(other)))


def add_awards(out: list[int], s: "TradejackState") -> None:
    """Write who has won which Awards."""
    start: i64 = len(out)
    out += [0] * (s.seats * s.cards.awards)
    for entry in s.won:
        out[start + entry // AWARD_SEAT * s.cards.awards + entry % AWARD_SEAT] += 1


def add_demand(out: list[int], s: "TradejackState") -> None:
    """Write this round's Demand and the Regulations in force."""
    start: i64 = len(out)
    out += [0] * len(s.cards.demand_ids)
    for face in s.demand:
        out[start + face] += 1
    for face in s.regulations:
        out[start + face] = 1


def add_auction(out: list[int], s: "TradejackState", seat: i64) -> None:
    """Write the card under the hammer with its bids, the other one, and what the seat looks at. TJ-R-06"""
    width: i64 = len(s.cards.source_ids)
    add_one_hot(out, s.shown, width)
    if s.shown == NONE:
        out += [0, -1, -1, 0, -1]
        add_bits(out, 0, s.seats)
    else:
        out += [int(s.standing_bid), int(s.high_bidder), int(s.bidder), int(s.passes), int(s.revealer)]
        add_bits(out, s.out, s.seats)
    knows = seat == s.revealer
    out.append(1 if s.waiting != NONE and (s.waiting == UNSEEN or not knows) else 0)
    add_one_hot(out, s.waiting if knows else NONE, width)
    start: i64 = len(out)
    out += [0] * width
    if knows:
        for face in s.looked:
            out[start + face] += 1


def add_laid(out: list[int], s: "TradejackState", seat: i64) -> None:
    """Write what the seat has laid face-down. TJ-R-16"""
    faces: i64 = len(s.cards.product_ids)
    width: i64 = len(s.cards.source_ids)
    start: i64 = len(out)
    out += [0] * (faces + width)
    out.append(NONE)
    if not s.is_sealed():
        return
    for entry in s.laid:
        if entry // SEAT == seat:
            product = entry % SEAT // PRODUCT
            source = entry % PRODUCT
            out[start + product] += 1
            if source == HALF:
                out[start + faces + width] = product
            elif source != LONE:
                out[start + faces + source] += 1
