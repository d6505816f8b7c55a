"""A release of the room's own code: the packages ``carteado`` and ``functions`` imported apart, perhaps with changes.

Changes are patches of the source, applied in memory. Several releases live side by side in one process, as the old and
the new one do while a room is deployed, or the sound one and one with a planted fault.
"""

import importlib
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

OURS = ("carteado", "functions")


@dataclass(frozen=True)
class Patch:
    """In the source of ``module`` the text ``old``, which must be there exactly once, becomes ``new``."""

    module: str
    old: str
    new: str


class Release:
    """The code with some patches. What is imported from it knows nothing of other releases."""

    def __init__(self, *patches: Patch) -> None:
        self._finder = _Finder(patches)
        self._modules: dict[str, ModuleType] = {}
        for module in {patch.module for patch in patches}:
            self.module(module)  # a patch that does not fit is seen at once

    def module(self, name: str) -> Any:
        """The module of this release."""
        if name not in self._modules:
            with self._installed():
                importlib.import_module(name)
        return self._modules[name]

    def container(self, function: str) -> Any:
        """A new instance of the module ``functions.NAME.app``, as in a new container of the function."""
        name = f"functions.{function}.app"
        with self._installed():
            sys.modules.pop(name, None)
            return importlib.import_module(name)

    @contextmanager
    def _installed(self) -> Iterator[None]:
        outer = _take()
        sys.modules |= self._modules
        sys.meta_path.insert(0, self._finder)
        try:
            yield
        finally:
            sys.meta_path.remove(self._finder)
            self._modules = _take()
            sys.modules |= outer


def _take() -> dict[str, ModuleType]:
    """Take our own modules out of those imported."""
    names = [name for name in sys.modules if name.partition(".")[0] in OURS]
    return {name: sys.modules.pop(name) for name in names}


class _Finder(MetaPathFinder):
    """Finds the patched modules; all others are found as ever."""

    def __init__(self, patches: Sequence[Patch]) -> None:
        self._patches = patches

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        patches = [patch for patch in self._patches if patch.module == name]
        spec = PathFinder.find_spec(name, path, target) if patches else None
        if spec is not None and spec.origin is not None:
            spec.loader = _Patched(name, spec.origin, patches)
        return spec


class _Patched(SourceFileLoader):
    def __init__(self, name: str, path: str, patches: Sequence[Patch]) -> None:
        super().__init__(name, path)
        self._patches = patches

    def get_code(self, fullname: str) -> CodeType:
        source = Path(self.path).read_text(encoding="utf-8")
        for patch in self._patches:
            if source.count(patch.old) != 1:
                raise ValueError(f"{patch.module}: {source.count(patch.old)} times {patch.old!r}")
            source = source.replace(patch.old, patch.new)
        return compile(source, self.path, "exec", dont_inherit=True)
