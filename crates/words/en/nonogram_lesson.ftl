# How to play.

lesson-back = Back
lesson-next = Next
lesson-play = Play the first puzzle
lesson-numbers = Numbers are blocks
lesson-numbers-text = The numbers beside a row are the lengths of its filled blocks, from left to right; those above a column, from top to bottom. Between two blocks lies at least one blank cell, unless they differ in colour. Here the second row has one block of three, the fourth two blocks of one.
lesson-sure = Begin with what is sure
lesson-sure-text = A five in a row of five fills it. A four in a column of five can lie high or low: the three cells in the middle are filled either way.
lesson-crosses = Mark what stays blank
lesson-crosses-text = The first column has its only block, so everything else in it is blank. Crosses help you to see it; you need not set them to win.
lesson-hands = Write and erase
lesson-hands-text = Left button fills, right button crosses out; the same again erases. Drag along a row or column to write several cells. Arrows, F and X do it by keys. The wheel moves a large board, Ctrl with the wheel zooms.
lesson-hint = Stuck? H gives a hint, a little more each time you press it. C looks for mistakes.
lesson-kept = Everything is kept as you go: close the window whenever you like.
about-what = Grille is a workshop for nonograms. Every puzzle of its collection has exactly one solution.
