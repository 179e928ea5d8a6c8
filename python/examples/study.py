"""The plan of the automata study on this machine's cores, or a part of it; it goes on where it was stopped.

    python study.py FOLDER [SCALE]
"""

import sys

from grille import cluster

if __name__ == "__main__":
    folder, scale = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 1
    with cluster.Processes() as engine:
        cluster.run(cluster.study(scale), engine, folder, shards=1000, progress=print)
