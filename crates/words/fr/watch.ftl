# Les méthodes au travail.

watch-method = Méthode
watch-from-here = Ma grille
watch-from-start = La grille vide
watch-speed = Vitesse
watch-back = Revenir à ma grille
watch-running = au travail
watch-solution = une solution ; il y en a peut-être d’autres
watch-stuck = ne déduit plus rien
watch-limit = une limite est atteinte
watch-options = Options
watch-stats = { $steps ->
    [one] Un pas
   *[other] { $steps } pas
}, { $guesses ->
    [0] aucune hypothèse
    [one] une hypothèse
   *[other] { $guesses } hypothèses
}
watch-depth = { $depth ->
    [one] une hypothèse en cours
   *[other] { $depth } hypothèses en cours
}

offer-default = comme d’habitude
offer-rules = Règles
offer-rules-never = jamais
offer-rules-before = avant la recherche
offer-rules-during = pendant la recherche
offer-choice = Case à supposer
offer-choice-first = la première
offer-choice-freedom = moindre liberté
offer-choice-criticality = presque faite
offer-choice-most-filling = la plus féconde
offer-lines = Ligne suivante
offer-lines-given = dans l’ordre
offer-lines-fewest = moins de façons
offer-lines-fifo = attend le plus
offer-first-colour = Première couleur
offer-first-colour-black = encre
offer-first-colour-white = fond
offer-memo = Lignes retenues
offer-passes = Passages des règles
offer-states = États au plus
offer-memory = Mémoire, Mio
offer-seed = Graine
