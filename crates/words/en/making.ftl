# How hard puzzles are, why they are ambiguous, and what making and mending them says.

class-trivial = trivial
class-easy = easy
class-medium = medium
class-hard = hard
class-guessing = guessing

rating-head = { $class } (score { $score }, level { $level })
rating-size = { $size }, { $density } % ink, { $sweeps ->
    [0] not solvable line by line
    [one] { $sweeps } sweep
   *[other] { $sweeps } sweeps
}
rating-several = { $size }, { $density } % ink, several solutions: no technique can decide between them
rating-deductions = { $count ->
    [0] no deduction line by line
    [one] { $count } deduction, tedium { $tedium }
   *[other] { $count } deductions, tedium { $tedium }
}
rating-techniques = techniques: { $list }
rating-technique = { $technique } { $uses }
rating-bottleneck = bottleneck: at deduction { $number }, { $speaking } of { $unfinished } unfinished lines { $speaking ->
    [one] has
   *[other] have
} something to say
rating-assumptions = { $count ->
    [one] { $count } assumption
   *[other] { $count } assumptions
}, the longest followed through { $longest ->
    [one] { $longest } line
   *[other] { $longest } lines
}
rating-open = { $open ->
    [one] { $open } cell stays open
   *[other] { $open } cells stay open
}

work-limit = limit reached before the answer
work-interrupted = interrupted before the answer

why-head = { $count } solutions, which differ in { $cells } cells{ $switches ->
    [one] {" "}that hang together
   *[other] : { $switches } independent switches
}
why-head-many = very many solutions, which differ in { $cells } cells{ $switches ->
    [one] {" "}that hang together
   *[other] : { $switches } independent switches
}
why-switch = { $cells }: { $count } ways
why-switch-many = { $cells }: too many ways to count
why-givens = { $count ->
    [one] to settle it, give this cell
   *[other] to settle it, give these { $count } cells
}: { $cells }{ $smallest ->
    [yes] {""}
   *[no] {" "}(fewer may do)
}
why-unknown = limit reached before it was known where they differ
why-so-far = limit reached: they differ in { $cells ->
    [one] 1 cell at least
   *[other] { $cells } cells at least
}
why-so-far-switches = limit reached: they differ in { $cells } cells, in { $switches ->
    [one] one switch
   *[other] { $switches } independent switches
}, of which { $known } { $known ->
    [one] was
   *[other] were
} looked at
why-progress-begin = looking for where the solutions differ
why-progress-differ = { $share } % of the cells asked, { $cells } differ
why-progress-switches = { $known } of { $switches } switches
list-and-more = and { $count } more

new-bad-size = “{ $text }” is no size: write 20x15, 20 15 or 20, with sides from 1 to { $most }
flaw-density = the share of ink is from 0 to 1
flaw-inks = there is not enough ink: give a higher --density or fewer --colours
flaw-square = this symmetry is for squares only: give as many columns as rows
flaw-givens = more cells would be given than there are
flaw-never-hardest = no puzzle is known whose hardest step is { $technique }: it only finds empty cells, and what follows from those takes a technique above it; --technique glue makes puzzles in which it is used
new-only-one = a { $format } file holds one puzzle, and there are { $count }: give a folder as --output
new-gave-up = { $name }: no puzzle like that among { $tries } pictures: try another --density, --source, size or --class
new-stopped = { $name }: limit reached before a puzzle was found
new-made = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
} in { $folder } (seed { $seed })

repair-fine = nothing to change
repair-solution = this file has no goal; a solution of its clues is taken
repair-none = nothing found within { $most } changed cells
repair-no-picture = there is no picture to mend: no goal, and no solution
repair-proposal = { $number }. { $count ->
    [one] { $count } cell
   *[other] { $count } cells
}, damage { $damage }: { $changes }
repair-change = { $cell } { $colour }
repair-no-such = there is no proposal { $take }: { $count ->
    [one] there is only one
   *[other] there are { $count }
}
repair-only-one = --output takes one puzzle; there are several
# Between the whole and the parts of a number.
number-decimal = { "." }
