"""nginx and Caddy in front of the server, set up by the very text of docs/operate.md."""

from __future__ import annotations

import os
import re
import shutil
import socket
import ssl
import subprocess
import time
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest
from system_packages import found_or_installed
from table_server import PATIENCE, Seat, running

from entrepot.table.limits import Limits

pytestmark = pytest.mark.slow
PAGE = Path(__file__).resolve().parents[2] / "docs" / "operate.md"
NAME = "games.example.org"
NGINX = """
daemon off; error_log stderr; pid {folder}/pid; worker_processes 1;
events {{}}
http {{
  access_log off;
  client_body_temp_path {folder}/b; proxy_temp_path {folder}/p; fastcgi_temp_path {folder}/f;
  uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;
  include {folder}/site.conf;
}}
"""


def program(name):
    """Return where a program is; installed from the system's packages where it is missing and that is allowed."""
    path = f"{os.environ['PATH']}:/usr/sbin"
    found = found_or_installed(name, lambda: shutil.which(name, path=path))
    if found is None:
        pytest.skip(f"{name} is not here, and cannot be installed from the system's packages")
    return found


def example(language):
    """Return the example of a language in the page."""
    (text,) = re.findall(rf"```{language}\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    return text


def replaced(text, **others):
    """Return an example with what is another machine's own put in; each of that stands in it."""
    for old, new in others.values():
        assert old in text
        text = text.replace(old, new)
    return text


def free_port():
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return found.getsockname()[1]


def certificate(folder):
    program("openssl")
    subject = ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"]
    kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"]
    files = ["-keyout", f"{folder}/site.key", "-out", f"{folder}/site.pem"]
    subprocess.run(["openssl", "req", "-x509", *kind, *subject, *files], check=True, capture_output=True)


def nginx(folder, upstream, port):
    certificate(folder)
    site = replaced(
        example("nginx"),
        upstream=("127.0.0.1:3687", upstream),
        port=("listen 443 ssl", f"listen 127.0.0.1:{port} ssl"),
        pem=(f"/etc/ssl/{NAME}.pem", f"{folder}/site.pem"),
        key=(f"/etc/ssl/{NAME}.key", f"{folder}/site.key"),
    )
    (folder / "site.conf").write_text(site)
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder))
    return [program("nginx"), "-c", str(folder / "nginx.conf"), "-p", str(folder)]


def caddy(folder, upstream, port):
    site = replaced(example("caddyfile"), upstream=("127.0.0.1:3687", upstream), name=(NAME, f"{NAME}:{port}"))
    no_door = "{\n\tlocal_certs\n\tskip_install_trust\n\tauto_https disable_redirects\n\tadmin off\n}\n"
    (folder / "Caddyfile").write_text(no_door + site)
    return [program("caddy"), "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


@contextmanager
def behind(make, folder, server, port):
    """Run a proxy in front of a server; a client that speaks to it by the public name."""
    command = make(folder, server.url.removeprefix("http://"), port)
    environment = {**os.environ, "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder), "HOME": str(folder)}
    with (folder / "log").open("w") as log, subprocess.Popen(command, stdout=log, stderr=log, env=environment) as proxy:
        try:
            yield
        finally:
            proxy.terminate()


def client(port, source="127.0.0.1"):
    """A client on an address of its own, which calls the public name and finds the proxy there."""
    trusting = ssl.create_default_context()
    trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
    transport = httpx.HTTPTransport(verify=trusting, local_address=source)
    headers = {"host": f"{NAME}", "origin": f"https://{NAME}"}
    return httpx.Client(base_url=f"https://127.0.0.1:{port}", transport=transport, headers=headers, timeout=PATIENCE)


def answered(http, path):
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return http.get(path, extensions={"sni_hostname": NAME})
        except httpx.TransportError:
            assert time.monotonic() < end, "the proxy did not start"
            time.sleep(0.1)


@pytest.mark.parametrize("make", [nginx, caddy])
def test_a_game_is_opened_and_looked_at_through_a_proxy_as_the_page_says(tmp_path, make):
    port = free_port()
    limits = Limits(share=0.01, at_once=80.0, patience=0.1, lag=1e9)
    options = {"public_url": f"https://{NAME}", "trusted_proxies": ("127.0.0.1",), "limits": limits}
    with ExitStack() as ends, running(tmp_path / "data", **options) as server, behind(make, tmp_path, server, port):
        ann, other = client(port, "127.0.0.2"), client(port, "127.0.0.3")
        ends.callback(ann.close)
        ends.callback(other.close)
        assert answered(ann, "/health").headers["strict-transport-security"]
        sni = {"extensions": {"sni_hostname": NAME}}
        told = ann.post("/api/session", json={"name": "Ann", "language": "en"}, **sni)
        assert told.status_code == 200, told.text
        assert "secure" in told.headers["set-cookie"].lower()
        session = {"cookie": told.headers["set-cookie"].partition(";")[0]}
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "uniform"}]
        opened = ann.post("/api/tables", json={"game": "tradejack", "seats": seats}, headers=session, **sni)
        assert opened.status_code == 201, opened.text
        trusting = ssl.create_default_context()
        trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
        with socket.create_connection(("127.0.0.1", port), source_address=("127.0.0.2", 0)) as line:
            seat = Seat(
                f"https://{NAME}", opened.json()["table"], None, sock=line, ssl=trusting, origin=f"https://{NAME}"
            )
            seat.say(type="hello", keys=opened.json()["keys"][:1])
            assert seat.until("push")["seat"] == 0
            seat.close()
        shut_out = ann.post(
            "/api/session", json={"name": "Eve", "language": "en"}, headers={"origin": "http://e"}, **sni
        )
        assert shut_out.json()["code"] == "bad-origin"
        answers = [ann.get("/api/games", **sni).status_code for _ in range(30)]
        assert answers[-1] == 429
        assert other.get("/api/games", **sni).status_code == 200
