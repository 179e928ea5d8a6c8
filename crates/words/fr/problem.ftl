# Ce qui ne va pas dans un fichier.

problem-help = aide{ "\u00A0" }
problem-more = grille: { $name } : et { $count } { $count ->
    [one] autre problème
   *[other] autres problèmes
}
problem-expected = attendu : { $what } ; trouvé : { $found }
problem-expected-label = attendu : { $what }
problem-number-too-large = ce nombre dépasse la limite de { $limit }
problem-too-many-blocks = plus de { $limit } blocs dans un indice
problem-clue-count = { $found ->
    [one] { $found } indice
   *[other] { $found } indices
}, mais le fichier en annonce { $expected }
problem-clue-count-label = { $found } au lieu de { $expected }
problem-clue-count-help = un indice par ligne, puis un par colonne ; écrire 0 pour une ligne vide
problem-block-count = { $found ->
    [one] { $found } bloc dans cet indice, { $expected } annoncés
   *[other] { $found } blocs dans cet indice, { $expected } annoncés
}
problem-block-count-help = le nombre avant les longueurs dit combien de blocs a l'indice
problem-row-count = { $found ->
    [one] { $found } indice de ligne
   *[other] { $found } indices de lignes
}, { $expected } annoncés
problem-column-count = { $found ->
    [one] { $found } indice de colonne
   *[other] { $found } indices de colonnes
}, { $expected } annoncés
problem-xml = ce n'est pas du XML bien formé
problem-cell-count = { $found ->
    [one] { $found } case
   *[other] { $found } cases
} au lieu de { $expected }
problem-code-other = ce n’est pas le code d’un tel puzzle
problem-code-newer = ce code vient d’une version plus récente de Grille
problem-code-damaged = ce code est abîmé : un caractère est faux ou manque
problem-code-help = un code commence par g1. et finit par une somme de contrôle ; copier la ligne entière
problem-repeated = déjà indiqué plus haut, et ne peut l'être qu'une fois

unsupported-triddler = les triddlers, sur grille de triangles, ne sont pas pris en charge
unsupported-triangles = les cases à moitié d'une couleur, à moitié d'une autre ne sont pas prises en charge
unsupported-variant = les sudokus avec d’autres règles que lignes, colonnes et blocs ne sont pas pris en charge
unsupported-unknown-length = les blocs de longueur inconnue ne sont pas pris en charge
unsupported-costly-xml = le XML avec des déclarations d'entités, ou énormément d'éléments, d'attributs ou de textes partagés, n'est pas lu

found-text = « { $text } »
found-end-of-line = la fin de la ligne
found-end-of-text = la fin du texte

expected-block-length = la longueur d'un bloc
expected-block-length-help = les longueurs sont des entiers à partir de 1 ; 0 seul désigne une ligne vide
expected-rows-and-columns = les nombres de lignes et de colonnes
expected-rows-and-columns-help = par exemple `5 10` pour 5 lignes et 10 colonnes
expected-one-of = l'un de { $list }
expected-end-of-line = la fin de la ligne
expected-end-of-text = la fin du texte
expected-row-clues = les indices des lignes
expected-column-clues = les indices des colonnes
expected-line-count = un nombre de lignes ou de colonnes
expected-colour-code = une couleur
expected-colour-code-help = une couleur s'écrit en six chiffres hexadécimaux comme #ff8800, ou trois comme #f80
expected-colour-symbol = un caractère pour désigner la couleur
expected-known-colour = une couleur de ce puzzle
expected-known-colour-help = déclarer chaque couleur avant de s'en servir
expected-art-cell-help = une case est `.` ou `#`, `0` ou `1`, une espace ou `█`, ou une lettre par encre
expected-agreement = des nombres qui s’accordent
expected-pixel-value = un nombre pour une partie d’un pixel
expected-pixel-value-help = un PPM dit sa plus grande valeur, jusqu’à 65535, puis le rouge, le vert et le bleu de chaque pixel
expected-cell = une case
expected-cell-help = une case est le caractère d'une couleur, `?` si elle est ouverte, ou `[ab]` pour l'une de plusieurs

fault-no-clues = il n'y a ni indices ni image achevée dont les tirer
fault-no-clues-help = donner les indices des lignes et des colonnes, ou un but dont chaque case est connue
fault-no-rows = un puzzle a au moins une ligne
fault-no-columns = un puzzle a au moins une colonne
fault-too-many-rows = { $found } lignes dépassent la limite de { $expected }
fault-too-many-columns = { $found } colonnes dépassent la limite de { $expected }
fault-empty-block = un bloc de longueur 0 à côté d'autres blocs
fault-empty-block-help = le supprimer ; 0 seul désigne une ligne vide
fault-background-block = un bloc ne peut pas avoir la couleur du fond
fault-unknown-colour = cette couleur n'est pas dans la palette
fault-too-many-colours = { $found } couleurs dépassent la limite de { $expected }, fond compris
fault-no-ink = la palette a un fond mais pas d'encre
fault-repeated-name = une couleur doit avoir un nom qu'aucune autre n'a
fault-row-count = { $found ->
    [one] { $found } ligne
   *[other] { $found } lignes
} de cases au lieu de { $expected }
fault-row-length = { $found ->
    [one] { $found } case
   *[other] { $found } cases
} au lieu de { $expected }
fault-empty-cell = une case qui ne peut avoir aucune couleur

not-text-too-large = { $name } : le fichier dépasse la limite de { $limit } Mio
not-text-binary = { $name } : ce n'est pas un fichier texte (l'octet { $at } est un caractère de contrôle)

part-clues = des indices qu’aucune image jointe ne donne
part-colours = les couleurs
part-givens = les cases données
part-about = le titre, l'auteur et le reste
part-drawings = les buts et les grilles enregistrées
part-rectangle = une grille qui n'est pas carrée
part-long-clues = des indices plus longs que leur ligne, ou des blocs de plus de 255 cases
