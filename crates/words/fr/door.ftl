# Ce que les bibliothèques disent de ce qui ne peut être lu ou répondu.

door-unrecognised = { $name } : ce texte n’est dans aucun des formats que Grille connaît ; les plus proches sont { $one } et { $two }
door-several = { $name } : il contient plusieurs grilles, et une seule est demandée
door-stopped = arrêté avant la réponse
door-other-game = ce n’est pas pour { $game }
door-name = { $what } : il n’y a pas de « { $name } » ; choisissez parmi { $known }
door-size = aucune grille n’a { $rows } lignes et { $cols } colonnes : de 1 à { $most } pour chacune
door-board-size = le plateau a { $found } cases, et la grille { $expected }
door-value = aucune case de cette grille ne peut valoir { $value }
door-gave-up = aucune grille de ce genre en { $tries } essais
