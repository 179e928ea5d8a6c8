//! What is said when something could not be kept, in both languages.

use expect_test::expect;
use grille_store::{Lost, Trouble};
use grille_words::{Lang, Words};

#[test]
fn trouble_is_told() {
    let file = |writing| Trouble::File { path: "a/b".into(), writing, why: "(why)".to_owned() };
    let troubles = [
        Trouble::Locked,
        Trouble::NoFolder,
        Trouble::Newer { version: 2 },
        Trouble::Full { limit: 64 << 20 },
        file(false),
        file(true),
    ];
    let losses = [
        Lost::LastRecord,
        Lost::Records { line: 1234, aside: "a/b.damaged-1".into() },
        Lost::Setting { line: 3, text: "theme = pink".to_owned() },
    ];
    let mut told = String::new();
    for words in Lang::ALL.map(Words::new) {
        let troubles = troubles.iter().map(|trouble| words.store_problem(trouble));
        for sentence in troubles.chain(losses.iter().map(|lost| words.store_lost(lost))) {
            told += &(sentence + "\n");
        }
    }
    expect![[r#"
        This game is open in another window. Close it there to go on here.
        The system does not say where programs may keep their files, so nothing will be saved. Set GRILLE_DATA to a folder.
        This game was saved by a newer version of Grille (format 2). Update Grille to go on with it.
        The record of this game has reached its limit of 64 MiB; what follows will not be saved.
        a/b cannot be read: (why)
        a/b cannot be written: (why)
        The last move was being saved when the program was stopped, and is lost.
        The saved game is damaged from line 1234 on. Everything before is here; the damaged file is kept as a/b.damaged-1.
        Line 3 of the settings makes no sense and is ignored: “theme = pink”
        Cette partie est ouverte dans une autre fenêtre. Fermez-la là-bas pour la continuer ici.
        Le système n’indique pas où les programmes peuvent garder leurs fichiers : rien ne sera enregistré. Donnez un dossier à GRILLE_DATA.
        Cette partie a été enregistrée par une version plus récente de Grille (format 2). Mettez Grille à jour pour la continuer.
        Le journal de cette partie a atteint sa limite de 64 Mio ; la suite ne sera pas enregistrée.
        Impossible de lire a/b : (why)
        Impossible d’écrire a/b : (why)
        Le dernier coup était en cours d’enregistrement quand le programme s’est arrêté ; il est perdu.
        La partie enregistrée est abîmée à partir de la ligne 1234. Tout ce qui précède est là ; le fichier abîmé est conservé sous a/b.damaged-1.
        La ligne 3 des réglages n’a pas de sens et est ignorée : « theme = pink »
    "#]].assert_eq(&told);
}
