import { em, glyphs } from "./glyphs.ts";
import { num } from "./ink.ts";

const none = [25, 0, 0, ""] as const;
const glyphOf = (letter: string) => glyphs[letter] ?? none;

/** The width of a line of lettering at a size (units to the em). */
export function lineWidth(text: string, size: number): number {
  return ([...text].reduce((sum, letter) => sum + glyphOf(letter)[0], 0) * size) / em;
}

/**
 * A line of Garamond italic as one path, its middle at `x`, its foot at `y`. The class gives it its
 * color. An SVG in an `<img>` cannot use the page's fonts, so the letters are drawn. Straight quotes
 * become curly ones.
 */
export function lettering(text: string, x: number, y: number, size: number, cls: string): string {
  const set = text.replace(/(^|[\s(])'/g, "$1‘").replaceAll("'", "’");
  let d = "";
  // Where the pen is, seen from the foot of the next letter.
  let [aside, down] = [0, 0];
  for (const letter of set) {
    const [width, endX, endY, outline] = glyphOf(letter);
    if (outline) {
      d += `m${aside} ${down}${outline}`;
      [aside, down] = [-endX, -endY];
    }
    aside += width;
  }
  const left = x - lineWidth(set, size) / 2;
  const k = String(Math.round((size / em) * 1000) / 1000).replace(/^0/, "");
  return `<path class="${cls}" transform="translate(${num(left)} ${num(y)})scale(${k})" d="${d}"/>`;
}
