#!/bin/sh
# Makes the four fonts of public/print-fonts. See README.md for what it needs.
# Use: make-print-fonts.sh <folder that holds the four source files>
set -eu
from=$1
to=$(cd "$(dirname "$0")/../../../public/print-fonts" && pwd)

# ASCII, Latin-1, Latin Extended-A, Romanian, Welsh, Vietnamese, dashes, quotes, † ‡ • … ‰ ′ ″ ‹ › ⁄ € ™, fractions, arrows, −
letters='U+20-7E,U+A0-17F,U+192,U+1A0-1A1,U+1AF-1B0,U+218-21B,U+2C6-2C7,U+2D8-2DD,U+1E80-1E85,U+1EA0-1EF9,U+2010-2015,U+2018-201E,U+2020-2022,U+2026,U+2030,U+2032-2033,U+2039-203A,U+2044,U+20AC,U+2122,U+2153-2154,U+215B-215E,U+2190-2193,U+2212'

subset() { # from, to
  pyftsubset "$from/$1" --unicodes="$letters" --layout-features='kern,liga,ccmp,locl,lnum' \
    --no-hinting --name-IDs='0,1,2,4,6,13,14' --output-file="$to/$2"
}

subset EBGaramond_500Medium.ttf garamond.ttf
subset EBGaramond_400Regular_Italic.ttf garamond-italic.ttf
subset SourceSans3_400Regular.ttf source-sans.ttf
subset SourceSans3_600SemiBold.ttf source-sans-semibold.ttf
ls -l "$to"
