# Les puzzles à choisir.

library-title = Bibliothèque
library-mystery = Nº { $number }
library-card = { $title }, { $size }, { $state }
library-solved = résolu
library-begun = { $percent } %
library-fresh = nouveau
library-unsolved = À résoudre seulement
library-sort = Ordre
library-reading = Lecture des fichiers…
library-filtered = Aucun puzzle ne correspond. Essayez moins de filtres.
library-no-files = Les fichiers que vous ouvrez se trouveront ici.
library-no-puzzles = Il n’y a pas de puzzle dans ce dossier.
library-cut = Seuls les { $most } premiers puzzles sont montrés.
library-without = { $count ->
    [one] Un fichier ne contient pas de puzzle.
   *[other] { $count } fichiers ne contiennent pas de puzzle.
}
shelf-collection = Collection
shelf-games = Mes parties
shelf-recent = Fichiers récents
shelf-forget = Retirer ce dossier
sort-given = Dans l’ordre
sort-size = Par taille
sort-class = Par difficulté
sort-played = Derniers joués d’abord
library-class = Difficulté
library-any-class = Toute difficulté
library-extent = Taille
library-find = Trouver un puzzle
library-continue = Continuer
library-begin = Commencer un puzzle
library-game = Puzzle sans nom
library-no-games = Chaque puzzle que vous commencez se trouvera ici.
extent-any = Toute taille
extent-small = Jusqu’à 10
extent-middle = De 11 à 20
extent-large = Plus de 20
kind-all = Tous
kind-black = Noir
kind-colour = Couleur
shelf-solved = { $solved ->
    [one] { $solved } résolu sur { $all }
   *[other] { $solved } résolus sur { $all }
}
daily-streak = { $days ->
    [one] Un jour d’affilée
   *[other] { $days } jours d’affilée
}
daily-name = Jour du { $date }
daily-none = Il n’y en a pas aujourd’hui.
daily-play = Jouer
daily-look = Regarder
symmetry-none = aucune
symmetry-left-right = gauche et droite
symmetry-top-bottom = haut et bas
symmetry-both = dans les deux sens
symmetry-half-turn = demi-tour
symmetry-quarter-turn = quart de tour
symmetry-diagonal = selon la diagonale
symmetry-antidiagonal = selon l’autre diagonale
