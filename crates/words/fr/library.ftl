# Les puzzles à choisir.

library-title = Puzzles
library-mystery = Nº { $number }
library-card = { $title }, { $size }, { $state }
library-solved = résolu
library-begun = { $percent } %
library-fresh = nouveau
library-class = Classe
library-unsolved = Seulement ce qui reste à résoudre
library-any-class = Toutes les classes
library-sort = Ordre
library-game = Partie
library-reading = Lecture des fichiers…
library-filtered = Rien de tel ici.
library-no-games = Les puzzles venus d'ailleurs que vous avez commencés, ceux au hasard aussi, se trouveront ici.
library-no-files = Les fichiers que vous ouvrez se trouveront ici.
library-no-puzzles = Il n'y a pas de puzzle dans ce dossier.
library-cut = Seuls les { $most } premiers puzzles sont montrés.
library-without = { $count ->
    [one] Un fichier ne contient pas de puzzle.
   *[other] { $count } fichiers ne contiennent pas de puzzle.
}
shelf-collection = Collection
shelf-games = Mes parties
shelf-recent = Fichiers récents
shelf-forget = Retirer ce dossier
sort-given = Dans l'ordre
sort-size = Par taille
sort-class = Par classe
sort-played = Derniers joués d'abord
