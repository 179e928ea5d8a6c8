# Le sudoku dans la fenêtre : la grille, le pavé, une nouvelle grille, comment jouer.

game-nonogram-title = Nonogramme
game-sudoku-title = Sudoku

sudoku-cell = ligne { $row } colonne { $column } : { $state }
sudoku-blank = vide
sudoku-given = { $digit }, donné
sudoku-can-be = peut être { $digits }
sudoku-corners = dans les coins { $digits }
sudoku-colours-of = en { $colours }
sudoku-twice-here = { $state }, en double
sudoku-standing = { $done } cases sur { $count }
sudoku-warning = { $count ->
    [one] Une case a le même chiffre qu’une autre de sa ligne, de sa colonne ou de son bloc.
   *[other] { $count } cases ont le même chiffre qu’une autre de leur ligne, de leur colonne ou de leur bloc.
}
sudoku-title = { $technique } sur { $digits }
sudoku-title-digits = Cherchez { $digits }
sudoku-step = Étape { $number } sur { $count } du raisonnement
sudoku-what-if-counts = { $digits ->
    [one] { $digits } chiffre
   *[other] { $digits } chiffres
}, { $marks } avec des notes

sudoku-entry-digit = Chiffre
sudoku-entry-corner = Coin
sudoku-entry-centre = Centre
sudoku-entry-marks = Notes
sudoku-entry-colour = Couleur
sudoku-digit-first = Le chiffre d’abord
sudoku-key = { $digit }, { $left ->
    [0] tous placés
    [one] { $left } à placer
   *[other] { $left } à placer
}
sudoku-tint = { $number ->
    [1] vert
    [2] rose
    [3] sable
    [4] bleu
    [5] violet
    [6] orange
    [7] citron vert
    [8] turquoise
   *[other] gris
}
sudoku-coloured = Ce qui reçoit la couleur
sudoku-coloured-cells = Cases
sudoku-coloured-candidate = Candidat { $digit }

keys-select = sélectionner plus
keys-digit = écrire un chiffre
keys-letter = chiffres à partir de dix, en 16 × 16
keys-corner = note dans un coin
keys-centre = note au centre
keys-colour = couleur
keys-turn = chiffre, coin, centre ou couleur
keys-write = écrire le chiffre en main
keys-release = ne rien sélectionner

sudoku-new-size = Taille
sudoku-new-made = Le créer
sudoku-new-typed = Le saisir
sudoku-new-none = Aucune grille de ce genre n’a été trouvée : essayez une autre taille, une autre symétrie ou une autre difficulté.
sudoku-new-practised = S’exercer
sudoku-practise-how = Une grille jouée jusqu’à ce qu’une technique vienne ensuite : trouvez-la.
sudoku-practise-technique = Technique
sudoku-practise-looking = Recherche…
sudoku-practise-none = Aucune grille n’a été trouvée où cette technique vient ensuite : { $technique }. Elle est rare : essayez encore une fois, ou une autre.
sudoku-practise-task = À trouver : { $technique }. C’est l’étape suivante à partir du début ; une aide la montre.
sudoku-practise-name = Exercice : { $technique }
sudoku-new-name = Sudoku, graine { $seed }
sudoku-typed-how = Tapez les chiffres ligne par ligne ; 0, un point ou une espace laisse une case vide. Ou collez une grille.
sudoku-typed-empty = Rien de saisi
sudoku-typed-unique = { $count ->
    [one] { $count } chiffre
   *[other] { $count } chiffres
} : une seule solution
sudoku-typed-several = { $count ->
    [one] { $count } chiffre
   *[other] { $count } chiffres
} : plusieurs solutions pour l’instant
sudoku-typed-none = Pas de solution : { $cause }
sudoku-typed-name = Grille saisie

sudoku-lesson-rule = Une seule règle
sudoku-lesson-rule-text = Chaque ligne, chaque colonne et chaque bloc contient chaque chiffre une fois. Les chiffres noirs sont donnés ; vous écrivez les autres.
sudoku-lesson-entry = Écrire
sudoku-lesson-entry-text = Choisissez une case et tapez un chiffre, au clavier ou sur le pavé. Avec « Le chiffre d’abord », choisissez le chiffre puis ses cases. Le même une seconde fois efface.
sudoku-lesson-marks = Noter
sudoku-lesson-marks-text = Les notes de coin disent où un chiffre peut être dans un bloc, celles du centre ce qu’une case peut être : tenez Maj ou Ctrl avec un chiffre. M note tout ce qui est possible, N le seul chiffre éclairé. Les notes d’un chiffre s’effacent quand vous le placez.
sudoku-lesson-select = Plusieurs cases
sudoku-lesson-select-text = Glissez sur des cases, ou tenez Ctrl, pour en sélectionner plusieurs. Un double clic sélectionne toutes celles qui se ressemblent. Alt avec un chiffre colorie ; le bouton droit colorie un candidat.

setting-marks = Notes
marks-corners = Coins et centre
marks-places = À leur place
setting-auto-marks = Effacer les notes d’un chiffre quand il est placé
setting-duplicates = Montrer un chiffre présent deux fois
duplicates-at-once = aussitôt
duplicates-asked = quand je cherche les erreurs
duplicates-never = jamais
daily-of = { $game } du jour
