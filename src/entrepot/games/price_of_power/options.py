"""The options chosen for one game, as the rules ask for them. Names and choices stand in the ledger."""

from mypy_extensions import i64


class Options:
    """One value an option; shared by all positions of a table."""

    def __init__(self, names: dict[str, str]) -> None:
        self.is_exact: bool = names["gold-half"] == "exact"
        """Whether half of an odd Base Tax Income stays a half. PP-R-04"""
        self.by_ports: bool = names["coast-links"] == "by-ports"
        """Whether chains step from Port to Port over a Sea Zone. PP-R-14"""
        self.stays: bool = names["replaced-ship"] == "stays"
        """Whether a replaced ship stays in its Sea Zone. PP-R-19"""
        self.everyone: bool = names["secondary-rivals"] == "everyone"
        """Whether ships without a Merchant defend a secondary node. PP-R-29"""
        self.rounds_per_age: i64 = int(names["rounds-per-age"])
        """PP-R-40"""
        self.board: str = names["board"]
        """PP-EDITION-01, PP-R-45"""
        self.chosen: bool = names["realms"] == "chosen"
        """PP-R-49"""
        self.late: bool = names["start"] == "late"
        """PP-R-58"""
