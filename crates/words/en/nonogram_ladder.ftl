# Arguments in a player's words.

list-range = { $from } to { $to }

# Where something is in a line; cells of a line, and cells anywhere.
cells-columns = { $count ->
    [one] column { $list }
   *[other] columns { $list }
}
cells-rows = { $count ->
    [one] row { $list }
   *[other] rows { $list }
}
cells-in-columns = { $count ->
    [one] the cell in column { $list }
   *[other] the cells in columns { $list }
}
cells-in-rows = { $count ->
    [one] the cell in row { $list }
   *[other] the cells in rows { $list }
}
cells-all = all its cells
cells-one = the cell in row { $row } column { $column }

# What cells are. It stands behind “is” and behind the cells themselves.
state-filled = { $count ->
    [one] filled
   *[other] filled
}
state-empty = { $count ->
    [one] empty
   *[other] empty
}
state-ink = { $ink }
state-not = not { $inks }
state-are = { $cells } { $count ->
    [one] is
   *[other] are
} { $state }
state-can-only-be = { $cells } { $count ->
    [one] can only be
   *[other] can only be
} { $left }
state-known = { $cells } { $state }

# A block of a clue, the how many-th of its length and ink, and 0 if there is no other.
block = the { $place ->
    [0] { $length }
    [1] first { $length }
    [2] second { $length }
    [3] third { $length }
    [4] fourth { $length }
    [5] fifth { $length }
    [6] sixth { $length }
   *[other] { $ordinal ->
        [one] { $ordinal }st { $length }
        [two] { $ordinal }nd { $length }
        [few] { $ordinal }rd { $length }
       *[other] { $ordinal }th { $length }
    }
}
block-ink = the { $place ->
    [0] { $ink } { $length }
    [1] first { $ink } { $length }
    [2] second { $ink } { $length }
    [3] third { $ink } { $length }
    [4] fourth { $ink } { $length }
    [5] fifth { $ink } { $length }
    [6] sixth { $ink } { $length }
   *[other] { $ordinal ->
        [one] { $ordinal }st { $ink } { $length }
        [two] { $ordinal }nd { $ink } { $length }
        [few] { $ordinal }rd { $ink } { $length }
       *[other] { $ordinal }th { $ink } { $length }
    }
}

# Inks that many puzzles have.
ink-black = black
ink-white = white
ink-red = red
ink-green = green
ink-blue = blue
ink-yellow = yellow
ink-orange = orange
ink-purple = purple
ink-brown = brown
ink-grey = grey
ink-gray = gray
ink-pink = pink

# What a line says, and what it says it with.
explain-row = Row { $number }: { $said }.
explain-column = Column { $number }: { $said }.
explain-with = with { $known }, { $said }

explain-no-block = it has no block, so { $result }
explain-no-ink = it has no { $inks } block, so none of its cells is { $inks }
explain-no-ink-so = it has no { $inks } block, so { $result }
explain-rows-no-ink = { $count ->
    [one] Row { $list } has
   *[other] Rows { $list } have
} no { $inks } block.
explain-columns-no-ink = { $count ->
    [one] Column { $list } has
   *[other] Columns { $list } have
} no { $inks } block.
explain-finished = all its filled cells are known, so { $result }
explain-finished-ink = all its { $inks } cells are known, so { $result }
explain-full = { $kind ->
    [one] its block fills it
    [gaps] its blocks and the gaps between them fill it
   *[blocks] its blocks fill it
}, so { $result }
explain-starts = { $block } can only start in { $cells }, so { $result }
explain-lies = { $block } can only lie in { $cells }, so { $result }
explain-joining = { $cells } can only belong to the same block, { $block }, so { $result }
explain-splitting = if { $cells } were { $state }, { $run } would be one run of { $length } cells, which no block allows, so { $result }
explain-closed = { $block } is complete in { $run }, so { $result }
explain-closed-any = { $run } { $count ->
    [one] is
   *[other] are
} a complete block of { $length }, whichever it is, so { $result }
explain-closed-side = no block that covers { $run } can go on into { $cells }, so { $result }
explain-gap = the gap in { $gap } is too small for any block here, so { $result }
explain-gap-ink = the gap in { $gap } is too small for any { $ink } block here, so { $result }
explain-span = { $blocks } { $count ->
    [one] is
   *[other] are
} too long for the gap in { $gap }, and no other block reaches { $cells }, so { $result }
explain-span-ink = { $blocks } { $count ->
    [one] is
   *[other] are
} too long for the gap in { $gap }, and no other { $ink } block reaches { $cells }, so { $result }
explain-span-none = no block that fits into the gap in { $gap } reaches { $cells }, so { $result }
explain-mercury = if { $block } covered { $cells }, it would join up with { $run } and be too long, so { $result }
explain-glue-start = { $block }, which covers { $run }, starts in { $wall } at the earliest, so { $result }
explain-glue-end = { $block }, which covers { $run }, ends in { $wall } at the latest, so { $result }
explain-glue-any-start = the block that covers { $run } has at least { $length } cells and starts in { $wall } at the earliest, so { $result }
explain-glue-any-end = the block that covers { $run } has at least { $length } cells and ends in { $wall } at the latest, so { $result }
explain-between = { $before } ends in { $end } at the latest and { $after } starts in { $start } at the earliest, so { $result }
explain-behind = { $before } ends in { $end } at the latest and no block comes after it, so { $result }
explain-behind-ink = { $before } ends in { $end } at the latest and no { $ink } block comes after it, so { $result }
explain-ahead = { $after } starts in { $start } at the earliest and no block comes before it, so { $result }
explain-ahead-ink = { $after } starts in { $start } at the earliest and no { $ink } block comes before it, so { $result }
explain-every-way = however its blocks are placed, { $result }
explain-impossible = its blocks no longer fit

# Assumptions.
chain-suppose = Suppose { $cell } is { $state }.
chain-then-row = Then, in row { $number }, { $result }.
chain-then-column = Then, in column { $number }, { $result }.
chain-fails = That leaves { $line } no way to hold its blocks, so { $result }.
chain-either = Take { $cell }: it is either { $one } or { $other }.
chain-if = If it is { $state }, then { $steps }.
chain-in-row = in row { $number }, { $result }
chain-in-column = in column { $number }, { $result }
chain-next = { "; then " }
chain-both = Either way, { $result }.

# What the techniques are about.
technique-empty-line-about = An ink that no block of a line has is in none of its cells; a line without blocks is empty.
technique-full-line-about = Where the blocks and the gaps between them take the whole line, everything in it is known.
technique-finished-line-about = Once all the filled cells of a line are known, the others are empty.
technique-simple-boxes-about = Push all blocks to one end, then to the other: what a block covers both times, it covers always.
technique-joining-about = Two runs that only the same block can cover are one, and the cells between them are filled.
technique-splitting-about = A cell between two runs is empty if filling it would make a run that no block allows.
technique-punctuating-about = A run that no block can make longer gets an empty cell beside it.
technique-gap-too-small-about = A gap that is shorter than every block is empty.
technique-mercury-about = A filled cell just behind where the first block would end keeps it away from the border.
technique-glue-about = A run near a wall: its block starts no earlier than the wall, and reaches that far beyond the run.
technique-forcing-about = The known cells leave a block only some places: what it covers in the first and in the last of them, it covers always.
technique-simple-spaces-about = Cells that no block reaches are empty.
technique-span-limited-about = A gap is empty where the blocks that reach it are too long for it, and those short enough do not reach it.
technique-complete-about = Go through every way to place the blocks of the line: what is the same in all of them is certain.
technique-contradiction-about = Suppose something, follow it, and find a line that can no longer hold its blocks: so it is not so.
technique-agreement-about = Suppose one thing, then its opposite: what follows from both is certain.

# A whole worked solution.
worked-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
worked-solved = Solved in { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}. Every step follows from those before it, so there is no other solution.
worked-several = After { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} no technique leads on, because there are several solutions from here. { $open ->
    [one] { $open } cell is still open
   *[other] { $open } cells are still open
}.
worked-too-hard = After { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} no technique leads on. There is just one solution, but it takes more than these techniques; { $open ->
    [one] { $open } cell is still open
   *[other] { $open } cells are still open
}.
worked-stuck = After { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} no technique leads on; { $open ->
    [one] { $open } cell is still open
   *[other] { $open } cells are still open
}. Whether there is one solution from here, or several, was not decided.
worked-none = After { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} no technique leads on, and a search proves that there is no solution.
worked-impossible = There is no solution. { $why }
worked-denied = There is no solution: the cells to start from contradict the cells given with the puzzle.
worked-limit = Limit reached after { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}; { $open ->
    [one] { $open } cell is still open
   *[other] { $open } cells are still open
}.
worked-interrupted = Interrupted after { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}; { $open ->
    [one] { $open } cell is still open
   *[other] { $open } cells are still open
}.
worked-only-one = a page or a PDF is for one puzzle; choose another --to, or one of the puzzles
worked-legend-line = the line it argues with
worked-legend-seen = what it looks at
worked-legend-new = what is new
worked-legend-fails = a line that would fail
worked-techniques = The techniques
