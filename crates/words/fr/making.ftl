# La difficulté des puzzles, pourquoi ils sont ambigus, et ce que disent leur fabrication et leur réparation.

class-trivial = immédiat
class-easy = facile
class-medium = moyen
class-hard = difficile
class-guessing = à deviner

rating-head = { $class } (score { $score }, niveau { $level })
rating-size = { $size }, { $density } % d'encre, { $sweeps ->
    [0] pas résoluble ligne par ligne
    [one] { $sweeps } balayage
   *[other] { $sweeps } balayages
}
rating-several = { $size }, { $density } % d'encre, plusieurs solutions : aucune technique ne peut les départager
rating-deductions = { $count ->
    [0] aucune déduction ligne par ligne
    [one] { $count } déduction, monotonie { $tedium }
   *[other] { $count } déductions, monotonie { $tedium }
}
rating-techniques = techniques : { $list }
rating-technique = { $technique } { $uses }
rating-bottleneck = passage étroit : à la déduction { $number }, { $speaking } des { $unfinished } lignes inachevées { $speaking ->
    [one] a
   *[other] ont
} quelque chose à dire
rating-assumptions = { $count ->
    [one] { $count } supposition
   *[other] { $count } suppositions
}, la plus longue suivie sur { $longest ->
    [one] { $longest } ligne
   *[other] { $longest } lignes
}
rating-open = { $open ->
    [one] { $open } case reste ouverte
   *[other] { $open } cases restent ouvertes
}

work-limit = limite atteinte avant la réponse
work-interrupted = interrompu avant la réponse

why-head = { $count } solutions, qui diffèrent par { $cells } cases{ $switches ->
    [one] {" "}liées entre elles
   *[other] {" "}: { $switches } bascules indépendantes
}
why-head-many = un très grand nombre de solutions, qui diffèrent par { $cells } cases{ $switches ->
    [one] {" "}liées entre elles
   *[other] {" "}: { $switches } bascules indépendantes
}
why-switch = { $cells } : { $count } façons
why-switch-many = { $cells } : trop de façons pour les compter
why-givens = { $count ->
    [one] pour trancher, donner cette case
   *[other] pour trancher, donner ces { $count } cases
} : { $cells }{ $smallest ->
    [yes] {""}
   *[no] {" "}(moins pourraient suffire)
}
why-unknown = limite atteinte avant de savoir où elles diffèrent
why-so-far = limite atteinte : elles diffèrent par au moins { $cells ->
    [one] 1 case
   *[other] { $cells } cases
}
why-so-far-switches = limite atteinte : elles diffèrent par { $cells } cases, en { $switches ->
    [one] une bascule
   *[other] { $switches } bascules indépendantes
}, dont { $known } { $known ->
    [one] a été examinée
   *[other] ont été examinées
}
why-progress-begin = recherche des différences entre les solutions
why-progress-differ = { $share } % des cases interrogées, { $cells } diffèrent
why-progress-switches = { $known } bascules sur { $switches }
list-and-more = et { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}

new-bad-size = « { $text } » n’est pas une taille : écrire 20x15, 20 15 ou 20, avec des côtés de 1 à { $most }
flaw-density = la part d'encre va de 0 à 1
flaw-inks = il n'y a pas assez d'encre : donner une --density plus grande ou moins de --colours
flaw-square = cette symétrie est réservée aux carrés : donner autant de colonnes que de lignes
flaw-givens = il y aurait plus de cases données que de cases
flaw-never-hardest = on ne connaît aucun puzzle dont { $technique } soit l’étape la plus difficile : elle ne trouve que des cases vides, et ce qui en découle demande une technique au-dessus d’elle ; --technique glue crée des puzzles où elle sert
new-only-one = un fichier { $format } contient un seul puzzle, et il y en a { $count } : donner un dossier comme --output
new-gave-up = { $name } : aucun puzzle de ce genre parmi { $tries } images : essayer une autre --density, --source, taille ou --class
new-stopped = { $name } : limite atteinte avant de trouver un puzzle
new-made = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
} dans { $folder } (graine { $seed })

repair-fine = rien à changer
repair-solution = ce fichier n'a pas de but ; une solution de ses indices est prise
repair-none = rien trouvé en changeant { $most } cases au plus
repair-no-picture = il n'y a pas d'image à réparer : ni but, ni solution
repair-proposal = { $number }. { $count ->
    [one] { $count } case
   *[other] { $count } cases
}, dégât { $damage } : { $changes }
repair-change = { $cell } { $colour }
repair-no-such = il n'y a pas de proposition { $take } : { $count ->
    [one] il n'y en a qu'une
   *[other] il y en a { $count }
}
repair-only-one = --output prend un seul puzzle ; il y en a plusieurs
# Between the whole and the parts of a number.
number-decimal = { "," }
