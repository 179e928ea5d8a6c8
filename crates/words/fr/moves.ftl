# Les coups, dans tous les jeux.

moves-outside = ce coup sort de la grille, qui a { $rows } lignes et { $columns } colonnes
moves-given = ce coup écrit dans { $cell }, qui est donnée
moves-empty = ce coup n'écrit rien
moves-bounds = ce coup dépasse ce qu'une feuille peut contenir
moves-nothing = il n'y a ici rien à annuler ni à refaire
moves-nothing-supposed = il n'y a ici aucune supposition à garder ou à abandonner
moves-one-puzzle = --moves va avec un seul puzzle, et il y en a plusieurs
