"""A campaign of 1,000 shards on processes, Dask and Ray (a head and three nodes, two killed without grace, one added), and
with the driver killed; each compared with one machine's by `grille lab diff --ignore-times`.

    python big_cluster.py GRILLE [processes] [dask] [ray]
"""

import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from grille import cluster

SHARDS = 1000
CAMPAIGN = """
name = "big"
methods = ["search", "backtrack-complete"]
[[part]]
n = [8, 10, 12, 15]
chance = [40, 50, 60]
iter = 400
seed = 11
"""
DRIVER = """
import sys
from grille import cluster
if __name__ == "__main__":
    with cluster.Processes(2) as engine:
        cluster.run(open(sys.argv[1]).read(), engine, sys.argv[2], shards=1000)
"""


def at(events):
    """A callback that does each thing once its number of shards is done."""
    left = sorted(events, key=lambda event: event[0])

    def tell(progress):
        while left and progress.done >= left[0][0]:
            number, what = left.pop(0)
            print(f"  at {progress.done} shards: {what.__name__}", flush=True)
            what()

    return tell


def processes(folder):
    script, text = folder.parent / "driver.py", folder.parent / "big.toml"
    script.write_text(DRIVER)
    text.write_text(CAMPAIGN)
    manifest = folder / cluster.SHARDS / cluster.MANIFEST
    driver = subprocess.Popen([sys.executable, script, text, folder], start_new_session=True)
    while not (manifest.exists() and manifest.read_text().count("\n") >= 300):
        assert driver.poll() is None
        time.sleep(0.01)
    os.killpg(driver.pid, signal.SIGKILL)
    driver.wait()
    print(f"  the driver was killed after {manifest.read_text().count(chr(10))} shards", flush=True)
    with cluster.Processes(2) as engine:

        def kill_a_process():
            os.kill(next(iter(engine.executor._processes)), signal.SIGKILL)

        tell = at([(500, kill_a_process), (700, kill_a_process)])
        return cluster.run(CAMPAIGN, engine, folder, shards=SHARDS, progress=tell)


def dask(folder):
    import distributed

    with (
        distributed.LocalCluster(
            n_workers=3, threads_per_worker=1, processes=True, dashboard_address=None
        ) as local,
        distributed.Client(local) as client,
    ):
        pids = list(client.run(os.getpid).values())

        def kill_one():
            os.kill(pids.pop(), signal.SIGKILL)

        def add_one():
            local.scale(4)

        tell = at([(200, kill_one), (400, add_one), (600, kill_one)])
        return cluster.run(CAMPAIGN, client, folder, shards=SHARDS, ahead=16, progress=tell)


def ray(folder):
    import ray
    from ray.cluster_utils import Cluster

    os.environ["RAY_health_check_period_ms"] = "500"
    os.environ["RAY_health_check_failure_threshold"] = "3"
    head = {"num_cpus": 0, "object_store_memory": 80 << 20, "include_dashboard": False}
    nodes = Cluster(initialize_head=True, head_node_args=head)
    add = lambda: nodes.add_node(num_cpus=1, object_store_memory=80 << 20)
    own = [add() for _ in range(3)]
    ray.init(address=nodes.address, log_to_driver=False)

    def kill_a_node():
        nodes.remove_node(own.pop(0), allow_graceful=False)

    def add_a_node():
        own.append(add())

    try:
        tell = at([(200, kill_a_node), (400, add_a_node), (600, kill_a_node)])
        engine = cluster.Ray(num_cpus=1)
        return cluster.run(CAMPAIGN, engine, folder, shards=SHARDS, ahead=16, progress=tell)
    finally:
        ray.shutdown()
        nodes.shutdown()


def main(program, *wanted):
    with tempfile.TemporaryDirectory() as top:
        top, start = Path(top), time.monotonic()
        (top / "big.toml").write_text(CAMPAIGN)
        subprocess.run(
            [program, "lab", "run", top / "big.toml", "-o", top / "one"], check=True
        )
        print(f"one machine: {time.monotonic() - start:.1f} s", flush=True)
        for engine in (processes, dask, ray):
            if wanted and engine.__name__ not in wanted:
                continue
            print(engine.__name__, flush=True)
            (top / engine.__name__).mkdir()
            folder = top / engine.__name__ / "out"
            report = engine(folder)
            print(f"  {report.progress}, {report.progress.again} again, {report.instances} instances")
            diff = [program, "lab", "diff", "--ignore-times", top / "one", folder]
            found = subprocess.run(diff, capture_output=True, text=True)
            print(f"  lab diff --ignore-times: exit {found.returncode}, {found.stdout.strip()!r}")
            assert found.returncode == 0
            subprocess.run([program, "lab", "report", folder], check=True, capture_output=True)
            print("  grille lab report reads it")


if __name__ == "__main__":
    main(*sys.argv[1:])
