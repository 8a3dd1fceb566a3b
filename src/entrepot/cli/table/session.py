"""One game at the terminal, from the first question to the reckoning."""

from pathlib import Path
from typing import Any

from entrepot.cli.common import refuse_overwriting, words_for
from entrepot.cli.table import pages
from entrepot.cli.table.choices import Entry, entries, prompt
from entrepot.cli.table.commands import obey
from entrepot.cli.table.keyboard import Keyboard, Left
from entrepot.kernel.audience import EVERYONE
from entrepot.kernel.bot import Bot
from entrepot.kernel.game import Game
from entrepot.kernel.handle import SeatHandle, events_for
from entrepot.kernel.match import Match
from entrepot.kernel.message import Message, message, seat_name
from entrepot.kernel.phase import FRAME
from entrepot.kernel.state import State
from entrepot.words import Catalogue


class Session:
    """Asks each person and bot in turn. `bots` has None for a seat where a person sits; `words` says everything."""

    def __init__(
        self, game: Game, state: State, bots: list[Bot | None], words: Catalogue, keyboard: Keyboard, seed: object
    ) -> None:
        self.game = game
        self.match = Match(state, listening=True)
        self.bots = bots
        self.words = words
        self.keyboard = keyboard
        self.seed = seed
        """What the position was made with by `Game.new`, for the record."""
        self.people = [seat for seat, bot in enumerate(bots) if bot is None]
        self.watching: int | None = self.people[0] if len(self.people) == 1 else None
        """The seat whose cards may be on the screen; None for nobody's."""
        self.log: list[dict[str, Any]] = []
        """All events with their audience, from which each seat's log is made."""
        self._told = [0] * len(bots)
        self._told_all = 0
        self._heard = [0] * len(bots)
        self._shown = [pages.Shown() for _ in bots]

    # ------------------------------------------------------------------ the course of the game

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

    def act(self, seat: int, action: int) -> None:
        """Carry out a legal action; Illegal otherwise."""
        self.match.apply(seat, action)
        self.listen()

    def moment(self) -> object:
        """Return what changes when something else is being asked: the round and the phases."""
        state = self.match.state
        return (int(state.rounds()), state.over, tuple(state.stack[::FRAME]))

    # ------------------------------------------------------------------ what is shown

    def say(self, told: Message) -> str:
        """Return a message in the session's language, seats by what they are called."""
        return self.words.say(told, self.seat_name)

    def seat_name(self, seat: int) -> str:
        """Return what a seat is called: by its number, with its bot, or as the only person's."""
        bot = self.bots[seat]
        if bot is not None:
            return self.words.say(message("cli-seat-bot", {"number": seat + 1, "bot": bot.name}))
        alone = len(self.people) == 1
        return self.words.say(message("cli-seat-you" if alone else "kernel-seat", {"number": seat + 1}))

    def listen(self) -> None:
        """Take in what has just happened."""
        self.log += self.match.state.take_events()

    def lift(self, seat: int) -> None:
        """Hand the keyboard to another person: nothing of the one before stays to be seen."""
        if self.watching == seat:
            return
        self.watching = None
        self.keyboard.clear()
        self.keyboard.ask(self.say(message("cli-hand-over", {"seat": {"seat": seat}})))
        self.keyboard.clear()
        self.watching = seat
        self._shown[seat] = pages.Shown()

    def look(self, seat: int) -> None:
        """Print what is new for a seat: what happened, the table, and what is asked."""
        self.tell(seat)
        moment = (self.moment(), self.words.language)
        lines = self._shown[seat].news(moment, self.table_lines(seat))
        for line in ["", *lines, "", self.say(self.match.state.prompt(seat))]:
            self.keyboard.say(line)

    def table_lines(self, seat: int | None) -> list[str]:
        """Return the whole table as a seat sees it."""
        return pages.table_lines(self.game, self.say, self.match.state.view(seat))

    def list_choices(self, lines: list[Entry]) -> None:
        """Print what may be done."""
        for line in pages.choice_lines(self.game, self.say, lines):
            self.keyboard.say(line)

    def tell(self, seat: int | None) -> None:
        """Print what a seat, or everybody, has not been told yet."""
        start = self._told_all if seat is None else self._told[seat]
        self._told_all = len(self.log)
        if seat is not None:
            self._told[seat] = len(self.log)
        for line in self.event_lines(seat, start):
            self.keyboard.say(line)

    def event_lines(self, seat: int | None, start: int = 0) -> list[str]:
        """Return in words what a seat may know of the log from a place on."""
        return [
            pages.event_line(self.game, self.words, self.say, event) for event in events_for(self.log[start:], seat)
        ]

    def end(self) -> None:
        """Tell how the game ended, to all."""
        if len(self.people) > 1:
            self.keyboard.clear()
        self.tell(self.people[0] if len(self.people) == 1 else None)
        self.keyboard.say()
        for line in pages.reckoning(self.game, self.say, self.words.language, self.match.state.outcome() or {}):
            self.keyboard.say(line)

    # ------------------------------------------------------------------ what a person can ask for besides

    def catalogue(self, language: str) -> Catalogue:
        """Return the words of another language for this game."""
        return words_for(self.game, language)

    def save(self, file: Path, force: bool = False) -> None:
        """Write a record of the game so far, whole or not at all. WouldOverwrite, OSError."""
        from entrepot.files import record

        refuse_overwriting([file], force)
        part = file.with_name(f"{file.name}.part")
        try:
            record.write(record.Record.of(self.match, self.seed), part)
            part.replace(file)
        finally:
            part.unlink(missing_ok=True)
