"""Taking one's last action back where all agree: asked for, allowed, refused. What may not be done is Declined.

Bots agree with everybody. Whoever acts meanwhile, and is seen to, answers no: the question was about how things stood.
"""

from entrepot.table.affairs import Affairs, Upshot
from entrepot.table.errors import Declined


def ask(affairs: Affairs, seat: int) -> Upshot:
    """Ask all to let a seat take its last action back; where no other person plays, it is done."""
    if not affairs.allows_takebacks:
        raise Declined("no-takebacks")
    if any(what.startswith("takeback") for what in affairs.now.votes):
        raise Declined("takeback-asked")
    _check(affairs, seat)
    what = f"takeback {seat}"
    affairs.say_yes(seat, what)
    return affairs.told(seat, "asks-takeback") if affairs.missing(what) else _done(affairs, seat)


def allow(affairs: Affairs, seat: int, whom: int | None) -> Upshot:
    """Agree that another seat takes its last action back; once all have, it is done."""
    what = f"takeback {whom}"
    if whom is None or what not in affairs.now.votes:
        raise Declined("no-takeback-asked")
    _check(affairs, whom)
    affairs.say_yes(seat, what)
    return affairs.told(whom, "asks-takeback") if affairs.missing(what) else _done(affairs, whom)


def refuse(affairs: Affairs, seat: int) -> Upshot:
    """Say no to it, or ask no more."""
    if not any(what.startswith("takeback") for what in affairs.now.votes):
        raise Declined("no-takeback-asked")
    affairs.play_on()
    return affairs.told(seat, "no-takeback")


def _check(affairs: Affairs, seat: int) -> None:
    if not affairs.can_take_back(seat):
        raise Declined("nothing-to-take-back")


def _done(affairs: Affairs, seat: int) -> Upshot:
    affairs.play_on()
    done = affairs.told(seat, "taken-back")
    done.takes_back = True
    return done
