"""Writes art/pen/glyphs.ts: the outlines of the letters that a plate's caption and number are set
in, from src/app/fonts/garamond-italic.woff2. Needs fonttools and brotli.

Use: python3 art/pen/make_glyphs.py
"""

from pathlib import Path

from fontTools.pens.basePen import BasePen
from fontTools.ttLib import TTFont

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,()-×’‘"
EM = 50  # units to the em in the table: whole numbers are exact enough for a caption
TOLERANCE = 0.9  # how far a joined curve may leave the letter, in those units

root = Path(__file__).resolve().parents[2]


class Outline(BasePen):
    """Collects the curves of a letter, joins those that one curve can stand for, and writes them."""

    def __init__(self, glyphs, scale):
        super().__init__(glyphs)
        self.scale, self.contours = scale, []

    def point(self, p):
        return (p[0] * self.scale, -p[1] * self.scale)

    def _moveTo(self, p):
        self.contours.append([])
        self.here = self.point(p)

    def _lineTo(self, p):
        end = self.point(p)
        self.contours[-1].append((self.here, None, end))
        self.here = end

    def _qCurveToOne(self, c, p):
        end = self.point(p)
        self.contours[-1].append((self.here, self.point(c), end))
        self.here = end

    def data(self):
        at, out = (0, 0), ""

        def add(letter, *points):
            nonlocal at, out
            text = ""
            for x, y in points:
                for n in (round(x) - at[0], round(y) - at[1]):
                    text += f"{n}" if n < 0 or text == "" else f" {n}"
            at = (round(points[-1][0]), round(points[-1][1]))
            out += letter + text

        for contour in self.contours:
            add("m", contour[0][0])
            start = at
            for _, control, end in joined(contour):
                if (round(end[0]), round(end[1])) == at:
                    continue
                add("l", end) if control is None else add("q", control, end)
            out += "z"
            at = start
        return out, at


def joined(curves):
    kept = []
    i = 0
    while i < len(curves):
        best, used = curves[i], 1
        for n in range(2, min(9, len(curves) - i) + 1):
            one = as_one(curves[i : i + n])
            if one:
                best, used = one, n
        kept.append(best)
        i += used
    return kept


def as_one(run):
    """One quadratic for a run of curves, or None where it would leave them."""
    if any(control is None for _, control, _ in run):
        return None
    (ax, ay), (acx, acy), _ = run[0]
    _, (bcx, bcy), (bx, by) = run[-1]
    ux, uy, vx, vy = acx - ax, acy - ay, bx - bcx, by - bcy
    cross = ux * vy - uy * vx
    if abs(cross) < 1e-6:
        return None
    t = ((bx - ax) * vy - (by - ay) * vx) / cross
    if t <= 0:
        return None
    control = (ax + ux * t, ay + uy * t)
    if (bx - control[0]) * vx + (by - control[1]) * vy <= 0:
        return None
    one = ((ax, ay), control, (bx, by))
    drawn = [at(one, k / 24) for k in range(25)]
    for curve in run:
        for k in (0.25, 0.5, 0.75, 1):
            x, y = at(curve, k)
            if min((x - p) ** 2 + (y - q) ** 2 for p, q in drawn) > TOLERANCE**2:
                return None
    return one


def at(curve, t):
    (ax, ay), (cx, cy), (bx, by) = curve
    return (
        ax * (1 - t) ** 2 + 2 * cx * t * (1 - t) + bx * t * t,
        ay * (1 - t) ** 2 + 2 * cy * t * (1 - t) + by * t * t,
    )


font = TTFont(root / "src/app/fonts/garamond-italic.woff2")
glyphs, cmap, scale = font.getGlyphSet(), font.getBestCmap(), EM / font["head"].unitsPerEm
lines = []
for letter in LETTERS:
    name = cmap[ord(letter)]
    pen = Outline(glyphs, scale)
    glyphs[name].draw(pen)
    # The path ends where its last outline began; how far that is from the foot of the letter is kept.
    data, (x, y) = pen.data()
    lines.append(f'  "{letter}": [{round(glyphs[name].width * scale)}, {x}, {y}, "{data}"],')

(root / "art/pen/glyphs.ts").write_text(
    "/** Made by make_glyphs.py from garamond-italic.woff2: do not edit. */\n\n"
    f"/** Units to the em. */\nexport const em = {EM};\n\n"
    "/** Width, where the outline ends (x, y) and the outline, relative, from the foot of the letter. */\n"
    "// biome-ignore format: a table, one letter a line\n"
    "export const glyphs: Readonly<Record<string, readonly [number, number, number, string]>> = {\n"
    + "\n".join(lines)
    + "\n};\n"
)
