# Les certificats : des preuves que chacun peut vérifier (`grille certify`).

certify-where = un certificat est fait de plusieurs fichiers : donner un dossier à --output, par exemple `-o preuves`
certify-which-folder = quel dossier ? Donner celui où des certificats ont été écrits
certify-no-certificate = { $path } : il n’y a pas de certificat dans ce dossier
certify-too-large = la formule de ce puzzle aurait plus de cent millions de clauses ; aucun certificat n’est écrit
certify-limit = une limite a été atteinte avant la fin de la preuve ; aucun certificat n’est écrit
certify-wrong = la solution trouvée enfreint les règles : c’est un défaut de Grille, merci de le signaler avec le puzzle ; aucun certificat n’est écrit
certify-unique = prouvé : une seule solution
certify-none = prouvé : pas de solution
certify-several = plusieurs solutions ; deux d’entre elles sont écrites
certify-figures = ({ $added ->
    [0] les { $clauses } clauses de la formule se contredisent d’elles-mêmes
    [one] une clause de plus que les { $clauses } de la formule
   *[other] { $added } clauses de plus que les { $clauses } de la formule
})
certify-accepted-unique = accepté : la solution est la seule
certify-accepted-none = accepté : il n’y a pas de solution
certify-accepted-several = accepté : les deux solutions respectent les règles
certify-rejected-puzzle = rejeté : le puzzle à côté manque ou ne peut être lu
certify-rejected-solution = rejeté : une solution manque, enfreint les règles ou s’y trouve deux fois
certify-rejected-formula = rejeté : la formule n’est pas celle de ce puzzle et de cette solution
certify-rejected-step = rejeté : la ligne { $step } de la preuve ne s’ensuit pas
certify-rejected-unread = rejeté : la ligne { $step } de la preuve n’en est pas une
certify-rejected-unfinished = rejeté : la preuve s’arrête avant la contradiction
certify-rejected-file = rejeté : { $why }
explain-drat-board = une preuve part du puzzle tel qu’il est donné, pas d’une grille entamée
explain-drat-stuck = aucune technique ne va plus loin : ce qui est écrit s’ensuit, mais ne prouve rien de plus
certify-note-unique =
    { $puzzle } a exactement une solution, celle de { $name }.solution.

    La formule { $name }.cnf dit ce que dit le puzzle, et dans sa dernière clause qu’une case
    diffère de cette solution. La preuve { $name }.drat montre que rien ne la satisfait.
    Pour la vérifier, l’une de ces commandes, dans ce dossier :

        drat-trim { $name }.cnf { $name }.drat
        rate { $name }.cnf { $name }.drat
        grille certify --check .

    La formule est bien celle du puzzle : sa troisième ligne a le SHA-256 du fichier du puzzle.

        sha256sum { $puzzle }
certify-note-none =
    { $puzzle } n’a pas de solution.

    La formule { $name }.cnf dit ce que dit le puzzle. La preuve { $name }.drat montre que
    rien ne la satisfait. Pour la vérifier, l’une de ces commandes, dans ce dossier :

        drat-trim { $name }.cnf { $name }.drat
        rate { $name }.cnf { $name }.drat
        grille certify --check .

    La formule est bien celle du puzzle : sa troisième ligne a le SHA-256 du fichier du puzzle.

        sha256sum { $puzzle }
certify-note-several =
    { $puzzle } a plusieurs solutions.

    Deux d’entre elles sont dans { $name }.solution et { $name }.solution2. Elles diffèrent et
    respectent toutes deux les indices : il n’y a rien d’autre à vérifier.

        grille certify --check .
