# Le laboratoire.

lab-twice = { $method } est demandée deux fois pour les mêmes grilles de côté { $side } : les parties de la campagne doivent différer par n, chance, seed ou la méthode
lab-twice-files = { $method } est nommée deux fois pour les mêmes puzzles
lab-nothing = il n’y a rien à exécuter : ni grille ni puzzle
lab-file = { $path } : { $why }
lab-no-campaign = { $path } : ce n’est pas le dossier d’une campagne : il n’a pas de campaign.toml
lab-foreign = { $path } : il y a d’autres fichiers dans ce dossier, et pas de campagne : donner à --output un dossier vide ou nouveau
lab-not-made = { $path } : ce fichier ne dit pas quelle version a produit les relevés à côté de lui
lab-other-campaign = { $path } : les relevés qui s’y trouvent sont ceux d’une autre campagne ou d’une autre part : donnez un autre --output
lab-other-version = { $path } : ces relevés viennent de la version { $there }, et celle-ci est { $here } : les méthodes peuvent compter autrement ; donnez un autre --output
lab-locked = { $path } : un autre programme y écrit des relevés
lab-no-records = { $path } : ce fichier ne contient pas de relevés de cette version
lab-damaged = { $path } : la ligne { $line } n’est pas un relevé ; rien n’a été changé
lab-unplanned = { $path } : le relevé de la ligne { $line } n’est pas celui que la campagne y attend ; les puzzles ont-ils changé ?
lab-missing = aucune partie n’a l’instance { $instance }
lab-double = l’instance { $instance } est dans { $one } et dans { $other }
lab-without = ce programme a été construit sans { $what } : construisez-le avec `--features { $what }`

lab-flaw-syntax = ce n’est pas du TOML : { $why }
lab-flaw-key = clé inconnue « { $key } »
lab-flaw-type = la valeur de « { $key } » n’est pas du bon genre
lab-flaw-empty = « { $key } » est vide
lab-flaw-puzzles = « { $key } » concerne les grilles aléatoires et ne va pas avec « puzzles »
lab-flaw-word = « { $word } » n’est pas un mot pour « { $key } » : utilisez first ou proof
lab-flaw-part = cette campagne n’a aucune [[part]]
lab-numbers-form = « { $text } » n’est pas un nombre ; écrivez 7, 4..11, 10..90/10 ou 4,6,8
lab-numbers-backwards = « { $text } » va à rebours
lab-numbers-bounds = { $found } n’est pas entre { $least } et { $most }
lab-no-method = il n’y a pas de méthode « { $name } » ; `grille methods` les énumère
lab-no-value = « { $value } » n’est pas une valeur de { $option }

lab-said-wrong = une image qui enfreint les règles
lab-said-unproven = une preuve qui n’est pas acceptée
lab-said-solution = solution { $hash }
lab-said-excluded = { $hash } n’est pas une solution
lab-dispute = les méthodes se contredisent : { $method } dit « { $says } », { $other } dit « { $against } ». Le puzzle est dans { $path } ; la campagne s’arrête ici. C’est un défaut de Grille, merci de le signaler
lab-dispute-known = { $method } dit « { $says } », mais le puzzle a été tiré avec « { $against } ». Le puzzle est dans { $path } ; la campagne s’arrête ici. C’est un défaut de Grille, merci de le signaler

lab-disagree = instance { $instance } : { $method } dit « { $says } », { $other } dit « { $against } » : ces relevés ne viennent pas d’une même campagne, ou ont été modifiés

lab-progress = { $done } puzzles sur { $all }, { $rate } par seconde, encore { $left } environ
lab-done = { $path } : { $many ->
    [one] 1 relevé
   *[other] { $records } relevés
} de { $count ->
    [one] 1 puzzle
   *[other] { $puzzles } puzzles
}
lab-done-shard = { $path } : cette part de { $puzzles } puzzles est relevée ; `grille lab merge` réunit les parts
lab-interrupted = { $path } : { $done } puzzles sur { $all } ; la même commande reprend ici

lab-title = Campagne : { $name }
lab-title-study = L’étude des automates, refaite
lab-about = { $puzzles } puzzles, { $methods } méthodes, { $records } exécutions. Chaque solution a été vérifiée, et toutes les méthodes concordent.
lab-fact-command = commande
lab-fact-version = version
lab-fact-seed = graines
lab-fact-scale = échelle
lab-scale = les nombres de grilles du plan, divisés par { $by }, et jamais moins que quelques-unes
lab-report = { $path } : rapport de { $many ->
    [one] 1 relevé
   *[other] { $records } relevés
}

lab-short-rules-before = règles
lab-short-rules-during = règles pendant
lab-short-memo = mémo

lab-axis-side = côté n de la grille
lab-axis-time = temps CPU jusqu’à la première solution
lab-axis-mean = temps CPU moyen
lab-axis-steps = pas jusqu’à la première solution
lab-axis-ratio = temps des AFD sur temps des AFN
lab-axis-chance = probabilité d’une case noire
lab-axis-settled = cases trouvées
lab-axis-share = part des grilles
lab-axis-solved = part des grilles résolues
lab-level-equal = aussi rapides

lab-figure-time = Temps médian selon le côté, grilles à { $chance } % de noir
lab-figure-time-study = Les méthodes de l’étude : temps médian selon le côté
lab-figure-steps = Nombre de pas médian selon le côté, grilles à { $chance } % de noir
lab-figure-duel = Automates déterministes contre non déterministes
lab-figure-phases = Où passe le temps : construire les automates, puis chercher
lab-figure-settled = Cases trouvées par { $method }, sans aucune hypothèse
lab-figure-unique = Grilles dont les nombres n’ont qu’une solution
lab-figure-lines = Grilles que les lignes seules suffisent à résoudre
lab-figure-cactus = Grilles de côté { $side } : combien sont résolues en un temps donné
lab-figure-scatter = { $x } contre { $y }, grille par grille
lab-duel-plain = sans règles
lab-duel-rules = avec règles
lab-phase-prepare = construire
lab-phase-search = chercher

lab-caption-growth = Médianes, où une exécution arrêtée par une limite compte comme continuant (Kaplan–Meier). Une flèche creuse est une borne inférieure : plus de la moitié des exécutions ont atteint une limite. L’échelle est logarithmique : une droite est une croissance exponentielle.
lab-caption-duel = Les deux méthodes sur les mêmes grilles : la médiane du rapport, et la moitié centrale des grilles en bande. Au-dessus de la ligne, les automates non déterministes sont plus rapides ; au-dessous, les déterministes.
lab-caption-phases = Moyennes. Une flèche creuse est une borne inférieure, car des exécutions ont atteint une limite. Les automates déterministes sont chers à construire et bon marché à lire ; les non déterministes, l’inverse.
lab-caption-settled = La moyenne sur les grilles ; les barres, là où on les voit, sont la confiance à 95 %.
lab-caption-share = Les barres sont la confiance à 95 % (Wilson) ; les grilles qui ont atteint une limite les élargissent, car elles peuvent être d’un côté ou de l’autre.
lab-caption-cactus = Plus c’est bas et à droite, mieux c’est. Une courbe qui s’arrête tôt laisse des grilles non résolues dans sa limite.
lab-caption-scatter = Temps de processeur jusqu’à la première solution. Un point par grille, un échantillon quand il y en a beaucoup. Sous la diagonale { $y } est plus rapide, au-dessus { $x }. Une croix est une exécution qui a atteint une limite.

lab-verdict = La conclusion de l’étude, mise à l’épreuve
lab-verdict-plain = Automates seuls.
lab-verdict-rules = Automates après les règles.
lab-verdict-lazy = Automates non déterministes contre déterministes dont les états ne sont construits qu’au besoin.
lab-verdict-none = aucun n
lab-verdict-sides = Plus rapides sur la plupart des grilles (confiance à 95 %, chaque côté pour lui-même) : non déterministes à { $nfa } ; déterministes à { $dfa } ; indécis à { $open }.

lab-growth = Croissance
lab-growth-about = La courbe qui suit le mieux les médianes à 50 % de noir : un facteur à chaque pas de n, ou une puissance de n ; R² est la part de la variance des logarithmes qu’elle explique.
lab-growth-factor = ×{ $factor } à chaque n (R² { $fit })
lab-growth-power = n puissance { $power } (R² { $fit })
lab-fit-method = méthode
lab-fit-sides = n
lab-fit-time = temps jusqu’à la première solution
lab-fit-steps = pas jusqu’à la première solution

lab-tables = Tous les chiffres
lab-tables-about = Temps jusqu’à la première solution, et jusqu’à la preuve qu’il y en a une autre ou aucune. « ≥ » est une borne inférieure : des exécutions ont atteint une limite. Les mêmes chiffres sont dans summary.csv.
lab-head-n = n
lab-head-chance = noir
lab-head-runs = exécutions
lab-head-unique = uniques
lab-head-stopped = arrêtées
lab-head-median = médiane
lab-head-mean = moyenne
lab-head-p90 = p90
lab-head-p99 = p99
lab-head-proof = preuve
lab-head-steps = pas

lab-merged = { $path } : { $parts } parts, { $puzzles } puzzles, aucun ne manque ni ne vient deux fois
lab-parquet-output = Parquet n’est pas pour un terminal : donnez --output FICHIER
lab-export-file = les relevés vont dans un seul fichier : donner son nom, ou `-`
lab-left-out = { $many ->
    [one] 1 relevé n’a
   *[other] { $count } relevés n’ont
} pas de ligne dans la forme de l’étude

lab-no-clue = « { $text } » n’est pas un indice : donnez des longueurs de 1 à 1000, comme "3 1", ou 0
lab-no-letter = « { $letter } » n’est pas une lettre ici : 0 est blanc, 1 noir, et avec --partial ou --dfa ? est inconnu
lab-too-many-states = plus de { $most } états
lab-too-many-drawn = { $count } états sont trop pour une image : prenez --dot ou --text
lab-automaton-dfa = déterministe, { $states ->
    [one] { $states } état
   *[other] { $states } états
} (→ début, ◎ fin)
lab-automaton-nfa = non déterministe, { $states ->
    [one] { $states } état
   *[other] { $states } états
} (→ début, ◎ fin)
lab-nowhere = nulle part
lab-word-accepted = { $word } : reconnu
lab-word-refused = { $word } : non reconnu

lab-row = ligne { $number }
lab-column = colonne { $number }
lab-rule = { $name } : { $count ->
    [0] rien
    [one] 1 case ({ $cells })
   *[other] { $count } cases ({ $cells })
}
lab-rule-shortens = règle 2.2 : portées plus courtes de { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
lab-rule-contradiction = { $line } n’a pas de complétion
lab-rule-open = { $open ->
    [one] { $open } case reste ouverte
   *[other] { $open } cases restent ouvertes
} :
