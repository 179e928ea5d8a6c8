# The laboratory.

lab-twice = { $method } is asked twice about the same grids of side { $side }: let the parts of the campaign differ in n, chance, seed or method
lab-twice-files = { $method } is named twice for the same puzzles
lab-nothing = there is nothing to run: no grid and no puzzle
lab-file = { $path }: { $why }
lab-no-campaign = { $path }: this is no folder of a campaign: it has no campaign.toml
lab-foreign = { $path }: there are other files in this folder, and no campaign: give an empty or a new folder as --output
lab-not-made = { $path }: this file does not say which version made the records beside it
lab-other-campaign = { $path }: the records there belong to another campaign or another part of it: give another --output
lab-other-version = { $path }: version { $there } made these records, and this is { $here }: methods may count otherwise; give another --output
lab-locked = { $path }: another program is writing records there
lab-no-records = { $path }: this file holds no records of this version
lab-damaged = { $path }: line { $line } is no record; nothing was changed
lab-unplanned = { $path }: the record of line { $line } is not what the campaign has there; have the puzzles changed?
lab-missing = no part has instance { $instance }
lab-double = instance { $instance } is in { $one } and in { $other }
lab-without = this program was built without { $what }: build it with `--features { $what }`

lab-flaw-syntax = this is not TOML: { $why }
lab-flaw-key = unknown key “{ $key }”
lab-flaw-type = the value of “{ $key }” is of the wrong kind
lab-flaw-empty = “{ $key }” is empty
lab-flaw-puzzles = “{ $key }” is for random grids and does not go with “puzzles”
lab-flaw-word = “{ $word }” is not a word for “{ $key }”: use first or proof
lab-flaw-part = there is no [[part]] in this campaign
lab-numbers-form = “{ $text }” is no number; write 7, 4..11, 10..90/10 or 4,6,8
lab-numbers-backwards = “{ $text }” runs backwards
lab-numbers-bounds = { $found } is not from { $least } to { $most }
lab-no-method = there is no method “{ $name }”; `grille methods` lists them
lab-no-value = “{ $value }” is no value for { $option }

lab-said-wrong = a picture that breaks the rules
lab-said-unproven = a proof that is not accepted
lab-said-solution = solution { $hash }
lab-said-excluded = { $hash } is no solution
lab-dispute = the methods disagree: { $method } says “{ $says }”, { $other } says “{ $against }”. The puzzle is in { $path }; the campaign stops here. This is a defect of Grille, please report it
lab-dispute-known = { $method } says “{ $says }”, but the puzzle was drawn with “{ $against }”. The puzzle is in { $path }; the campaign stops here. This is a defect of Grille, please report it

lab-disagree = instance { $instance }: { $method } says “{ $says }”, { $other } says “{ $against }”: these records are not of one campaign, or were changed

lab-progress = { $done } of { $all } puzzles, { $rate } a second, about { $left } left
lab-done = { $path }: { $many ->
    [one] 1 record
   *[other] { $records } records
} of { $count ->
    [one] 1 puzzle
   *[other] { $puzzles } puzzles
}
lab-done-shard = { $path }: this part of { $puzzles } puzzles is recorded; `grille lab merge` puts the parts together
lab-interrupted = { $path }: { $done } of { $all } puzzles; the same command goes on from here

lab-title = Campaign: { $name }
lab-title-study = The automata study, redone
lab-about = { $puzzles } puzzles, { $methods } methods, { $records } runs. Every solution was verified, and all methods agree.
lab-fact-command = command
lab-fact-version = version
lab-fact-seed = seeds
lab-fact-scale = scale
lab-scale = the plan’s numbers of grids, divided by { $by }, and never fewer than a few
lab-report = { $path }: report of { $many ->
    [one] 1 record
   *[other] { $records } records
}

lab-short-rules-before = rules
lab-short-rules-during = rules during
lab-short-memo = memo

lab-axis-side = side n of the grid
lab-axis-time = CPU time to the first solution
lab-axis-mean = mean CPU time
lab-axis-steps = steps to the first solution
lab-axis-ratio = time of DFA over time of NFA
lab-axis-chance = chance of a black cell
lab-axis-settled = cells settled
lab-axis-share = share of the grids
lab-axis-solved = share of the grids solved
lab-level-equal = equally quick

lab-figure-time = Median time against the side, grids of { $chance } % black
lab-figure-time-study = The methods of the study: median time against the side
lab-figure-steps = Median steps against the side, grids of { $chance } % black
lab-figure-duel = Deterministic against nondeterministic automata
lab-figure-phases = Where the time goes: making automata, then searching
lab-figure-settled = Cells settled by { $method }, without any hypothesis
lab-figure-unique = Grids whose clues have one solution
lab-figure-lines = Grids that line solving alone solves
lab-figure-cactus = Grids of side { $side }: how many are solved within a time
lab-figure-scatter = { $x } against { $y }, grid by grid
lab-duel-plain = without rules
lab-duel-rules = with rules
lab-phase-prepare = making
lab-phase-search = searching

lab-caption-growth = Medians, where runs that hit a limit count as going on (Kaplan–Meier). A hollow arrow is a lower bound: more than half of the runs hit a limit. The scale is logarithmic: a straight line is exponential growth.
lab-caption-duel = The two methods on the same grids: the median of the ratio, and the middle half of the grids as a band. Above the line nondeterministic automata are quicker, below it deterministic ones.
lab-caption-phases = Means. A hollow arrow is a lower bound, as some runs hit a limit. Deterministic automata are dear to make and cheap to read; nondeterministic ones the other way round.
lab-caption-settled = The mean over the grids; bars, where they can be seen, are 95 % confidence.
lab-caption-share = Bars are 95 % confidence (Wilson); grids that hit a limit widen them, as they may belong to either side.
lab-caption-cactus = The lower and the further right, the better. A curve that ends early leaves grids unsolved within its limit.
lab-caption-scatter = CPU time to the first solution. A point for each grid, a sample where there are many. Below the diagonal { $y } is quicker, above it { $x }. A cross is a run that hit a limit.

lab-verdict = The study’s conclusion, tested
lab-verdict-plain = Automata alone.
lab-verdict-rules = Automata after the rules.
lab-verdict-lazy = Nondeterministic automata against deterministic ones whose states are made only when needed.
lab-verdict-none = no n
lab-verdict-sides = Quicker on most grids (95 % confidence, each side by itself): nondeterministic at { $nfa }; deterministic at { $dfa }; undecided at { $open }.

lab-growth = Growth
lab-growth-about = The curve that fits the medians at 50 % black better: a factor for each step of n, or a power of n; R² is the share of the variance of the logarithms that it explains.
lab-growth-factor = ×{ $factor } for each n (R² { $fit })
lab-growth-power = n to the { $power } (R² { $fit })
lab-fit-method = method
lab-fit-sides = n
lab-fit-time = time to the first solution
lab-fit-steps = steps to the first solution

lab-tables = All figures
lab-tables-about = Times to the first solution, and to the proof that there is another or none. “≥” is a lower bound: runs hit a limit. The same figures are in summary.csv.
lab-head-n = n
lab-head-chance = black
lab-head-runs = runs
lab-head-unique = unique
lab-head-stopped = stopped
lab-head-median = median
lab-head-mean = mean
lab-head-p90 = p90
lab-head-p99 = p99
lab-head-proof = proof
lab-head-steps = steps

lab-merged = { $path }: { $parts } parts, { $puzzles } puzzles, none missing and none double
lab-parquet-output = Parquet is not for a terminal: give --output FILE
lab-export-file = records go into one file: give its name, or `-`
lab-left-out = { $many ->
    [one] 1 record has
   *[other] { $count } records have
} no line in the study’s form

lab-no-clue = “{ $text }” is no clue: give lengths from 1 to 1000, like "3 1", or 0
lab-no-letter = “{ $letter }” is no letter here: 0 is white, 1 black, and with --partial or --dfa ? is unknown
lab-too-many-states = more than { $most } states
lab-too-many-drawn = { $count } states are too many for a picture: take --dot or --text
lab-automaton-dfa = deterministic, { $states ->
    [one] { $states } state
   *[other] { $states } states
} (→ start, ◎ end)
lab-automaton-nfa = nondeterministic, { $states ->
    [one] { $states } state
   *[other] { $states } states
} (→ start, ◎ end)
lab-nowhere = nowhere
lab-word-accepted = { $word }: accepted
lab-word-refused = { $word }: not accepted

lab-row = row { $number }
lab-column = column { $number }
lab-rule = { $name }: { $count ->
    [0] nothing
    [one] 1 cell ({ $cells })
   *[other] { $count } cells ({ $cells })
}
lab-rule-shortens = rule 2.2: ranges shorter by { $count ->
    [one] { $count } cell
   *[other] { $count } cells
}
lab-rule-contradiction = { $line } has no completion
lab-rule-open = { $open ->
    [one] { $open } cell is left open
   *[other] { $open } cells are left open
}:
