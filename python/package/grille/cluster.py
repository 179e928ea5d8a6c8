"""Campaigns of the laboratory on many machines.

    >>> from grille import cluster
    >>> cluster.run("campaign.toml", cluster.Processes(), "results")      # doctest: +SKIP

A campaign is cut into shards. A shard follows from the campaign and its number alone (but for the times), so it may be run
twice, anywhere, by anyone. The driver writes each result under a temporary name and renames it, and notes it in a manifest:
whoever runs the same campaign into the same folder again goes on where the last driver died. At the end the shards are put
together, which proves that every instance is there once; `grille lab report`, `diff` and `export` read the folder like
one of their own.

Engines are anything with `submit`, `wait` and `result`: `Processes`, `Futures` (any executor of concurrent.futures), `Ray`
(`pip install grille[ray]`) and `Dask` (`pip install grille[dask]`). All of them may run a task more than once; that a
shard counts once is seen to here.
"""

from __future__ import annotations

import concurrent.futures
import hashlib
import json
import os
import shutil
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Callable, Hashable

from . import _grille
from ._engines import Dask, Engine, Futures, Lost, Processes, Ray, engine_of

__all__ = [
    "Dask",
    "DoubleShard",
    "Engine",
    "Futures",
    "Lost",
    "OtherCampaign",
    "Processes",
    "Progress",
    "Ray",
    "Report",
    "run",
    "shard",
    "study",
]

SHARDS = ".shards"
"""Where the shards lie in the folder of a campaign."""
PLAN, MANIFEST = "plan.json", "manifest.jsonl"


class OtherCampaign(ValueError):
    """The folder holds another campaign, another number of shards, or those of another version."""


class DoubleShard(RuntimeError):
    """A shard came twice, and not the same: it does not follow from its campaign."""


@dataclass(frozen=True)
class Progress:
    """How far a campaign is."""

    done: int
    shards: int
    before: int
    """Shards that an earlier driver had done."""
    again: int
    """Shards that were given out again, as they were lost with a machine."""
    seconds: float

    @property
    def rate(self) -> float:
        """Shards in a second, of this driver."""
        return (self.done - self.before) / self.seconds if self.seconds > 0 else 0.0

    @property
    def left(self) -> float | None:
        """Seconds until the end, if it goes on like this."""
        return (self.shards - self.done) / self.rate if self.rate > 0 else None

    def __str__(self) -> str:
        left = "" if self.left is None else f", {self.left:.0f} s left"
        return f"{self.done} of {self.shards} shards, {self.rate:.1f} a second{left}"


@dataclass(frozen=True)
class Report:
    """What came of a campaign."""

    folder: Path
    instances: int
    progress: Progress


def shard(campaign: str, number: int, of: int) -> tuple[str, bytes]:
    """A shard, from 1 to `of`: what `campaign.toml` and `records.csv` of its folder say. A pure function of the campaign,
    but for the times."""
    with tempfile.TemporaryDirectory(prefix="grille-") as scratch:
        return _grille.lab_shard(campaign, number, of, Path(scratch) / "shard")


def study(scale: int = 1, seed: int = 0) -> str:
    """The campaign of the automata study, every number of grids divided by `scale`."""
    return _grille.campaign_of_study(scale, seed)


def run(
    campaign: str | os.PathLike[str],
    executor: Engine | concurrent.futures.Executor | Any,
    folder: str | os.PathLike[str],
    *,
    shards: int = 100,
    ahead: int = 64,
    attempts: int = 6,
    progress: Callable[[Progress], None] | None = None,
) -> Report:
    """Runs a campaign, a file or its text, in so many shards, or goes on with it.

    At most `ahead` shards are given out at once. One that is lost with its machine is given out again, `attempts` times in
    all; an error of the campaign itself is raised at once.
    """
    text = _text(campaign)
    engine = engine_of(executor)
    shards = min(shards, _grille.lab_count(text))
    results = _Results(Path(folder), text, shards)
    todo = [number for number in range(1, shards + 1) if number not in results.done]
    before, again, start = len(results.done), 0, time.monotonic()
    out: dict[Hashable, int] = {}
    tries = dict.fromkeys(todo, 0)
    todo.reverse()

    def tell() -> None:
        if progress is not None:
            seconds = time.monotonic() - start
            progress(Progress(len(results.done), shards, before, again, seconds))

    tell()
    while todo or out:
        while todo and len(out) < ahead:
            number = todo.pop()
            tries[number] += 1
            out[engine.submit(shard, text, number, shards)] = number
        for ticket in engine.wait(list(out), 1.0):
            number = out.pop(ticket)
            try:
                about, records = engine.result(ticket)
            except Lost:
                if tries[number] >= attempts:
                    raise
                again += 1
                todo.append(number)
                continue
            results.keep(number, about, records)
            tell()
    instances = results.merge()
    tell()
    seconds = time.monotonic() - start
    return Report(Path(folder), instances, Progress(shards, shards, before, again, seconds))


def _text(campaign: str | os.PathLike[str]) -> str:
    if isinstance(campaign, str) and ("\n" in campaign or "=" in campaign):
        return campaign
    return Path(campaign).read_text(encoding="utf-8")


class _Results:
    """The shards of a campaign on disk, each of which is there as a whole or not at all."""

    def __init__(self, folder: Path, campaign: str, shards: int) -> None:
        self.folder, self.campaign, self.shards = folder, campaign, shards
        self.at = folder / SHARDS
        self.at.mkdir(parents=True, exist_ok=True)
        plan = {"version": _grille.lab_version(), "shards": shards, "campaign": campaign}
        try:
            there = json.loads((self.at / PLAN).read_text(encoding="utf-8"))
        except FileNotFoundError:
            _put(self.at / PLAN, json.dumps(plan, indent=1).encode())
        else:
            if there != plan:
                raise OtherCampaign(f"{folder}: another campaign, version or number of shards")
        for left in self.at.glob(".part-*"):
            shutil.rmtree(left, ignore_errors=True)
        self.done = self._finished()
        self.manifest = open(self.at / MANIFEST, "a", encoding="utf-8")

    def _finished(self) -> set[int]:
        """What the manifest says is done, and is."""
        done: set[int] = set()
        try:
            lines = (self.at / MANIFEST).read_text(encoding="utf-8").split("\n")
        except FileNotFoundError:
            return done
        whole = [line for line in lines[:-1] if line]
        for line in whole:
            entry = json.loads(line)
            records = self.path(entry["shard"]) / "records.csv"
            if records.exists() and _sha256(records.read_bytes()) == entry["sha256"]:
                done.add(entry["shard"])
        if lines[-1]:
            # The driver died while it wrote a line: the rest goes on a line of its own.
            _put(self.at / MANIFEST, "".join(f"{line}\n" for line in whole).encode())
        return done

    def path(self, number: int) -> Path:
        return self.at / f"{number:0{len(str(self.shards))}}"

    def keep(self, number: int, about: str, records: bytes) -> None:
        """Writes a shard under a temporary name, renames it, and notes it. One that is there already must be the same."""
        path = self.path(number)
        if path.exists():
            if _timeless((path / "records.csv").read_bytes()) == _timeless(records):
                self._note(number, (path / "records.csv").read_bytes())
                return
            if number in self.done:
                raise DoubleShard(f"shard {number} came twice, and differs")
            shutil.rmtree(path)
        part = Path(tempfile.mkdtemp(prefix=".part-", dir=self.at))
        _put(part / "campaign.toml", about.encode())
        _put(part / "records.csv", records)
        os.rename(part, path)
        self._note(number, records)

    def _note(self, number: int, records: bytes) -> None:
        if number not in self.done:
            entry = {"shard": number, "sha256": _sha256(records)}
            self.manifest.write(json.dumps(entry) + "\n")
            self.manifest.flush()
            os.fsync(self.manifest.fileno())
            self.done.add(number)

    def merge(self) -> int:
        """Puts all shards together; an instance that is missing or comes twice is an error."""
        self.manifest.close()
        parts: list[str | os.PathLike[str]] = []
        parts.extend(self.path(number) for number in range(1, self.shards + 1))
        return _grille.lab_merge(self.campaign, self.folder, parts)


def _sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def _put(path: Path, data: bytes) -> None:
    """Replaces a file as a whole."""
    handle, name = tempfile.mkstemp(prefix=".put-", dir=path.parent)
    with os.fdopen(handle, "wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    os.replace(name, path)


def _timeless(records: bytes) -> list[list[str]]:
    """Records without their times."""
    lines = [line.split(",") for line in records.decode().splitlines()]
    times = {at for at, name in enumerate(lines[0]) if name.endswith("_ns")} if lines else set()
    return [[cell for at, cell in enumerate(line) if at not in times] for line in lines]
