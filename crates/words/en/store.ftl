## Games and settings that are kept between two runs.

store-locked = This game is open in another window. Close it there to go on here.
store-no-folder = The system does not say where programs may keep their files, so nothing will be saved. Set GRILLE_DATA to a folder.
store-newer = This game was saved by a newer version of Grille (format { $version }). Update Grille to go on with it.
store-full = The record of this game has reached its limit of { $limit } MiB; what follows will not be saved.
store-too-much = Everything together is larger than the { $limit } MiB that a backup can be. Copy the folder of the games instead.
store-read = { $path } cannot be read: { $why }
store-write = { $path } cannot be written: { $why }

store-lost-last = The last move was being saved when the program was stopped, and is lost.
store-lost-records = The saved game is damaged from line { $line } on. Everything before is here; the damaged file is kept as { $path }.
store-lost-setting = Line { $line } of the settings makes no sense and is ignored: “{ $text }”
game-own-goes-on = Your own game of this puzzle goes on. The board that came with it was not written over it; to begin from that board, choose Start again, then open it once more.
