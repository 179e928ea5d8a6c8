# Sudoku : les techniques humaines, leurs arguments, les aides et la difficulté.

class-extreme = extrême

sudoku-house = { $kind ->
    [row] la ligne { $number }
    [column] la colonne { $number }
   *[box] le bloc { $number }
}
sudoku-houses = { $kind ->
    [row] les lignes { $list }
    [column] les colonnes { $list }
   *[box] les blocs { $list }
}
sudoku-is = { $cell } vaut { $digit }
sudoku-is-not = { $cell } ne vaut pas { $digit }
sudoku-cannot = { $cells } { $count ->
    [one] ne peut
   *[other] ne peuvent
} { $many ->
    [no] pas valoir { $digits }
   *[yes] valoir ni { $digits }
}
sudoku-so = { ", donc " }
sudoku-then = { " ; puis " }

# Ce avec quoi une technique argumente.
sudoku-last-cell = Dans { $house }, seule { $cell } est libre, donc { $result }.
sudoku-peers = Dans { $cell }, tous les autres chiffres sont exclus, donc { $result }.
sudoku-last-place = Dans { $house }, seule { $cell } peut valoir { $digit }, donc { $result }.
sudoku-locked = Dans { $within }, le { $digit } n'a de place que dans { $cells }, toutes dans { $shared }, donc { $result }.
sudoku-naked = Dans { $house }, { $cells } n'ont à elles toutes que { $digits }, donc { $result }.
sudoku-hidden = Dans { $house }, { $digits } n'ont de place que dans { $cells }, qui n'ont alors aucun autre chiffre : { $result }.
sudoku-fish = Dans { $base }, le { $digit } n'a de place que dans { $cover }, qui l'ont donc là et nulle part ailleurs : { $result }.
sudoku-finned = Dans { $base }, le { $digit } n'aurait de place que dans { $cover }, sans { $fins }. Ou bien { $count ->
    [one] celle-ci
   *[other] l'une de celles-ci
} vaut { $digit }, ou bien { $cover } l'ont dans { $cells } et nulle part ailleurs ; dans les deux cas, { $result }.
sudoku-empty-rectangle = Dans { $house }, le { $digit } n'a de place que dans { $near } ou { $far }. Si { $target } valait { $digit }, { $house } l'aurait dans { $near }, si bien que { $start } ne vaudrait pas { $digit } et que { $end } le vaudrait, alignée avec { $target }. Donc { $result }.
sudoku-wing = Si { $pivot } vaut { $one }, { $first } vaut { $digit } ; si elle vaut { $other }, c'est { $second }. L'une d'elles vaut { $digit }, donc { $result }.
sudoku-wing-own = Si { $pivot } vaut { $one }, { $first } vaut { $digit } ; si elle vaut { $other }, c'est { $second } ; sinon elle vaut { $digit } elle-même. L'une des trois vaut { $digit }, donc { $result }.
sudoku-chain = Si { $start }, alors { $steps }. Donc { $one } ou { $other } ; de toute façon, { $result }.
sudoku-loop = Si { $start }, alors { $steps } quand même. Donc { $result }.
sudoku-remote-pair = Chacune des cases { $cells } voit la suivante, et toutes n'ont que { $digits } : elles alternent, { $first } a l'un et { $last } l'autre. Donc { $result }.
sudoku-colours = Le { $digit } est ou bien dans { $one }, ou bien dans { $other }.
sudoku-colours-both = Une case qui en voit une de chaque groupe ne vaut { $digit } dans aucun cas : { $result }.
sudoku-colours-clash = Deux des premières sont dans { $house } : ce sont donc les secondes, et { $result }.
sudoku-colours-bridge = Il est aussi ou bien dans { $three }, ou bien dans { $four }. Les deux premiers groupes s'excluent dans { $house } : l'un des deux seconds est donc juste, et { $result }.
sudoku-colours-caught = Il est aussi ou bien dans { $three }, ou bien dans { $four }, et le premier groupe voit des cases des deux : il est donc faux, et { $result }.
sudoku-rectangle = Si { $cells } n'avaient que { $digits }, ces chiffres pourraient s'échanger, et il y aurait une deuxième solution.
sudoku-rectangle-corner = Il n'y en a qu'une, et trois de ces cases n'ont pas d'autre chiffre ; la quatrième en a donc un : { $result }.
sudoku-rectangle-extra = Il n'y en a qu'une, donc { $one } ou { $other } vaut { $digit }, et { $result }.
sudoku-rectangle-bound = Il n'y en a qu'une, et dans { $house } seules { $one } et { $other } peuvent valoir { $digit }, donc { $result }.
sudoku-bug = Si { $cell } ne valait pas { $digit }, toutes les cases libres auraient deux chiffres, et chaque chiffre deux places partout : tous pourraient s'échanger. Il n'y a qu'une solution, donc { $result }.
sudoku-sets = Dans { $one } il ne reste que { $digits }, dans { $other } que { $others } : chaque fois un chiffre de plus que de cases. Un seul des deux groupes peut avoir { $common }, donc l'autre a tous ses autres chiffres. L'un d'eux a { $digit }, donc { $result }.
sudoku-cases-cell = Quelle que soit la valeur de { $cell }, cela revient au même.
sudoku-cases-house = Où que soit le { $digit } dans { $house }, cela revient au même.
sudoku-case = Si { $start }, alors { $steps }.
sudoku-case-at-once = Si { $start }, cela s'ensuit aussitôt.
sudoku-cases-end = Dans tous les cas, { $result }.
sudoku-suppose = Supposons ceci : { $start }.
sudoku-suppose-then = Alors { $steps }.
sudoku-suppose-end = Alors { $end }, donc { $result }.
sudoku-step-cell = { $cell } ne peut valoir que { $digit }
sudoku-step-house = dans { $house }, seule { $cell } peut valoir { $digit }
sudoku-no-digit = { $cell } n'a plus aucun chiffre
sudoku-no-place = { $house } n'a plus de place pour { $digit }
sudoku-twice = le { $digit } figure deux fois dans { $house }, en { $one } et en { $other }

# Les techniques : leurs noms, et ce qu'elles sont.
sudoku-technique-full-house = dernière case
sudoku-technique-full-house-about = La dernière case libre d'une ligne, d'une colonne ou d'un bloc a le chiffre qui y manque.
sudoku-technique-naked-single = singleton nu
sudoku-technique-naked-single-about = Une case à laquelle il ne reste qu'un chiffre a ce chiffre.
sudoku-technique-hidden-single = singleton caché
sudoku-technique-hidden-single-about = Un chiffre auquel il ne reste qu'une place dans une ligne, une colonne ou un bloc y va.
sudoku-technique-pointing = pointage
sudoku-technique-pointing-about = Quand toutes les places d'un chiffre dans un bloc sont dans une ligne ou une colonne, le reste de celle-ci ne peut pas l'avoir.
sudoku-technique-claiming = revendication
sudoku-technique-claiming-about = Quand toutes les places d'un chiffre dans une ligne ou une colonne sont dans un bloc, le reste de celui-ci ne peut pas l'avoir.
sudoku-technique-naked-pair = paire nue
sudoku-technique-naked-pair-about = Deux cases qui n'ont à elles deux que deux chiffres les gardent pour elles.
sudoku-technique-naked-triple = triplet nu
sudoku-technique-naked-triple-about = Trois cases qui n'ont à elles trois que trois chiffres les gardent pour elles.
sudoku-technique-naked-quad = quadruplet nu
sudoku-technique-naked-quad-about = Quatre cases qui n'ont à elles quatre que quatre chiffres les gardent pour elles.
sudoku-technique-hidden-pair = paire cachée
sudoku-technique-hidden-pair-about = Deux chiffres qui n'ont à eux deux que deux places les remplissent.
sudoku-technique-hidden-triple = triplet caché
sudoku-technique-hidden-triple-about = Trois chiffres qui n'ont à eux trois que trois places les remplissent.
sudoku-technique-hidden-quad = quadruplet caché
sudoku-technique-hidden-quad-about = Quatre chiffres qui n'ont à eux quatre que quatre places les remplissent.
sudoku-technique-x-wing = X-wing
sudoku-technique-x-wing-about = Un chiffre dont les places dans deux lignes sont dans les deux mêmes colonnes occupe ces colonnes ; et inversement.
sudoku-technique-swordfish = espadon
sudoku-technique-swordfish-about = Un chiffre dont les places dans trois lignes sont dans trois colonnes occupe ces colonnes ; et inversement.
sudoku-technique-jellyfish = méduse
sudoku-technique-jellyfish-about = Un chiffre dont les places dans quatre lignes sont dans quatre colonnes occupe ces colonnes ; et inversement.
sudoku-technique-finned-x-wing = X-wing à aileron
sudoku-technique-finned-x-wing-about = Un X-wing à quelques places près dans un bloc : ce qu'il exclut et que toutes ces places voient est exclu.
sudoku-technique-finned-swordfish = espadon à aileron
sudoku-technique-finned-swordfish-about = Un espadon à quelques places près dans un bloc : ce qu'il exclut et que toutes ces places voient est exclu.
sudoku-technique-finned-jellyfish = méduse à aileron
sudoku-technique-finned-jellyfish-about = Une méduse à quelques places près dans un bloc : ce qu'elle exclut et que toutes ces places voient est exclu.
sudoku-technique-skyscraper = gratte-ciel
sudoku-technique-skyscraper-about = Deux lignes parallèles à deux places pour un chiffre, dont une de chacune sont alignées : l'une des deux autres est juste.
sudoku-technique-two-string-kite = cerf-volant
sudoku-technique-two-string-kite-about = Une ligne et une colonne à deux places pour un chiffre, dont une de chacune sont dans le même bloc : l'une des deux autres est juste.
sudoku-technique-turbot-fish = turbot
sudoku-technique-turbot-fish-about = Deux lignes, colonnes ou blocs à deux places pour un chiffre, dont une de chacun se voient : l'une des deux autres est juste.
sudoku-technique-empty-rectangle = rectangle vide
sudoku-technique-empty-rectangle-about = Un bloc qui n'a un chiffre que dans une ligne et une colonne, et une rangée à deux places qui croise l'une d'elles.
sudoku-technique-xy-wing = XY-wing
sudoku-technique-xy-wing-about = Une case à deux chiffres en voit deux autres, qui ont chacune l'un d'eux et le même troisième : l'une des deux est ce troisième.
sudoku-technique-xyz-wing = XYZ-wing
sudoku-technique-xyz-wing-about = Une case à trois chiffres en voit deux autres, qui ont chacune deux d'entre eux : l'une des trois est leur chiffre commun.
sudoku-technique-w-wing = W-wing
sudoku-technique-w-wing-about = Deux cases aux deux mêmes chiffres, liées par deux places de l'un d'eux : l'une des cases est l'autre chiffre.
sudoku-technique-simple-colouring = coloriage simple
sudoku-technique-simple-colouring-about = Les endroits à deux places pour un chiffre forment un réseau de deux couleurs, dont une seule est juste.
sudoku-technique-multi-colouring = coloriage multiple
sudoku-technique-multi-colouring-about = Deux réseaux de deux couleurs, où une couleur de l'un voit une couleur de l'autre.
sudoku-technique-remote-pair = paire distante
sudoku-technique-remote-pair-about = Des cases aux deux mêmes chiffres, dont chacune voit la suivante, alternent : ce qui voit les deux bouts n'a ni l'un ni l'autre.
sudoku-technique-unique-rectangle = rectangle unique
sudoku-technique-unique-rectangle-about = Quatre cases ne doivent pas n'avoir que deux chiffres qui pourraient s'échanger, puisque le puzzle n'a qu'une solution.
sudoku-technique-bug = BUG+1
sudoku-technique-bug-about = Si toutes les cases avaient deux chiffres et tous les chiffres deux places, il y aurait deux solutions ou aucune : la seule case à trois chiffres l'empêche.
sudoku-technique-x-chain = chaîne X
sudoku-technique-x-chain-about = Une chaîne d'endroits à deux places pour un chiffre : l'un de ses bouts est juste.
sudoku-technique-xy-chain = chaîne XY
sudoku-technique-xy-chain-about = Une chaîne de cases à deux chiffres : l'un de ses bouts est juste.
sudoku-technique-aic = chaîne d'inférences alternées
sudoku-technique-aic-about = Une chaîne de cases à deux chiffres et d'endroits à deux places : l'un de ses bouts est juste.
sudoku-technique-als-xz = ALS-XZ
sudoku-technique-als-xz-about = Deux groupes de cases avec un chiffre de plus que de cases, qui ne peuvent pas avoir tous deux un certain chiffre.
sudoku-technique-forcing-chain = chaîne forcée
sudoku-technique-forcing-chain-about = Chaque chiffre d'une case, ou chaque place d'un chiffre, mène au même résultat.
sudoku-technique-nishio = Nishio
sudoku-technique-nishio-about = On suppose un chiffre dans une case, on suit, et l'on trouve une impossibilité : il n'y est donc pas.

# Les aides, du moins au plus.
sudoku-hint-where = Regardez { $house }.
sudoku-hint-digits = Il s'agit { $count ->
    [one] du chiffre { $digits }
   *[other] des chiffres { $digits }
}.
sudoku-hint-technique = Technique : { $name }. { $about }
sudoku-hint-cells = Elle concerne { $cells }.
sudoku-hint-solved = Il ne reste rien à trouver : la grille est résolue.
sudoku-hint-stuck = La grille peut être complétée, mais aucune technique ne mène plus loin : ou bien elle a plusieurs solutions, ou bien il faut deviner.
sudoku-hint-undecided = Les bornes de la recherche n'ont pas suffi pour savoir si la grille peut être complétée.
sudoku-hint-limit = Limite atteinte avant qu'une aide soit trouvée.
sudoku-hint-interrupted = Interrompu avant qu'une aide soit trouvée.
sudoku-wrong = La grille ne peut plus être complétée.
sudoku-wrong-where = Quelque chose ne va pas dans { $house }.
sudoku-wrong-seen = Une impossibilité est visible : { $what }.
sudoku-wrong-puzzle = Le puzzle lui-même n'a pas de solution.
sudoku-wrong-puzzle-seen = Le puzzle lui-même n'a pas de solution : { $what }.
sudoku-wrong-follows = Rien n'est faux à première vue, mais bientôt { $what }.
sudoku-wrong-argument = Rien n'est faux à première vue, mais voici ce qui s'ensuit : { $steps }. Alors { $what }.
sudoku-wrong-search = Rien n'est faux à première vue, mais toutes les combinaisons échouent.
sudoku-wrong-denied = En conflit avec ce que le puzzle dit de ces cases : { $cells }.
sudoku-blame = L'erreur vient du coup { $number } : { $cells }.
sudoku-blame-start = Elle n'avait déjà aucune solution avant le premier coup.
sudoku-blame-undecided = Les limites n'ont pas suffi pour trouver le coup fautif.

# Les coups d'un fichier.
sudoku-moves-expected = attendu : un coup comme `r1c1=5 r1c2=?1+2 r1c3=.`, ou `undo`, `redo`, `suppose`, `keep` ou `drop` ; trouvé : « { $found } »

# La difficulté.
sudoku-rating-head = { $class } (score { $score })
sudoku-rating-size = { $size }, { $clues } chiffres donnés
sudoku-rating-several = { $size }, { $clues } chiffres donnés, plusieurs solutions : aucune technique ne peut les départager
sudoku-rating-deductions = { $count ->
    [one] { $count } déduction
   *[other] { $count } déductions
}
sudoku-rating-techniques = techniques : { $list }
sudoku-rating-technique = { $technique } { $uses }
sudoku-rating-hardest = la plus difficile : { $technique }
sudoku-rating-longest = la plus longue chaîne : { $longest ->
    [one] { $longest } maillon
   *[other] { $longest } maillons
}
sudoku-rating-open = { $open ->
    [one] { $open } case reste libre
   *[other] { $open } cases restent libres
}

# Les solutions expliquées.
sudoku-worked-solved = Résolu en { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
}. { $unique ->
    [yes] Certaines s'appuient sur le fait qu'il n'y a qu'une solution, ce qu'une recherche a prouvé.
   *[no] Chaque étape découle des précédentes : il n'y a donc pas d'autre solution.
}
sudoku-worked-several = Après { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
}, aucune technique ne mène plus loin, car il y a plusieurs solutions. { $open ->
    [one] { $open } case est encore libre
   *[other] { $open } cases sont encore libres
}.
sudoku-worked-too-hard = Après { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
}, aucune technique ne mène plus loin. Il n'y a qu'une solution, mais il faut plus que ces techniques ; { $open ->
    [one] { $open } case est encore libre
   *[other] { $open } cases sont encore libres
}.
sudoku-worked-none = Il n'y a pas de solution.
sudoku-worked-limit = Limite atteinte après { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
} ; { $open ->
    [one] { $open } case est encore libre
   *[other] { $open } cases sont encore libres
}.
sudoku-worked-interrupted = Interrompu après { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
} ; { $open ->
    [one] { $open } case est encore libre
   *[other] { $open } cases sont encore libres
}.
