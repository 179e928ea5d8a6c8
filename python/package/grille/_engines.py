"""Where shards are run: processes of this machine, any executor, Ray, Dask."""

from __future__ import annotations

import concurrent.futures as futures
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Callable, Hashable, Protocol, Sequence


class Lost(RuntimeError):
    """A task whose machine or process died: it may be given out again."""


class Engine(Protocol):
    """What runs tasks. A task may be run more than once."""

    def submit(self, task: Callable[..., Any], /, *args: Any) -> Hashable:
        """Gives a task out, and a ticket for it."""

    def wait(self, tickets: Sequence[Any], seconds: float) -> Sequence[Any]:
        """Those that are done, as soon as there is one or after so long."""

    def result(self, ticket: Any) -> Any:
        """What came of one that is done; `Lost` if its machine died, or what the task raised."""


class Futures:
    """Any executor of concurrent.futures; it stays its owner's."""

    def __init__(self, executor: futures.Executor) -> None:
        self.executor = executor

    def submit(self, task: Callable[..., Any], /, *args: Any) -> Hashable:
        return self.executor.submit(task, *args)

    def wait(self, tickets: Sequence[Any], seconds: float) -> Sequence[Any]:
        return list(futures.wait(tickets, seconds, futures.FIRST_COMPLETED).done)

    def result(self, ticket: Any) -> Any:
        try:
            return ticket.result()
        except (futures.BrokenExecutor, futures.CancelledError) as lost:
            raise Lost(str(lost)) from lost


class Processes(Futures):
    """Processes of this machine, as many as it has cores. Where one dies, all are started anew."""

    def __init__(self, workers: int | None = None) -> None:
        import multiprocessing

        self.workers = workers
        self.context = multiprocessing.get_context("spawn")
        super().__init__(self._pool())

    def _pool(self) -> futures.ProcessPoolExecutor:
        return futures.ProcessPoolExecutor(self.workers, mp_context=self.context)

    def submit(self, task: Callable[..., Any], /, *args: Any) -> Hashable:
        try:
            return super().submit(task, *args)
        except BrokenProcessPool:
            self.executor.shutdown(wait=False, cancel_futures=True)
            self.executor = self._pool()
            return super().submit(task, *args)

    def close(self) -> None:
        """Ends the processes."""
        self.executor.shutdown(cancel_futures=True)

    def __enter__(self) -> Processes:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class Ray:
    """Ray, on the cluster that `ray.init` joined; options are those of `ray.remote`, such as `num_cpus`."""

    def __init__(self, **options: Any) -> None:
        import ray

        self.ray: Any = ray
        self.options = {"max_retries": 5, **options}
        self.known: dict[Callable[..., Any], Any] = {}
        if not ray.is_initialized():
            ray.init()

    def submit(self, task: Callable[..., Any], /, *args: Any) -> Hashable:
        # A task is made known to the cluster once.
        if task not in self.known:
            self.known[task] = self.ray.remote(**self.options)(task)
        ticket: Hashable = self.known[task].remote(*args)
        return ticket

    def wait(self, tickets: Sequence[Any], seconds: float) -> Sequence[Any]:
        done, rest = self.ray.wait(list(tickets), num_returns=1, timeout=seconds)
        if done and rest:
            # Others may be done, too.
            done += self.ray.wait(rest, num_returns=len(rest), timeout=0)[0]
        return list(done)

    def result(self, ticket: Any) -> Any:
        errors = self.ray.exceptions
        try:
            return self.ray.get(ticket)
        except errors.RayTaskError:
            # What the task itself raised.
            raise
        except (
            errors.WorkerCrashedError,
            errors.NodeDiedError,
            errors.ObjectLostError,
            errors.LocalRayletDiedError,
            errors.OutOfMemoryError,
        ) as lost:
            raise Lost(str(lost)) from lost


class Dask:
    """Dask, by a `distributed.Client`."""

    def __init__(self, client: Any) -> None:
        import distributed

        self.distributed: Any = distributed
        self.client = client

    def submit(self, task: Callable[..., Any], /, *args: Any) -> Hashable:
        ticket: Hashable = self.client.submit(task, *args, pure=False)
        return ticket

    def wait(self, tickets: Sequence[Any], seconds: float) -> Sequence[Any]:
        try:
            done = self.distributed.wait(list(tickets), seconds, return_when="FIRST_COMPLETED").done
        except (TimeoutError, futures.TimeoutError):
            return []
        return list(done)

    def result(self, ticket: Any) -> Any:
        try:
            return ticket.result()
        except (self.distributed.KilledWorker, futures.CancelledError) as lost:
            raise Lost(str(lost)) from lost


def engine_of(executor: Any) -> Engine:
    """An engine as it is, or the one for an executor or a Dask client."""
    if isinstance(executor, futures.Executor):
        return Futures(executor)
    if all(hasattr(executor, name) for name in ("submit", "wait", "result")):
        engine: Engine = executor
        return engine
    if type(executor).__module__.startswith("distributed"):
        return Dask(executor)
    raise TypeError(f"{executor!r} is no engine: give Processes(), Ray(), Dask(client) or an executor")
