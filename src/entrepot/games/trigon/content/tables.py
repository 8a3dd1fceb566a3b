"""The loaded content as tables by number, for the rules to look things up in."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from entrepot.games.trigon.content.card_words import DEEDS, EFFECTS
from entrepot.games.trigon.content.values import index, metals, quest_about
from entrepot.games.trigon.content.vocabulary import BONUSES, CATEGORIES, COSTS, FIGURES, METALS
from entrepot.kernel.content import Content
from entrepot.kernel.packed import packed, packed_rows
from entrepot.mechanics import card_words
from entrepot.mechanics.columns import in_order, neighbours, numbers, values


@final
class Cards:
    """What is printed on map, cards and cost card: flat lists by number of land, spot, face or entry."""

    def __init__(self, content: Content) -> None:
        self.read_map(content)
        self.read_villages(content)
        self.read_quests(content)
        self.read_plays(content)
        self.read_prices(content)
        self.read_limits(content)

    def read_map(self, content: Content) -> None:
        """Take lands, spots and paths."""
        land, spot = content.rows("land"), content.rows("spot")
        self.land_ids: list[str] = content.ids("land")
        self.lands: i64 = len(land)
        self.land_capital: vec[i64] = packed([content.number("spot", row["capital"]) for row in land])
        """The spot of a land's capital. RT-MAP-15"""
        self.land_card: list[int] = [content.number("village", row["card"]) for row in land]
        """The village card of a land's capital. RT-SETUP-05"""
        self.spot_ids: list[str] = content.ids("spot")
        self.spots: i64 = len(spot)
        self.is_site: vec[i64] = packed([int(row["kind"] == "site") for row in spot])
        self.harbour: vec[i64] = packed(numbers(spot, "harbour"))
        lands = tuple(self.land_ids)
        self.land_of: vec[i64] = packed([index(row["land"], lands) for row in spot])
        self.near: vec[vec[i64]] = packed_rows(neighbours(content, "spot", "path"))
        self.harbours: vec[i64] = packed([at for at, row in enumerate(spot) if row["harbour"]])
        self.sites_in: vec[vec[i64]] = packed_rows(
            [[at for at, row in enumerate(spot) if row["kind"] == "site" and row["land"] == id] for id in self.land_ids]
        )

    def read_villages(self, content: Content) -> None:
        """Take the village cards; side 0 is the village, side 1 the city. RT-SCOUT-14, RT-SCOUT-15"""
        rows = content.rows("village")
        self.village_ids: list[str] = content.ids("village")
        self.is_capital: vec[i64] = packed([int(row["kind"] == "capital") for row in rows])
        self.village_stack: vec[i64] = packed([0 if row["kind"] == "capital" else int(row["copies"]) for row in rows])
        """How many of each the stack is made of: capitals' cards are not in it. RT-SETUP-05"""
        self.tax: list[int] = [coins for row in rows for coins in (*metals([row]), *metals([row], "city_"))]
        """Copper, silver and gold of both sides, six to a face."""
        self.births: list[int] = [born for row in rows for born in (int(row["births"]), int(row["city_births"]))]
        """Of both sides, two to a face."""
        self.bonus_figure: list[int] = [FIGURES.index(row["bonus"]) for row in rows]
        self.bonus_count: list[int] = numbers(rows, "bonus_count")

    def read_quests(self, content: Content) -> None:
        """Take the quests."""
        rows = content.rows("quest")
        self.quest_ids: list[str] = content.ids("quest")
        self.quest_copies: vec[i64] = packed(numbers(rows, "copies"))
        self.quest_points: list[int] = numbers(rows, "points")
        self.quest_category: vec[i64] = packed([CATEGORIES.index(row["category"]) for row in rows])
        self.quest_deed: vec[i64] = packed(card_words.numbers(DEEDS, rows, "deed"))
        self.quest_what: vec[i64] = packed([quest_about(content, row) for row in rows])
        """The number of the figure, metal, land or play card that it names, or NONE."""
        self.quest_times: list[int] = numbers(rows, "times")

    def read_plays(self, content: Content) -> None:
        """Take the play cards."""
        rows = content.rows("play")
        self.play_ids: list[str] = content.ids("play")
        self.play_copies: list[int] = numbers(rows, "copies")
        self.play_skull: vec[i64] = packed(numbers(rows, "skull"))
        self.play_at_once: vec[i64] = packed(numbers(rows, "at_once"))
        self.play_colour: vec[i64] = packed([CATEGORIES.index(row["category"]) for row in rows])
        """0 to 3, the number of the land of that colour. RT-PLAY-07"""
        self.play_effect: vec[i64] = packed(card_words.numbers(EFFECTS, rows, "effect"))
        effects = [EFFECTS[row["effect"]] for row in rows]
        self.play_asks: vec[i64] = packed([effect.asks for effect in effects])
        """The phase by which a card asks, or NONE."""
        self.play_aim: vec[i64] = packed([effect.aim for effect in effects])
        self.play_when: vec[i64] = packed([effect.when for effect in effects])
        self.play_loss: vec[i64] = packed([int(effect.is_loss) for effect in effects])
        self.play_amount: list[int] = numbers(rows, "amount")
        self.play_metal: list[int] = [index(row["metal"], METALS) for row in rows]
        self.play_everyone: list[int] = numbers(rows, "everyone")

    def read_prices(self, content: Content) -> None:
        """Take prices, dice and points."""
        self.costs: vec[i64] = packed(metals(in_order(content.rows("cost"), COSTS)))
        """Three to an entry."""
        figures = in_order(content.rows("dice"), FIGURES)
        self.attack_dice: vec[i64] = packed(numbers(figures, "attack"))
        self.defence_dice: vec[i64] = packed(numbers(figures, "defence"))
        dice = values(content, "dice", "defence")
        self.settlement_dice: i64 = dice["settlement"]
        self.palace_dice: i64 = dice["palace"]
        points = values(content, "point", "value")
        self.points_palace: i64 = points["palace"]
        self.points_settlement: i64 = points["settlement"]
        self.points_city: i64 = points["city"]
        self.points_land: i64 = points["land"]
        bonuses = in_order(content.rows("bonus"), BONUSES)
        self.bonus_points: list[int] = numbers(bonuses, "points")
        self.bonus_needed: list[int] = numbers(bonuses, "needed")

    def read_limits(self, content: Content) -> None:
        """Take what there is of each thing at most, and at the start."""
        limit = values(content, "limit", "value")
        self.most_dice: i64 = limit["most_dice"]
        self.offers: i64 = limit["offers"]
        self.aboard: i64 = limit["aboard"]
        self.housing: i64 = limit["housing"]
        self.train_from: i64 = limit["train_from"]
        self.emperor_people: i64 = limit["emperor_people"]
        self.land_knights: i64 = limit["land_knights"]
        self.start_knights: i64 = limit["start_knights"]
        self.start_scouts: i64 = limit["start_scouts"]
        self.start_people: i64 = limit["start_people"]
        self.bank: i64 = limit["bank"]
        self.copper_per_silver: i64 = limit["copper_per_silver"]
        self.silver_per_gold: i64 = limit["silver_per_gold"]
        self.most_scouts: i64 = limit["most_scouts"]
        self.most_boats: i64 = limit["most_boats"]
        self.cylinders: i64 = limit["cylinders"]
