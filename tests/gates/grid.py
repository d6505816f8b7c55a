"""Expectations as people read them: a line a row, cells two blanks apart, the first line names the columns."""

import re


def cells(grid: str) -> list[tuple[str, str, str]]:
    """(row, column, expected) for each cell. Raises ValueError for a line with a cell too many or too few."""
    heading, *lines = [re.split(r"\s{2,}", line) for line in grid.strip("\n").splitlines()]
    return [(row, *cell) for row, *expected in lines for cell in zip(heading[1:], expected, strict=True)]


def rows(grid: str) -> set[str]:
    """The rows' names."""
    return {row for row, *_ in cells(grid)}
