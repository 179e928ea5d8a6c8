# Les aides, du moins au plus.

area-top-left = en haut à gauche
area-top = en haut
area-top-right = en haut à droite
area-left = à gauche
area-middle = au milieu
area-right = à droite
area-bottom-left = en bas à gauche
area-bottom = en bas
area-bottom-right = en bas à droite

hint-where = Regardez { $area }.
hint-line = Regardez la { $line }.
hint-line-assume = Aucune ligne seule ne mène plus loin. Supposez quelque chose sur une case de la { $line }.
hint-technique = Technique : { $name }. { $about }
hint-cells = Elle concerne { $cells }.
hint-solved = Il ne reste rien à trouver : la grille est résolue.
hint-stuck = La grille peut être complétée, mais aucune technique ne règle une case de plus : ou bien elle a plusieurs solutions, ou bien il faut deviner.
hint-undecided = Les bornes de la recherche n'ont pas suffi pour savoir si la grille peut être complétée.
hint-limit = Limite atteinte avant qu'une aide soit trouvée.
hint-interrupted = Interrompu avant qu'une aide soit trouvée.

hint-wrong = La grille ne peut plus être complétée.
hint-wrong-where = Quelque chose ne va pas { $area }.
hint-wrong-line = Regardez la { $line } : ses blocs n'ont plus de place.
hint-wrong-follows = Aucune ligne n'est encore fausse à elle seule, mais bientôt la { $line } le serait.
hint-wrong-argument = Aucune ligne n'est encore fausse à elle seule, mais voici ce qui s'ensuit :
hint-wrong-search = Chaque ligne est possible seule, mais toutes les combinaisons échouent.
hint-wrong-denied = En conflit avec ce qui est donné avec le puzzle : { $cells }.
hint-wrong-clues = Le puzzle lui-même n'a pas de solution : { $cause }.

hint-blame = L'erreur vient du coup { $number } : { $cells }.
hint-blame-start = Elle n'avait déjà aucune solution avant le premier coup.
hint-blame-undecided = Les limites n'ont pas suffi pour trouver le coup fautif.

moves-expected = attendu : un coup comme `l1c1=1 l1c2=x l1c3=.`, ou `undo`, `redo`, `suppose`, `keep` ou `drop` ; trouvé : « { $found } »
moves-ink = ce coup utilise une encre que le puzzle n'a pas ; { $inks ->
    [one] sa seule encre est 1
   *[other] ses encres vont de 1 à { $inks }
}
