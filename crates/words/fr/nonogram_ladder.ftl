# Les arguments, avec les mots d'un joueur.

list-range = { $from } à { $to }

# Où se trouve quelque chose dans une ligne ; les cases d'une ligne, et des cases n'importe où.
cells-columns = { $count ->
    [one] la colonne { $list }
   *[other] les colonnes { $list }
}
cells-rows = { $count ->
    [one] la ligne { $list }
   *[other] les lignes { $list }
}
cells-in-columns = { $count ->
    [one] la case de la colonne { $list }
   *[other] les cases des colonnes { $list }
}
cells-in-rows = { $count ->
    [one] la case de la ligne { $list }
   *[other] les cases des lignes { $list }
}
cells-all = toutes ses cases
cells-one = la case ligne { $row } colonne { $column }

# Ce que sont des cases, après « est » ou juste après les cases.
state-filled = { $count ->
    [one] remplie
   *[other] remplies
}
state-empty = { $count ->
    [one] vide
   *[other] vides
}
state-ink = en { $ink }
state-not = sans { $inks }
state-are = { $cells } { $count ->
    [one] est
   *[other] sont
} { $state }
state-can-only-be = { $cells } { $count ->
    [one] est forcément
   *[other] sont forcément
} { $left }
state-known = { $cells } { $state }

# Un bloc d'un indice, le combientième de sa longueur, et 0 s'il est le seul.
block = le { $place ->
    [0] { $length }
    [1] premier { $length }
    [2] deuxième { $length }
    [3] troisième { $length }
    [4] quatrième { $length }
    [5] cinquième { $length }
    [6] sixième { $length }
   *[other] { $ordinal }e { $length }
}
block-ink = le { $place ->
    [0] { $length } { $ink }
    [1] premier { $length } { $ink }
    [2] deuxième { $length } { $ink }
    [3] troisième { $length } { $ink }
    [4] quatrième { $length } { $ink }
    [5] cinquième { $length } { $ink }
    [6] sixième { $length } { $ink }
   *[other] { $ordinal }e { $length } { $ink }
}

# Des encres que beaucoup de puzzles ont.
ink-black = noir
ink-white = blanc
ink-red = rouge
ink-green = vert
ink-blue = bleu
ink-yellow = jaune
ink-orange = orange
ink-purple = violet
ink-brown = brun
ink-grey = gris
ink-gray = gris
ink-pink = rose

# Ce que dit une ligne, et avec quoi elle le dit.
explain-row = Ligne { $number } : { $said }.
explain-column = Colonne { $number } : { $said }.
explain-with = avec { $known }, { $said }

explain-no-block = elle n'a aucun bloc, donc { $result }
explain-no-ink = elle n'a aucun bloc { $inks }, donc aucune de ses cases n'est en { $inks }
explain-no-ink-so = elle n’a aucun bloc { $inks }, donc { $result }
explain-rows-no-ink = { $count ->
    [one] La ligne { $list } n’a
   *[other] Les lignes { $list } n’ont
} aucun bloc { $inks }.
explain-columns-no-ink = { $count ->
    [one] La colonne { $list } n’a
   *[other] Les colonnes { $list } n’ont
} aucun bloc { $inks }.
explain-finished = toutes ses cases remplies sont connues, donc { $result }
explain-finished-ink = toutes ses cases en { $inks } sont connues, donc { $result }
explain-full = { $kind ->
    [one] son bloc la remplit
    [gaps] ses blocs et les espaces entre eux la remplissent
   *[blocks] ses blocs la remplissent
}, donc { $result }
explain-starts = { $block } ne peut commencer que dans { $cells }, donc { $result }
explain-lies = { $block } ne peut se trouver que dans { $cells }, donc { $result }
explain-joining = { $cells } ne peuvent appartenir qu'au même bloc, { $block }, donc { $result }
explain-splitting = si { $cells } était { $state }, { $run } formeraient une suite de { $length } cases, ce qu'aucun bloc ne permet, donc { $result }
explain-closed = { $block } est complet dans { $run }, donc { $result }
explain-closed-any = { $run } { $count ->
    [one] forme
   *[other] forment
} un bloc de { $length } complet, quel qu'il soit, donc { $result }
explain-closed-side = aucun bloc qui couvre { $run } ne peut se prolonger dans { $cells }, donc { $result }
explain-gap = dans { $gap }, la place ne suffit pour aucun bloc, donc { $result }
explain-gap-ink = dans { $gap }, la place ne suffit pour aucun bloc { $ink }, donc { $result }
explain-span = { $blocks } { $count ->
    [one] est trop long
   *[other] sont trop longs
} pour tenir dans { $gap }, et aucun autre bloc n'atteint { $cells }, donc { $result }
explain-span-ink = { $blocks } { $count ->
    [one] est trop long
   *[other] sont trop longs
} pour tenir dans { $gap }, et aucun autre bloc { $ink } n'atteint { $cells }, donc { $result }
explain-span-none = aucun bloc assez court pour tenir dans { $gap } n'atteint { $cells }, donc { $result }
explain-mercury = s'il couvrait { $cells }, { $block } rejoindrait { $run } et serait trop long, donc { $result }
explain-glue-start = { $block }, qui couvre { $run }, commence au plus tôt dans { $wall }, donc { $result }
explain-glue-end = { $block }, qui couvre { $run }, se termine au plus tard dans { $wall }, donc { $result }
explain-glue-any-start = le bloc qui couvre { $run } a au moins { $length } cases et commence au plus tôt dans { $wall }, donc { $result }
explain-glue-any-end = le bloc qui couvre { $run } a au moins { $length } cases et se termine au plus tard dans { $wall }, donc { $result }
explain-between = { $before } se termine au plus tard dans { $end } et { $after } commence au plus tôt dans { $start }, donc { $result }
explain-behind = { $before } se termine au plus tard dans { $end } et aucun bloc ne le suit, donc { $result }
explain-behind-ink = { $before } se termine au plus tard dans { $end } et aucun bloc { $ink } ne le suit, donc { $result }
explain-ahead = { $after } commence au plus tôt dans { $start } et aucun bloc ne le précède, donc { $result }
explain-ahead-ink = { $after } commence au plus tôt dans { $start } et aucun bloc { $ink } ne le précède, donc { $result }
explain-every-way = de quelque façon que l'on place ses blocs, { $result }
explain-impossible = ses blocs n'ont plus de place

# Les suppositions.
chain-suppose = Supposons que { $cell } soit { $state }.
chain-then-row = Alors, dans la ligne { $number }, { $result }.
chain-then-column = Alors, dans la colonne { $number }, { $result }.
chain-fails = Cela ne laisse à la { $line } aucune place pour ses blocs, donc { $result }.
chain-either = Prenons { $cell } : elle est soit { $one }, soit { $other }.
chain-if = Si elle est { $state }, alors { $steps }.
chain-in-row = dans la ligne { $number }, { $result }
chain-in-column = dans la colonne { $number }, { $result }
chain-next = { " ; puis " }
chain-both = Dans les deux cas, { $result }.

# Ce que sont les techniques.
technique-empty-line-about = Une encre qu'aucun bloc d'une ligne n'a n'est dans aucune de ses cases ; une ligne sans bloc est vide.
technique-full-line-about = Quand les blocs et les espaces entre eux prennent toute la ligne, tout y est connu.
technique-finished-line-about = Quand toutes les cases remplies d'une ligne sont connues, les autres sont vides.
technique-simple-boxes-about = Poussez tous les blocs d'un côté, puis de l'autre : ce qu'un bloc couvre les deux fois, il le couvre toujours.
technique-joining-about = Deux suites que seul un même bloc peut couvrir n'en font qu'une, et les cases entre elles sont remplies.
technique-splitting-about = Une case entre deux suites est vide si la remplir formait une suite qu'aucun bloc ne permet.
technique-punctuating-about = À côté d'une suite qu'aucun bloc ne peut allonger vient une case vide.
technique-gap-too-small-about = Un intervalle plus court que tous les blocs est vide.
technique-mercury-about = Une case remplie juste après la fin possible du premier bloc l'écarte du bord.
technique-glue-about = Une suite près d'un mur : son bloc ne commence pas avant le mur, et dépasse donc la suite d'autant.
technique-forcing-about = Les cases connues ne laissent à un bloc que certaines places : ce qu'il couvre dans la première et dans la dernière, il le couvre toujours.
technique-simple-spaces-about = Les cases qu'aucun bloc n'atteint sont vides.
technique-span-limited-about = Un intervalle est vide là où les blocs qui l'atteignent sont trop longs pour lui, et où les plus courts ne l'atteignent pas.
technique-complete-about = Passez en revue toutes les façons de placer les blocs de la ligne : ce qu'elles ont en commun est sûr.
technique-contradiction-about = Supposez quelque chose, suivez-le jusqu'à une ligne qui ne peut plus contenir ses blocs : c'est donc faux.
technique-agreement-about = Supposez une chose, puis son contraire : ce qui s'ensuit dans les deux cas est sûr.

# Toute une résolution expliquée.
worked-steps = { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
}
worked-solved = Résolu en { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
}. Chaque étape découle des précédentes : il n'y a donc pas d'autre solution.
worked-several = Après { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
}, aucune technique ne mène plus loin, car il y a plusieurs solutions à partir d'ici. { $open ->
    [one] { $open } case reste ouverte
   *[other] { $open } cases restent ouvertes
}.
worked-too-hard = Après { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
}, aucune technique ne mène plus loin. Il n'y a qu'une solution, mais ces techniques n'y suffisent pas ; { $open ->
    [one] { $open } case reste ouverte
   *[other] { $open } cases restent ouvertes
}.
worked-stuck = Après { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
}, aucune technique ne mène plus loin ; { $open ->
    [one] { $open } case reste ouverte
   *[other] { $open } cases restent ouvertes
}. On n'a pas pu décider s'il y a une ou plusieurs solutions à partir d'ici.
worked-none = Après { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
}, aucune technique ne mène plus loin, et une recherche prouve qu'il n'y a pas de solution.
worked-impossible = Il n'y a pas de solution. { $why }
worked-denied = Il n'y a pas de solution : les cases de départ contredisent les cases données avec le puzzle.
worked-limit = Limite atteinte après { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
} ; { $open ->
    [one] { $open } case reste ouverte
   *[other] { $open } cases restent ouvertes
}.
worked-interrupted = Interrompu après { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
} ; { $open ->
    [one] { $open } case reste ouverte
   *[other] { $open } cases restent ouvertes
}.
worked-only-one = une page ou un PDF ne contient qu'un puzzle ; choisir un autre --to, ou un seul des puzzles
worked-legend-line = la ligne dont il s'agit
worked-legend-seen = ce qu'on y regarde
worked-legend-new = ce qui est nouveau
worked-legend-fails = une ligne qui échouerait
worked-techniques = Les techniques
