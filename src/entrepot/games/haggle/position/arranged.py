"""Positions set up by hand: what is not given is made to agree with what is."""

from typing import TYPE_CHECKING, Any

from entrepot.games.haggle.content.tables import NONE
from entrepot.games.haggle.position.fields import CARD, MONEY
from entrepot.kernel.errors import BadPosition
from entrepot.kernel.fields import left_over

if TYPE_CHECKING:
    from entrepot.games.haggle.game import Haggle


def complete(game: "Haggle", data: dict[str, Any], given: dict[str, Any]) -> None:
    """Lay the phases below on the stack; let deck and bank hold what lies nowhere else."""
    phase: str = data["stack"][-1][0]
    if phase == "setup":  # it deals all by itself
        return
    if "bank" not in given:
        MONEY.settle(data)
    if "mover" not in given:
        data["mover"] = data["beginner"]
    pile = "deck" if "deck" not in given else "discard"
    if pile not in given:
        data[pile] = left_over(game, data, CARD, but=pile)
    data["stack"] = frames(phase, data)


def frames(phase: str, data: dict[str, Any]) -> list[list[Any]]:
    """Return the stack: offers and raids happen inside a turn, hagglings and battles inside those."""
    if phase in ("turn", "rent"):
        return [[phase, 0, 0, 0]]
    if data["parcel"] == 0:
        raise BadPosition(f"the phase {phase!r} is about a parcel: give 'parcel', from 1")
    below = [["turn", 0, 0, 0], ["offer" if phase in ("offer", "bargain") else "raid", data.get("buyer", NONE), 0, 0]]
    if phase == "battle":
        return [*below, ["battle", data["mover"], data["parcels"][data["parcel"] - 1][0], 0]]
    if phase == "bargain":
        if "buyer" not in data or "prices" not in data:
            raise BadPosition("the phase 'bargain' is about a price: give 'buyer', and 'prices' with two numbers")
        return [*below, ["bargain", data["buyer"], *data["prices"]]]
    return below
