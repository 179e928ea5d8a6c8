# What the panel beside the board says.

check-mistakes = { $count ->
    [one] One cell is wrong.
   *[other] { $count } cells are wrong.
}
check-wrong = The board can no longer be completed.
check-mended = { $count ->
    [one] One wrong cell was cleared.
   *[other] { $count } wrong cells were cleared.
}
check-show = Show { $count ->
    [one] it
   *[other] them
}
check-mend = Clear { $count ->
    [one] it
   *[other] them
}
check-back = Go back to before
check-why = Why?
check-unsolvable = The puzzle itself has no solution.
check-cause = That is so because of this: { $cause }.
solved-with-help = Solved with help. It does not count as a win.

outlook-none = This puzzle has no solution: { $cause }.
outlook-several = This puzzle has several solutions. Two are known so far; they differ in { $count ->
    [one] one cell
   *[other] { $count } cells
}.
outlook-compare = Compare them
solution-differs = { $count ->
    [0] {""}
    [one] The solutions found so far differ in one cell.
   *[other] The solutions found so far differ in { $count } cells.
}
solution-before = Solution before

watch-step = Step { $number } of { $count }
watch-start = Before the first step
watch-one = a solution, and there is no other
watch-all = { $count } solutions, and there are no others
watch-none = there is no solution
watch-found = { $count ->
    [one] one cell
   *[other] { $count } cells
}

card-wrong = Something is wrong
card-good = All is well
card-news = To know
card-several = Not the only one
card-close = Hide
card-level = { $number } of { $count }
line-row-title = Row { $number }
line-column-title = Column { $number }
event-title-guess = Guess at { $cell }
event-title-back = Back
event-title-fails = { $line } fails
watch-of = Watch { $title }
watch-steps = Steps
watch-timeline = Timeline
play-lines = { $done } of { $count } lines
play-what-if = What if…
play-warning = { $count ->
    [one] One line cannot be finished. Undo, or check.
   *[other] { $count } lines cannot be finished. Undo, or check.
}
play-ink-count = { $done } / { $count }
board-overview = the whole board in small

what-if-keep = Keep
what-if-contrary = The contrary
what-if-drop = Drop
what-if-open = What if…? Write something to see what follows.
what-if-question = What if { $cell } is { $state }?
what-if-follows = { $count ->
    [0] nothing follows so far
    [one] one cell follows so far
   *[other] { $count } cells follow so far
}
what-if-card = This supposition
what-if-depth = { $depth } deep
what-if-you = you
what-if-rest = follows
what-if-first = { $cell } { $state }
what-if-counts = { $filled } filled, { $crossed } crossed
what-if-about = If the board can no longer be completed, the contrary is true. What both ways have in common is certain.
what-if-about-several = If the board can no longer be completed, this cell is something else.
what-if-agree = Keep what is certain
