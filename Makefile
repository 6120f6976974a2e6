# Play and test Meikyu from a bare checkout: `make` alone lists the targets.
# PYTHON=path/to/python3 chooses the interpreter, ARGS="..." goes on to the program.

.NOTPARALLEL:
.PHONY: help play test soak bench snapshots clean
unexport PYTHONHOME PYTHONPATH

SHELL = /bin/sh
PYTHON ?=
ARGS ?=
RUN = .venv/bin/python
stop = { echo 'meikyu: $(1)' >&2; exit 1; }

help:
	@echo 'make play       open the game (ARGS="list" and so on for the other commands)'
	@echo 'make test       format, lint, types and all tests'
	@echo 'make soak       the same tests with many more random games'
	@echo 'make bench      speeds against the floor of this machine'
	@echo 'make snapshots  write the pictures of the screens anew, then test them'
	@echo 'make clean      remove what these targets have made'

play: .venv/play.stamp
	@$(RUN) -m tui $(ARGS)

test: .venv/test.stamp
	@$(RUN) -m ruff format --check --quiet . || $(call stop,these files are not as ruff formats them)
	@$(RUN) -m ruff check --quiet .
	@$(RUN) -m mypy
	@$(RUN) -m pytest $(ARGS)

soak: .venv/test.stamp
	@MEIKYU_SOAK=1 $(RUN) -m pytest $(ARGS)

bench: .venv/test.stamp
	@$(RUN) -m tests.bench $(ARGS)

# A run that updates snapshots ends in errors by design: only the second one tells.
snapshots: .venv/test.stamp
	@$(RUN) -m pytest tests/tui --snapshot-update >/dev/null 2>&1 || true
	@$(RUN) -m tests.support.pictures
	@$(RUN) -m pytest tests/tui $(ARGS)

clean:
	@rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis build dist

# Setting up: once, and again when pyproject.toml or the interpreter has changed.
PIP = PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_INPUT=1 PIP_USER=0 $(RUN) -m pip \
	install --quiet --log .venv/pip.log --editable
PIP_FAILED = $(call stop,the packages could not be installed: see .venv/pip.log or start afresh with make clean)
FITS = sys.exit(sys.version_info < (3, 11))
CANDIDATES = $(if $(PYTHON),'$(PYTHON)',python3 python3.14 python3.13 python3.12 python3.11 python)

.venv/play.stamp: pyproject.toml .venv/bin/python
	@echo 'meikyu: installing into .venv, this once'
	@$(PIP) . >/dev/null 2>&1 || $(PIP_FAILED)
	@touch $@

.venv/test.stamp: pyproject.toml .venv/bin/python
	@echo 'meikyu: installing into .venv with what the tests need, this once'
	@$(PIP) '.[dev]' >/dev/null 2>&1 || $(PIP_FAILED)
	@touch .venv/play.stamp $@

.venv/bin/python:
	@for python in $(CANDIDATES); do \
	  "$$python" -c 'import sys; $(FITS)' >/dev/null 2>&1 || continue; \
	  found=$$python; \
	  "$$python" -c 'import venv, ensurepip' >/dev/null 2>&1 || continue; \
	  rm -rf .venv; \
	  "$$python" -m venv .venv >/dev/null 2>&1 && exit 0; \
	  $(call stop,no environment could be made in .venv: is there room and the right to write?); \
	done; \
	test -z "$$found" || { echo "meikyu: $$found lacks venv or ensurepip (Debian: python3-venv)" >&2; exit 1; }; \
	$(call stop,Python 3.11 or newer is needed$(if $(PYTHON), and $(PYTHON) is none,): PYTHON=... names one)
