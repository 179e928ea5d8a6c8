"""Puzzles, and the questions to them."""

from __future__ import annotations

import json
import os
from typing import Any, Sequence, TypeVar, Union, cast

import numpy as np
import numpy.typing as npt

from . import _grille
from ._errors import ReadError
from ._results import (
    Cells,
    Certificate,
    Explanation,
    Hint,
    Mended,
    Rating,
    Solved,
    Status,
)

Clue = Sequence[Union[int, tuple[int, int]]]
"""The blocks of a line: lengths, or pairs of a length and an ink."""
Palette = Sequence[tuple[str, str]]
"""Names and colours such as ("blue", "#0072b2"), the background first."""

_P = TypeVar("_P", bound="Puzzle")


class Puzzle:
    """A puzzle of any game. It never changes, and can be pickled."""

    __slots__ = ("_core",)
    _core: _grille.Core
    _game = ""

    @classmethod
    def _of(cls: type[_P], core: _grille.Core) -> _P:
        puzzle = cls.__new__(cls)
        puzzle._core = core
        return puzzle

    @property
    def shape(self) -> tuple[int, int]:
        """Rows and columns."""
        return self._core.size

    @property
    def title(self) -> str | None:
        return self._core.title

    @property
    def givens(self) -> Cells:
        """What is given; -1 where nothing is, of a sudoku 0."""
        return self._grid(self._core.givens())

    def solve(self, limit: int = 2, seconds: float | None = None) -> Solved:
        """Up to `limit` solutions, and whether there are more. With 2 it says whether the puzzle is unique."""
        status, solutions, all_, steps, cause = self._core.solve(limit, seconds)
        grids = [self._grid(one) for one in solutions]
        return Solved(self, cast(Status, status), grids, all_, steps, cause)

    def count(self, seconds: float | None = None) -> int:
        """How many solutions there are, however many. TimeoutError says how many are certain by then."""
        status, number = self._core.count(seconds)
        if status == "stopped":
            raise TimeoutError(f"at least {number} solutions")
        return int(number)

    def rate(self, lang: str = "en", seconds: float | None = None) -> Rating:
        """How hard it is for a person."""
        status, cls, score, sentence, data = self._core.rate(lang, seconds)
        if status == "stopped":
            raise TimeoutError(sentence)
        return Rating(cast(Status, status), cls, score, sentence, json.loads(data))

    def hint(
        self,
        known: npt.ArrayLike | None = None,
        level: str = "argument",
        lang: str = "en",
        seconds: float | None = None,
    ) -> Hint:
        """How to go on from what is known (-1 for open cells), told as far as `level` says: "where", "line" ("digits" of
        a sudoku), "technique", "cells" or "argument"."""
        status, sentences = self._core.hint(self._known(known), level, lang, seconds)
        return Hint(status, sentences)

    def explain(self, lang: str = "en", seconds: float | None = None) -> Explanation:
        """A worked solution: every step with its argument, as a player would say it."""
        status, steps, text, markdown, html, data = self._core.explain(lang, seconds)
        return Explanation(status, steps, text, markdown, html, json.loads(data))

    def certify(self, name: str = "puzzle", seconds: float | None = None) -> Certificate:
        """The answer with a proof (DIMACS and DRAT) that anyone can check."""
        status, files = self._core.certify(name, seconds)
        return Certificate(cast(Status, status), dict(files))

    def write(self, format: str) -> str:
        """As a text of a format; `grille formats` names them."""
        return self._core.write(format)

    def save(self, path: str | os.PathLike[str], format: str | None = None) -> None:
        """Writes a file, in its own format unless another one is named."""
        text = self._core.dump()[1] if format is None else self.write(format)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)

    def svg(self, known: npt.ArrayLike | None = None) -> str:
        """A picture of the puzzle, with what is known of it."""
        return self._core.svg(self._known(known))

    def _repr_svg_(self) -> str:
        return self.svg()

    def _repr_html_(self) -> str:
        title = f"<figcaption>{_plain(self.title)}</figcaption>" if self.title else ""
        picture = self.svg().split("?>", 1)[-1]
        return f'<figure style="margin:0">{picture}{title}</figure>'

    def __repr__(self) -> str:
        rows, cols = self.shape
        title = f" {self.title!r}" if self.title else ""
        return f"<{type(self).__name__} {rows}x{cols}{title}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Puzzle):
            return NotImplemented
        return self._core.dump() == other._core.dump()

    def __hash__(self) -> int:
        return hash(self._core.dump())

    def __reduce__(self) -> tuple[Any, ...]:
        return _load, self._core.dump()

    def _grid(self, cells: bytearray) -> Cells:
        return np.frombuffer(cells, dtype=np.int8).reshape(self.shape)

    def _known(self, known: npt.ArrayLike | None) -> bytes | None:
        if known is None:
            return None
        cells = np.asarray(known)
        if cells.shape != self.shape:
            raise ValueError(f"a board of {cells.shape} for a puzzle of {self.shape}")
        return np.ascontiguousarray(cells, dtype=np.int8).tobytes()


class Nonogram(Puzzle):
    """A nonogram (picross, hanjie): clues of rows and columns.

    Clues are lists of lengths, or of pairs (length, ink) where there are several inks. Givens are an array of cells, -1
    where nothing is given. A palette names the background and the inks.
    """

    __slots__ = ()
    _game = "nonogram"

    def __init__(
        self,
        rows: Sequence[Clue],
        cols: Sequence[Clue],
        givens: npt.ArrayLike | None = None,
        palette: Palette | None = None,
        title: str | None = None,
    ) -> None:
        given = None if givens is None else np.asarray(givens).astype(int).tolist()
        inks = None if palette is None else list(palette)
        self._core = _grille.of_clues(_clues(rows), _clues(cols), given, inks, title)

    @classmethod
    def from_picture(
        cls, picture: npt.ArrayLike, palette: Palette | None = None, title: str | None = None
    ) -> Nonogram:
        """The nonogram of a picture: an array of cells, 0 for the background and 1 and up for inks."""
        cells = np.asarray(picture)
        if cells.ndim != 2:
            raise ValueError(f"a picture has rows and columns, not {cells.ndim} dimensions")
        if cells.dtype != np.bool_ and (cells.min(initial=0) < 0 or cells.max(initial=0) > 31):
            raise ValueError("cells of a picture are from 0 to 31")
        inks = None if palette is None else list(palette)
        if inks is None and cells.max(initial=0) > 1:
            raise ValueError("a picture with several inks wants a palette")
        data = np.ascontiguousarray(cells, dtype=np.uint8).tobytes()
        rows, cols = cells.shape
        return cls._of(_grille.of_picture(rows, cols, data, inks, title))

    @property
    def rows(self) -> list[list[tuple[int, int]]]:
        """The clues of the rows: pairs of a length and an ink."""
        return cast(tuple[list[list[tuple[int, int]]], Any], self._core.clues())[0]

    @property
    def cols(self) -> list[list[tuple[int, int]]]:
        """The clues of the columns."""
        return cast(tuple[Any, list[list[tuple[int, int]]]], self._core.clues())[1]

    @property
    def palette(self) -> list[tuple[str, str]]:
        """Names and colours, the background first."""
        return self._core.palette()

    @property
    def goal(self) -> Cells | None:
        """The picture that it was drawn as, if it came with one."""
        goal = self._core.goal()
        return None if goal is None else self._grid(goal)

    def repair(
        self,
        aim: str = "unique",
        most: int = 12,
        proposals: int = 3,
        seconds: float | None = None,
    ) -> list[Mended]:
        """The smallest changes of its picture that make it unique, or as hard as `aim` says: "by-lines", a class, or
        "at-most-" and a class. None of them has more than `most` cells."""
        ways = self._core.repair(aim, most, proposals, seconds)
        return [Mended(changes, damage, _wrap(core)) for changes, damage, core in ways]


class Sudoku(Puzzle):
    """A sudoku of 4x4, 6x6, 9x9 or 16x16: a text with a character a cell, or an array with 0 where nothing is given."""

    __slots__ = ()
    _game = "sudoku"

    def __init__(self, givens: str | npt.ArrayLike) -> None:
        if isinstance(givens, str):
            found = _one("sudoku", _grille.read_text("sudoku", givens, "en"))
            if found.game != "sudoku":
                raise ReadError("sudoku", "this is no sudoku")
            self._core = found
            return
        cells = np.asarray(givens)
        if cells.ndim != 2 or cells.shape[0] != cells.shape[1]:
            raise ValueError(f"a sudoku is a square, not {cells.shape}")
        if cells.min(initial=0) < 0 or cells.max(initial=0) > 16:
            raise ValueError("cells of a sudoku are from 0 to 16")
        self._core = _grille.of_digits(np.ascontiguousarray(cells, dtype=np.uint8).tobytes())

    def __str__(self) -> str:
        return self._core.write("line").strip()


def _clues(lines: Sequence[Clue]) -> list[list[tuple[int, int]]]:
    def block(block: int | tuple[int, int]) -> tuple[int, int]:
        if isinstance(block, tuple):
            length, ink = block
            return int(length), int(ink)
        return int(block), 1

    return [[block(one) for one in line] for line in lines]


def _plain(text: str | None) -> str:
    return (text or "").replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def _wrap(core: _grille.Core) -> Puzzle:
    return (Sudoku if core.game == "sudoku" else Nonogram)._of(core)


def _one(name: str, cores: list[_grille.Core]) -> _grille.Core:
    if len(cores) != 1:
        raise ReadError(name, f"{name}: there are {len(cores)} puzzles, and one is wanted")
    return cores[0]


def _load(name: str, text: str) -> Puzzle:
    return _wrap(_one(name, _grille.read_text(name, text, "en")))


def read(path: str | os.PathLike[str], lang: str = "en") -> Puzzle:
    """The one puzzle of a file, whichever format and game it is of. ReadError tells line and column of what is wrong."""
    return _wrap(_one(os.fspath(path), _grille.read(path, lang)))


def read_all(path: str | os.PathLike[str], lang: str = "en") -> list[Puzzle]:
    """Every puzzle of a file."""
    return [_wrap(core) for core in _grille.read(path, lang)]


def loads(text: str, name: str = "text", lang: str = "en") -> Puzzle:
    """The one puzzle of a text."""
    return _wrap(_one(name, _grille.read_text(name, text, lang)))


def from_picture(
    picture: npt.ArrayLike, palette: Palette | None = None, title: str | None = None
) -> Nonogram:
    """The nonogram of a picture: see `Nonogram.from_picture`."""
    return Nonogram.from_picture(picture, palette, title)
