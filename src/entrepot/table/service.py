"""Everything that the routes need, put together once: the database, the tables, the bots, the seals."""

import asyncio
import math
from collections import Counter, OrderedDict
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from entrepot.kernel.game import Game
from entrepot.table.allowance import Allowance
from entrepot.table.beside import Beside
from entrepot.table.bots import Bots
from entrepot.table.callers import Caller, client_address, cookie_of
from entrepot.table.config import Config
from entrepot.table.errors import Busy, Declined, NoTable, Refusal, TooFast, too_fast
from entrepot.table.games import Games
from entrepot.table.hints import Hints
from entrepot.table.lasting.erasing import Eraser
from entrepot.table.lasting.under_way import Archives
from entrepot.table.limits import ENTRY_COSTS, UNLIMITED, Budget, Limits
from entrepot.table.live import LiveTable
from entrepot.table.meetings import Meetings
from entrepot.table.metering import bill
from entrepot.table.notices.courier import Courier
from entrepot.table.notices.post import Post
from entrepot.table.operating.bans import Bans
from entrepot.table.operating.operator import Operator
from entrepot.table.orderlies import Orderlies
from entrepot.table.overload import Overload, Rank
from entrepot.table.past import Past, has_past, not_over
from entrepot.table.person.devices import Devices
from entrepot.table.person.links import Links
from entrepot.table.playtests.store import Playtests
from entrepot.table.processes.joining import join
from entrepot.table.processes.lending import BOTS, REVIEWS, TRIES, Borrowing, Lender
from entrepot.table.reviews.coach import Archive, Coach
from entrepot.table.reviews.crew import Crew
from entrepot.table.reviews.trying import Tries
from entrepot.table.rows import TableRow
from entrepot.table.seating import Seating, judge
from entrepot.table.security import COOKIE, Session, Signer
from entrepot.table.settling import Settling
from entrepot.table.settling_results import Settler
from entrepot.table.storage import Storage
from entrepot.table.tables import Tables
from entrepot.table.teacher import Teacher
from entrepot.table.timekeeper import Timekeeper
from entrepot.table.workshop.desk import Desk
from entrepot.table.workshop.trials import Trials
from entrepot.table.workshop.versions import Versions

Result = TypeVar("Result")
HINTS_A_SECOND = 0.5
HINTS_AT_ONCE = 10.0
"""Of one address: each may take a process two seconds."""
LETTERS = 5.0
LETTERS_AN_HOUR = 6.0
"""With a link in them, that one address may ask for, and that go to one address of e-mail."""
CHANNELS = 40.0
CHANNELS_AN_HOUR = 20.0
"""Ways of notices that one address, and one guest, may add."""
STEPS = 200.0
STEPS_AN_HOUR = 60.0
"""Links to more devices, and devices and people that go, of one address and of one guest: of each something is kept."""
TRIALS = 3.0
TRIALS_AN_HOUR = 12.0
"""Notices of one address, of one guest and by one way that only show that they arrive."""
MOST_ERRANDS = 100
MOST_PASTS = 16
HOUR_SECONDS = 3_600.0
DAY_SECONDS = 86_400.0
REPORTS_AT_ONCE = 10.0
"""Of one address, or guest, and so many more in an hour."""


class Service:
    """Make one with `await Service.open(config)`, and close it."""

    def __init__(
        self,
        config: Config,
        storage: Storage,
        tables: Tables,
        bots: Bots,
        signer: Signer,
        devices: Devices,
        budget: Budget,
    ) -> None:
        self.config = config
        self.storage = storage
        self.tables = tables
        self.seating = Seating(tables)
        self.settling = Settling(tables)
        self.bots = bots
        self.timekeeper = Timekeeper(tables, tables.uptime)
        self.orderlies = Orderlies(budget)
        self.hints = Hints(bots.processes)
        self.signer = signer
        self.devices = devices
        self.links = Links(storage, devices)
        self.post = Post(config, signer, self.links.address_of)
        chores = Budget(config.limits)
        """What the server does beside all games has a share of its own: nobody can give it more to do."""
        self.courier = Courier(storage, tables, tables.owed, self.post, config.clock, chores)
        self.new_channels = Allowance(CHANNELS, CHANNELS_AN_HOUR / HOUR_SECONDS)
        self._steps = Allowance(STEPS, STEPS_AN_HOUR / HOUR_SECONDS)
        self.trials = Allowance(TRIALS, TRIALS_AN_HOUR / HOUR_SECONDS)
        self.archives = Archives()
        self.meetings = Meetings(tables)
        self.eraser = Eraser(storage, tables, self.seating, self.forget_elsewhere, chores)
        self.bans = Bans(storage, config.clock)
        self.operator = Operator(storage, tables, self.seating, self.eraser, self.bans)
        self.letters = Allowance(LETTERS, LETTERS_AN_HOUR / HOUR_SECONDS)
        self._errands: set[asyncio.Task[None]] = set()
        self.settler = Settler(storage, signer, config.rates_one_address)
        self.desk, self.versions = Desk(), Versions(storage)
        self.playtests = Playtests(storage)
        self.card_trials = Trials(storage, config.data / "trials")
        self.budget = budget
        self.overload = Overload(config.limits.lag)
        self._hint_calls = Budget(Limits(share=HINTS_A_SECOND, at_once=HINTS_AT_ONCE, patience=0.0))
        limits = config.limits
        self._new_tables = Allowance(limits.tables, limits.tables_an_hour / HOUR_SECONDS)
        self._reports = Allowance(REPORTS_AT_ONCE, REPORTS_AT_ONCE / HOUR_SECONDS)
        self._actions = Allowance(limits.actions, limits.actions_an_hour / HOUR_SECONDS)
        self._lines = Allowance(limits.lines, limits.lines_an_hour / HOUR_SECONDS)
        self._new_content = Allowance(limits.content_bytes, limits.content_bytes_a_day / DAY_SECONDS)
        self.sockets: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        """What was refused since the start, by its code."""
        self._pasts: OrderedDict[str, Past] = OrderedDict()
        self._beside = tables.beside
        self._teacher = Teacher(self.beside)
        self._wakers = {
            "settler": self.settler.wake,
            "eraser": self.eraser.wake,
            "courier": self.courier.wake,
        }
        self.coach = self._coach()
        self.lender = tables.places.lender()
        self._borrow(self.lender)
        self.tries = Tries(self.coach.archive, self.coach.crew)
        tables.turned = self.follow

    def follow(self, table: LiveTable) -> None:
        """Let clocks, orders and bots take note of what has happened at a table."""
        self.timekeeper.follow(table)
        self.orderlies.wake(table)
        self.bots.wake(table)
        if table.row.status == "over":
            self.wake("settler")
        self._teacher.wake(table)

    def wake(self, chore: str) -> None:
        """Let what is done once for all processes look at what is new, wherever that is done."""
        self.wake_here(chore)
        self.tables.places.soon("wake", chore=chore)

    def wake_here(self, chore: str) -> None:
        """Let it look, where it is done here."""
        self._wakers[chore]()

    async def forget_elsewhere(self, guest: str) -> None:
        """Forget somebody at what is no table: at tables that were only open, and in the workshop."""
        await self.meetings.forget(guest)
        await self.card_trials.forget(guest)

    def _coach(self) -> Coach:
        limits = self.config.limits
        crew = Crew(
            self.config.review_workers, self.config.review_niceness, Allowance(limits.reviewing, limits.reviewing_share)
        )
        archive = Archive(self.past_by_id, self.beside)
        return Coach(self.storage, archive, crew, self._is_calm, self.config)

    def _borrow(self, lender: Lender | None) -> None:
        """Let what takes long be thought out at workers, while there are any."""
        if lender is None:
            return
        self.bots.processes.let(lambda own: Borrowing(own, BOTS, lender))
        self.coach.crew.let(lambda own: Borrowing(own, REVIEWS, lender), lambda own: Borrowing(own, TRIES, lender))
        self.card_trials.lender = lender

    def _is_calm(self) -> bool:
        return self.overload.allows(Rank.NEWCOMER)

    @classmethod
    async def open(cls, config: Config, games: Games | None, budget: Budget) -> "Service":
        """Open the database and start the processes of the bots."""
        storage = await Storage.open(config.data, config.new_database, config.database)
        signer = Signer.of(config.data)
        try:
            config, places, uptime = await join(config, storage, signer)
        except BaseException:
            await storage.close()
            raise
        games = games or Games()
        tables = Tables(config, storage, games, uptime, places, Beside(budget))
        thinking = Allowance(config.limits.thinking, config.limits.thinking_share)
        bots = Bots(config.bot_workers, storage.actions, thinking, Budget(config.limits))
        await asyncio.gather(bots.start(), asyncio.to_thread(games.listed))  # nobody is held up by the first to ask
        service = cls(config, storage, tables, bots, signer, await Devices.of(storage), budget)
        await service.courier.prepare()
        await service.bans.load()
        return service

    async def close(self) -> None:
        """Stop the bots, store every position, and let go of the database."""
        self.tables.places.close_door()
        self.overload.close()
        for errand in self._errands:
            errand.cancel()
        await self.post.close()
        await self._teacher.close()
        await self.tries.close()
        await self.coach.close()
        await self.hints.close()
        await self.orderlies.close()
        await self.bots.close()
        await self.card_trials.close()
        await self.desk.close()
        await self.timekeeper.beat()
        await self.tables.close()
        await self.tables.places.leave()
        await self.storage.close()

    def later(self, errand: Coroutine[Any, Any, None]) -> None:
        """Do something that nobody waits for; Busy where too much is under way, and then it is not done."""
        if len(self._errands) >= MOST_ERRANDS:
            errand.close()
            raise Busy
        task = asyncio.create_task(errand)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    def callers(self, connection: Caller) -> list[str]:
        """Return who pays for what a connection asks: its address, and the guest where there is one."""
        guest = self.guest(connection)
        address = client_address(connection)
        return [address] if guest is None else [address, guest.guest]

    async def admit(self, callers: list[str], cost: float, rank: Rank) -> None:
        """Let somebody go on who asks for something of that cost, once that is its turn. Banned, TooFast, Busy."""
        if rank is not Rank.NEEDED:
            self.bans.check(callers)
        if not self.overload.allows(rank):
            raise Busy
        wait = self.budget.take(callers, cost)
        if wait:
            await asyncio.sleep(min(wait, self.config.limits.patience))
        if wait > self.config.limits.patience:
            raise TooFast(wait)
        bill().pay(callers, cost)

    async def beside(self, callers: list[str], work: Callable[[], Result]) -> Result:
        """Return what work comes to that is done beside the loop, once it is its callers' turn; they pay for it."""
        async with self._beside.turn(callers) as thread:
            return await thread.do(work)

    async def pay(self, callers: list[str], cost: float) -> None:
        """Let somebody wait until it is its turn for more than it has been admitted for; nobody is refused for that."""
        while cost > 0:
            part = min(cost, self.config.limits.at_once)
            wait = self.budget.take(callers, part, math.inf)
            if wait:
                await asyncio.sleep(wait)
            bill().pay(callers, part)
            cost -= part

    def check_hints(self, address: str) -> None:
        """Count a hint that an address asks for; Declined where it has asked for too many."""
        wait = 0.0 if self.config.limits == UNLIMITED else self._hint_calls.take([address], 1.0)
        if wait:
            raise too_fast(wait)

    def check_room(self, payers: list[str], content: str | None) -> None:
        """Count a new table and its own content; Refusal where that address or guest has added too much already.

        What is left of the disk belongs to the games in play, as far as `free_bytes`.
        """
        if self._is_disk_full():
            raise Refusal(503, "disk-nearly-full", "The server has no room for another table. Games in play go on.")
        if not self._new_tables.take(payers, 1.0):
            raise Refusal(
                429, "too-many-tables", "So many tables are enough for now. Play some of them; or wait an hour."
            )
        if content is not None:
            self.check_content(payers, content)

    def check_content(self, payers: list[str], content: str) -> None:
        """Count cards that are kept; Refusal where that address or guest has added too many, or the disk is full."""
        if self._is_disk_full():
            raise Refusal(503, "disk-nearly-full", "The server has no room for more cards. Games in play go on.")
        if not self._new_content.take(payers, float(len(content.encode("utf-8", "replace")))):
            raise Refusal(
                429, "too-much-content", "So many cards of your own are enough for now. Wait, or use one file again."
            )

    def check_reports(self, payers: list[str]) -> None:
        """Count a report; Refusal where that address or guest has made too many."""
        if not self._reports.take(payers, 1.0):
            raise TooFast(HOUR_SECONDS / REPORTS_AT_ONCE)

    def check_steps(self, call: Caller) -> None:
        """Count something that is kept of who somebody is; TooFast where that address or guest has done too much."""
        if not self._steps.take(self.callers(call), 1.0):
            raise TooFast(HOUR_SECONDS / STEPS_AN_HOUR)

    def check_lines(self, payers: list[str]) -> None:
        """Count something that is said; Declined where that address or guest has said too much already."""
        if not self._lines.take(payers, 1.0):
            raise too_fast(HOUR_SECONDS / self.config.limits.lines_an_hour)

    def check_disk(self) -> None:
        """Refuse what games can do without once the disk is nearly full."""
        if self._is_disk_full():
            raise Declined("disk-nearly-full")

    def check_actions(self, payers: list[str]) -> None:
        """Count an action; Declined where that address or guest has made too many already."""
        if not self._actions.take(payers, 1.0):
            raise too_fast(HOUR_SECONDS / self.config.limits.actions_an_hour)

    def _is_disk_full(self) -> bool:
        return self.storage.folder.free_bytes() < self.config.limits.free_bytes

    async def belongs(self, call: Caller, id: str) -> bool:
        """Say whether somebody sits at a table, or holds a key or an invitation to it in the header `entrepot-key`."""
        guest, key = self.guest(call), call.headers.get("entrepot-key")
        if guest is not None and await self.storage.sits(guest.guest, id):
            return True
        return key is not None and judge(await self.storage.seats(id), key)[1] in ("", "sit-first")

    async def invites(self, call: Caller, id: str) -> bool:
        """Say whether the key in the header `entrepot-key` is an invitation to a free seat."""
        key = call.headers.get("entrepot-key")
        return key is not None and judge(await self.storage.seats(id), key)[1] == "sit-first"

    async def check_belongs(self, call: Caller, row: TableRow) -> None:
        """Refuse strangers where only its players see a table."""
        if not row.watch and not await self.belongs(call, row.id):
            raise Refusal(403, "players-only", "Only its players see this table.")

    async def past(self, id: str, call: Caller) -> Past:
        """Return an ended table's past; Refusal while it goes on, or where only its players may see it."""
        row = await self._seen(id, call)
        if not has_past(row):
            raise not_over()
        return await self.past_of(row, self.callers(call))

    async def finished(self, id: str, call: Caller) -> TableRow:
        """Return a finished table; Refusal while it is not over, or where only its players may see it."""
        row = await self._seen(id, call)
        if row.status != "over" or row.lesson:
            raise not_over()
        return row

    async def _seen(self, id: str, call: Caller) -> TableRow:
        row = await self.storage.table(id)
        if row is None:
            raise NoTable
        await self.check_belongs(call, row)
        return row

    async def past_by_id(self, id: str, callers: list[str]) -> Past:
        """Return the past of a table that is known to be finished."""
        row = await self.storage.table(id)
        if row is None:
            raise NoTable
        return await self.past_of(row, callers)

    async def past_of(self, row: TableRow, callers: list[str]) -> Past:
        """Return a finished table's past, which these callers pay for."""
        id = row.id
        if id not in self._pasts:
            last = await self.storage.last_action(id)
            await self.pay(callers, ENTRY_COSTS * last.number if last is not None else 0.0)
            game = await self.tables.game_of(row)
            async with self._beside.turn(callers) as thread:
                if id not in self._pasts:  # nobody else has read it meanwhile
                    self._pasts[id] = await thread.do(await self._reading(row, game))
                    if len(self._pasts) > MOST_PASTS:
                        self._pasts.popitem(last=False)
        return self._pasts[id]

    async def _reading(self, row: TableRow, game: Game) -> Callable[[], Past]:
        """Return the work that makes a finished table's past of what is stored of it."""
        log, snapshots = await self.storage.actions(row.id), await self.storage.snapshots(row.id)
        seats = await self.storage.seats(row.id)
        return lambda: Past(row, game, log, snapshots, seats)

    def guest(self, connection: Caller) -> Session | None:
        """Return who calls; None without a session of ours, and where that device was signed out."""
        session = self.session(connection)
        return session if session is not None and self.devices.may_speak(session) else None

    def session(self, connection: Caller) -> Session | None:
        """Return who a cookie says is calling, be that good any more or not."""
        return self.signer.open(cookie_of(connection, COOKIE))
