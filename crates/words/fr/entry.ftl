# Les indices que l’on tape, dans l’atelier.

command-clues = Taper des indices…
entry-name = Puzzle tapé, { $size }
entry-size-title = Quelle est la taille du puzzle ?
entry-size-why = Comptez les lignes et les colonnes de nombres. La taille peut être changée ensuite.
entry-less = { $name } : une de moins
entry-more = { $name } : une de plus
entry-begin = Commencer
entry-row = Ligne { $number } sur { $count }
entry-column = Colonne { $number } sur { $count }
entry-hint-row = Nombres depuis la gauche
entry-hint-column = Nombres depuis le haut
entry-label = { $line } : { $clue }
entry-label-open = { $line } : pas encore de nombre
entry-untyped = Espaces ou virgules entre les nombres ; 0 pour une ligne vide. Entrée passe à la suite.
entry-fit = Somme { $sum } ; occupe { $needs } cases sur { $room }
entry-unfit = Occupe { $needs } cases, et il n’y en a que { $room }
entry-bad-sign = « { $sign } » n’a pas de sens dans un indice
entry-bad-long = Aucune ligne n’a plus de { $limit } cases
entry-bad-zero = 0 est seul, pour une ligne vide
entry-totals = Lignes { $rows }, colonnes { $columns }
entry-totals-ink = { $ink } : lignes { $rows }, colonnes { $columns }
entry-looking = Calcul en cours…
entry-open = { $left ->
    [one] Encore une ligne ou colonne
   *[other] Encore { $left } sur { $count }
}
entry-open-why = Tapez puis Entrée, ou cliquez à côté de la grille : un clic ajoute ou augmente, la molette change, glisser déplace, l’autre bouton enlève.
entry-none = Aucune solution
entry-unique = Une seule solution
entry-unique-why = Le puzzle est complet et juste.
entry-several = Plusieurs solutions
entry-several-why = Un nombre est peut-être mal tapé. On peut y jouer quand même.
entry-unknown = Pas trouvé à temps
entry-rest-empty = Toutes les autres sont vides
entry-solve = Résoudre
entry-shown-none = Masquée
entry-shown-first = Solution
entry-shown-other = L’autre
entry-play = Jouer
entry-save = Enregistrer…
entry-draw = En dessin
entry-anew = Un autre puzzle
entry-title = Titre
entry-untitled = Sans titre
entry-black = Noir
entry-coloured = Couleurs
entry-ink-more = Une autre encre
entry-ink-less = Sans la dernière encre
entry-ink-about = { $ink } : tapez { $key } derrière un nombre
entry-key-number = Un nombre de la ligne
entry-key-ink = L’encre du nombre qui précède
entry-key-next = Ligne suivante
entry-key-before = Ligne précédente
entry-key-other = Des lignes aux colonnes et retour

