"""``python -m carteado``."""

from carteado.cli import main

raise SystemExit(main())
