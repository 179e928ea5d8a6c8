# Ce qui peut être choisi.

setting-letters = Une lettre sur chaque couleur
setting-mistakes = Montrer les lignes impossibles
mistakes-at-once = aussitôt
mistakes-line = quand une ligne est pleine
mistakes-asked = sur demande
mistakes-never = jamais
setting-scale = Taille de l'affichage
setting-clock = Montrer le temps
setting-cross = Marque d'une case vide
cross-cross = une croix
cross-dot = un point
setting-language = Langue
language-name = Français
setting-theme = Couleurs
theme-system = comme le système
theme-light = de jour
theme-dark = de nuit
setting-contrast = Plus de contraste
setting-motion = Moins de mouvement
setting-left = Bouton gauche
setting-right = Bouton droit
setting-tools = Boutons pour les outils
