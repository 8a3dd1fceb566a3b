"""Cards in battle: one burnt, morale cards in secret, all revealed at once.

TW-BATTLE-06, TW-BATTLE-07, TW-BATTLE-08, TW-BATTLE-09, TW-BATTLE-10, TW-BATTLE-11, TW-BATTLE-12, TW-BATTLE-13,
TW-BATTLE-14, TW-BATTLE-15, TW-BATTLE-16, TW-BATTLE-17, TW-BATTLE-18
"""

from mypy_extensions import i64

from entrepot.games.tradewarz.actions import ADD, COMMIT
from entrepot.games.tradewarz.content.tables import BATTLE_DRAW, BLOCK, KILL, STRENGTH
from entrepot.games.tradewarz.phases import battle, order
from entrepot.games.tradewarz.position.state import TradeWarzState
from entrepot.games.tradewarz.rules import army, fighting, morale, telling
from entrepot.kernel.audience import EVERYONE
from entrepot.kernel.message import Message, message, seat_name
from entrepot.kernel.moves import Moves
from entrepot.kernel.phase import Phase, Refusal


class Choose(Phase[TradeWarzState]):
    """Both burn a card, then both choose morale cards in secret. TW-BATTLE-06, TW-BATTLE-17, TW-R-103"""

    name = "choose"
    waits = True
    turn_clause = "TW-BATTLE-17"

    def enter(self, s: TradeWarzState) -> None:
        s.burnt_attacker = turn_up(s, s.attacker)
        s.burnt_defender = turn_up(s, s.defender)
        if s.listening:
            tell_burnt(s, s.attacker, s.burnt_attacker)
            tell_burnt(s, s.defender, s.burnt_defender)
        for seat in (s.attacker, s.defender):
            if morale.held(s, seat) == 0:
                s.ready |= 1 << seat
        self.go_on(s)

    def go_on(self, s: TradeWarzState) -> None:
        """Reveal once both are ready."""
        if s.ready >> s.attacker & 1 and s.ready >> s.defender & 1:
            s.goto(order.REVEAL)

    def actors(self, s: TradeWarzState) -> list[int]:
        return [int(seat) for seat in sorted([s.attacker, s.defender]) if not s.ready >> seat & 1]

    def offer(self, s: TradeWarzState, seat: i64, moves: Moves) -> None:
        morale.add_choices(s, seat, picked(s, seat), moves)
        moves.add(COMMIT.base)

    def apply(self, s: TradeWarzState, seat: int, action: int) -> None:
        if ADD.has(action):
            picked(s, seat).append(int(ADD.value(action)))
            return
        s.ready |= 1 << seat
        s.binding = True
        self.go_on(s)

    def why_not(self, s: TradeWarzState, seat: int, action: int) -> Refusal | None:
        return Refusal("TW-R-45", message("tradewarz-refused-card-here")) if ADD.has(action) else None

    def passed_over(self, s: TradeWarzState, seat: int) -> Refusal | None:
        if seat != s.attacker and seat != s.defender:
            return None
        if morale.held(s, seat) == 0:
            return Refusal("TW-R-103", message("tradewarz-refused-no-card-held"))
        return Refusal("TW-BATTLE-17", message("tradewarz-refused-committed"))

    def prompt(self, s: TradeWarzState, seat: int) -> Message:
        return message("tradewarz-ask-choose", {"place": telling.place_word(s.field)})


def picked(s: TradeWarzState, seat: i64) -> list[int]:
    """Return the morale cards that a side has chosen, in order."""
    return s.picked_attacker if seat == s.attacker else s.picked_defender


def tell_burnt(s: TradeWarzState, seat: i64, face: i64) -> None:
    """Tell all which card was burnt."""
    s.tell("burned", EVERYONE, {"seat": seat_name(int(seat)), "card": s.game.face("battle", int(face))})


def turn_up(s: TradeWarzState, seat: i64) -> i64:
    """Turn up the top card of a battle deck, onto the used pile. TW-BCARD-06, TW-BCARD-07"""
    faces: i64 = s.cards.battle.faces
    start = seat * faces
    counts = s.deck[start : start + faces]
    face = s.draw(BATTLE_DRAW, counts, EVERYONE)
    s.deck[start + face] -= 1
    s.used[start + face] += 1
    return face


def renew(s: TradeWarzState, seat: i64) -> None:
    """Shuffle the used pile to a new deck when the old one is empty; all six are known by then. TW-BCARD-08"""
    faces: i64 = s.cards.battle.faces
    start = seat * faces
    for at in range(start, start + faces):
        if s.deck[at] > 0:
            return
    for at in range(start, start + faces):
        s.deck[at] = s.used[at]
        s.used[at] = 0
    s.shown_decks |= 1 << seat


class Reveal(Phase[TradeWarzState]):
    """Battle cards and morale cards of both sides at once; strength and losses are two things.

    TW-BATTLE-04, TW-BATTLE-07
    """

    name = "reveal"

    def enter(self, s: TradeWarzState) -> None:
        attack = fighting.attacking(s)
        defence = fighting.defending(s)
        add_cards(s, s.attacker, s.picked_attacker, attack)
        add_cards(s, s.defender, s.picked_defender, defence)
        s.revealed = True
        result = outcome(s, attack[STRENGTH], defence[STRENGTH])
        fallen = fighting.losses(attack[KILL], defence[BLOCK], army.total(s, s.field))
        battle.fall_attackers(s, fighting.losses(defence[KILL], attack[BLOCK], s.march_size), "fell")
        s.goto(order.SPOILS, result)
        if fallen > 0:
            s.push(order.LOSSES, int(fallen), 0)


def outcome(s: TradeWarzState, attack: i64, defence: i64) -> int:
    """Return who wins by strength. TW-BATTLE-08, TW-R-32"""
    if attack > defence:
        return battle.ATTACKER_WINS
    if attack < defence or s.chosen.defender_wins:
        return battle.DEFENDER_WINS
    return battle.NOBODY_WINS


def add_cards(s: TradeWarzState, seat: i64, cards: list[int], values: list[int]) -> None:
    """Turn up the side's battle card, and use the morale cards that it chose. TW-BATTLE-07, TW-R-45"""
    face = turn_up(s, seat)
    fighting.add(values, s.cards.battle.values, face)
    for card in cards:
        values[s.cards.morale.effect[card]] += s.cards.morale.amount[card]
        morale.use(s, seat, card)  # so it counts in no second battle: TW-ECO-17
    if s.listening:
        shown = [s.game.face("morale", card) for card in cards]
        numbers = {"strength": values[STRENGTH], "kill": values[KILL], "block": values[BLOCK]}
        args = {"seat": seat_name(int(seat)), "card": s.game.face("battle", int(face)), "cards": shown}
        s.tell("revealed", EVERYONE, {**args, **numbers})
