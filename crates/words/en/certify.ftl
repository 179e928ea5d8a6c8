# Certificates: proofs that anyone can check (`grille certify`).

certify-where = a certificate is several files: give a folder as --output, such as `-o proofs`
certify-which-folder = which folder? Give the one that certificates were written into
certify-no-certificate = { $path }: there is no certificate in this folder
certify-too-large = the formula of this puzzle would have more than a hundred million clauses; no certificate is written
certify-limit = a limit was hit before the proof was complete; no certificate is written
certify-wrong = the solution that was found breaks the rules: this is a defect of Grille, please report it with the puzzle; no certificate is written
certify-unique = proven: one solution
certify-none = proven: no solution
certify-several = several solutions; two of them are written
certify-figures = ({ $added ->
    [0] the { $clauses } clauses of the formula refute themselves
    [one] one clause more than the { $clauses } of the formula
   *[other] { $added } clauses more than the { $clauses } of the formula
})
certify-accepted-unique = accepted: the solution is the only one
certify-accepted-none = accepted: there is no solution
certify-accepted-several = accepted: both solutions obey the rules
certify-rejected-puzzle = rejected: the puzzle beside it is missing or cannot be read
certify-rejected-solution = rejected: a solution is missing, breaks the rules, or is there twice
certify-rejected-formula = rejected: the formula is not that of this puzzle and this solution
certify-rejected-step = rejected: line { $step } of the proof does not follow
certify-rejected-unread = rejected: line { $step } of the proof is none
certify-rejected-unfinished = rejected: the proof ends before the contradiction
certify-rejected-file = rejected: { $why }
explain-drat-board = a proof begins with the puzzle as it is given, not with a board
explain-drat-stuck = no technique goes on from here: what is written follows, but proves no more
certify-note-unique =
    { $puzzle } has exactly one solution, the one in { $name }.solution.

    The formula { $name }.cnf says what the puzzle says, and in its last clause that some
    cell differs from that solution. The proof { $name }.drat shows that nothing satisfies it.
    Check it with one of these, in this folder:

        drat-trim { $name }.cnf { $name }.drat
        rate { $name }.cnf { $name }.drat
        grille certify --check .

    That the formula belongs to the puzzle: its third line has the SHA-256 of the puzzle's file.

        sha256sum { $puzzle }
certify-note-none =
    { $puzzle } has no solution.

    The formula { $name }.cnf says what the puzzle says. The proof { $name }.drat shows that
    nothing satisfies it. Check it with one of these, in this folder:

        drat-trim { $name }.cnf { $name }.drat
        rate { $name }.cnf { $name }.drat
        grille certify --check .

    That the formula belongs to the puzzle: its third line has the SHA-256 of the puzzle's file.

        sha256sum { $puzzle }
certify-note-several =
    { $puzzle } has several solutions.

    Two of them are in { $name }.solution and { $name }.solution2. They differ and both obey the
    clues: that is all there is to check.

        grille certify --check .
