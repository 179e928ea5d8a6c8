# The file formats, in one line each.

format-picross = the Picross report: `rows columns`, then one clue a line
format-logimage = the Logimage project: two lines, clues between slashes, blocks between dashes
format-picture = the Picture report: clues between semicolons, then known cells as 0, 1 and 3
format-non = Simpson’s .non with colours, given cells, goals and saved boards: keeps everything
format-webpbn = webpbn’s XML: colours, several goals and saved boards
format-tournament = contest sets: $number, column clues, row clues, for each of many square puzzles
