"""What the text and the page of a review share: the positions of its choices, and its sentences."""

from typing import Any

from entrepot.cli.table.pages import table_lines
from entrepot.files.record import Record
from entrepot.kernel.game import Game
from entrepot.kernel.message import Message, message, seat_name
from entrepot.review.choices import choices_of, game_of
from entrepot.review.reviewing import SHOWN, Judged, Review, SeatReview
from entrepot.review.telling import counts, told
from entrepot.words import Catalogue


class Told:
    """A review in one language."""

    def __init__(self, file: str, record: Record, review: Review, words: Catalogue) -> None:
        seats = [found.seat for found in review.seats]
        self.review = review
        self.words = words
        self._positions = {(one.seat, one.number): one.state for one in choices_of(record, seats)}
        self._record = record
        self.game: Game = game_of(record)
        self.title = self.say("review-title", game=self.game.title)
        self.subtitle = self.say("review-game", file=file, seats=record.seats, moves=record.count())

    def say(self, id: str, **args: Any) -> str:
        """Return a message in words."""
        return self.words.say(message(id, args))

    def seat(self, seat: int) -> str:
        """Return a seat's name."""
        return self.say("kernel-seat", number=seat + 1)

    def heading(self, found: SeatReview) -> str:
        """Return who it was and how it ended for them."""
        outcome: Any = self._record.outcome
        place, score = outcome["places"][found.seat], outcome["scores"][found.seat]
        return self.say("review-seat", seat=seat_name(found.seat), place=place, score=score)

    def counts(self, found: SeatReview) -> list[str]:
        """Return how many choices there were, and how many of them were mistakes."""
        return [self.words.say(line) for line in counts(found)]

    def worst(self, found: SeatReview) -> list[Judged]:
        """Return the few mistakes that are shown."""
        return found.mistakes[:SHOWN]

    def where(self, found: SeatReview, judged: Judged) -> str:
        """Return which choice it was."""
        choice = judged.choice
        return self.say("review-choice", move=choice.move, number=choice.number, choices=found.choices)

    def table(self, judged: Judged) -> list[str]:
        """Return what the seat saw before the choice."""
        choice = judged.choice
        view = self._positions[choice.seat, choice.number].view(choice.seat)
        return table_lines(self.game, self.words.say, view)

    def told(self, judged: Judged) -> list[str]:
        """Return what was played, what was stronger or weaker, and why."""
        lines: list[Message] = told(self.game, judged, self.words.has(f"{self.game.id}-lead"))
        return [self.words.say(line) for line in lines]

    def course(self, found: SeatReview) -> list[list[str]]:
        """Return the chances as rows: the move, then each seat's share in percent."""
        *rows, last = [[str(one.move), *map(percent, one.shares)] for one in found.course]
        return [*rows, [self.say("review-at-the-end"), *last[1:]]]


def percent(share: float) -> str:
    """Return a share as a whole percentage."""
    return f"{round(100 * share)}%"
