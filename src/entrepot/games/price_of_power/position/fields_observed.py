"""What an observation of The Price of Power: Trade has, in order, with labels; `observed` packs the rest."""

from typing import Any, Final

from entrepot.games.price_of_power.content.vocabulary import CONTINENT_WORDS, POWERS
from entrepot.games.price_of_power.position import observed
from entrepot.kernel.fields import Observed, Worked
from entrepot.kernel.observation import MOST, by_seat, grid, number, numbers, seat_labels

TABLE: Final = ["round", "rounds", "age", "acted", "east"]
CONTINENTS: Final = [f"continent {word}" for word in CONTINENT_WORDS]
OBSERVED: Final = (
    Worked(observed.add_table, lambda s: numbers("table", TABLE, MOST)),
    "first",
    "turn",
    Observed("realm", doc="by its place in the content, -1 before it is known"),
    Worked(observed.add_ducats, lambda s: by_seat("ducats", s.seats, MOST, "", -MOST)),
    Observed("interest", hi=MOST),
    "prestige",
    Observed("growth", hi=1_000),
    Observed("best_trade", hi=MOST),
    Observed("age_income", hi=MOST),
    Observed("power", hi=1_000, labels=lambda s: list(POWERS)),
    Observed("beside", hi=1_000, doc="new Merchants beside the sheet"),
    Observed("last_turns", hi=1_000),
    Worked(
        observed.add_pieces,
        lambda s: by_seat("base-tax", s.seats),
        lambda s: by_seat("ships", s.seats, 1_000, "on the map"),
        lambda s: by_seat("cubes", s.seats, 1_000, "on the map"),
    ),
    Worked(
        observed.add_advances,
        lambda s: grid("ideas", seat_labels(s.seats), s.printed.idea_ids, 1),
        lambda s: grid("missions", seat_labels(s.seats), s.printed.mission_ids, 1, "done"),
    ),
    Worked(
        observed.add_passed,
        lambda s: by_seat("passed", s.seats, s.seats, "who was first to pass, second, ...; 0 who has not"),
    ),
    Observed("towns", "town", doc="whose Town is there, -1 nobody's", labels=lambda s: s.printed.province_ids),
    Observed("vassals", "vassal", labels=lambda s: s.printed.province_ids),
    Observed("dnpr", labels=lambda s: s.printed.province_ids),
    Observed("occupied", labels=lambda s: s.printed.province_ids),
    Worked(
        observed.add_spaces,
        lambda s: grid("influence", s.printed.area_ids, seat_labels(s.seats), 1_000, "cubes"),
        lambda s: grid("claims", distant_areas(s), seat_labels(s.seats), 1),
        lambda s: grid("ships-in", s.printed.sea_ids, seat_labels(s.seats), 1_000),
        lambda s: grid("slotted", s.printed.sea_ids, seat_labels(s.seats), 1_000, "ships on Trade Protection slots"),
    ),
    Observed("expanded", labels=lambda s: s.printed.node_ids),
    Observed("pirates", hi=1_000, labels=lambda s: s.printed.node_ids),
    Worked(
        observed.add_nodes,
        lambda s: grid("merchants", s.printed.node_ids, seat_labels(s.seats), 2, "1 upright, 2 lying"),
        lambda s: grid("linked", seat_labels(s.seats), s.printed.node_ids, 1, "with a valid connection"),
    ),
    Observed("shown", doc="Trade Cards turned up"),
    Observed("trade_bag", "deck", doc="still in the Trade Deck"),
    "discard",
    Observed("aside", hi=64, labels=lambda s: s.printed.card_ids),
    Worked(observed.add_events_left, lambda s: number("events-left", 0, 1_000)),
    "event_discard",
    Worked(observed.add_discovered, lambda s: numbers("discovered", CONTINENTS, 1)),
    Worked(
        observed.add_trade,
        lambda s: number(
            "trade-entry",
            -1,
            len(s.printed.entry_ids) - 1,
            "card and node of the Trade in progress, by place in the content",
        ),
        lambda s: number("secondary", 0, 1),
        lambda s: number(
            "escort",
            -1,
            len(s.printed.space_ids) - 1,
            "the Sea Zone of the ship moved for it, by its place in the content",
        ),
        lambda s: by_seat("ranked", s.seats, s.seats, "the place of each collector ranked so far, from 1"),
        lambda s: by_seat("trade-power", s.seats, MOST, "of each collector; -1 where a seat collects nothing", -1),
    ),
)


def distant_areas(s: Any) -> list[str]:
    """Return the Areas of the Distant Continents."""
    return [s.printed.space_ids[area] for area in s.board.distant_areas]
