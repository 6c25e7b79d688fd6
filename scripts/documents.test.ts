import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { faults } from "../tests/faults/list-of-faults.ts";

const root = join(import.meta.dirname, "..");
const documents = globSync("{*,{art,bench,docs,scripts,src}/**/*}.md", { cwd: root });
const files = globSync("{*,{.github,art,bench,docs,public,scripts,src,tests}/**}", { cwd: root });
const read = (file: string) => readFileSync(join(root, file), "utf8");

/** Written while the site is built, installed or run, or by the command beside it: not in the repository. */
const isMade = (path: string) => /^(DATA_DIR|OUT|build|\.update)\//.test(path);
const isPackage = (path: string) => path === "zod/mini";

/** A path, or a file's name. What begins with a slash is an address of the site. */
const isPath = (text: string) =>
  /^[\w.<>*][\w.<>*/-]*$/.test(text) &&
  (text.includes("/") || /\.(c|css|js|json|md|mjs|py|sh|svg|tsx?|woff2)$/.test(text));

/**
 * Whether the repository has what the document means by this path. It leaves out what goes without saying,
 * so some path ends with it: in a feature's document one of that feature, or one written from `src` on.
 * "*" and "<name>" stand for any name.
 */
function isThere(document: string, path: string): boolean {
  const feature = /^src\/features\/[\w-]+\//.exec(document)?.[0];
  const start = feature ? `(${feature}(.*/)?|src/)?` : "(.*/)?";
  const end = path
    .replace(/\/$/, "")
    .replaceAll(".", "\\.")
    .replace(/<\w+>|\*/g, "[^/]*");
  const wanted = new RegExp(`^${start}${end}$`);
  return files.some((file) => wanted.test(file));
}

/** The document without its blocks of code, which name what a reader has elsewhere; line for line. */
const withoutBlocks = (document: string) =>
  read(document).replace(/^ *```.*?^ *```$/gms, (block) => block.replace(/[^\n]/g, ""));

function pathsIn(document: string): { path: string; at: string }[] {
  return withoutBlocks(document)
    .split("\n")
    .flatMap((line, index) =>
      [...line.matchAll(/`([^`]+)`/g)]
        .map(([, text = ""]) => ({ path: text, at: `${document}:${index + 1} ${text}` }))
        .filter(({ path }) => isPath(path) && !isMade(path) && !isPackage(path)),
    );
}

describe("the documents", () => {
  it("are many, and name many paths", () => {
    expect(documents.length).toBeGreaterThan(40);
    expect(documents.flatMap(pathsIn).length).toBeGreaterThan(400);
  });

  it.each(documents)("%s names no path that is not there", (document) => {
    const missing = pathsIn(document).filter(({ path }) => !isThere(document, path));
    expect(missing.map(({ at }) => at)).toEqual([]);
  });

  it.each(documents)("%s links to nothing that is not there", (document) => {
    const links = withoutBlocks(document)
      .replace(/`[^`]+`/g, "")
      .matchAll(/\]\((?!\/|https?:)([^)\s#]+)/g);
    const targets = [...links].map(([, target = ""]) => target);
    expect(targets.filter((it) => !existsSync(join(root, dirname(document), it)))).toEqual([]);
  });

  it("lead from each promise to a test that there is", () => {
    const map = read("docs/behavior.md").replaceAll("\\|", "|");
    const tests = [...map.matchAll(/ “(?<name>[^”]+)” in `(?<file>[^`]+)` \|/g)];
    expect(tests.length).toBeGreaterThanOrEqual(229);
    const lost = tests.filter(
      ({ groups: { name = "", file = "" } = {} }) =>
        !existsSync(join(root, file)) || !read(file).includes(name),
    );
    expect(lost.map(([row]) => row)).toEqual([]);
  });

  it("lead from what goes wrong around the site to every fault and its weaknesses", () => {
    const [, rows = ""] = read("docs/behavior.md").split("## What goes wrong around the site");
    const tried = [...rows.matchAll(/ \| “(?<name>[^”]+)” \| (?<weaknesses>[^|]+) \|$/gm)];
    const named = tried.map(({ groups }) => ({ ...groups }));
    const known = faults.map(({ name, controls }) => ({
      name,
      weaknesses: controls.map(({ what }) => what).join("; "),
    }));
    expect(named).toHaveLength(known.length);
    expect(named).toEqual(expect.arrayContaining(known));
  });

  it("that the code refers to are there", () => {
    const code = files.filter((file) => /\.(css|mjs|tsx?)$/.test(file));
    const named = code.flatMap((file) =>
      [...read(file).matchAll(/\bdocs\/[\w/-]+\.md\b/g)].map(([document]) => ({ file, document })),
    );
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter(({ document }) => !existsSync(join(root, document)))).toEqual([]);
  });
});
