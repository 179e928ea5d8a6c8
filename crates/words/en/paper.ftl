# What is printed on paper, and what is said about it.

paper-title = Puzzles
paper-answers = Answers
paper-contents = Contents
paper-unrated = Not rated
paper-minutes = { $minutes ->
    [one] about a minute
   *[other] about { $minutes } minutes
}
paper-several = several solutions
paper-alt-nonogram = Nonogram, { $size }.
paper-alt-sudoku = Sudoku, { $size }.
paper-alt-line = { $said }.
paper-alt-empty = { $count ->
    [one] empty
   *[other] { $count } empty
}
paper-alt-answer = Answer: { $title }.
line-clue-ink = { $count } { $ink }
paper-no-answer = no answer was found in time: it is printed without
paper-which-form = what shall be written? Name a file that ends in .pdf, .svg, .png or .html with --output, or say --to
paper-only-one = an SVG or PNG file holds one page, and there are { $count }: give a folder as --output, or write a PDF
paper-written = { $pages ->
    [one] One page.
   *[other] { $pages } pages.
}
paper-no-room = the margins leave no room on the paper { $paper }
paper-too-small-count = clues would be { $size } points high, and { $least } are needed: it would fit with { $count } on a page (--per-page { $count })
paper-too-small = clues would be { $size } points high, and { $least } are needed: it would fit on --paper { $paper }
paper-too-large = clues would be { $size } points high, and { $least } are needed: no paper up to 2 metres is large enough
paper-some-unfit = { $count } puzzles do not fit: nothing was written (--leave-out prints the others)
paper-left-out = { $count ->
    [one] One puzzle was left out.
   *[other] { $count } puzzles were left out.
}
usage-paper = a4, letter, a5, a3, 6x9, tablet, or a size like 200x300mm (from 50 to 2000)
usage-mm = millimetres from 0 to 200, like 12 or 12.5
techniques-more = `grille techniques NAME` shows one at work; `grille new 10 --technique NAME` makes nonograms that need it, `grille sudoku new --technique NAME` sudokus.
techniques-more-sudoku = `grille sudoku techniques NAME` shows one at work; `grille sudoku new --technique NAME` makes sudokus that need it.
techniques-no-example = No example of it was found.
techniques-unknown = there is no technique { $name }: `grille techniques` lists them
techniques-example = For example, here:
techniques-never-hardest = It only finds empty cells. No puzzle is known in which it is the hardest step, so `grille new --technique` makes none; it is used on the way in many.
new-gave-up-technique = { $name }: none of { $tries } puzzles needs { $technique } and nothing harder; another size may
worked-end = The end
book-syntax = line { $line }: { $message }
book-wrong = { $key }: expected { $expected }
book-class-or-technique = a class or a technique, not both: a technique says how hard a puzzle is
book-ignored = { $key } means nothing beside puzzles = …: it is for new puzzles
book-unknown = there is no key { $key }; there are { $known }
book-value = { $key }: this cannot be ({ $typed }); `grille print --help` says what can
book-no-puzzles = every chapter needs either puzzles = ["FILE", …] or new = "15x15"
book-chapter = Chapter { $number }
book-puzzles = { $count ->
    [one] One puzzle
   *[other] { $count } puzzles
}
book-rules = How to play
book-solved = Solved
book-nonogram = Nonograms
book-nonogram-1 = Every nonogram hides a picture. The numbers beside a row and above a column say how long the runs of filled cells in it are, in their order.
book-nonogram-2 = Between two runs of the same ink there is at least one empty cell. Runs of different inks may touch: the letter beside a number says which ink it is.
book-nonogram-3 = Look for lines where a run is so long that some cells belong to it wherever it lies, and fill them. Mark cells that are certainly empty with a dot: they tell just as much.
book-nonogram-4 = With fewer than five stars, every cell follows by reasoning alone: there is no need to guess.
book-sudoku = Sudoku
book-sudoku-1 = Write a digit into every empty cell so that each row, each column and each box with thick lines holds every digit once.
book-sudoku-2 = A grid of four by four takes the digits 1 to 4, one of six by six 1 to 6, one of nine by nine 1 to 9, one of sixteen by sixteen 1 to 9 and then the letters A to G.
book-sudoku-3 = Ask where a digit can still go in a box, or which digits a cell can still have. Small digits in the corner of a cell help to remember.
book-head-heading = Above each puzzle
book-head-end = The number leads to the answer at the end of the book.
book-head-each = The answer is on the page behind it, under the same number.
book-head-stars = Stars say how hard it is, and the minutes about how long it takes somebody who knows the rules.
book-licences = Licences
book-font = The type is Hanken Grotesk, by The Hanken Grotesk Project Authors, under the SIL Open Font License 1.1.
book-made = Set with Grille.
paper-answer = Answer.
