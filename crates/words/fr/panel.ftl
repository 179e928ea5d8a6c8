# Ce que dit le panneau à côté de la grille.

check-mistakes = { $count ->
    [one] Une case est fausse.
   *[other] { $count } cases sont fausses.
}
check-wrong = La grille ne peut plus être complétée.
check-mended = { $count ->
    [one] Une case fausse a été vidée.
   *[other] { $count } cases fausses ont été vidées.
}
check-show = { $count ->
    [one] La montrer
   *[other] Les montrer
}
check-mend = { $count ->
    [one] La vider
   *[other] Les vider
}
check-back = Revenir avant l’erreur
check-why = Pourquoi ?
check-unsolvable = Le puzzle lui-même n’a pas de solution.
check-cause = En voici la cause : { $cause }.
solved-with-help = Résolu avec de l’aide. Cela ne compte pas comme une victoire.

outlook-none = Ce puzzle n’a pas de solution : { $cause }.
outlook-several = Ce puzzle a plusieurs solutions. Deux sont connues ; elles diffèrent dans { $count ->
    [one] une case
   *[other] { $count } cases
}.
outlook-compare = Les comparer
solution-differs = { $count ->
    [0] {""}
    [one] Les solutions trouvées diffèrent dans une case.
   *[other] Les solutions trouvées diffèrent dans { $count } cases.
}
solution-before = Solution précédente

watch-step = Pas { $number } sur { $count }
watch-start = Avant le premier pas
watch-one = une solution, et c’est la seule
watch-all = { $count } solutions, et ce sont les seules
watch-none = il n’y a pas de solution
watch-found = { $count ->
    [one] une case
   *[other] { $count } cases
}

card-wrong = Quelque chose est faux
card-good = Tout va bien
card-news = À savoir
card-several = Pas la seule
card-close = Masquer
card-level = { $number } sur { $count }
line-row-title = Ligne { $number }
line-column-title = Colonne { $number }
event-title-guess = Hypothèse en { $cell }
event-title-back = Retour
event-title-fails = échec de { $line }
watch-of = Regarder { $title }
watch-steps = Pas
watch-timeline = Déroulement
play-lines = { $done ->
    [one] { $done } ligne sur { $count }
   *[other] { $done } lignes sur { $count }
}
play-what-if = Et si…
play-warning = { $count ->
    [one] Une ligne ne peut pas être finie. Annuler, ou vérifier.
   *[other] { $count } lignes ne peuvent pas être finies. Annuler, ou vérifier.
}
play-ink-count = { $done } / { $count }
board-overview = toute la grille en petit

what-if-keep = Garder
what-if-contrary = Le contraire
what-if-drop = Abandonner
what-if-open = Et si… ? Écrire quelque chose pour voir ce qui en suit.
what-if-question = Et si { $cell } était { $state } ?
what-if-follows = { $count ->
    [0] rien n’en suit encore
    [one] une case en suit
   *[other] { $count } cases en suivent
}
what-if-card = Cette supposition
what-if-depth = niveau { $depth }
what-if-you = vous
what-if-rest = en suit
what-if-first = { $cell } { $state }
what-if-counts = { $filled ->
    [one] { $filled } remplie
   *[other] { $filled } remplies
}, { $crossed ->
    [one] { $crossed } barrée
   *[other] { $crossed } barrées
}
what-if-about = Si la grille ne peut plus être complétée, le contraire est vrai. Ce que les deux voies ont en commun est certain.
what-if-about-several = Si la grille ne peut plus être complétée, cette case est autre chose.
what-if-agree = Garder ce qui est sûr
