"""Makes the brands' faces from those of Fontsource, as small as they can be without anybody seeing it.

    apt-get install fonttools python3-brotli
    /usr/bin/python3 tools/fonts/make-fonts.py

Run by hand when a face changes; what it makes is kept in the brands' folders (docs/hydration.md says what it saves).
"""

from io import BytesIO
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

# English, Dutch, French, German, Spanish, Norwegian and Swedish, with their quotes, blanks and currencies.
SIGNS = [*range(0x20, 0x7F), *range(0xA0, 0x100), *map(ord, "ŒœŠšŽžŸ–—‘’‚“”„•…‹›€™−\u2009\u202f")]

# Kerning in steps of this, and less than two steps is none: at 16 px a step is a twelfth of a pixel.
STEP_IN_UNITS = 5


ROOT = Path(__file__).resolve().parent.parent.parent
SOURCE = ROOT / "node_modules/@fontsource-variable"
DEMO = ROOT / "packages/demo/brand/files/fonts"
PLAIN = ROOT / "packages/demo/brand-plain/files/fonts"


def main() -> None:
    sans = open_face("instrument-sans-latin-wght-normal.woff2", {"wght": (400, 600)}, ["kern", "liga", "tnum"])
    keep_one_kerning(sans)
    save(sans, DEMO / "instrument-sans.woff2")
    # The display face is only ever set at this weight, from 32 px.
    imbue = open_face("imbue-latin-opsz-normal.woff2", {"opsz": 100, "wght": 300}, ["kern", "liga"])
    save(imbue, DEMO / "imbue.woff2")
    # Its tabular figures come with commas as wide as they are.
    plain = open_face("schibsted-grotesk-latin-wght-normal.woff2", {"wght": (400, 600)}, ["kern", "liga"])
    keep_one_kerning(plain)
    save(plain, PLAIN / "schibsted-grotesk.woff2")


def open_face(name: str, axes: dict, features: list[str]) -> TTFont:
    (file,) = SOURCE.rglob(name)
    # Written and read again: the subsetter needs each glyph's variations, empty ones too.
    buffer = BytesIO()
    instantiateVariableFont(TTFont(file), axes).save(buffer)
    face = TTFont(buffer)
    options = Options()
    options.layout_features = features
    options.name_IDs = [1, 2]
    options.notdef_outline = True
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=SIGNS)
    subsetter.subset(face)
    return face


def keep_one_kerning(face: TTFont) -> None:
    """Every weight is kerned as the regular one: how far a pair moves with the weight is half of the file."""
    for lookup in face["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            pairs = getattr(table, "ExtSubTable", table)
            for record in records_of(pairs):
                for value in (record.Value1, record.Value2):
                    if value is not None:
                        flatten(value)
            pairs.ValueFormat1 &= 0x0F
            pairs.ValueFormat2 &= 0x0F
    face["GDEF"].table.VarStore = None


def records_of(pairs):
    if pairs.Format == 1:
        return [record for of_first in pairs.PairSet for record in of_first.PairValueRecord]
    return [record for of_first in pairs.Class1Record for record in of_first.Class2Record]


def flatten(value) -> None:
    for device in ("XAdvDevice", "XPlaDevice", "YAdvDevice", "YPlaDevice"):
        if hasattr(value, device):
            delattr(value, device)
    advance = getattr(value, "XAdvance", 0)
    value.XAdvance = 0 if abs(advance) < 2 * STEP_IN_UNITS else round(advance / STEP_IN_UNITS) * STEP_IN_UNITS


def save(face: TTFont, file: Path) -> None:
    face.flavor = "woff2"
    face.save(file)
    print(f"{file.name}: {file.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
