"""What an observation of TradeWarz has, in order, with labels; `observed` packs what is not told as it is kept."""

from typing import Final

from entrepot.games.tradewarz.actions import RESOURCES
from entrepot.games.tradewarz.content.places import (
    AROUND,
    CROSSED,
    CROSSINGS,
    KINDS,
    OCTAGON_WORDS,
    PLACE_WORDS,
    PLACES,
    SQUARES,
)
from entrepot.games.tradewarz.content.tables import SEASONS, VALUES
from entrepot.games.tradewarz.position import observed
from entrepot.games.tradewarz.rules.tokens import TOKEN_WORDS
from entrepot.kernel.fields import Observed, Worked
from entrepot.kernel.observation import MOST, by_seat, grid, number, numbers, seat_labels

PLACE_LABELS: Final = list(PLACE_WORDS)
SQUARE_LABELS: Final = PLACE_LABELS[:SQUARES]
WAYS: Final = [f"{OCTAGON_WORDS[CROSSED[at]]} {'rising' if at & 1 else 'falling'}" for at in range(CROSSINGS)]
CORNERS: Final = [f"{OCTAGON_WORDS[AROUND[at]]} by {PLACE_WORDS[at // 4]}" for at in range(4 * SQUARES)]
FIGHTS: Final = [f"{side} {value}" for side in ("attacking", "defending") for value in ("soldiers", *VALUES)]
TABLE: Final = ["year", "season", "time-called", "golden Xadlas in the bank", "roll"]
ACTIONS: Final = "the action taken, 0 for none, else from 1: " + ", ".join(TOKEN_WORDS)
OBSERVED: Final = (
    Worked(observed.add_table, lambda s: numbers("table", TABLE, MOST), lambda s: number("mover", 0, s.seats - 1)),
    Observed("order", doc="who is first in the order of play, who second, ..."),
    Worked(
        observed.add_board,
        lambda s: numbers("tiles", list(OCTAGON_WORDS), len(KINDS) - 1, ", ".join(KINDS) + ", from 0"),
        lambda s: numbers("crossings", WAYS, 1),
        lambda s: numbers(
            "posts", numbered(s.post_owner, "post"), PLACES - 1, "the place of each, -1 before the map is dealt", -1
        ),
    ),
    Observed("post_owner", "post-owners", labels=lambda s: numbered(s.post_owner, "post")),
    Observed("house", doc="by its place in the content, -1 before it is chosen"),
    Observed("gate", doc="the place of the capital, -1 before the ship has docked"),
    Observed("sailed", hi=MOST),
    Observed("goods", hi=MOST),
    Observed("golden", hi=MOST),
    Worked(observed.add_silver, lambda s: by_seat("silver", s.seats)),
    Observed("reserve", hi=MOST),
    Worked(observed.add_techs, lambda s: grid("techs", seat_labels(s.seats), s.cards.techs.ids, 1)),
    Observed("university", "universities"),
    Observed("marks", "board", doc=ACTIONS, labels=lambda s: [f"season {season + 1}" for season in range(SEASONS)]),
    Observed("morale", "morale-counts", 1_000, sizes=True),
    Observed("castles", doc="built so far"),
    Observed("used", "battle-used"),
    Worked(
        observed.add_battle_cards,
        lambda s: grid(
            "battle-known", seat_labels(s.seats), s.cards.battle.ids, 64, "of the six cards, used ones included"
        ),
        lambda s: by_seat("battle-left", s.seats, 1_000),
    ),
    Worked(
        observed.add_allies,
        lambda s: grid(
            "allies", seat_labels(s.seats), seat_labels(s.seats), 1, "1 between members of one alliance, oneself aside"
        ),
    ),
    Worked(observed.add_soldiers, lambda s: grid("soldiers", PLACE_LABELS, seat_labels(s.seats), 1_000)),
    Worked(
        observed.add_buildings,
        lambda s: numbers("buildings", SQUARE_LABELS, 3, "settlement 1, village 2, castle 3"),
        lambda s: numbers("building-owners", SQUARE_LABELS, s.seats - 1, "", -1),
        lambda s: numbers("village-since", SQUARE_LABELS, 1_000, "year in which it became a village"),
        lambda s: numbers("silos", CORNERS, 64, "of a building, by the octagons round its square"),
        lambda s: numbers("extra-silos", CORNERS, 64, "that technologies added"),
    ),
    Observed("waiting", "silos-waiting", 1_000, "still to be placed", labels=lambda s: numbered(s.waiting, "group")),
    Worked(
        observed.add_supers,
        lambda s: numbers(
            "super-at", s.cards.techs.super_ids, PLACES, "place of each super unit, -1 unowned, 44 while it marches", -1
        ),
        lambda s: numbers("super-with", s.cards.techs.super_ids, s.seats - 1, "whose squad it is with", -1),
    ),
    Observed("morale", "hand", doc="own morale cards"),
    Observed("known", "morale-known", doc="those that all know to be in hand"),
    Worked(observed.add_morale_deck, lambda s: number("morale-deck", 0, 1_000)),
    Observed("returned", "morale-returned", doc="at the bottom of the deck"),
    Worked(observed.add_morale_next, lambda s: numbers("morale-next", s.cards.morale.ids, 1, "the first of those")),
    Worked(
        observed.add_march,
        lambda s: numbers("march", ["soldiers", "spaces", "second", "boost", "engineers"], MOST),
        lambda s: numbers("march-from", PLACE_LABELS, 1),
        lambda s: numbers("march-at", PLACE_LABELS, 1),
        lambda s: numbers("march-super", s.cards.techs.super_ids, 1),
    ),
    Worked(
        observed.add_fight,
        lambda s: numbers("fighters", ["attacker", "defender"], s.seats - 1, "-1 without a battle", -1),
        lambda s: numbers("battle-at", PLACE_LABELS, 1),
        lambda s: numbers("battle", FIGHTS, MOST, "without cards", -MOST),
        lambda s: grid("burnt", ["attacker's", "defender's"], s.cards.battle.ids, 1),
        lambda s: by_seat("committed", s.seats, 1, "whose secret choice of morale cards is final"),
        lambda s: numbers("chosen", s.cards.morale.ids, 64, "by this seat, for the battle"),
    ),
    Worked(
        observed.add_talks,
        lambda s: numbers("offer-by", ["proposer", "partner"], s.seats - 1, "-1 without an offer", -1),
        lambda s: grid("offer", ["give", "want"], list(RESOURCES)),
        lambda s: number("counter-offer", 0, 1),
        lambda s: by_seat("offers-left", s.seats, 1_000, "", -1_000),
        lambda s: by_seat("proposed", s.seats, 1, "members of the proposed alliance"),
        lambda s: by_seat("agreed", s.seats, 1, "who has agreed to it"),
        lambda s: numbers(
            "homeless", ["seat", "chooser"], s.seats - 1, "whose soldiers must leave and who says where to", -1
        ),
        lambda s: number("homeless-soldiers", 0, 1_000),
    ),
)


def numbered(values: list[int], word: str) -> list[str]:
    """Return the labels of things that have no names: 'post 1' and so on."""
    return [f"{word} {at + 1}" for at in range(len(values))]
