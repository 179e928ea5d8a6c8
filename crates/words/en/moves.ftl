# Moves, in every game.

moves-outside = this move leaves the grid, which has { $rows } rows and { $columns } columns
moves-given = this move writes into { $cell }, which is given
moves-empty = this move writes nothing
moves-bounds = this move goes beyond what a sheet can hold
moves-nothing = there is nothing to take back or to make again here
moves-nothing-supposed = nothing is supposed here that could be kept or dropped
moves-one-puzzle = --moves belongs to one puzzle, and there are several
