"""The options of a table, as the rules ask for them."""

from entrepot.games.trade_and_triumph.content.board import BOARDS, Board


class Options:
    """The choices made, by the names that the ledger gives them."""

    def __init__(self, chosen: dict[str, str]) -> None:
        self.board: Board = BOARDS[int(chosen["route-spaces"]) - 2]
        """TT-R-60"""
        self.at_once: bool = chosen["specialty"] == "at-once"
        """Specialty cards resolve when drawn. TT-R-11"""
        self.bars_opening_sale: bool = chosen["opening-sale"] == "barred"
        """TT-R-19"""
        self.either_region: bool = chosen["node-bonus"] == "either"
        """TT-R-14"""
        self.random_first: bool = chosen["first-seat"] == "random"
        """TT-R-02"""
