"""What an observation of Trigon has, in order, with labels; `observed` packs what is not told as it is kept."""

from typing import Final

from entrepot.games.trigon.actions import PAIRS
from entrepot.games.trigon.content.vocabulary import FIGURES, METALS, SLOTS
from entrepot.games.trigon.position import observed
from entrepot.games.trigon.rules.figures import CLASS_WORDS
from entrepot.kernel.fields import Observed, Worked
from entrepot.kernel.observation import MOST, by_seat, grid, number, numbers, seat_labels

METAL_LABELS: Final = list(METALS)
FIGURE_LABELS: Final = list(FIGURES)
PIECE_LABELS: Final = [*FIGURES, "inhabitants"]
BATTLE: Final = [*(f"attacking {figure}" for figure in FIGURES), "dice", "defence dice", "extra", "extra defence"]
OBSERVED: Final = (
    Observed("round", hi=100_000),
    "first",
    Observed("turn", "mover", doc="whose action phase it is"),
    "explorer",
    Observed("colour", "land", doc="by its place in the content, -1 before it is known"),
    Worked(
        observed.add_standing,
        lambda s: by_seat("out", s.seats, 1),
        lambda s: by_seat("points", s.seats, MOST, "", -MOST),
    ),
    Observed("palace", hi=1),
    Observed("coins", hi=MOST),
    Worked(
        observed.add_pieces,
        lambda s: grid("pieces", seat_labels(s.seats), PIECE_LABELS, 1_000, "in play"),
        lambda s: by_seat("settlements", s.seats, SLOTS),
    ),
    "founded",
    Worked(
        observed.add_hand_counts, lambda s: grid("hand-counts", seat_labels(s.seats), ["quests", "play cards"], 1_000)
    ),
    "completed",
    "opened",
    Observed(
        "bonus_holder", "bonus", doc="who has each bonus card, -1 nobody", labels=lambda s: s.game.content.ids("bonus")
    ),
    Worked(
        observed.add_map,
        lambda s: numbers(
            "owner", s.cards.spot_ids, s.seats - 1, "whose figures or settlement are on a spot, -1 nobody's", -1
        ),
        lambda s: grid("figures", s.cards.spot_ids, FIGURE_LABELS, 1_000),
        lambda s: grid(
            "used", s.cards.spot_ids, list(CLASS_WORDS), 1_000, "figures of the mover that have moved in this turn"
        ),
        lambda s: numbers("token", s.cards.spot_ids, SLOTS, "number of the settlement there, 0 for none"),
        lambda s: numbers(
            "village", s.cards.spot_ids, len(s.cards.village_ids), "its card by its place in the content, from 1"
        ),
        lambda s: numbers("people", s.cards.spot_ids, 1_000),
        lambda s: numbers("city", s.cards.spot_ids, 1),
    ),
    Observed("bank", hi=MOST),
    Worked(
        observed.add_quests,
        lambda s: numbers("hand-quests", s.cards.quest_ids, 64),
        lambda s: numbers("quest-progress", s.cards.quest_ids, MOST),
    ),
    Observed("kept", "hand-cards"),
    Worked(
        observed.add_remembered,
        lambda s: grid(
            "remembered",
            seat_labels(s.seats),
            [*s.cards.quest_ids, *s.cards.play_ids],
            64,
            "cards that may be in this hand, for having been seen",
        ),
        lambda s: numbers("laid", [*s.cards.quest_ids, *s.cards.play_ids], 1, "laid down for a swap by this seat"),
    ),
    Observed("village_bag", "village-left", doc="somewhere in the stack, above those put under it"),
    Observed("village_under"),
    Worked(
        observed.add_stacks,
        lambda s: numbers("village-next", s.cards.village_ids, 1, "the first of those put under"),
        lambda s: numbers("stacks", ["quest", "play"], 1_000),
    ),
    "discards",
    "aside",
    Worked(observed.add_offers, lambda s: by_seat("offers-left", s.seats, 1_000)),
    Worked(
        observed.add_group,
        lambda s: numbers("moving-from", s.cards.spot_ids, 1),
        lambda s: numbers("moving-to", s.cards.spot_ids, 1),
        lambda s: numbers("moving", ["by sea", *FIGURES], 1_000),
    ),
    Worked(
        observed.add_battle,
        lambda s: numbers("fighters", ["attacker", "defender"], s.seats - 1, "-1 without a battle", -1),
        lambda s: numbers("battle-at", s.cards.spot_ids, 1),
        lambda s: numbers("battle", BATTLE, MOST),
        lambda s: number("doubled", 0, 1),
    ),
    Worked(
        observed.add_bargain,
        lambda s: number("partner", -1, s.seats - 1, "to whom an offer or a swap is made"),
        lambda s: grid("offer", ["give", "want"], METAL_LABELS),
        lambda s: numbers("swap", list(PAIRS), 1),
        lambda s: numbers("card", s.cards.play_ids, 1, "the play card that is being carried out"),
    ),
)
