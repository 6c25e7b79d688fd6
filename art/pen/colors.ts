import { ink, mix } from "./ink.ts";

/** A color by day, on paper, and by night, as if painted for candlelight on a ground of its own. */
export interface Tone {
  day: string;
  night: string;
}

/**
 * What a part is painted with: `pale` lies under the whole form, `wash` over all but its lit edge,
 * `shade` on its shadow side, `line` is drawn on top of them, along the form.
 */
export interface Tint {
  pale: Tone;
  wash: Tone;
  shade: Tone;
  line: Tone;
  /** Its outline. */
  rim: Tone;
}

const nightGround = "#161b2e";
const candle = "#ffd58a";

export const paper: Tone = { day: ink.paper, night: nightGround };
/** The paper inside the arch: slightly lighter than the sheet by day, slightly warmer by night. */
export const panel: Tone = { day: "#fbf6ea", night: "#1b2136" };
/** The same behind white and cream flowers, which would be lost on it. */
export const shaded: Tone = { day: "#d6d9c3", night: "#19203a" };
/** Every outline on bare paper: sepia by day, old gold by night. */
export const contour: Tone = { day: "#3d2f28", night: "#cdb684" };
export const fine: Tone = { day: "#7d6a58", night: "#a08f6c" };
export const gilt: Tone = { day: ink.gilt, night: "#c9a353" };
export const lettered: Tone = { day: "#43362c", night: "#e6d4a8" };
export const earth: Tone = { day: "#a98d6a", night: "#6d5d4a" };

/** Mixes in both lights. */
export const blend = (a: Tone, b: Tone, t: number): Tone => ({
  day: mix(a.day, b.day, t),
  night: short(mix(a.night, b.night, t)),
});

/** A color of the night or of a line in three digits: nobody sees it, and a plate is a fiftieth smaller. */
const short = (color: string) =>
  color.replace(/\w\w/g, (it) => Math.round(Number.parseInt(it, 16) / 17).toString(16));

/** A tint from the two colors a painter would mix by day; the colors for candlelight follow. */
function tint(wash: string, shade: string): Tint {
  const glow = mix(wash, candle, 0.14);
  return {
    pale: { day: mix(wash, "#fffaf0", 0.5), night: short(mix(glow, nightGround, 0.1)) },
    wash: { day: wash, night: short(mix(glow, nightGround, 0.24)) },
    shade: {
      day: mix(wash, shade, 0.72),
      night: short(mix(mix(shade, candle, 0.06), nightGround, 0.36)),
    },
    line: {
      day: short(mix(shade, "#33211f", 0.42)),
      night: short(mix(mix(shade, nightGround, 0.66), candle, 0.08)),
    },
    rim: {
      day: short(mix(shade, "#2e221d", 0.68)),
      night: short(mix(mix(glow, "#cdb684", 0.62), nightGround, 0.12)),
    },
  };
}

/** The colors flowers, fruit and fall leaves are painted in, by the words of the catalogue and a few more. */
export const hues = {
  white: tint("#fdfcf6", "#a9b5a8"),
  cream: tint("#fdf3cf", "#cdb67c"),
  yellow: tint("#f6dd5c", "#d3a52c"),
  gold: tint("#efb932", "#c07f1c"),
  orange: tint("#ea8a33", "#bb5620"),
  apricot: tint("#f3b98a", "#d18455"),
  red: tint("#cf3a2e", "#8f1f22"),
  crimson: tint("#b32541", "#74142f"),
  pink: tint("#f0b6bf", "#d07f93"),
  rose: tint("#d8698f", "#a53c68"),
  magenta: tint("#c2408a", "#862463"),
  mauve: tint("#c995b4", "#8f5c80"),
  lavender: tint("#b5a3d6", "#8370b1"),
  violet: tint("#7d5fb4", "#523b86"),
  purple: tint("#7a3f86", "#4e235c"),
  blue: tint("#5a7cc4", "#37528f"),
  "sky-blue": tint("#94b9e2", "#5f87bd"),
  green: tint("#b4c47c", "#7f9450"),
  bronze: tint("#a5673a", "#6c3d24"),
  silver: tint("#d8dcd2", "#a5ada4"),
  brown: tint("#8a6244", "#553826"),
  chocolate: tint("#543328", "#2e1a18"),
  copper: tint("#c8743d", "#8d4524"),
  scarlet: tint("#dd4a2a", "#a02a1d"),
  black: tint("#3c3040", "#211a26"),
  tan: tint("#cdb48a", "#9c8057"),
  "blue-black": tint("#3d4a6b", "#232c47"),
} as const;

/** The colors leaves and green stems are painted in. */
export const greens = {
  green: tint("#8fa75c", "#5c7a3f"),
  "deep-green": tint("#648a52", "#38603a"),
  "blue-green": tint("#86a893", "#557b6c"),
  "gray-green": tint("#a3b295", "#74886c"),
  silver: tint("#c3ccba", "#909d8d"),
  "yellow-green": tint("#bfc964", "#8b9c3e"),
  purple: tint("#77495e", "#4a2a40"),
  bronze: tint("#85804f", "#5a4b32"),
  variegated: tint("#93aa62", "#5f7d44"),
  red: tint("#a8473f", "#74282c"),
} as const;

/** Bark and woody stems. */
export const woods = {
  gray: tint("#b3a999", "#807668"),
  "gray-brown": tint("#a0907c", "#6c5d4d"),
  brown: tint("#96775a", "#634a37"),
  "red-brown": tint("#a4684a", "#6f3f2e"),
  dark: tint("#6f6155", "#473c35"),
  white: tint("#e9e4d6", "#b9b3a3"),
  silver: tint("#c9c6bb", "#97948a"),
  cinnamon: tint("#bd7c4c", "#854c2c"),
  yellow: tint("#cdb25a", "#99803a"),
  green: greens.green,
} as const;
