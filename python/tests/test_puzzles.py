"""Questions to puzzles of both games, compared with brute force where there is one."""

import itertools
import pickle
import signal
import threading
import time
from pathlib import Path

import grille
import numpy as np
import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
SUDOKU = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
ONES = [[1]] * 4
COLOURS = [("white", "#ffffff"), ("red", "#d55e00"), ("blue", "#0072b2")]


def clue(cells):
    return [(len(list(run)), ink) for ink, run in itertools.groupby(cells) if ink]


def brute_force(rows, cols, inks=1):
    """Every picture that has these clues."""
    size = (len(rows), len(cols))
    for cells in itertools.product(range(inks + 1), repeat=size[0] * size[1]):
        grid = np.array(cells).reshape(size)
        if [clue(row) for row in grid] == rows and [clue(col) for col in grid.T] == cols:
            yield grid.tolist()


@pytest.mark.parametrize("inks, shape", [(1, (3, 4)), (2, (2, 4)), (3, (2, 3))])
def test_solutions_and_counts_are_those_of_brute_force(inks, shape):
    random = np.random.default_rng(inks)
    palette = [("0", "#ffffff")] + [(str(i), f"#0000{i}0") for i in range(1, inks + 1)]
    for _ in range(20):
        picture = random.integers(0, inks + 1, shape)
        puzzle = grille.from_picture(picture, palette=palette)
        expected = list(brute_force(puzzle.rows, puzzle.cols, inks))
        found = puzzle.solve(limit=1000)
        assert sorted(one.tolist() for one in found.solutions) == expected
        assert found.all and puzzle.count() == len(expected)
        assert puzzle.solve().status == ("unique" if len(expected) == 1 else "several")
        assert found.solution.dtype == np.int8 and found.solution.shape == shape
        again = grille.Nonogram(puzzle.rows, puzzle.cols, palette=palette)
        assert again.solve(limit=1000).solutions[0].tolist() in expected


def test_givens_choose_among_solutions():
    free = grille.Nonogram(rows=ONES, cols=ONES)
    assert free.solve(limit=100).all and free.count() == 24
    givens = np.full((4, 4), -1)
    givens[0, 1], givens[1, 0] = 1, 0
    held = grille.Nonogram(rows=ONES, cols=ONES, givens=givens)
    assert held.count() == 4
    assert held.givens.tolist() == givens.tolist()
    assert all(one[0, 1] == 1 and one[1, 0] == 0 for one in held.solve(limit=9).solutions)


def test_no_solution_says_why():
    none = grille.Nonogram(rows=[[2]], cols=[[1], []])
    answer = none.solve()
    assert (answer.status, answer.solutions, none.count()) == ("none", [], 0)
    assert answer.cause
    with pytest.raises(LookupError, match="filled cells"):
        answer.solution


def test_sudoku_from_text_and_array():
    text, array = grille.Sudoku(SUDOKU), np.array([int(c) for c in SUDOKU.replace(".", "0")])
    grid = array.reshape(9, 9)
    assert grille.Sudoku(grid) == text and str(text) == SUDOKU
    solution = text.solve().solution
    assert ((solution == grid) | (grid == 0)).all()
    for house in [*solution, *solution.T]:
        assert sorted(house) == list(range(1, 10))
    assert text.count() == 1 and text.rate().cls


def test_files_of_both_games_and_their_problems(tmp_path):
    duck = grille.read(EXAMPLES / "duck.logimage")
    assert isinstance(duck, grille.Nonogram) and duck.shape == (9, 8)
    path = tmp_path / "two.txt"
    path.write_text(f"{SUDOKU}\n{SUDOKU}\n")
    assert [type(one) for one in grille.read_all(path)] == [grille.Sudoku] * 2
    with pytest.raises(grille.ReadError, match="one is wanted"):
        grille.read(path)
    with pytest.raises(OSError):
        grille.read(tmp_path / "nothing")
    with pytest.raises(grille.ReadError) as found:
        grille.loads("2 2\n1\n2\n2\nx\n", name="cup.picross")
    assert (found.value.line, found.value.column) == (5, 1)
    assert str(found.value).startswith("cup.picross:5:1: ")
    with pytest.raises(grille.ReadError) as french:
        grille.loads("2 2\n1\n2\n2\nx\n", name="cup.picross", lang="fr")
    assert french.value.places[0].message != found.value.places[0].message
    duck.save(tmp_path / "duck.non")
    assert grille.read(tmp_path / "duck.non") == duck


@pytest.mark.parametrize(
    "puzzle",
    [
        grille.Nonogram(rows=ONES, cols=ONES, givens=[[1, 0, 0, 0]] + [[-1] * 4] * 3),
        grille.from_picture([[0, 1, 2], [2, 1, 0]], palette=COLOURS, title="flag <&>"),
        grille.Sudoku(SUDOKU),
    ],
    ids=repr,
)
def test_pickles_and_pictures(puzzle):
    again = pickle.loads(pickle.dumps(puzzle))
    assert again == puzzle and hash(again) == hash(puzzle) and type(again) is type(puzzle)
    assert again.title == puzzle.title and (again.givens == puzzle.givens).all()
    for picture in [puzzle._repr_svg_(), puzzle._repr_html_(), puzzle.solve()._repr_svg_()]:
        assert "<svg" in picture and "<&>" not in picture
    assert puzzle.svg(puzzle.solve().solution) != puzzle.svg()


def test_hints_explanations_ratings_speak():
    for puzzle in [grille.read(EXAMPLES / "duck.logimage"), grille.Sudoku(SUDOKU)]:
        work = puzzle.explain(lang="fr")
        assert work.status == "solved" and work.steps and "<svg" in work.html
        assert work._repr_html_().startswith("<iframe")
        assert puzzle.explain().steps != work.steps
        assert str(puzzle.rate()) and puzzle.rate(lang="fr").data["class"]
        assert puzzle.hint().status == "next"
        assert puzzle.hint(puzzle.solve().solution).status == "solved"
        assert len(puzzle.hint(level="where").sentences) <= len(puzzle.hint().sentences)
        with pytest.raises(ValueError):
            puzzle.hint(np.zeros((2, 2)))
        with pytest.raises(ValueError, match="lang"):
            puzzle.explain(lang="de")


def test_repair_makes_unique_and_certify_proves():
    several = grille.from_picture([[1, 0], [0, 1]])
    assert several.solve().status == "several"
    for way in several.repair():
        assert len(way.changes) == 1 and way.puzzle.solve().status == "unique"
        row, col, value = way.changes[0]
        assert way.puzzle.goal[row, col] == value
    proof = grille.Sudoku(SUDOKU).certify("it")
    assert proof.status == "unique" and {"it.cnf", "it.drat"} <= set(proof.files)


def test_certificates_are_saved(tmp_path):
    paths = grille.read(EXAMPLES / "duck.logimage").certify("duck").save(tmp_path / "proofs")
    assert all(path.stat().st_size >= 0 for path in paths) and len(paths) >= 4


def test_generated_puzzles_follow_from_their_seed():
    for game, size in [("nonogram", (8, 9)), ("sudoku", (9, 9))]:
        one = grille.generate(size=size, cls="easy", seed=7, game=game)
        assert one == grille.generate(size=size, cls="easy", seed="7", game=game)
        assert one != grille.generate(size=size, cls="easy", seed=8, game=game)
        assert one.shape == size and one.rate().cls == "easy" and one.solve().status == "unique"
    with pytest.raises(ValueError, match="there is no “odd”"):
        grille.generate(cls="odd")


def test_what_cannot_be_is_refused():
    for make in [
        lambda: grille.Nonogram(rows=[], cols=[]),
        lambda: grille.Nonogram(rows=[[(1, 2)]], cols=[[1]]),
        lambda: grille.Nonogram(rows=[[1]], cols=[[1]], givens=[[1, 1]]),
        lambda: grille.from_picture(np.zeros((2, 2, 2))),
        lambda: grille.from_picture([[0, 2]]),
        lambda: grille.from_picture([[0, -1]]),
        lambda: grille.from_picture([[0, 1]], palette=[("white", "bright"), ("black", "#000")]),
        lambda: grille.Sudoku(np.zeros((5, 5))),
        lambda: grille.Sudoku([[99] * 9] * 9),
        lambda: grille.Sudoku("nothing"),
        lambda: grille.solve_many(np.zeros((9, 9), dtype=np.int8)),
        lambda: grille.Sudoku(SUDOKU).solve(seconds=-1),
    ]:
        with pytest.raises(ValueError):
            make()


def test_many_are_as_one_by_one():
    puzzles = [grille.generate(size=(n, 10), seed=n) for n in range(5, 12)]
    puzzles += [grille.Nonogram(rows=ONES, cols=ONES), grille.Sudoku(SUDOKU)]
    many = grille.solve_many([*puzzles, SUDOKU], threads=2)
    assert len(many) == 10
    for puzzle, (status, solution) in zip([*puzzles, puzzles[-1]], many):
        one = puzzle.solve()
        assert status == one.status and (solution == one.solution).all()
    grids = np.stack([grille.Sudoku(SUDOKU).givens] * 3)
    grids[1, 0, 0] = 3
    same = grille.solve_many(grids)
    assert same.solutions.shape == (3, 9, 9) and same.status == ["unique", "none", "unique"]
    assert (same.solutions[1] == -1).all() and same.found.tolist() == [1, 0, 1]
    assert len(grille.solve_many([])) == 0


def long_work():
    return grille.Sudoku("." * 81)


def test_seconds_are_kept():
    start = time.perf_counter()
    with pytest.raises(TimeoutError, match="at least"):
        long_work().count(seconds=0.2)
    hard = grille.Nonogram(rows=[[1] * 12] * 25, cols=[[1] * 12] * 25)
    assert hard.solve(limit=10**9, seconds=0.2).status in ("stopped", "several")
    many = grille.solve_many([long_work()] * 3, limit=10**9, seconds=0.2)
    assert set(many.status) <= {"stopped", "several"}
    assert time.perf_counter() - start < 5


@pytest.mark.parametrize("threads", [None, 2])
def test_control_c_interrupts(threads):
    def work():
        if threads:
            return grille.solve_many([long_work()] * 4, limit=10**9, threads=threads)
        return long_work().count()

    signal.signal(signal.SIGALRM, signal.default_int_handler)
    signal.setitimer(signal.ITIMER_REAL, 0.3)
    start = time.perf_counter()
    with pytest.raises(KeyboardInterrupt):
        work()
    assert time.perf_counter() - start < 5


def test_other_threads_run_meanwhile():
    seen = []
    thread = threading.Thread(target=lambda: long_work().solve(limit=10**9, seconds=0.6))
    thread.start()
    while thread.is_alive():
        seen.append(time.perf_counter())
        time.sleep(0.01)
    assert len(seen) > 10 and max(np.diff(seen)) < 0.4


def test_the_readme_runs(capsys):
    text = (Path(__file__).parents[1] / "README.md").read_text()
    exec(text.split("```python\n")[1].split("```")[0], {})
    assert "unique" in capsys.readouterr().out
