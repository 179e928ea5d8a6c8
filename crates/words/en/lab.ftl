# The laboratory.

lab-twice = { $method } is asked twice about the same grids of side { $side }: let the parts of the campaign differ in n, chance, seed or method
lab-twice-files = { $method } is named twice for the same puzzles
lab-nothing = there is nothing to run: no grid and no puzzle
lab-file = { $path }: { $why }
lab-no-campaign = { $path }: this is no folder of a campaign: it has no campaign.toml
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
lab-said-solution = solution { $hash }
lab-said-excluded = { $hash } is no solution
lab-dispute = the methods disagree: { $method } says “{ $says }”, { $other } says “{ $against }”. The puzzle is in { $path }; the campaign stops here. This is a defect of Grille, please report it
lab-dispute-known = { $method } says “{ $says }”, but the puzzle was drawn with “{ $against }”. The puzzle is in { $path }; the campaign stops here. This is a defect of Grille, please report it

lab-progress = { $done } of { $all } puzzles, { $rate } a second, about { $left } left
lab-done = { $path }: { $records } records of { $puzzles } puzzles
lab-done-shard = { $path }: this part of { $puzzles } puzzles is recorded; `grille lab merge` puts the parts together
lab-interrupted = { $path }: { $done } of { $all } puzzles; the same command goes on from here
