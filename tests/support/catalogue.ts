import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { currentBuild } from "../../scripts/build-folders.mjs";

/** The plants that a catalogue page lists. */
export const entries = (page: Page) => page.locator(".plant-list > li");

export const searchBox = (page: Page) => page.getByRole("searchbox");

/** The files of the build that hold the plants of a catalogue, as the browser asks for them. */
export function plantFiles(sentence: string): string[] {
  const client = join(currentBuild()?.folder ?? "", "client");
  return globSync("assets/*.js", { cwd: client })
    .filter((file) => readFileSync(join(client, file), "utf8").includes(sentence))
    .map((file) => `GET /${file}`);
}
