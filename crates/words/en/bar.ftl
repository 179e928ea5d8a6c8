# The bar of the window, names of keys, dates and sizes.

tab-library = Library
tab-play = Play
tab-daily = Daily
tab-watch = Watch
bar-search = Find a command
bar-more = More
key-ctrl = Ctrl
key-shift = Shift
key-alt = Alt
key-space = Space
key-enter = Enter
key-escape = Esc
key-backspace = Backspace
size = { $columns } × { $rows }
date = { $day } { $month }
date-month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[other] December
}
date-weekday = { $number ->
    [0] M
    [1] T
    [2] W
    [3] T
    [4] F
    [5] S
   *[other] S
}
