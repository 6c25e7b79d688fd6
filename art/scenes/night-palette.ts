import { ink, mix } from "#art/pen/ink.ts";
import { type Hour, hours } from "./motifs/skies.ts";

/**
 * A scene by night, in the same file: each of its colors has another by night, as a plate's have, and a
 * picture in an `<img>` follows the color scheme of its page. By day the drawing is as it was.
 *
 * What is painted follows from the color alone (`byNight`), but for what it is part of: the sky (class
 * `y`), the mat and the mouldings round the opening (`m`, `s`, `l`), and what is only seen by night (`n`).
 */
export function withNight(svg: string): string {
  const rules: string[] = [];
  const painted = (within: string, night: (color: string) => string, colors: Iterable<string>) => {
    for (const color of colors) {
      const [kind = "", value = ""] = color.split("=");
      rules.push(`${within}[${kind}="${value}"]{${kind}:${night(value)}}`);
    }
  };
  const all = colorsIn(svg);
  const skies = [...svg.matchAll(/<g class="y">.*?<\/g>/g)].map(([sky]) => sky).join("");
  painted("", byNight, all);
  painted(".y ", skyByNight, colorsIn(skies));
  rules.push(`.m{fill:${mat}}.s{stroke:${mat}}.l{stroke:#8f7d52}.n{display:inline}`);
  const style = `<style>.n{display:none}@media(prefers-color-scheme:dark){${rules.join("")}}</style>`;
  return svg.replace(/^<svg [^>]*>/, (opening) => opening + style);
}

/** The same as a plate's panel. */
const mat = "#1b2136";

/** "fill=#f8f1e1": every color and what it is used for, in the order in which they come. */
function colorsIn(svg: string): Set<string> {
  const found = svg.matchAll(/ (fill|stroke|color)="(#[0-9a-f]{3,6})"/g);
  return new Set([...found].map(([, kind, value]) => `${kind}=${value}`));
}

/** From the zenith to the horizon, then the engraver's line and what distance fades to. */
const skies: Record<keyof typeof hours, string> = {
  dawn: "#151b36 #262a4d #4b3a58 #8c5f5c #5b4a66 #4a4560",
  morning: "#141b36 #1c284b #29385f #40516f #34456b #2f3d5c",
  noon: "#111830 #182449 #22335e #344a72 #2f4370 #2a3a5b",
  gold: "#191b36 #32294a #5d3f4b #96674a #6a4c4a #4b3d4a",
  dusk: "#141a38 #2b294f #56395d #9c635b #3f3560 #4d3c5c",
  night: "#0f152a #151d3a #1d294c #2d3e64 #2a3a64 #24304f",
  snow: "#18203b #202b4c #2b3b5a #3d4e6b #35476b #33435f",
  rain: "#151c31 #1c263e #263449 #344459 #33445f #2b394f",
};

const colorsOf = ({ bands, rule, haze }: Hour) => [...bands, rule, haze];

const skyColors = new Map(
  Object.entries(hours).flatMap(([hour, light]) => {
    const nights = skies[hour as keyof typeof hours].split(" ");
    return colorsOf(light).map((day, at) => [day, nights[at] ?? mat] as const);
  }),
);

/** The sun is the moon by night; a cloud is a little lighter than the sky. */
const lights = new Map<string, string>([
  [mix(ink.straw, ink.paper, 0.35), "#3a4263"],
  [mix(ink.straw, ink.gilt, 0.22), "#f0e2b8"],
]);

function skyByNight(color: string): string {
  return skyColors.get(color) ?? lights.get(color) ?? mix(byNight(color), "#222e52", 0.6);
}

/**
 * A color by candlelight and moon: darker, the paler the more so, and bluer where it has little color of
 * its own. What is bright and full of color (a flower, a flame, gold leaf) keeps most of its light.
 */
function byNight(color: string): string {
  const { light, a, b } = oklab(color);
  const chroma = Math.hypot(a, b);
  const full = Math.min(1, chroma / 0.13);
  const dim = (0.53 + 0.27 * full) * light ** (1.3 - 0.3 * full) + 0.05;
  const cool = 0.022 * (1 - full);
  return hexOf({ light: dim, a: a * 0.92 - cool * 0.2, b: b * 0.92 - cool });
}

interface Oklab {
  light: number;
  a: number;
  b: number;
}

/** https://bottosson.github.io/posts/oklab/ */
function oklab(color: string): Oklab {
  const full = mix(color, color, 0);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(full.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    light: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

function hexOf({ light, a, b }: Oklab): string {
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const written = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((linear) => {
    const clipped = Math.min(1, Math.max(0, linear));
    const value = clipped <= 0.0031308 ? clipped * 12.92 : 1.055 * clipped ** (1 / 2.4) - 0.055;
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${written.join("")}`;
}
