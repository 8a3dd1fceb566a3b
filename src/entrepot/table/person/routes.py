"""HTTP: one's devices, and links to more of them."""

import logging
from typing import Any, Final

from litestar import Response, get
from litestar.params import JSONBody

from entrepot.table.callers import Call, client_address
from entrepot.table.config import is_mail_address
from entrepot.table.errors import Refusal, TooFast
from entrepot.table.moments import iso
from entrepot.table.notices.mail import LetterDelayed, LetterRefused
from entrepot.table.overload import Rank
from entrepot.table.person.devices import label_of
from entrepot.table.person.letters import letter
from entrepot.table.person.links import LINK_SECONDS
from entrepot.table.person.qr import base_of, is_here_only, picture
from entrepot.table.person.sign_out import sign_out
from entrepot.table.person.wire import AskMail, Came, Device, Link, LinkFront, Person, Sent, SignOut, UseLink
from entrepot.table.problems import changing, problems
from entrepot.table.routes import cookie_for, guest_id, guest_of, service_of, signed_out
from entrepot.table.saying import load
from entrepot.table.security import Session
from entrepot.table.wire import Guest

log = logging.getLogger(__name__)
KEY_HEADER: Final = "entrepot-key"


@get("/api/me/devices", responses=problems(401), cost=2.0, rank=Rank.READER)
async def person(request: Call) -> Person:
    """The devices on which I play, the one that asks first."""
    return await person_of(request, guest_of(request))


async def person_of(call: Call, session: Session) -> Person:
    """Return what the server knows of whoever asks."""
    service = service_of(call)
    now = service.config.clock()
    listed = [
        Device(row.id, row.label, iso(row.since), iso(row.seen), row.id == session.device)
        for row in await service.devices.all_of(session.guest)
    ]
    if not any(device.is_this for device in listed):
        listed.append(Device(session.device, agent_of(call), iso(now), iso(now), True))
    listed.sort(key=lambda device: not device.is_this)
    address = await service.links.address_of(session.guest)
    return Person(session.name, listed, address, service.post.mailer is not None)


def agent_of(call: Call) -> str:
    """Return what the caller's browser calls itself."""
    return label_of(call.headers.get("user-agent", "")[:500])


@changing("/api/me/links", 401, 409, cost=20.0, rank=Rank.READER)
async def make_link(request: Call) -> Link:
    """Make a link by which one other device becomes mine; the one before it is void."""
    service, session = service_of(request), guest_of(request)
    service.check_steps(request)
    token = await service.links.make(session, agent_of(request), service.config.clock())
    base = base_of(request, service.config)
    url = f"{base}/link#{token}"
    drawn = await service.beside(service.callers(request), lambda: picture(url))
    return Link(url, drawn, LINK_SECONDS, is_here_only(base))


@get("/api/link", responses=problems(403), cost=2.0, rank=Rank.READER)
async def look_at_link(request: Call) -> LinkFront:
    """Whom does the link in the header `entrepot-key` make me? To look uses nothing up."""
    service = service_of(request)
    link = await service.links.front(request.headers.get(KEY_HEADER, ""), service.config.clock())
    return LinkFront(link.kind, link.name, link.guest == guest_id(request))  # type: ignore[arg-type]


@changing("/api/link", 409, cost=5.0, rank=Rank.READER)
async def use_link(request: Call, data: JSONBody[UseLink]) -> Response[Came]:
    """Use a link up: from now on this device is that person's. The same call again is answered again."""
    service = service_of(request)
    now = service.config.clock()
    device = await service.links.use(data.token, data.own, agent_of(request), now)
    session = Session(device.guest, device.name, device.language, device.id)  # type: ignore[arg-type]
    if not service.devices.may_speak(session):
        raise Refusal(403, "used-link", "This device was signed out again: ask for a new link.")
    return Response(Came(session.name, session.language), cookies=[cookie_for(request, session)])


@changing("/api/link/mail", 409, cost=5.0, rank=Rank.READER)
async def mail_link(request: Call, data: JSONBody[AskMail]) -> Sent:
    """Send a link to whoever has proved that address. Whether anybody has is told to that address alone."""
    service = service_of(request)
    address = checked_address(request, data.address)
    now = service.config.clock()

    async def send() -> None:
        made = await service.links.make_for(address, now)
        if made is not None:
            await deliver(request, "device", address, made[0], made[1], data.language)

    service.later(send())
    return Sent(LINK_SECONDS)


@changing("/api/me/address", 401, 409, cost=5.0, rank=Rank.READER)
async def prove_address(request: Call, data: JSONBody[AskMail]) -> Sent:
    """Send a link to an address by which I prove that it is mine."""
    service, session = service_of(request), guest_of(request)
    address = checked_address(request, data.address)
    token = await service.links.make_proof(session, address, agent_of(request), service.config.clock())
    service.later(deliver(request, "address", address, token, session.name, data.language))
    return Sent(LINK_SECONDS)


@changing("/api/link/address", cost=5.0, rank=Rank.READER)
async def address_proved(request: Call, data: JSONBody[UseLink]) -> Guest:
    """Use a link up that proves an address; the answer says whose it is."""
    service = service_of(request)
    link = await service.links.prove(data.token, service.config.clock())
    return Guest(link.name, link.language)  # type: ignore[arg-type]


@changing("/api/me/address/forget", 401, cost=2.0, rank=Rank.READER)
async def forget_address(request: Call) -> Person:
    """Forget my address of e-mail."""
    session = guest_of(request)
    await service_of(request).links.forget_address(session.guest)
    return await person_of(request, session)


def checked_address(call: Call, address: str) -> str:
    """Return an address in small letters; Refusal where it is none, is sent too much, or nothing is sent."""
    service = service_of(call)
    if service.post.mailer is None:
        raise Refusal(409, "no-mail", "This server sends no e-mail.")
    address = address.strip().lower()
    if not is_mail_address(address):
        raise Refusal(400, "bad-address", "This is not an e-mail address. It should look like ann@example.org.")
    if not service.letters.take([client_address(call), address], 1.0):
        raise TooFast(600.0)
    return address


async def deliver(call: Call, kind: str, address: str, token: str, name: str, language: str) -> None:
    """Send a link by e-mail; whoever gets none asks again, and the log has why."""
    service = service_of(call)
    assert service.post.mailer is not None  # or nobody comes as far as this
    url = f"{service.config.public_url}/link#{token}"
    await load(language)
    try:
        await service.post.mailer.send(letter(kind, address, url, name, language))
    except (LetterDelayed, LetterRefused) as error:
        log.warning("letter not sent", extra={"reason": type(error).__name__})


@changing("/api/me/devices/out", 401, 404, cost=10.0, rank=Rank.PLAYER)
async def sign_device_out(request: Call, data: JSONBody[SignOut]) -> Response[Any]:
    """Sign one of my devices out: whoever has it plays none of my seats any more."""
    service, session = service_of(request), guest_of(request)
    service.check_steps(request)
    await sign_out(service, session.guest, data.device, session.device)
    if data.device == session.device:
        return signed_out()
    return Response(await person_of(request, session))


ROUTES = [
    person,
    make_link,
    look_at_link,
    use_link,
    mail_link,
    prove_address,
    address_proved,
    forget_address,
    sign_device_out,
]
