# Pictures that become puzzles, and why some do not.

picture-too-many-bytes = the file is larger than the limit of { $limit } MiB
picture-unknown-kind = this is no picture that can be read: PNG, JPEG, GIF, BMP, WebP, PBM, PGM and PPM are
picture-no-pixels = the picture has no pixel
picture-too-long = { $size } pixels: no side may be longer than { $limit }
picture-too-many-pixels = { $size } pixels are more than the limit of { $limit } million
picture-too-much-memory = decoding this picture would take more than the limit of { $limit } MiB of memory
picture-truncated = the picture breaks off: a part of the file is missing
picture-damaged = the picture is damaged
picture-unsupported = the picture is stored in a way that is not read; save it as PNG
picture-too-many-colours = more than { $limit } colours, and each pixel would be a cell; for photographs there is `grille import`
picture-too-many-cells = more than { $limit } rows or columns, and each pixel would be a cell; to make fewer cells there is `grille import`
picture-bad-palette = a palette has from 2 to 32 colours
picture-empty-crop = the crop lies outside the picture

import-empty-folder = { $name }: no pictures in this folder
import-bad-settings = { $name }: these are no settings of an import
import-inks = { $count ->
    [one] { $count } ink
   *[other] { $count } inks
}
import-taken = { $size }, { $inks }
import-exact = pixel art, { $size }, { $inks }
import-told = { $taken }: { $mended }
import-mended = { $count ->
    [0] { $aim }, as it is
    [one] { $aim } with { $count } cell changed
   *[other] { $aim } with { $count } cells changed
}
import-aim-unique = one solution
import-aim-by-lines = one solution, line by line
import-aim-class = one solution, { $class }
import-aim-at-most = one solution, { $class } at most
import-not-mended = { $size }, and no puzzle as asked for was found by changing { $most } % of the cells; another size, fewer colours or --smooth 1 may help, and --no-repair takes it as it is
import-dither = scattered cells leave { $share } % of the picture open to lines alone; without --dither there are fewer
