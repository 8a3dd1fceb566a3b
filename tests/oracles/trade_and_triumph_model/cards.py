"""Cards: how they are drawn, and what their effect words do."""

from .answers import Answers
from .content import CARD, REGIONS, ROUTE, TARGET, TARGETING, face, number


class Cards(Answers):
    """The card on top of the stack, effect by effect."""

    def draw(self, deck):
        """Take a card into hand; True if it is a Specialty card that is resolved at once instead."""
        if not self.decks[deck]:
            self.decks[deck], self.discards[deck] = self.discards[deck], []
        if not self.decks[deck]:
            return False
        found_deck, card = self.drawn_faces.pop(0) if self.drawn_faces else (deck, "nothing")
        if found_deck != deck or card not in self.decks[deck]:
            return False
        self.decks[deck].remove(card)
        if deck == "specialty" and self.options["specialty"] == "at-once":
            self.begin_card(deck, card)
            return True
        self.hands[self.active][deck].append(card)
        return False

    def begin_card(self, deck, card):
        self.stack.append(["card", number(deck, card), 0, 0])
        row = CARD[deck][card]
        if deck == "trade":
            self.gain(self.active, row["gold"])
        if deck == "specialty":
            self.score(self.active, row["points"])

    def apply(self, card):
        self.turned.remove(card)
        self.begin_card("trade", card)

    def go_on(self):
        """Go on by itself until somebody is asked (the frame on top asks) or the game is over."""
        while self.stack:
            phase = self.stack[-1][0]
            if phase == "card":
                self.go_on_with_card()
            elif phase == "arrival":
                if not self.go_on_with_arrival():
                    return
            elif phase in ("move", "draw", "play", "hand-limit"):
                if not self.go_on_with_turn(phase):
                    return
            else:
                return

    def go_on_with_card(self):
        frame = self.stack[-1]
        deck, card = face(frame)
        row, n = CARD[deck][card], str(frame[2] + 1)
        if frame[2] < 2 and row["effect" + n]:
            if not self.holds(self.active, row["if" + n]) or not self.effect(row, n, frame):
                frame[2] += 1
            return
        self.stack.pop()
        if deck != "influence" or row["kind"] != "eternal":
            self.discards[deck].append(card)

    def effect(self, row, n, frame):
        """Do one effect; True if it asks somebody or waits for another card, and so is not done yet."""
        seat, word, amount, what = self.active, row["effect" + n], row["amount" + n], row["what" + n]
        if word in ("gold", "gold-per"):
            self.gain(seat, amount if word == "gold" else self.per(amount, what, row["cap" + n]))
        elif word in ("points", "points-per"):
            self.score(seat, amount if word == "points" else self.per(amount, what, row["cap" + n]))
        elif word == "draw":
            while frame[3] < amount:
                frame[3] += 1
                if self.draw(what):
                    return True
            frame[3] = 0
        elif word in TARGETING:
            rivals = self.rivals(word)
            if len(rivals) == 1:
                self.hit(rivals[0])
                return True
            return bool(rivals) and self.ask(TARGET, frame, n)
        elif word in ("force-all-city", "force-all-nodes"):
            for rival in self.rivals(word):
                self.force(rival, "city" if word == "force-all-city" else self.node_ahead(rival))
        elif word == "cube" and what == "travelled":
            for _ in range(amount):
                self.take_cube(seat, REGIONS.index(ROUTE[self.at.split(":")[0]][0]))
        elif word == "cube":
            return any(self.supply) and self.ask("cube", frame, n, 0, amount)
        elif word == "swap-cube":
            return bool(self.can_give()) and self.ask("swap", frame, n, 0, amount)
        elif word == "plays":
            self.plays_left += amount
            self.in_force[2] += amount
        elif word in ("move-next", "draw-next"):
            self.bonuses[seat][word == "draw-next"] += amount
        elif word == "market":
            self.market = max(0, self.market) + amount
        elif word == "may-stay":
            self.may_stay = True
        elif word == "upgrade":
            return any(level < 2 for level in self.levels[seat]) and self.ask("track", frame, n, amount)
        elif word == "fetch":
            return bool(self.discards[what]) and self.ask("fetch", frame, n, amount)
        elif word == "move":
            return self.ask("way", frame, n)
        elif word == "discard-for-gold":
            return any(self.hands[seat].values()) and self.ask("discard-for-gold", frame, n)
        elif word == "refill":
            return self.is_refilling() and self.ask("refill", frame, n)
        return False

    def per(self, amount, what, cap):
        seat = self.active
        count = {
            "cube": sum(self.cubes[seat]),
            "colour": sum(map(bool, self.cubes[seat])),
            "revealed": self.turned_up - 1,
            "eternal": len(self.eternals[seat]),
            "upgrade": sum(self.levels[seat]),
        }[what]
        return min(amount * count, cap or amount * count)

    def ask(self, phase, frame, n, *notes):
        self.stack.append([phase, 2 * frame[1] + int(n) - 1, *notes, *[0] * (2 - len(notes))])
        return True

    def hit(self, rival):
        """Do what the card on top does to a rival; most of it is done with that, some asks further."""
        frame = self.stack[-1]
        row, n = self.row_asking()
        word, amount, seat = row["effect" + n], row["amount" + n], self.active
        if word == "steal-cube":
            self.ask("cube", frame, n, rival + 1, 1)
        elif word == "rival-discards":
            self.ask("rival-discards", frame, n, rival + 1, amount)
        elif word == "force-any-node":
            self.ask("node", frame, n, rival + 1, 1)
        else:
            frame[2] += 1
        if word == "steal-gold":
            taken = min(amount, self.gold[rival])
            self.gold[rival] -= taken
            self.gain(seat, taken)
        elif word == "steal-points":
            taken = min(amount, self.points[rival])
            self.points[rival] -= taken
            self.score(seat, taken)
        elif word in ("force-node", "force-city"):
            self.force(rival, "city" if word == "force-city" else self.node_ahead(rival))
        elif word == "shift":
            self.shift(rival, amount)
        elif word == "hold":
            self.kept[rival] = True

    def node_ahead(self, rival):
        return ROUTE[self.traders[rival].split(":")[0]][1]

    def force(self, rival, place):
        self.traders[rival] = place
        self.forced[rival] = True

    def shift(self, rival, amount):
        """Push back along the route; an end that is reached stops it, and the trader is forced into it (TT-R-25)."""
        route, space, heading = self.traders[rival].split(":")
        space = int(space) + (amount if heading == "back" else -amount)
        if 0 < space <= self.spaces:
            self.traders[rival] = f"{route}:{space}:{heading}"
        else:
            self.force(rival, "city" if space <= 0 else ROUTE[route][1])
