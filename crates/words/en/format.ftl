# The file formats, in one line each.

format-picross = the Picross report: `rows columns`, then one clue a line
format-logimage = the Logimage project: two lines, clues between slashes, blocks between dashes
format-picture = the Picture report: clues between semicolons, then known cells as 0, 1 and 3
format-non = Simpson’s .non with colours, given cells, goals and saved boards: keeps everything
format-webpbn = webpbn’s XML: colours, several goals and saved boards
format-tournament = contest sets: $number, column clues, row clues, for each of many square puzzles
format-pbm = a picture in black and white as text, a pixel a cell; binary PBM is read too
format-ppm = a picture in colours as text, a pixel a cell; binary PPM and PGM are read too
format-png = a picture, a pixel a cell; GIF, BMP and WebP are read too
format-art = a picture in characters: . and #, 0 and 1, blocks, or letters for inks
