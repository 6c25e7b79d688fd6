import type { Db } from "#db/connect.ts";
import { toTimestamp } from "#platform/shared/clock.ts";
import type { SiteProblem } from "#platform/shared/site-status.ts";
import type { Job } from "./jobs.ts";
import { countThrottled } from "./letter-limits.ts";
import type { Log } from "./log.ts";

/** A letter that was not sent is the owner's business when it has failed for so long. */
const patienceMinutes = 15;

/** What the owner should know about letters that wait. */
export async function letterNotices(db: Db, now: Temporal.Instant): Promise<SiteProblem[]> {
  const notices: SiteProblem[] = [];
  const braked = await countThrottled(db);
  if (braked > 0) {
    notices.push({
      code: "many_letters",
      message: `Very many people registered or signed up within an hour. ${letters(braked)} to them ${braked === 1 ? "goes" : "go"} out slowly, so that there is time to look: what you delete or cancel is not written to.`,
    });
  }
  const [settings] = await notSent(db)
    .where("waitsFor", "=", "settings")
    .groupBy("lastError")
    .execute();
  if (settings) {
    notices.push({
      code: "mail_settings",
      message: `${letters(Number(settings.count))} cannot be sent. ${settings.lastError} Nothing is lost: they go out once the settings are corrected and the site is started again.`,
    });
  }
  const [waiting] = await notSent(db)
    .where("waitsFor", "is", null)
    .where("failedTries", ">", 0)
    .where("createdAt", "<", toTimestamp(now.subtract({ minutes: patienceMinutes })))
    .groupBy("lastError")
    .execute();
  if (waiting) {
    notices.push({
      code: "mail_waiting",
      message: `${letters(Number(waiting.count))} could not be sent yet. ${waiting.lastError} It is tried again for about two days.`,
    });
  }
  return notices;
}

/** Waiting letters that were tried, by why they were not sent. */
function notSent(db: Db) {
  return db
    .selectFrom("outbox")
    .select((eb) => ["lastError", eb.fn.countAll<number>().as("count")])
    .where("state", "=", "waiting")
    .where("lastError", "is not", null);
}

function letters(count: number): string {
  return count === 1 ? "1 letter" : `${count.toLocaleString("en-US")} letters`;
}

/** Says in the log, once each time, that letters are being held back. */
export function letterThrottleJob(db: Db, log: Log): Job {
  let isOn = false;
  return {
    name: "letter-brake",
    async run() {
      const waiting = await countThrottled(db);
      if (waiting > 0 && !isOn) {
        log.warn(
          { waiting },
          "Too many letters at once: those that visitors set off go out slowly.",
        );
      }
      isOn = waiting > 0;
      return undefined;
    },
  };
}
