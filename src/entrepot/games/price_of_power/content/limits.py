"""The numbers of the frame, by name: what things cost, give and score, and how many pieces there are."""

from typing import final

from mypy_extensions import i64

from entrepot.kernel.content import Content
from entrepot.mechanics.columns import values


@final
class Limits:
    """The table of numbers, one attribute a row. Those of the published game and the chapter are not for tuning."""

    def __init__(self, content: Content) -> None:
        value = values(content, "limit", "value")
        self.start_ducats: i64 = value["start_ducats"]  # PP-SETUP-02
        self.start_power: i64 = value["start_power"]
        self.most_power: i64 = value["most_power"]  # PP-TAX-05
        self.ships: i64 = value["ships"]  # PP-SETUP-07
        self.cubes: i64 = value["cubes"]  # PP-SETUP-07
        self.most_merchants: i64 = value["most_merchants"]  # PP-R-24
        self.gift_merchants: i64 = value["gift_merchants"]  # PP-MERCH-15
        self.growth_cards: i64 = value["growth_cards"]  # PP-GROW-01
        self.cards_revealed: i64 = value["cards_revealed"]  # PP-ACT-02
        self.declined: i64 = value["declined"]  # PP-ACT-03
        self.loan: i64 = value["loan"]  # PP-LOAN-02
        self.repayment: i64 = value["repayment"]  # PP-LOAN-04
        self.loans_end: i64 = value["loans_end"]  # PP-LOAN-03
        self.area_cubes: i64 = value["area_cubes"]  # PP-INFL-02
        self.turn_cubes: i64 = value["turn_cubes"]
        self.cube_ducats: i64 = value["cube_ducats"]  # PP-INFL-01
        self.subjugate: i64 = value["subjugate"]  # PP-VASSAL-01
        self.annex: i64 = value["annex"]  # PP-VASSAL-03
        self.colonize: i64 = value["colonize"]  # PP-COLON-05, PP-IDEA-06
        self.charter: i64 = value["charter"]
        self.ship_price: i64 = value["ship_price"]  # PP-BUILD-01, PP-IDEA-07
        self.marine_price: i64 = value["marine_price"]
        self.growth_power: i64 = value["growth_power"]  # PP-GROW-01
        self.growth_ducats: i64 = value["growth_ducats"]
        self.discovers_to: i64 = value["discovers_to"]  # PP-COLON-02
        self.rerolls: i64 = value["rerolls"]  # PP-COLON-03
        self.hunts_from: i64 = value["hunts_from"]  # PP-SAIL-03, PP-SAIL-04
        self.hunt_reward: i64 = value["hunt_reward"]
        self.court: i64 = value["court"]  # PP-TAX-06
        self.debts: i64 = value["debts"]  # PP-EVENT-07
        self.mission_ducats: i64 = value["mission_ducats"]  # PP-MISSION-01, PP-MISSION-02, PP-MISSION-03, PP-MISSION-04
        self.mission_prestige: i64 = value["mission_prestige"]
        self.idea_prestige: i64 = value["idea_prestige"]  # PP-IDEA-01, PP-IDEA-02
        self.follow_prestige: i64 = value["follow_prestige"]
        self.growth_prestige: i64 = value["growth_prestige"]  # PP-GROW-02
        self.discovery_prestige: i64 = value["discovery_prestige"]  # PP-COLON-06
        self.slaves_prestige: i64 = value["slaves_prestige"]  # PP-SLAVE-01
        self.age_first: i64 = value["age_first"]  # PP-AGE-01, PP-AGE-02
        self.age_shared: i64 = value["age_shared"]
        self.age_second: i64 = value["age_second"]
        self.bankrupt_prestige: i64 = value["bankrupt_prestige"]  # PP-BANK-02
        self.bankrupt_interest: i64 = value["bankrupt_interest"]
        self.bankrupt_power: i64 = value["bankrupt_power"]
        self.score_ducats: i64 = value["score_ducats"]  # PP-SCORE-02
        self.score_full: i64 = value["score_full"]
        self.score_beyond: i64 = value["score_beyond"]
