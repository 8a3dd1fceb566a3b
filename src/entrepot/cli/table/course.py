"""The course of one game at the terminal, from the first question to the reckoning."""

from entrepot.cli.table import pages
from entrepot.cli.table.choices import entries, prompt
from entrepot.cli.table.commands import obey
from entrepot.cli.table.keyboard import Left
from entrepot.cli.table.session import Session
from entrepot.kernel.audience import EVERYONE
from entrepot.kernel.handle import SeatHandle
from entrepot.kernel.message import message, seat_name


class Course(Session):
    """Asks each person and bot in turn."""

    def play(self) -> None:
        """Play to the end and tell the reckoning; Left if the people leave before."""
        try:
            self.listen()
            while not self.match.state.over:
                self.step()
        except (EOFError, KeyboardInterrupt) as gone:
            raise Left from gone
        self.end()

    def step(self) -> None:
        """Let the bots that are asked act; where nobody but people is asked, ask them."""
        actors = self.match.state.actors()
        moment = self.moment()
        waiting = [seat for seat in actors if self.bots[seat] is not None]
        for seat in waiting:
            self.ask_bot(seat)
        if len(actors) > 1:
            self.ask_together(moment)
        elif not waiting and not self.pass_over(actors[0]):
            self.ask_person(actors[0])
        if not self.people:
            self.tell(None)

    def ask_bot(self, seat: int) -> None:
        """Have a bot take all the steps that it is asked for at this moment."""
        bot = self.bots[seat]
        assert bot is not None
        moment = self.moment()
        while seat in self.match.state.actors() and self.moment() == moment:
            handle = SeatHandle(self.match.state, seat)
            handle.hear(self.log[self._heard[seat] :])
            self._heard[seat] = len(self.log)
            self.act(seat, bot.choose(handle))

    def ask_together(self, moment: object) -> None:
        """Simultaneous choices: every person looks in turn, whether asked or not, so that turns tell nothing."""
        for seat in self.people:
            if self.moment() != moment:
                return
            if seat in self.match.state.actors():
                self.ask_until(seat, moment)
            elif len(self.people) > 1:
                self.lift(seat)
                self.look(seat)
                self.keyboard.ask(self.say(message("cli-nothing-to-choose")))

    def pass_over(self, seat: int) -> bool:
        """Take the only action of a person where all can see that it is, and the keyboard would be handed over for it.

        Say whether that was so.
        """
        state = self.match.state
        if state.forced_seat() != seat or len(self.people) == 1 or self.watching == seat:
            return False
        self.act(seat, state.legal(seat)[0])
        self.log.append({"kind": "only-choice", "args": {"seat": seat_name(seat)}, "audience": int(EVERYONE)})
        return True

    def ask_until(self, seat: int, moment: object) -> None:
        """Ask a person until it has chosen all that it has to at this moment."""
        while seat in self.match.state.actors() and self.moment() == moment:
            self.ask_person(seat)

    def ask_person(self, seat: int) -> None:
        """Show a person the table and have it choose once, or use a command."""
        self.lift(seat)
        self.look(seat)
        lines = entries(self.game, self.match.state.legal(seat))
        self.list_choices(lines)
        while True:
            text = self.keyboard.ask(self.say(prompt(self.game, lines)))
            if text == "":
                continue
            state = self.match.state
            if not obey(self, seat, lines, text) or self.match.state is not state:
                return

    def end(self) -> None:
        """Tell how the game ended, to all."""
        if len(self.people) > 1:
            self.keyboard.clear()
        self.tell(self.people[0] if len(self.people) == 1 else None)
        self.keyboard.say()
        for line in pages.reckoning(self.game, self.say, self.words.language, self.match.state.outcome() or {}):
            self.keyboard.say(line)
