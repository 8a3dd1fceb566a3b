"""What a card asks of the player it works on: settlements, knights, inhabitants, coins. RT-R-67, RT-R-69, RT-R-78"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from entrepot.games.trigon.actions import CHOOSE_COINS, DROP, MOST_COINS, MOST_DROPPED, PASS, SITE
from entrepot.games.trigon.content import card_numbers as words
from entrepot.games.trigon.content.vocabulary import COINS, NONE
from entrepot.games.trigon.phases.own_turn import OwnTurn
from entrepot.games.trigon.position.state import TrigonState
from entrepot.games.trigon.rules import effects, founding, gifts, losses, stealing, treasury
from entrepot.games.trigon.shown import card_refusals, refusals
from entrepot.kernel.message import Message, message
from entrepot.kernel.moves import Moves
from entrepot.kernel.phase import ALONE, Phase, Refusal

FACE: Final = 0
SEAT: Final = 1
LEFT: Final = 2
"""The notes: the card, on whom it works (or from whom coins are taken), and how many are still to be chosen."""


def card_args(s: TrigonState) -> dict[str, object]:
    """Return the arguments of what a card asks."""
    return {"card": s.game.face("play", s.note(FACE))}


def counted_args(s: TrigonState) -> dict[str, object]:
    """Return the arguments of what a card asks so many of."""
    return {**card_args(s), "count": s.note(LEFT)}


class Site(Phase[TrigonState]):
    """One of the own settlements: that is lost, that loses people, or that gets something. RT-R-69, RT-R-73, RT-R-78"""

    name = "site"
    waits = True
    turn_clause = "RT-R-75"
    clause = "RT-R-69"

    def enter(self, s: TrigonState) -> None:
        spots = gifts.own_sites(s, s.note(SEAT), s.cards.play_effect[s.note(FACE)])
        if len(spots) == 1:
            self.apply(s, s.note(SEAT), int(SITE.of(spots[0])))

    def actors(self, s: TrigonState) -> list[int]:
        return ALONE[s.note(SEAT)]

    def offer(self, s: TrigonState, seat: i64, moves: Moves) -> None:
        for spot in gifts.own_sites(s, seat, s.cards.play_effect[s.note(FACE)]):
            moves.add(SITE.base + spot)

    def apply(self, s: TrigonState, seat: int, action: int) -> None:
        spot = SITE.value(action)
        effect: i64 = s.cards.play_effect[s.note(FACE)]
        amount: i64 = s.cards.play_amount[s.note(FACE)]
        if effect == words.LOSE_SETTLEMENT:
            losses.raze(s, seat, spot)
        elif effect == words.LOSE_PEOPLE:
            losses.drop(s, seat, effect, spot, min(amount, s.people[s.settled[spot]]))
        else:
            gifts.bring(s, seat, effect, amount, spot)
        s.pop()

    def why_not(self, s: TrigonState, seat: int, action: int) -> Refusal | None:
        return card_refusals.of_site(s, seat, action)

    def prompt(self, s: TrigonState, seat: int) -> Message:
        return message("trigon-ask-site", card_args(s))


class Drop(Phase[TrigonState]):
    """Knights, or inhabitants, spot by spot, until so many have gone. RT-R-67, RT-R-79, RT-CARD-51"""

    name = "drop"
    waits = True
    turn_clause = "RT-R-75"
    clause = "RT-R-67"

    def enter(self, s: TrigonState) -> None:
        spots = self.spots(s) if s.note(LEFT) > 0 else []
        if len(spots) == 1:
            self.lose(s, spots[0], s.note(LEFT))
        elif sum(self.there(s, spot) for spot in spots) == s.note(LEFT):
            for spot in spots:
                self.lose(s, spot, self.there(s, spot))
        if s.note(LEFT) == 0:
            s.pop()

    def actors(self, s: TrigonState) -> list[int]:
        return ALONE[s.note(SEAT)]

    def there(self, s: TrigonState, spot: i64) -> int:
        """Return how many can go from a spot."""
        return int(losses.at_spot(s, s.note(SEAT), s.cards.play_effect[s.note(FACE)], spot))

    def spots(self, s: TrigonState) -> list[int]:
        """Return the spots from which some can go."""
        return [spot for spot in range(s.cards.spots) if self.there(s, spot) > 0]

    def offer(self, s: TrigonState, seat: i64, moves: Moves) -> None:
        for spot in self.spots(s):
            start = spot * MOST_DROPPED
            moves.add_run(DROP.base + start, min(self.there(s, spot), s.note(LEFT), MOST_DROPPED))

    def apply(self, s: TrigonState, seat: int, action: int) -> None:
        number = action - DROP.base
        self.lose(s, number // MOST_DROPPED, int(number % MOST_DROPPED) + 1)
        self.enter(s)

    def lose(self, s: TrigonState, spot: i64, count: int) -> None:
        """Lose so many at a spot."""
        losses.drop(s, s.note(SEAT), s.cards.play_effect[s.note(FACE)], spot, count)
        s.set_note(LEFT, s.note(LEFT) - count)

    def why_not(self, s: TrigonState, seat: int, action: int) -> Refusal | None:
        return refusals.refusal("RT-R-79", "drop") if DROP.has(action) else None

    def prompt(self, s: TrigonState, seat: int) -> Message:
        what = "knights" if losses.takes_knights(s.cards.play_effect[s.note(FACE)]) else "people"
        return message(f"trigon-ask-drop-{what}", counted_args(s))


class Pay(Phase[TrigonState]):
    """Coins of the own choice for the bank. RT-CARD-22, RT-CARD-23, RT-CARD-24"""

    name = "pay"
    waits = True
    turn_clause = "RT-R-75"
    clause = "RT-R-67"

    def enter(self, s: TrigonState) -> None:
        seat = s.note(SEAT)
        held = s.coins[seat * COINS : seat * COINS + COINS]
        for metal in only_choice(held, s.note(LEFT)):
            self.pay(s, metal, min(held[metal], s.note(LEFT)))
        if s.note(LEFT) == 0:
            s.pop()

    def actors(self, s: TrigonState) -> list[int]:
        return ALONE[s.note(SEAT)]

    def offer(self, s: TrigonState, seat: i64, moves: Moves) -> None:
        add_coins(s.coins, seat * COINS, s.note(LEFT), moves)

    def apply(self, s: TrigonState, seat: int, action: int) -> None:
        number = action - CHOOSE_COINS.base
        self.pay(s, number // MOST_COINS, int(number % MOST_COINS) + 1)
        self.enter(s)

    def pay(self, s: TrigonState, metal: i64, count: int) -> None:
        """Pay so many coins of one metal."""
        effects.pay(s, s.note(SEAT), metal, count)
        s.set_note(LEFT, s.note(LEFT) - count)

    def why_not(self, s: TrigonState, seat: int, action: int) -> Refusal | None:
        return refusals.refusal("RT-R-67", "coins") if CHOOSE_COINS.has(action) else None

    def prompt(self, s: TrigonState, seat: int) -> Message:
        return message("trigon-ask-pay-coins", counted_args(s))


def only_choice(coins: vec[i64], left: i64) -> list[int]:
    """Return the metals if there is nothing to choose: all coins go, or there is one metal; else none."""
    metals = [metal for metal in range(COINS) if coins[metal] > 0]
    return metals if left > 0 and (len(metals) == 1 or sum(coins) == left) else []


def add_coins(coins: vec[i64], start: i64, left: int, moves: Moves) -> None:
    """Add the choices of coins of one metal, up to so many."""
    for metal in range(COINS):
        at = metal * MOST_COINS
        moves.add_run(CHOOSE_COINS.base + at, min(coins[start + metal], left, MOST_COINS))


class TakeCoins(OwnTurn):
    """Coins of the mover's choice, from the bank or from another player. RT-CARD-27, RT-CARD-32, RT-R-80, RT-R-96"""

    name = "take"
    turn_clause = "RT-R-83"
    clause = "RT-R-80"

    def enter(self, s: TrigonState) -> None:
        source = self.source(s)
        held = source[self.start(s) : self.start(s) + COINS]
        for metal in only_choice(held, s.note(LEFT)):
            self.take(s, metal, min(held[metal], s.note(LEFT)))
        if s.note(LEFT) == 0:
            s.pop()

    def source(self, s: TrigonState) -> vec[i64]:
        """Return where the coins are."""
        return s.bank if s.note(SEAT) == NONE else s.coins

    def start(self, s: TrigonState) -> int:
        """Return from which entry on."""
        return 0 if s.note(SEAT) == NONE else s.note(SEAT) * COINS

    def offer(self, s: TrigonState, seat: i64, moves: Moves) -> None:
        add_coins(self.source(s), self.start(s), s.note(LEFT), moves)

    def apply(self, s: TrigonState, seat: int, action: int) -> None:
        number = action - CHOOSE_COINS.base
        self.take(s, number // MOST_COINS, int(number % MOST_COINS) + 1)
        self.enter(s)

    def take(self, s: TrigonState, metal: i64, count: int) -> None:
        """Take so many coins of one metal."""
        if s.note(SEAT) == NONE:
            effects.tell_coins(s, "gained", s.turn, metal, treasury.gain(s, s.turn, metal, count))
        else:
            stealing.rob(s, s.turn, s.note(SEAT), metal, count)
        s.set_note(LEFT, s.note(LEFT) - count)

    def why_not(self, s: TrigonState, seat: int, action: int) -> Refusal | None:
        return refusals.refusal("RT-R-80", "coins") if CHOOSE_COINS.has(action) else None

    def prompt(self, s: TrigonState, seat: int) -> Message:
        return message("trigon-ask-take-coins", counted_args(s))


class FreeVillage(OwnTurn):
    """Found a free village, or do without. RT-CARD-35, RT-CARD-36, RT-CARD-37, RT-R-76"""

    name = "free-village"
    clause = "RT-CARD-35"

    def offer(self, s: TrigonState, seat: i64, moves: Moves) -> None:
        for spot in gifts.sites(s, seat):
            moves.add(SITE.base + spot)
        moves.add(PASS.base)

    def apply(self, s: TrigonState, seat: int, action: int) -> None:
        if SITE.has(action):
            founding.begin_village(s, seat, SITE.value(action))
        s.pop()

    def why_not(self, s: TrigonState, seat: int, action: int) -> Refusal | None:
        return refusals.refusal("RT-CARD-36", "free-village") if SITE.has(action) else None

    def prompt(self, s: TrigonState, seat: int) -> Message:
        return message("trigon-ask-free-village", card_args(s))
