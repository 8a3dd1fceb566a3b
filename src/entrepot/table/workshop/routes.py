"""HTTP: the workshop, where somebody changes a game's cards, keeps versions of them, compares them and tries them."""

import asyncio
from typing import Any, Final

import msgspec
from litestar import Response, get
from litestar.params import FromPath, JSONBody

from entrepot.table.callers import Call
from entrepot.table.errors import Refusal
from entrepot.table.overload import Rank
from entrepot.table.playtests.gathering import gathered
from entrepot.table.problems import changing, problems
from entrepot.table.processes.carrying import LEADER
from entrepot.table.routes import guest_of, service_of
from entrepot.table.service import Service
from entrepot.table.workshop.bench import bench, can_try, quick_bots
from entrepot.table.workshop.desk_worker import Result
from entrepot.table.workshop.trials import Asked
from entrepot.table.workshop.wire import (
    Against,
    Bench,
    CardChanges,
    CardDraft,
    Checked,
    Handled,
    Keep,
    NewTrial,
    Trial,
    TrialList,
    Upload,
    Version,
    VersionData,
    VersionList,
    Written,
)

DESK_COSTS: Final = 10.0
"""Of handing cards to the process that looks at them, and back: at most 400,000 characters either way."""
REPORT_HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'self'"
    ),
    "x-frame-options": "SAMEORIGIN",
}
"""A report is a page of its own with its own styles: it runs and fetches nothing, and stands in ours alone."""


async def at_desk(call: Call, game: str, kind: str, text: str, more: Any = None) -> Result:
    """Return what the process that looks at cards makes of them; Refusal without a session, or without such a game."""
    service = service_of(call)
    guest_of(call)
    shipped = await asyncio.to_thread(service.tables.games.shipped, game)
    return await service.desk.do(shipped.id, kind, text, tuple(service.callers(call)), more)


async def before_of(service: Service, guest: str, game: str, version: str) -> dict[str, Any] | None:
    """Return the cards that others are held against; None for those that the game ships."""
    return (await service.versions.find(guest, version, game)).data if version else None


async def sound(call: Call, game: str, text: str) -> dict[str, Any]:
    """Return the data of cards that fit their game; Refusal, saying what is wrong, of any other."""
    checked = (await at_desk(call, game, "check", text)).checked
    refused = [one for one in checked.problems if not one.is_noted] if checked is not None else []
    if refused:
        first = refused[0]
        place = ", ".join(filter(None, [first.table, f"row {first.row}" if first.row else "", first.column]))
        raise Refusal(400, "bad-content", f"{place}: {first.message}")
    data: dict[str, Any] = msgspec.json.decode(text)
    return data


@get("/api/workshop/{game:str}", responses=problems(404), cost=20.0, rank=Rank.READER)
async def bench_of_game(request: Call, game: FromPath[str]) -> Bench:
    """What a game's cards look like, what each column allows, and the cards that it ships."""
    service = service_of(request)
    return await service.beside(service.callers(request), lambda: bench(service.tables.games.shipped(game)))


@changing("/api/workshop/{game:str}/check", 401, 404, cost=DESK_COSTS, rank=Rank.READER)
async def check_cards(request: Call, game: FromPath[str], data: JSONBody[CardDraft]) -> Checked:
    """What is wrong with cards, cell by cell."""
    return (await at_desk(request, game, "check", data.text)).checked or Checked([])


@changing("/api/workshop/{game:str}/read", 401, 404, cost=DESK_COSTS, rank=Rank.READER)
async def read_cards(request: Call, game: FromPath[str], data: JSONBody[Upload]) -> Checked:
    """The cards of a file, with what is wrong with them."""
    return (await at_desk(request, game, data.kind, data.text, data.table)).checked or Checked([])


@changing("/api/workshop/{game:str}/toml", 401, 404, cost=DESK_COSTS, rank=Rank.READER)
async def write_cards(request: Call, game: FromPath[str], data: JSONBody[CardDraft]) -> Written:
    """Cards as a content file, which a table takes and `entrepot` reads."""
    return (await at_desk(request, game, "write", data.text)).written or Written("")


@changing("/api/workshop/{game:str}/diff", 401, 404, cost=DESK_COSTS, rank=Rank.READER)
async def compare_cards(request: Call, game: FromPath[str], data: JSONBody[Against]) -> CardChanges:
    """What cards have otherwise than one's own version, or than those that the game ships."""
    service, guest = service_of(request), guest_of(request).guest
    shipped = await asyncio.to_thread(service.tables.games.shipped, game)
    before = await before_of(service, guest, game, data.before) or shipped.content.as_data()
    return (await at_desk(request, game, "diff", data.text, before)).changes or CardChanges([], 0)


@get("/api/workshop/{game:str}/versions", responses=problems(401), cost=2.0, rank=Rank.READER)
async def own_versions(request: Call, game: FromPath[str]) -> VersionList:
    """The versions of a game's cards that one keeps, newest first."""
    return VersionList(await service_of(request).versions.of(guest_of(request).guest, game))


@changing("/api/workshop/{game:str}/keep", 401, 404, 409, cost=2 * DESK_COSTS, rank=Rank.NEWCOMER, is_new=True)
async def keep_version(request: Call, game: FromPath[str], data: JSONBody[Keep]) -> Version:
    """Keep cards as one's newest version."""
    service, guest = service_of(request), guest_of(request).guest
    cards = await sound(request, game, data.text)
    service.check_content(service.callers(request), data.text)
    return await service.versions.keep(guest, game, cards, data.note.strip(), service.config.clock())


@get("/api/versions/{version:str}", responses=problems(401, 404), cost=5.0, rank=Rank.READER)
async def version_data(request: Call, version: FromPath[str]) -> VersionData:
    """The cards of one of one's own versions."""
    return await service_of(request).versions.find(guest_of(request).guest, version)


@changing("/api/versions/{version:str}/drop", 401, cost=5.0, rank=Rank.READER)
async def drop_version(request: Call, version: FromPath[str]) -> Handled:
    """Remove one of one's own versions."""
    await service_of(request).versions.drop(guest_of(request).guest, version)
    return Handled()


@changing(
    "/api/workshop/{game:str}/try", 401, 404, 409, cost=2 * DESK_COSTS, rank=Rank.NEWCOMER, at=LEADER, is_new=True
)
async def begin_trial(request: Call, game: FromPath[str], data: JSONBody[NewTrial]) -> Trial:
    """Let bots play many games with cards, in the background."""
    service, guest = service_of(request), guest_of(request).guest
    payers = tuple(service.callers(request))
    shipped = await asyncio.to_thread(service.tables.games.shipped, game)
    if not can_try():
        raise Refusal(409, "no-arena", "This server cannot play trials: `make install` brings what that needs.")
    if not shipped.fewest <= data.seats <= shipped.most or data.bot not in quick_bots(shipped):
        raise Refusal(400, "bad-seats", "That game is not for so many seats, or has no such bot that plays quickly.")
    service.card_trials.check(guest, payers)
    before = await before_of(service, guest, game, data.before)
    cards = await sound(request, game, data.text)
    service.check_content(list(payers), data.text)
    asked = Asked(data.seats, data.games, data.bot, data.note.strip(), data.before, guest_of(request).language)

    async def people() -> dict[str, bytes]:
        return await gathered(service, guest, game, cards, payers)

    now = service.config.clock()
    return await service.card_trials.begin(guest, payers, game, asked, (cards, before), people, now)


@get("/api/workshop/{game:str}/trials", responses=problems(401), cost=2.0, rank=Rank.READER, at=LEADER)
async def own_trials(request: Call, game: FromPath[str]) -> TrialList:
    """One's own trials of a game's cards, newest first, and how far they are."""
    return TrialList(await service_of(request).card_trials.of(guest_of(request).guest, game))


@changing("/api/trials/{trial:str}/stop", 401, 404, cost=5.0, rank=Rank.READER, at=LEADER)
async def stop_trial(request: Call, trial: FromPath[str]) -> Handled:
    """Stop one of one's own trials; what it has found so far stays."""
    await service_of(request).card_trials.stop(guest_of(request).guest, trial)
    return Handled()


@get(
    "/api/trials/{trial:str}/report",
    media_type="text/html",
    responses=problems(401, 404),
    cost=5.0,
    rank=Rank.READER,
    at=LEADER,
)
async def trial_report(request: Call, trial: FromPath[str]) -> Response[bytes]:
    """The report of one of one's own trials, as of its last stage: a page that runs nothing and fetches nothing."""
    body = await service_of(request).card_trials.report(guest_of(request).guest, trial)
    return Response(body, media_type="text/html", headers=REPORT_HEADERS)


ROUTES = [
    bench_of_game,
    check_cards,
    read_cards,
    write_cards,
    compare_cards,
    own_versions,
    keep_version,
    version_data,
    drop_version,
    begin_trial,
    own_trials,
    stop_trial,
    trial_report,
]
