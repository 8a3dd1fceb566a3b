"""What each action does by itself, before the game goes on."""

from .content import CARD, REGIONS, TRACKS, number
from .offers import Offers


class Answers(Offers):
    """One method for each phase that asks."""

    def act(self, seat, action):
        verb, *words = action.split()
        phase, *notes = self.stack[-1]
        if verb.startswith("sell"):
            self.sell(seat, verb, words)
        elif verb == "use":
            next(e for e, _, _ in self.awake(seat, when="activated") if [e["card"]] == words and not e["used"])[
                "used"
            ] = True
            self.stack.append(["card", number("influence", words[0]), 0, 0])
        else:
            getattr(self, f"in_{phase.replace('-', '_')}")(verb, words, notes)
        self.go_on()

    def sell(self, seat, verb, words):
        if verb == "sell-set":
            for n in range(4):
                self.return_cube(seat, n)
            self.score(seat, 6 + max(0, self.market))
        elif verb == "sell-cube":
            self.return_cube(seat, REGIONS.index(words[0]))
            self.score(seat, 1)
        else:
            price = self.price()
            self.discard(seat, verb, words[0])
            self.gain(seat, price)

    def discard(self, seat, verb, card):
        deck = verb.split("-")[1]
        self.hands[seat][deck].remove(card)
        self.discards[deck].append(card)

    def take_cube(self, seat, n):
        if self.supply[n]:
            self.supply[n] -= 1
            self.cubes[seat][n] += 1
            return True
        return False

    def return_cube(self, seat, n):
        self.cubes[seat][n] -= 1
        self.supply[n] += 1

    def in_move(self, verb, words, notes):
        if verb != "stay":
            self.move(self.active, words)
        self.stack[-1] = ["move", 1, 0, 0]

    def in_draw(self, verb, words, notes):
        if verb == "done":
            self.stack[-1] = ["play", 0, 0, 0]
            return
        if words == ["specialty"]:
            self.gold[self.active] -= self.specialty_price()
        self.draws_left -= 1
        self.drawn.append(words[0])
        self.draw(words[0])

    def in_play(self, verb, words, notes):
        seat = self.active
        if verb == "end":
            self.end_turn()
            return
        self.plays_left -= 1
        if verb == "upgrade":
            self.gold[seat] -= self.upgrade_price(words[0])
            self.levels[seat][list(TRACKS).index(words[0])] += 1
            return
        deck = "trade" if verb == "lay" else verb
        self.hands[seat][deck].remove(words[0])
        if verb == "lay":
            self.down[seat].append(words[0])
            return
        if verb == "influence":
            self.gold[seat] -= self.influence_price(words[0])
            if CARD["influence"][words[0]]["kind"] == "eternal":
                self.eternals[seat].append({"card": words[0], "awake": False, "used": False})
                return
        self.begin_card(deck, words[0])

    def in_hand_limit(self, verb, words, notes):
        self.discard(self.active, verb, words[0])

    def in_reveal(self, verb, words, notes):
        self.stack.pop()
        self.apply(words[0])

    def in_target(self, verb, words, notes):
        self.stack.pop()
        self.hit(int(words[0]))

    def in_cube(self, verb, words, notes):
        theft, n = self.is_theft(), REGIONS.index(words[0])
        if theft:
            self.cubes[notes[1] - 1][n] -= 1
            self.cubes[self.active][n] += 1
        else:
            self.take_cube(self.active, n)
        self.count_down(notes[2], lambda: any(self.supply))

    def count_down(self, left, more):
        """One of several choices is made: ask for the next, or go on with the card."""
        if left > 1 and more():
            self.stack[-1][3] -= 1
        else:
            self.answered()

    def answered(self):
        self.stack.pop()
        self.stack[-1][2] += 1

    def in_swap(self, verb, words, notes):
        seat = self.active
        if verb == "decline":
            self.answered()
        elif verb == "give":
            self.return_cube(seat, REGIONS.index(words[0]))
            self.stack[-1][2] = REGIONS.index(words[0]) + 1
        else:
            self.take_cube(seat, REGIONS.index(words[0]))
            self.stack[-1][2] = 0
            self.count_down(notes[2], self.can_give)

    def in_node(self, verb, words, notes):
        self.force(notes[1] - 1, words[0])
        self.answered()

    def in_track(self, verb, words, notes):
        self.levels[self.active][list(TRACKS).index(words[0])] += 1
        self.answered()

    def in_way(self, verb, words, notes):
        if verb != "decline":
            self.move(self.active, words)
        self.answered()

    def in_fetch(self, verb, words, notes):
        deck = verb.split("-")[1]
        self.discards[deck].remove(words[0])
        self.hands[self.active][deck].append(words[0])
        self.answered()

    def in_rival_discards(self, verb, words, notes):
        rival = notes[1] - 1
        self.discard(rival, verb, words[0])
        self.count_down(notes[2], lambda: any(self.hands[rival].values()))

    def in_discard_for_gold(self, verb, words, notes):
        row, n = self.row_asking()
        self.discard(self.active, verb, words[0])
        self.gain(self.active, row["amount" + n])
        self.answered()

    def in_refill(self, verb, words, notes):
        if verb == "done":
            self.answered()
            return
        self.draw(words[0])
        if not self.is_refilling():
            self.answered()

    def is_refilling(self):
        row, n = self.row_asking()
        short = sum(map(len, self.hands[self.active].values())) < row["amount" + n]
        return short and (self.can_draw("trade") or self.can_draw("influence"))
