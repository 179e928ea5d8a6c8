# Ce que dit la ligne de commande.

input-missing = aucun puzzle à lire : donner un fichier, un nom de `grille list`, un sudoku de 81 caractères, un code, ou `-` pour l'entrée standard
input-nowhere = { $name } : aucun fichier de ce nom, et aucun puzzle de ce nom dans la collection (voir `grille list`)
input-nowhere-close = { $name } : aucun fichier de ce nom, et aucun puzzle de ce nom dans la collection ; peut-être `{ $close }` ?
input-empty = { $name } : il n'y a rien dans ce fichier
input-read-already = l'entrée standard a déjà été lue
input-empty-folder = { $name } : il n'y a aucun fichier de puzzle dans ce dossier
input-unreadable = { $name } : lecture impossible : { $error }
input-unrecognised = { $name } : ce n'est pas un format que Grille connaît ; `grille formats` les énumère, `--from FORMAT` en impose un ; les plus proches sont { $one } et { $two }
input-understood = { $name } : compris comme { $rows ->
    [one] { $rows } indice de ligne
   *[other] { $rows } indices de lignes
} et { $columns ->
    [one] { $columns } indice de colonne
   *[other] { $columns } indices de colonnes
}
input-again = { $name } : { $count ->
    [one] 1 autre puzzle a
   *[other] { $count } autres puzzles ont
} ces défauts ou d’autres, qui ne sont pas montrés
input-no-puzzle = { $name } : il n'y a aucun puzzle dans ce fichier { $format }

solve-no-saved-board = --from-board demande une grille enregistrée dans le fichier (`saved` en .non, une solution de type « saved » en webpbn)
solve-only-one = un fichier de ce format contient un seul puzzle ; les autres ont été laissés de côté
solve-solution = Solution { $number } :

count-solutions = { $count } solutions
count-limit = limite atteinte{ $few ->
    [0] {" "}avant toute solution
    [one] {" "}: au moins { $count } solution
   *[other] {" "}: au moins { $count } solutions
}
count-interrupted = interrompu{ $few ->
    [0] {" "}avant toute solution
    [one] {" "}: au moins { $count } solution
   *[other] {" "}: au moins { $count } solutions
}
# Ce qui sépare les milliers d'un nombre.
number-group = { "\u202F" }

answer-unique = solution unique
answer-unique-from-board = la seule solution à partir de cette grille
answer-several = au moins { $found } solutions
answer-more = plus de { $found } solutions
answer-all = { $found } solutions, et aucune autre
answer-found = une solution ; on n'a pas cherché s'il y en a d'autres
answer-none = pas de solution : { $cause }
answer-stuck = bloqué : { $method } ne déduit plus rien
answer-limit = limite atteinte { $found ->
    [0] avant toute solution
    [one] après { $found } solution ; il y en a peut-être d'autres
   *[other] après { $found } solutions ; il y en a peut-être d'autres
}
answer-interrupted = interrompu { $found ->
    [0] avant toute solution
    [one] après { $found } solution
   *[other] après { $found } solutions
}
answer-wrong = { $method } a donné une image contraire aux règles : c'est un défaut de Grille, merci de le signaler avec le puzzle
answer-stats = { $steps } pas, { $lines ->
    [one] { $lines } ligne
   *[other] { $lines } lignes
}, { $guesses ->
    [one] { $guesses } hypothèse
   *[other] { $guesses } hypothèses
}, { $contradictions ->
    [one] { $contradictions } contradiction
   *[other] { $contradictions } contradictions
}, profondeur { $depth }{ $ruled ->
    [0] { "" }
   *[other] , { $ruled } cases par les règles
}{ $states ->
    [0] { "" }
   *[other] , { $states } états
}{ $hits ->
    [0] { "" }
   *[other] , { $hits } retenues
}, { $time } ms

window-left-out = ce programme a été construit pour le terminal, sans la fenêtre : le construire avec ses options par défaut

output-exists = { $path } existe déjà : --force le remplace
output-ending = { $path } : cette terminaison ne désigne aucun format que l’on puisse écrire ici ({ $known }) ; --to dit lequel, et un nom qui finit par / est un dossier

# Ce qui sépare une erreur de sa cause.
colon = {" : "}
system-not-found = aucun fichier ou dossier de ce nom
system-denied = cela n’est pas permis
system-exists = il y en a déjà un
system-folder = c’est un dossier
system-no-folder = ce n’est pas un dossier
system-full = le disque est plein
system-read-only = on ne peut rien y écrire
system-name = un fichier ne peut pas avoir ce nom
system-closed = plus personne ne lit cela
system-not-open = la sortie standard est fermée

remembered-not = { $name } : ce fichier n’est pas une mémoire de lignes et reste tel quel : donner un autre fichier à --memo-file
remembered-damaged = { $name } : cette mémoire est abîmée, ou d’une autre version ; elle repart de zéro

method-no-option = --{ $option } ne dit rien à { $method } ; `grille methods { $method }` dit ce qui convient
method-two-colours = { $method } n'accepte que les puzzles à deux couleurs

convert-which-format = quel format ? Donner --to FORMAT, ou un --output dont l'extension le dit
convert-only-one = un fichier { $format } contient un seul puzzle, et il y en a { $count } : donner un dossier existant à --output
convert-drops = un fichier { $format } ne peut pas garder { $what }
convert-cannot = un fichier { $format } ne peut pas contenir { $what }, et sans cela ce serait un autre puzzle

board-not-typed = --board est pour le sudoku ; ce que quelqu’un a écrit dans un nonogramme est dans son fichier (--from-board)
board-cells = --board demande { $count } cases, ligne par ligne, comme le puzzle les a
board-other = { $cell } est donné comme { $given }, et --board y a { $found }
list-black = noir
list-inks = { $count } encres
list-clues = { $count } donnés

tour-welcome = Grille, un atelier de grilles logiques : nonogrammes et sudokus. Voici un nonogramme.
    Les nombres sont les longueurs des blocs remplis de chaque ligne et de chaque colonne.
tour-solved = { $title } : résolu en examinant { $lines } lignes, et prouvé sans autre solution.
tour-next = À essayer ensuite :
tour-list = les puzzles contenus dans le programme
tour-solve = dessiner la solution de l'un d'eux
tour-trace = la même chose, étape par étape
tour-explain = chaque étape avec son argument et une image
tour-hint = comment continuer, du moins au plus
tour-check = est-il unique ? Tout fichier lisible, ou un dossier
tour-convert = le même puzzle dans un autre format
tour-sudoku = un nouveau sudoku ; les commandes ci-dessus prennent aussi des sudokus
tour-help = tout le reste

bench-set = lot
bench-puzzles = puzzles
bench-solved = résolus
bench-timeouts = arrêtés
bench-contradictions = contradictions
bench-median = médiane
bench-mean = moyenne
bench-geomean = moy. géom.
bench-p90 = p90
bench-p99 = p99
bench-max = max
bench-total = total s
bench-disagree = { $name } : { $method } répond { $first } avec la graine { $seed }, mais { $second } avec la graine { $other } : c'est un défaut de Grille, merci de le signaler avec le puzzle

# Les jeux, quand l'un a ce qu'un autre n'a pas.
game-nonogram = les nonogrammes
game-sudoku = le sudoku
game-head = Pour { $game } :
game-other = { $name } : ce fichier est fait pour { $other }, pas pour { $game }
game-other-format = { $format } est un format pour { $other }, pas pour { $game }
game-no-method = { $method } n'est pas une méthode pour { $game } ; `grille methods` les énumère
game-no-option = --{ $option } ne veut rien dire pour { $game }
game-no-style = --to { $style } ne veut rien dire pour { $game } : c'est là l'un de { $styles }
game-no-why = --why n'a pas de réponse pour { $game } : les différences entre solutions ne sont pas dites
convert-all-folder = --all écrit beaucoup de fichiers : donner un dossier à --output, par exemple `-o DOSSIER/`
share-too-long = c'est trop long pour un code QR ({ $count } caractères)
share-only-one = un PNG contient un seul puzzle : donner un dossier à --output
share-nothing-written = rien n'est encore écrit dans ce puzzle, ni dans la fenêtre ni dans son fichier : enlever --progress
convert-two-formats = --to nomme deux formats pour { $game } ; un seul suffit
convert-two-games = des puzzles de deux jeux ne vont pas dans un même fichier : donner un dossier existant à --output, ou --json
edit-no-picture = il n’y a pas d’image à modifier : on ne connaît que les indices

backup-folder = { $folder } est un dossier : une sauvegarde est un fichier, par exemple { $folder }/mes-parties.grille
backup-too-large = ce fichier dépasse les { $limit } Mio d’une sauvegarde
backup-other = ce n’est pas une sauvegarde de Grille ; `grille backup FICHIER` en écrit une
backup-newer = cette sauvegarde vient d’une version plus récente de Grille (format { $version }) ; mettez Grille à jour pour la rétablir
backup-games = parties : { $added } de plus, { $renewed } plus avancées ailleurs, { $kept } inchangées, { $open } ouvertes et laissées telles quelles
backup-drawings = dessins : { $added } de plus, { $renewed } plus avancés ailleurs, { $kept } inchangés, { $open } ouverts et laissés tels quels
backup-settings = réglages : repris de la sauvegarde
backup-open = ce qui est ouvert dans une fenêtre reste tel quel : fermez-le et recommencez
backup-damaged = cette sauvegarde est abîmée ou tronquée ; ce qui y était entier est rétabli
