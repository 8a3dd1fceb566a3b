"""The Demand cards in positions set up by hand: what is not given has been revealed long ago, or is to come."""

from typing import TYPE_CHECKING, Any, Final

from entrepot.games.tradejack.content.tables import REVEALS
from entrepot.games.tradejack.position.arranged_cards import Stock
from entrepot.games.tradejack.position.codecs import demand_in_play

if TYPE_CHECKING:
    from entrepot.games.tradejack.game import Tradejack

BLOCKS: Final = {"block_a": "A", "block_b": "B", "block_c": "C"}


def share_demand(game: "Tradejack", data: dict[str, Any], given: dict[str, Any], phase: str) -> None:
    """Settle where every Demand card lies."""
    table = DemandTable(game, data, given, phase)
    table.reveal()
    table.empty_given_blocks()
    if "demand_discard" not in given:
        table.discard_the_past()
    table.fill_blocks()


class DemandTable:
    """The Demand cards of a position in the making; `stock` is what has no place yet."""

    def __init__(self, game: "Tradejack", data: dict[str, Any], given: dict[str, Any], phase: str) -> None:
        cards = game.cards
        self.cards = cards
        self.data = data
        self.given = given
        self.phase = phase
        self.advanced: bool = data["options"]["length"].startswith("advanced")
        self.letters: dict[str, str] = dict(zip(cards.demand_ids, cards.demand_letter, strict=True))
        self.tables: dict[str, str] = dict(zip(cards.demand_ids, cards.demand_tables, strict=True))
        fresh = game.fresh(data["seats"], game.choose(data["options"]))
        self.stock = Stock(cards.demand_ids, demand_in_play(fresh))
        for key in ("regulations", "demand_discard", "block_a", "block_b", "block_c"):
            if key in given:
                self.stock.take(data[key])
        self.stock.take([id for _, id in data["won"]])

    def is_counting(self, id: str) -> bool:
        return self.tables[id] != "regulation"

    def reveal(self) -> None:
        """Settle this round's cards and the Regulations in force."""
        data = self.data
        kinds = {id: f"{self.letters[id]} {self.is_counting(id)}" for id in self.letters}
        settled = data["demand_discard"] + [id for _, id in data["won"]]
        if "demand" not in self.given:
            data["demand"] = self.stock.keep(data["demand"], kinds)
        else:  # an Award that has been settled is listed a second time, until the clean-up
            again = settled if self.phase == "cleanup" else []
            self.stock.take([id for id in data["demand"] if id not in again])
        if self.phase == "cleanup" and "demand_discard" not in self.given:
            data["demand_discard"] += [id for id in data["demand"] if self.tables[id] == "award" and id not in settled]
        if "regulations" not in self.given:
            data["regulations"] = self.stock.keep(data["regulations"], kinds)

    def discard_the_past(self) -> None:
        """Discard as many cards as earlier rounds must have revealed, A before C."""
        past: list[str] = []
        for block in ("block_a", "block_c"):
            if block not in self.given:
                past += [id for id in self.rest_of(block) if self.is_counting(id)]
        past = past[: max(0, self.surplus())]
        self.stock.take(past)
        self.data["demand_discard"] = [*past, *self.data["demand_discard"]]

    def surplus(self) -> int:
        """Return how many more Trends and Awards are left than the rounds to come can reveal."""
        data = self.data
        left = self.stock.rest()
        for block in ("block_a", "block_c"):
            left += data[block] if block in self.given else []
        removed: int = data["removed"]
        counting = sum(1 for id in left if self.is_counting(id)) - removed
        rounds: int = self.cards.rounds(self.advanced, removed) - data["round"]
        to_come = rounds + (1 if self.phase == "demand" else 0)
        return counting - REVEALS * to_come

    def rest_of(self, block: str) -> list[str]:
        """Return the cards of a block that have no place yet."""
        return [id for id in self.stock.rest() if self.letters[id] == BLOCKS[block]]

    def empty_given_blocks(self) -> None:
        """Put what a given block does not list where its cards go when they are revealed."""
        for block in BLOCKS:
            for id in self.rest_of(block) if block in self.given else []:
                key = "demand_discard" if self.is_counting(id) else "regulations"
                if key not in self.given:
                    self.stock.take([id])
                    self.data[key] = [*self.data[key], id]

    def fill_blocks(self) -> None:
        """Put the rest into its blocks."""
        for block in BLOCKS:
            if block not in self.given:
                self.data[block] = self.rest_of(block)
