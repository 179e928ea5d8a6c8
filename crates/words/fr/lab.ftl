# Le laboratoire.

lab-twice = { $method } est demandée deux fois pour les mêmes grilles de côté { $side } : les parties de la campagne doivent différer par n, chance, seed ou la méthode
lab-twice-files = { $method } est nommée deux fois pour les mêmes puzzles
lab-nothing = il n’y a rien à exécuter : ni grille ni puzzle
lab-file = { $path } : { $why }
lab-no-campaign = { $path } : ce n’est pas le dossier d’une campagne : il n’a pas de campaign.toml
lab-not-made = { $path } : ce fichier ne dit pas quelle version a produit les relevés à côté de lui
lab-other-campaign = { $path } : les relevés qui s’y trouvent sont ceux d’une autre campagne ou d’une autre part : donnez un autre --output
lab-other-version = { $path } : ces relevés viennent de la version { $there }, et celle-ci est { $here } : les méthodes peuvent compter autrement ; donnez un autre --output
lab-locked = { $path } : un autre programme y écrit des relevés
lab-no-records = { $path } : ce fichier ne contient pas de relevés de cette version
lab-damaged = { $path } : la ligne { $line } n’est pas un relevé ; rien n’a été changé
lab-unplanned = { $path } : le relevé de la ligne { $line } n’est pas celui que la campagne y attend ; les puzzles ont-ils changé ?
lab-missing = aucune part n’a l’instance { $instance }
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
lab-said-solution = solution { $hash }
lab-said-excluded = { $hash } n’est pas une solution
lab-dispute = les méthodes se contredisent : { $method } dit « { $says } », { $other } dit « { $against } ». Le puzzle est dans { $path } ; la campagne s’arrête ici. C’est un défaut de Grille, merci de le signaler
lab-dispute-known = { $method } dit « { $says } », mais le puzzle a été tiré avec « { $against } ». Le puzzle est dans { $path } ; la campagne s’arrête ici. C’est un défaut de Grille, merci de le signaler

lab-progress = { $done } puzzles sur { $all }, { $rate } par seconde, encore { $left } environ
lab-done = { $path } : { $records } relevés de { $puzzles } puzzles
lab-done-shard = { $path } : cette part de { $puzzles } puzzles est relevée ; `grille lab merge` réunit les parts
lab-interrupted = { $path } : { $done } puzzles sur { $all } ; la même commande reprend ici
