"""Set-up: colours, capitals, who begins, the second village of the variant.

RT-SETUP-03, RT-SETUP-04, RT-SETUP-05, RT-SETUP-06, RT-SETUP-07, RT-SETUP-08, RT-SETUP-09, RT-SETUP-10, RT-SETUP-11,
RT-SETUP-12, RT-SETUP-13, RT-SETUP-14, RT-SETUP-15, RT-SETUP-16, RT-SETUP-17, RT-SETUP-18, RT-R-11, RT-R-12, RT-R-13,
RT-R-14
"""

from librt.vecs import vec
from mypy_extensions import i64

from entrepot.games.trigon.actions import LAND, SETTLE
from entrepot.games.trigon.content.chances import COLOUR_DRAW
from entrepot.games.trigon.content.vocabulary import KNIGHT, LANDS, SCOUT
from entrepot.games.trigon.phases import order
from entrepot.games.trigon.phases.rounds import lowest_roll
from entrepot.games.trigon.position.state import TrigonState
from entrepot.games.trigon.rules import figures, founding, settlements
from entrepot.kernel.audience import EVERYONE
from entrepot.kernel.message import seat_name
from entrepot.kernel.moves import Moves
from entrepot.kernel.phase import ALONE, Phase


class Setup(Phase[TrigonState]):
    """The stacks are made without the capitals' cards; colours are drawn, unless they are chosen.

    RT-SETUP-01, RT-SETUP-02, RT-R-90
    """

    name = "setup"

    def enter(self, s: TrigonState) -> None:
        if s.chosen.chosen:
            s.goto(order.COLOURS)
            return
        bag = vec[i64]([i64(1)] * len(s.cards.land_ids))
        for seat in range(s.seats):
            take_colour(s, seat, s.draw(COLOUR_DRAW, bag, EVERYONE), "drew-colour")
        s.goto(order.START)


class Colours(Phase[TrigonState]):
    """Each seat in turn chooses a colour that is left. RT-R-90"""

    name = "colours"
    waits = True
    turn_clause = "RT-R-90"

    def enter(self, s: TrigonState) -> None:
        if s.note(0) == s.seats:
            s.goto(order.START)
            return
        self.do_forced(s, s.note(0))

    def actors(self, s: TrigonState) -> list[int]:
        return ALONE[s.note(0)]

    def offer(self, s: TrigonState, seat: i64, moves: Moves) -> None:
        for land in range(LANDS):
            if land not in s.colour:
                moves.add(LAND.base + land)

    def apply(self, s: TrigonState, seat: int, action: int) -> None:
        take_colour(s, seat, LAND.value(action), "chose-colour")
        s.goto(order.COLOURS, seat + 1)


def take_colour(s: TrigonState, seat: int, land: i64, event: str) -> None:
    """Begin a realm: capital, palace, knights, scout and inhabitant.

    RT-SETUP-10, RT-SETUP-11, RT-SETUP-12, RT-SETUP-13, RT-SETUP-14, RT-SETUP-15, RT-SETUP-16, RT-COMP-27, RT-R-04,
    RT-R-12
    """
    cards = s.cards
    s.colour[seat] = int(land)
    if s.listening:
        s.tell(event, EVERYONE, {"seat": seat_name(seat), "land": s.game.face("land", int(land))})
    capital = cards.land_capital[land]
    settlements.lay(s, seat, capital, cards.land_card[land], cards.start_people, 0)
    s.palace[seat] = 1
    figures.put(s, seat, capital, KNIGHT, cards.start_knights)
    figures.put(s, seat, capital, SCOUT, cards.start_scouts)


class Start(Phase[TrigonState]):
    """All are level, so all roll for who begins. RT-SETUP-18, RT-R-13"""

    name = "start"

    def enter(self, s: TrigonState) -> None:
        s.first = lowest_roll(s, list(range(s.seats)))
        s.goto(order.SECOND if s.chosen.second_village else order.ROUND)


class Second(Phase[TrigonState]):
    """The variant: from the first player on, each settles a second site in its own land. RT-VAR-01, RT-R-82"""

    name = "second"
    waits = True
    turn_clause = "RT-R-82"

    def enter(self, s: TrigonState) -> None:
        if s.note(0) == s.seats:
            s.goto(order.ROUND)
        elif s.moves(s.in_turn()[s.note(0)]).size == 0:
            s.goto(order.SECOND, s.note(0) + 1)

    def actors(self, s: TrigonState) -> list[int]:
        return ALONE[s.in_turn()[s.note(0)]]

    def offer(self, s: TrigonState, seat: i64, moves: Moves) -> None:
        for spot in founding.free_sites(s, s.colour[seat]):
            moves.add(SETTLE.base + spot)

    def apply(self, s: TrigonState, seat: int, action: int) -> None:
        founding.settle(s, seat, SETTLE.value(action), "second-village")
        s.goto(order.SECOND, s.note(0) + 1)
