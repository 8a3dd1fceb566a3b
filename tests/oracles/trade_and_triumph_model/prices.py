"""Eternals in play, gold and points, prices, and what may be sold."""

from .content import CARD, DECKS, REGIONS, TRACKS
from .roads import Roads


class Prices(Roads):
    """What something costs and brings to the seat on turn."""

    def awake(self, seat, effect=None, when=None):
        """Each pair of an Eternal's entry and the amount of that effect, or its row, in order of laying."""
        for entry in self.eternals[seat]:
            row = CARD["influence"][entry["card"]]
            if entry["awake"] and when in (None, row["when"]):
                for n in "12":
                    if row["effect" + n] and effect in (None, row["effect" + n]):
                        yield entry, row, n

    def sum_of(self, seat, effect):
        return sum(row["amount" + n] for _, row, n in self.awake(seat, effect))

    def trigger(self, when, times=1):
        for _, row, n in list(self.awake(self.active, when=when)):
            if self.holds(self.active, row["if" + n]):
                self.gain(self.active, row["amount" + n] * times)

    def gain(self, seat, gold):
        self.gold[seat] += gold

    def score(self, seat, points):
        self.points[seat] += points
        self.triggered = self.triggered or self.points[seat] >= 20

    def specialty_price(self):
        return max(0, 10 - self.sum_of(self.active, "discount-specialty"))

    def influence_price(self, card):
        return max(0, CARD["influence"][card]["cost"] - self.sum_of(self.active, "discount-influence"))

    def upgrade_price(self, track):
        level = self.levels[self.active][list(TRACKS).index(track)]
        price = TRACKS[track][("second", "third")[level]]
        return max(0, price - self.sum_of(self.active, "discount-upgrade"))

    def open_ends(self):
        """The ends at which the seat on turn may sell now (TT-R-16, -19, -21)."""
        seat = self.active
        stands = not self.inside(seat) and not self.forced[seat]
        if stands and not (self.unmoved[seat] and self.options["opening-sale"] == "barred"):
            return {*self.reached, "city" if self.traders[seat] == "city" else "node"}
        return set(self.reached)

    def price(self):
        best = 2 if "city" in self.open_ends() else len(self.open_ends())
        return best and best + self.sum_of(self.active, "price")

    def free_actions(self):
        seat = self.active
        hand = self.hands[seat]
        found = [f"sell-{deck} {card}" for deck in DECKS for card in set(hand[deck])] if self.price() else []
        if "city" in self.open_ends() or self.market >= 0:
            found += [f"sell-cube {r}" for r, cubes in zip(REGIONS, self.cubes[seat], strict=True) if cubes]
            found += ["sell-set"] if all(self.cubes[seat]) else []
        for entry, row, _ in self.awake(seat, when="activated"):
            if not entry["used"] and self.is_useful(row):
                found.append(f"use {entry['card']}")
        return list(dict.fromkeys(found))

    def is_useful(self, row):
        if row["effect1"] == "swap-cube":
            return bool(self.can_give())
        stays = row["effect2"] == "may-stay" and self.stack[-1][0] == "move" and not self.may_stay
        return stays or any(self.hands[self.active].values())
