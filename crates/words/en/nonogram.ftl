# What is said about nonograms.

line-row = row { $number }
line-column = column { $number }
cell = r{ $row }c{ $column }
colour-background = empty
colour-filled = filled
colour-or = { " or " }

# Why there is no solution.
cause-too-long = the blocks of { $line } need { $needs } cells, and it has only { $has }
cause-totals = the rows ask for { $rows ->
    [one] { $rows } filled cell
   *[other] { $rows } filled cells
}, the columns for { $columns }
cause-totals-ink = the rows ask for { $rows ->
    [one] { $rows } cell
   *[other] { $rows } cells
} of the ink “{ $ink }”, the columns for { $columns }
cause-board = the cells to start from contradict the cells given with the puzzle
cause-known = the cells that are known already leave { $line } no way to hold its blocks
cause-crossing = what the other lines imply leaves { $line } no way to hold its blocks
cause-search = every line is possible by itself, but every combination fails

# A run, step by step.
event-set-line = { $line }: { $cell } is { $colours } ({ $technique })
event-set-supposed = with it, { $cell } is { $colours }
event-set-tried = so { $cell } is { $colours }
event-guess = hypothesis { $depth }: suppose { $cell } is { $colours }
event-set-probed = tried every way: { $cell } is { $colours }
event-set-learned = as learned: { $cell } is { $colours }
event-contradiction-learned = contradiction with what was found before
event-contradiction = contradiction: { $line } has no completion
event-back = back to { $depth ->
    [0] no hypothesis
    [one] { $depth } hypothesis
   *[other] { $depth } hypotheses
}
event-believe = the lines weigh anew what each cell is likely to be
event-solution = a solution

technique-complete = complete
technique-overlap = overlap
technique-empty-line = no block
technique-range-core = rule 1.1
technique-out-of-range = rule 1.2
technique-range-edge = rule 1.3
technique-full-line = full line
technique-finished-line = finished line
technique-simple-boxes = simple boxes
technique-punctuating = punctuating
technique-gap-too-small = gap too small
technique-mercury = mercury
technique-glue = glue
technique-joining = joining
technique-splitting = splitting
technique-forcing = forcing
technique-simple-spaces = simple spaces
technique-span-limited = span-limited gap
technique-contradiction = contradiction
technique-agreement = agreement
