"""`solve_many` beside the command line, on the same puzzles: wall time on one thread and on two, in turns.

    python measure.py GRILLE
"""

import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import grille

ROUNDS = 5


def timed(work):
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def measure(program, name, texts, format):
    """The puzzles of the texts, read and solved by both; the best of some rounds, which take turns."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / f"puzzles.{format}"
        path.write_text("".join(texts))

        def command(threads):
            arguments = ["check", "--threads", str(threads), path]
            subprocess.run([program, *arguments], stdout=subprocess.DEVNULL)

        def package(threads):
            grille.solve_many(grille.read_all(path), threads=threads)

        best = {}
        for _ in range(ROUNDS):
            for threads in (1, 2):
                for who, work in (("command", command), ("package", package)):
                    seconds = timed(lambda: work(threads))
                    best[who, threads] = min(best.get((who, threads), seconds), seconds)
    print(f"{name}: {len(texts)} puzzles")
    for threads in (1, 2):
        own, other = best["package", threads], best["command", threads]
        print(f"  {threads} thread(s): package {own:.3f} s, command {other:.3f} s, ratio {own / other:.3f}")
    print(f"  two threads: {best['package', 1] / best['package', 2]:.2f}x, the command {best['command', 1] / best['command', 2]:.2f}x")


def main(program):
    chance = random.Random(1)

    def picture(side):
        rows = [[int(chance.random() < 0.5) for _ in range(side)] for _ in range(side)]
        return grille.from_picture(rows).write("non")

    hard = [grille.generate(game="sudoku", seed=seed).write("line") for seed in range(2000)]
    measure(program, "random nonograms of 20x20", [picture(20) + "\n" for _ in range(300)], "non")
    measure(program, "sudokus", hard * 20, "txt")


if __name__ == "__main__":
    main(sys.argv[1])
