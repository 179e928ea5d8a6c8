# Clues that are typed in, in the studio.

command-clues = Type in clues…
entry-name = Typed puzzle, { $size }
entry-size-title = How large is the puzzle?
entry-size-why = Count the rows and columns of numbers. You can change the size later.
entry-less = { $name }: one less
entry-more = { $name }: one more
entry-begin = Begin
entry-row = Row { $number } of { $count }
entry-column = Column { $number } of { $count }
entry-hint-row = Numbers from the left
entry-hint-column = Numbers from the top
entry-label = { $line }: { $clue }
entry-label-open = { $line }: no number yet
entry-untyped = Spaces or commas between numbers. An empty line is 0. Enter leads on.
entry-fit = Sum { $sum }; takes { $needs } of { $room } cells
entry-unfit = Takes { $needs } cells, and the line has { $room }
entry-bad-sign = “{ $sign }” is no part of a clue
entry-bad-long = No line has more than { $limit } cells
entry-bad-zero = 0 stands alone, for an empty line
entry-totals = Rows { $rows }, columns { $columns }
entry-totals-ink = { $ink }: rows { $rows }, columns { $columns }
entry-looking = Working it out…
entry-open = { $left ->
    [one] One line to go
   *[other] { $left } of { $count } lines to go
}
entry-open-why = Type a line and press Enter, or click beside the board: a click adds or enlarges, the wheel changes, a drag moves, the other button removes.
entry-none = No solution
entry-unique = One solution
entry-unique-why = The puzzle is whole and fair.
entry-several = Several solutions
entry-several-why = A number may be mistyped. It can be played all the same.
entry-unknown = Not found out in time
entry-rest-empty = All others are empty
entry-solve = Solve
entry-shown-none = Hidden
entry-shown-first = Solution
entry-shown-other = The other
entry-play = Play
entry-save = Save…
entry-draw = As a drawing
entry-anew = Another puzzle
entry-title = Title
entry-untitled = Untitled
entry-black = Black
entry-coloured = Colours
entry-ink-more = Another ink
entry-ink-less = Without the last ink
entry-ink-about = { $ink }: type { $key } behind a number
entry-key-number = A number of the line
entry-key-ink = The ink of the number before it
entry-key-next = Next line
entry-key-before = Line before
entry-key-other = From rows to columns and back

