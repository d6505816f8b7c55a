#!/usr/bin/env bash
# Compiles every requirements list into one with exact versions and hashes (needs `uv` on PATH).
# Arguments are handed on: `tools/lock.sh --upgrade`. No index is written down: a lock names packages, not where they come from.
set -euo pipefail
cd "$(dirname "$0")/.."

lock() {  # lock NAME.in [constraints…]: writes NAME.txt beside it
    uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-strip-extras \
        --no-emit-index-url --no-annotate --no-header "${arguments[@]}" "$1" -o "${1%.in}.txt" "${@:2}"
}

arguments=("$@")
lock requirements/pip.in
lock requirements/run.in
lock requirements/dev.in
lock requirements/node.in
lock requirements/deploy.in
lock requirements/rehearsal.in
lock shared/requirements.in -c requirements/run.txt
lock functions/bot/requirements.in -c requirements/run.txt
lock functions/notify/requirements.in -c requirements/run.txt
