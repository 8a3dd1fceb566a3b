"""What the program is made with: under licences that we allow, and without known advisories."""

from __future__ import annotations

import importlib.util
import json
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
SPEC = importlib.util.spec_from_file_location("licences", ROOT / "tools" / "licences.py")
licences = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(licences)
PARTS = [licences.of_python, licences.of_client]


@pytest.mark.parametrize("part", PARTS)
def test_every_package_stands_under_a_licence_that_we_allow(part):
    found = part()
    assert len(found) > 20
    assert {name: licence for name, licence in found.items() if not licences.terms(licence) <= licences.ALLOWED} == {}


def test_the_page_of_licences_is_fresh():
    """It is made anew by tools/licences.py."""
    assert licences.PAGE.read_text(encoding="utf-8") == licences.page()


@pytest.mark.parametrize("pins", ["runtime.txt", "dev.txt"])
def test_windows_is_given_time_zones(pins):
    """Hours of sleep go by their names, which Windows itself does not have."""
    asked = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["dependencies"]
    assert [one for one in asked if one.startswith("tzdata") and one.endswith("sys_platform == 'win32'")]
    pinned = (ROOT / "requirements" / pins).read_text("utf-8").splitlines()
    assert [line for line in pinned if line.startswith("tzdata==") and "sys_platform == 'win32'" in line]


def test_a_licence_that_we_do_not_know_is_none_that_we_allow():
    assert licences.terms("MIT AND GPL-3.0-only") == {"MIT", "GPL-3.0-only"}
    assert not licences.terms("not installed here") <= licences.ALLOWED


def audit(*command, **more):
    """Run an auditor; return what it says as JSON, and skip where it can say nothing."""
    done = subprocess.run(command, capture_output=True, text=True, timeout=600, **more)
    try:
        return json.loads(done.stdout)
    except ValueError:
        pytest.skip(f"no advisories can be had: {(done.stderr.strip().splitlines() or ['no answer'])[-1]}")


@pytest.mark.full
@pytest.mark.parametrize("pins", ["runtime.txt", "dev.txt"])
def test_no_advisory_is_known_of_a_python_package(pins):
    if importlib.util.find_spec("pip_audit") is None:  # `make full` brings it
        pytest.skip("pip-audit is not installed")
    options = ["--require-hashes", "--disable-pip", "--format", "json", "--progress-spinner", "off"]
    found = audit(sys.executable, "-m", "pip_audit", "--requirement", str(ROOT / "requirements" / pins), *options)
    known = [package for package in found["dependencies"] if "skip_reason" not in package]
    if not known:
        pytest.skip(f"no advisories can be had: {found['dependencies'][0]['skip_reason']}")
    assert {package["name"]: package["vulns"] for package in known if package["vulns"]} == {}


@pytest.mark.full
def test_no_advisory_is_known_of_a_package_of_the_client(tmp_path):
    if shutil.which("npm") is None:
        pytest.skip("npm is not installed")
    for name in ("package.json", "package-lock.json"):
        shutil.copy(ROOT / "web" / name, tmp_path)
    found = audit("npm", "audit", "--json", "--package-lock-only", cwd=tmp_path)
    if "vulnerabilities" not in found:
        pytest.skip(f"no advisories can be had: {found.get('message', 'npm says nothing')}")
    assert found["vulnerabilities"] == {}
