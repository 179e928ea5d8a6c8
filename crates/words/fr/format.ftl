# Les formats de fichier, en une ligne chacun.

format-picross = le rapport Picross : `lignes colonnes`, puis un indice par ligne de texte
format-logimage = le projet Logimage : deux lignes, indices entre barres obliques, blocs entre tirets
format-picture = le rapport Picture : indices entre points-virgules, puis cases connues en 0, 1 et 3
format-non = le .non de Simpson avec couleurs, cases données, buts et grilles enregistrées : garde tout
format-webpbn = le XML de webpbn : couleurs, plusieurs buts et grilles enregistrées
format-tournament = lots de concours : $numéro, indices des colonnes puis des lignes, beaucoup de puzzles carrés
format-pbm = une image en noir et blanc sous forme de texte, un pixel par case ; le PBM binaire se lit aussi
format-ppm = une image en couleurs sous forme de texte, un pixel par case ; PPM et PGM binaires se lisent aussi
format-png = une image, un pixel par case ; GIF, BMP et WebP se lisent aussi
format-art = une image en caractères : . et #, 0 et 1, des pavés, ou des lettres pour les encres
