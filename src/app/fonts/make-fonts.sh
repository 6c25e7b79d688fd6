#!/bin/sh
# Makes the four font files beside this script. See README.md for what it needs.
# Use: make-fonts.sh <folder that holds the four unpacked source packages' files>
set -eu
from=$1
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# ASCII, Latin-1, Œœ, dashes, curly quotes, † • … ′ ″ ⁄ ™ − →
letters='U+20-7E,U+A0,U+A3,U+A7,U+A9,U+AB,U+B0,U+B7,U+BB,U+BD,U+BF-FF,U+152-153,U+2010-2014,U+2018-201A,U+201C-201E,U+2020,U+2022,U+2026,U+2032-2033,U+2044,U+2192,U+2212'
features='kern,liga,ccmp,locl'

subset() { # from, to, characters
  pyftsubset "$1" --unicodes="$3" --layout-features="$features" --no-hinting --desubroutinize \
    --name-IDs='0,1,2,13,14' --flavor=woff2 --output-file="$here/$2"
}

fonttools varLib.instancer -q -o "$work/roman.ttf" \
  "$from/eb-garamond-latin-wght-normal.woff2" wght=400:600
fonttools varLib.instancer -q -o "$work/italic.ttf" \
  "$from/eb-garamond-latin-wght-italic.woff2" wght=400
fonttools varLib.instancer -q -o "$work/sans.ttf" \
  "$from/source-sans-3-latin-wght-normal.woff2" wght=400:700
python3 "$here/small_caps.py" "$from/EBGaramond_500Medium.ttf" "$work/small-caps.ttf"

subset "$work/roman.ttf" garamond.woff2 "$letters"
subset "$work/italic.ttf" garamond-italic.woff2 "$letters"
subset "$work/sans.ttf" source-sans.woff2 "$letters"
subset "$work/small-caps.ttf" garamond-small-caps.woff2 \
  'U+20,U+26,U+2C-2E,U+30-3B,U+41-5A,U+61-7A,U+A0,U+B7,U+2013,U+2019'
ls -l "$here"/*.woff2
