## Les parties et les réglages conservés d’une fois à l’autre.

store-locked = Cette partie est ouverte dans une autre fenêtre. Fermez-la là-bas pour la continuer ici.
store-no-folder = Le système n’indique pas où les programmes peuvent garder leurs fichiers : rien ne sera enregistré. Donnez un dossier à GRILLE_DATA.
store-newer = Cette partie a été enregistrée par une version plus récente de Grille (format { $version }). Mettez Grille à jour pour la continuer.
store-full = Le journal de cette partie a atteint sa limite de { $limit } Mio ; la suite ne sera pas enregistrée.
store-too-much = L’ensemble dépasse les { $limit } Mio d’une sauvegarde. Copiez plutôt le dossier des parties.
store-read = Impossible de lire { $path } : { $why }
store-write = Impossible d’écrire { $path } : { $why }

store-lost-last = Le dernier coup était en cours d’enregistrement quand le programme s’est arrêté ; il est perdu.
store-lost-records = La partie enregistrée est abîmée à partir de la ligne { $line }. Tout ce qui précède est là ; le fichier abîmé est conservé sous { $path }.
store-lost-setting = La ligne { $line } des réglages n’a pas de sens et est ignorée : « { $text } »
game-own-goes-on = Votre propre partie de ce puzzle continue. La grille jointe n'a pas été écrite par-dessus ; pour partir d'elle, choisissez Recommencer, puis ouvrez-la de nouveau.
