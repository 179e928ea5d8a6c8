"""What comes of questions."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Iterator, Literal

import numpy as np
import numpy.typing as npt

if TYPE_CHECKING:
    from ._puzzles import Puzzle

Cells = npt.NDArray[np.int8]
Status = Literal["unique", "several", "none", "found", "stopped", "error"]

STATUSES: tuple[Status, ...] = ("unique", "several", "none", "found", "stopped", "error")


@dataclass(frozen=True)
class Solved:
    """Solutions, and how many there are.

    `status` is "unique" (proven: no other), "several", "none" (proven), "found" (one, and no other was asked for) or
    "stopped" (by the time limit). Solutions are int8 arrays: 0 is the background, 1 and up are inks; of a sudoku, digits.
    """

    puzzle: Puzzle
    status: Status
    solutions: list[Cells]
    all: bool | None
    """Whether these are all solutions: proven either way, or None."""
    steps: int
    cause: str | None
    """Why there is no solution, if there is none."""

    @property
    def solution(self) -> Cells:
        """The first solution; LookupError without one."""
        if not self.solutions:
            raise LookupError(self.cause or self.status)
        return self.solutions[0]

    def _repr_svg_(self) -> str:
        return self.puzzle.svg(self.solutions[0] if self.solutions else None)


@dataclass(frozen=True)
class SolvedMany:
    """What came of many puzzles, in their order.

    `solutions` is one array of shape (number, rows, cols) where all puzzles have one size, and otherwise a list of arrays.
    A puzzle without a solution has -1 in its cells.
    """

    codes: npt.NDArray[np.uint8]
    """The status of each, as its place in `grille.STATUSES`."""
    found: npt.NDArray[np.uint8]
    """How many solutions were found of each, 255 at most."""
    solutions: Cells | list[Cells]

    def __len__(self) -> int:
        return len(self.codes)

    @property
    def status(self) -> list[Status]:
        return [STATUSES[code] for code in self.codes]

    def __iter__(self) -> Iterator[tuple[Status, Cells]]:
        return iter(zip(self.status, self.solutions))


@dataclass(frozen=True)
class Rating:
    """How hard a puzzle is for a person."""

    status: Status
    cls: str | None
    """The class: "trivial", "easy", "medium", "hard" and so on; None where there is nothing to rate."""
    score: float | None
    sentence: str
    data: dict[str, Any] = field(repr=False)
    """Everything, as `grille rate --json` has it."""

    def __str__(self) -> str:
        return self.sentence


@dataclass(frozen=True)
class Hint:
    """How to go on. `status` is "next", "solved", "stuck", "wrong" or "limit"."""

    status: str
    sentences: list[str]

    def __str__(self) -> str:
        return " ".join(self.sentences)


@dataclass(frozen=True)
class Explanation:
    """A worked solution. `status` is "solved", or why it is not."""

    status: str
    steps: list[str]
    text: str = field(repr=False)
    markdown: str = field(repr=False)
    html: str = field(repr=False)
    """A whole page, with a picture of each step."""
    data: dict[str, Any] = field(repr=False)

    def __str__(self) -> str:
        return self.text

    def _repr_html_(self) -> str:
        page = self.html.replace("&", "&amp;").replace('"', "&quot;")
        return f'<iframe srcdoc="{page}" width="100%" height="480" style="border:0"></iframe>'


@dataclass(frozen=True)
class Mended:
    """A way to mend a picture: the cells to change, as row, column (from 0) and what they become."""

    changes: list[tuple[int, int, int]]
    damage: int
    puzzle: Puzzle


@dataclass(frozen=True)
class Certificate:
    """An answer with a proof that anyone can check, as files."""

    status: Status
    files: dict[str, bytes] = field(repr=False)

    def save(self, folder: str | Path) -> list[Path]:
        """Writes the files into a folder, which is made if it is missing."""
        into = Path(folder)
        into.mkdir(parents=True, exist_ok=True)
        paths = [into / name for name in self.files]
        for path, data in zip(paths, self.files.values()):
            path.write_bytes(data)
        return paths
