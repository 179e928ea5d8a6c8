# Ce qui se dit des nonogrammes.

line-row = ligne { $number }
line-column = colonne { $number }
cell = l{ $row }c{ $column }
colour-background = vide
colour-filled = remplie
colour-or = { " ou " }

# Pourquoi il n'y a pas de solution.
cause-too-long = les blocs de la { $line } demandent { $needs } cases, et elle n'en a que { $has }
cause-totals = les lignes demandent { $rows ->
    [one] { $rows } case remplie
   *[other] { $rows } cases remplies
}, les colonnes { $columns }
cause-totals-ink = les lignes demandent { $rows ->
    [one] { $rows } case
   *[other] { $rows } cases
} de l'encre « { $ink } », les colonnes { $columns }
cause-board = les cases de départ contredisent les cases données avec le puzzle
cause-known = les cases déjà connues ne laissent à la { $line } aucune place pour ses blocs
cause-crossing = ce que les autres lignes imposent ne laisse à la { $line } aucune place pour ses blocs
cause-search = chaque ligne est possible seule, mais toutes les combinaisons échouent

# Une résolution, pas à pas.
event-set-line = { $line } : { $cell } est { $colours } ({ $technique })
event-set-supposed = avec elle, { $cell } est { $colours }
event-set-tried = donc { $cell } est { $colours }
event-guess = hypothèse { $depth } : supposons que { $cell } soit { $colours }
event-set-probed = essayé de toutes les façons : { $cell } est { $colours }
event-set-learned = comme appris : { $cell } est { $colours }
event-contradiction-learned = contradiction avec ce qui a été trouvé avant
event-contradiction = contradiction : la { $line } ne peut plus être complétée
event-back = retour à { $depth ->
    [0] zéro hypothèse
    [one] { $depth } hypothèse
   *[other] { $depth } hypothèses
}
event-believe = les lignes réévaluent ce que chaque case est sans doute
event-solution = une solution

technique-complete = complet
technique-overlap = recouvrement
technique-empty-line = aucun bloc
technique-range-core = règle 1.1
technique-out-of-range = règle 1.2
technique-range-edge = règle 1.3
technique-full-line = ligne pleine
technique-finished-line = ligne terminée
technique-simple-boxes = cases sûres
technique-punctuating = ponctuation
technique-gap-too-small = intervalle trop court
technique-mercury = mercure
technique-glue = collage
technique-joining = jonction
technique-splitting = séparation
technique-forcing = forçage
technique-simple-spaces = cases hors de portée
technique-span-limited = intervalle hors de portée
technique-contradiction = contradiction
technique-agreement = accord
