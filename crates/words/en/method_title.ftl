# What a player calls the methods; their technical names stand beside.

method-backtrack-complete-title = Line by line, then guesses
method-backtrack-overlap-title = Left against right, then guesses
method-search-title = The fastest, which learns
method-probe-levels-title = Trials near what is known
method-complete-title = Lines only, all they say
method-overlap-title = Lines only, left against right
method-ladder-title = Lines only, as people solve
method-ranges-title = Where each block can lie
method-backtrack-dfa-title = Cell by cell, with automata
method-backtrack-lazy-dfa-title = Cell by cell, automata as needed
method-backtrack-nfa-title = Cell by cell, simple automata
method-place-blocks-title = Block by block
method-brute-force-title = Every picture there is
sudoku-method-bands-title = The fastest, by bands
sudoku-method-fewest-candidates-title = Fewest digits first
sudoku-method-exact-cover-title = Dancing links
sudoku-method-backtrack-title = Cell after cell
sudoku-method-ladder-title = As people solve
