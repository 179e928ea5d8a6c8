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
path-save = Enregistrer
