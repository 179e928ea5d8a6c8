# Comment jouer.

lesson-back = Retour
lesson-next = Suite
lesson-play = Jouer le premier puzzle
lesson-numbers = Les nombres sont des blocs
lesson-numbers-text = Les nombres à côté d'une ligne sont les longueurs de ses blocs noircis, de gauche à droite ; ceux au-dessus d'une colonne, de haut en bas. Entre deux blocs il y a au moins une case vide, sauf s'ils sont de couleurs différentes. Ici, la deuxième ligne a un bloc de trois, la quatrième deux blocs d'une case.
lesson-sure = Commencer par ce qui est sûr
lesson-sure-text = Un cinq dans une ligne de cinq la remplit. Un quatre dans une colonne de cinq peut se placer en haut ou en bas : les trois cases du milieu sont noircies dans les deux cas.
lesson-crosses = Marquer ce qui reste vide
lesson-crosses-text = La première colonne a son unique bloc : tout le reste y est vide. Les croix aident à le voir ; elles ne sont pas nécessaires pour gagner.
lesson-hands = Écrire et effacer
lesson-hands-text = Le bouton gauche noircit, le droit barre ; une seconde fois, ils effacent. Glisser le long d'une ligne ou d'une colonne écrit plusieurs cases. Les flèches, F et X font de même au clavier. La molette déplace une grande grille, Ctrl et la molette l'agrandissent.
lesson-hint = Bloqué ? H donne un indice, un peu plus à chaque pression. C cherche les erreurs.
lesson-kept = Tout est gardé au fur et à mesure : fermez la fenêtre quand vous voulez.
about-what = Grille est un atelier de logimages. Chaque puzzle de sa collection a exactement une solution.
