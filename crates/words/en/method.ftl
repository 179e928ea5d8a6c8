# The methods: the idea in one line, then where it comes from and what it costs.

method-backtrack-complete = everything each line implies; where that rests, hypotheses
method-backtrack-complete-more = Lines are settled by dynamic programming over all their completions, and lines that cross a change are looked at again. Where nothing changes any more, an open cell is supposed black; a contradiction takes it back. From the Picross report (2015), with the complete line solving that the Picture report (2013) wished for. A step is one line settled, in time cells x blocks; hypotheses can be exponentially many. Takes all colours.
method-backtrack-overlap = left-most against right-most placement; where that rests, hypotheses
method-backtrack-overlap-more = Each line is placed as far left and as far right as its known cells allow; cells that the same block covers in both are settled, and so are cells that no block can reach. From the Picross report (2015): SLPG, SLPD, Fusion, remplirCasesSureBl, backtracking, and the two finer whites its last chapter misses. A step is one line settled, in time cells x blocks. It sees less than complete line solving, so it makes more hypotheses. Takes all colours.
method-search = lines solved many cells at once, trials, and a search that learns from its contradictions
method-search-more = Lines are settled on whole machine words at once. Where that rests, every open cell is tried in each of its colours, once round, and what holds in every case is kept; where that rests too, hypotheses are made, and each contradiction leaves a clause behind that keeps the search from failing so again. Grille’s own, after published ideas: bit-parallel line solving, probing, conflict-driven learning with lazy explanations. Another seed takes another way to the same answers. A step is one line settled. Takes all colours.
method-probe-levels = overlap; where that rests, look for a contradiction near what is known
method-probe-levels-more = Where line solving rests, hypotheses are tried: on the neighbours of the last cell that was set, of the last cells set, on cells with two known neighbours, with one, then on all others. One that fails settles its cell; if none fails, the one from which the most follows is made. From the Picture report (2013), which described the levels and implemented the last. A step is one line settled; a round of probing can take cells x colours propagations. Takes all colours.
method-complete = everything each line implies, and no hypothesis
method-complete-more = Complete line solving until nothing changes; what is left open then is left open. A puzzle that it solves is unique and needs no guess. The Picture report (2013) wished for it. A step is one line settled, in time cells x blocks. Takes all colours.
method-overlap = left-most against right-most placement, and no hypothesis
method-overlap-more = The line solver of the Picross report (2015) until nothing changes. On all lines up to length 8 it misses half a percent of what complete line solving finds. A step is one line settled, in time cells x blocks. Takes all colours.
method-ladder = human techniques, cheapest first, and no guess
method-ladder-more = Sixteen techniques that people use, from the empty line by simple boxes, glue, mercury and forcing to everything a line implies, then short contradictions, then what two assumptions agree on. Always the cheapest deduction there is, one block or one gap at a time; what no technique settles is left open. The names are those of the English Wikipedia. A step is one line looked at, in time cells x blocks; a search for contradictions can take cells x colours x lines of them. Takes all colours.
method-ranges = the block-range rules of the automata study, and no hypothesis
method-ranges-more = Each block has a range of cells where it may lie; four rules fill cells and narrow ranges, in five passes over the grid unless told otherwise. From the automata study (2024). A step is one line, in time cells x blocks. Black and white only.
method-backtrack-dfa = cell by cell, lines checked by deterministic automata
method-backtrack-dfa-more = Cells in order, white first; after each, its row and column are read by automata that tell whether a completion is left. Nothing is deduced unless rules are switched on. The automata are made first, by the subset construction, and can explode: the number of states is bounded. From the automata study (2024). A step is a state made or a line read, in time cells. Takes all colours; for small puzzles.
method-backtrack-lazy-dfa = the same, with states made when a word first needs them
method-backtrack-lazy-dfa-more = As backtrack-dfa, but a state is made when a word first leads there, so nothing explodes that is not visited. Not in the study. A step is a line read. Takes all colours; for small puzzles.
method-backtrack-nfa = cell by cell, lines checked by nondeterministic automata
method-backtrack-nfa-more = As backtrack-dfa, with automata that are quick to make and slower to read. The study (2024) found them better for small grids. A step is a line read, in time cells x states / 64. Takes all colours; for small puzzles.
method-place-blocks = block by block along the rows, columns checked after each
method-place-blocks-more = The next block of a row is tried at every place in turn; after each, the columns under it are checked for a completion; where no place is left the block before moves on. The base solver of the Logimage project. A step is one block placed. Takes all colours; for small puzzles.
method-brute-force = every picture, one after the other
method-brute-force-more = Every cell is set in every way, and each whole picture is judged by the rules. From the automata study (2024), as the measure of all others. A step is one picture: colours to the power of the open cells. Takes all colours; for the smallest puzzles.

# What may be chosen.
option-rules = --rules never|before|during: when the block-range rules work
option-choice = --choice first|freedom|criticality|most-filling: which cell a hypothesis is made on
option-lines = --lines given|fewest|fifo: which line is looked at next
option-first-colour = --first-colour black|white: which colour a hypothesis tries first
option-memo = --memo N: how many line results are remembered; --memo-file FILE keeps them between runs
option-passes = --passes K: how often the block-range rules go over the grid, 0 until they find nothing
option-states = --states N: the most states of all automata together
option-memory = --memory MIB: the most memory for what a search learns, 1024 unless said
option-seed = --seed N: what decides where nothing else does; another seed, the same answers by another way
