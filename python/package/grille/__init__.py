"""Grille: nonograms and sudoku solved, proven unique, counted, rated, explained, mended and made.

    >>> import grille
    >>> puzzle = grille.Nonogram(rows=[[1, 1], [], [3]], cols=[[1, 1], [1], [1, 1]])
    >>> puzzle.solve().status
    'unique'
    >>> puzzle.solve().solution.tolist()
    [[1, 0, 1], [0, 0, 0], [1, 1, 1]]

Cells are int8 arrays: -1 unknown, 0 background, 1 and up inks; of a sudoku, digits. Long questions take `seconds` and
end on Ctrl-C, and all of them release the interpreter's lock. `grille.cluster` runs campaigns on many machines.
"""

from ._errors import Place, ReadError
from ._making import generate, solve_many
from ._puzzles import (
    Clue,
    Nonogram,
    Palette,
    Puzzle,
    Sudoku,
    from_picture,
    loads,
    read,
    read_all,
)
from ._results import (
    STATUSES,
    Cells,
    Certificate,
    Explanation,
    Hint,
    Mended,
    Rating,
    Solved,
    SolvedMany,
    Status,
)

__all__ = [
    "STATUSES",
    "Cells",
    "Certificate",
    "Clue",
    "Explanation",
    "Hint",
    "Mended",
    "Nonogram",
    "Palette",
    "Place",
    "Puzzle",
    "Rating",
    "ReadError",
    "Solved",
    "SolvedMany",
    "Status",
    "Sudoku",
    "from_picture",
    "generate",
    "loads",
    "read",
    "read_all",
    "solve_many",
]
