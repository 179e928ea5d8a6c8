# What the command line says.

input-missing = no puzzle to read: give a file, a name from `grille list`, a sudoku of 81 characters, a code, or `-` for standard input
input-nowhere = { $name }: there is no such file, and no puzzle of that name in the collection (see `grille list`)
input-nowhere-close = { $name }: there is no such file, and no puzzle of that name in the collection; did you mean `{ $close }`?
input-empty = { $name }: there is nothing in this file
input-read-already = standard input was read already
input-empty-folder = { $name }: there is no puzzle file in this folder
input-unreadable = { $name }: cannot be read: { $error }
input-unrecognised = { $name }: this is not in a format that Grille knows; `grille formats` lists them, `--from FORMAT` insists on one; the nearest are { $one } and { $two }
input-understood = { $name }: understood as { $rows ->
    [one] { $rows } row clue
   *[other] { $rows } row clues
} and { $columns ->
    [one] { $columns } column clue
   *[other] { $columns } column clues
}
input-again = { $name }: { $count ->
    [one] 1 more puzzle has
   *[other] { $count } more puzzles have
} these problems or others, which are not shown
input-no-puzzle = { $name }: there is no puzzle in this { $format } file

solve-no-saved-board = --from-board needs a saved board in the file (`saved` in .non, a solution of type “saved” in webpbn)
solve-only-one = a file of this format holds one puzzle; the others were left out
solve-solution = Solution { $number }:

count-solutions = { $count } solutions
count-limit = limit reached{ $few ->
    [0] {" "}before any solution was counted
    [one] : at least { $count } solution
   *[other] : at least { $count } solutions
}
count-interrupted = interrupted{ $few ->
    [0] {" "}before any solution was counted
    [one] : at least { $count } solution
   *[other] : at least { $count } solutions
}
# What stands between the thousands of a number.
number-group = { "," }

answer-unique = unique solution
answer-unique-from-board = the only solution from this board
answer-several = at least { $found } solutions
answer-more = more than { $found } solutions
answer-all = { $found } solutions, and no other
answer-found = a solution; whether there are others was not asked
answer-none = no solution: { $cause }
answer-stuck = stuck: { $method } deduces nothing more
answer-limit = limit reached { $found ->
    [0] before any solution was found
    [one] after { $found } solution; there may be others
   *[other] after { $found } solutions; there may be others
}
answer-interrupted = interrupted { $found ->
    [0] before any solution was found
    [one] after { $found } solution
   *[other] after { $found } solutions
}
answer-wrong = { $method } gave a picture that breaks the rules: this is a defect of Grille, please report it with the puzzle
answer-stats = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}, { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
}, { $guesses ->
    [one] { $guesses } hypothesis
   *[other] { $guesses } hypotheses
}, { $contradictions ->
    [one] { $contradictions } contradiction
   *[other] { $contradictions } contradictions
}, depth { $depth }{ $ruled ->
    [0] { "" }
   *[other] , { $ruled } cells by rules
}{ $states ->
    [0] { "" }
   *[other] , { $states } states
}{ $hits ->
    [0] { "" }
   *[other] , { $hits } remembered
}, { $time } ms

window-left-out = this program was built for terminals, without the window: build it with its default features

output-exists = { $path } is there already: --force replaces it
output-ending = { $path }: this ending says no format that can be written here ({ $known }); --to says which, and a name that ends in / is a folder

# What stands between an error and its cause.
colon = {": "}
system-not-found = there is no such file or folder
system-denied = that is not permitted
system-exists = there is one already
system-folder = that is a folder
system-no-folder = that is no folder
system-full = the disk is full
system-read-only = nothing can be written there
system-name = a file cannot have that name
system-closed = nobody reads that any more
system-not-open = standard output is closed

remembered-not = { $name }: this file is no memo of line results, and is left as it is: give another one to --memo-file
remembered-damaged = { $name }: this memo is damaged, or of another version, and is begun anew

method-no-option = --{ $option } means nothing to { $method }; `grille methods { $method }` tells what does
method-two-colours = { $method } is for puzzles of two colours only

convert-which-format = which format? Give --to FORMAT, or an --output whose ending says it
convert-only-one = a { $format } file holds one puzzle, and there are { $count }: give an existing folder as --output
convert-drops = { $format } files cannot keep { $what }
convert-cannot = a { $format } file cannot hold { $what }, and it would be another puzzle without

board-not-typed = --board is for sudoku; what somebody wrote in a nonogram is in its file (--from-board)
board-cells = --board needs { $count } cells, row by row, as the puzzle has them
board-other = { $cell } is given as { $given }, and --board has { $found } there
list-black = black
list-inks = { $count } inks
list-clues = { $count } given

tour-welcome = Grille, a workshop for logic grids: nonograms and sudoku. This is a nonogram.
    The numbers are the lengths of the filled blocks of each row and column.
tour-solved = { $title }: solved by looking at { $lines } lines, and proven to have no other solution.
tour-next = What to try next:
tour-list = the puzzles inside the program
tour-solve = draw the solution of one
tour-trace = the same, with every step
tour-explain = every step with its argument and a picture
tour-hint = how to go on, from little to all
tour-check = is it unique? Any supported file, or a folder
tour-convert = the same puzzle in another format
tour-sudoku = a new sudoku; the commands above take sudokus too
tour-help = everything else

bench-set = set
bench-puzzles = puzzles
bench-solved = solved
bench-timeouts = timeouts
bench-contradictions = contradictions
bench-median = median
bench-mean = mean
bench-geomean = geo. mean
bench-p90 = p90
bench-p99 = p99
bench-max = max
bench-total = total s
bench-disagree = { $name }: { $method } answers { $first } with seed { $seed }, but { $second } with seed { $other }: this is a defect of Grille, please report it with the puzzle

# Games, where one has something that another has not.
game-nonogram = nonograms
game-sudoku = sudoku
game-head = For { $game }:
game-other = { $name }: this file holds { $other }, not { $game }
game-other-format = { $format } is a format for { $other }, not for { $game }
game-no-method = { $method } is no method for { $game }; `grille methods` lists them
game-no-option = --{ $option } means nothing to { $game }
game-no-style = --to { $style } means nothing to { $game }: there it is one of { $styles }
game-no-why = --why is not answered for { $game }: where the solutions differ is not told
convert-all-folder = --all writes many files: give a folder as --output, such as `-o FOLDER/`
share-too-long = this is too long for a QR code ({ $count } characters)
share-only-one = one PNG holds one puzzle: give a folder as --output
share-nothing-written = nothing is written in this puzzle yet, neither in the window nor in its file: leave out --progress
convert-two-formats = --to names two formats for { $game }; one is enough
convert-two-games = puzzles of two games do not go into one file: give an existing folder as --output, or --json
edit-no-picture = there is no picture to change: only clues are known

backup-folder = { $folder } is a folder: a backup is one file, for instance { $folder }/my-games.grille
backup-too-large = this is larger than the { $limit } MiB that a backup can be
backup-other = this is no backup of Grille; `grille backup FILE` writes one
backup-newer = this backup was written by a newer version of Grille (format { $version }); update Grille to restore it
backup-games = games: { $added } new, { $renewed } played further elsewhere, { $kept } as they were, { $open } open and left alone
backup-drawings = drawings: { $added } new, { $renewed } drawn further elsewhere, { $kept } as they were, { $open } open and left alone
backup-settings = settings: taken from the backup
backup-open = what is open in a window stayed as it was: close it there and restore once more
backup-damaged = this backup is damaged or cut off; what was whole in it was restored
