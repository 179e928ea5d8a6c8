# How to play.

lesson-play = Play the first puzzle
lesson-hint = Stuck? H gives a hint, a little more each time you press it. C looks for mistakes.
lesson-kept = Everything is kept as you go: close the window whenever you like.
about-what = Grille is a workshop for logic grids: nonograms and sudoku. Every puzzle of its collection has exactly one solution.
lesson-step = Step { $number } of 5
lesson-skip = Skip the lesson
lesson-off = Not this one yet: look at the lit line.
lesson-off-filled = The right cell, but it stays empty: cross it out.
lesson-off-not-filled = The right cell, but it is filled: take the tool to fill.
lesson-full = Numbers are blocks
lesson-full-text = A number beside a row is the length of a filled block. The lit row says 5 and has five cells, so all are filled. Four are there: fill the last one.
lesson-sure = Begin with what is sure
lesson-sure-text = The lit column says 4. Whether its block lies high or low, the three cells in the middle are filled. One of them is missing: fill it.
lesson-cross = Mark what stays empty
lesson-cross-text = The lit column says 1, and its block is there, so all its other cells are empty. Mark the last one with the right button, with X, or with the tool below.
lesson-block = Crosses lead on
lesson-block-text = The lit row says 3. Both ends are crossed out, so the block has only one place left. Fill the cell that is missing.
lesson-last = The last cell
lesson-last-text = The lit column says 3 and has two filled cells; those below are crossed out. So the block ends above: fill the roof.
lesson-done = The house stands
lesson-done-text = That is all there is to know. Drag to write several cells at once; the same again erases. By keys: arrows, F to fill, X to cross out.
