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
path-save = Save
