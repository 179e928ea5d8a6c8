# What the window says.

command-library = Puzzles
command-open = Open a file…
command-new = New random puzzle…
command-next = Next puzzle
command-quit = Quit
command-undo = Undo
command-redo = Redo
command-restart = Start again
command-tool = Fill or cross out
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
command-language = Français
command-palette = All commands
command-keys = Keys
command-about = Rules and settings

menu-game = Puzzles
menu-edit = Sheet
menu-help = Help
menu-view = View

board-label = board, { $rows } rows, { $columns } columns
cell-blank = row { $row } column { $column }: blank
cell-cross = row { $row } column { $column }: crossed out
cell-filled = row { $row } column { $column }: filled
cell-ink = row { $row } column { $column }: { $ink }
line-label = { $line }: { $clue }
line-clue-empty = no block

library-title = Puzzles
library-mystery = Nº { $number }
library-card = { $title }, { $size }, { $state }
library-all = All
library-unsolved = Not yet solved
library-solved = solved
library-begun = { $percent } %
library-fresh = new
library-filter = Show
library-class = Class

play-fill = Fill
play-cross = Cross out
play-ink = Ink { $number }: { $name }
play-clock = Time { $time }
play-clock-hidden = Show the time
play-paused = The clock stands. The board comes back when you go on.
play-resume = Go on
play-lines-left = { $count ->
    [0] every line is done
    [one] { $count } line to go
   *[other] { $count } lines to go
}
play-supposing = { $depth ->
    [one] You are supposing something.
   *[other] You are supposing { $depth } things, one upon the other.
}

hint-thinking = Thinking…
hint-more = Tell me more
hint-take = Write it down
hint-close = Close
hint-late = This takes too long; ask again after a few moves.
check-fine = Nothing is wrong: the board can be completed.
check-late = Not known within the time that is worth waiting for.
rewind-none = There is no mistake to go back to.
rewind-done = { $count ->
    [one] Took back one move: the board can be completed again.
   *[other] Took back { $count } moves: the board can be completed again.
}
solve-none = No solution goes with this board. Nothing was changed.
solve-late = No solution within the time that is worth waiting for. Nothing was changed.
solution-title = Solution
solution-number = Solution { $number }{ $more ->
    [yes] {""}
   *[no] , the last one
}
solution-next = Next solution
solution-write = Write it down
solution-back = Back to my board

watch-title = Watch
watch-method = Method
watch-from-here = From my board
watch-from-start = From the empty board
watch-play = Play
watch-stop = Stop
watch-step = One step
watch-guess = To the next guess
watch-end = To the end
watch-speed = Speed
watch-back = Back to my board
watch-stats = { $shown } events, { $steps } steps, { $guesses } hypotheses, { $depth } standing
watch-running = at work
watch-solution = a solution; there may be others
watch-exhausted = there is no further solution
watch-stuck = deduces nothing more
watch-limit = a bound was hit

win-title = Solved!
win-line = { $title }, in { $time }{ $hints ->
    [0] {" "}and without a hint
    [one] {" "}with one hint
   *[other] {" "}with { $hints } hints
}.
win-next = Next puzzle
win-stay = Look at it

new-title = New random puzzle
new-rows = Rows
new-columns = Columns
new-density = Ink
new-class = Class
new-any-class = any
new-seed = Seed
new-make = Make it
new-making = Making it…
new-none = No puzzle like that was found: try another size or class.
new-name = Random, seed { $seed }
close = Close
cancel = Cancel

setting-dots = Dots instead of crosses
setting-letters = A letter on every colour
setting-mistakes = Show lines that cannot be completed
mistakes-at-once = at once
mistakes-line = when a line is full
mistakes-asked = when I ask
mistakes-never = never
setting-scale = Size of everything
setting-clock = Show the time

about-text = The numbers beside each row and above each column are the lengths of its filled blocks, in order, with at least one blank between two blocks (blocks of different colours may touch). Fill the cells so that all numbers come true.
about-play = Left button fills or erases, right button crosses out; drag along a row or column. Arrows move, F fills, X crosses out, H helps.
about-what = Grille is a workshop for nonograms. Every puzzle of its collection has exactly one solution.
library-welcome = New here? { $rules }

file-bad = { $name }: { $what }
file-unreadable = cannot be read
file-nothing = no puzzle in it
file-pasted = pasted text

window-first-frame = first picture after { $time } ms
screen-missing = the window needs a screen, and there is none: { $why }
tour-window = With a screen, `grille` opens a window to play in; there is none here.
