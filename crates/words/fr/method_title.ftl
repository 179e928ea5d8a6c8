# Comment un joueur appelle les méthodes ; leur nom technique est à côté.

method-backtrack-complete-title = Ligne par ligne, puis hypothèses
method-backtrack-overlap-title = Gauche contre droite, puis hypothèses
method-search-title = La plus rapide, qui apprend
method-probe-levels-title = Essais près de ce qui est connu
method-complete-title = Les lignes seules, tout ce qu’elles disent
method-overlap-title = Les lignes seules, gauche contre droite
method-ladder-title = Les lignes seules, comme une personne
method-ranges-title = Où chaque bloc peut se trouver
method-backtrack-dfa-title = Case par case, avec des automates
method-backtrack-lazy-dfa-title = Case par case, automates à la demande
method-backtrack-nfa-title = Case par case, automates simples
method-place-blocks-title = Bloc par bloc
method-brute-force-title = Toutes les images possibles
sudoku-method-bands-title = La plus rapide, par bandes
sudoku-method-fewest-candidates-title = Le moins de chiffres d’abord
sudoku-method-exact-cover-title = Les liens dansants
sudoku-method-backtrack-title = Case après case
sudoku-method-ladder-title = Comme une personne
