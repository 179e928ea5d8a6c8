"""Read, prove unique, list, rate, explain in French, generate ten, cancel after a second."""

from pathlib import Path

import grille

duck = grille.read(Path(__file__).parents[2] / "examples" / "duck.logimage")
print(duck, duck.solve().status)

ones = grille.Nonogram(rows=[[1]] * 4, cols=[[1]] * 4)
for solution in ones.solve(limit=2).solutions:
    print(solution)
print(ones.count(), "solutions")

print(duck.rate())
print(duck.explain(lang="fr").steps[0])

for number in range(10):
    made = grille.generate(size=(10, 10), cls="medium", seed=f"demo/{number}")
    print(made, made.rate().cls)

try:
    grille.Sudoku("." * 81).count(seconds=1)
except TimeoutError as stopped:
    print("stopped:", stopped)
