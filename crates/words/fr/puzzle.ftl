# Les titres de la collection.

puzzle-duckling = Caneton
puzzle-notes = Notes de musique
puzzle-mushroom = Champignon
puzzle-penguin = Manchot
puzzle-cherries = Cerises
puzzle-snail = Escargot
puzzle-teapot = Théière
puzzle-umbrella = Parapluie
puzzle-sailboat = Voilier
puzzle-gramophone = Gramophone
puzzle-fishbowl = Bocal à poisson
puzzle-lighthouse = Phare
puzzle-owl = Hibou
puzzle-locomotive = Locomotive à vapeur
