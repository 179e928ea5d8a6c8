"""What can go wrong, beside ValueError for what cannot be and TimeoutError for what takes too long."""

from __future__ import annotations

from typing import NamedTuple, Sequence


class Place(NamedTuple):
    """A problem of a text: line and column, both from 1, and what is wrong."""

    line: int
    column: int
    message: str


class ReadError(ValueError):
    """A text is no puzzle. `places` says where and why; `line` and `column` are those of the first problem."""

    def __init__(self, name: str, message: str, places: Sequence[tuple[int, int, str]] = ()) -> None:
        super().__init__(name, message, tuple(places))
        self.name = name
        self.message = message
        self.places = [Place(*place) for place in places]

    @property
    def line(self) -> int | None:
        return self.places[0].line if self.places else None

    @property
    def column(self) -> int | None:
        return self.places[0].column if self.places else None

    def __str__(self) -> str:
        return self.message
