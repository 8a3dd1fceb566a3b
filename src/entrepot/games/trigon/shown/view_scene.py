"""What is going on, as parts of the `View` of `wire.py`: a group on its way, a battle, an offer, a card. RT-R-35"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64

from entrepot.games.trigon.actions import PAIRS
from entrepot.games.trigon.content.vocabulary import COINS, FIGURES, KINDS, METALS, NONE
from entrepot.games.trigon.rules import fighting, moving, strength
from entrepot.games.trigon.rules.playing import carried

if TYPE_CHECKING:
    from entrepot.games.trigon.position.state import TrigonState


def named_figures(counts: Iterable[int]) -> dict[str, int]:
    """Return knights, scouts and boats by name."""
    return {name: int(count) for name, count in zip(FIGURES, counts, strict=True)}


def purse(coins: list[int] | vec[i64], at: int) -> dict[str, int]:
    """Return copper, silver and gold by name."""
    return dict(zip(METALS, coins[at : at + COINS], strict=True))


def group_on_its_way(s: "TrigonState", phase: str) -> dict[str, Any] | None:
    """Return the group that is being chosen."""
    if phase != "group":
        return None
    return {
        "seat": s.top().actors(s)[0],
        "origin": s.cards.spot_ids[s.group_from],
        "to": s.cards.spot_ids[s.group_to],
        "by_sea": s.by_sea,
        "figures": named_figures(moving.group_kinds(s)),
    }


def offer(s: "TrigonState", phase: str) -> dict[str, Any] | None:
    """Return the coin offer on the table."""
    if phase not in ("offer", "answer"):
        return None
    return {
        "proposer": int(s.turn),
        "partner": s.note(0),
        "give": purse(s.deal, 0),
        "want": purse(s.deal, COINS),
    }


def card(s: "TrigonState") -> str:
    """Return the id of the play card that is being carried out, '' for none."""
    face = carried(s)
    return "" if face == NONE else s.cards.play_ids[face]


def swap(s: "TrigonState", phase: str) -> dict[str, Any] | None:
    """Return the card swap on offer."""
    if phase not in ("swap-card", "swap-answer"):
        return None
    return {"proposer": int(s.turn), "partner": s.note(0), "pair": PAIRS[s.note(1)]}


def battle(s: "TrigonState") -> dict[str, Any] | None:
    """Return the battle in progress."""
    if s.attacker == NONE or s.over:
        return None
    at = int(s.field) * KINDS
    attackers = fighting.attackers(s)
    return {
        "attacker": int(s.attacker),
        "defender": int(s.defender),
        "spot": s.cards.spot_ids[s.field],
        "attacking": named_figures(attackers),
        "defending": named_figures(s.figures[at : at + KINDS]),
        "attack_dice": int(strength.attack_dice(s, attackers)),
        "defence_dice": int(strength.defence_dice(s)),
        "extra_attack": int(s.extra_attack),
        "extra_defence": int(s.extra_defence),
        "doubled": s.doubled,
    }
