"""The opponents at a table: bots in all seats but one, which act until that seat is asked."""

from entrepot.kernel.bot import Bot
from entrepot.kernel.errors import BadOption
from entrepot.kernel.handle import SeatHandle
from entrepot.kernel.state import State


class Others:
    """One bot in each seat but `own`."""

    def __init__(self, state: State, own: int, bots: dict[int, Bot]) -> None:
        self.state: State = state
        self.own: int = own
        self.bots: dict[int, Bot] = bots
        self.handles: dict[int, SeatHandle] = {seat: SeatHandle(state, seat) for seat in bots}

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
        bot = self.bots[seat]
        action = bot.choose(self.handles[seat])
        if not self.state.moves(seat).has(action):
            raise BadOption(f"bot {bot.name!r} in seat {seat} chose {action}, which is not legal there")
        return action
