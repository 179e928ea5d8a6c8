# Sudoku : fichiers, méthodes, pas.

expected-sudoku-cell = une case
expected-sudoku-cell-help = Un chiffre, une lettre de A à G à partir de dix, ou `.` ou `0` pour une case libre.
sudoku-length = { $found ->
    [one] une case
   *[other] { $found } cases
}, ce qu'aucun sudoku n'a
sudoku-length-label = { $found ->
    [one] une case
   *[other] { $found } cases
}
sudoku-length-help = Il faut 81 cases ligne par ligne, ou 16, 36 ou 256.
sudoku-rows = { $found ->
    [one] une ligne
   *[other] { $found } lignes
} de { $side } cases
sudoku-rows-label = { $found ->
    [one] une ligne
   *[other] { $found } lignes
}
sudoku-rows-help = Un sudoku de { $side } cases par ligne a { $side } lignes.
sudoku-side = { $found ->
    [one] { $found } ligne
   *[other] { $found } lignes
}, ce qu'aucun sudoku n'a : il en faut 4, 6, 9 ou 16
sudoku-unknown-digit = un chiffre plus grand que { $limit }
sudoku-empty-cell = une case qui n'a droit à aucun chiffre
sudoku-no-candidates = { $format } ne peut pas garder les chiffres exclus d'une case
sudoku-no-side = { $format } ne contient que des sudokus de neuf sur neuf
sudoku-no-saved = --from-board demande ce que quelqu'un a écrit dans le fichier (`[State]` en sdk, des cases modifiables en opensudoku)
sudoku-not-for = la méthode { $method } n'est pas faite pour { $shape }

sudoku-flaw-clues = un sudoku { $shape } à solution unique a de { $least } à { $most } indices
sudoku-flaw-beyond = un sudoku 9x9 au-delà de toute technique vient sans symétrie et avec les indices qu’il a : ne pas donner --symmetry ni --clues
sudoku-gave-up = { $name } : aucun sudoku de ce genre n'a été trouvé : essayer plus d'indices, une autre symétrie ou une autre classe
sudoku-practice-gave-up = { $name } : aucun sudoku sur { $tries } n’a eu cette technique pour étape suivante : { $technique }. Elle est rare ; essayer une autre graine
sudoku-practice-made = ensuite : { $technique }, graine { $seed }
sudoku-made = { $clues } indices, graine { $seed }

sudoku-cause-search = rien n'est faux d'emblée, mais chaque suite mène à une contradiction

sudoku-event-set = { $cell } est { $digits } ({ $why })
sudoku-event-guess = hypothèse { $depth } : supposons que { $cell } est { $digits }
sudoku-event-no-digit = contradiction : il ne reste aucun chiffre à { $cell }
sudoku-event-no-place = contradiction dans { $house }
sudoku-event-contradiction = contradiction
sudoku-why-peer = { $cell } a l'autre
sudoku-why-only = aucune autre place dans { $house }
sudoku-why-last = aucun autre chiffre ne reste
sudoku-why-bands = par les bandes de blocs
sudoku-why-tried = le contraire a été essayé

sudoku-method-bands = des bandes entières de blocs, par des tables, pour 9x9
sudoku-method-fewest-candidates = ce qui suit aussitôt, puis une hypothèse là où il reste le moins de chiffres
sudoku-method-exact-cover = les liens dansants : une couverture exacte des cases, lignes, colonnes et blocs
sudoku-method-backtrack = case après case, chiffre après chiffre
sudoku-method-ladder = les techniques humaines, de la plus facile à la plus difficile
sudoku-method-bands-more = Les places d'un chiffre dans une bande de trois blocs sont un nombre, et des tables disent ce qui en suit ; le reste est supposé là où il reste deux chiffres. Propre à Grille, d'après les idées publiques des programmes les plus rapides. Un pas est une hypothèse ou un tour de ce qui suit.
sudoku-method-fewest-candidates-more = Un chiffre posé quitte sa ligne, sa colonne et son bloc ; une case à un seul chiffre et un chiffre à une seule place sont posés. Quand plus rien ne suit, une case au moins de chiffres possible est supposée. Pour toutes les tailles. Un pas est une case posée.
sudoku-method-exact-cover-more = L'algorithme X de Knuth (2000) : chaque choix d'un chiffre pour une case couvre quatre conditions, et chaque condition doit être couverte une fois ; on se décide là où il y a le moins de choix. Pour toutes les tailles. Un pas est un choix.
sudoku-method-backtrack-more = La récursion du document sur le sudoku : les cases dans l'ordre, et dans chacune les chiffres qu'aucune voisine n'a, dans l'ordre ou mélangés par la graine. Pour toutes les tailles, avec de la patience. Un pas est un chiffre essayé.
sudoku-method-ladder-more = Chiffres uniques, candidats verrouillés, paires, poissons, ailes, couleurs, chaînes : la technique la moins chère qui trouve quelque chose est employée, encore et encore. Ce qui s'appuie sur une solution unique est laissé de côté, car personne ne l'a prouvée ; elle peut rester bloquée. Un pas est une technique interrogée.

sudoku-format-sudoku-code = une courte ligne, g1.…, avec titre et candidats ; les liens qui finissent ainsi sont lus aussi
sudoku-format-f-puzzles = liens vers f-puzzles, et vers SudokuPad avec les mêmes données : sudokus classiques, titre, auteur
sudoku-format-sudokupad = liens vers SudokuPad, scl… : sudokus classiques, titre, auteur, règles
sudoku-format-sudoku-coach = ce que copie Sudoku Coach, SCv7_32_… : neuf sur neuf ; ses liens se lisent aussi
sudoku-format-line = un puzzle par ligne : ses cases ligne par ligne
sudoku-format-sdm-named = un puzzle par ligne, et au-dessus de chacun son nom après un #
sudoku-format-sdk = des lignes, précédées de ce qui est dit du puzzle
sudoku-format-grid = des lignes, les blocs séparés
sudoku-format-candidates = des lignes de cases avec tous les chiffres qui y restent
sudoku-format-opensudoku = le XML d'OpenSudoku
sudoku-format-hodoku = une ligne de la bibliothèque de HoDoKu ; les chiffres posés sont une grille en cours
sudoku-format-bank = une ligne d'une banque de puzzles : identifiant, cases, cote
sudoku-format-solo = l'identifiant du Solo de Simon Tatham, `3x3:` et les cases
sudoku-format-sudoku-csv = un tableau : cases entre virgules, points-virgules ou tabulations, ou une colonne de puzzles
sudoku-format-sudoku-json = JSON : une liste de lignes de nombres, 0 pour les cases ouvertes
