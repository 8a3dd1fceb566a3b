"""Trials of cards: one at a time on the whole server, one of each person, in a process that goes last on the machine.

They go on whoever looks. What a stage has found is stored, and its report is a file; a stop of the server ends what is
under way, and says so.
"""

import asyncio
import contextlib
import logging
import shutil
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import select

from entrepot.table.allowance import Allowance
from entrepot.table.bot_processes import MOST_GONE
from entrepot.table.child import Gone
from entrepot.table.errors import NotStored, Refusal
from entrepot.table.moments import iso
from entrepot.table.processes.lending import TRIALS as TRIALS_KIND
from entrepot.table.processes.lending import Lender
from entrepot.table.security import new_table_id
from entrepot.table.storage import Storage
from entrepot.table.turns import Turn, Turns
from entrepot.table.workshop.columns import TRIALS
from entrepot.table.workshop.trial_lent import REPORT, carry_out_there
from entrepot.table.workshop.trial_process import Line, carry_out
from entrepot.table.workshop.wire import Trial, TrialFound, TrialStep

log = logging.getLogger(__name__)
AT_ONCE: Final = 1
"""Processes that play trials."""
MOST_WAITING: Final = 20
MOST_AT_ADDRESS: Final = 4
"""Of the trials under way that come from one address: others want theirs played as well."""
MOST_OF_ONE: Final = 5
"""Trials of one person that are kept, the newest."""
MOST_KEPT: Final = 1_000
SECONDS_AT_ONCE: Final = 3_600.0
SHARE: Final = 0.25
"""Of the processes: what one address, and one guest, may use in the long run."""
LEAST_SECONDS: Final = 60.0
"""That a trial counts for at least, stopped or not: nobody makes so many that those of others are removed for them."""
UNDER_WAY: Final = ("waiting", "running")
ASKED: Final = "asked.json"
PEOPLE: Final = "people"
"""In a trial's folder: people's games with the same cards."""

Gather = Callable[[], Awaitable[dict[str, bytes]]]
"""Makes the files of people's games."""


class Asked(msgspec.Struct):
    """What a person has chosen for a trial, as it is stored and told."""

    seats: int
    games: int
    bot: str
    note: str
    before: str
    language: str = "en"


class Going:
    """A trial under way."""

    def __init__(self, guest: str, payers: tuple[str, ...], people: Gather) -> None:
        self.guest = guest
        self.payers = payers
        self.people = people
        self.status = "waiting"
        self.step: TrialStep | None = None
        self.found: TrialFound | None = None
        self.was_stopped = False
        self.task: asyncio.Task[None] | None = None
        self._is_ending = False

    async def end(self) -> None:
        """End it, once: what is still done at its end is not cut off. Return when that is done."""
        if self.task is not None:
            if not self._is_ending:
                self._is_ending = True
                self.task.cancel()
            await asyncio.wait([self.task])


class Trials:
    """Make one with `Trials(storage, folder)`, and `await prepare()` before it is used."""

    def __init__(self, storage: Storage, folder: Path) -> None:
        self._storage = storage
        self._folder = folder
        self._allowance = Allowance(SECONDS_AT_ONCE, SHARE)
        self._turns = Turns(list(range(AT_ONCE)), AT_ONCE, self._allowance)
        self._going: dict[str, Going] = {}
        self.lender: Lender | None = None
        """Who may lend a process at a worker."""

    async def prepare(self) -> None:
        """Note that what was under way when the server stopped has ended, and remove what nobody has any more."""
        gone = TRIALS.update().where(TRIALS.c.status.in_(UNDER_WAY)).values(status="ended")
        await self._storage.writer.run(gone)
        await self.sweep()
        await asyncio.to_thread(_tidy_all, self._folder)

    async def close(self) -> None:
        """End all that is under way."""
        await asyncio.gather(*(going.end() for going in self._going.values()))

    def check(self, guest: str, payers: tuple[str, ...]) -> None:
        """Refuse somebody who has one under way, or has used too much; anybody where too many wait."""
        if any(going.guest == guest for going in self._going.values()):
            raise Refusal(409, "trial-under-way", "Your cards are being tried already: wait for that, or stop it.")
        paid = [going.payers for going in self._going.values()]
        if len(paid) >= MOST_WAITING or any(sum(payer in own for own in paid) >= MOST_AT_ADDRESS for payer in payers):
            raise Refusal(409, "trials-waiting", "Many others try their cards just now. Try again in a few minutes.")
        if self._allowance.is_used_up(payers):
            raise Refusal(429, "too-many-trials", "You have had many games played for you. Try again in an hour.")

    async def begin(
        self,
        guest: str,
        payers: tuple[str, ...],
        game: str,
        asked: Asked,
        contents: tuple[Any, Any],
        people: Gather,
        now: float,
    ) -> Trial:
        """Begin a trial of cards that were checked, beside those before them (None for the shipped ones). Refusal.

        What `people` makes once it is the trial's turn is told in the same report.
        """
        self.check(guest, payers)
        id, going = new_table_id(), Going(guest, payers, people)
        self._going[id] = going  # before anything is waited for: there is one of each person
        self._allowance.use(payers, LEAST_SECONDS)
        try:
            order = msgspec.json.encode(order_of(id, game, asked, contents))
            await asyncio.to_thread(_write, self._folder / id, {ASKED: order})
            row = {"id": id, "guest": guest, "game": game, "at": now, "status": "waiting"}
            await self._storage.writer.run(TRIALS.insert().values({**row, "asked": msgspec.to_builtins(asked)}))
            await self.sweep()
        except BaseException:
            del self._going[id]
            raise
        going.task = asyncio.create_task(self._carry_out(id, going), name=f"trial {id}")
        return (await self.of(guest, game))[0]

    async def of(self, guest: str, game: str) -> list[Trial]:
        """Return somebody's trials with a game, newest first."""
        chosen = select(TRIALS).where(TRIALS.c.guest == guest, TRIALS.c.game == game)
        rows = await self._storage.rows(chosen.order_by(TRIALS.c.at.desc()).limit(MOST_OF_ONE))
        return [self._told(row) for row in rows]

    async def stop(self, guest: str, id: str) -> None:
        """Stop one of somebody's trials; what it has found so far stays."""
        going = self._going.get(id)
        if going is None or going.guest != guest:
            await self._own(guest, id)
            return
        going.was_stopped = True
        await going.end()

    async def forget(self, guest: str) -> None:
        """Somebody is forgotten, and their rows are gone: end what is under way of theirs, and remove the reports."""
        await asyncio.gather(*(going.end() for going in self._going.values() if going.guest == guest))
        await self.sweep()

    async def report(self, guest: str, id: str) -> bytes:
        """Return the report of one of somebody's trials, as of its last stage; Refusal where there is none yet."""
        await self._own(guest, id)
        try:
            return await asyncio.to_thread((self._folder / id / REPORT).read_bytes)
        except FileNotFoundError:
            raise Refusal(404, "no-report", "There is no report of this yet.") from None

    async def sweep(self) -> None:
        """Remove what is more than one person, or the server, keeps, and folders of which nothing is known."""
        newest = select(TRIALS.c.id, TRIALS.c.guest, TRIALS.c.status).order_by(TRIALS.c.at.desc())
        rows = await self._storage.rows(newest)
        kept, counts = set(self._going), dict.fromkeys([row.guest for row in rows], 0)
        for row in rows:
            counts[row.guest] += 1
            if counts[row.guest] <= MOST_OF_ONE and len(kept) < MOST_KEPT:
                kept.add(row.id)
        over = [row.id for row in rows if row.id not in kept]
        if over:
            await self._storage.writer.run(TRIALS.delete().where(TRIALS.c.id.in_(over)))
        await asyncio.to_thread(_remove_others, self._folder, kept)

    # ------------------------------------------------------------------ under way

    async def _carry_out(self, id: str, going: Going) -> None:
        status = "ended"
        try:
            status = await self._play(id, going)
        except asyncio.CancelledError:
            status = "stopped" if going.was_stopped else "ended"
        except Exception:
            status = "failed"
            log.exception("trial failed", extra={"trial": id})
        finally:
            await asyncio.to_thread(_tidy, self._folder / id)
            await self._keep(id, status, going.found)
            self._going.pop(id, None)

    async def _play(self, id: str, going: Going) -> str:
        turn: Turn[int] = Turn(going.payers, is_long=False, is_hint=False)
        place, began = await self._turns.wait(turn), time.monotonic()
        going.status = "running"

        def hear(line: Line) -> None:
            going.step = line.step or going.step
            going.found = line.found or going.found
            if line.error:
                log.warning("trial", extra={"trial": id, "error": line.error[:200]})

        try:
            await asyncio.to_thread(_write, self._folder / id / PEOPLE, await going.people())
            return await self._carried_out(self._folder / id, hear)
        finally:
            seconds = time.monotonic() - began
            self._turns.give_back(place, turn, max(0.0, seconds - LEAST_SECONDS))

    async def _carried_out(self, folder: Path, hear: Callable[[Line], None]) -> str:
        """Play a trial at a worker, anew where that has gone; here where there is none."""
        for _ in range(MOST_GONE):
            lent = await self.lender.borrow(TRIALS_KIND) if self.lender is not None else None
            if lent is None:
                break
            with contextlib.suppress(Gone):
                return await carry_out_there(lent, folder, hear)
        return await carry_out(folder, hear)

    async def _keep(self, id: str, status: str, found: TrialFound | None) -> None:
        values = {"status": status, "found": msgspec.to_builtins(found)}
        try:
            await self._storage.writer.run(TRIALS.update().where(TRIALS.c.id == id).values(values))
        except NotStored:  # the next start says that it has ended
            log.warning("trial not stored", extra={"trial": id})

    # ------------------------------------------------------------------ told

    def _told(self, row: Any) -> Trial:
        asked, going = msgspec.convert(row.asked, Asked), self._going.get(row.id)
        found = going.found if going is not None else msgspec.convert(row.found, TrialFound | None)
        return Trial(
            id=row.id,
            at=iso(row.at),
            status=going.status if going is not None else row.status,  # type: ignore[arg-type]
            step=going.step if going is not None else None,
            found=found,
            ahead=list(self._going).index(row.id) if going is not None and going.status == "waiting" else 0,
            **{name: own for name, own in msgspec.structs.asdict(asked).items() if name != "language"},
        )

    async def _own(self, guest: str, id: str) -> None:
        chosen = select(TRIALS.c.id).where(TRIALS.c.id == id, TRIALS.c.guest == guest)
        if not await self._storage.rows(chosen):
            raise Refusal(404, "no-trial", "You have no such trial.")


def order_of(id: str, game: str, asked: Asked, contents: tuple[Any, Any]) -> dict[str, Any]:
    """Return what the program reads; the id is the seed, so that no two trials have the same deals."""
    content, before = contents
    chosen = {"seats": asked.seats, "games": asked.games, "bot": asked.bot, "seed": id, "language": asked.language}
    return {"game": game, "content": content, "before": before, **chosen}


def _write(folder: Path, files: dict[str, bytes]) -> None:
    folder.mkdir(parents=True, mode=0o700)
    for name, body in files.items():
        (folder / name).write_bytes(body)


def _tidy(folder: Path) -> None:
    """Leave nothing of a trial that is over but its report: the games that were played are large."""
    with contextlib.suppress(OSError):
        for path in folder.iterdir():
            if path.is_dir():
                shutil.rmtree(path, ignore_errors=True)
            elif path.name != REPORT:
                path.unlink()


def _tidy_all(folder: Path) -> None:
    for path in folder.iterdir() if folder.is_dir() else ():
        _tidy(path)


def _remove_others(folder: Path, kept: set[str]) -> None:
    for path in folder.iterdir() if folder.is_dir() else ():
        if path.name not in kept:
            shutil.rmtree(path, ignore_errors=True)
