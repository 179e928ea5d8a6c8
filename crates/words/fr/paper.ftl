# Ce qui est imprimé sur papier, et ce qu'on en dit.

paper-title = Puzzles
paper-answers = Solutions
paper-contents = Table des matières
paper-unrated = Sans évaluation
paper-minutes = { $minutes ->
    [one] environ une minute
   *[other] environ { $minutes } minutes
}
paper-several = plusieurs solutions
paper-alt-nonogram = Nonogramme, { $size }.
paper-alt-sudoku = Sudoku, { $size }.
paper-alt-line = { $said }.
paper-alt-empty = { $count ->
    [one] vide
   *[other] { $count } vides
}
paper-alt-answer = Solution : { $title }.
line-clue-ink = { $count } { $ink }
paper-no-answer = aucune solution trouvée à temps : le puzzle est imprimé sans
paper-which-form = que faut-il écrire ? Donnez à --output un fichier en .pdf, .svg, .png ou .html, ou précisez --to
paper-only-one = un fichier SVG ou PNG contient une page, et il y en a { $count } : donnez un dossier à --output, ou écrivez un PDF
paper-written = { $pages ->
    [one] Une page.
   *[other] { $pages } pages.
}
paper-no-room = les marges ne laissent aucune place sur le papier { $paper }
paper-too-small-count = les indices feraient { $size } points, et il en faut { $least } : il tiendrait avec { $count } par page (--per-page { $count })
paper-too-small = les indices feraient { $size } points, et il en faut { $least } : il tiendrait sur --paper { $paper }
paper-too-large = les indices feraient { $size } points, et il en faut { $least } : aucun papier de moins de 2 mètres n’est assez grand
paper-some-unfit = { $count } puzzles ne tiennent pas : rien n’a été écrit (--leave-out imprime les autres)
paper-left-out = { $count ->
    [one] Un puzzle a été laissé de côté.
   *[other] { $count } puzzles ont été laissés de côté.
}
usage-paper = a4, letter, a5, a3, 6x9, tablet, ou un format comme 200x300mm (de 50 à 2000)
usage-mm = des millimètres de 0 à 200, comme 12 ou 12,5
techniques-more = `grille techniques NOM` en montre une à l’œuvre ; `grille new 10 --technique NOM` crée des nonogrammes qui la demandent, `grille sudoku new --technique NOM` des sudokus.
techniques-more-sudoku = `grille sudoku techniques NOM` en montre une à l’œuvre ; `grille sudoku new --technique NOM` crée des sudokus qui la demandent.
techniques-no-example = Aucun exemple n’en a été trouvé.
techniques-unknown = il n’y a pas de technique { $name } : `grille techniques` les liste
techniques-example = Par exemple, ici :
techniques-never-hardest = Elle ne trouve que des cases vides. On ne connaît aucun puzzle où elle soit l’étape la plus difficile : `grille new --technique` n’en crée donc pas ; elle sert en chemin dans beaucoup d’autres.
new-gave-up-technique = { $name } : aucun des { $tries } puzzles ne demande { $technique } sans rien de plus difficile ; essayez une autre taille
worked-end = La fin
book-syntax = ligne { $line } : { $message }
book-wrong = { $key } : il faudrait { $expected }
book-class-or-technique = une classe ou une technique, pas les deux : une technique dit la difficulté d’un puzzle
book-ignored = { $key } ne veut rien dire à côté de puzzles = … : c’est pour de nouveaux puzzles
book-unknown = il n’y a pas de clé { $key } ; il y a { $known }
book-value = { $key } : cela ne se peut pas ({ $typed }) ; `grille print --help` dit ce qui se peut
book-no-puzzles = chaque chapitre demande soit puzzles = ["FICHIER", …], soit new = "15x15"
book-chapter = Chapitre { $number }
book-puzzles = { $count ->
    [one] Un puzzle
   *[other] { $count } puzzles
}
book-rules = Règles du jeu
book-solved = Une fois résolu
book-nonogram = Nonogrammes
book-nonogram-1 = Chaque nonogramme cache une image. Les nombres à côté d’une ligne et au-dessus d’une colonne disent la longueur de ses suites de cases noircies, dans leur ordre.
book-nonogram-2 = Entre deux suites de la même encre, il y a au moins une case vide. Des suites d’encres différentes peuvent se toucher : la lettre à côté d’un nombre dit son encre.
book-nonogram-3 = Cherchez les lignes où une suite est si longue que certaines cases lui appartiennent où qu’elle soit, et noircissez-les. Marquez d’un point les cases sûrement vides : elles en disent autant.
book-nonogram-4 = Au-dessous de cinq étoiles, chaque case se déduit par le seul raisonnement : nul besoin de deviner.
book-sudoku = Sudoku
book-sudoku-1 = Écrivez un chiffre dans chaque case vide, de sorte que chaque ligne, chaque colonne et chaque bloc aux traits épais contienne chaque chiffre une fois.
book-sudoku-2 = Une grille de quatre sur quatre prend les chiffres de 1 à 4, une de six sur six de 1 à 6, une de neuf sur neuf de 1 à 9, une de seize sur seize de 1 à 9 puis les lettres de A à G.
book-sudoku-3 = Demandez-vous où un chiffre peut encore aller dans un bloc, ou quels chiffres une case peut encore avoir. De petits chiffres dans un coin aident à s’en souvenir.
book-head-heading = Au-dessus de chaque puzzle
book-head-end = Le numéro mène à la solution, à la fin du livre.
book-head-each = La solution est à la page suivante, sous le même numéro.
book-head-stars = Les étoiles disent la difficulté, et les minutes le temps qu’il faut à peu près à qui connaît les règles.
book-licences = Licences
book-font = Le caractère est Hanken Grotesk, de The Hanken Grotesk Project Authors, sous licence SIL Open Font License 1.1.
book-made = Composé avec Grille.
paper-answer = Solution.
