import { readdirSync, statSync } from "node:fs";
import { readdir, readFile, rm, utimes } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import type { MiddlewareHandler } from "hono";
import { type Repeating, repeat } from "#shared/server/jobs.ts";
import type { Log } from "#shared/server/log.ts";
import { ifThere } from "#shared/server/missing-files-and-links.ts";

/** A page opened before a restart asks for its own build's files (`scripts/build-folders.mjs`) for a day. */

/** How long a build stays after it was last served. */
const dayMilliseconds = 24 * 60 * 60 * 1000;
const hourMilliseconds = 60 * 60 * 1000;

/** As `scripts/build-folders.mjs` names them. Nothing with another name is ever read or removed. */
const buildName = /^\d{8}T\d{6}-[0-9a-f]{8}$/;

/** The folders of all other builds; none where this one lies alone. */
function otherBuilds(buildFolder: string): string[] {
  const folder = dirname(buildFolder);
  if (!buildName.test(basename(buildFolder))) return [];
  return readdirSync(folder)
    .filter((name) => buildName.test(name) && name !== basename(buildFolder))
    .map((name) => join(folder, name));
}

/** How long the list of files is cached: a wrong name costs no disk access. */
const knownMilliseconds = 1_000;

/** Serves `/assets` of the other builds if this one has no such file. */
export function assetsOfPreviousBuilds(buildFolder: string): MiddlewareHandler {
  let known: Promise<Map<string, string>> | undefined;
  let knownUntil = 0;
  const find = async (path: string) => {
    if (!known || performance.now() > knownUntil) {
      knownUntil = performance.now() + knownMilliseconds;
      known = findAssets(otherBuilds(buildFolder));
    }
    return (await known).get(path);
  };
  return async (c, next) => {
    const folder = c.req.path.startsWith("/assets/") ? await find(c.req.path) : undefined;
    if (folder === undefined) return next();
    c.header("Cache-Control", "public, max-age=31536000, immutable");
    return serveStatic({ root: folder, precompressed: true, index: ".none" })(c, next);
  };
}

async function findAssets(builds: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const build of builds) {
    const client = join(build, "client");
    // A build that is being made has none yet, and one that is removed has none any more.
    const names = (await ifThere(readdir(join(client, "assets")))) ?? [];
    for (const name of names) found.set(`/assets/${name}`, client);
  }
  return found;
}

/** Removes builds that were not served for a day, but never the one that the next start serves. */
export function keepBuilds(buildFolder: string, log: Log): Repeating {
  async function look(): Promise<void> {
    await noteServed(buildFolder);
    const file = join(dirname(buildFolder), "current");
    const current = (await readFile(file, "utf8").catch(() => "")).trim();
    for (const build of otherBuilds(buildFolder)) {
      const isOld = Date.now() - statSync(build).mtimeMs > dayMilliseconds;
      if (isOld && basename(build) !== current) await rm(build, { recursive: true, force: true });
    }
  }
  const looking = repeat(async () => {
    await look().catch((error) => log.warn({ err: error }, "Old builds could not be removed."));
    return hourMilliseconds;
  });
  return {
    ...looking,
    async stop() {
      await noteServed(buildFolder);
      await looking.stop();
    },
  };
}

/** If this process may not write here, it cannot remove anything here either. */
function noteServed(buildFolder: string): Promise<void> {
  return utimes(buildFolder, new Date(), new Date()).catch(() => {});
}
