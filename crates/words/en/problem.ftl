# What is wrong with a file.

problem-help = help
problem-more = grille: { $name }: and { $count } more { $count ->
    [one] problem
   *[other] problems
} of this kind or another
problem-expected = expected { $what }, found { $found }
problem-expected-label = expected { $what }
problem-number-too-large = this number is over the limit of { $limit }
problem-too-many-blocks = more than { $limit } blocks in one clue
problem-clue-count = { $found ->
    [one] { $found } clue
   *[other] { $found } clues
}, but the file announces { $expected }
problem-clue-count-label = { $found } instead of { $expected }
problem-clue-count-help = there is one clue for each row, then one for each column; write 0 for an empty line
problem-block-count = { $found ->
    [one] 1 block in this clue, { $expected } announced
   *[other] { $found } blocks in this clue, { $expected } announced
}
problem-block-count-help = the number before the lengths says how many blocks the clue has
problem-row-count = { $found ->
    [one] { $found } row clue
   *[other] { $found } row clues
}, { $expected } announced
problem-column-count = { $found ->
    [one] { $found } column clue
   *[other] { $found } column clues
}, { $expected } announced
problem-xml = this is not well-formed XML
problem-cell-count = { $found ->
    [one] { $found } cell
   *[other] { $found } cells
} instead of { $expected }
problem-code-other = this is no code of such a puzzle
problem-code-newer = this code was made by a newer Grille
problem-code-damaged = this code is damaged: a character is wrong or missing
problem-code-help = a code begins with g1. and ends with a checksum; copy the whole line
problem-repeated = this was said before, and may be said only once

unsupported-triddler = triddlers, on grids of triangles, are not supported
unsupported-triangles = cells that are half one colour, half another are not supported
unsupported-variant = sudokus with rules beyond rows, columns and boxes are not supported
unsupported-unknown-length = blocks of unknown length are not supported
unsupported-costly-xml = XML with entity declarations, or with very many elements, attributes or shared texts, is not read

found-text = “{ $text }”
found-end-of-line = the end of the line
found-end-of-text = the end of the text

expected-block-length = the length of a block
expected-block-length-help = lengths are whole numbers from 1 up; 0 alone stands for an empty line
expected-rows-and-columns = the numbers of rows and columns
expected-rows-and-columns-help = for example `5 10` for 5 rows and 10 columns
expected-one-of = one of { $list }
expected-end-of-line = the end of the line
expected-end-of-text = nothing more
expected-row-clues = the clues of the rows
expected-column-clues = the clues of the columns
expected-line-count = a number of rows or columns
expected-colour-code = a colour
expected-colour-code-help = a colour is six hexadecimal digits like #ff8800, or three like #f80
expected-colour-symbol = one character to stand for the colour
expected-known-colour = a colour of this puzzle
expected-known-colour-help = declare every colour before it is used
expected-art-cell-help = a cell is `.` or `#`, `0` or `1`, a space or `█`, or a letter for each ink
expected-agreement = numbers that agree with each other
expected-pixel-value = a number for a part of a pixel
expected-pixel-value-help = a PPM says its largest value, up to 65535, then red, green and blue of each pixel
expected-cell = a cell
expected-cell-help = a cell is the character of a colour, `?` where it is open, or `[ab]` for one of several

fault-no-clues = there are neither clues nor a finished picture to take them from
fault-no-clues-help = give both row and column clues, or a goal in which every cell is known
fault-no-rows = a puzzle has at least one row
fault-no-columns = a puzzle has at least one column
fault-too-many-rows = { $found } rows are more than the limit of { $expected }
fault-too-many-columns = { $found } columns are more than the limit of { $expected }
fault-empty-block = a block of length 0 beside other blocks
fault-empty-block-help = leave it out; 0 alone stands for an empty line
fault-background-block = a block cannot have the background’s colour
fault-unknown-colour = this colour is not in the palette
fault-too-many-colours = { $found } colours are more than the limit of { $expected }, background included
fault-no-ink = the palette has a background but no ink
fault-repeated-name = a colour needs a name that no other colour has
fault-row-count = { $found ->
    [one] { $found } row
   *[other] { $found } rows
} of cells instead of { $expected }
fault-row-length = { $found ->
    [one] { $found } cell
   *[other] { $found } cells
} instead of { $expected }
fault-empty-cell = a cell that may have no colour at all

not-text-too-large = { $name }: the file is larger than the limit of { $limit } MiB
not-text-binary = { $name }: this is not a text file (byte { $at } is a control character)

part-clues = clues that no picture with them says
part-colours = colours
part-givens = given cells
part-about = title, author and the like
part-drawings = goals and saved boards
part-rectangle = a grid that is not square
part-long-clues = clues that are longer than their line, or blocks of more than 255 cells
