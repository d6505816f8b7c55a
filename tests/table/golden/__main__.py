"""``python -m tests.table.golden``: writes the golden tables of this schema. Those of a schema that was released stay
as they are: an existing folder is written anew only with ``--again``."""

import argparse
import sys

from carteado.table import state
from tests.table.golden.files import FOLDER, write
from tests.table.golden.scenes import scenes


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.table.golden")
    parser.add_argument("--again", action="store_true", help="this schema was never released: write its files anew")
    again = parser.parse_args().again
    folder = FOLDER / f"schema-{state.SCHEMA}"
    if folder.exists() and not again:
        print(f"{folder.name} is there and may have been released: see --again", file=sys.stderr)
        return 1
    folder.mkdir(exist_ok=True)
    for old in folder.iterdir():
        old.unlink()
    for name, company in scenes():
        write(folder / f"{name}.json", company.item, company.now)
    print(f"{len(list(folder.iterdir()))} tables in {folder.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
