# The puzzles to choose from.

library-title = Library
library-mystery = Nº { $number }
library-card = { $title }, { $size }, { $state }
library-solved = solved
library-begun = { $percent } %
library-fresh = new
library-unsolved = Unsolved only
library-sort = Order
library-reading = Reading the files…
library-filtered = No puzzle here fits. Try fewer filters.
library-no-files = Files that you open will lie here.
library-no-puzzles = There is no puzzle in this folder.
library-cut = Only the first { $most } puzzles are shown.
library-without = { $count ->
    [one] In one file there is no puzzle.
   *[other] In { $count } files there is no puzzle.
}
shelf-collection = Collection
shelf-games = My games
shelf-recent = Recent files
shelf-forget = Take off the shelf
sort-given = As they come
sort-size = By size
sort-class = By difficulty
sort-played = Last played first
library-class = Difficulty
library-any-class = Any difficulty
library-extent = Size
library-find = Find a puzzle
library-continue = Continue
library-begin = Begin a puzzle
library-game = Puzzle without a name
library-no-games = Every puzzle that you begin will lie here.
extent-any = Any size
extent-small = Up to 10
extent-middle = 11 to 20
extent-large = Over 20
kind-all = All
kind-black = Black
kind-colour = Colour
shelf-solved = { $solved } of { $all } solved
daily-streak = { $days ->
    [one] One day in a row
   *[other] { $days } days in a row
}
daily-name = Day of { $date }
daily-none = There is none today.
daily-play = Play
daily-look = Look at it
symmetry-none = none
symmetry-left-right = left and right
symmetry-top-bottom = top and bottom
symmetry-both = both ways
symmetry-half-turn = half a turn
symmetry-quarter-turn = a quarter turn
symmetry-diagonal = along the diagonal
symmetry-antidiagonal = along the other diagonal
