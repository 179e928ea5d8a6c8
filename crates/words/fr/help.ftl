# Ce que dit `--help` : `help-COMMANDE` est sa phrase, `help-COMMANDE-after` ce qui suit ses
# options, `help-opt-NOM` une option, `help-COMMANDE-opt-NOM` celle qui y a un autre sens.
# `help-JEU-opt-NOM` celle d’une commande pour ce seul jeu. Ce qui suit les options commence par des
# exemples ; `help-sudoku-COMMANDE-examples` les remplace après `grille sudoku`.

help-usage = Utilisation :
help-commands = Commandes
help-arguments = Arguments
help-options = Options
help-head = { $name } :
help-method-heading = Options des méthodes pour nonogrammes
help-default = [par défaut : { $value }]
help-values = [valeurs : { $values }]
help-aliases = [aussi : { $aliases }]
# Les mots des valeurs, tels qu’ils sont dans le programme et tels qu’on les lit.
help-value-names = FILE:FICHIER DIR:DOSSIER PATH:CHEMIN TIME:DURÉE NAME:NOM WHEN:QUAND HOW:COMMENT ORDER:ORDRE COLOUR:COULEUR MIB:MIO SIZE:TAILLE SHARE:PART CLASS:CLASSE SYMMETRY:SYMÉTRIE TEXT:TEXTE LEVEL:DEGRÉ FORM:FORME LANG:LANGUE SIDES:CÔTÉS PERCENT:POURCENT METHODS:MÉTHODES CAMPAIGN:CAMPAGNE LENGTH:LONGUEUR WORD:MOT SIDE:CÔTÉ LINE:LIGNE SHAPE:FORME THRESHOLD:SEUIL AIM:BUT OTHER:AUTRE COMMAND:COMMANDE RECT:CADRE DEGREES:DEGRÉS COLOURS:COULEURS
help-value-command = COMMANDE

help-grille = Un atelier pour nonogrammes et sudokus : on les résout, vérifie, explique, évalue et convertit
help-grille-after =
    Exemples :
      grille                     la fenêtre ; sans écran, une visite
      grille solve owl           la solution d’un puzzle de `grille list`
      grille check DOSSIER       quels puzzles d’un dossier sont uniques
      grille COMMANDE --help     tout sur une commande

    Codes de sortie (de plusieurs puzzles, le pire compte) :
      0    oui : résolu, unique, écrit, fabriqué
      1    non : pas de solution, plusieurs, rien trouvé
      2    problème : mauvais fichier, mauvais usage, ou limite atteinte avant la réponse
      130  interrompu
help-help = Afficher l’aide d’une commande
help-help-after =
    Exemples :
      grille help solve
      grille help lab run
help-play = Ouvrir la fenêtre, avec un puzzle ou pour en choisir un
help-play-after =
    Exemples :
      grille play
      grille play owl

    Codes de sortie :
      0    la fenêtre a été fermée
      2    pas d’écran, mauvais fichier ou mauvais usage
help-edit = Ouvrir l’atelier de la fenêtre, pour dessiner un puzzle ou en modifier un
help-edit-after =
    Exemples :
      grille edit
      grille edit owl
      grille edit drawing.non

    Codes de sortie :
      0    la fenêtre a été fermée
      2    pas d’écran, pas d’image à modifier, mauvais fichier ou mauvais usage
help-solve = Résoudre des puzzles et dire s’il y a une autre solution
help-solve-after =
    Exemples :
      grille solve owl
      grille solve --all --to bits examples/table2.picross
      grille solve --count examples/ones.picture

    Codes de sortie :
      0    une solution a été affichée ou comptée
      1    pas de solution, ou la méthode est bloquée
      2    mauvais fichier, mauvais usage, ou limite atteinte avant la réponse
      130  interrompu
      De plusieurs puzzles, le pire compte.
help-check = Dire si des puzzles n’ont pas de solution (et pourquoi), une seule, ou plusieurs
help-check-after =
    Exemples :
      grille check puzzles
      grille check --why examples/table2.picross

    Codes de sortie :
      0    chaque puzzle a exactement une solution
      1    aucune ou plusieurs, ou la méthode est bloquée
      2    mauvais fichier, mauvais usage, ou limite atteinte avant la réponse
      130  interrompu
      De plusieurs puzzles, le pire compte.
help-explain = Résoudre comme une personne le ferait, avec l’argument de chaque étape
help-explain-after =
    Exemples :
      grille explain duckling
      grille explain owl -o owl.html

    Chaque étape est une déduction de l’échelle des techniques humaines (`grille methods ladder`),
    la moins chère qui soit. Les techniques du sudoku qui s’appuient sur l’unicité ne servent que
    là où une recherche l’a prouvée, et jamais avec --to drat. Si aucune technique n’avance, la fin le
    dit, avec le nombre de cases ouvertes.

    Codes de sortie :
      0    chaque puzzle a été résolu par le seul raisonnement
      1    aucune technique n’avance, ou il n’y a pas de solution
      2    mauvais fichier, mauvais usage, ou limite atteinte avant
      130  interrompu ; rien n’est alors écrit dans --output
      De plusieurs puzzles, le pire compte.
help-hint = Dire à qui est bloqué comment continuer, ou ce qui ne va pas
help-hint-after =
    Exemples :
      grille hint snail
      grille hint --level argument snail
      grille hint --moves coups.txt snail

    Degrés d’une aide, de la moindre à la complète :
      where         dans quelle partie de la grille, ou quel bloc, regarder
      line, digits  dans quelle ligne ou colonne d’un nonogramme ; pour quels chiffres d’un sudoku
      technique     ... et avec quelle technique
      cells         ... et en quelles cases
      argument      ce qui suit, et pourquoi
    Une grille que l’on ne peut plus compléter est signalée, avec la raison ; avec --moves, aussi
    le coup en cause : le premier de ceux après lesquels plus rien ne la complétait.
    Le fichier a un coup par ligne : des cases et ce qu’on y écrit, comme `l1c1=1 l1c2=x l1c3=.`
    (encre, croix, rien) ou, au sudoku, `l1c1=5 l1c2=?1+2 l1c3=.` (un chiffre, des annotations,
    rien) ; ou `undo`, `redo`, `suppose` (ouvre une hypothèse), `keep` ou `drop` (la ferme). Les
    lignes vides ou commençant par # sont sautées. Les annotations n’affirment rien, mais ce
    qu’elles montrent déjà n’est pas redit.

    Codes de sortie :
      0    il y a une étape suivante, et l’aide y mène
      1    il n’y en a pas : résolu, devenu impossible, ou aucune technique n’avance
      2    mauvais fichier, mauvais usage, ou limite atteinte avant
      130  interrompu
      De plusieurs puzzles, le pire compte.
help-rate = Dire à quel point des puzzles sont difficiles pour une personne, et en quoi
help-rate-after =
    Exemples :
      grille rate snail
      grille rate puzzles

    Classes des nonogrammes, selon ce qu’il faut savoir et le nombre d’allers-retours :
      trivial   (immédiat) ligne par ligne, un bloc à la fois, au plus 3 balayages
      easy      (facile) ... au plus 8 balayages
      medium    (moyen) ligne par ligne, mais plus long, ou tout ce que dit une ligne d’un coup
      hard      (difficile) il faut supposer quelque chose et le réfuter
      guessing  (à deviner) au-delà des techniques de Grille, ou plusieurs solutions
    Un balayage regarde toutes les lignes, ou toutes les colonnes. Donner des cases n’élève jamais
    la classe. Le score additionne, pour chaque déduction, ce que coûte la technique (de 1 à 60)
    fois le nombre de lignes que l’on regarde avant d’en trouver une qui parle.
    La monotonie est le nombre de déductions de routine par ligne. Niveaux : 0 jusqu’à easy, 1 medium,
    2 au-delà.

    Classes des sudokus, selon la technique la plus difficile :
      trivial   (immédiat) où va chaque chiffre : dernières cases et singletons cachés
      easy      (facile) aussi les cases où il ne reste qu’un chiffre : tous les singletons
      medium    (moyen) candidats verrouillés, paires et triplets
      hard      (difficile) poissons, ailes, rectangles, couleurs
      extreme   (extrême) chaînes, ensembles presque verrouillés, hypothèses réfutées
      guessing  (à deviner) au-delà des techniques de Grille, ou plusieurs solutions
    Le score additionne le coût de chaque déduction : 4 pour une dernière case, 14 pour un
    autre singleton, de 50 pour des candidats verrouillés à 700 pour un essai, et 10 de
    plus pour chaque maillon d’une chaîne au-delà du cinquième.

    Codes de sortie :
      0    chaque puzzle a été évalué
      1    un puzzle n’a pas de solution
      2    mauvais fichier, mauvais usage, ou limite atteinte avant la réponse
      130  interrompu
      De plusieurs puzzles, le pire compte.
help-print = Imprimer des puzzles sur papier : des feuilles avec solutions, en PDF, SVG, PNG ou page web
help-print-after =
    Exemples :
      grille print owl snail hard-1 -o feuille.pdf
      grille print owl snail tulip cactus -o livret.pdf --contents --qr --paper letter
      grille print --new 15x15 -n 8 --class easy --seed lundi -o lundi.pdf
      grille print owl --large --answers none -o chouette.png

    Les titres trahiraient les images : ils accompagnent les solutions. Dans les puzzles à plusieurs
    encres, chaque indice porte la lettre de son encre : une imprimante noir et blanc suffit. Les
    indices ne font jamais moins de 7 points (16 avec --large) : ce qui ne tient pas est refusé, en
    disant ce qui tiendrait.

    Les mêmes puzzles et options donnent le même fichier, octet pour octet.

    Codes de sortie :
      0    chaque puzzle a été imprimé
      1    un puzzle n’a pas de solution ou n’a pas été trouvé, et a été laissé de côté
      2    mauvais fichier (les autres sont imprimés), mauvais usage, ou un puzzle ne tient
           pas : rien n’est écrit alors
      130  interrompu
      De plusieurs puzzles, le pire compte.
help-convert = Écrire des puzzles dans un autre format
help-convert-after =
    Exemples :
      grille convert notes --to picross
      grille convert puzzles --to webpbn -o DOSSIER/
      grille convert owl --all -o DOSSIER/

    Nonogrammes et sudokus ont chacun leurs formats (voir `grille formats`). Pour les deux à la fois,
    donner --to deux fois, un format par jeu, et --output avec un dossier, ou --json.

    Codes de sortie :
      0    chaque puzzle a été écrit
      2    mauvais fichier, mauvais usage, ou puzzle que le format ne peut contenir
      130  interrompu
help-share = Afficher des puzzles en codes d’une ligne, en liens ou en images QR
help-share-after =
    Exemples :
      grille share owl
      grille share --qr hard-1
      grille share owl --link https://example.org/play -o owl.png
      grille share owl --progress

    Un code commence par g1. et dit tout le puzzle, couleurs, cases données et titre compris. Toute
    commande accepte un code à la place d’un fichier : `grille play g1.…`, `grille solve g1.…` ; dans
    la fenêtre, on le colle. Si le puzzle n’a pas d’image, sa solution est d’abord cherchée, car l’image
    est plus courte que les indices ; elle ne sert à rien d’autre, et le code ne la donne pas pour but.

    Avec --progress, le code dit aussi ce qui est écrit jusqu’ici, et qui l’ouvre continue à partir
    de là : encres et croix, chiffres et annotations. On le cherche dans les parties de la fenêtre,
    sinon dans le fichier.

    Avec --output, les codes vont dans un fichier texte, ou dans un code QR si son nom finit
    par .png ; dans un dossier, il y a un PNG par puzzle.

    Codes de sortie :
      0    tous les puzzles ont été partagés
      2    mauvais fichier, mauvais usage, ou puzzle trop long pour un code QR
      130  interrompu
help-certify = Écrire des preuves vérifiables par tous : solution unique, ou aucune
help-certify-after =
    Exemples :
      grille certify owl -o preuves
      grille certify --binary puzzles -o preuves
      grille certify --check preuves

    Pour chaque puzzle, le dossier reçoit le puzzle lui-même, sa solution (.solution), une formule
    en forme normale conjonctive (.cnf), une preuve que la formule n’a pas de modèle (.drat), et une
    note avec les commandes qui la vérifient (.md). La formule dit ce que disent les indices, et
    qu’une case diffère de la solution. Les vérificateurs de preuves DRAT, comme drat-trim ou rate,
    acceptent la preuve sans rien savoir de Grille. S’il y a plusieurs solutions, deux sont écrites,
    et aucune preuve.

    --check veut que la formule soit celle du puzzle à côté d’elle, que la solution respecte les
    règles, et que chaque ligne de la preuve s’ensuive. docs/certificates.md dit à quoi l’on se fie.

    Codes de sortie :
      0    chaque certificat a été écrit, ou accepté par --check
      1    --check a rejeté un certificat
      2    mauvais fichier, mauvais usage, ou limite atteinte avant la réponse
      130  interrompu
      De plusieurs puzzles, le pire compte.
help-backup = Écrire toutes les parties, dessins et réglages dans un fichier
help-backup-after =
    Exemples :
      grille backup mes-parties.grille
      grille backup - | ssh ailleurs grille restore -

    Les puzzles préparés d’avance n’y sont pas : ils peuvent être refaits.

    Codes de sortie :
      0    la sauvegarde est écrite
      2    mauvais usage, ou quelque chose n’a pu être lu ou écrit
help-restore = Rétablir ce que contient une sauvegarde, à côté de ce qui est ici
help-restore-after =
    Exemples :
      grille restore mes-parties.grille

    Rien de ce qui est plus avancé ici n’est remplacé. Une partie continuée des deux côtés reste
    celle qui a été jouée le plus longtemps, et l’autre est conservée dans le même dossier. Les
    dessins qui diffèrent restent côte à côte. Les réglages sont repris si rien n’était choisi.

    Codes de sortie :
      0    tout ce que contient la sauvegarde est ici
      1    une partie ou un dessin est ouvert dans une fenêtre et reste tel quel
      2    mauvais usage, pas de sauvegarde ou une sauvegarde abîmée ; ce qui y était
           entier est ici
help-bench = Mesurer combien de temps prennent des lots de puzzles, en millisecondes de processeur
help-bench-after =
    Exemples :
      grille bench puzzles
      grille bench --method search --seeds 5 puzzles

    Chaque fichier ou dossier est un lot, de nonogrammes, de sudokus ou des deux. Un puzzle compte
    jusqu’à la deuxième solution, ou à la preuve qu’il n’y en a pas d’autre, 20 s au plus sauf
    limite donnée. Tous les temps sont ceux du processeur : les autres programmes ne comptent pas.
    Chaque lot a sa ligne :
      puzzles   combien ont été mesurés
      résolus   ... et ont une réponse : aucune, unique ou plusieurs
      arrêtés   ... par une limite, avec le temps jusque-là
      contradictions   combien la méthode en a rencontré : toujours le même nombre
      médiane, moyenne, moy. géom., p90, p99, max   millisecondes par puzzle ; au moins 90 sur 100
                ne prennent pas plus que p90 ; dans la moyenne géométrique un puzzle facile compte
                autant qu’un difficile
      total s   secondes pour tous
    Avec --seeds K chaque chiffre est calculé pour chaque graine, et la ligne donne la médiane des
    K valeurs (la plus haute des deux du milieu si K est pair) ; --json donne aussi ceux de chaque
    graine. Seules les méthodes qui ont une graine la prennent : voir `grille methods NOM`.

    Codes de sortie :
      0    chaque puzzle a été mesuré
      2    mauvais fichier, mauvais usage, ou réponse fausse
      130  interrompu
help-methods = Lister les méthodes de résolution, ou en décrire une
help-methods-after =
    Exemples :
      grille methods
      grille methods ladder
help-techniques = Lister les techniques des joueurs humains, ou en montrer une à l’œuvre
help-techniques-after =
    Exemples :
      grille techniques
      grille techniques simple-boxes
      grille sudoku techniques x-wing

    Chacune est un échelon de l’échelle que montent `grille explain` et `grille rate`, la plus
    simple d’abord. `grille new 10 --technique NOM` crée des puzzles qui la demandent, et rien de
    plus difficile ; `grille sudoku new --technique NOM` crée des sudokus.

    Codes de sortie :
      0    listées, ou montrée
      1    aucun exemple trouvé
      2    technique inconnue
help-formats = Lister les formats de fichiers
help-formats-after =
    Exemple :
      grille formats
help-list = Lister les puzzles contenus dans le programme
help-list-after =
    Exemples :
      grille list
      grille list --json
help-new = Fabriquer des nonogrammes au hasard, sur commande (pour les sudokus : `grille sudoku new`)
help-new-after =
    Exemples :
      grille new 20x20
      grille new 15 10 --class easy --symmetry left-right
      grille new 20 --class medium -n 100 -o DOSSIER/

    La même commande, avec la même graine et la même version de Grille, donne les mêmes puzzles ;
    la graine est inscrite dans chacun. Une image qui ne convient pas est jetée, et une autre est
    tirée, jusqu’à 10 000 fois (50 000 pour une technique).

    Codes de sortie :
      0    chaque puzzle a été fabriqué
      1    aucun de cette sorte n’a été trouvé
      2    mauvais usage, ou limite atteinte avant d’en trouver un
      130  interrompu ; les fichiers déjà écrits sont entiers
help-repair = Proposer les plus petits changements qui rendent un nonogramme unique, ou de la difficulté voulue
help-repair-after =
    Exemples :
      grille repair examples/table2.picross
      grille repair dessin.non --aim easy -o repare.non

    L’image est le but inscrit dans le fichier, ou sinon une solution de ses indices. Les cases
    données ne sont pas gardées : le puzzle réparé est celui de la seule image changée. Titre,
    auteur, licence, notes et encres sont gardés.

    Les propositions qui changent le moins de cases viennent d’abord, et parmi elles celles du
    moindre dégât. Là où une ou deux cases suffisent, il est prouvé que moins ne suffit pas ;
    --json le dit (`fewest`).
      --aim unique     une seule solution
      --aim by-lines   ... à laquelle les lignes seules mènent, sans rien supposer
      --aim CLASSE     ... de cette classe (voir `grille rate --help`)
      --aim at-most-CLASSE  ... de cette classe, ou plus facile
      --weights outline  on change les contours plutôt que de faire des trous et des taches
      --weights uniform  toutes les cases se valent

    Codes de sortie :
      0    chaque image est, ou peut être rendue, comme demandé
      1    rien trouvé pour l’une d’elles en --most cases au plus, ou elle n’a pas d’image
      2    mauvais fichier, mauvais usage, ou limite atteinte avant la réponse
      130  interrompu
      De plusieurs puzzles, le pire compte.
help-import = Faire des nonogrammes à partir d’images : photographies, logos, pixel art
help-import-after =
    Exemples :
      grille import examples/hand.ppm -o main.non
      grille import poire.jpg --width 30 --colours 4 -o poire.non
      grille import photos/ --height 25 --aim easy -o puzzles/

    Une image de quelques couleurs en carrés égaux est du pixel art : chaque carré devient une
    case, dans sa couleur. Toute autre passe en noir et blanc, 30 cases sur son grand côté ;
    --width, --height et --colours en décident autrement. Puis on change le moins de cases
    possible, d’abord celles dont l’image dit le moins, jusqu’à une seule solution. La même image
    et les mêmes options donnent le même puzzle ; les options sont gardées dans le fichier.
      --aim by-lines        une seule solution, à laquelle les lignes seules mènent
      --aim CLASSE          une seule solution, de cette classe (voir `grille rate --help`)
      --aim at-most-CLASSE  une seule solution, de cette classe ou plus facile
      --threshold otsu      noir ce qui est du côté sombre du meilleur seuil
      --threshold local     ... d’un seuil propre à chaque endroit, contre les ombres
      --threshold 40        noir ce qui est plus sombre que 40 % du blanc
      --edges only          les contours ; --edges 50 les ajoute à l’image

    Codes de sortie :
      0    chaque image est devenue un puzzle comme demandé
      1    l’une ne l’est pas devenue avec autant de cases changées, et n’a pas été écrite
      2    mauvais fichier, mauvais usage, ou limite atteinte avant la réponse
      130  interrompu
      De plusieurs images, la pire compte.
help-book = Faire tout un livre de puzzles à partir d’une recette
help-book-after =
    Exemples :
      grille book hiver.toml -o hiver.pdf
      grille book hiver.toml -o hiver.pdf --lang en

    Une recette est un fichier TOML. Chaque option de `grille print` y est une clé, en tête
    (paper = "a5", per-page = 2, qr = true) ; title, subtitle, author et how-to-play en sont
    d’autres. Les puzzles viennent de puzzles = ["FICHIER", "DOSSIER/", "owl"], ou sont créés par
    new = "15x15" avec number, class, technique, colours, seed et game ; en tête, ou par chapitre :

      title = "Soirées d’hiver"
      paper = "a5"
    {"  [[chapter]]"}
      title = "Images"
      puzzles = ["owl", "snail"]
    {"  [[chapter]]"}
      title = "Chiffres"
      new = "9"
      game = "sudoku"
      number = 20
      seed = "hiver"

    chapters = "class" fait plutôt un chapitre de chaque classe. Le livre a une couverture, les
    règles, une table des matières, les chapitres, les solutions, et à qui sont les puzzles.

    Codes de sortie :
      0    le livre a été écrit
      1    un puzzle n’a pas de solution ou n’a pas été trouvé, et a été laissé de côté
      2    mauvais fichier (les autres sont imprimés), mauvaise recette, ou un puzzle ne tient
           pas : rien n’est écrit alors
      130  interrompu
help-lab = Le laboratoire : chaque méthode sur chaque puzzle, mesurée et dessinée
help-lab-after =
    Exemples :
      grille lab run --sides 4..8 -n 10 --methods all -o DOSSIER
      grille lab report DOSSIER
help-lab-run = Mener une campagne : chaque méthode sur chaque puzzle, consignée
help-lab-run-after =
    Exemples :
      grille lab run --sides 4..8 -n 10 --methods all -o DOSSIER
      grille lab run campagne.toml --shard 1/4 -o PART1

    Un fichier de campagne est du TOML. Ce qui est en tête vaut pour chaque partie qui ne dit pas
    autre chose ; les parties qui demandent les mêmes grilles les partagent, pour que leurs
    méthodes soient comparées :

        name = "automates"
        seed = 42                 # de la première grille ; la grille i a la graine seed + i
        chance = 50               # pour cent de noir ; aussi [30, 50] ou "10..90/10"
        step-limit = 1000000      # décide des résultats, pareil sur toute machine
        time-limit = "60s"        # temps de processeur, un garde-fou, consigné comme tel
        until = "proof"           # ou "first" : s’arrêter à la première solution
    {"    [[part]]"}
        n = "4..11"               # les deux bouts comptent ; aussi 4 ou [4, 6, 8]
        iter = 1000
        methods = ["backtrack-dfa", "backtrack-dfa+rules=before"]
    {"    [[part]]"}
        puzzles = ["puzzles"]     # fichiers et dossiers au lieu de grilles au hasard
        methods = "all"

    Le dossier reçoit campaign.toml et records.csv, une ligne par méthode et puzzle ; ses colonnes
    sont décrites dans docs/lab.md. La même commande reprend là où on l’a tuée. Chaque solution est
    vérifiée et toutes les méthodes sont comparées ; un désaccord arrête la campagne et laisse
    dispute.non dans le dossier.

    Codes de sortie :
      0    tout est consigné
      2    mauvais usage, mauvais fichier, disque plein, ou méthodes en désaccord
      130  interrompu ; la même commande reprend
help-lab-study = Refaire l’étude des automates : mener son plan, puis écrire le rapport
help-lab-study-after =
    Exemples :
      grille lab study --quick -o DOSSIER
      grille lab study --scale 10 -o DOSSIER

    Le plan est celui de l’étude, avec d’autres méthodes et tailles en plus. Le tout prend des
    jours ; --scale 10 divise chaque nombre de grilles par dix, --quick prend une minute ou deux.
    Le dossier reçoit ce qu’écrit `grille lab run`, et le rapport. La même commande reprend là où
    on l’a tuée.

    Codes de sortie :
      0    tout est consigné, et le rapport est écrit
      2    mauvais usage, disque plein, ou méthodes en désaccord
      130  interrompu ; la même commande reprend
help-lab-report = Écrire le rapport d’une campagne : une page, des courbes et leurs chiffres
help-lab-report-after =
    Exemple :
      grille lab report DOSSIER

    Codes de sortie :
      0    le rapport est écrit
      2    pas de campagne à cet endroit, ou relevés en désaccord
help-lab-export = Écrire les relevés d’une campagne sous une autre forme, ou lire des fichiers de l’étude
help-lab-export-after =
    Exemples :
      grille lab export DOSSIER --to json
      grille lab export DOSSIER -o records.csv

      study    la ligne de l’étude des automates : graine, secondes pour faire les automates, pour
               appliquer les règles, pour chercher la première solution, le tout, cases trouvées
               par les règles (-1 sans règles), mode (0 force brute, 1 dfa, 2 nfa, 3 dfa + règles,
               4 nfa + règles) ; les relevés d’autres méthodes, ou sans solution, n’ont pas de
               telle ligne et sont laissés de côté
      csv      les relevés tels quels ; un fichier de lignes de l’étude devient du CSV aussi
      json     un objet par ligne
      parquet  des colonnes ; seulement si le programme est construit avec --features parquet

    Codes de sortie :
      0    les relevés sont écrits
      2    problème
help-lab-diff = Dire où diffèrent les relevés de deux dossiers
help-lab-diff-after =
    Exemple :
      grille lab diff --ignore-times UN AUTRE

    Codes de sortie :
      0    aucune différence
      1    au moins une
      2    problème
help-lab-merge = Réunir les parties d’une campagne, et prouver que rien ne manque ni n’est double
help-lab-merge-after =
    Exemple :
      grille lab merge PART1 PART2 -o TOUT

    Chaque partie est un dossier de la même campagne, menée par la même version avec --shard I/N.
    Le résultat n’est écrit qu’une fois tout présent, et les méthodes d’accord.

    Codes de sortie :
      0    les parties font une campagne complète, chaque grille une fois
      2    il en manque une, ou une est double ; désaccord, autre campagne ou autre version
help-lab-automaton = Montrer l’automate d’un indice, et y suivre un mot
help-lab-automaton-after =
    Exemples :
      grille lab automaton 3 1
      grille lab automaton 1 2 --partial '0?0?1'
      grille lab automaton 2 1 --word 1101 --svg

    Lettres : 0 blanc, 1 noir, ? inconnu. Sans option, l’automate des lignes entièrement connues.
    Avec --partial les cases inconnues sont lues aussi, et une lettre peut mener à plusieurs
    états ; --dfa le rend déterministe, un état pour chaque ensemble d’états.

    Codes de sortie :
      0    le mot est accepté, ou aucun n’a été donné
      1    le mot n’est pas accepté
      2    problème
help-lab-ranges = Montrer les portées des blocs avant et après les règles, et ce que chaque règle a trouvé
help-lab-ranges-after =
    Exemple :
      grille lab ranges notes

    Codes de sortie :
      0    elles sont montrées
      2    mauvais fichier ou mauvais usage
      130  interrompu
help-sudoku = Les mêmes commandes pour le seul sudoku, et `grille sudoku new`
help-sudoku-after =
    Exemples :
      grille sudoku new --class hard
      grille sudoku methods
help-sudoku-new = Fabriquer des sudokus au hasard, chacun à solution unique, les mêmes pour la même graine
help-sudoku-new-after =
    Exemples :
      grille sudoku new
      grille sudoku new --class medium --symmetry half-turn
      grille sudoku new 16 -n 10 -o sudokus.sdm
      grille sudoku new --practice x-wing

    Les classes sont celles de `grille sudoku rate`. Un nombre de cases données trop petit pour une
    classe, ou pour la symétrie, peut ne jamais venir : on renonce après 10 000 grilles, ou à une
    limite.

    Avec --practice, le sudoku est à moitié joué : des chiffres et les candidats qui restent, de sorte
    que l’aide suivante soit cette technique. Une technique rare peut ne pas venir en 30 000 sudokus.

    Codes de sortie :
      0    chaque sudoku a été fabriqué
      1    aucun de cette sorte n’a été trouvé
      2    mauvais usage, ou limite atteinte avant d’en trouver un
      130  interrompu ; les fichiers déjà écrits sont entiers
help-sudoku-list = Lister les sudokus contenus dans le programme
help-sudoku-list-examples =
    Exemples :
      grille sudoku list
      grille sudoku list --json
help-sudoku-solve-examples =
    Exemples :
      grille sudoku solve hard-1
      grille sudoku solve --to line sudokus.sdm
      grille sudoku solve --count sudoku.txt
help-sudoku-check-examples =
    Exemples :
      grille sudoku check sudokus.sdm
      grille sudoku check --method exact-cover hard-1
help-sudoku-explain-examples =
    Exemples :
      grille sudoku explain hard-1
      grille sudoku explain hard-1 -o hard-1.html
help-sudoku-hint-examples =
    Exemples :
      grille sudoku hint hard-1
      grille sudoku hint --level argument hard-1
      grille sudoku hint --moves coups.txt hard-1
help-sudoku-rate-examples =
    Exemples :
      grille sudoku rate hard-1
      grille sudoku rate sudokus.sdm
help-sudoku-convert-examples =
    Exemples :
      grille sudoku convert hard-1 --to line
      grille sudoku convert sudokus.sdm --to sdk -o DOSSIER/
help-sudoku-certify-examples =
    Exemples :
      grille sudoku certify hard-1 -o preuves
      grille sudoku certify --binary FICHIER -o preuves
      grille sudoku certify --check preuves
help-sudoku-print-examples =
    Exemples :
      grille sudoku print hard-1 easy-1 -o feuille.pdf
      grille sudoku print --new 9 -n 12 --class hard --seed lundi -o lundi.pdf
      grille sudoku print --new 9 -n 4 --technique x-wing -o x-wing.pdf
help-sudoku-techniques-examples =
    Exemples :
      grille sudoku techniques
      grille sudoku techniques x-wing
help-sudoku-share-examples =
    Exemples :
      grille sudoku share hard-1
      grille sudoku share --qr hard-1
      grille sudoku share hard-1 --link https://example.org/play -o hard-1.png
help-sudoku-bench-examples =
    Exemples :
      grille sudoku bench sudokus.sdm
      grille sudoku bench --method backtrack --seeds 5 sudokus.sdm
help-sudoku-methods-examples =
    Exemples :
      grille sudoku methods
      grille sudoku methods bands
help-sudoku-formats-examples =
    Exemple :
      grille sudoku formats
help-completions = Afficher un script de complétion pour un interpréteur de commandes
help-completions-after =
    Exemple :
      grille completions bash > grille.bash
help-man = Afficher la page de manuel, ou en écrire une par commande
help-man-after =
    Exemples :
      grille man
      grille man -o DOSSIER/

help-opt-help = Afficher cette aide
help-opt-version = Afficher la version
help-opt-lang = Langue de tous les messages [par défaut : celle du système]
help-opt-colour = Quand mettre des couleurs ; NO_COLOR est respecté
help-opt-puzzles = Fichiers ou dossiers de nonogrammes, de sudokus ou des deux, noms de la collection (voir `grille list`), un sudoku de 81 caractères (ou 16, 36, 256), codes `g1.…`, liens qui finissent ainsi, identifiants de jeu `5x5:…`, ou `-` pour l’entrée standard
help-sudoku-opt-puzzles = Fichiers ou dossiers de sudokus, noms de la collection (voir `grille sudoku list`), un sudoku de 81 caractères (ou 16, 36, 256), ou `-` pour l’entrée standard
help-nonogram-opt-puzzles = Fichiers ou dossiers de nonogrammes, noms de la collection (voir `grille list`), ou `-` pour l’entrée standard
help-opt-from = Lire toute entrée dans ce format au lieu de le deviner
help-opt-output = Écrire dans ce fichier, ou dans ce dossier si c’en est un ou si le nom finit par `/` ; `-` est la sortie standard
help-opt-file = Le fichier à écrire ; `-` est la sortie standard
help-opt-backup = La sauvegarde ; `-` est l’entrée standard
help-opt-force = Remplacer les fichiers qui existent déjà
help-opt-json = Afficher un objet JSON par ligne, un par puzzle
help-bench-opt-json = Afficher un objet JSON par ligne, un par lot
help-opt-threads = Puzzles traités à la fois [par défaut : un par cœur]
help-sudoku-opt-threads = Sudokus traités à la fois [par défaut : un par cœur]
help-solve-opt-threads = Puzzles traités à la fois ; pour un seul nonogramme difficile, recherches qui partagent ce qu’elles apprennent [par défaut : une par cœur]
help-check-opt-threads = Puzzles traités à la fois ; pour un seul nonogramme difficile, recherches qui partagent ce qu’elles apprennent [par défaut : une par cœur]
help-opt-from_board = Partir de ce que quelqu’un a écrit, la dernière grille enregistrée dans le fichier
help-opt-board = Partir de cette grille de sudoku à moitié remplie, ligne par ligne (81 caractères) : ses chiffres qui ne sont pas donnés sont les vôtres
help-opt-stats = Afficher ce que le travail a demandé
help-opt-shard = Ne prendre que la partie I sur N de chaque lot : ses puzzles I, I+N, I+2N et ainsi de suite
help-lab-study-opt-shard = Ne prendre que la partie I sur N ; le rapport revient alors à `lab merge` et `lab report`
help-opt-time_limit = Temps maximal pour un puzzle : 20s, 500ms, 2m, 1h
help-opt-step_limit = Nombre maximal de pas de la méthode pour un puzzle ; le même sur toute machine
help-opt-name = La méthode de résolution (voir `grille methods`) [par défaut : la plus rapide pour le puzzle]
help-methods-opt-name = La méthode à décrire
help-opt-rules = Quand agissent les règles de portée
help-opt-choice = Sur quelle case on fait une hypothèse
help-opt-lines = Quelle ligne on regarde ensuite
help-opt-first_colour = Quelle couleur une hypothèse essaie d’abord
help-opt-memo = Combien de résultats de lignes sont retenus
help-opt-memo_file = Retenir les résultats de lignes d’une fois sur l’autre dans ce fichier
help-opt-passes = Combien de fois les règles de portée parcourent la grille ; 0 tant qu’elles trouvent
help-opt-states = Nombre maximal d’états de tous les automates ; avec --count, d’une couche
help-opt-memory = Mio au plus pour ce qu’apprend une recherche, par fil ; avec --count, pour ses couches
help-opt-seed = Ce qui décide quand rien d’autre ne décide ; autre graine, mêmes réponses par un autre chemin
help-new-opt-seed = Un texte quelconque, dont tout découle [par défaut : un autre à chaque fois]
help-sudoku-new-opt-seed = Un texte quelconque, dont tout découle [par défaut : un autre à chaque fois]
help-lab-run-opt-seed = La graine de la première grille ; la grille i a la graine + i [par défaut : 1]
help-lab-study-opt-seed = Ajouter ceci à chaque graine : la même étude sur d’autres grilles
help-opt-first = S’arrêter à la première solution, qu’il y en ait d’autres ou non
help-opt-all = Afficher toutes les solutions, une à une
help-opt-count = Afficher combien il y a de solutions, exactement, et aucune d’elles
help-opt-max_solutions = Afficher au plus tant de solutions [par défaut : 2, pour savoir si la première est unique]
help-opt-trace = Afficher chaque pas de la méthode ; avec --json, un objet par pas et par ligne
help-solve-opt-to = Afficher les solutions des nonogrammes en blocs (blocks), en caractères (ascii), en chiffres (bits), ou dans un fichier de puzzle qui les contient ; celles des sudokus en grille (grid) ou en ligne (line) [par défaut : blocks ; grid pour un sudoku, line pour plusieurs]
help-sudoku-solve-opt-to = Afficher les solutions en grille (grid) ou en ligne (line) [par défaut : grid pour un sudoku, line pour plusieurs]
help-opt-to = Le format à écrire [par défaut : selon la fin de --output, sinon non]
help-sudoku-new-opt-to = Le format à écrire [par défaut : selon la fin de --output, sinon un dessin pour un sudoku, une ligne chacun pour plusieurs]
help-share-opt-qr = Afficher un code QR pour le terminal
help-share-opt-link = Afficher des liens vers cette adresse, avec le code derrière `#`
help-certify-opt-check = Vérifier les certificats de ces dossiers au lieu d’en écrire
help-certify-opt-binary = Écrire les preuves sous forme binaire, plus courte
help-certify-opt-output = Le dossier où écrire
help-share-opt-progress = Ajouter ce qui est écrit jusqu'ici : dans la fenêtre de Grille, sinon dans le fichier du puzzle
help-convert-opt-all = Écrire dans un dossier tous les formats qui peuvent contenir le puzzle, et dire ce que chacun perd
help-convert-opt-to = Le format à écrire, un par jeu [par défaut : selon la fin de --output]
help-sudoku-convert-opt-to = Le format à écrire [par défaut : selon la fin de --output]
help-explain-opt-to = Comment l’écrire : html et pdf ont une image par étape, et valent pour un puzzle ; drat est une preuve pour la formule de `grille certify` [par défaut : selon la fin de --output, sinon text]
help-repair-opt-most = Nombre maximal de cases à changer
help-lab-export-opt-to = La forme [par défaut : selon la fin de --output, sinon csv]
help-print-opt-to = Ce qu’il faut écrire [par défaut : selon la fin de --output]
help-opt-paper = Le papier : a4, letter, a5, a3, 6x9 (pouces), tablet, ou un format comme 200x300mm
help-opt-per_page = Combien de puzzles par page [par défaut : selon leur taille]
help-opt-margin = Ce qui reste libre de chaque côté, en millimètres
help-opt-gutter = Ce qui reste libre en plus du côté de la reliure, en millimètres : à gauche des pages impaires
help-opt-leave_out = Laisser de côté les puzzles qui ne tiennent pas, au lieu de ne rien imprimer
help-opt-large = Gros caractères : indices de 16 points au moins
help-opt-grey = Aucune couleur : les encres se distinguent par leurs lettres
help-opt-mirrored = Indices des nonogrammes sur les quatre côtés
help-opt-marks = Sudokus avec annotations : chaque chiffre qu’aucun chiffre donné n’exclut
help-print-opt-from_board = Avec ce que quelqu’un a écrit, la dernière grille enregistrée dans le fichier
help-print-opt-qr = Un code QR à côté de chaque puzzle, avec son code d’une ligne (voir `grille share`) ; omis là où la place manque
help-print-opt-link = Les codes QR sont des liens vers cette adresse
help-opt-answers = Où sont les solutions : derrière tous les puzzles, sur la page derrière chacun, ou nulle part
help-opt-contents = Commencer par une table des matières par difficulté
help-opt-no_page_numbers = Sans numéros de page
help-opt-no_rating = Ne pas évaluer les puzzles : ni étoiles ni minutes
help-print-opt-title = Comment s’appelle le tout
help-opt-new = Créer de nouveaux puzzles de cette taille au lieu d’en lire (nonogrammes ; sudokus après `grille sudoku`)
help-sudoku-print-opt-new = Créer de nouveaux sudokus de cette taille au lieu d’en lire : 4, 6, 9 ou 16
help-print-opt-number = Combien de nouveaux puzzles
help-print-opt-class = Quelle difficulté auront les nouveaux puzzles (voir `grille rate --help`)
help-print-opt-seed = Un texte quelconque, dont découlent les nouveaux puzzles [par défaut : un autre à chaque fois]
help-techniques-opt-technique = La technique à montrer
help-opt-technique = La technique qu’il faudra, sans plus difficile (voir `grille techniques`)
help-print-opt-technique = La technique que demandent les nouveaux puzzles, sans plus difficile ; son nom figure au-dessus
help-opt-recipe = La recette, un fichier TOML
help-book-opt-to = Ce qu’il faut écrire [par défaut : selon la fin de --output]
help-opt-why = De plusieurs solutions d’un nonogramme, dire où elles diffèrent, et quelles cases données trancheraient
help-opt-moves = Partir de la grille à laquelle mènent ces coups, et dire lequel est en cause si elle est fausse
help-opt-level = Combien en dire
help-opt-profile = Tout dire de chaque puzzle [par défaut : s’il n’y en a qu’un]
help-opt-seeds = Résoudre chaque puzzle avec les graines 1 à K, et donner la médiane de chaque chiffre
help-opt-size = Largeur et hauteur : `20x15` ou `20 15`, un seul nombre pour un carré
help-opt-side = Combien de lignes : 4, 6, 9 ou 16, ou 9x9
help-opt-density = La part d’encre : 0,45, 45% ou 45
help-lab-run-opt-density = La part de cases noires, en pour cent : 50, 10..90/10 [par défaut : 50]
help-opt-colours = Combien d’encres en plus du fond, jusqu’à 8
help-opt-class = La difficulté voulue (voir `grille rate --help`)
help-opt-source = À quoi ressemble l’image [par défaut : toutes à tour de rôle]
help-opt-symmetry = La symétrie de l’image
help-sudoku-new-opt-symmetry = La symétrie des cases données
help-opt-givens = Combien de cases sont données
help-opt-ambiguous = Prendre n’importe quelle image, que sa solution soit unique ou non
help-opt-number = Combien de puzzles
help-lab-run-opt-number = Combien de grilles de chaque côté et densité [par défaut : 1]
help-opt-clues = Combien de cases sont données [par défaut : le moins possible]
help-opt-minimal = Ne garder aucune case sans laquelle la solution resterait unique
help-opt-practice = Le jouer jusqu’au point où cette technique vient ensuite, pour s’y exercer
help-opt-uniform = Remplir les grilles de sorte que toutes soient également probables, et non par retours en arrière
help-opt-aim = Ce que le puzzle doit être
help-import-grid = Options de la grille
help-import-tone = Options de l’image
help-import-inks = Options des encres
help-opt-files = Des images (PNG, JPEG, GIF, BMP, WebP, PBM, PGM, PPM), des dossiers d’images, ou `-` pour l’entrée standard
help-opt-width = Combien de colonnes de cases ; le nombre de lignes suit la forme de l’image
help-opt-height = Combien de lignes de cases ; le nombre de colonnes suit de même
help-opt-crop = La partie à prendre, en pixels : GAUCHE,HAUT,LARGEUR,HAUTEUR
help-opt-aspect = Prendre au milieu la plus grande partie de cette forme : 1:1, 5:6
help-opt-turn = Tourner l’image dans le sens des aiguilles d’une montre, d’autant de degrés
help-opt-mirror = Retourner l’image de gauche à droite, après l’avoir tournée
help-opt-brightness = Plus clair au-dessus de 0, jusqu’à 100 ; plus sombre au-dessous, jusqu’à -100
help-opt-contrast = Plus de contraste au-dessus de 0, jusqu’à 100 ; moins au-dessous, jusqu’à -100
help-opt-gamma = Éclaircir le sombre (au-dessus de 1, jusqu’à 10) ou l’assombrir (au-dessous de 1, jusqu’à 0,1)
help-opt-invert = Échanger le clair et le sombre
help-opt-edges = Les contours : `off`, `only`, ou avec quelle force on les ajoute, en pour cent
help-import-opt-colours = Combien d’encres en plus du fond, trouvées dans l’image, jusqu’à 31
help-opt-palette = Ces couleurs et aucune autre, le fond d’abord : fff,000,c33
help-opt-threshold = Noir et blanc : `otsu`, `local`, ou un seuil en pour cent du blanc
help-import-opt-density = Noir et blanc : les cases les plus sombres, tant sur cent
help-opt-by_lightness = Distinguer le noir du blanc par la clarté seule, sans la couleur
help-opt-background = La couleur qui reste vide : #88aaff [par défaut : le transparent, sinon celle du bord]
help-opt-keep_similar = Laisser telles quelles les couleurs que les daltoniens ne distinguent pas
help-opt-dither = Rendre les demi-teintes par des cases éparses ; ces puzzles ont souvent beaucoup de solutions
help-opt-specks = Les groupes de moins de cases se fondent dans ce qui les entoure [par défaut : 2]
help-opt-smooth = Combien de fois on lisse les contours, jusqu’à 5
help-opt-no_pixel_art = Traiter le pixel art comme toute autre image
help-import-opt-seed = Ce qui décide des couleurs trouvées, quand plusieurs conviendraient
help-opt-settings = Partir des réglages de ce fichier : un puzzle importé, ou l’objet que donne `--json`
help-opt-no_repair = Prendre l’image telle quelle, quel que soit le nombre de solutions
help-opt-most = Combien de cases changer au plus, en pour cent de toutes
help-opt-title = Comment le puzzle s’appelle
help-opt-weights = Quels changements se voient le moins
help-opt-proposals = Nombre maximal de propositions
help-opt-take = Quelle proposition écrire
help-opt-drawing = Un fichier dont l’image est connue, ou un nom de la collection [défaut : les dessins existants]
help-opt-puzzle = Un fichier, ou un nom de la collection (voir `grille list`) [par défaut : choisir dans la fenêtre]
help-opt-first_frame = Afficher le temps jusqu’à la première image à l’écran, et fermer la fenêtre
help-opt-shell = L’interpréteur de commandes
help-opt-command = La commande
help-opt-campaign = Le fichier de campagne ; sans lui, les options ci-dessous disent quoi faire
help-opt-sides = Les côtés des grilles au hasard : 10, 4..20, 4,6,8 [par défaut : 3]
help-lab-run-opt-puzzles = Fichiers, dossiers ou noms de puzzles au lieu de grilles au hasard
help-opt-methods = Méthodes avec leurs options : all, ou search,backtrack-dfa+rules=before [par défaut : search]
help-opt-until = S’arrêter à la première solution (first), ou quand on sait s’il y en a une autre (proof) [par défaut : proof]
help-lab-run-opt-step_limit = Nombre maximal de pas d’une méthode sur un puzzle [par défaut : 1000000]
help-lab-run-opt-time_limit = Temps de processeur maximal d’une méthode sur un puzzle, un garde-fou [par défaut : 60s]
help-lab-run-opt-certify = Prouver chaque `unique` et chaque `none`, et faire accepter la preuve par un vérificateur avant de rien noter
help-lab-run-opt-output = Le dossier des relevés ; s’il en a de cette campagne, elle reprend
help-lab-study-opt-output = Le dossier des relevés et du rapport
help-lab-report-opt-output = Le dossier du rapport [par défaut : celui de la campagne]
help-lab-merge-opt-output = Le dossier de tous les relevés
help-opt-quick = Une minute ou deux sur deux cœurs
help-opt-scale = Diviser chaque nombre de grilles par ceci
help-opt-folder = Le dossier de la campagne
help-opt-png = Les courbes en PNG aussi ; seulement si le programme est construit avec --features png
help-opt-path = Le dossier de la campagne, ou un fichier de lignes de l’étude
help-opt-one = Un dossier de campagne
help-opt-other = Un autre
help-opt-ignore_times = Comparer tout sauf les temps
help-opt-parts = Les dossiers des parties
help-opt-clue = Les longueurs des blocs, 0 s’il n’y en a pas ; puis un mot à suivre, s’il ne peut passer pour une longueur
help-opt-word = Un mot à suivre : des 0, 1 et ?
help-opt-partial = L’automate qui lit aussi les cases inconnues
help-opt-dfa = Le même, rendu déterministe
help-opt-text = L’afficher en texte, comme sans cette option
help-opt-dot = L’afficher pour Graphviz
help-opt-svg = L’afficher en image

# Ce qui est mal tapé.
usage-see = voir `{ $command } --help`
usage-value = « { $value } » n’est pas une valeur de { $option }
usage-value-one-of = « { $value } » n’est pas une valeur de { $option } ; valeurs possibles : { $values }
usage-value-missing = { $option } demande une valeur
usage-value-why = « { $value } » n’est pas une valeur de { $option } : { $why }
usage-unknown = il n’y a pas de { $option } ici
usage-unknown-close = il n’y a pas de { $option } ici ; peut-être { $close } ?
usage-command = il n’y a pas de commande `{ $command }`
usage-command-close = il n’y a pas de commande `{ $command }` ; peut-être `{ $close }` ?
usage-conflict = { $option } ne va pas avec { $other }
usage-missing = il manque : { $options }
usage-missing-command = quelle commande ? { $commands }
usage-twice = { $option } est donné plusieurs fois
usage-other = cela n’est pas compris
usage-number = un nombre entier est attendu
usage-range = il faut de { $least } à { $most }
usage-range-from = il faut au moins { $least }
usage-share = une part de 0 à 1 comme 0,45, ou un pourcentage comme 45 ou 45%
usage-side = 4, 6, 9 ou 16
usage-time-unit = une durée a une unité : ms, s, m ou h, comme 20s ou 500ms
usage-shard = une partie I sur N comme 1/2, avec I de 1 à N
usage-crop = quatre nombres entiers : GAUCHE,HAUT,LARGEUR,HAUTEUR
usage-aspect = deux nombres entiers comme 1:1 ou 5:6
usage-gamma = un nombre de 0,1 à 10
usage-edges = `off`, `only` ou un nombre de 0 à 100
usage-threshold = `otsu`, `local` ou un nombre de 0 à 100
usage-colour = une couleur comme #ff8800 ou f80
usage-palette = de 2 à 32 couleurs comme fff,000,c33
