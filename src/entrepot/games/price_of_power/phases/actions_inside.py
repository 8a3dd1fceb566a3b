"""What Influence, Build, Sail and Restore Order ask. PP-INFL-01, PP-BUILD-01, PP-SAIL-01, PP-ORDER-01"""

from mypy_extensions import i64

from entrepot.games.price_of_power.actions import BRING, BUILD, CUBE_DUCATS, CUBE_POWER, DONE, HUNT, LAUNCH, RESTORE
from entrepot.games.price_of_power.content.vocabulary import DIPLOMATIC, NONE
from entrepot.games.price_of_power.phases import order
from entrepot.games.price_of_power.phases.own_turn import OwnTurn
from entrepot.games.price_of_power.position.state import PowerState
from entrepot.games.price_of_power.rules import influence, pieces, shipping, telling, vassals
from entrepot.games.price_of_power.shown import previews, refusals
from entrepot.kernel.message import Message, message, seat_name
from entrepot.kernel.moves import NO_CHOICE, Moves
from entrepot.kernel.phase import Refusal


class Influence(OwnTurn):
    """Further cubes, each for Power or Ducats. PP-INFL-01, PP-INFL-05"""

    name = "influence"
    clause = "PP-INFL-01"

    def enter(self, s: PowerState) -> None:
        if s.only(s.turn) != NO_CHOICE:
            s.pop()

    def offer(self, s: PowerState, seat: i64, moves: Moves) -> None:
        influence.add_further(s, seat, moves)
        moves.add(DONE.base)

    def apply(self, s: PowerState, seat: int, action: int) -> None:
        if action == DONE.base:
            s.pop()
            return
        if CUBE_POWER.has(action):
            s.pay(seat, DIPLOMATIC, 1)
            influence.place(s, seat, CUBE_POWER.value(action))
        else:
            s.ducats[seat] -= int(s.printed.limits.cube_ducats)
            influence.place(s, seat, CUBE_DUCATS.value(action))
        s.set_note(0, s.note(0) + 1)
        self.enter(s)

    def prompt(self, s: PowerState, seat: int) -> Message:
        return message("price_of_power-ask-influence", {"count": s.note(0)})

    def preview(self, s: PowerState, seat: int, action: int) -> list[Message]:
        return previews.of_influence(s, seat, action)

    def why_not(self, s: PowerState, seat: int, action: int) -> Refusal | None:
        if CUBE_POWER.has(action):
            found = refusals.of_cube(s, seat, CUBE_POWER.value(action))
            return found if found is not None else refusals.power("PP-INFL-01", DIPLOMATIC, 1)
        if CUBE_DUCATS.has(action):
            found = refusals.of_cube(s, seat, CUBE_DUCATS.value(action))
            return (
                found if found is not None else refusals.counted("PP-INFL-01", "ducats", s.printed.limits.cube_ducats)
            )
        return None


class Build(OwnTurn):
    """A ship from one Owned Port after another. PP-BUILD-01"""

    name = "build"
    clause = "PP-BUILD-01"

    def enter(self, s: PowerState) -> None:
        s.built = []
        build(s, s.note(0))

    def resume(self, s: PowerState, result: int) -> None:
        if s.only(s.turn) != NO_CHOICE:
            self.apply(s, int(s.turn), int(DONE.base))

    def offer(self, s: PowerState, seat: i64, moves: Moves) -> None:
        shipping.add_builds(s, seat, moves)
        moves.add(DONE.base)

    def apply(self, s: PowerState, seat: int, action: int) -> None:
        if action == DONE.base:
            s.built = []
            s.pop()
        else:
            build(s, int(BUILD.value(action)))

    def prompt(self, s: PowerState, seat: int) -> Message:
        return message("price_of_power-ask-build", {"count": len(s.built)})

    def preview(self, s: PowerState, seat: int, action: int) -> list[Message]:
        return previews.of_ship(s, seat) if BUILD.has(action) else []

    def why_not(self, s: PowerState, seat: int, action: int) -> Refusal | None:
        if BUILD.has(action) and BUILD.value(action) < s.printed.provinces:
            return refusals.of_building(s, seat, BUILD.value(action))
        return None


def build(s: PowerState, province: int) -> None:
    """Pay for a ship of one Port, and ask where it goes. PP-BUILD-01"""
    s.set_note(0, NONE)
    s.ducats[s.turn] -= int(shipping.price(s, s.turn))
    s.built.append(province)
    s.push(order.LAUNCH, province)


class Launch(OwnTurn):
    """The new ship goes to a Sea Zone that its Port faces, on a free slot or off the slots. PP-BUILD-02"""

    name = "launch"
    clause = "PP-BUILD-02"

    def enter(self, s: PowerState) -> None:
        self.do_forced(s, int(s.turn))

    def offer(self, s: PowerState, seat: i64, moves: Moves) -> None:
        shipping.add_launches(s, s.note(0), moves)

    def apply(self, s: PowerState, seat: int, action: int) -> None:
        sea, berth = LAUNCH.values(action)
        pieces.put_ship(s, seat, sea, berth)
        if s.listening:
            args = {"seat": seat_name(seat), "space": telling.named(s, "space", sea)}
            telling.say_all(s, "built", {**args, "berth": telling.berth_word(berth)})
        s.pop()

    def why_not(self, s: PowerState, seat: int, action: int) -> Refusal | None:
        return refusals.refusal("PP-BUILD-02", "no-launch") if LAUNCH.has(action) else None

    def prompt(self, s: PowerState, seat: int) -> Message:
        return message("price_of_power-ask-launch", {"province": telling.named(s, "province", s.note(0))})

    def preview(self, s: PowerState, seat: int, action: int) -> list[Message]:
        return previews.of_berth(LAUNCH.values(action)[1])


class Fleet(OwnTurn):
    """Ships come to the common destination one by one; a Hunt ends the Action. PP-SAIL-01, PP-SAIL-03"""

    name = "fleet"
    clause = "PP-SAIL-01"

    def offer(self, s: PowerState, seat: i64, moves: Moves) -> None:
        shipping.add_brings(s, seat, s.note(0), s.note(2), moves)
        shipping.add_hunts(s, seat, s.note(0), moves)
        if s.note(1) > 0:
            moves.add(DONE.base)

    def apply(self, s: PowerState, seat: int, action: int) -> None:
        end = s.note(0)
        if action == DONE.base:
            s.pop()
        elif HUNT.has(action):
            shipping.hunt(s, seat, end, HUNT.value(action))
            s.pop()
        else:
            start, berth, end_berth = BRING.values(action)
            shipping.move(s, seat, start, berth, end, end_berth)
            s.set_note(1, s.note(1) + 1)
            if start == end:
                s.set_note(2, s.note(2) - (1 if berth else 16))
            if s.only(seat) != NO_CHOICE:
                s.pop()

    def prompt(self, s: PowerState, seat: int) -> Message:
        return message("price_of_power-ask-fleet", {"space": telling.named(s, "space", s.note(0))})

    def preview(self, s: PowerState, seat: int, action: int) -> list[Message]:
        if HUNT.has(action):
            return previews.of_hunt(s, seat, s.note(0))
        if not BRING.has(action):
            return []
        start, berth, end_berth = BRING.values(action)
        return previews.of_bring(start, berth, s.note(0), end_berth)

    def why_not(self, s: PowerState, seat: int, action: int) -> Refusal | None:
        if action == DONE.base:
            return refusals.refusal("PP-SAIL-01", "nothing-moved")
        if HUNT.has(action):
            return refusals.refusal("PP-SAIL-03", "no-pirates")
        if not BRING.has(action):
            return None
        start, berth, end_berth = BRING.values(action)
        if not s.printed.areas <= start < s.printed.spaces or pieces.berths(s, seat, start, berth) == 0:
            return refusals.refusal("PP-SAIL-01", "no-ship")
        if s.note(0) not in shipping.reach(s, seat, start):
            return refusals.refusal("PP-SAIL-01", "too-far")
        if end_berth and shipping.free_for(s, s.note(0), start, berth) <= 0:
            return refusals.refusal("PP-SHIP-05", "slots-full")
        return refusals.refusal("PP-SAIL-01", "no-ship")


class Restoring(OwnTurn):
    """Order in further Provinces. PP-ORDER-01"""

    name = "order"
    clause = "PP-ORDER-01"

    def enter(self, s: PowerState) -> None:
        if s.only(s.turn) != NO_CHOICE:
            s.pop()

    def offer(self, s: PowerState, seat: i64, moves: Moves) -> None:
        vassals.add_restores(s, seat, moves)
        moves.add(DONE.base)

    def why_not(self, s: PowerState, seat: int, action: int) -> Refusal | None:
        return refusals.of_order(s, seat, RESTORE.value(action)) if RESTORE.has(action) else None

    def apply(self, s: PowerState, seat: int, action: int) -> None:
        if action == DONE.base:
            s.pop()
            return
        vassals.restore(s, seat, RESTORE.value(action))
        self.enter(s)
