# L’atelier : les écrans où l’on fabrique des puzzles.

command-studio = Atelier
tab-studio = Atelier
menu-tools = Outils
menu-drawing = Dessin
key-tab = Tab
key-delete = Suppr

studio-pen = Crayon
studio-eraser = Gomme
studio-line = Ligne
studio-rectangle = Rectangle
studio-ellipse = Ellipse
studio-bucket = Remplir
studio-replace = Remplacer une couleur
studio-text = Texte
studio-select = Sélectionner
studio-pick = Prendre une couleur
studio-guard = Protéger des cases
studio-filled = Contours ou formes pleines
studio-mirror = Miroir
studio-select-all = Tout sélectionner
studio-clear = Vider la sélection
studio-duplicate = Dupliquer la sélection
studio-flip-across = Retourner de gauche à droite
studio-flip-down = Retourner de haut en bas
studio-turn-left = Tourner à gauche
studio-turn-right = Tourner à droite
studio-invert = Inverser
studio-shift-left = Décaler à gauche
studio-shift-right = Décaler à droite
studio-shift-up = Décaler vers le haut
studio-shift-down = Décaler vers le bas
studio-resize = Taille…
studio-about = Titre, auteur, licence…
studio-reference = Image en dessous…
studio-check = Vérifier en dessinant
studio-other = La vôtre ou l’autre solution
studio-next-repair = Réparation suivante
studio-take-repair = Appliquer la réparation
studio-try = Essayer
studio-save = Enregistrer un fichier…
studio-create = Nouveau dessin…
studio-drawings = Tous les dessins

trial-about = Vous essayez votre dessin. Rien n’en est conservé.
trial-back = Revenir au dessin

path-picture = Ouvrir une image
path-picture-why = Il n’y a pas ici de boîte de dialogue pour les fichiers. Tapez où se trouve l’image :
path-place = Enregistrer un fichier
path-place-why = Il n’y a pas ici de boîte de dialogue pour les fichiers. Tapez où mettre le fichier :
path-into-why = Il n’y a pas ici de boîte de dialogue pour les fichiers. Tapez le dossier où mettre les fichiers :
path-save = Enregistrer

studio-untitled = Sans titre
studio-draft = Brouillon
studio-saved = Enregistré
studio-kept = Chaque trait est conservé dès qu’il est fait. Un fichier s’enregistre à la demande.
studio-colours = { $count ->
    [one] une couleur
   *[other] { $count } couleurs
}
studio-save-short = Enregistrer
studio-filled-rectangle = Rectangle plein
studio-filled-ellipse = Ellipse pleine
studio-mirror-across = Miroir : gauche et droite
studio-mirror-down = Miroir : haut et bas
studio-mirror-both = Miroir : les deux
studio-axis-across = Axe entre la gauche et la droite
studio-axis-down = Axe entre le haut et le bas
studio-keys-move = Parcourir la grille ou déplacer la sélection
studio-keys-draw = Utiliser l’outil ici
studio-keys-go-on = Continuer le trait
studio-keys-escape = Abandonner ce qui est en cours

studio-background = Fond : { $name }
studio-background-about = Ce que personne ne remplit. Il peut avoir n’importe quel aspect.
studio-ink-hand = En main : { $name }
studio-add-ink = Ajouter une couleur
studio-ink-look = Teinte { $code }
studio-ink-red = Rouge
studio-ink-green = Vert
studio-ink-blue = Bleu
studio-ink-name = Nom de la couleur
studio-ink-merge-title = Fondre dans
studio-ink-merge = Fondre dans { $name }
studio-ink-exchange = Échanger avec le fond
studio-ink-remove = Retirer

verdict-blank = Rien n’est dessiné
verdict-blank-about = Dessinez : le verdict sur le puzzle s’affiche ici.
verdict-not-asked = Non vérifié
verdict-not-asked-about = Cette image n’a pas été examinée.
verdict-check = Vérifier maintenant
verdict-checking = Vérification…
verdict-checking-about = Une autre image a-t-elle les mêmes indices ?
verdict-given-up = Indécis
verdict-given-up-about = On ne peut pas dire dans un temps raisonnable s’il y a une autre solution.
verdict-unique = Une seule solution
verdict-proved = prouvé
verdict-by-lines = Il se résout ligne par ligne, sans rien supposer.
verdict-open = { $count ->
    [one] Ligne par ligne, une case reste ouverte, marquée d’un point. Il faut davantage.
   *[other] Ligne par ligne, { $count } cases restent ouvertes, marquées d’un point. Il faut davantage.
}
verdict-several = Plusieurs solutions
verdict-two = Deux solutions
verdict-several-about = { $count ->
    [one] La case éclairée peut changer et tous les indices conviennent encore. Un bon puzzle n’a qu’une solution.
   *[other] Les { $count } cases éclairées peuvent changer et tous les indices conviennent encore. Un bon puzzle n’a qu’une solution.
}
verdict-yours = La vôtre
verdict-other = L’autre
verdict-switches = Endroits indépendants
verdict-solutions = Solutions
verdict-no-rating = La difficulté était trop longue à établir.
verdict-unknown = inconnu
verdict-methods = Méthodes
verdict-lines-only = lignes seules
verdict-tedium = Rythme
verdict-brisk = vif
verdict-steady = régulier
verdict-tedious = laborieux

advice-diagonal = Deux cases à { $cell } sont en diagonale et pourraient s’échanger : reliez-les à autre chose.
advice-border = { $side ->
    [top] { $count ->
        [one] La première ligne est vide
       *[other] Les { $count } premières lignes sont vides
    }
    [bottom] { $count ->
        [one] La dernière ligne est vide
       *[other] Les { $count } dernières lignes sont vides
    }
    [left] { $count ->
        [one] La première colonne est vide
       *[other] Les { $count } premières colonnes sont vides
    }
   *[right] { $count ->
        [one] La dernière colonne est vide
       *[other] Les { $count } dernières colonnes sont vides
    }
} : une taille plus petite suffirait.
advice-nearly-empty = La plupart des cases sont vides : il y a peu à déduire.
advice-nearly-full = Presque toutes les cases sont remplies : il y a peu à trouver.
advice-specks = { $count ->
    [one] Une case est isolée : elle est difficile à placer.
   *[other] { $count } cases sont isolées : elles sont difficiles à placer.
}
advice-unused-ink = Aucune case de la couleur « { $ink } ».

repairs-title = Réparations
repairs-order = le moindre changement d’abord
repairs-searching = recherche…
repairs-none = aucune trouvée
repairs-needless = inutiles
repairs-want = Ce que doit être le puzzle
repairs-care = Ce qu’on garde de l’image
want-unique = Une solution
want-lines = Lignes seules
want-class = Au plus { $class }
care-even = Toute case
care-surfaces = Surfaces gardées
care-outlines = Contours gardés
repair-fill = Remplir ligne { $row }, colonne { $column }
repair-empty = Vider ligne { $row }, colonne { $column }
repair-ink = Ligne { $row }, colonne { $column } : { $ink }
repair-cells = Changer { $count } cases
repair-unique = unique
repair-take = Appliquer

create-title = Nouveau dessin
create-about = De quelle taille ? On peut la changer plus tard, de chaque côté.
create-make = Dessiner
sides-wrong = Un nombre de 1 à { $limit } pour chaque côté.
sides-large = Une grille si grande se vérifie plus lentement.

sayings-unique = Une seule solution : c’est prouvé.
sayings-title = À propos de ce puzzle
about-title = Titre
about-author = Auteur
about-description = Description
about-licence = Licence
about-copyright = Droits

resize-title = Taille
resize-about = Lignes et colonnes à ajouter de chaque côté ; un nombre négatif en enlève.
resize-top = Lignes au-dessus
resize-bottom = Lignes au-dessous
resize-left = Colonnes à gauche
resize-right = Colonnes à droite
resize-never = Un côté a de 1 à { $most } cases.
resize-crop = Rogner au dessin
resize-done = Changer la taille

reference-title = Image en dessous
reference-about = Une image d’après laquelle dessiner. On la voit à travers le papier ; elle ne fait pas partie du puzzle.
reference-opacity = Intensité
reference-whole = Garder ses proportions
reference-open = Choisir une image…
reference-remove = L’enlever

save-title = Enregistrer un fichier
save-file = Fichier
save-format = Format
save-browse = Parcourir…
save-drops = Un tel fichier ne peut pas garder : { $what }.
save-cannot = Un tel fichier ne peut pas contenir : { $what } ; ce serait un autre puzzle.
save-failed = Le fichier ne peut pas être écrit : { $why }
save-replaces = Il y a déjà un fichier { $name }. Le remplacer ?
save-replace = Le remplacer
save-done = Enregistré : { $name }

studio-lead = Dessinez une image : Grille dit aussitôt si son puzzle est juste et quelle est sa difficulté.
studio-open = Ouvrir un puzzle à modifier…
studio-none = Vos dessins seront ici. Chaque trait est conservé dès que vous le faites.
studio-mine = Mes dessins
drawing-card = { $title }, { $about }
drawing-ago = { $unit ->
    [now] à l’instant
    [minutes] { $count ->
        [one] il y a une minute
       *[other] il y a { $count } minutes
    }
    [hours] { $count ->
        [one] il y a une heure
       *[other] il y a { $count } heures
    }
   *[days] { $count ->
        [one] hier
       *[other] il y a { $count } jours
    }
}
drawing-throw = Jeter { $title }
drawing-throw-sure = Jeter ce dessin pour de bon ?
drawing-throw-yes = Le jeter
drawing-unreadable = Ce dessin ne peut pas être lu.
drawing-no-picture = Ce puzzle n’a pas d’image à modifier : on n’en connaît que les indices.
text-hint = Tapez, puis Entrée
text-unknown = La petite police n’a pas de { $sign }.
