# Comment jouer.

lesson-play = Jouer le premier puzzle
lesson-hint = Bloqué ? H donne une aide, un peu plus à chaque pression. C cherche les erreurs.
lesson-kept = Tout est gardé au fur et à mesure : fermez la fenêtre quand vous voulez.
about-what = Grille est un atelier de grilles logiques : nonogrammes et sudokus. Chaque puzzle de sa collection a exactement une solution.
lesson-step = Étape { $number } sur 5
lesson-skip = Passer la leçon
lesson-off = Pas encore celle-ci : regardez la ligne éclairée.
lesson-off-filled = La bonne case, mais elle reste vide : barrez-la.
lesson-off-not-filled = La bonne case, mais elle est remplie : prenez l’outil pour remplir.
lesson-full = Les nombres sont des blocs
lesson-full-text = Un nombre à côté d’une ligne est la longueur d’un bloc rempli. La ligne éclairée dit 5 et a cinq cases : toutes sont remplies. Quatre y sont déjà : remplissez la dernière.
lesson-sure = Commencer par ce qui est sûr
lesson-sure-text = La colonne éclairée dit 4. Que son bloc soit en haut ou en bas, les trois cases du milieu sont remplies. Il en manque une : remplissez-la.
lesson-cross = Marquer ce qui reste vide
lesson-cross-text = La colonne éclairée dit 1 et son bloc est là : toutes ses autres cases sont vides. Barrez la dernière avec le bouton droit, avec X ou avec l’outil ci-dessous.
lesson-block = Les croix font avancer
lesson-block-text = La ligne éclairée dit 3. Ses deux bouts sont barrés : le bloc n’a plus qu’une place. Remplissez la case qui manque.
lesson-last = La dernière case
lesson-last-text = La colonne éclairée dit 3 et a deux cases remplies ; celles du dessous sont barrées. Le bloc finit donc en haut : remplissez le toit.
lesson-done = La maison est debout
lesson-done-text = C’est tout ce qu’il faut savoir. Glissez pour écrire plusieurs cases ; une seconde fois, elles s’effacent. Au clavier : les flèches, F pour remplir, X pour barrer.
