# One command each; what a target needs is set up first and skipped when nothing has changed.
PYTHON ?= python3
PORT ?= 8000

SEEDS ?= 0:400

SETUP := $(shell command -v $(PYTHON)) tools/setup.py
export PATH := $(CURDIR)/.venv/bin:$(PATH)
export SAM_CLI_TELEMETRY = 0

.PHONY: help run test check format screenshots simulate mutants bench load rehearse deploy telegram clean

help:  ## list the targets
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 12

run:  ## start the room at http://127.0.0.1:8000 (PORT=… for another)
	@$(SETUP) run
	@PORT=$(PORT) python -m local

test:  ## all tests but the rehearsal
	@$(SETUP) test
	pytest --numprocesses auto --dist loadfile --ignore tests/browser
	python -m tests.simulation $(SEEDS)
	pytest --verbose --numprocesses auto --dist loadfile --no-loadscope-reorder tests/browser
	npm --prefix webapp test

check:  ## format, lint, types, architecture, template: what CI runs
	@$(SETUP) check
	ruff format --check
	ruff check
	mypy
	npm --prefix webapp run check
	npm --prefix webapp run lint
	.venv/deploy/bin/cfn-lint template.yaml
	.venv/deploy/bin/sam validate --lint --region eu-west-1
	pytest --quiet tests/architecture

format:  ## put the source in its form
	@$(SETUP) check
	ruff format
	ruff check --fix

screenshots:  ## picture every screen and moment on one page (SCREENSHOTS="--only truco", --everything)
	@$(SETUP) test
	@python -m tests.browser.screenshots $(SCREENSHOTS)

simulate:  ## play evenings with faults of every kind and judge them (SEEDS=0:400; SEEDS=17 explains one)
	@$(SETUP) test
	@python -m tests.simulation $(SEEDS)

mutants:  ## plant faults and leaks, and count how many are seen
	@$(SETUP) test
	@python -m tests.simulation.mutants
	@python -m tests.leaks

bench:  ## measure what has a reach: one JSON object and a table
	@$(SETUP) bench
	@python -m bench

load:  ## let many people play at the local room and check what they were promised (LOAD="--tables 200")
	@$(SETUP) load
	@python -m bench.load $(LOAD)

rehearse:  ## deploy to a stand-in for AWS on this machine and play there
	@$(SETUP) rehearse
	pytest tests/rehearsal

deploy:  ## deploy to AWS; asks on the first use
	@$(SETUP) deploy
	@python tools/deploy.py

telegram:  ## tell Telegram of the room, and check what it says (TELEGRAM=--check only reads)
	@$(SETUP) telegram
	@python -m tools.telegram $(TELEGRAM)

clean:  ## forget set-up and builds
	rm -rf .venv .aws-sam webapp/node_modules webapp/dist bench/node_modules
