"""Raid: a parcel is fought for while the mover's turn waits. HG-RAID-01, HG-RAID-02"""

from entrepot.games.haggle.content.tables import RANSOM
from entrepot.games.haggle.phases.order import BATTLE
from entrepot.games.haggle.phases.setup import tell_parcel
from entrepot.games.haggle.position.state import HaggleState
from entrepot.kernel.audience import EVERYONE
from entrepot.kernel.message import seat_name
from entrepot.kernel.phase import Phase


class Raid(Phase[HaggleState]):
    """Begins the battle, and settles what it was about."""

    name = "raid"

    def enter(self, s: HaggleState) -> None:
        defender = s.owner[s.parcel]
        if s.listening:
            args = {"seat": seat_name(int(s.mover)), "defender": seat_name(defender), "parcel": int(s.parcel) + 1}
            s.tell("raided", EVERYONE, args)
        s.push(BATTLE, int(s.mover), defender)

    def resume(self, s: HaggleState, result: int) -> None:
        mover = int(s.mover)
        if result == 1:
            s.give_parcel(mover)
            if s.listening:
                s.tell("seized", EVERYONE, {"seat": seat_name(mover), "parcel": int(s.parcel) + 1})
            tell_parcel(s, int(s.parcel), mover)
        else:
            self.pay_ransom(s)
        s.pop()

    def pay_ransom(self, s: HaggleState) -> None:
        """Let the mover pay the owner what is due, as far as the coins go."""
        owner = s.owner[s.parcel]
        coins = min(RANSOM, s.coins[s.mover])
        s.coins[s.mover] -= coins
        s.coins[owner] += coins
        if s.listening:
            args = {"seat": seat_name(int(s.mover)), "owner": seat_name(owner), "coins": coins}
            s.tell("repelled", EVERYONE, args)
