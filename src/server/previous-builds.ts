import { existsSync, readdirSync, readFileSync, statSync, utimesSync } from "node:fs";
import { rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import type { MiddlewareHandler } from "hono";
import type { Log } from "#platform/server/log.ts";

/**
 * The builds beside the one that runs; `scripts/builds.mjs` says how they lie. A page that was opened
 * before a restart still asks for the files of the build it came from, so these stay for a day.
 */

/** How long a build stays after it was last served. */
const dayMilliseconds = 24 * 60 * 60 * 1000;
const hourMilliseconds = 60 * 60 * 1000;

/** As `scripts/builds.mjs` names them. Nothing with another name is ever read or removed. */
const buildName = /^\d{8}T\d{6}-[0-9a-f]{8}$/;

/** The folders of all other builds; none where this one lies alone. */
function otherBuilds(buildFolder: string): string[] {
  const folder = dirname(buildFolder);
  if (!buildName.test(basename(buildFolder))) return [];
  return readdirSync(folder)
    .filter((name) => buildName.test(name) && name !== basename(buildFolder))
    .map((name) => join(folder, name));
}

/** Serves `/assets` of the other builds where this one has no such file. */
export function assetsOfPreviousBuilds(buildFolder: string): MiddlewareHandler {
  return async (c, next) => {
    if (!/^\/assets\/\w[\w.-]*$/.test(c.req.path)) return next();
    const folder = otherBuilds(buildFolder)
      .map((build) => join(build, "client"))
      .find((client) => existsSync(join(client, c.req.path)));
    if (folder === undefined) return next();
    c.header("Cache-Control", "public, max-age=31536000, immutable");
    return serveStatic({ root: folder, precompressed: true, index: ".none" })(c, next);
  };
}

/**
 * Notes every hour that this build is served, in its folder's time, and removes builds that were not
 * for a day. The one that the next start serves is never removed. Answers how to stop it.
 */
export function keepBuilds(buildFolder: string, log: Log): () => void {
  async function look(): Promise<void> {
    noteServed(buildFolder);
    const current = nameOfCurrent(buildFolder);
    for (const build of otherBuilds(buildFolder)) {
      const isOld = Date.now() - statSync(build).mtimeMs > dayMilliseconds;
      if (isOld && basename(build) !== current) await rm(build, { recursive: true, force: true });
    }
  }
  const lookOrWarn = () =>
    look().catch((error: unknown) => log.warn({ err: error }, "Old builds could not be removed."));
  void lookOrWarn();
  const timer = setInterval(lookOrWarn, hourMilliseconds).unref();
  return () => {
    clearInterval(timer);
    noteServed(buildFolder);
  };
}

function noteServed(buildFolder: string): void {
  try {
    utimesSync(buildFolder, new Date(), new Date());
  } catch {
    // Where this process may not write here, it cannot remove anything here either.
  }
}

function nameOfCurrent(buildFolder: string): string | undefined {
  try {
    return readFileSync(join(dirname(buildFolder), "current"), "utf8").trim();
  } catch {
    return undefined;
  }
}
