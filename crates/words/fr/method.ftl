# Les méthodes : l'idée en une ligne.

method-backtrack-complete = tout ce que chaque ligne implique ; à l'arrêt, une hypothèse sur la première case ouverte, noir d'abord
