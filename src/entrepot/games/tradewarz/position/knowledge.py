"""What a seat can work out, and positions that it cannot tell from the real one. TW-BCARD-05, TW-R-80, TW-R-103

Hidden are others' six battle cards until all have been seen, morale cards in hand, the decks, and what is chosen in
secret. Known to all are used cards, cards under the morale deck, and those drawn from there again.
"""

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from entrepot.kernel.bag import named, named_hands
from entrepot.kernel.chance import Random
from entrepot.kernel.hidden import collect_hand, deal_hand, redeal

if TYPE_CHECKING:
    from entrepot.games.tradewarz.position.state import TradeWarzState


def determinize(s: "TradeWarzState", seat: i64, rng: Random) -> "TradeWarzState":
    """Return a fresh position like the real one for all that the seat knows, with chance of its own."""
    other = s.copy()
    other.feed = None
    other.rng = rng.fork()
    deal_battle_decks(other, seat, rng)
    deal_morale(other, seat, rng)
    choose_anew(other, seat, rng)
    return other


def knows_deck(s: "TradeWarzState", seat: i64, other: i64) -> bool:
    """Say whether a seat knows which six battle cards another has. TW-BCARD-03, TW-BCARD-08"""
    return seat == other or s.shown_decks >> other & 1 == 1


def deal_battle_decks(s: "TradeWarzState", seat: i64, rng: Random) -> None:
    """Deal anew the battle decks that the seat does not know, from all that it cannot place."""
    unknown = [other for other in range(s.seats) if not knows_deck(s, seat, other)]
    for other in unknown:
        collect_hand(s.undealt, s.deck, other)
    for other in unknown:
        deal_hand(s.undealt, s.deck, other, rng)


def deal_morale(s: "TradeWarzState", seat: i64, rng: Random) -> None:
    """Deal anew the others' morale cards, but for those that all know of. TW-R-109"""
    for at, count in enumerate(s.known):
        s.morale[at] -= count
    redeal(s.morale_bag, s.morale, seat, rng)
    for at, count in enumerate(s.known):
        s.morale[at] += count


def choose_anew(s: "TradeWarzState", seat: i64, rng: Random) -> None:
    """Let the other side of a battle choose its morale cards again, by chance, if it has chosen. TW-BATTLE-17"""
    if s.over or s.top().name != "choose":
        return
    for other in (s.attacker, s.defender):
        if other == seat:
            continue
        chosen = s.picked_attacker if other == s.attacker else s.picked_defender
        chosen.clear()
        if not s.ready >> other & 1:
            continue
        for face in range(s.cards.morale.faces):
            if s.cards.morale.is_added[face]:
                for _ in range(s.morale[other * s.cards.morale.faces + face]):
                    if rng.below(2) == 1:
                        chosen.append(face)


def secrets(s: "TradeWarzState") -> dict[str, Any]:
    """Return the real value of each hidden entry of the ledger."""
    cards = s.cards
    undrawn = [int(s.rng.word0), int(s.rng.word1)]  # what has not been drawn, only the generator knows
    return {
        "TW-H-01": named_hands(s.deck, cards.battle.ids),
        "TW-H-02": named(s.undealt, cards.battle.ids),
        "TW-H-03": [named(s.morale_bag, cards.morale.ids), undrawn],
        "TW-H-04": named_hands(s.morale, cards.morale.ids),
        "TW-H-05": [s.picked_attacker[:], s.picked_defender[:], undrawn if s.attacker >= 0 else []],
        "TW-H-06": [],
    }
