# What the libraries say of what cannot be read or answered.

door-unrecognised = { $name }: this is in none of the formats that Grille knows; the nearest are { $one } and { $two }
door-several = { $name }: there are several puzzles in it, and one is wanted
door-stopped = stopped before the answer
door-other-game = this is not for { $game }
door-name = { $what }: there is no “{ $name }”; choose among { $known }
door-size = no grid has { $rows } rows and { $cols } columns: each is from 1 to { $most }
door-board-size = the board has { $found } cells, and the puzzle { $expected }
door-value = no cell of this puzzle can be { $value }
door-gave-up = no puzzle like that in { $tries } tries
