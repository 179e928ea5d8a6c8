# Ce que dit la fenêtre.

command-library = Puzzles
command-open = Ouvrir un fichier…
command-new = Nouveau puzzle au hasard…
command-next = Puzzle suivant
command-quit = Quitter
command-undo = Annuler
command-redo = Rétablir
command-restart = Recommencer
command-tool = Noircir ou barrer
command-suppose = Faire une supposition
command-keep = Garder la supposition
command-drop = Abandonner la supposition
command-pause = Pause
command-hint = Indice
command-take-hint = Noter l'indice
command-check = Chercher les erreurs
command-rewind = Revenir avant l'erreur
command-solve = Résoudre
command-watch = Regarder un solveur
command-zoom-in = Plus près
command-zoom-out = Plus loin
command-zoom-fit = Toute la grille
command-theme = Jour ou nuit
command-language = English
command-palette = Toutes les commandes
command-keys = Touches
command-about = Règles et réglages

menu-game = Puzzles
menu-edit = Feuille
menu-help = Aide
menu-view = Affichage

board-label = grille de { $rows } lignes et { $columns } colonnes
cell-blank = ligne { $row } colonne { $column } : vide
cell-cross = ligne { $row } colonne { $column } : barrée
cell-filled = ligne { $row } colonne { $column } : noircie
cell-ink = ligne { $row } colonne { $column } : { $ink }
line-label = { $line } : { $clue }
line-clue-empty = aucun bloc

library-title = Puzzles
library-mystery = Nº { $number }
library-card = { $title }, { $size }, { $state }
library-all = Tous
library-unsolved = À résoudre
library-solved = résolu
library-begun = { $percent } %
library-fresh = nouveau
library-filter = Montrer
library-class = Classe

play-fill = Noircir
play-cross = Barrer
play-ink = Encre { $number } : { $name }
play-clock = Temps { $time }
play-clock-hidden = Montrer le temps
play-paused = Le temps est arrêté. La grille revient quand vous reprenez.
play-resume = Reprendre
play-lines-left = { $count ->
    [0] toutes les lignes sont faites
    [one] encore { $count } ligne
   *[other] encore { $count } lignes
}
play-supposing = { $depth ->
    [one] Une supposition est en cours.
   *[other] { $depth } suppositions sont en cours, l'une sur l'autre.
}

hint-thinking = Réflexion…
hint-more = En dire plus
hint-take = Noter
hint-close = Fermer
hint-late = C'est trop long ; redemander après quelques coups.
check-fine = Aucune erreur : la grille peut être complétée.
check-late = Pas de réponse dans un temps raisonnable.
rewind-none = Il n'y a pas d'erreur avant laquelle revenir.
rewind-done = { $count ->
    [one] Un coup annulé : la grille peut de nouveau être complétée.
   *[other] { $count } coups annulés : la grille peut de nouveau être complétée.
}
solve-none = Aucune solution ne convient à cette grille. Rien n'a été changé.
solve-late = Pas de solution dans un temps raisonnable. Rien n'a été changé.
solution-title = Solution
solution-number = Solution { $number }{ $more ->
    [yes] {""}
   *[no] , la dernière
}
solution-next = Solution suivante
solution-write = La noter
solution-back = Revenir à ma grille

watch-title = Regarder
watch-method = Méthode
watch-from-here = À partir de ma grille
watch-from-start = À partir de la grille vide
watch-play = Lire
watch-stop = Arrêter
watch-step = Un pas
watch-guess = Jusqu'à la prochaine hypothèse
watch-end = Jusqu'à la fin
watch-speed = Vitesse
watch-back = Revenir à ma grille
watch-stats = { $shown } événements, { $steps } pas, { $guesses } hypothèses, dont { $depth } en cours
watch-running = au travail
watch-solution = une solution ; il y en a peut-être d'autres
watch-exhausted = il n'y a pas d'autre solution
watch-stuck = ne déduit plus rien
watch-limit = une limite est atteinte

win-title = Résolu !
win-line = { $title }, en { $time }{ $hints ->
    [0] {" "}et sans indice
    [one] {" "}avec un indice
   *[other] {" "}avec { $hints } indices
}.
win-next = Puzzle suivant
win-stay = Le regarder

new-title = Nouveau puzzle au hasard
new-rows = Lignes
new-columns = Colonnes
new-density = Encre
new-class = Classe
new-any-class = toutes
new-seed = Graine
new-make = Le fabriquer
new-making = Fabrication…
new-none = Aucun puzzle de ce genre : essayer une autre taille ou une autre classe.
new-name = Au hasard, graine { $seed }
close = Fermer
cancel = Abandonner

setting-dots = Des points au lieu de croix
setting-letters = Une lettre sur chaque couleur
setting-mistakes = Montrer les lignes impossibles
mistakes-at-once = aussitôt
mistakes-line = quand une ligne est pleine
mistakes-asked = sur demande
mistakes-never = jamais
setting-scale = Taille de l'affichage
setting-clock = Montrer le temps

about-text = Les nombres à côté de chaque ligne et au-dessus de chaque colonne sont les longueurs de ses blocs noircis, dans l'ordre, avec au moins une case vide entre deux blocs (des blocs de couleurs différentes peuvent se toucher). Noircissez les cases pour que tous les nombres soient justes.
about-play = Le bouton gauche noircit ou efface, le droit barre ; on peut glisser le long d'une ligne ou d'une colonne. Les flèches déplacent, F noircit, X barre, H aide.
about-what = Grille est un atelier de logimages. Chaque puzzle de sa collection a exactement une solution.
library-welcome = Pour commencer : { $rules }

file-bad = { $name } : { $what }
file-unreadable = lecture impossible
file-nothing = aucun puzzle dedans
file-pasted = texte collé

window-first-frame = première image après { $time } ms
screen-missing = la fenêtre demande un écran, et il n'y en a pas : { $why }
tour-window = Avec un écran, `grille` ouvre une fenêtre où jouer ; il n'y en a pas ici.
