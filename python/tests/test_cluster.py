"""A campaign in forty shards, with a machine killed on the way: the records are those of one machine, but for times."""

import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest
from grille import cluster

SHARDS = 40
CAMPAIGN = """
name = "small"
methods = ["search", "backtrack-complete"]
[[part]]
n = [6, 9]
chance = [40, 60]
iter = 30
seed = 5
[[part]]
n = [14]
iter = 10
"""
DRIVER = """
import sys
from grille import cluster
if __name__ == "__main__":
    with cluster.Processes(2) as engine:
        cluster.run({campaign!r}, engine, sys.argv[1], shards={shards}, ahead=2)
"""


@pytest.fixture(scope="module")
def expected():
    return cluster._timeless(cluster.shard(CAMPAIGN, 1, 1)[1])


def check(folder, expected):
    assert cluster._timeless((Path(folder) / "records.csv").read_bytes()) == expected
    lines = (Path(folder) / cluster.SHARDS / cluster.MANIFEST).read_text().splitlines()
    assert len(lines) == SHARDS == len(set(lines))


def killed_when(started, kill):
    """A progress callback that kills once so many shards are done."""
    once = threading.Event()

    def tell(progress):
        if progress.done >= started and not once.is_set():
            once.set()
            kill()

    return tell


def test_processes_survive_a_kill(tmp_path, expected):
    with cluster.Processes(2) as engine:

        def kill():
            os.kill(next(iter(engine.executor._processes)), signal.SIGKILL)

        tell = killed_when(5, kill)
        report = cluster.run(CAMPAIGN, engine, tmp_path, shards=SHARDS, progress=tell)
    check(tmp_path, expected)
    assert report.progress.again > 0 and report.instances == len(expected[1:]) // 2


def test_a_driver_that_dies_is_followed_by_another(tmp_path, expected):
    script = tmp_path / "driver.py"
    script.write_text(DRIVER.format(campaign=CAMPAIGN, shards=SHARDS))
    manifest = tmp_path / "out" / cluster.SHARDS / cluster.MANIFEST
    driver = subprocess.Popen(
        [sys.executable, script, tmp_path / "out"], start_new_session=True
    )
    while not (manifest.exists() and manifest.read_text().count("\n") >= 3):
        assert driver.poll() is None, "it ended too soon"
        time.sleep(0.005)
    os.killpg(driver.pid, signal.SIGKILL)
    driver.wait()
    # What it was writing is left in pieces.
    with open(manifest, "a") as file:
        file.write('{"shard": 7, "sh')
    done = manifest.read_text().count("\n")
    told = []
    with cluster.Processes(2) as engine:
        cluster.run(CAMPAIGN, engine, tmp_path / "out", shards=SHARDS, progress=told.append)
    assert told[0].done == done
    check(tmp_path / "out", expected)
    with pytest.raises(cluster.OtherCampaign), cluster.Processes(1) as engine:
        cluster.run(CAMPAIGN.replace("30", "31"), engine, tmp_path / "out", shards=SHARDS)


def test_a_shard_that_comes_twice_counts_once_and_must_be_the_same(tmp_path):
    results = cluster._Results(tmp_path, CAMPAIGN, SHARDS)
    about, records = cluster.shard(CAMPAIGN, 1, SHARDS)
    results.keep(1, about, records)
    results.keep(1, *cluster.shard(CAMPAIGN, 1, SHARDS))
    assert results.done == {1}
    with pytest.raises(cluster.DoubleShard):
        results.keep(1, *cluster.shard(CAMPAIGN, 2, SHARDS))
    with pytest.raises(ValueError):
        results.merge()


def test_errors_of_a_campaign_are_raised_at_once(tmp_path):
    with cluster.Processes(1) as engine:
        for wrong in ["methods = ['magic']\nn = 3", "puzzles = ['here']\n", "n = 'x'"]:
            with pytest.raises(ValueError):
                cluster.run(wrong, engine, tmp_path / "any")
    with pytest.raises(TypeError):
        cluster.run("n = 3", object(), tmp_path / "any")


def test_ray_survives_a_killed_node(tmp_path, expected):
    ray = pytest.importorskip("ray")
    from ray.cluster_utils import Cluster

    os.environ["RAY_health_check_period_ms"] = "500"
    os.environ["RAY_health_check_failure_threshold"] = "3"
    head = {"num_cpus": 0, "object_store_memory": 80 << 20, "include_dashboard": False}
    nodes = Cluster(initialize_head=True, head_node_args=head)
    try:
        first, _ = [nodes.add_node(num_cpus=1, object_store_memory=80 << 20) for _ in range(2)]
        ray.init(address=nodes.address, log_to_driver=False)
        tell = killed_when(5, lambda: nodes.remove_node(first, allow_graceful=False))
        cluster.run(
            CAMPAIGN, cluster.Ray(num_cpus=1), tmp_path, shards=SHARDS, ahead=8, progress=tell
        )
        check(tmp_path, expected)
    finally:
        ray.shutdown()
        nodes.shutdown()


def test_dask_survives_a_killed_worker(tmp_path, expected):
    distributed = pytest.importorskip("distributed")
    with (
        distributed.LocalCluster(
            n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None
        ) as local,
        distributed.Client(local) as client,
    ):
        pids = list(client.run(os.getpid).values())
        tell = killed_when(5, lambda: os.kill(pids[0], signal.SIGKILL))
        cluster.run(CAMPAIGN, client, tmp_path, shards=SHARDS, ahead=8, progress=tell)
    check(tmp_path, expected)
