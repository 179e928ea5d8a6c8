# La barre de la fenêtre, les noms des touches, les dates et les tailles.

tab-library = Bibliothèque
tab-play = Jouer
tab-daily = Du jour
tab-watch = Regarder
bar-search = Chercher une commande
bar-more = Plus
key-ctrl = Ctrl
key-shift = Maj
key-alt = Alt
key-space = Espace
key-enter = Entrée
key-escape = Échap
key-backspace = Retour arrière
size = { $columns } × { $rows }
date = { $day ->
    [1] 1er
   *[other] { $day }
} { $month }
date-month = { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[other] décembre
}
date-weekday = { $number ->
    [0] L
    [1] M
    [2] M
    [3] J
    [4] V
    [5] S
   *[other] D
}
