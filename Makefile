# `make` alone lists what there is. Only Python 3.11+, make and, for the fast build, a C compiler are needed.

PYTHON ?= python3
BIN := .venv/bin
JOBS ?= 2
# one thread each for numpy and its kin: the tests run in as many processes as there are cores
PYTEST := OMP_NUM_THREADS=1 OPENBLAS_NUM_THREADS=1 $(BIN)/pytest --verbosity=0 --one-line -o console_output_style=classic
# What runs once more against the installed wheel: promises that must hold in compiled code too. Handed out one by one,
# the games' longest first, so that no core waits for the other at the end. Changed positions are tried there by the kit
# itself, so their own tests are run on the plain source alone.
ON_THE_WHEEL := tests/test_build.py tests/test_wheel.py $(wildcard tests/conformance tests/kernel tests/docs/test_add_a_game.py tests/table/test_outside_bots.py) \
                --ignore=tests/conformance/test_impossible.py
# the tests start a few hundred programs: what Python has compiled of a module is kept, also where the surroundings forbid it
test check full: export PYTHONDONTWRITEBYTECODE :=
INSTALL := @$(PYTHON) tools/install.py
# one resolution of everything, and of it the part that each purpose needs
PINNED := build/pins.txt
PIN = $(BIN)/uv pip compile --quiet --generate-hashes --no-emit-index-url --no-annotate --universal --python-version 3.11 \
      --custom-compile-command 'make pins'

.DEFAULT_GOAL := help
.PHONY: help play install ray wheel tools test check full mutants bench docs fields pins hooks clean

help:  ## this list
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 18

play:  ## the lobby in the browser, until Ctrl-C; ARGS="--port 4000" and the like are for `entrepot play`
	$(INSTALL) play $(ARGS)

install:  ## .venv/bin/entrepot compiled, with arena and environments; quick when nothing has changed
	$(INSTALL) install

ray:  ## the same, and Ray: runs of the arena on a cluster
	$(INSTALL) ray

tools:
	$(INSTALL) check

wheel:  ## dist/: a compiled wheel that needs nothing, and the plain sources
	$(INSTALL) wheel
	@$(BIN)/python tools/wheel.py

test:  ## all tests on the plain source, then conformance and digests on the compiled build
	$(INSTALL) test
	@echo 'test: 1 of 2, all tests on the plain source; about 24 minutes on two cores, 40 on slow ones'
	@env -u ENTREPOT_EXPECT_COMPILED $(PYTEST) -n $$(($(JOBS) + 1)) --dist worksteal  # one more: browsers mostly wait
	@echo 'test: 2 of 2, conformance and digests on the installed build; about 3 minutes on two cores, 8 on slow ones'
	@ENTREPOT_EXPECT_COMPILED=$${ENTREPOT_EXPECT_COMPILED:-$$($(BIN)/python -I -c \
	    'from entrepot import build_info; print(int(build_info.build_record()["compiled"]))')} \
	    $(PYTEST) -n $(JOBS) --dist load --maxschedchunk 1 -p no:cacheprovider -o pythonpath=tests $(ON_THE_WHEEL)

check: tools  ## the quick loop, also run before each commit: format, lint, types, fast tests
	@echo 'check: format, lint, types, then the fast tests; about a minute on two quick cores'
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(PYTEST) -n $(JOBS) --dist worksteal -m 'not full and not slow'

full:  ## the large counts, the tables on PostgreSQL too, and all tests with twenty other chances; takes hours
	$(INSTALL) full
	$(PYTEST) -n $(JOBS) --dist worksteal -m full -p no:rerunfailures
	ENTREPOT_TEST_DATABASE=postgresql $(PYTEST) -n $(JOBS) --dist worksteal -m 'not full' -p no:rerunfailures tests/table tests/web
	ENTREPOT_TEST_SERVERS=3 $(PYTEST) -n $(JOBS) --dist worksteal -m 'not full' -p no:rerunfailures tests/web
	$(BIN)/python tools/again.py

mutants: tools  ## break the rules of the games one at a time and count what no test notices; takes hours
	$(BIN)/mutmut run --max-children $(JOBS)
	$(BIN)/mutmut results

bench: install  ## the speed of every game here, and beside OpenSpiel's C++
	$(BIN)/entrepot bench
	@$(BIN)/python -I bench/crazy_eights.py

docs:  ## docs/reference anew from the docstrings
	@$(PYTHON) tools/reference.py

fields: tools  ## what of each game is hot, anew: the position from its fields.py, the numbers of its card_words.py
	@$(BIN)/python tools/fields.py
	@$(BIN)/python tools/card_words.py

pins: tools  ## requirements/*.txt anew from pyproject.toml
	$(PIN) --upgrade pyproject.toml --all-extras --group dev --group uv --group node --group wheel --group audit --output-file $(PINNED)
	$(PIN) --constraint $(PINNED) pyproject.toml --output-file requirements/runtime.txt
	$(PIN) --constraint $(PINNED) pyproject.toml --extra arena --extra envs --extra postgresql --output-file requirements/research.txt
	$(PIN) --constraint $(PINNED) pyproject.toml --extra ray --output-file requirements/ray.txt
	$(PIN) --constraint $(PINNED) pyproject.toml --extra arena --extra envs --extra postgresql --group dev --output-file requirements/dev.txt
	for group in build uv node wheel audit; do \
	    $(PIN) --constraint $(PINNED) --group $$group --output-file requirements/$$group.txt || exit; done

hooks: tools  ## let git run `make check` before each commit
	git config core.hooksPath .githooks

clean:  ## remove what was built; .venv stays
	rm -rf build dist src/entrepot.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis mutants
	find src tests -name __pycache__ -prune -exec rm -rf {} +
