import { dirname, join } from "node:path/posix";
import { describe, expect, it } from "vitest";
import packageJson from "../package.json" with { type: "json" };
import { sources } from "./build-folders.mjs";
import { codeUnder, isExcluded, read, roomOf, withLogic } from "./count-lines.ts";

/** A folder of more files is no longer read at a glance. Migrations are a list and not a folder to read. */
const mostFiles = 25;

/** The rooms from the highest down. Those on one line do not import each other, but for features and the backup. */
const rooms = [
  ["src/app"],
  ["src/server"],
  ["src/features/*", "src/backup"],
  ["src/features"],
  ["src/mail", "src/ui"],
  ["src/shared/browser", "src/shared/server"],
  ["src/shared/both", "src/db"],
  ["art"],
  ["art/scenes"],
  ["art/plates", "art/to-scale"],
  ["art/figures"],
  ["art/pen"],
];

type Graph = Map<string, Set<string>>;

const code = codeUnder("src", "art").filter((file) => /\.tsx?$/.test(file));

function targetOf(file: string, imported: string): string {
  if (imported.startsWith(".")) return join(dirname(file), imported);
  const alias = imported.slice(0, imported.indexOf("/") + 1);
  const folder = (packageJson.imports as Record<string, string>)[`${alias}*`];
  return folder ? join(folder.replace("*", ""), imported.slice(alias.length)) : imported;
}

/** What each file imports: types and what is loaded later count as well. */
function importsOf(files: readonly string[]): Graph {
  const known = new Set(files);
  return new Map(
    files.map((file) => {
      const said = read(file).matchAll(/(?:\bfrom|\bimport\(?)\s*"([.#][^"?]+)/g);
      const targets = [...said].map(([, imported = ""]) => targetOf(file, imported));
      return [file, new Set(targets.filter((target) => known.has(target)))];
    }),
  );
}

/** All that can be reached from it. */
function reachable(graph: Graph, from: string): Set<string> {
  const reached = new Set<string>();
  const open = [...(graph.get(from) ?? [])];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    open.push(...(graph.get(next) ?? []));
  }
  return reached;
}

/** The groups in which each reaches each other. */
function circlesIn(graph: Graph): string[][] {
  const reached = new Map([...graph.keys()].map((node) => [node, reachable(graph, node)]));
  const circles = [...graph.keys()].map((node) =>
    [...(reached.get(node) ?? [])].filter((other) => reached.get(other)?.has(node)).sort(),
  );
  const apart = circles.filter((circle) => circle.length > 1);
  return [...new Map(apart.map((circle) => [circle.join(), circle])).values()].sort();
}

const pairsIn = (graph: Graph) =>
  [...graph].flatMap(([from, targets]) => [...targets].map((to) => [from, to] as const));

/** The backup is one too, and stands apart because it is the host's as much as the owner's. */
const isFeature = (file: string) => /^src\/(features\/|backup\b)/.test(file);

function levelOf(file: string): number {
  const room = roomOf(file).replace(/^src\/features\/.*/, "src/features/*");
  return rooms.findIndex((level) => level.includes(room));
}

describe("the structure of src and art", () => {
  const graph = importsOf(code);

  it("has no folder of more than 25 files", () => {
    const inFolders = Map.groupBy(codeUnder("src", "art"), dirname);
    const full = [...inFolders].filter(([, files]) => files.length > mostFiles);
    const folders = full.map(([folder]) => folder).filter((it) => it !== "src/db/migrations");
    expect(folders).toEqual([]);
  });

  it("has no circle of imports, types and what is loaded later included", () => {
    expect(circlesIn(graph)).toEqual([]);
  });

  it("has no import that rises from a room to a higher one, or goes to the room beside it", () => {
    expect(code.filter((file) => levelOf(file) < 0)).toEqual([]);
    const rising = pairsIn(graph).filter(
      ([from, to]) =>
        levelOf(to) < levelOf(from) ||
        (levelOf(to) === levelOf(from) && roomOf(to) !== roomOf(from) && !isFeature(from)),
    );
    expect(rising.map((pair) => pair.join(" > "))).toEqual([]);
  });

  it("reaches the schemas of answers from the server alone: everybody else imports their types", () => {
    const isServers = /\/server\/|^src\/(server|backup)\/[^/]+$|\/answers\.ts$/;
    const loading = /^(?:import|export) (?!type )[^;]*?from "[^"]*\/answers\.ts";/m;
    const loaders = code.filter((file) => loading.test(read(file)));
    expect(loaders.length).toBeGreaterThan(0);
    expect(loaders.filter((file) => !isServers.test(file))).toEqual([]);
  });

  it("has no circle among the features", () => {
    const pairs = pairsIn(graph).map(([from, to]) => [roomOf(from), roomOf(to)] as const);
    const between = pairs.filter(([from, to]) => from !== to);
    const byFeature = Map.groupBy(between, ([from]) => from);
    const features: Graph = new Map(
      [...byFeature].map(([from, all]) => [from, new Set(all.map(([, to]) => to))]),
    );
    expect(features.size).toBeGreaterThan(10);
    expect(circlesIn(features).filter((circle) => circle.every(isFeature))).toEqual([]);
  });

  it("has no picture in a style sheet by an alias, which nothing resolves there", () => {
    const styles = codeUnder("src").filter((file) => file.endsWith(".css"));
    expect(styles.filter((file) => /url\(\s*["']?#\w+\//.test(read(file)))).toEqual([]);
  });

  it("is counted without data, seeds and vocabulary, which do nothing", () => {
    expect(withLogic(codeUnder("src").filter(isExcluded))).toEqual([]);
  });

  it("is what a build is made from, so that it is out of date when any of it changed", () => {
    const rooms = new Set(code.map((file) => file.split("/", 1)[0]));
    expect(sources).toEqual(expect.arrayContaining([...rooms]));
  });
});
