# What can be chosen.

setting-letters = A letter on every colour
setting-mistakes = Show lines that cannot be completed
mistakes-at-once = at once
mistakes-line = when a line is full
mistakes-asked = when I ask
mistakes-never = never
setting-scale = Size of everything
setting-clock = Show the time
setting-cross = Mark of a blank cell
cross-cross = a cross
cross-dot = a dot
setting-language = Language
language-name = English
setting-theme = Colours
theme-system = as the system
theme-light = by day
theme-dark = by night
setting-contrast = More contrast
setting-motion = Less motion
setting-left = Left button
setting-right = Right button
setting-tools = Buttons for the tools
