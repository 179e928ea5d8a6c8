"""`solve_many` beside the command line, on the same puzzles, in turns: CPU time of both, which other work on the machine
changes little, and how much quicker two threads are, which it changes a lot.

    python measure.py GRILLE
"""

import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import grille

ROUNDS = 5


def timed(work):
    """Wall time and CPU time of this process and its children."""
    wall, cpu = time.perf_counter(), sum(os.times()[:4])
    work()
    return time.perf_counter() - wall, sum(os.times()[:4]) - cpu


def measure(program, name, files):
    """The puzzles of the files, read and solved by both; the best of some rounds, which take turns."""
    with tempfile.TemporaryDirectory() as folder:
        paths = []
        for number, (ending, text) in enumerate(files):
            paths.append(Path(folder) / f"{number}.{ending}")
            paths[-1].write_text(text)

        def command(threads):
            arguments = ["check", "--threads", str(threads), folder]
            subprocess.run([program, *arguments], stdout=subprocess.DEVNULL)

        def package(threads):
            texts = [path.read_text() for path in paths]
            if paths[0].suffix == ".txt":
                texts = [line for text in texts for line in text.split()]
            grille.solve_many(texts, threads=threads)

        best = {}
        for _ in range(ROUNDS):
            for threads in (1, 2):
                for who, work in (("command", command), ("package", package)):
                    now = timed(lambda: work(threads))
                    best[who, threads] = tuple(map(min, best.get((who, threads), now), now))
    print(name)
    for threads in (1, 2):
        (wall, cpu), (wall_of, cpu_of) = best["package", threads], best["command", threads]
        print(f"  {threads} thread(s), CPU: package {cpu:.3f} s, command {cpu_of:.3f} s, ratio {cpu / cpu_of:.3f}")
        print(f"  {threads} thread(s), wall: package {wall:.3f} s, command {wall_of:.3f} s, ratio {wall / wall_of:.3f}")
    for who in ("package", "command"):
        print(f"  two threads: {who} {best[who, 1][0] / best[who, 2][0]:.2f}x")


def main(program):
    chance = random.Random(1)

    def picture(side):
        rows = [[int(chance.random() < 0.5) for _ in range(side)] for _ in range(side)]
        return "non", grille.from_picture(rows).write("non")

    hard = [grille.generate(game="sudoku", seed=seed).write("line") for seed in range(2000)]
    measure(program, "400 random nonograms of 25x25", [picture(25) for _ in range(400)])
    measure(program, "40,000 sudokus", [("txt", "".join(hard * 20))])


if __name__ == "__main__":
    main(sys.argv[1])
