# Les méthodes : l'idée en une ligne, puis son origine et son coût.

method-backtrack-complete = tout ce que chaque ligne implique ; quand cela ne suffit plus, des hypothèses
method-backtrack-complete-more = Chaque ligne est traitée par programmation dynamique sur toutes ses complétions, et les lignes qui croisent un changement sont revues. Quand plus rien ne change, une case ouverte est supposée noire ; une contradiction l'annule. Du rapport Picross (2015), avec la résolution complète de ligne que souhaitait le rapport Picture (2013). Un pas est une ligne traitée, en temps cases x blocs ; le nombre d'hypothèses peut être exponentiel. Accepte toutes les couleurs.
method-backtrack-overlap = placement au plus à gauche contre au plus à droite ; quand cela ne suffit plus, des hypothèses
method-backtrack-overlap-more = Chaque ligne est placée aussi à gauche et aussi à droite que ses cases connues le permettent ; les cases que le même bloc couvre dans les deux cas sont fixées, et celles qu'aucun bloc n'atteint aussi. Du rapport Picross (2015) : SLPG, SLPD, Fusion, remplirCasesSureBl, backtracking, et les deux blancs plus fins qui manquaient à son dernier chapitre. Un pas est une ligne traitée, en temps cases x blocs. Elle voit moins que la résolution complète, donc fait plus d'hypothèses. Accepte toutes les couleurs.
method-search = des lignes résolues plusieurs cases à la fois, des essais, et une recherche qui apprend de ses contradictions
method-search-more = Les lignes sont traitées par mots machine entiers. Quand cela ne suffit plus, chaque case ouverte est essayée dans chacune de ses couleurs, une fois, et ce qui tient dans tous les cas est gardé ; quand cela non plus ne suffit pas, des hypothèses sont faites, et chaque contradiction laisse une clause qui empêche d'échouer encore de la même façon. Propre à Grille, d'après des idées publiées : résolution de ligne parallèle aux bits, essais, apprentissage par conflits avec explications paresseuses. Une autre graine prend un autre chemin vers les mêmes réponses. Un pas est une ligne traitée. Accepte toutes les couleurs.
method-probe-levels = recouvrement ; quand cela ne suffit plus, chercher une contradiction près de ce qui est connu
method-probe-levels-more = Quand la résolution par ligne s'arrête, des hypothèses sont essayées : sur les voisines de la dernière case fixée, des dernières cases fixées, sur les cases à deux voisines connues, à une, puis toutes les autres. Une hypothèse qui échoue fixe sa case ; si aucune n'échoue, celle dont il suit le plus est retenue. Du rapport Picture (2013), qui décrivait les niveaux et n'avait programmé que le dernier. Un pas est une ligne traitée ; un tour d'essais peut coûter cases x couleurs propagations. Accepte toutes les couleurs.
method-complete = tout ce que chaque ligne implique, sans hypothèse
method-complete-more = La résolution complète des lignes jusqu'à ce que plus rien ne change ; ce qui reste ouvert le reste. Un puzzle qu'elle résout est unique et se passe d'hypothèse. Le rapport Picture (2013) la souhaitait. Un pas est une ligne traitée, en temps cases x blocs. Accepte toutes les couleurs.
method-overlap = placement au plus à gauche contre au plus à droite, sans hypothèse
method-overlap-more = Le traitement de ligne du rapport Picross (2015) jusqu'à ce que plus rien ne change. Sur toutes les lignes de longueur 8 au plus, il manque un demi pour cent de ce que trouve la résolution complète. Un pas est une ligne traitée, en temps cases x blocs. Accepte toutes les couleurs.
method-ladder = les techniques humaines, la plus simple d'abord, et aucun pari
method-ladder-more = Seize techniques que l'on emploie à la main, de la ligne vide aux cases sûres, au collage, au mercure et au forçage, jusqu'à tout ce qu'une ligne implique, puis de courtes contradictions, puis ce sur quoi deux suppositions s'accordent. Toujours la déduction la plus simple qui soit, un bloc ou un intervalle à la fois ; ce qu'aucune technique ne fixe reste ouvert. Les noms viennent du Wikipédia anglais. Un pas est une ligne regardée, en temps cases x blocs ; une recherche de contradictions peut en prendre cases x couleurs x lignes. Accepte toutes les couleurs.
method-ranges = les règles de portée de l'étude sur les automates, sans hypothèse
method-ranges-more = Chaque bloc a une portée, les cases où il peut se trouver ; quatre règles remplissent des cases et réduisent les portées, en cinq passages sur la grille sauf indication contraire. De l'étude sur les automates (2024). Un pas est une ligne, en temps cases x blocs. Noir et blanc seulement.
method-backtrack-dfa = case par case, lignes vérifiées par des automates déterministes
method-backtrack-dfa-more = Les cases dans l'ordre, blanc d'abord ; après chacune, sa ligne et sa colonne sont lues par des automates qui disent s'il reste une complétion. Rien n'est déduit sans les règles. Les automates sont d'abord déterminisés par sous-ensembles et peuvent exploser : le nombre d'états est borné. De l'étude sur les automates (2024). Un pas est un état construit ou une ligne lue, en temps cases. Accepte toutes les couleurs ; pour de petits puzzles.
method-backtrack-lazy-dfa = la même chose, avec des états construits quand un mot les demande
method-backtrack-lazy-dfa-more = Comme backtrack-dfa, mais un état est construit quand un mot y mène pour la première fois : rien n'explose qui ne soit visité. Absent de l'étude. Un pas est une ligne lue. Accepte toutes les couleurs ; pour de petits puzzles.
method-backtrack-nfa = case par case, lignes vérifiées par des automates non déterministes
method-backtrack-nfa-more = Comme backtrack-dfa, avec des automates vite construits et plus lents à lire. L'étude (2024) les trouvait meilleurs pour les petites grilles. Un pas est une ligne lue, en temps cases x états / 64. Accepte toutes les couleurs ; pour de petits puzzles.
method-place-blocks = bloc par bloc le long des lignes, colonnes vérifiées après chacun
method-place-blocks-more = Le bloc suivant d'une ligne est essayé à chaque place tour à tour ; après chacune, les colonnes concernées sont vérifiées ; s'il ne reste pas de place, le bloc précédent avance. Le solveur de base du projet Logimage. Un pas est un bloc placé. Accepte toutes les couleurs ; pour de petits puzzles.
method-brute-force = toutes les images, l'une après l'autre
method-brute-force-more = Chaque case prend chaque couleur, et chaque image entière est jugée par les règles. De l'étude sur les automates (2024), comme mesure de toutes les autres. Un pas est une image : couleurs à la puissance du nombre de cases ouvertes. Accepte toutes les couleurs ; pour les plus petits puzzles.

# Ce qui peut être choisi.
option-rules = --rules never|before|during : quand les règles de portée interviennent
option-choice = --choice first|freedom|criticality|most-filling : sur quelle case porte une hypothèse
option-lines = --lines given|fewest|fifo : quelle ligne est examinée ensuite
option-first-colour = --first-colour black|white : quelle couleur une hypothèse essaie d'abord
option-memo = --memo N : combien de résultats de ligne sont retenus ; --memo-file FICHIER les garde d'une fois à l'autre
option-passes = --passes K : combien de fois les règles de portée parcourent la grille, 0 jusqu'à ce qu'elles ne trouvent rien
option-states = --states N : le plus grand nombre d'états de tous les automates ensemble
option-memory = --memory MIO : la mémoire maximale pour ce qu'une recherche apprend, 1024 sauf indication
option-seed = --seed N : ce qui décide là où rien d'autre ne décide ; une autre graine, les mêmes réponses par un autre chemin
