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

it("knows every picture that is committed", () => {
  const pictures = inRepository("public/{pictures/**/*.svg,*.svg,share/*.png,*.png}");
  const made = [...drawings, ...sharePictures].map(({ file }) => file);
  expect(pictures.sort()).toEqual(made.sort());
});
