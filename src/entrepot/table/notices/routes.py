"""HTTP: by which ways I want to be told, and how I am told no more."""

import asyncio
from urllib.parse import urlsplit

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from entrepot.table.callers import Call
from entrepot.table.client_files import Client
from entrepot.table.errors import Refusal, TooFast
from entrepot.table.notices.channels import ChannelRow, new_channel_id
from entrepot.table.notices.owed import TRY
from entrepot.table.notices.sealing import Subscription
from entrepot.table.notices.wire import Channel, Channels, NewChannel, Wanted
from entrepot.table.overload import Rank
from entrepot.table.person.columns import NOTICES
from entrepot.table.person.devices import label_of
from entrepot.table.problems import changing, problems
from entrepot.table.routes import guest_of, service_of
from entrepot.table.security import Session


@get("/api/me/channels", responses=problems(401), cost=2.0, rank=Rank.READER)
async def channels(request: Call) -> Channels:
    """By which ways I am told."""
    return await channels_of(request, guest_of(request))


async def channels_of(call: Call, session: Session) -> Channels:
    """Return by which ways somebody is told."""
    service = service_of(call)
    key = await asyncio.to_thread(service.post.key)
    return Channels(
        [shown(row, session) for row in await service.courier.channels.of(session.guest)],
        key.public,
        await service.links.address_of(session.guest),
        service.post.mailer is not None,
        bool(service.config.public_url),
    )


def shown(row: ChannelRow, session: Session) -> Channel:
    """Return a way as its owner sees it: of an address that is a secret, no more than whose it is."""
    label = {"hook": urlsplit(row.target).hostname or "", "mail": ""}.get(row.kind, row.device.partition(" ")[2])
    is_this = row.kind == "push" and row.device.partition(" ")[0] == session.device
    return Channel(row.id, row.kind, label, row.turn, row.over, row.trouble, is_this)  # type: ignore[arg-type]


@changing("/api/me/channels", 401, 409, cost=10.0, rank=Rank.READER)
async def add_channel(request: Call, data: JSONBody[NewChannel]) -> Channels:
    """Be told by one more way, or by the same one of other things."""
    service, session = service_of(request), guest_of(request)
    if not service.new_channels.take(service.callers(request), 1.0):
        raise TooFast(600.0)
    target, device = await target_of(request, session, data), ""
    if data.kind == "push":
        device = f"{session.device} {label_of(request.headers.get('user-agent', '')[:500])}"
    now = service.config.clock()
    id = new_channel_id()
    row = ChannelRow(id, session.guest, data.kind, device, target, data.language, data.turn, data.over, "", now)
    await service.courier.channels.add(session, row)
    service.wake("courier")
    return await channels_of(request, session)


async def target_of(call: Call, session: Session, wish: NewChannel) -> str:
    """Return where notices go by a new way; Refusal where they could not."""
    service = service_of(call)
    if wish.kind == "mail":
        if await service.links.address_of(session.guest) is None:
            raise Refusal(409, "no-address", "Confirm an e-mail address first.")
        return ""
    service.post.outside.check(wish.target)
    if wish.kind == "hook":
        return wish.target
    if wish.keys is None:
        raise Refusal(400, "bad-target", "A browser's endpoint comes with its keys.")
    subscription = Subscription(wish.target, wish.keys.p256dh, wish.keys.auth)
    try:
        subscription.keys()
    except ValueError as error:
        raise Refusal(400, "bad-target", "These are not the keys of a browser.") from error
    return msgspec.json.encode(subscription).decode()


@changing("/api/me/channels/{channel:str}", 401, 404, cost=5.0, rank=Rank.READER)
async def change_channel(request: Call, channel: FromPath[str], data: JSONBody[Wanted]) -> Channels:
    """Be told by some way of other things."""
    service, session = service_of(request), guest_of(request)
    await service.courier.channels.own(session.guest, channel)
    await service.courier.channels.change(channel, turn=data.turn, over=data.over)
    return await channels_of(request, session)


@changing("/api/me/channels/{channel:str}/drop", 401, 404, cost=5.0, rank=Rank.READER)
async def drop_channel(request: Call, channel: FromPath[str]) -> Channels:
    """Be told by some way no more."""
    service, session = service_of(request), guest_of(request)
    await service.courier.channels.own(session.guest, channel)
    await service.courier.channels.remove(channel)
    return await channels_of(request, session)


@changing("/api/me/channels/{channel:str}/try", 401, 404, cost=5.0, rank=Rank.READER)
async def try_channel(request: Call, channel: FromPath[str]) -> Channels:
    """Send me a notice by some way, to see that they arrive."""
    service, session = service_of(request), guest_of(request)
    await service.courier.channels.own(session.guest, channel)
    if not service.trials.take([*service.callers(request), channel], 1.0):
        raise TooFast(600.0)
    now = service.config.clock()
    older = NOTICES.delete().where(NOTICES.c.channel == channel, NOTICES.c.kind == TRY)
    trial = {"channel": channel, "table_id": "", "seat": 0, "kind": TRY, "number": int(now), "due": now, "tries": 0}
    await service.storage.writer.run(older, NOTICES.insert().values(trial))
    service.wake("courier")
    return await channels_of(request, session)


@post("/stop/{token:str}", status_code=200, include_in_schema=False, cost=5.0, rank=Rank.READER)
async def stop(request: Call, token: FromPath[str]) -> Response[str]:
    """End the notices of some way, for whoever has one of them: mail programs call this by themselves."""
    service = service_of(request)
    channel = service.post.stopped(token)
    if channel is None:
        raise Refusal(404, "not-found", "There is nothing at this address.")
    await service.courier.channels.remove(channel)
    return Response("No more of these are sent.\n", media_type="text/plain")


@get("/stop/{token:str}", include_in_schema=False, cost=0.5, rank=Rank.READER)
async def stop_page(request: Call, token: FromPath[str]) -> Response[bytes]:
    """The page with a button that does so: to look at it ends nothing."""
    client: Client = request.app.state.client
    return client.answer("stop", request.headers.get("accept-encoding", ""))


ROUTES = [stop_page, channels, add_channel, change_channel, drop_channel, try_channel, stop]
