# What `--help` says: `help-COMMAND` is its sentence, `help-COMMAND-after` what stands below its
# options, `help-opt-NAME` an option, `help-COMMAND-opt-NAME` one that means something else there,
# `help-GAME-opt-NAME` one of a command for that game alone. What stands below the options begins
# with examples; `help-sudoku-COMMAND-examples` takes their place after `grille sudoku`.

help-usage = Usage:
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-head = { $name }:
help-method-heading = Options of methods for nonograms
help-default = [default: { $value }]
help-values = [values: { $values }]
help-aliases = [also: { $aliases }]
# The words for values that are other words here, as OWN:TOLD.
help-value-names = PUZZLE:PUZZLE
help-value-command = COMMAND

help-grille = A workshop for nonograms and sudoku: both are solved, checked, explained, rated and converted
help-grille-after =
    Examples:
      grille                     the window; without a screen, a tour
      grille solve owl           the solution of a puzzle of `grille list`
      grille check FOLDER        which puzzles of a folder are unique
      grille COMMAND --help      everything about a command

    Exit codes (of many puzzles the worst counts):
      0    yes: solved, unique, written, made
      1    no: no solution, several, none found
      2    trouble: a bad file, bad usage, or a limit was hit before the answer
      130  interrupted
help-help = Print the help of a command
help-help-after =
    Examples:
      grille help solve
      grille help lab run
help-play = Open the window, with a puzzle or to choose one
help-play-after =
    Examples:
      grille play
      grille play owl

    Exit codes:
      0    the window was closed
      2    there is no screen, a bad file, or bad usage
help-edit = Open the window’s studio, to draw a puzzle or to change one
help-edit-after =
    Examples:
      grille edit
      grille edit owl
      grille edit drawing.non

    Exit codes:
      0    the window was closed
      2    there is no screen, no picture to change, a bad file, or bad usage
help-solve = Solve puzzles, and say whether there is another solution
help-solve-after =
    Examples:
      grille solve owl
      grille solve --all --to bits examples/table2.picross
      grille solve --count examples/ones.picture

    Exit codes:
      0    a solution was printed or counted
      1    no solution, or the method is stuck
      2    a bad file, bad usage, or a limit was hit before the answer
      130  interrupted
      Of many puzzles the worst counts.
help-check = Tell whether puzzles have no solution (and why), one, or several
help-check-after =
    Examples:
      grille check puzzles
      grille check --why examples/table2.picross

    Exit codes:
      0    every puzzle has exactly one solution
      1    none or several, or the method is stuck
      2    a bad file, bad usage, or a limit was hit before the answer
      130  interrupted
      Of many puzzles the worst counts.
help-explain = Solve puzzles as a person would, and give the argument of every step
help-explain-after =
    Examples:
      grille explain duckling
      grille explain owl -o owl.html

    Every step is one deduction of the ladder of human techniques (`grille methods ladder`), the
    cheapest there is. Techniques of sudoku that argue with a single solution are used only where
    a search has proven it, and never with --to drat. Where no technique goes on, the end says so,
    and how many cells are open.

    Exit codes:
      0    every puzzle was solved by argument alone
      1    no technique goes on, or there is no solution
      2    a bad file, bad usage, or a limit was hit first
      130  interrupted; nothing is written to --output then
      Of many puzzles the worst counts.
help-hint = Tell a player who is stuck how to go on, or what is wrong
help-hint-after =
    Examples:
      grille hint snail
      grille hint --level argument snail
      grille hint --moves moves.txt snail

    Levels of a hint, from little to all:
      where         in which part of the grid, or which box, to look
      line, digits  in which row or column of a nonogram; for which digits of a sudoku
      technique     ... and with which technique
      cells         ... and at which cells
      argument      what follows, and why
    A board that can no longer be completed is told as such, with the reason; with --moves also
    the move that made it so: the first of those after which there was no completion up to now.
    FILE has one move a line: cells and what to write in them, as `r1c1=1 r1c2=x r1c3=.` (ink,
    cross, nothing) or, in a sudoku, `r1c1=5 r1c2=?1+2 r1c3=.` (a digit, pencil marks, nothing);
    or `undo`, `redo`, `suppose` (opens a layer), `keep` or `drop` (close it). Empty lines and
    lines that begin with # are skipped. Pencil marks claim nothing, but what they show already is
    not told again.

    Exit codes:
      0    there is a next step, and the hint leads to it
      1    there is none: solved, no longer possible, or no technique goes on
      2    a bad file, bad usage, or a limit was hit first
      130  interrupted
      Of many puzzles the worst counts.
help-rate = Tell how hard puzzles are for a person, and in what way
help-rate-after =
    Examples:
      grille rate snail
      grille rate puzzles

    Classes of nonograms, from what a person needs and how often rows and columns take turns:
      trivial   line by line, one block at a time, at most 3 sweeps
      easy      ... at most 8 sweeps
      medium    line by line, but a longer way, or all that a line says at once
      hard      something must be assumed and refuted
      guessing  beyond the techniques of Grille, or several solutions
    A sweep is a look at all rows, or at all columns. Cells given away never raise the class.
    The score adds up, over all deductions, what the technique costs (1 to 60) times how many
    unfinished lines one looks at until one is met that has something to say.
    Tedium is the number of routine deductions a line. Levels: 0 to easy, 1 medium, 2 beyond.

    Classes of sudokus, by the hardest technique that one needs:
      trivial   asking for each digit where it goes: full houses and hidden singles
      easy      cells with one digit left, too: all singles
      medium    locked candidates, pairs and triples
      hard      fish, wings, rectangles, colours
      extreme   chains, almost locked sets, something supposed and refuted
      guessing  beyond the techniques of Grille, or several solutions
    The score adds up what each deduction costs: 4 for a full house, 14 for another
    single, from 50 for locked candidates to 700 for trial and error, and 10 more for each
    link of a chain beyond the fifth.

    Exit codes:
      0    every puzzle was rated
      1    a puzzle has no solution
      2    a bad file, bad usage, or a limit was hit before the answer
      130  interrupted
      Of many puzzles the worst counts.
help-print = Print puzzles on paper: sheets with answers, as PDF, SVG, PNG or a page
help-print-after =
    Examples:
      grille print owl snail hard-1 -o sheet.pdf
      grille print owl snail tulip cactus -o booklet.pdf --contents --qr --paper letter
      grille print --new 15x15 -n 8 --class easy --seed monday -o monday.pdf
      grille print owl --large --answers none -o owl.png

    Titles would give the pictures away: they stand with the answers. In puzzles with several inks
    every clue has the letter of its ink, so that a black-and-white printer will do. Clues are never
    smaller than 7 points (16 with --large): what does not fit is refused, with what would.

    The same puzzles and options are the same file, byte for byte.

    Exit codes:
      0    every puzzle was printed
      1    a puzzle has no solution or was not found, and was left out
      2    a bad file (the others are printed), bad usage, or a puzzle does not fit:
           nothing is written then
      130  interrupted
      Of many puzzles the worst counts.
help-convert = Write puzzles in another format
help-convert-after =
    Examples:
      grille convert notes --to picross
      grille convert puzzles --to webpbn -o FOLDER/
      grille convert owl --all -o FOLDER/

    Nonograms and sudokus have formats of their own (see `grille formats`). For both at once say
    --to twice, one format for each game, and --output with a folder, or --json.

    Exit codes:
      0    every puzzle was written
      2    a bad file, bad usage, or a puzzle that the format cannot hold
      130  interrupted
help-share = Print puzzles as codes of one line, as links, or as QR pictures
help-share-after =
    Examples:
      grille share owl
      grille share --qr hard-1
      grille share owl --link https://example.org/play -o owl.png
      grille share owl --progress

    A code begins with g1. and says the whole puzzle: colours, given cells and title too. Every
    command takes codes in place of files: `grille play g1.…`, `grille solve g1.…`; in the window
    they are pasted. Of a puzzle without a picture the solution is found first, as the picture is
    shorter than its clues; it is used for nothing else, and the code does not show it as a goal.

    With --progress the code also says what is written so far, and who opens it goes on from there: inks
    and crosses, digits and pencil marks. It is looked up in the games of the window, else in the file.

    With --output the codes go into a text file, or if its name ends in .png into a QR code; in a
    folder there is a PNG for each puzzle.

    Exit codes:
      0    every puzzle was shared
      2    a bad file, bad usage, or a puzzle that is too long for a QR code
      130  interrupted
help-certify = Write proofs that anyone can check: of the only solution, or that there is none
help-certify-after =
    Examples:
      grille certify owl -o proofs
      grille certify --binary puzzles -o proofs
      grille certify --check proofs

    For each puzzle the folder gets the puzzle itself, its solution (.solution), a formula in
    conjunctive normal form (.cnf), a proof that the formula has no model (.drat), and a note with
    the commands that check it (.md). The formula says what the clues say, and that some cell
    differs from the solution. Checkers of DRAT proofs, such as drat-trim or rate, accept the
    proof without knowing anything of Grille. Of several solutions two are written, and no proof.

    --check wants the formula to be that of the puzzle beside it, the solution to obey the rules,
    and every line of the proof to follow. docs/certificates.md tells what is to be trusted.

    Exit codes:
      0    every certificate was written, or accepted by --check
      1    --check rejected a certificate
      2    a bad file, bad usage, or a limit was hit before the answer
      130  interrupted
      Of many puzzles the worst counts.
help-backup = Write all games, drawings and settings into one file
help-backup-after =
    Examples:
      grille backup my-games.grille
      grille backup - | ssh elsewhere grille restore -

    Puzzles made ahead of time are left out: they can be made again.

    Exit codes:
      0    the backup was written
      2    bad usage, or something could not be read or written
help-restore = Bring back what a backup has, beside what is here
help-restore-after =
    Examples:
      grille restore my-games.grille

    Nothing that was played further here is replaced. A game that went on in both places stays as
    the one that was played for longer, and the other is kept aside in the same folder. Drawings
    that differ stay side by side. Settings are taken where nothing was chosen yet.

    Exit codes:
      0    everything that the backup has is here
      1    a game or drawing is open in a window, and stayed as it was
      2    bad usage, no backup or a damaged one; what was whole in it is here
help-bench = Measure how long sets of puzzles take, in milliseconds of CPU time
help-bench-after =
    Examples:
      grille bench puzzles
      grille bench --method search --seeds 5 puzzles

    Every file or folder is a set, of nonograms, sudokus or both. A puzzle takes its time to the
    second solution, or to the proof that there is no other, of 20 s unless a limit is given. All
    times are CPU times: what other programs take does not count. Each set gets a row:
      puzzles   how many were measured
      solved    ... and answered: none, unique or several
      timeouts  ... and stopped by a limit, with the time until then
      contradictions   how many the method met: unlike times, the same in every run
      median, mean, geo. mean, p90, p99, max   milliseconds a puzzle; at least 90 in 100 take no
                longer than p90; in the geometric mean an easy puzzle counts as much as a hard one
      total s   seconds for all of them
    With --seeds K every figure is computed for each seed by itself, and the row gives the
    median of the K values (the upper of the middle two if K is even); --json gives the
    figures of each seed too. Only methods with a seed take it: see `grille methods NAME`.

    Exit codes:
      0    every puzzle was measured
      2    a bad file, bad usage, or a wrong answer
      130  interrupted
help-methods = List the solving methods, or tell more about one
help-methods-after =
    Examples:
      grille methods
      grille methods ladder
help-techniques = List the techniques of human solvers, or show one at work
help-techniques-after =
    Examples:
      grille techniques
      grille techniques simple-boxes
      grille sudoku techniques x-wing

    Each is a rung of the ladder that `grille explain` and `grille rate` climb, the cheapest first.
    `grille new 10 --technique NAME` makes puzzles that need it, and nothing harder;
    `grille sudoku new --technique NAME` makes sudokus.

    Exit codes:
      0    listed, or shown
      1    no example was found
      2    no such technique
help-formats = List the file formats
help-formats-after =
    Example:
      grille formats
help-list = List the puzzles inside the program
help-list-after =
    Examples:
      grille list
      grille list --json
help-new = Make random nonograms to order (for sudokus: `grille sudoku new`)
help-new-after =
    Examples:
      grille new 20x20
      grille new 15 10 --class easy --symmetry left-right
      grille new 20 --class medium -n 100 -o FOLDER/

    The same command with the same seed and the same version of Grille makes the same puzzles;
    the seed stands in each of them. The clues of a picture that is not as asked for are thrown
    away, and another one is drawn, up to 10,000 times (50,000 for a technique).

    Exit codes:
      0    every puzzle was made
      1    none like that was found
      2    bad usage, or a limit was hit before one was found
      130  interrupted; files already written are whole
help-repair = Propose the smallest changes that make a nonogram unique, or as hard as wanted
help-repair-after =
    Examples:
      grille repair examples/table2.picross
      grille repair drawing.non --aim easy -o mended.non

    The picture is the goal in the puzzle's file, or else a solution of its clues. Its given
    cells are not kept: the repaired puzzle is that of the changed picture alone. Title, author,
    licence, notes and inks are kept.

    Proposals with the fewest cells come first, and of those the ones with the least damage.
    Where one or two cells are enough, it is proven that no fewer are; --json says so (`fewest`).
      --aim unique     one solution
      --aim by-lines   ... that lines alone lead to, without assuming anything
      --aim CLASS      ... of this class (see `grille rate --help`)
      --aim at-most-CLASS  ... of this class, or easier
      --weights outline  cells on an outline are changed rather than holes and specks made
      --weights uniform  every cell counts the same

    Exit codes:
      0    every picture is, or can be made, as asked for
      1    nothing was found for one within --most changed cells, or it has no picture
      2    a bad file, bad usage, or a limit was hit before the answer
      130  interrupted
      Of many puzzles the worst counts.
help-import = Make nonograms of pictures: photographs, logos, pixel art
help-import-after =
    Examples:
      grille import examples/hand.ppm -o hand.non
      grille import pear.jpg --width 30 --colours 4 -o pear.non
      grille import photos/ --height 25 --aim easy -o puzzles/

    A picture of a few colours in equal squares is pixel art: each square becomes a cell, in its
    own colour. Any other becomes black and white, 30 cells along its longer side; --width,
    --height and --colours say otherwise. Then as few cells as can be are changed, those first of
    which the picture says least, until the puzzle has one solution. The same picture and options
    give the same puzzle; the options are kept in the file.
      --aim by-lines        one solution that lines alone lead to
      --aim CLASS           one solution, and of this class (see `grille rate --help`)
      --aim at-most-CLASS   one solution, and of this class or easier
      --threshold otsu      black what is on the darker side of the best level
      --threshold local     ... of a level of its own for each place, for shadows
      --threshold 40        black what is darker than 40 % of white
      --edges only          outlines; --edges 50 adds them to the picture

    Exit codes:
      0    every picture became a puzzle as asked for
      1    one did not by changing as many cells as allowed, and was not written
      2    a bad file, bad usage, or a limit was hit before the answer
      130  interrupted
      Of many pictures the worst counts.
help-book = Make a whole book of puzzles from a recipe
help-book-after =
    Examples:
      grille book winter.toml -o winter.pdf
      grille book winter.toml -o winter.pdf --lang fr

    A recipe is a TOML file. Every option of `grille print` is a key at its top (paper = "a5",
    per-page = 2, qr = true); title, subtitle, author and how-to-play are others. Puzzles come from
    puzzles = ["FILE", "FOLDER/", "owl"], or are made by new = "15x15" with number, class,
    technique, colours, seed and game; at the top, or in chapters:

      title = "Winter evenings"
      paper = "a5"
    {"  [[chapter]]"}
      title = "Pictures"
      puzzles = ["owl", "snail"]
    {"  [[chapter]]"}
      title = "Numbers"
      new = "9"
      game = "sudoku"
      number = 20
      seed = "winter"

    chapters = "class" makes a chapter of each class instead. The book has a cover, the rules,
    contents, the chapters, the answers, and whose the puzzles are.

    Exit codes:
      0    the book was written
      1    a puzzle has no solution or was not found, and was left out
      2    a bad file (the others are printed), a bad recipe, or a puzzle does not fit:
           nothing is written then
      130  interrupted
help-lab = The laboratory: every method on every puzzle, measured and drawn
help-lab-after =
    Examples:
      grille lab run --sides 4..8 -n 10 --methods all -o FOLDER
      grille lab report FOLDER
help-lab-run = Run a campaign: every method on every puzzle, recorded
help-lab-run-after =
    Examples:
      grille lab run --sides 4..8 -n 10 --methods all -o FOLDER
      grille lab run campaign.toml --shard 1/4 -o PART1

    A campaign file is TOML. What stands at its top holds for every part that does not say
    otherwise; parts that ask for the same grids share them, so that their methods are compared:

        name = "automata"
        seed = 42                 # of the first grid; grid i has seed + i
        chance = 50               # percent of black; also [30, 50] or "10..90/10"
        step-limit = 1000000      # decides outcomes, the same on every machine
        time-limit = "60s"        # CPU time, a safety net, recorded as such
        until = "proof"           # or "first": stop at the first solution
    {"    [[part]]"}
        n = "4..11"               # both ends count; also 4 or [4, 6, 8]
        iter = 1000
        methods = ["backtrack-dfa", "backtrack-dfa+rules=before"]
    {"    [[part]]"}
        puzzles = ["puzzles"]     # files and folders instead of random grids
        methods = "all"

    The folder gets campaign.toml and records.csv, one line for each method and puzzle; its columns
    are told in docs/lab.md. The same command goes on where it was killed. Every solution is
    verified and all methods are compared; a disagreement stops the campaign and leaves dispute.non
    in the folder.

    Exit codes:
      0    everything is recorded
      2    bad usage, a bad file, a full disk, or methods that disagree
      130  interrupted; the same command goes on
help-lab-study = Redo the automata study: run its plan, then write the report
help-lab-study-after =
    Examples:
      grille lab study --quick -o FOLDER
      grille lab study --scale 10 -o FOLDER

    The plan is that of the study, with more methods and sizes beside it. All of it takes days;
    --scale 10 divides every number of grids by ten, --quick takes a minute or two. The folder gets
    what `grille lab run` writes, and the report. The same command goes on where it was killed.

    Exit codes:
      0    everything is recorded, and the report is written
      2    bad usage, a full disk, or methods that disagree
      130  interrupted; the same command goes on
help-lab-report = Write the report of a campaign: a page, charts, and the figures behind them
help-lab-report-after =
    Example:
      grille lab report FOLDER

    Exit codes:
      0    the report is written
      2    no campaign there, or records that disagree
help-lab-export = Write the records of a campaign in another form, or read files of the study
help-lab-export-after =
    Examples:
      grille lab export FOLDER --to json
      grille lab export FOLDER -o records.csv

      study    the line of the automata study: seed, seconds to make automata, to apply rules, to
               search for the first solution, all of them, cells found by rules (-1 if they did not
               run), mode (0 brute force, 1 dfa, 2 nfa, 3 dfa + rules, 4 nfa + rules); records of
               other methods, and runs without a solution, have no such line and are left out
      csv      the records as they are; a file of study lines instead of a folder becomes CSV too
      json     one object a line
      parquet  columns for data frames; only where the program was built with --features parquet

    Exit codes:
      0    the records are written
      2    trouble
help-lab-diff = Tell where the records of two folders differ
help-lab-diff-after =
    Example:
      grille lab diff --ignore-times ONE OTHER

    Exit codes:
      0    no difference
      1    some
      2    trouble
help-lab-merge = Put the parts of a campaign together, and prove that nothing is missing or double
help-lab-merge-after =
    Example:
      grille lab merge PART1 PART2 -o ALL

    Every part is a folder of the same campaign, run by the same version with --shard I/N. The
    output is written once everything has been found to be there, and methods to agree.

    Exit codes:
      0    the parts are one campaign, complete, each instance once
      2    an instance is missing or double, methods disagree, or campaigns or versions differ
help-lab-automaton = Show the automaton of a clue, and follow a word through it
help-lab-automaton-after =
    Examples:
      grille lab automaton 3 1
      grille lab automaton 1 2 --partial '0?0?1'
      grille lab automaton 2 1 --word 1101 --svg

    Letters: 0 white, 1 black, ? unknown. Without a flag, the automaton for lines that are known.
    With --partial unknown cells are read too, and a letter may lead to several states; --dfa makes
    it deterministic, a state for every set of states.

    Exit codes:
      0    the word is accepted, or none was given
      1    the word is not accepted
      2    trouble
help-lab-ranges = Show the block ranges of a puzzle before and after the rules, and what each rule found
help-lab-ranges-after =
    Example:
      grille lab ranges notes

    Exit codes:
      0    they are shown
      2    a bad file or bad usage
      130  interrupted
help-sudoku = The same commands for sudoku alone, and `grille sudoku new`
help-sudoku-after =
    Examples:
      grille sudoku new --class hard
      grille sudoku methods
help-sudoku-new = Make random sudokus to order, with one solution each and the same from the same seed
help-sudoku-new-after =
    Examples:
      grille sudoku new
      grille sudoku new --class medium --symmetry half-turn
      grille sudoku new 16 -n 10 -o sudokus.sdm
      grille sudoku new --practice x-wing

    Classes are those of `grille sudoku rate`. A number of clues that is too small for a class, or
    for the symmetry, may never come: the search gives up after 10,000 grids, or at a limit.

    With --practice the sudoku is half played: digits and the candidates that are left, so that the
    next hint is that technique. Rare techniques may not come up in 30,000 sudokus.

    Exit codes:
      0    every sudoku was made
      1    none like that was found
      2    bad usage, or a limit was hit before one was found
      130  interrupted; files already written are whole
help-sudoku-list = List the sudokus inside the program
help-sudoku-list-examples =
    Examples:
      grille sudoku list
      grille sudoku list --json
help-sudoku-solve-examples =
    Examples:
      grille sudoku solve hard-1
      grille sudoku solve --to line sudokus.sdm
      grille sudoku solve --count sudoku.txt
help-sudoku-check-examples =
    Examples:
      grille sudoku check sudokus.sdm
      grille sudoku check --method exact-cover hard-1
help-sudoku-explain-examples =
    Examples:
      grille sudoku explain hard-1
      grille sudoku explain hard-1 -o hard-1.html
help-sudoku-hint-examples =
    Examples:
      grille sudoku hint hard-1
      grille sudoku hint --level argument hard-1
      grille sudoku hint --moves moves.txt hard-1
help-sudoku-rate-examples =
    Examples:
      grille sudoku rate hard-1
      grille sudoku rate sudokus.sdm
help-sudoku-convert-examples =
    Examples:
      grille sudoku convert hard-1 --to line
      grille sudoku convert sudokus.sdm --to sdk -o FOLDER/
help-sudoku-certify-examples =
    Examples:
      grille sudoku certify hard-1 -o proofs
      grille sudoku certify --binary FILE -o proofs
      grille sudoku certify --check proofs
help-sudoku-print-examples =
    Examples:
      grille sudoku print hard-1 easy-1 -o sheet.pdf
      grille sudoku print --new 9 -n 12 --class hard --seed monday -o monday.pdf
      grille sudoku print --new 9 -n 4 --technique x-wing -o x-wing.pdf
help-sudoku-techniques-examples =
    Examples:
      grille sudoku techniques
      grille sudoku techniques x-wing
help-sudoku-share-examples =
    Examples:
      grille sudoku share hard-1
      grille sudoku share --qr hard-1
      grille sudoku share hard-1 --link https://example.org/play -o hard-1.png
help-sudoku-bench-examples =
    Examples:
      grille sudoku bench sudokus.sdm
      grille sudoku bench --method backtrack --seeds 5 sudokus.sdm
help-sudoku-methods-examples =
    Examples:
      grille sudoku methods
      grille sudoku methods bands
help-sudoku-formats-examples =
    Example:
      grille sudoku formats
help-completions = Print a completion script for a shell
help-completions-after =
    Example:
      grille completions bash > grille.bash
help-man = Print the manual page, or write one for every command
help-man-after =
    Examples:
      grille man
      grille man -o FOLDER/

help-opt-help = Print this help
help-opt-version = Print the version
help-opt-lang = Language of all messages [default: the system's]
help-opt-colour = When to use colours; NO_COLOR is respected
help-opt-puzzles = Files or folders of nonograms, sudokus or both, names in the collection (see `grille list`), a sudoku as 81 characters (or 16, 36, 256), codes `g1.…`, links that end in one, game IDs `5x5:…`, or `-` for standard input
help-sudoku-opt-puzzles = Files or folders of sudokus, names in the collection (see `grille sudoku list`), a sudoku as 81 characters (or 16, 36, 256), or `-` for standard input
help-nonogram-opt-puzzles = Files or folders of nonograms, names in the collection (see `grille list`), or `-` for standard input
help-opt-from = Read every input as this format instead of finding it out
help-opt-output = Write into this file, or into this folder if it is one or its name ends in `/`; `-` is standard output
help-opt-file = The file to write; `-` is standard output
help-opt-backup = The backup; `-` is standard input
help-opt-force = Replace files that are there already
help-opt-json = Print one JSON object a line, one per puzzle
help-bench-opt-json = Print one JSON object a line, one per set
help-opt-threads = Puzzles worked on at once [default: one per core]
help-sudoku-opt-threads = Sudokus worked on at once [default: one per core]
help-solve-opt-threads = Puzzles worked on at once; of a single nonogram that is hard, searches that share what they learn [default: one per core]
help-check-opt-threads = Puzzles worked on at once; of a single nonogram that is hard, searches that share what they learn [default: one per core]
help-opt-from_board = Start from what somebody wrote, the last saved board in the puzzle's file
help-opt-board = Start from this half-filled grid of a sudoku, row by row (81 characters): its digits that are not given are your own
help-opt-stats = Print what the work took
help-opt-shard = Take only part I of N of each set: its puzzles number I, I+N, I+2N and so on
help-lab-study-opt-shard = Take only part I of N; the report is left to `lab merge` and `lab report` then
help-opt-time_limit = Most time for one puzzle: 20s, 500ms, 2m, 1h
help-opt-step_limit = Most steps of the method for one puzzle; the same on every machine
help-opt-name = The method to solve with (see `grille methods`) [default: the fastest for the puzzle]
help-methods-opt-name = The method to tell about
help-opt-rules = When the block-range rules work
help-opt-choice = Which cell a hypothesis is made on
help-opt-lines = Which line is looked at next
help-opt-first_colour = Which colour a hypothesis tries first
help-opt-memo = How many line results are remembered
help-opt-memo_file = Remember line results between runs in this file
help-opt-passes = How often the block-range rules go over the grid; 0 until they find nothing more
help-opt-states = The most states of all automata together; with --count, of one layer
help-opt-memory = The most MiB for what a search learns, on each thread; with --count, for its layers
help-opt-seed = What decides where nothing else does; another seed, the same answers by another way
help-new-opt-seed = Any text; from it everything follows [default: another one each time]
help-sudoku-new-opt-seed = Any text; from it everything follows [default: another one each time]
help-lab-run-opt-seed = The seed of the first grid; grid i has seed + i [default: 1]
help-lab-study-opt-seed = Add this to every seed: the same study on other grids
help-opt-first = Stop at the first solution, whether or not there are others
help-opt-all = Print every solution, one by one
help-opt-count = Print how many solutions there are, exactly, and none of them
help-opt-max_solutions = Print at most so many solutions [default: 2, to know whether the first is unique]
help-opt-trace = Print every step of the method; with --json, one object per step and line
help-solve-opt-to = Print solutions of nonograms as blocks, ascii, bits (0 and 1), or a puzzle file that holds them; of sudokus as a grid or a line [default: blocks; a grid for one sudoku, lines for several]
help-sudoku-solve-opt-to = Print solutions as a grid or a line [default: a grid for one sudoku, lines for several]
help-opt-to = The format to write [default: by the ending of --output, else non]
help-sudoku-new-opt-to = The format to write [default: by the ending of --output, else a drawing of one sudoku, a line each of several]
help-share-opt-qr = Print a QR code for the terminal
help-share-opt-link = Print links to this address, with the code behind `#`
help-certify-opt-check = Check the certificates in these folders instead of writing any
help-certify-opt-binary = Write proofs in the binary form, which is shorter
help-certify-opt-output = The folder to write into
help-share-opt-progress = Add what is written so far: in Grille’s window, or else in the puzzle’s file
help-convert-opt-all = Write every format that can hold the puzzle into a folder, and tell what each loses
help-convert-opt-to = The format to write, one for each game [default: by the ending of --output]
help-sudoku-convert-opt-to = The format to write [default: by the ending of --output]
help-explain-opt-to = How to write it: html and pdf have a picture of each step, and are for one puzzle; drat is a proof for the formula of `grille certify` [default: by the ending of --output, else text]
help-repair-opt-most = The most cells to change
help-lab-export-opt-to = The form [default: by the ending of --output, else csv]
help-print-opt-to = What to write [default: by the ending of --output]
help-opt-paper = The paper: a4, letter, a5, a3, 6x9 (inches), tablet, or a size like 200x300mm
help-opt-per_page = How many puzzles go on a page [default: by their sizes]
help-opt-margin = What stays free on all sides, in millimetres
help-opt-gutter = What more stays free where pages are bound, in millimetres: on the left of odd pages
help-opt-leave_out = Leave out puzzles that do not fit, instead of printing nothing
help-opt-large = Large print: clues of 16 points at least
help-opt-grey = No colours at all: inks are told apart by their letters
help-opt-mirrored = Clues of nonograms on all four sides
help-opt-marks = Sudokus with pencil marks: every digit that no given digit excludes
help-print-opt-from_board = With what somebody wrote, the last saved board in the puzzle's file
help-print-opt-qr = A QR code beside each puzzle, with its code of one line (see `grille share`); left out where there is no room for it
help-print-opt-link = The QR codes are links to this address
help-opt-answers = Where the answers are: behind all puzzles, on the page behind each, or nowhere
help-opt-contents = Begin with contents by difficulty
help-opt-no_page_numbers = No page numbers
help-opt-no_rating = Do not rate the puzzles: no stars, no minutes
help-print-opt-title = What the whole is called
help-opt-new = Make new puzzles of this size instead of reading some (nonograms; sudokus after `grille sudoku`)
help-sudoku-print-opt-new = Make new sudokus of this size instead of reading some: 4, 6, 9 or 16
help-print-opt-number = How many new puzzles
help-print-opt-class = How hard new puzzles shall be (see `grille rate --help`)
help-print-opt-seed = Any text, from which new puzzles follow [default: another one each time]
help-techniques-opt-technique = The technique to show
help-opt-technique = The technique that it shall need, with none harder (see `grille techniques`)
help-print-opt-technique = The technique that new puzzles shall need, with none harder; its name stands above them
help-opt-recipe = The recipe, a TOML file
help-book-opt-to = What to write [default: by the ending of --output]
help-opt-why = Of several solutions of a nonogram, tell where they differ, and which given cells would settle it
help-opt-moves = Start from the board that these moves lead to, and blame one of them if it is wrong
help-opt-level = How much to tell
help-opt-profile = Tell everything about each puzzle [default: if there is only one]
help-opt-seeds = Run every puzzle with the seeds 1 to K, and give the median of each figure
help-opt-size = Width and height: `20x15` or `20 15`, a single number for a square
help-opt-side = How many rows: 4, 6, 9 or 16, or 9x9
help-opt-density = The share of ink: 0.45, 45% or 45
help-lab-run-opt-density = The share of black cells, in percent: 50, 10..90/10 [default: 50]
help-opt-colours = How many inks beside the background, up to 8
help-opt-class = How hard it shall be (see `grille rate --help`)
help-opt-source = What the picture looks like [default: all of them in turn]
help-opt-symmetry = How the picture looks like itself
help-sudoku-new-opt-symmetry = How the pattern of given cells looks like itself
help-opt-givens = How many cells are given
help-opt-ambiguous = Take any picture, whether or not it is the only solution
help-opt-number = How many puzzles
help-lab-run-opt-number = How many grids of each side and density [default: 1]
help-opt-clues = How many cells are given [default: as few as come]
help-opt-minimal = Leave no given cell without which the solution would still be unique
help-opt-practice = Play it up to where this technique comes next, to practise it
help-opt-uniform = Fill grids so that each is as likely as any other, instead of by backtracking
help-opt-aim = What the puzzle shall be
help-import-grid = Options of the grid
help-import-tone = Options of the picture
help-import-inks = Options of the inks
help-opt-files = Picture files (PNG, JPEG, GIF, BMP, WebP, PBM, PGM, PPM), folders of them, or `-` for standard input
help-opt-width = How many columns of cells; how many rows follows from the picture’s shape
help-opt-height = How many rows of cells; how many columns follows likewise
help-opt-crop = The part to take, in pixels: LEFT,TOP,WIDTH,HEIGHT
help-opt-aspect = Take the largest part of this shape from the middle: 1:1, 5:6
help-opt-turn = Turn the picture clockwise, by so many degrees
help-opt-mirror = Mirror the picture left to right, after turning it
help-opt-brightness = Lighter above 0, up to 100; darker below, down to -100
help-opt-contrast = More contrast above 0, up to 100; less below, down to -100
help-opt-gamma = Lighten what is dark (above 1, up to 10) or darken it (below 1, down to 0.1)
help-opt-invert = Let light and dark change places
help-opt-edges = Outlines: `off`, `only`, or how strong they are added, in percent
help-import-opt-colours = How many inks beside the background, found in the picture, up to 31
help-opt-palette = These colours and no others, the background first: fff,000,c33
help-opt-threshold = Black and white: `otsu`, `local`, or a level in percent of white
help-import-opt-density = Black and white: the darkest cells, so many of a hundred
help-opt-by_lightness = Tell black from white by lightness alone, not by colour
help-opt-background = The colour that stays empty: #88aaff [default: transparent, else most of the border]
help-opt-keep_similar = Leave colours as they are that a colour-blind player cannot tell apart
help-opt-dither = Make in-between shades of scattered cells; such puzzles mostly have many solutions
help-opt-specks = Groups of fewer cells than this are taken up by what is around them [default: 2]
help-opt-smooth = How often outlines are smoothed, up to 5
help-opt-no_pixel_art = Treat pixel art as a picture like any other
help-import-opt-seed = What decides which colours are found, where several would do
help-opt-settings = Begin with the settings in this file: a puzzle that was imported, or an object of `--json`
help-opt-no_repair = Take the picture as it is, however many solutions its puzzle has
help-opt-most = The most cells to change, in percent of all
help-opt-title = What the puzzle is called
help-opt-weights = Which changes are seen least
help-opt-proposals = The most proposals
help-opt-take = Which proposal to write
help-opt-drawing = A file whose picture is known, or a name in the collection [default: the drawings so far]
help-opt-puzzle = A file, or a name in the collection (see `grille list`) [default: choose in the window]
help-opt-first_frame = Print how long it took to the first picture on the screen, and close the window
help-opt-shell = The shell
help-opt-command = The command
help-opt-campaign = The campaign file; without one, the flags below say what to run
help-opt-sides = The sides of random grids: 10, 4..20, 4,6,8 [default: 3]
help-lab-run-opt-puzzles = Files, folders or names of puzzles instead of random grids
help-opt-methods = Methods with options: all, or search,backtrack-dfa+rules=before [default: search]
help-opt-until = Stop at the first solution, or when it is known whether there is another [default: proof]
help-lab-run-opt-step_limit = Most steps of a method on a puzzle [default: 1000000]
help-lab-run-opt-time_limit = Most CPU time of a method on a puzzle, a safety net [default: 60s]
help-lab-run-opt-certify = Prove every `unique` and `none`, and let a checker accept the proof before anything is recorded
help-lab-run-opt-output = The folder for the records; if it has some of this campaign, it goes on
help-lab-study-opt-output = The folder for records and report
help-lab-report-opt-output = The folder for the report [default: that of the campaign]
help-lab-merge-opt-output = The folder for all records
help-opt-quick = A minute or two on two cores
help-opt-scale = Divide every number of grids by this
help-opt-folder = The folder of the campaign
help-opt-png = Charts as PNG too; only where the program was built with --features png
help-opt-path = The folder of the campaign, or a file of study lines
help-opt-one = A folder of a campaign
help-opt-other = Another
help-opt-ignore_times = Compare everything but times
help-opt-parts = The folders of the parts
help-opt-clue = The lengths of the blocks, 0 for none; then a word to follow, if it cannot be taken for a length
help-opt-word = A word to follow: 0, 1 and ?
help-opt-partial = The automaton that reads unknown cells too
help-opt-dfa = The same, made deterministic
help-opt-text = Print it as text, as without this flag
help-opt-dot = Print it for Graphviz
help-opt-svg = Print it as a picture

# What is typed wrongly.
usage-see = see `{ $command } --help`
usage-value = “{ $value }” is no value of { $option }
usage-value-one-of = “{ $value }” is no value of { $option }: it is one of { $values }
usage-value-missing = { $option } wants a value
usage-value-why = “{ $value }” is no value of { $option }: { $why }
usage-unknown = there is no { $option } here
usage-unknown-close = there is no { $option } here; did you mean { $close }?
usage-command = there is no command `{ $command }`
usage-command-close = there is no command `{ $command }`; did you mean `{ $close }`?
usage-conflict = { $option } does not go with { $other }
usage-missing = missing: { $options }
usage-missing-command = which command? { $commands }
usage-twice = { $option } is given more than once
usage-other = that is not understood
usage-number = a whole number was expected
usage-range = it must be from { $least } to { $most }
usage-range-from = it must be at least { $least }
usage-share = a share from 0 to 1 like 0.45, or percent like 45 or 45%
usage-side = 4, 6, 9 or 16
usage-time-unit = a time has a unit: ms, s, m or h, like 20s or 500ms
usage-shard = a part I of N like 1/2, with I from 1 to N
usage-crop = four whole numbers: LEFT,TOP,WIDTH,HEIGHT
usage-aspect = two whole numbers like 1:1 or 5:6
usage-gamma = a number from 0.1 to 10
usage-edges = `off`, `only` or a number from 0 to 100
usage-threshold = `otsu`, `local` or a number from 0 to 100
usage-colour = a colour like #ff8800 or f80
usage-palette = from 2 to 32 colours like fff,000,c33
