//! From pixels to cells: pixel art exactly, everything else as the settings say, the same every
//! time; and no settings make it panic.

#![allow(clippy::unwrap_used, reason = "tests may fail loudly")]

use grille_engine::grid::Cell;
use grille_engine::nonogram::{Picture, Rgb};
use grille_picture::{
    Crop, Edges, Imported, Inks, Pixels, Settings, Threshold, Tone, Trouble, encode, import,
};
use proptest::prelude::*;

/// Pixels out of characters, each so many pixels wide and high.
fn drawn(rows: &[&str], scale: u32) -> Pixels {
    let colour = |symbol: u8| match symbol {
        b'#' => [0, 0, 0, 255],
        b'r' => [210, 40, 40, 255],
        b'g' => [40, 140, 60, 255],
        b' ' => [0, 0, 0, 0],
        b'o' => [128, 128, 128, 255],
        _ => [255, 255, 255, 255],
    };
    let (height, width) = (rows.len() as u32 * scale, rows[0].len() as u32 * scale);
    let at = |i: u32| {
        let (x, y) = (i % width / scale, i / width / scale);
        colour(rows[y as usize].as_bytes()[x as usize])
    };
    Pixels::rgba(width, height, (0..width * height).flat_map(at).collect()).unwrap()
}

fn cells(picture: &Picture) -> Vec<String> {
    let symbol = |index: usize| char::from(b".#abcdefghijklmnopqrstuvwxyz"[index.min(27)]);
    picture.rows().map(|row| row.iter().map(|colour| symbol(colour.index())).collect()).collect()
}

fn check(pixels: &Pixels, settings: &Settings, expected: &[&str]) -> Imported {
    let imported = import(pixels, settings).unwrap();
    assert_eq!(cells(&imported.picture), expected);
    imported
}

const HEART: &[&str] = &[".##.##.", "#######", "#######", ".#####.", "..###..", "...#..."];

#[test]
fn pixel_art_is_taken_exactly_at_every_scale() {
    for scale in [1, 2, 3, 7, 16] {
        let imported = check(&drawn(HEART, scale), &Settings::default(), HEART);
        assert!(imported.is_exact && imported.inks.is_empty());
    }
    let flower = [".rr.", "rggr", ".rr.", "#..#"];
    let imported =
        check(&drawn(&flower, 5), &Settings::default(), &[".##.", "#aa#", ".##.", "b..b"]);
    let names: Vec<&str> = imported.inks.iter().map(|ink| ink.name.as_str()).collect();
    assert_eq!(names, ["white", "red", "green", "black"]);
    // Nothing is empty, and white is an ink then.
    let imported = check(&drawn(&[" r ", "r.r"], 4), &Settings::default(), &[".#.", "#a#"]);
    assert_ne!(imported.inks[0].rgb, Rgb::WHITE);
    // Another size than its own is asked for, or no pixel art.
    let wide = Settings { width: Some(14), ..Settings::default() };
    assert!(!import(&drawn(HEART, 4), &wide).unwrap().is_exact);
    let like_any = Settings { pixel_art: false, width: Some(7), specks: 0, ..Settings::default() };
    let imported = check(&drawn(HEART, 4), &like_any, HEART);
    assert!(!imported.is_exact);
}

#[test]
fn crops_turns_and_tones_do_what_they_say() {
    let pixels = drawn(HEART, 3);
    let usual = Settings::default();
    let left = Crop { left: 0, top: 0, width: 12, height: 6 };
    check(&pixels, &Settings { crop: Some(left), ..usual.clone() }, &[".##.", "####"]);
    check(
        &pixels,
        &Settings { quarter_turns: 2, ..usual.clone() },
        &["...#...", "..###..", ".#####.", "#######", "#######", ".##.##."],
    );
    let turned = Settings { quarter_turns: 1, mirror: true, ..usual.clone() };
    check(
        &pixels,
        &turned,
        &[".##...", "####..", "#####.", ".#####", "#####.", "####..", ".##..."],
    );
    let invert = Tone { invert: true, ..Tone::default() };
    check(
        &pixels,
        &Settings { tone: invert, ..usual.clone() },
        &["#..#..#", ".......", ".......", "#.....#", "##...##", "###.###"],
    );
    let outside = Crop { left: 99, top: 0, width: 5, height: 5 };
    let found = import(&pixels, &Settings { crop: Some(outside), ..usual.clone() });
    assert_eq!(found.unwrap_err(), Trouble::EmptyCrop);
    let one = Settings { inks: Inks::Given(vec![Rgb::WHITE]), ..usual };
    assert_eq!(import(&pixels, &one).unwrap_err(), Trouble::BadPalette);
}

#[test]
fn unsure_cells_are_the_cheapest_to_change() {
    // A grey stripe between black and white.
    let pixels = drawn(&["##o..", "##o..", "##o.."], 8);
    let threshold = Inks::BlackAndWhite(Threshold::Level(45));
    let settings = Settings { inks: threshold, width: Some(5), ..Settings::default() };
    let imported = import(&pixels, &settings).unwrap();
    let other = |cell: Cell| {
        let own = imported.picture[cell];
        let ink = grille_engine::colours::Colour::new(1 - own.index()).unwrap();
        imported.costs.of(cell, ink)
    };
    let row = |col: u16| other(Cell { row: 1, col });
    assert!(row(2) < row(0) && row(2) < row(4), "{:?}", [0, 1, 2, 3, 4].map(row));
}

#[test]
fn white_on_nothing_is_a_shape() {
    let pixels = drawn(&["  ..  ", " .... ", "  ..  "], 10);
    let settings = Settings { inks: Inks::BlackAndWhite(Threshold::Otsu), ..Settings::default() };
    check(&pixels, &settings, &["..##..", ".####.", "..##.."]);
}

#[test]
fn outlines_alone_are_drawn() {
    let rows: Vec<String> = (0..12)
        .map(|y| {
            (0..12)
                .map(|x| if (3..9).contains(&x) && (3..9).contains(&y) { '#' } else { '.' })
                .collect()
        })
        .collect();
    let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
    let settings = Settings {
        edges: Edges::Only,
        width: Some(12),
        inks: Inks::BlackAndWhite(Threshold::Level(50)),
        ..Settings::default()
    };
    let imported = import(&drawn(&rows, 8), &settings).unwrap();
    let is_ink = |row, col| imported.picture[Cell { row, col }].is_ink();
    assert!(is_ink(3, 5) && is_ink(5, 3) && is_ink(8, 5), "{:#?}", cells(&imported.picture));
    assert!(!is_ink(5, 5) && !is_ink(0, 0), "{:#?}", cells(&imported.picture));
}

#[test]
fn settings_survive_their_text_and_older_texts_are_read() {
    let settings = Settings {
        crop: Some(Crop { left: 1, top: 2, width: 3, height: 4 }),
        inks: Inks::Given(vec![Rgb::WHITE, Rgb { r: 1, g: 2, b: 3 }]),
        background: Some(Rgb::BLACK),
        edges: Edges::Add(40),
        ..Settings::default()
    };
    let text = serde_json::to_string(&settings).unwrap();
    assert_eq!(serde_json::from_str::<Settings>(&text).unwrap(), settings);
    let few = r#"{"width":20,"inks":{"black-and-white":{"level":40}}}"#;
    let read = serde_json::from_str::<Settings>(few).unwrap();
    assert_eq!((read.width, read.specks), (Some(20), Settings::default().specks));
    assert!(serde_json::from_str::<Settings>(r#"{"widht":20}"#).is_err());
}

/// A slow gradient with a disc: the same on every machine, to the bit.
fn photograph() -> Pixels {
    let (width, height) = (97u32, 61u32);
    let at = |i: u32| {
        let (x, y) = (i % width, i / width);
        let (dx, dy) = (x.abs_diff(40), y.abs_diff(30));
        let disc = dx * dx + dy * dy < 500;
        let shade = (x * 2 + y) as u8 % 200;
        if disc {
            [230 - shade / 4, 120, 40, 255]
        } else {
            [shade, shade / 2 + 60, 200 - shade, 255]
        }
    };
    Pixels::rgba(width, height, (0..width * height).flat_map(at).collect()).unwrap()
}

/// Sums that the pictures of these settings had when this was written: they must not change with
/// the machine, the compiler or a dependency.
#[test]
fn the_same_pixels_and_settings_give_the_same_picture_everywhere() {
    let colours = Settings { width: Some(40), inks: Inks::Colours(4), ..Settings::default() };
    let edges = Settings { edges: Edges::Add(60), ..colours.clone() };
    let tone = Tone { brightness: 7, contrast: 20, gamma: 140, invert: false };
    let local = Inks::BlackAndWhite(Threshold::Local);
    let found: Vec<String> = [
        Settings::default(),
        Settings { dither: true, ..Settings::default() },
        Settings { tone, inks: local, ..Settings::default() },
        Settings { dither: true, ..colours.clone() },
        colours,
        edges,
    ]
    .iter()
    .map(|settings| {
        let imported = import(&photograph(), settings).unwrap();
        assert_eq!(imported, import(&photograph(), settings).unwrap());
        let mut sum = 0xcbf2_9ce4_8422_2325u64;
        let mut add = |byte: u64| sum = (sum ^ byte).wrapping_mul(0x100_0000_01b3);
        for cell in imported.picture.size().iter() {
            add(imported.picture[cell].index() as u64);
            for colour in 0..imported.inks.len().max(2) {
                let colour = grille_engine::colours::Colour::new(colour).unwrap();
                add(imported.costs.of(cell, colour));
            }
        }
        imported
            .inks
            .iter()
            .for_each(|ink| ink.rgb.to_string().bytes().for_each(|b| add(b.into())));
        format!("{sum:016x}")
    })
    .collect();
    assert_eq!(found, SUMS);
}

const SUMS: [&str; 6] = [
    "6231a5668e5c7a0e",
    "4af29996e57d553d",
    "c225914080084d9a",
    "eb773e14f8a6ea3e",
    "a529966fe9c25f92",
    "d304323514c04902",
];

#[test]
fn every_background_of_a_written_png_is_known_again() {
    for background in ["#000000", "#ffffff", "#3060a0"] {
        let text = format!("P3\n# background {background}\n2 1\n255\n");
        let [paper, ink]: [Rgb; 2] = [background, "#808080"].map(|code| code.parse().unwrap());
        let pixels = [paper, ink].map(|Rgb { r, g, b }| format!("{r} {g} {b}\n"));
        let text = text + &pixels.concat();
        assert_eq!(encode::as_ppm(&encode::png_of_ppm(&text)).unwrap(), text);
    }
}

fn any_settings() -> impl Strategy<Value = Settings> {
    let side = proptest::option::of(1..40u16);
    let crop = proptest::option::of(any::<[u8; 4]>());
    let threshold = prop_oneof![
        Just(Threshold::Otsu),
        Just(Threshold::Local),
        any::<u8>().prop_map(Threshold::Level),
        any::<u8>().prop_map(Threshold::Density),
    ];
    let rgb = any::<[u8; 3]>().prop_map(|[r, g, b]| Rgb { r, g, b });
    let inks = prop_oneof![
        Just(Inks::Auto),
        threshold.prop_map(Inks::BlackAndWhite),
        any::<u8>().prop_map(Inks::Colours),
        proptest::collection::vec(rgb, 0..40).prop_map(Inks::Given),
    ];
    let edges = prop_oneof![Just(Edges::Off), Just(Edges::Only), any::<u8>().prop_map(Edges::Add)];
    let tone = (any::<i8>(), any::<i8>(), any::<u16>(), any::<bool>());
    let flags = any::<[bool; 5]>();
    (side.clone(), side, crop, inks, edges, tone, flags, 0..6u16, any::<[u8; 2]>()).prop_map(
        |(width, height, crop, inks, edges, tone, flags, specks, [smooth, quarter_turns])| {
            let crop = crop.map(|part| part.map(u32::from));
            let (brightness, contrast, gamma, invert) = tone;
            let [mirror, merge_similar, dither, pixel_art, by_colour] = flags;
            Settings {
                quarter_turns,
                mirror,
                crop: crop.map(|[left, top, width, height]| Crop { left, top, width, height }),
                width,
                height,
                tone: Tone { brightness, contrast, gamma, invert },
                edges,
                inks,
                by_colour,
                background: None,
                merge_similar,
                dither,
                specks,
                smooth,
                pixel_art,
                seed: 3,
            }
        },
    )
}

fn any_pixels() -> impl Strategy<Value = Pixels> {
    (1..24u32, 1..24u32, 1..6usize).prop_flat_map(|(width, height, kinds)| {
        let bytes = proptest::collection::vec(any::<[u8; 4]>(), kinds);
        let cells = proptest::collection::vec(0..kinds, (width * height) as usize);
        (bytes, cells).prop_map(move |(kinds, cells)| {
            let data = cells.into_iter().flat_map(|kind| kinds[kind]).collect();
            Pixels::rgba(width, height, data).unwrap()
        })
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..Default::default() })]

    #[test]
    fn no_settings_panic_and_all_are_repeatable(pixels in any_pixels(), settings in any_settings()) {
        let imported = import(&pixels, &settings);
        prop_assert_eq!(&imported, &import(&pixels, &settings));
        if let Ok(Imported { picture, inks, .. }) = imported {
            prop_assert!(picture.cells().iter().all(|colour| colour.index() < inks.len().max(2)));
            // Every ink has a cell, but one is there even without.
            let is_used = |index: usize| picture.cells().iter().any(|own| own.index() == index);
            prop_assert!(inks.len() <= 2 || (1..inks.len()).all(is_used));
            if let (Some(width), Some(height)) = (settings.width, settings.height) {
                let size = (picture.size().rows(), picture.size().cols());
                prop_assert_eq!(size, (usize::from(height), usize::from(width)));
            }
        }
    }

    #[test]
    fn crops_stay_in_the_picture(part in any::<[u32; 4]>(), width in 1..500u32, height in 1..500u32,
        across in any::<u32>(), down in any::<u32>()) {
        let [left, top, wide, high] = part;
        let crop = Crop { left: left % 600, top: top % 600, width: wide, height: high };
        if let Ok(found) = crop.within(width, height) {
            prop_assert!(found.width > 0 && found.left + found.width <= width);
            prop_assert!(found.height > 0 && found.top + found.height <= height);
            let locked = found.with_aspect(across, down);
            prop_assert!(locked.left >= found.left && locked.left + locked.width <= found.left + found.width);
            prop_assert!(locked.top >= found.top && locked.top + locked.height <= found.top + found.height);
            prop_assert!(locked.width > 0 && locked.height > 0);
        }
    }

    #[test]
    fn a_picture_written_as_png_is_read_back(pixels in any_pixels()) {
        let Ok((picture, inks)) = grille_picture::cells::one_to_one(&pixels) else { return Ok(()) };
        let rgb = |index: usize| match inks.get(index) {
            Some(ink) => ink.rgb,
            None if index == 0 => Rgb::WHITE,
            None => Rgb::BLACK,
        };
        let looks = picture.map(|colour| rgb(colour.index()));
        let file = encode::png(&looks, rgb(0));
        let text = encode::as_ppm(&file).unwrap();
        prop_assert_eq!(encode::as_ppm(&encode::png_of_ppm(&text)).unwrap(), text);
    }
}
