"""The opponents at a table: bots in all seats but one, which act until that seat is asked."""

from entrepot.bots.uniform import Uniform
from entrepot.kernel.bot import Bot
from entrepot.kernel.chance import Random
from entrepot.kernel.errors import BadOption
from entrepot.kernel.handle import SeatHandle
from entrepot.kernel.moves import Moves
from entrepot.kernel.state import NOTHING, State


class Others:
    """One bot in each seat but `own`."""

    def __init__(self, state: State, own: int, bots: dict[int, Bot]) -> None:
        self.state: State = state
        self.own: int = own
        self.bots: dict[int, Bot] = bots
        self.handles: dict[int, SeatHandle] = {seat: SeatHandle(state, seat) for seat in bots}
        self.is_forfeit: bool = False
        """Whether `own` has lost the game by an illegal action."""
        self.played: list[int] = []
        """What `own` has done so far: with the seed of the game, all that a copy needs."""
        self._at_random: list[Random | None] = [generator(bots.get(seat)) for seat in range(state.seats)]

    def is_over(self) -> bool:
        """Say whether the game has ended, by its rules or by an illegal action."""
        return self.is_forfeit or self.state.over

    def moves(self) -> Moves:
        """Return what `own` may do, once the others have acted: to be read, and only until the next action."""
        return NOTHING if self.is_over() else self.state.moves(self.own)

    def answer(self, action: int) -> bool:
        """Carry out an action of `own` and what the others do upon it; False, with nothing changed, if it is illegal.

        BadOption as for `act`.
        """
        if not self.moves().has(action):
            return False
        self.state.play(self.own, action)
        self.played.append(action)
        self.act()
        return True

    def act(self) -> None:
        """Let them act until `own` may, or the game is over; BadOption if a bot chooses what is not legal."""
        state = self.state
        while not state.over:
            actors = state.top().actors(state)
            if self.own in actors:
                return
            seat = actors[0]
            action = int(state.moves(seat).only())
            if action < 0:
                action = self.choice(seat)
            state.play(seat, action)

    def choice(self, seat: int) -> int:
        """Return what a bot chooses where it has a choice."""
        rng = self._at_random[seat]
        if rng is not None:  # the same choice, without a list of all that is legal
            moves = self.state.moves(seat)
            return int(moves.items[rng.below(moves.size)])
        bot = self.bots[seat]
        action = bot.choose(self.handles[seat])
        if not self.state.moves(seat).has(action):
            raise BadOption(f"bot {bot.name!r} in seat {seat} chose {action}, which is not legal there")
        return action


class Nobody(Others):
    """No others: `own` is whichever seat is asked next, of several the lowest."""

    def __init__(self, state: State) -> None:
        super().__init__(state, 0, {})
        self.act()

    def act(self) -> None:
        state = self.state
        if not state.over:
            self.own = state.top().actors(state)[0]


def generator(bot: Bot | None) -> Random | None:
    """Return what a bot that plays at random chooses with; None for any other bot."""
    return bot.rng if bot is not None and type(bot) is Uniform else None
