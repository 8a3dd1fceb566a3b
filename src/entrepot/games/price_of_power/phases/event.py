"""Events: cards are turned up one by one and carried out. PP-EVENT-01, PP-EVENT-10"""

from mypy_extensions import i64

from entrepot.games.price_of_power.content import card_numbers as words
from entrepot.games.price_of_power.content.vocabulary import NONE
from entrepot.games.price_of_power.phases import order
from entrepot.games.price_of_power.position.state import PowerState
from entrepot.games.price_of_power.rules import decks, effects, telling
from entrepot.kernel.phase import Phase


class Event(Phase[PowerState]):
    """The next Event, or the first turn of the Action phase."""

    name = "event"

    def enter(self, s: PowerState) -> None:
        if s.events_left == 0:
            s.turn = s.first
            s.goto(order.TURN)
            return
        s.events_left -= 1
        event = decks.turn_up_event(s)
        telling.say_face(s, "turned-up", NONE, "event", event)
        s.set_note(0, int(event))
        if not resolve(s, event):
            telling.say_face(s, "no-effect", NONE, "event", event)
        if s.top().name == self.name:
            s.goto(order.EVENT)

    def resume(self, s: PowerState, result: int) -> None:
        s.goto(order.EVENT)


def resolve(s: PowerState, event: i64) -> bool:
    """Carry out an Event, or ask for what it leaves open; say whether it can do anything. PP-EVENT-10, PP-R-55"""
    effect = s.printed.event_effect[event]
    if effect == words.CROWN_DEBTS:
        effects.crown_debts(s)
        return True
    if effect == words.RISING_POWER:
        return effects.raise_powers(s, event)
    if effect == words.RIVAL_EXPLORERS:
        return effects.rival_explorers(s, event)
    if effect == words.NEW_HOUSES:
        return effects.new_houses(s)
    return ask(s, event, effect)


def ask(s: PowerState, event: i64, effect: i64) -> bool:
    """Ask for what an Event leaves open, if there is anything to choose."""
    if effect == words.PIRATES:
        s.push(order.PIRATE, int(event))
    elif effect == words.BOOM and effects.has_boom(s):
        s.push(order.EXPAND, 0, int(event))
    elif effect == words.REVOLT and effects.next_in_revolt(s, s.seats) > 0:
        s.push(order.REVOLT, int(s.seats))
    elif effect == words.LOST_AT_SEA and effects.next_at_sea(s, s.seats) > 0:
        s.push(order.SINK, int(s.seats))
    else:
        return False
    return True
