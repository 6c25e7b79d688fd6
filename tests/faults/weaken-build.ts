import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { currentBuild } from "../../scripts/build-folders.mjs";

/** A change to the built server: each first text stands in it exactly once and becomes the second. */
export interface Weakness {
  /** For the table: "answers before the commit". */
  what: string;
  replace: readonly (readonly [before: string, after: string])[];
}

/**
 * What a server's process is started with so that it runs the same build with these changes. They are
 * made while Node reads the files (weaken-build-hook.ts), so the product has no switch for them. Throws
 * where a text is not found, or more than once: the control would then be none.
 */
export function weakened(...weaknesses: readonly Weakness[]): Record<string, string> {
  const replacements = weaknesses.flatMap(({ replace }) => replace);
  if (replacements.length === 0) return {};
  const code = builtServer();
  for (const [before] of replacements) {
    const found = code.split(before).length - 1;
    if (found !== 1)
      throw new Error(`The built server has this ${found} times, not once: ${before}`);
  }
  const hook = pathToFileURL(join(import.meta.dirname, "weaken-build-hook.ts"));
  return { NODE_OPTIONS: `--import=${hook}`, WEAKENED: JSON.stringify(replacements) };
}

let built = "";

function builtServer(): string {
  if (built === "") {
    const folder = currentBuild()?.folder;
    if (!folder) throw new Error("There is no build: npm run build makes one.");
    const files = globSync("server/**/*.js", { cwd: folder });
    built = files.map((file) => readFileSync(join(folder, file), "utf8")).join("\n");
  }
  return built;
}
