# Sudoku: human techniques, their arguments, hints and ratings.

class-extreme = extreme

sudoku-house = { $kind ->
    [row] row { $number }
    [column] column { $number }
   *[box] box { $number }
}
sudoku-houses = { $kind ->
    [row] rows { $list }
    [column] columns { $list }
   *[box] boxes { $list }
}
sudoku-is = { $cell } is { $digit }
sudoku-is-not = { $cell } is not { $digit }
sudoku-cannot = { $cells } { $count ->
    [one] cannot be
   *[other] cannot be
} { $many ->
    [no] { $digits }
   *[yes] { $digits }
}
sudoku-so = { ", so " }
sudoku-then = { "; then " }

# What a technique argues with.
sudoku-last-cell = In { $house } only { $cell } is open, so { $result }.
sudoku-peers = In { $cell } every other digit is excluded, so { $result }.
sudoku-last-place = In { $house } only { $cell } can be { $digit }, so { $result }.
sudoku-locked = In { $within }, { $digit } can only be in { $cells }, all in { $shared }, so { $result }.
sudoku-naked = In { $house }, { $cells } have only { $digits } between them, so { $result }.
sudoku-hidden = In { $house }, { $digits } can only be in { $cells }, which have no other digit then: { $result }.
sudoku-fish = In { $base }, { $digit } can only be in { $cover }, which have it there and nowhere else: { $result }.
sudoku-finned = In { $base }, { $digit } could only be in { $cover }, but for { $fins }. Either { $count ->
    [one] that
   *[other] one of these
} is { $digit }, or { $cover } have it in { $cells } and nowhere else; both ways { $result }.
sudoku-empty-rectangle = In { $house }, { $digit } can only be in { $near } or { $far }. If { $target } were { $digit }, { $house } would have it in { $near }, so that { $start } would not be { $digit } and { $end } would, in the same line as { $target }. So { $result }.
sudoku-wing = If { $pivot } is { $one }, { $first } is { $digit }; if it is { $other }, { $second } is. One of them is { $digit }, so { $result }.
sudoku-wing-own = If { $pivot } is { $one }, { $first } is { $digit }; if it is { $other }, { $second } is; otherwise it is { $digit } itself. One of the three is { $digit }, so { $result }.
sudoku-chain = If { $start }, then { $steps }. So { $one } or { $other }; either way { $result }.
sudoku-loop = If { $start }, then { $steps } after all. So { $result }.
sudoku-remote-pair = Each of { $cells } sees the next, and all have just { $digits }, so they take turns: { $first } has one of these and { $last } the other. So { $result }.
sudoku-colours = The digit { $digit } is either in { $one } or in { $other }.
sudoku-colours-both = A cell that sees one of each is neither way { $digit }: { $result }.
sudoku-colours-clash = Two of the former are in { $house }, so it is the latter, and { $result }.
sudoku-colours-bridge = It is also either in { $three } or in { $four }. The first of each exclude each other in { $house }, so that one of the second ones holds, and { $result }.
sudoku-colours-caught = It is also either in { $three } or in { $four }, and the first group sees cells of both, so it is wrong: { $result }.
sudoku-rectangle = If { $cells } had nothing but { $digits }, these could change places, and there would be a second solution.
sudoku-rectangle-corner = There is just one, and three of the cells have no other digit, so the fourth has: { $result }.
sudoku-rectangle-extra = There is just one, so { $one } or { $other } is { $digit }, and { $result }.
sudoku-rectangle-bound = There is just one, and in { $house } only { $one } and { $other } can be { $digit }, so { $result }.
sudoku-bug = If { $cell } were not { $digit }, all open cells would have two digits and every house two places for each of them, so that all could be exchanged. There is just one solution, so { $result }.
sudoku-sets = In { $one } only { $digits } are left, in { $other } only { $others }: each time one digit more than cells. Only one of the two groups can have { $common }, so the other has all its other digits. Either way one of them has { $digit }, so { $result }.
sudoku-cases-cell = Whatever { $cell } is, it comes to the same.
sudoku-cases-house = Wherever { $digit } is in { $house }, it comes to the same.
sudoku-case = If { $start }, then { $steps }.
sudoku-case-at-once = If { $start }, that follows at once.
sudoku-cases-end = In any case { $result }.
sudoku-suppose = Suppose { $start }.
sudoku-suppose-then = Then { $steps }.
sudoku-suppose-end = Then { $end }, so { $result }.
sudoku-step-cell = { $cell } can only be { $digit }
sudoku-step-house = in { $house } only { $cell } can be { $digit }
sudoku-no-digit = { $cell } has no digit left
sudoku-no-place = { $house } has no place left for { $digit }
sudoku-twice = { $digit } is twice in { $house }, in { $one } and { $other }

# The techniques: their names, and what they are about.
sudoku-technique-full-house = full house
sudoku-technique-full-house-about = The last open cell of a row, column or box has the digit that is missing there.
sudoku-technique-naked-single = naked single
sudoku-technique-naked-single-about = A cell in which one digit only is left has that digit.
sudoku-technique-hidden-single = hidden single
sudoku-technique-hidden-single-about = A digit with one place left in a row, column or box goes there.
sudoku-technique-pointing = pointing
sudoku-technique-pointing-about = Where all places of a digit in a box lie in one row or column, the rest of that line cannot have it.
sudoku-technique-claiming = claiming
sudoku-technique-claiming-about = Where all places of a digit in a row or column lie in one box, the rest of that box cannot have it.
sudoku-technique-naked-pair = naked pair
sudoku-technique-naked-pair-about = Two cells with just two digits between them keep these to themselves.
sudoku-technique-naked-triple = naked triple
sudoku-technique-naked-triple-about = Three cells with just three digits between them keep these to themselves.
sudoku-technique-naked-quad = naked quad
sudoku-technique-naked-quad-about = Four cells with just four digits between them keep these to themselves.
sudoku-technique-hidden-pair = hidden pair
sudoku-technique-hidden-pair-about = Two digits with just two places between them fill these.
sudoku-technique-hidden-triple = hidden triple
sudoku-technique-hidden-triple-about = Three digits with just three places between them fill these.
sudoku-technique-hidden-quad = hidden quad
sudoku-technique-hidden-quad-about = Four digits with just four places between them fill these.
sudoku-technique-x-wing = X-wing
sudoku-technique-x-wing-about = A digit that has its places in two rows in the same two columns takes these columns up; and the other way round.
sudoku-technique-swordfish = swordfish
sudoku-technique-swordfish-about = A digit that has its places in three rows in three columns takes these columns up; and the other way round.
sudoku-technique-jellyfish = jellyfish
sudoku-technique-jellyfish-about = A digit that has its places in four rows in four columns takes these columns up; and the other way round.
sudoku-technique-finned-x-wing = finned X-wing
sudoku-technique-finned-x-wing-about = An X-wing but for some places in one box: what the X-wing excludes and all of these see is out.
sudoku-technique-finned-swordfish = finned swordfish
sudoku-technique-finned-swordfish-about = A swordfish but for some places in one box: what the swordfish excludes and all of these see is out.
sudoku-technique-finned-jellyfish = finned jellyfish
sudoku-technique-finned-jellyfish-about = A jellyfish but for some places in one box: what the jellyfish excludes and all of these see is out.
sudoku-technique-skyscraper = skyscraper
sudoku-technique-skyscraper-about = Two parallel lines with two places each for a digit, one of each in line: one of the other two is right.
sudoku-technique-two-string-kite = two-string kite
sudoku-technique-two-string-kite-about = A row and a column with two places each for a digit, one of each in the same box: one of the other two is right.
sudoku-technique-turbot-fish = turbot fish
sudoku-technique-turbot-fish-about = Two houses with two places each for a digit, one of which sees one of the other: one of the other two is right.
sudoku-technique-empty-rectangle = empty rectangle
sudoku-technique-empty-rectangle-about = A box that has a digit only in one row and one column, and a line with two places that crosses one of them.
sudoku-technique-xy-wing = XY-wing
sudoku-technique-xy-wing-about = A cell of two digits sees two others, each with one of these and the same third: one of the two is the third.
sudoku-technique-xyz-wing = XYZ-wing
sudoku-technique-xyz-wing-about = A cell of three digits sees two others, each with two of these: one of the three is the digit they share.
sudoku-technique-w-wing = W-wing
sudoku-technique-w-wing-about = Two cells with the same two digits, linked by a house with two places for one of them: one of the cells is the other digit.
sudoku-technique-simple-colouring = simple colouring
sudoku-technique-simple-colouring-about = Houses with two places for a digit make a net in two colours, of which just one is right.
sudoku-technique-multi-colouring = multi-colouring
sudoku-technique-multi-colouring-about = Two nets in two colours each, where a colour of one sees one of the other.
sudoku-technique-remote-pair = remote pair
sudoku-technique-remote-pair-about = Cells with the same two digits, each seeing the next, take turns: what sees both ends has neither.
sudoku-technique-unique-rectangle = unique rectangle
sudoku-technique-unique-rectangle-about = Four cells must not come to hold two digits that could change places, because the puzzle has just one solution.
sudoku-technique-bug = BUG+1
sudoku-technique-bug-about = If all cells had two digits and all digits two places, there would be two solutions or none: the one cell with three prevents it.
sudoku-technique-x-chain = X-chain
sudoku-technique-x-chain-about = A chain through houses with two places for one digit: one of its ends is right.
sudoku-technique-xy-chain = XY-chain
sudoku-technique-xy-chain-about = A chain through cells with two digits each: one of its ends is right.
sudoku-technique-aic = alternating inference chain
sudoku-technique-aic-about = A chain through cells with two digits and houses with two places: one of its ends is right.
sudoku-technique-als-xz = ALS-XZ
sudoku-technique-als-xz-about = Two groups of cells with one digit more than cells each, which cannot both have a certain digit.
sudoku-technique-forcing-chain = forcing chain
sudoku-technique-forcing-chain-about = Every digit of a cell, or every place of a digit, leads to the same.
sudoku-technique-nishio = Nishio
sudoku-technique-nishio-about = Suppose a digit in a cell, follow it, and find something impossible: so it is not there.

# Hints, from little to all.
sudoku-hint-where = Look at { $house }.
sudoku-hint-digits = It is about { $count ->
    [one] the digit { $digits }
   *[other] the digits { $digits }
}.
sudoku-hint-technique = Technique: { $name }. { $about }
sudoku-hint-cells = It concerns { $cells }.
sudoku-hint-solved = There is nothing left to find: the grid is solved.
sudoku-hint-stuck = The grid can be completed, but none of the techniques leads on: either it has several solutions, or it takes a guess.
sudoku-hint-undecided = Whether the grid can be completed was not decided within the bounds of the search.
sudoku-hint-limit = Limit reached before a hint was found.
sudoku-hint-interrupted = Interrupted before a hint was found.
sudoku-wrong = The grid can no longer be completed.
sudoku-wrong-where = Something is wrong in { $house }.
sudoku-wrong-seen = Something impossible is to be seen: { $what }.
sudoku-wrong-puzzle = The puzzle itself has no solution.
sudoku-wrong-puzzle-seen = The puzzle itself has no solution: { $what }.
sudoku-wrong-follows = Nothing is wrong at first sight, but soon { $what }.
sudoku-wrong-argument = Nothing is wrong at first sight, but see what follows: { $steps }. Then { $what }.
sudoku-wrong-search = Nothing is wrong at first sight, but every combination fails.
sudoku-wrong-denied = In conflict with what the puzzle says about these cells: { $cells }.
sudoku-blame = It went wrong with move { $number }: { $cells }.
sudoku-blame-start = It had no solution before the first move either.
sudoku-blame-undecided = Which move is to blame was not decided within the limits.

# Moves of a file.
sudoku-moves-expected = expected a move like `r1c1=5 r1c2=?1+2 r1c3=.`, or `undo`, `redo`, `suppose`, `keep` or `drop`, found “{ $found }”

# Ratings.
sudoku-rating-head = { $class } (score { $score })
sudoku-rating-size = { $size }, { $clues } givens
sudoku-rating-several = { $size }, { $clues } givens, several solutions: no technique can decide between them
sudoku-rating-deductions = { $count ->
    [one] { $count } deduction
   *[other] { $count } deductions
}
sudoku-rating-techniques = techniques: { $list }
sudoku-rating-technique = { $technique } { $uses }
sudoku-rating-hardest = hardest: { $technique }
sudoku-rating-longest = longest chain: { $longest ->
    [one] { $longest } link
   *[other] { $longest } links
}
sudoku-rating-open = { $open ->
    [one] { $open } cell stays open
   *[other] { $open } cells stay open
}

# Worked solutions.
sudoku-worked-solved = Solved in { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}. { $unique ->
    [yes] Some steps argue that there is just one solution, which a search has proven.
   *[no] Every step follows from those before it, so there is no other solution.
}
sudoku-worked-several = After { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} no technique leads on, because there are several solutions. { $open ->
    [one] { $open } cell is still open
   *[other] { $open } cells are still open
}.
sudoku-worked-too-hard = After { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} no technique leads on. There is just one solution, but it takes more than these techniques; { $open ->
    [one] { $open } cell is still open
   *[other] { $open } cells are still open
}.
sudoku-worked-none = There is no solution.
sudoku-worked-limit = Limit reached after { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}; { $open ->
    [one] { $open } cell is still open
   *[other] { $open } cells are still open
}.
sudoku-worked-interrupted = Interrupted after { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}; { $open ->
    [one] { $open } cell is still open
   *[other] { $open } cells are still open
}.
