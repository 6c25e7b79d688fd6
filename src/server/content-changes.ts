import { readContentVersion } from "#platform/server/content-version.ts";
import type { Services } from "#platform/server/services.ts";
import type { StartedServices } from "./services.ts";

/**
 * Lets this process forget its finished pages, where a call that is about to be answered has changed
 * what they say. The change is kept by now: a failure here is no failure of the call.
 */
export async function dropPagesIfChanged({ db, pages, log }: Services): Promise<void> {
  try {
    pages.moveTo(await readContentVersion(db));
  } catch (error) {
    log.warn({ err: error }, "The content's version could not be read.");
  }
}

/** How long another process may go on showing a page after this one has changed it. */
const everyMilliseconds = 500;

/**
 * Keeps the page cache true to the database: looks at the content's version twice a second, so
 * that a change made by another process, or from the command line, is followed too. Answers how to
 * stop it.
 */
export function watchContentVersion(services: StartedServices): () => void {
  let rounds = 0;
  let version = -1;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  async function look(): Promise<void> {
    await dropPagesIfChanged(services);
    if (services.pages.generation !== version) {
      version = services.pages.generation;
      // A post may have been scheduled, here or by another process, for sooner than the jobs would look.
      services.jobs.wake();
    }
    try {
      if (rounds++ % 1200 === 0) await services.limiter.forgetEnded();
    } catch (error) {
      services.log.warn({ err: error }, "Ended rate limits could not be cleared away.");
    }
    if (!stopped) timer = setTimeout(look, everyMilliseconds).unref();
  }
  void look();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
