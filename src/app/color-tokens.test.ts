import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Oklch = readonly [lightness: number, chroma: number, hue: number];
type Roles = Record<string, Oklch>;

const css = readFileSync(new URL("./color-tokens.css", import.meta.url), "utf8");

const themes = (["day", "night"] as const).flatMap((time): [name: string, roles: Roles][] => [
  [`no ground by ${time}`, rolesOf(":root", time)],
  ...["garden", "mantle", "vellum"].map((ground): [string, Roles] => [
    `${ground} by ${time}`,
    { ...rolesOf(":root", time), ...rolesOf(`.ground-${ground}`, time) },
  ]),
]);

/** WCAG 2.2: running text AAA, everything else that is read AA, edges of controls 3 to 1. */
const least = [
  ["ink", 7],
  ["ink-soft", 7],
  ["marian", 4.5],
  ["marian-deep", 4.5],
  ["rubric", 4.5],
  ["gilt-ink", 4.5],
  ["moss", 4.5],
  ["edge", 3],
] as const;

test.each(themes)("%s can be read", (_, roles) => {
  for (const paper of ["paper", "paper-raised", "paper-sunk", "sage"]) {
    for (const [role, ratio] of least) {
      if (role === "edge" && paper === "sage") continue; // Nothing on a tint is filled in.
      expect(contrast(roles, role, paper), `${role} on ${paper}`).toBeGreaterThanOrEqual(ratio);
    }
  }
  for (const button of ["marian", "marian-deep"]) {
    expect(contrast(roles, "on-marian", button), button).toBeGreaterThanOrEqual(4.5);
  }
});

/** The colors that a selector sets: one, or `light-dark(…)` of two. */
function rolesOf(selector: string, time: "day" | "night"): Roles {
  const [, ...bodies] = css.split(`\n${selector} {`);
  const body = bodies.find((text) => text.startsWith("\n  --") || text.includes("color-scheme"));
  if (!body) throw new Error(`color-tokens.css has no ${selector}`);
  const lines = body.slice(0, body.indexOf("}")).matchAll(/--([\w-]+): (.+);/g);
  return Object.fromEntries(
    [...lines].flatMap(([, role = "", value = ""]) => {
      const colors = [...value.matchAll(/oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)/g)];
      const [, l, c, h] = (time === "night" ? colors.at(-1) : colors[0]) ?? [];
      return l ? [[role, [Number(l) / 100, Number(c), Number(h)] as const]] : [];
    }),
  );
}

function contrast(roles: Roles, a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(roles, a), luminance(roles, b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

/** Relative luminance, by way of linear sRGB; the constants are those of CSS Color 4. */
function luminance(roles: Roles, role: string): number {
  const color = roles[role];
  if (!color) throw new Error(`color-tokens.css gives no --${role}`);
  const [lightness, chroma, hue] = color;
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s;
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s;
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s;
  const seen = (part: number) => Math.min(1, Math.max(0, part));
  return 0.2126 * seen(red) + 0.7152 * seen(green) + 0.0722 * seen(blue);
}
