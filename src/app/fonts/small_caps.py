"""Bakes EB Garamond's small capitals into the ordinary letters.

The web subset of EB Garamond has lost its `smcp` feature; carrying it along in the variable file
would cost three times this one small face, which sets references and taglines. Figures
stay upright and lining: the old-style 1 is a small capital I, and nobody would read "Isaiah 61:11".
"""

import sys

from fontTools.ttLib import TTFont

source, target = sys.argv[1:]
font = TTFont(source)
gsub = font["GSUB"].table

small = {}
for record in gsub.FeatureList.FeatureRecord:
    if record.FeatureTag == "smcp":
        for index in record.Feature.LookupListIndex:
            for table in gsub.LookupList.Lookup[index].SubTable:
                small.update(getattr(table, "ExtSubTable", table).mapping)

for cmap in font["cmap"].tables:
    for code, glyph in list(cmap.cmap.items()):
        if chr(code).isalpha():
            cmap.cmap[code] = small.get(glyph, glyph)

font.save(target)
