# The puzzles to choose from.

library-title = Puzzles
library-mystery = Nº { $number }
library-card = { $title }, { $size }, { $state }
library-solved = solved
library-begun = { $percent } %
library-fresh = new
library-class = Class
library-unsolved = Only what is not yet solved
library-any-class = Every class
library-sort = Order
library-game = Game
library-reading = Reading the files…
library-filtered = Nothing here is of that kind.
library-no-games = Puzzles from elsewhere that you have begun, random ones too, will lie here.
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
sort-class = By class
sort-played = Last played first
