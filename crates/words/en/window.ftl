# What the window says.

command-library = Library
command-open = Open a file…
command-new = New puzzle…
command-next = Next puzzle
command-continue = Continue
command-daily = Puzzle of the day
command-back = Back to my board
command-fullscreen = Full screen
command-quit = Quit
command-undo = Undo
command-redo = Redo
command-restart = Start again
command-erase = Erase
command-notes = Write all marks
command-digit-notes = Write the marks of one digit
command-tool = Other tool
command-suppose = Suppose something
command-keep = Keep what I supposed
command-drop = Take back what I supposed
command-pause = Pause
command-hint = Hint
command-take-hint = Write the hint down
command-check = Look for mistakes
command-rewind = Back to before the mistake
command-solve = Solve
command-watch = Watch a solver
command-zoom-in = Closer
command-zoom-out = Farther
command-zoom-fit = Whole board
command-theme = Day or night
command-language = Language: Français
command-palette = All commands
command-keys = Keys
command-about = How to play
command-folder = Add a folder…
command-other = Suppose the contrary
command-agree = Keep what both agree on
command-run = Play or rest
command-first = To the start
command-step-back = One step back
command-step = One step
command-guess = To the next guess
command-end = To the end
command-lock = Hold the board still
command-settings = Settings
command-share = Share this puzzle…
command-print = Print this puzzle…
command-certificate = Export certificate…
command-statistics = Statistics

menu-game = Puzzles
menu-edit = Sheet
menu-help = Help
menu-watch = Watch
menu-view = View

board-label = board, { $rows ->
    [one] one row
   *[other] { $rows } rows
}, { $columns ->
    [one] one column
   *[other] { $columns } columns
}
cell-blank = row { $row } column { $column }: blank
cell-cross = row { $row } column { $column }: crossed out
cell-filled = row { $row } column { $column }: filled
cell-ink = row { $row } column { $column }: { $ink }
line-label = { $line }: { $clue }
line-clue-empty = no block
line-state = { $line }, { $state }
line-done = done
line-wrong = cannot be completed
line-open = { $count ->
    [one] one cell blank
   *[other] { $count } cells blank
}

play-fill = Fill
play-cross = Cross out
play-ink = Ink { $number }: { $name }
play-clock = Time { $time }
play-clock-hidden = Show the time
play-erase = Erase
play-best = Best time { $time }, solved { $wins ->
    [one] once
   *[other] { $wins } times
}
play-paused = The clock stands. The board comes back when you go on.
play-resume = Go on

hint-thinking = Thinking…
hint-more = Tell me more
hint-take = Write it down
hint-take-cost = What Grille writes does not count as a win; what you write does.
hint-late = This takes too long; ask again after a few moves.
check-fine = Nothing is wrong: the board can be completed.
check-late = Not known within the time that is worth waiting for.
rewind-none = There is no mistake to go back to.
agree-done = { $count ->
    [0] Both ways have nothing new in common.
    [one] Kept the one cell that both ways agree on.
   *[other] Kept the { $count } cells that both ways agree on.
}
rewind-done = { $count ->
    [one] Took back one move: the board can be completed again.
   *[other] Took back { $count } moves: the board can be completed again.
}
solve-none = No solution goes with this board. Nothing was changed.
solve-late = No solution within the time that is worth waiting for. Nothing was changed.
solve-wrong = What the solver found breaks the rules and is not shown: this is a defect of Grille, please report it with the puzzle.
solution-title = Solution
solution-number = Solution { $number }{ $more ->
    [yes] {""}
   *[no] , the last one
}
solution-next = Next solution
solution-write = Write it down
solution-back = Back to my board

win-title = Solved
win-helped = Solved with help
win-time = time
win-against = against your best
win-hints = { $hints ->
    [one] hint
   *[other] hints
}
win-stars = { $count ->
    [0] no star
    [one] one star of three
   *[other] { $count } stars of three
}
win-share = Share
win-next = Next puzzle
win-stay = Look at it

new-title = New puzzle
new-rows = Rows
new-columns = Columns
new-density = Share of ink
new-inks = Colours
new-symmetry = Symmetry
new-class = Difficulty
new-any-class = any
new-seed = Seed
new-seed-hint = any text, or none
new-make = Make it
new-making = Making it…
new-none = No puzzle like that was found: try another size, fewer colours or another difficulty.
new-name = Random, seed { $seed }
close = Close
cancel = Cancel

file-bad = { $name }: { $what }
file-unreadable = cannot be read
file-nothing = no puzzle in it
file-image = this is a picture, not a puzzle: open it by itself to import it
file-pasted = Pasted text

window-first-frame = first picture after { $time } ms
screen-missing = the window needs a screen, and there is none: { $why }
tour-window = With a screen, `grille` opens a window to play in; there is none here.

statistics-all = All games
statistics-none = No puzzle was begun yet.
statistics-of = { $solved ->
   *[other] solved
}, of { $begun ->
    [one] one puzzle
   *[other] { $begun } puzzles
}
statistics-time = played
statistics-hints = { $hints ->
    [one] hint
   *[other] hints
}
statistics-days = { $days ->
    [one] daily puzzle in a row
   *[other] daily puzzles in a row
}
statistics-helped = with help
statistics-puzzle-head = Puzzle
statistics-class-head = Difficulty
statistics-average-head = Average
statistics-size-head = Size
statistics-wins-head = Solved
statistics-best-head = Best
statistics-played-head = Played
statistics-hints-head = Hints

palette-hint = What do you want to do?
palette-none = There is no command of that name.
path-why = The system has no dialog for files. Type a path here, drop a file on the window, or paste a puzzle.
path-hint = path of a file or folder
path-open = Open

print-title = Print this puzzle
print-paper = Paper
print-paper-a4 = A4
print-paper-letter = Letter
print-paper-a5 = A5
print-paper-6x9 = 6 × 9 in
print-paper-tablet = Tablet
print-paper-a3 = A3
print-per-page = Puzzles on a page
print-by-size = by size
print-answers = Answer
print-answers-end = small, at the end
print-answers-each = on the next page
print-answers-none = none
print-large = Large print
print-from-board = With what I have written
print-marks = Pencil marks in open cells
print-grey = Letters instead of colours
print-mirrored = Clues on all four sides
print-qr = QR code
print-page = The first page
print-making = Making the pages…
print-late = this took too long
print-save = Save as…

certificate-title = Certificate
certificate-about = A few files that prove how many solutions this puzzle has: its formula, a DRAT proof that any checker accepts, the solution, and a note on how to check it.
certificate-proving = Proving…
certificate-too-long = the proof is too long for the window: `grille certify` writes it piece by piece
certificate-unheld = no file format holds this puzzle
certificate-save = Save in a folder…

share-title = Share this puzzle
share-why = Whoever pastes this code into Grille gets this puzzle, without what you have written.
share-why-progress = Whoever pastes this code into Grille gets this puzzle and goes on where you are.
share-progress = With what I have written
share-copy = Copy the code
share-copy-link = Copy the link
share-system = Send the link…
share-copied = The code is copied.
share-copied-link = The link is copied.
share-address = Where a link leads: a page that opens such codes
share-address-hint = https://…
share-qr = QR code of this puzzle
share-too-large = This puzzle is too large for a QR code: { $count ->
    [one] one character
   *[other] { $count } characters
}. Its code can still be copied.
keys-board = On the board
keys-commands = Everywhere
keys-move = move
keys-fill = fill
keys-cross = cross out
keys-erase = erase
keys-go-on = move and write the same
keys-ink = take an ink
keys-pan = hold and drag: move the board

web-update = A new version is here.
web-broken = Something went wrong. What you played is kept.
web-reload = Reload
