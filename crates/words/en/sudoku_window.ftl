# Sudoku in the window: the board, the pad, a new puzzle, how to play.

game-nonogram-title = Nonogram
game-sudoku-title = Sudoku

sudoku-cell = row { $row } column { $column }: { $state }
sudoku-blank = blank
sudoku-given = { $digit }, given
sudoku-can-be = can be { $digits }
sudoku-corners = in the corners { $digits }
sudoku-colours-of = coloured { $colours }
sudoku-twice-here = { $state }, twice in a house
sudoku-standing = { $done } of { $count } cells
sudoku-warning = { $count ->
    [one] One cell has the same digit as another in its row, column or box.
   *[other] { $count } cells have the same digit as another in their row, column or box.
}
sudoku-title = { $technique } on { $digits }
sudoku-title-digits = Look for { $digits }
sudoku-step = Step { $number } of { $count } of the argument
sudoku-what-if-counts = { $digits ->
    [one] one digit
   *[other] { $digits } digits
}, { $marks } with marks

sudoku-entry-digit = Digit
sudoku-entry-corner = Corner
sudoku-entry-centre = Centre
sudoku-entry-marks = Marks
sudoku-entry-colour = Colour
sudoku-digit-first = Digit first
sudoku-key = { $digit }, { $left ->
    [0] all there
   *[other] { $left } left
}
sudoku-tint = { $number ->
    [1] green
    [2] rose
    [3] sand
    [4] blue
    [5] violet
    [6] orange
    [7] lime
    [8] teal
   *[other] grey
}
sudoku-coloured = What gets the colour
sudoku-coloured-cells = Cells
sudoku-coloured-candidate = Candidate { $digit }

keys-select = select more
keys-digit = write a digit
keys-letter = digits from ten on, in 16 × 16
keys-corner = corner mark
keys-centre = mark in the middle
keys-colour = colour
keys-turn = digit, corner, centre or colour
keys-write = write the digit in hand
keys-release = select nothing

sudoku-new-size = Size
sudoku-new-made = Make one
sudoku-new-typed = Type one in
sudoku-new-none = No sudoku like that was found: try another size, another symmetry or another difficulty.
sudoku-new-practised = Practise
sudoku-practise-how = A sudoku played up to where a technique comes next: find it.
sudoku-practise-technique = Technique
sudoku-practise-looking = Looking for one…
sudoku-practise-none = None was found in which this comes next: { $technique } is rare. Try once more, or another technique.
sudoku-practise-task = To find: { $technique }. It is the next step from where this begins; a hint shows it.
sudoku-practise-name = Practice: { $technique }
sudoku-new-name = Sudoku, seed { $seed }
sudoku-typed-how = Type the digits row by row; 0, a dot or a space leaves a cell open. Or paste a sudoku.
sudoku-typed-empty = Nothing typed yet
sudoku-typed-unique = { $count ->
    [one] one digit
   *[other] { $count } digits
}: just one solution
sudoku-typed-several = { $count ->
    [one] one digit
   *[other] { $count } digits
}: several solutions so far
sudoku-typed-none = No solution: { $cause }
sudoku-typed-name = Typed in

sudoku-lesson-rule = One rule
sudoku-lesson-rule-text = Every row, every column and every box has each digit once. Black digits are given; you write the others.
sudoku-lesson-entry = Writing
sudoku-lesson-entry-text = Choose a cell and press a digit, on the keyboard or on the pad. With “Digit first”, choose the digit and then its cells. The same again erases.
sudoku-lesson-marks = Marks
sudoku-lesson-marks-text = Corner marks say where in a box a digit can be, centre marks what a cell can be: hold Shift or Ctrl with a digit. M writes everything that is possible, N the one digit that is lit. Marks of a digit go when you place it.
sudoku-lesson-select = Several cells
sudoku-lesson-select-text = Drag over cells, or hold Ctrl, to select several. A double click selects all that are alike. Alt with a digit colours; the right button colours a candidate.

setting-marks = Marks
marks-corners = Corners and centre
marks-places = At their places
setting-auto-marks = Take away the marks of a digit when it is placed
setting-duplicates = Show a digit that stands twice
duplicates-at-once = at once
duplicates-asked = when I look for mistakes
duplicates-never = never
daily-of = { $game } of the day
