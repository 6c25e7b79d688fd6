import { readContentVersion } from "#shared/server/content-version.ts";
import { type Repeating, repeat } from "#shared/server/jobs.ts";
import type { StartedServices } from "./start-services.ts";

/** Drops this process's cached pages if a call has changed them. A failure here is none of the call. */
export async function dropPagesIfChanged({
  db,
  liveSite,
  pages,
  log,
}: StartedServices): Promise<void> {
  try {
    const version = await readContentVersion(db);
    // First, so that no page with the old details is cached under the new version.
    if (version > pages.contentVersion) await liveSite.refresh(db);
    pages.moveTo(version);
  } catch (error) {
    log.warn({ err: error }, "The content's version could not be read.");
  }
}

/** How long another process may still show the old page after a change, in milliseconds. */
const everyMilliseconds = 500;

/** Drops the cached pages when another process or a command has changed the content. */
export function watchContentVersion(services: StartedServices): Repeating {
  let rounds = 0;
  let version = -1;
  return repeat(async () => {
    await dropPagesIfChanged(services);
    if (services.pages.contentVersion !== version) {
      version = services.pages.contentVersion;
      // A post may have been scheduled, here or by another process, for sooner than the jobs would check.
      services.jobs.wake();
    }
    try {
      if (rounds++ % 1200 === 0) await services.limiter.forgetEnded();
    } catch (error) {
      services.log.warn({ err: error }, "Ended rate limits could not be cleared away.");
    }
    return everyMilliseconds;
  });
}
