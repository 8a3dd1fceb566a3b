"""Who is asked, and all that the seat may do."""

from .content import CARD, DECKS, NODES, REGIONS, TARGETING, TRACKS, face
from .prices import Prices


class Offers(Prices):
    """The notation of each legal action, phase by phase."""

    def asked(self):
        top = self.stack[-1]
        return top[2] - 1 if top[0] == "rival-discards" else self.active

    def row_asking(self):
        """The row of the card that asks, and the number of its effect."""
        frame = next(frame for frame in reversed(self.stack) if frame[0] == "card")
        deck, card = face(frame)
        return CARD[deck][card], str(frame[2] + 1)

    def legal(self):
        phase, *notes = self.stack[-1]
        seat = self.active
        if phase == "move":
            stay = ["stay"] if self.may_stay else []
            return [*self.ways(seat, self.in_force[0]), *stay, *self.free_actions()]
        if phase == "draw":
            done = ["done"] if self.drawn or not self.open_decks(free=True) else []
            return [*(f"draw {deck}" for deck in self.open_decks()), *done, *self.free_actions()]
        if phase == "play":
            return ["end", *self.plays(), *self.free_actions()]
        if phase == "reveal":
            return [f"apply {card}" for card in set(self.turned)]
        if phase in ("hand-limit", "rival-discards", "discard-for-gold"):
            hand = self.hands[self.asked()]
            return [f"discard-{deck} {card}" for deck in DECKS for card in set(hand[deck])]
        return getattr(self, f"ask_{phase}")(notes)

    def ask_target(self, notes):
        row, n = self.row_asking()
        return [f"target {rival}" for rival in self.rivals(row["effect" + n])]

    def ask_cube(self, notes):
        pile = self.cubes[notes[1] - 1] if self.is_theft() else self.supply
        return [f"take {region}" for region, cubes in zip(REGIONS, pile, strict=True) if cubes]

    def is_theft(self):
        row, n = self.row_asking()
        return row["effect" + n] == "steal-cube"

    def ask_swap(self, notes):
        if notes[1]:
            return [f"take {region}" for region in self.can_take(REGIONS[notes[1] - 1])]
        return ["decline", *(f"give {region}" for region in self.can_give())]

    def can_take(self, given):
        return [r for r, cubes in zip(REGIONS, self.supply, strict=True) if cubes and r != given]

    def can_give(self):
        return [r for r, cubes in zip(REGIONS, self.cubes[self.active], strict=True) if cubes and self.can_take(r)]

    def ask_node(self, notes):
        return [f"node {node}" for node in NODES if node != self.traders[notes[1] - 1]]

    def ask_track(self, notes):
        return [f"upgrade {t}" for t, level in zip(TRACKS, self.levels[self.active], strict=True) if level < 2]

    def ask_way(self, notes):
        row, n = self.row_asking()
        return [*self.ways(self.active, row["amount" + n]), "decline"]

    def ask_fetch(self, notes):
        row, n = self.row_asking()
        return [f"fetch-{row['what' + n]} {card}" for card in set(self.discards[row["what" + n]])]

    def ask_refill(self, notes):
        return [*(f"draw {deck}" for deck in DECKS[:2] if self.can_draw(deck)), "done"]

    def can_draw(self, deck):
        return bool(self.decks[deck] or self.discards[deck])

    def open_decks(self, free=False):
        payable = self.gold[self.active] >= self.specialty_price() and not free
        return [deck for deck in self.undrawn() if deck != "specialty" or payable]

    def undrawn(self):
        return [deck for deck in DECKS if self.can_draw(deck) and deck not in self.drawn]

    def plays(self):
        if not self.plays_left:
            return []
        seat = self.active
        hand, gold = self.hands[seat], self.gold[seat]
        found = [f"lay {card}" for card in set(hand["trade"])]
        found += [f"influence {card}" for card in set(hand["influence"]) if self.influence_price(card) <= gold]
        found += [f"specialty {card}" for card in set(hand["specialty"])]
        return found + self.payable_upgrades()

    def payable_upgrades(self):
        levels = zip(TRACKS, self.levels[self.active], strict=True)
        return [f"upgrade {t}" for t, n in levels if n < 2 and self.upgrade_price(t) <= self.gold[self.active]]

    def rivals(self, effect):
        """The rivals to whom something would happen and whom no Eternal protects, clockwise from the seat on turn."""
        return [rival for rival in self.others() if self.can_suffer(rival, effect)]

    def others(self):
        return [(self.active + step) % self.seats for step in range(1, self.seats)]

    def can_suffer(self, rival, effect):
        theft = effect in TARGETING[:6]
        if any(self.awake(rival, "shield-theft" if theft else "shield-force")):
            return False
        return {
            "steal-gold": self.gold[rival],
            "steal-points": self.points[rival],
            "steal-cube": sum(self.cubes[rival]),
            "rival-discards": sum(map(len, self.hands[rival].values())),
            "look-hand": sum(map(len, self.hands[rival].values())),
            "look-down": len(self.down[rival]),
            "force-node": self.inside(rival),
            "force-all-nodes": self.inside(rival),
            "shift": self.inside(rival),
            "force-any-node": True,
            "force-city": self.traders[rival] != "city",
            "force-all-city": self.traders[rival] != "city",
            "hold": not self.kept[rival],
        }[effect]
