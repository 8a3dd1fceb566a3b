"""What people do beside the game, in the name of their seats. What may not be done is Declined and changes nothing."""

from typing import Final

from entrepot.kernel.message import message
from entrepot.table import takebacks
from entrepot.table.affairs import OF_ALL, Affairs, Upshot
from entrepot.table.errors import Declined
from entrepot.table.wire import Deed

OF_A_STAND_IN: Final = ("back", "go-on", "resign")
"""What somebody may still do for whom a bot plays."""


def do(affairs: Affairs, deed: Deed, seat: int, whom: int | None, number: int) -> Upshot:
    """Do something in the name of a seat; `number` is that of the entry that will tell it. Declined."""
    if whom is not None and whom >= len(affairs.seats):
        raise Declined("no-seat")
    if affairs.now.seats[seat].bot == "resigned":
        raise Declined("resigned")
    if affairs.now.seats[seat].bot and deed not in OF_A_STAND_IN:
        raise Declined("stood-in")
    affairs.charge()
    match deed:
        case "nudge":
            return _nudge(affairs, seat, whom)
        case "replace":
            return _replace(affairs, seat, whom, number)
        case "pause":
            return _pause(affairs, seat)
        case "go-on":
            return _go_on(affairs, seat)
        case "end":
            return _end(affairs, seat)
        case "play-on":
            return _play_on(affairs, seat)
        case "bot":
            return affairs.stand_in(seat, "asked", number)
        case "back":
            return _back(affairs, seat)
        case "resign":
            return _resign(affairs, seat, number)
        case "cancel":
            return _cancel(affairs, seat)
        case "takeback":
            return takebacks.ask(affairs, seat)
        case "allow":
            return takebacks.allow(affairs, seat, whom)
        case "refuse":
            return takebacks.refuse(affairs, seat)


def settle(affairs: Affairs, number: int) -> Upshot | None:
    """Do what has come to be agreed because somebody has gone: those who are here had all said yes to it."""
    for what, said in affairs.now.votes.items():
        kind, _, about = what.partition(" ")
        if kind in OF_ALL or not said or affairs.missing(what):
            continue
        if any(affairs.here[seat] for seat in said):
            return _agreed(affairs, said[-1], what) if not about else affairs.stand_in(int(about), "agreed", number)
    return None


def _nudge(affairs: Affairs, seat: int, whom: int | None) -> Upshot:
    if whom is None or whom not in affairs.players():
        raise Declined("nobody-there")
    if whom == seat:
        raise Declined("nudge-self")
    if whom not in affairs.waiting:
        raise Declined("not-waited-for")
    own = affairs.now.seats[whom]
    if affairs.nudge_in(whom) > 0:
        raise Declined("nudged")
    own.nudged, own.is_nudged = affairs.wall(), True
    return affairs.told(whom, "nudged", by=seat)


def _replace(affairs: Affairs, seat: int, whom: int | None, number: int) -> Upshot:
    if whom == seat:
        raise Declined("replace-self")
    if whom is None or whom not in affairs.people() or affairs.now.seats[whom].bot:
        raise Declined("bot-plays")
    _check_patience(affairs, whom)
    what = f"bot {whom}"
    affairs.say_yes(seat, what)
    if affairs.missing(what):
        return affairs.told(whom, "asks-bot", by=seat)
    return affairs.stand_in(whom, "agreed", number)


def _check_patience(affairs: Affairs, whom: int) -> None:
    """Do nothing where a bot may play for somebody, if all agree; Declined otherwise."""
    if not affairs.seats[whom].taken:
        return
    if affairs.clocks is not None:
        raise Declined("has-clock")
    if whom not in affairs.waiting:
        raise Declined("not-waited-for")
    if not affairs.now.seats[whom].is_nudged or affairs.bot_in(whom):
        raise Declined("too-soon")


def _pause(affairs: Affairs, seat: int) -> Upshot:
    if affairs.clocks is None:
        raise Declined("no-clock")
    if affairs.now.is_paused:
        raise Declined("paused")
    affairs.say_yes(seat, "pause")
    return affairs.told(seat, "asks-pause") if affairs.missing("pause") else _agreed(affairs, seat, "pause")


def _go_on(affairs: Affairs, seat: int) -> Upshot:
    if not affairs.now.is_paused and "pause" not in affairs.now.votes:
        raise Declined("not-paused")
    kind = "goes-on" if affairs.now.is_paused else "no-pause"
    affairs.now.is_paused = False
    affairs.now.votes.pop("pause", None)
    return affairs.told(seat, kind)


def _end(affairs: Affairs, seat: int) -> Upshot:
    affairs.say_yes(seat, "end")
    return affairs.told(seat, "asks-end") if affairs.missing("end") else _agreed(affairs, seat, "end")


def _play_on(affairs: Affairs, seat: int) -> Upshot:
    if affairs.now.votes.pop("end", None) is None:
        raise Declined("nothing-asked")
    return affairs.told(seat, "plays-on")


def _back(affairs: Affairs, seat: int) -> Upshot:
    own = affairs.now.seats[seat]
    if not own.bot:
        raise Declined("not-stood-in")
    if own.bot == "time-up" and affairs.clocks is not None:
        if own.had_more and seat in affairs.waiting:
            raise Declined("bot-first")
        affairs.clocks.give_again(seat)
        own.had_more = seat in affairs.waiting
    own.bot = ""
    return affairs.told(seat, "back")


def _resign(affairs: Affairs, seat: int, number: int) -> Upshot:
    done = affairs.stand_in(seat, "resigned", number)
    taken = [other for other in affairs.people() if affairs.seats[other].taken]
    if all(affairs.now.seats[other].bot == "resigned" for other in taken):
        done.ending = message("table-frozen-resigned")
    return done


def _cancel(affairs: Affairs, seat: int) -> Upshot:
    if not affairs.can_cancel():
        raise Declined("too-late")
    name = {"name": affairs.seats[seat].name}
    return affairs.told(seat, "called-off", ending=message("table-frozen-cancelled", {"name": name}))


def _agreed(affairs: Affairs, seat: int, what: str) -> Upshot:
    affairs.now.votes.pop(what)
    if what == "pause":
        affairs.now.is_paused = True
        return affairs.told(seat, "paused")
    return affairs.told(seat, "game-ended", ending=message("table-frozen-ended"))
