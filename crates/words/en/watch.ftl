# Methods at work.

watch-method = Method
watch-from-here = My board
watch-from-start = The empty board
watch-speed = Speed
watch-back = Back to my board
watch-running = at work
watch-solution = a solution; there may be others
watch-stuck = deduces nothing more
watch-limit = a bound was hit
watch-options = Options
watch-stats = { $steps ->
    [one] One step
   *[other] { $steps } steps
}, { $guesses ->
    [0] no hypothesis
    [one] one hypothesis
   *[other] { $guesses } hypotheses
}
watch-depth = { $depth ->
    [one] one hypothesis stands
   *[other] { $depth } hypotheses stand
}

offer-default = as usual
offer-rules = Rules
offer-rules-never = never
offer-rules-before = before the search
offer-rules-during = during the search
offer-choice = Cell to guess
offer-choice-first = the first
offer-choice-freedom = least freedom
offer-choice-criticality = nearest to done
offer-choice-most-filling = most follows
offer-lines = Next line
offer-lines-given = as they lie
offer-lines-fewest = fewest ways
offer-lines-fifo = waited longest
offer-first-colour = First colour
offer-first-colour-black = ink
offer-first-colour-white = background
offer-memo = Lines remembered
offer-passes = Passes of the rules
offer-states = Most states
offer-memory = Memory, MiB
offer-seed = Seed
