import { globSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { expect, it } from "vitest";
import { drawings } from "./list-of-drawings.ts";
import { sharePictures } from "./scenes/share-pictures-of-scenes.ts";

const root = join(import.meta.dirname, "..");
const inRepository = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((file) => file.split(sep).join("/"));

it.each(drawings)(
  "$file is what is drawn today; if not: node art/draw-command.ts",
  ({ file, draw }) => {
    expect(draw() === readFileSync(join(root, file), "utf8")).toBe(true);
  },
);

it("gives every color of a scene another by night", () => {
  const scene = drawings.find(({ file }) => file.endsWith("events/summer-tour.svg"))?.draw() ?? "";
  const [, night = ""] = /dark\)\{(.*?)\}<\/style>/.exec(scene) ?? [];
  const used = new Set(scene.match(/(?<= )(?:fill|stroke|color)="#[0-9a-f]+"/g));
  expect(used.size).toBeGreaterThan(30);
  for (const color of used) {
    const [kind = "", value = ""] = color.split("=");
    const rule = new RegExp(`(?:^|\\})\\[${kind}=${value}\\]\\{${kind}:(#[0-9a-f]{6})\\}`);
    expect(rule.exec(night)?.[1], color).not.toBe(JSON.parse(value));
    expect(night).toMatch(rule);
  }
  // The sky has nights of its own, by the hour.
  expect(night).toContain(".y [fill=");
});

it("knows every picture that is committed", () => {
  const pictures = inRepository("public/{pictures/**/*.svg,*.svg,share/*.png,*.png}");
  const made = [...drawings, ...sharePictures].map(({ file }) => file);
  expect(pictures.sort()).toEqual(made.sort());
});
