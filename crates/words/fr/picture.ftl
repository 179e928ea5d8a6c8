# Les images qui deviennent des puzzles, et pourquoi certaines n’en deviennent pas.

picture-too-many-bytes = le fichier dépasse la limite de { $limit } Mio
picture-unknown-kind = ce n’est pas une image que l’on sait lire : PNG, JPEG, GIF, BMP, WebP, PBM, PGM et PPM le sont
picture-no-pixels = l’image n’a aucun pixel
picture-too-long = { $size } pixels : aucun côté ne peut dépasser { $limit }
picture-too-many-pixels = { $size } pixels dépassent la limite de { $limit } millions
picture-too-much-memory = décoder cette image demanderait plus que la limite de { $limit } Mio de mémoire
picture-truncated = l’image est interrompue : une partie du fichier manque
picture-damaged = l’image est abîmée
picture-unsupported = l’image est enregistrée d’une façon qui n’est pas lue ; enregistrez-la en PNG
picture-too-many-colours = plus de { $limit } couleurs, alors que chaque pixel serait une case ; pour les photographies, il y a `grille import`
picture-too-many-cells = plus de { $limit } lignes ou colonnes, alors que chaque pixel serait une case ; pour en faire moins, il y a `grille import`
picture-bad-palette = une palette a de 2 à 32 couleurs
picture-empty-crop = le cadrage est hors de l’image

import-empty-folder = { $name } : aucune image dans ce dossier
import-bad-settings = { $name } : ce ne sont pas les réglages d’un import
import-inks = { $count ->
    [one] { $count } encre
   *[other] { $count } encres
}
import-taken = { $size }, { $inks }
import-exact = pixel art, { $size }, { $inks }
import-told = { $taken } : { $mended }
import-mended = { $count ->
    [0] { $aim }, sans rien changer
    [one] { $aim } en changeant { $count } case
   *[other] { $aim } en changeant { $count } cases
}
import-aim-unique = une seule solution
import-aim-by-lines = une seule solution, ligne par ligne
import-aim-class = une seule solution, { $class }
import-aim-at-most = une seule solution, { $class } au plus
import-not-mended = { $size } : aucun puzzle répondant à la demande n’a été trouvé en changeant { $most } % des cases ; une autre taille, moins de couleurs ou --smooth 1 peuvent aider, et --no-repair prend l’image telle quelle
import-dither = les cases éparses laissent { $share } % de l’image ouverte aux lignes seules ; sans --dither il y en a moins
