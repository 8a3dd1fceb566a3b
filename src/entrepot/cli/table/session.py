"""One game at the terminal: who sits there, and what is shown to whom."""

from pathlib import Path
from typing import Any

from entrepot.cli.common import refuse_overwriting, words_for
from entrepot.cli.table import pages
from entrepot.cli.table.choices import Entry
from entrepot.cli.table.keyboard import Keyboard
from entrepot.kernel.bot import Bot
from entrepot.kernel.game import Game
from entrepot.kernel.handle import events_for
from entrepot.kernel.match import Match
from entrepot.kernel.message import Message, message
from entrepot.kernel.phase import FRAME
from entrepot.kernel.state import State
from entrepot.words import Catalogue


class Session:
    """`bots` has None for a seat where a person sits; `words` says everything."""

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
