"""New puzzles, and many at once."""

from __future__ import annotations

import secrets
from typing import Literal, Sequence, overload

import numpy as np
import numpy.typing as npt

from . import _grille
from ._puzzles import Nonogram, Puzzle, Sudoku, _wrap
from ._results import SolvedMany


@overload
def generate(
    size: tuple[int, int] = ...,
    cls: str | None = ...,
    seed: int | str | None = ...,
    *,
    game: Literal["nonogram"] = ...,
    technique: str | None = ...,
    symmetry: str | None = ...,
    density: float = ...,
    colours: int = ...,
    seconds: float | None = ...,
) -> Nonogram: ...
@overload
def generate(
    size: tuple[int, int] = ...,
    cls: str | None = ...,
    seed: int | str | None = ...,
    *,
    game: Literal["sudoku"],
    technique: str | None = ...,
    symmetry: str | None = ...,
    seconds: float | None = ...,
) -> Sudoku: ...
def generate(
    size: tuple[int, int] | None = None,
    cls: str | None = None,
    seed: int | str | None = None,
    *,
    game: str = "nonogram",
    technique: str | None = None,
    symmetry: str | None = None,
    density: float = 0.5,
    colours: int = 1,
    seconds: float | None = None,
) -> Puzzle:
    """A new puzzle with one solution, of `size` (rows, columns), as hard as `cls` says.

    The same seed gives the same puzzle on every machine; without one it is another each time. Classes, techniques and
    symmetries are those of `grille new` and `grille sudoku new`. ValueError says what cannot be, or that none was found.
    """
    rows, cols = size or ((9, 9) if game == "sudoku" else (10, 10))
    name = secrets.token_hex(8) if seed is None else str(seed)
    made = _grille.generate(
        game, rows, cols, cls, technique, symmetry, density, colours, name, seconds
    )
    return _wrap(made)


def solve_many(
    puzzles: Sequence[Puzzle | str] | npt.NDArray[np.integer],
    *,
    limit: int = 2,
    threads: int | None = None,
    seconds: float | None = None,
) -> SolvedMany:
    """Solves puzzles on all cores, or on so many threads, and gives arrays.

    Puzzles are Nonogram and Sudoku objects, texts (a sudoku a line, say), or one array of sudokus of shape
    (number, side, side). With `limit` 2 each answer says whether the puzzle is unique; `seconds` is for all together.
    """
    items: list[_grille.Core | str | bytes]
    if isinstance(puzzles, np.ndarray):
        if puzzles.ndim != 3 or puzzles.shape[1] != puzzles.shape[2]:
            raise ValueError(f"sudokus have the shape (number, side, side), not {puzzles.shape}")
        if puzzles.min(initial=0) < 0 or puzzles.max(initial=0) > 16:
            raise ValueError("cells of a sudoku are from 0 to 16")
        items = [np.ascontiguousarray(one, dtype=np.uint8).tobytes() for one in puzzles]
    else:
        items = [one if isinstance(one, str) else one._core for one in puzzles]
    codes, found, sizes, cells = _grille.solve_many(items, limit, threads, seconds)
    array = np.frombuffer(cells, dtype=np.int8)
    kinds = set(sizes)
    solutions: npt.NDArray[np.int8] | list[npt.NDArray[np.int8]]
    if len(kinds) == 1:
        solutions = array.reshape(len(sizes), *sizes[0])
    else:
        ends = np.cumsum([rows * cols for rows, cols in sizes])
        parts = np.split(array, ends[:-1]) if sizes else []
        solutions = [part.reshape(size) for part, size in zip(parts, sizes)]
    return SolvedMany(
        np.frombuffer(codes, dtype=np.uint8), np.frombuffer(found, dtype=np.uint8), solutions
    )
