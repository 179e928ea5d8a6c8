# Hints, from little to all.

area-top-left = at the top left
area-top = at the top
area-top-right = at the top right
area-left = on the left
area-middle = in the middle
area-right = on the right
area-bottom-left = at the bottom left
area-bottom = at the bottom
area-bottom-right = at the bottom right

hint-where = Look { $area }.
hint-line = Look at { $line }.
hint-line-assume = No single line leads on from here. Suppose something about a cell of { $line }.
hint-technique = Technique: { $name }. { $about }
hint-cells = It concerns { $cells }.
hint-solved = There is nothing left to find: the board is solved.
hint-stuck = The board can be completed, but none of the techniques settles another cell: either it has several solutions, or it takes a guess.
hint-undecided = Whether the board can be completed was not decided within the bounds of the search.
hint-limit = Limit reached before a hint was found.
hint-interrupted = Interrupted before a hint was found.

hint-wrong = The board can no longer be completed.
hint-wrong-where = Something is wrong { $area }.
hint-wrong-line = Look at { $line }: its blocks no longer fit.
hint-wrong-follows = No line is wrong by itself yet, but soon { $line } would be.
hint-wrong-argument = No line is wrong by itself yet, but see what follows:
hint-wrong-search = Every line is possible by itself, but every combination fails.
hint-wrong-denied = In conflict with what is given with the puzzle: { $cells }.
hint-wrong-clues = The puzzle itself has no solution: { $cause }.

hint-blame = It went wrong with move { $number }: { $cells }.
hint-blame-start = It had no solution before the first move either.
hint-blame-undecided = Which move is to blame was not decided within the limits.

moves-expected = expected a move like `r1c1=1 r1c2=x r1c3=.`, or `undo`, `redo`, `suppose`, `keep` or `drop`, found “{ $found }”
moves-ink = this move uses an ink that the puzzle has not; { $inks ->
    [one] its only ink is 1
   *[other] its inks are 1 to { $inks }
}
