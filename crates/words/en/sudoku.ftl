# Sudoku: files, methods, steps.

expected-sudoku-cell = a cell
expected-sudoku-cell-help = A digit, from ten on a letter from A to G, or `.` or `0` for an open cell.
sudoku-length = { $found ->
    [one] one cell
   *[other] { $found } cells
}, and no sudoku has as many
sudoku-length-label = { $found ->
    [one] one cell
   *[other] { $found } cells
}
sudoku-length-help = Expected 81 cells row by row, or 16, 36 or 256.
sudoku-rows = { $found ->
    [one] one row
   *[other] { $found } rows
} of { $side } cells
sudoku-rows-label = { $found ->
    [one] one row
   *[other] { $found } rows
}
sudoku-rows-help = A sudoku with { $side } cells in a row has { $side } rows.
sudoku-side = { $found ->
    [one] { $found } row
   *[other] { $found } rows
}, and no sudoku has as many: expected 4, 6, 9 or 16
sudoku-unknown-digit = a digit larger than { $limit }
sudoku-empty-cell = a cell that may have no digit at all
sudoku-no-candidates = { $format } cannot keep which digits are excluded from a cell
sudoku-no-side = { $format } only holds sudokus of nine by nine
sudoku-no-saved = --from-board needs what somebody wrote in the file (`[State]` in sdk, cells that can be edited in opensudoku)
sudoku-not-for = the method { $method } is not for { $shape }

sudoku-flaw-clues = a { $shape } sudoku with one solution has from { $least } to { $most } clues
sudoku-flaw-beyond = a 9x9 sudoku beyond all techniques comes without a symmetry and with as many clues as it has: leave --symmetry and --clues out
sudoku-gave-up = { $name }: no sudoku like that was found: try more clues, another symmetry or another class
sudoku-practice-gave-up = { $name }: no sudoku was found in which { $technique } comes next, of { $tries }: it is rare; try another seed
sudoku-practice-made = next: { $technique }, seed { $seed }
sudoku-made = { $clues } clues, seed { $seed }

sudoku-cause-search = nothing is wrong at once, but every way to go on ends in a contradiction

sudoku-event-set = { $cell } is { $digits } ({ $why })
sudoku-event-guess = hypothesis { $depth }: suppose { $cell } is { $digits }
sudoku-event-no-digit = contradiction: { $cell } has no digit left
sudoku-event-no-place = contradiction in { $house }
sudoku-event-contradiction = contradiction
sudoku-why-peer = { $cell } has the other
sudoku-why-only = no other place in { $house }
sudoku-why-last = no other digit left
sudoku-why-bands = by the rows and columns of boxes
sudoku-why-tried = the contrary was tried

sudoku-method-bands = rows and columns of boxes at once, by tables, for 9x9
sudoku-method-fewest-candidates = what follows at once, then a guess where there are the fewest digits
sudoku-method-exact-cover = dancing links: an exact cover of cells, rows, columns and boxes
sudoku-method-backtrack = cell after cell, digit after digit
sudoku-method-ladder = the techniques of people, from the easiest to the hardest
sudoku-method-bands-more = A digit's places in three rows of boxes are one number, and tables tell what follows from it; what is left is guessed where there are two digits. Grille's own, after the public ideas of the fastest programs. A step is one guess or one round of what follows.
sudoku-method-fewest-candidates-more = A digit that is set leaves its row, column and box; a cell with one digit left and a digit with one place left are set. Where nothing follows any more, a cell with the fewest digits is guessed. Takes all shapes. A step is one cell set.
sudoku-method-exact-cover-more = Knuth's Algorithm X (2000): each choice of a digit for a cell covers four conditions, and every condition must be covered once; the condition with the fewest choices is branched on. Takes all shapes. A step is one choice.
sudoku-method-backtrack-more = The recursion of the sudoku document: the cells in order, and in each the digits that no peer has, in order or shuffled by the seed. Takes all shapes, with patience. A step is one digit tried.
sudoku-method-ladder-more = Singles, locked candidates, pairs, fish, wings, colours, chains: the cheapest technique that finds something is used, over and over. What argues with a single solution is left out, since nobody has proven it; it may get stuck. A step is one technique asked.

sudoku-format-sudoku-code = one short line, g1.…, with title and candidates; links that end in it are read too
sudoku-format-f-puzzles = links to f-puzzles, and to SudokuPad with the same data: classic sudokus, title, author
sudoku-format-sudokupad = links to SudokuPad, scl…: classic sudokus, title, author, rules
sudoku-format-sudoku-coach = what Sudoku Coach copies, SCv7_32_…: nine by nine; its links are read too
sudoku-format-line = a puzzle a line: its cells row by row
sudoku-format-sdm-named = a puzzle a line, and above each its name behind a #
sudoku-format-sdk = rows, with what is said about the puzzle before them
sudoku-format-grid = rows with the boxes apart
sudoku-format-candidates = rows of cells with all digits that are left in each
sudoku-format-opensudoku = the XML of OpenSudoku
sudoku-format-hodoku = a line of HoDoKu’s library; digits that were placed are a board in progress
sudoku-format-bank = a line of a bank of puzzles: id, cells, rating
sudoku-format-solo = the game ID of Simon Tatham’s Solo, `3x3:` and the cells
sudoku-format-sudoku-csv = a table: rows of cells with commas, semicolons or tabs, or a column of puzzles
sudoku-format-sudoku-json = JSON: a list of rows of numbers, 0 for open cells
