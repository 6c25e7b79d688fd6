import { readContentVersion } from "#platform/server/content-version.ts";
import type { Services } from "#platform/server/services.ts";

/** How long another process may go on showing a page after this one has changed it. */
const everyMilliseconds = 500;

/**
 * Keeps the page cache true to the database: looks at the content's generation twice a second, so
 * that a change made by another process, or from the command line, is followed too. Answers how to
 * stop it.
 */
export function followContent({ db, pages, limiter, log }: Services): () => void {
  let rounds = 0;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  async function look(): Promise<void> {
    try {
      pages.moveTo(await readContentVersion(db));
      if (rounds++ % 1200 === 0) await limiter.forgetEnded();
    } catch (error) {
      log.warn({ err: error }, "The content's generation could not be read.");
    }
    if (!stopped) timer = setTimeout(look, everyMilliseconds).unref();
  }
  void look();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
