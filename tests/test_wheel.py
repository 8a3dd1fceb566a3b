"""The wheel and the sources that `make wheel` makes: each installed alone, by somebody who has nothing else."""

from __future__ import annotations

import os
import resource
import socket
import subprocess
import sys
import tarfile
import time
import urllib.error
import urllib.request
import zipfile
from pathlib import Path

import pytest

import entrepot

ROOT = Path(__file__).resolve().parent.parent
INSTALLED = Path(entrepot.__file__).resolve().parent
pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif("ENTREPOT_EXPECT_COMPILED" not in os.environ, reason="only `make test` has a wheel"),
    pytest.mark.skipif(not (INSTALLED / "web_dist").is_dir(), reason="no Node is here, so there is no client"),
]
PROCESSOR_SECONDS = 30
"""What installing and opening the lobby may take; a quiet machine is as quick by the clock."""


@pytest.fixture(scope="module")
def dist(tmp_path_factory):
    """What `make wheel` makes of the build that is installed."""
    out = tmp_path_factory.mktemp("dist")
    subprocess.run([sys.executable, ROOT / "tools" / "wheel.py", out], check=True)
    return out


@pytest.fixture
def alone(tmp_path):
    """A fresh environment, and a way to run its programs where no compiler, Node or checkout is to be found."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", tmp_path / "env"], check=True)
    bin = tmp_path / "env" / "bin"
    ways = {"PYTHONPATH", "VIRTUAL_ENV", "CC", "ENTREPOT_COMPILE", "ENTREPOT_NATIVE"}
    environment = {**{name: value for name, value in os.environ.items() if name not in ways}, "PATH": str(bin)}

    class Alone:
        folder = tmp_path

        def install(self, package: Path) -> None:
            command = [Path(sys.executable).with_name("uv"), "pip", "install", "--quiet"]
            subprocess.run([*command, "--python", bin / "python", package], check=True, env=environment, cwd=tmp_path)

        def start(self, *arguments: object, **settings: object) -> subprocess.Popen[str]:
            command = list(map(str, arguments))
            return subprocess.Popen(command, env=environment, cwd=tmp_path, text=True, **settings)

        def ask(self, program: str) -> str:
            process = self.start(bin / "python", "-c", program, stdout=subprocess.PIPE)
            return process.communicate(timeout=300)[0].strip()

        def page(self) -> str:
            """Open the lobby, and return its page."""
            port = free_port()
            played = self.start(bin / "entrepot", "play", "--no-browser", "--port", port, "--data", tmp_path / "data")
            try:
                return answer(f"http://127.0.0.1:{port}/", played)
            finally:
                played.terminate()
                played.wait(timeout=60)

    return Alone()


def free_port() -> int:
    with socket.socket() as it:
        it.bind(("127.0.0.1", 0))
        return it.getsockname()[1]


def answer(url: str, played: subprocess.Popen[str]) -> str:
    """What a server that is just starting answers."""
    deadline = time.monotonic() + 300
    while time.monotonic() < deadline and played.poll() is None:
        try:
            with urllib.request.urlopen(url, timeout=60) as page:
                return page.read().decode()
        except (urllib.error.URLError, ConnectionError):
            time.sleep(0.1)
    raise AssertionError(f"{url} does not answer")


def spent() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def test_the_wheel_alone_opens_the_lobby(dist, alone):
    (wheel,) = dist.glob("*.whl")
    assert os.environ["ENTREPOT_EXPECT_COMPILED"] != "1" or "manylinux" in wheel.name or sys.platform != "linux"
    before = spent()
    alone.install(wheel)
    page = alone.page()
    took = spent() - before
    assert page == (INSTALLED / "web_dist" / "index.html").read_text(encoding="utf-8")
    assert took < PROCESSOR_SECONDS
    told = alone.ask("from entrepot import build_info; print(build_info.compiled(), build_info.notice())")
    assert told == f"{os.environ['ENTREPOT_EXPECT_COMPILED'] == '1'} None" or "plain Python" in told


def test_the_sources_alone_are_installed_as_plain_python_with_the_client(dist, alone):
    (sources,) = dist.glob("*.tar.gz")
    alone.install(sources)
    told = alone.ask("from entrepot import build_info; print(build_info.compiled(), build_info.notice())")
    assert told.startswith("False running as plain Python, correct but slow: no C compiler was found")
    assert alone.page() == (INSTALLED / "web_dist" / "index.html").read_text(encoding="utf-8")


def test_both_hold_what_they_should_and_nothing_of_the_machine(dist):
    (wheel,), (sources,) = dist.glob("*.whl"), dist.glob("*.tar.gz")
    with zipfile.ZipFile(wheel) as packed:
        names = packed.namelist()
        code = b"".join(packed.read(name) for name in names)
    assert "entrepot/web_dist/index.html" in names
    assert not [name for name in names if "__pycache__" in name or name.startswith("tests")]
    assert str(ROOT).encode() not in code
    with tarfile.open(sources) as packed:
        held = [name.partition("/")[2] for name in packed.getnames()]
    assert {"setup.py", "src/entrepot/web_dist/index.html", "tests/test_wheel.py"} <= set(held)
    assert not [name for name in held if name.endswith((".so", ".pyd", ".c"))]
