# Ce que dit la fenêtre.

command-library = Bibliothèque
command-open = Ouvrir un fichier…
command-new = Nouvelle grille…
command-next = Puzzle suivant
command-continue = Continuer
command-daily = Puzzle du jour
command-back = Revenir à ma grille
command-fullscreen = Plein écran
command-quit = Quitter
command-undo = Annuler
command-redo = Rétablir
command-restart = Recommencer
command-erase = Effacer
command-notes = Écrire toutes les notes
command-digit-notes = Noter un seul chiffre partout
command-tool = Autre outil
command-suppose = Faire une supposition
command-keep = Garder la supposition
command-drop = Abandonner la supposition
command-pause = Pause
command-hint = Aide
command-take-hint = Écrire l’aide
command-check = Chercher les erreurs
command-rewind = Revenir avant l’erreur
command-solve = Résoudre
command-watch = Regarder un solveur
command-zoom-in = Plus près
command-zoom-out = Plus loin
command-zoom-fit = Toute la grille
command-theme = Jour ou nuit
command-language = Langue : English
command-palette = Toutes les commandes
command-keys = Touches
command-about = Comment jouer
command-folder = Ajouter un dossier…
command-other = Supposer le contraire
command-agree = Garder ce qui est commun
command-run = Lancer ou arrêter
command-first = Au début
command-step-back = Un pas en arrière
command-step = Un pas
command-guess = Jusqu’à l’hypothèse suivante
command-end = Jusqu’au bout
command-lock = Immobiliser la grille
command-settings = Réglages
command-share = Partager ce puzzle…
command-print = Imprimer ce puzzle…
command-certificate = Exporter un certificat…
command-statistics = Statistiques

menu-game = Puzzles
menu-edit = Feuille
menu-help = Aide et commandes
menu-watch = Solveur
menu-view = Affichage

board-label = grille de { $rows ->
    [one] une ligne
   *[other] { $rows } lignes
} et { $columns ->
    [one] une colonne
   *[other] { $columns } colonnes
}
cell-blank = ligne { $row } colonne { $column } : vide
cell-cross = ligne { $row } colonne { $column } : barrée
cell-filled = ligne { $row } colonne { $column } : remplie
cell-ink = ligne { $row } colonne { $column } : { $ink }
line-label = { $line } : { $clue }
line-clue-empty = aucun bloc
line-state = { $line }, { $state }
line-done = faite
line-wrong = impossible à compléter
line-open = { $count ->
    [one] une case vide
   *[other] { $count } cases vides
}

play-fill = Remplir
play-cross = Barrer
play-ink = Encre { $number } : { $name }
play-clock = Temps { $time }
play-clock-hidden = Montrer le temps
play-erase = Effacer
play-best = Meilleur temps { $time }, résolu { $wins ->
    [one] une fois
   *[other] { $wins } fois
}
play-paused = Le temps est arrêté. La grille revient quand vous reprenez.
play-resume = Reprendre

hint-thinking = Réflexion…
hint-more = En dire plus
hint-take = L’écrire
hint-take-cost = Ce que Grille écrit ne compte pas comme une victoire ; ce que vous écrivez, si.
hint-late = C’est trop long ; redemandez après quelques coups.
check-fine = Aucune erreur : la grille peut être complétée.
check-late = Pas de réponse dans un temps raisonnable.
rewind-none = Il n’y a pas d’erreur avant laquelle revenir.
agree-done = { $count ->
    [0] Les deux voies n’ont rien de nouveau en commun.
    [one] La seule case que les deux voies ont en commun est gardée.
   *[other] Les { $count } cases que les deux voies ont en commun sont gardées.
}
rewind-done = { $count ->
    [one] Un coup annulé : la grille peut de nouveau être complétée.
   *[other] { $count } coups annulés : la grille peut de nouveau être complétée.
}
solve-none = Aucune solution ne convient à cette grille. Rien n’a été changé.
solve-late = Pas de solution dans un temps raisonnable. Rien n’a été changé.
solve-wrong = Ce que le solveur a trouvé enfreint les règles et n’est pas montré : c’est un défaut de Grille, signalez-le avec le puzzle.
solution-title = Solution
solution-number = Solution { $number }{ $more ->
    [yes] {""}
   *[no] , la dernière
}
solution-next = Solution suivante
solution-write = L’écrire
solution-back = Revenir à ma grille

win-title = Résolu
win-helped = Résolu avec de l’aide
win-time = temps
win-against = par rapport au meilleur
win-hints = { $hints ->
    [one] aide
   *[other] aides
}
win-stars = { $count ->
    [0] aucune étoile
    [one] une étoile sur trois
   *[other] { $count } étoiles sur trois
}
win-share = Partager
win-next = Puzzle suivant
win-stay = Regarder l’image

new-title = Nouvelle grille
new-rows = Lignes
new-columns = Colonnes
new-density = Part d’encre
new-inks = Couleurs
new-symmetry = Symétrie
new-class = Difficulté
new-any-class = toutes
new-seed = Graine
new-seed-hint = un texte, ou rien
new-make = Créer le puzzle
new-making = Création en cours…
new-none = Aucun puzzle de ce genre : essayez une autre taille, moins de couleurs ou une autre difficulté.
new-name = Au hasard, graine { $seed }
close = Fermer
cancel = Annuler

file-bad = { $name } : { $what }
file-unreadable = lecture impossible
file-nothing = aucun puzzle dedans
file-image = c’est une image, pas un puzzle : ouvrez-la seule pour l’importer
file-pasted = Texte collé

window-first-frame = première image après { $time } ms
screen-missing = la fenêtre demande un écran, et il n’y en a pas : { $why }
tour-window = Avec un écran, `grille` ouvre une fenêtre où jouer ; il n’y en a pas ici.

statistics-all = Tous les jeux
statistics-none = Aucun puzzle n’est encore commencé.
statistics-of = { $solved ->
    [one] résolu
   *[other] résolus
}, sur { $begun ->
    [one] un puzzle
   *[other] { $begun } puzzles
}
statistics-time = de jeu
statistics-hints = { $hints ->
    [one] aide
   *[other] aides
}
statistics-days = { $days ->
    [one] puzzle du jour d’affilée
   *[other] puzzles du jour d’affilée
}
statistics-helped = avec aide
statistics-puzzle-head = Puzzle
statistics-class-head = Difficulté
statistics-average-head = Moyenne
statistics-size-head = Taille
statistics-wins-head = Résolu
statistics-best-head = Record
statistics-played-head = Joué
statistics-hints-head = Aides

palette-hint = Que voulez-vous faire ?
palette-none = Aucune commande de ce nom.
path-why = Le système n’a pas de dialogue pour les fichiers. Tapez un chemin ici, déposez un fichier sur la fenêtre ou collez un puzzle.
path-hint = chemin d’un fichier ou d’un dossier
path-open = Ouvrir

print-title = Imprimer ce puzzle
print-paper = Papier
print-paper-a4 = A4
print-paper-letter = Letter
print-paper-a5 = A5
print-paper-6x9 = 6 × 9 pouces
print-paper-tablet = Tablette
print-paper-a3 = A3
print-per-page = Puzzles par page
print-by-size = selon la taille
print-answers = Solution
print-answers-end = petite, à la fin
print-answers-each = à la page suivante
print-answers-none = aucune
print-large = Gros caractères
print-from-board = Avec ce que j’ai inscrit
print-marks = Annotations dans les cases libres
print-grey = Lettres au lieu des couleurs
print-mirrored = Indices des quatre côtés
print-qr = Code QR
print-page = La première page
print-making = Mise en page…
print-late = cela a pris trop de temps
print-save = Enregistrer sous…

certificate-title = Certificat
certificate-about = Quelques fichiers qui prouvent combien de solutions a ce puzzle : sa formule, une preuve DRAT que tout vérificateur accepte, la solution et une note sur la vérification.
certificate-proving = Preuve en cours…
certificate-too-long = la preuve est trop longue pour la fenêtre : `grille certify` l’écrit au fur et à mesure
certificate-unheld = aucun format de fichier ne contient ce puzzle
certificate-save = Enregistrer dans un dossier…

share-title = Partager ce puzzle
share-why = Qui colle ce code dans Grille obtient ce puzzle, sans ce que vous y avez inscrit.
share-why-progress = Qui colle ce code dans Grille obtient ce puzzle et continue où vous en êtes.
share-progress = Avec ce que j’ai inscrit
share-copy = Copier le code
share-copy-link = Copier le lien
share-system = Envoyer le lien…
share-copied = Le code est copié.
share-copied-link = Le lien est copié.
share-address = Où mène un lien : une page qui ouvre ces codes
share-address-hint = https://…
share-qr = Code QR de ce puzzle
share-too-large = Ce puzzle est trop grand pour un code QR : { $count ->
    [one] un caractère
   *[other] { $count } caractères
}. On peut toujours copier son code.
keys-board = Sur la grille
keys-commands = Partout
keys-move = se déplacer
keys-fill = remplir
keys-cross = barrer
keys-erase = effacer
keys-go-on = se déplacer et écrire de même
keys-ink = prendre une encre
keys-pan = tenir et glisser : déplacer la grille

web-update = Une nouvelle version est là.
web-broken = Une erreur est survenue. Vos parties sont gardées.
web-reload = Recharger
