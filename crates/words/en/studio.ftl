# The studio: the screens in which puzzles are made.

command-studio = Studio
tab-studio = Studio
menu-tools = Tools
menu-drawing = Drawing
key-tab = Tab
key-delete = Del

studio-pen = Pen
studio-eraser = Eraser
studio-line = Line
studio-rectangle = Rectangle
studio-ellipse = Ellipse
studio-bucket = Fill
studio-replace = Replace a colour
studio-text = Text
studio-select = Select
studio-pick = Pick a colour
studio-guard = Lock cells
studio-filled = Outlines or filled shapes
studio-mirror = Mirror
studio-select-all = Select everything
studio-clear = Empty the selection
studio-duplicate = Duplicate the selection
studio-flip-across = Flip left to right
studio-flip-down = Flip upside down
studio-turn-left = Turn to the left
studio-turn-right = Turn to the right
studio-invert = Invert
studio-shift-left = Shift to the left
studio-shift-right = Shift to the right
studio-shift-up = Shift up
studio-shift-down = Shift down
studio-resize = Size…
studio-about = Title, author, licence…
studio-reference = Picture underneath…
studio-check = Check while drawing
studio-other = Yours or the other solution
studio-next-repair = Next repair
studio-take-repair = Take the repair
studio-try = Try it
studio-save = Save as a file…
studio-create = New drawing…
studio-drawings = All drawings

trial-about = You are trying out your drawing. Nothing of it is kept.
trial-back = Back to the drawing

path-picture = Open a picture
path-picture-why = There is no dialog for files here. Type where the picture is:
path-place = Save as a file
path-place-why = There is no dialog for files here. Type where the file is to be:
path-into-why = There is no dialog for files here. Type the folder that the files are to lie in:
path-save = Save

studio-untitled = Untitled
studio-draft = Draft
studio-saved = Saved
studio-kept = Every stroke is kept as you make it. A file is saved when you ask for it.
studio-colours = { $count ->
    [one] one colour
   *[other] { $count } colours
}
studio-save-short = Save
studio-filled-rectangle = Filled rectangle
studio-filled-ellipse = Filled ellipse
studio-mirror-across = Mirror: left and right
studio-mirror-down = Mirror: above and below
studio-mirror-both = Mirror: both ways
studio-axis-across = Axis between left and right
studio-axis-down = Axis between above and below
studio-keys-move = Go over the board, or move the selection
studio-keys-draw = Use the tool here
studio-keys-go-on = Draw on
studio-keys-escape = Let go of what is under way

studio-background = Background: { $name }
studio-background-about = What nobody fills in. It can have any look.
studio-ink-hand = In hand: { $name }
studio-add-ink = Add a colour
studio-ink-look = Look { $code }
studio-ink-red = Red
studio-ink-green = Green
studio-ink-blue = Blue
studio-ink-name = Name of the colour
studio-ink-merge-title = Merge into
studio-ink-merge = Merge into { $name }
studio-ink-exchange = Swap with the background
studio-ink-remove = Remove

verdict-blank = Nothing drawn yet
verdict-blank-about = Draw, and the verdict on the puzzle stands here.
verdict-not-asked = Not checked
verdict-not-asked-about = This picture has not been looked at.
verdict-check = Check it now
verdict-checking = Checking…
verdict-checking-about = Is there another picture with the same clues?
verdict-given-up = Not known
verdict-given-up-about = Whether there is another solution cannot be told within the time that is worth waiting for.
verdict-unique = One solution
verdict-proved = proved
verdict-by-lines = It can be solved line by line, without supposing anything.
verdict-open = { $count ->
    [one] Line by line one cell stays open, marked with a dot. It takes more than that.
   *[other] Line by line { $count } cells stay open, marked with dots. It takes more than that.
}
verdict-several = Several solutions
verdict-two = Two solutions
verdict-several-about = { $count ->
    [one] The lit cell can be changed and every clue still fits. A fair puzzle has one solution.
   *[other] The { $count } lit cells can be changed and every clue still fits. A fair puzzle has one solution.
}
verdict-yours = Yours
verdict-other = The other
verdict-switches = Independent places
verdict-solutions = Solutions
verdict-no-rating = How hard it is took too long to tell.
verdict-unknown = not known
verdict-methods = Methods
verdict-lines-only = lines only
verdict-tedium = Pace
verdict-brisk = brisk
verdict-steady = steady
verdict-tedious = long-winded

advice-diagonal = Two cells at { $cell } lie diagonally and could be swapped: join them to something.
advice-border = { $side ->
    [top] { $count ->
        [one] The first row is empty
       *[other] The first { $count } rows are empty
    }
    [bottom] { $count ->
        [one] The last row is empty
       *[other] The last { $count } rows are empty
    }
    [left] { $count ->
        [one] The first column is empty
       *[other] The first { $count } columns are empty
    }
   *[right] { $count ->
        [one] The last column is empty
       *[other] The last { $count } columns are empty
    }
}: a smaller size would do.
advice-nearly-empty = Most cells are empty: there is little to argue with.
advice-nearly-full = Nearly all cells are filled: there is little to find.
advice-specks = { $count ->
    [one] One cell stands alone: single cells are hard to place.
   *[other] { $count } cells stand alone: single cells are hard to place.
}
advice-unused-ink = No cell is { $ink }.

repairs-title = Repairs
repairs-order = smallest change first
repairs-searching = looking…
repairs-none = none found
repairs-needless = none needed
repairs-want = What the puzzle shall be
repairs-care = What is kept of the picture
want-unique = One solution
want-lines = Lines only
want-class = At most { $class }
care-even = Any cell
care-surfaces = Keep surfaces
care-outlines = Keep outlines
repair-fill = Fill row { $row }, column { $column }
repair-empty = Empty row { $row }, column { $column }
repair-ink = Row { $row }, column { $column }: { $ink }
repair-cells = Change { $count } cells
repair-unique = unique
repair-take = Apply

create-title = New drawing
create-about = How large shall it be? You can change that later, on every side.
create-make = Draw
sides-wrong = A number from 1 to { $limit } for each side.
sides-large = A board this large is checked more slowly.

sayings-unique = One solution, proved.
sayings-title = About this puzzle
about-title = Title
about-author = Author
about-description = Description
about-licence = Licence
about-copyright = Copyright

resize-title = Size
resize-about = Rows and columns to add on each side; less than nothing takes them away.
resize-top = Rows above
resize-bottom = Rows below
resize-left = Columns at the left
resize-right = Columns at the right
resize-never = A side has 1 to { $most } cells.
resize-crop = Crop to what is drawn
resize-done = Change the size

reference-title = Picture underneath
reference-about = A picture to draw after. It is seen through the paper and is no part of the puzzle.
reference-opacity = Strength
reference-whole = Keep its proportions
reference-open = Choose a picture…
reference-remove = Take it away

save-title = Save as a file
save-file = File
save-format = Format
save-browse = Browse…
save-drops = Such a file cannot keep { $what }.
save-cannot = Such a file cannot hold { $what }, and it would be another puzzle without.
save-failed = The file cannot be written: { $why }
save-replaces = There is a file { $name } already. Replace it?
save-replace = Replace it
save-done = Saved: { $name }

studio-lead = Draw a picture, and Grille says at once whether its puzzle is fair and how hard it is.
studio-open = Open a puzzle to change…
studio-none = Your drawings will stand here. Every stroke is kept as you make it.
studio-mine = My drawings
drawing-card = { $title }, { $about }
drawing-ago = { $unit ->
    [now] just now
    [minutes] { $count ->
        [one] a minute ago
       *[other] { $count } minutes ago
    }
    [hours] { $count ->
        [one] an hour ago
       *[other] { $count } hours ago
    }
   *[days] { $count ->
        [one] yesterday
       *[other] { $count } days ago
    }
}
drawing-throw = Throw { $title } away
drawing-throw-sure = Throw this drawing away for good?
drawing-throw-yes = Throw it away
drawing-unreadable = This drawing cannot be read.
drawing-no-picture = This puzzle has no picture to change: only its clues are known.
text-hint = Type, then Enter
text-unknown = The small font has no { $sign }.
