import type { Db } from "#db/schema.ts";
import { countInFlood } from "#mail/mail-held-back-in-flood.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { counted } from "#shared/both/counts-in-words.ts";
import type { SiteProblem } from "#shared/both/site-status.ts";
import type { Job } from "#shared/server/jobs.ts";
import type { Log } from "#shared/server/log.ts";

/** A letter that was not sent is reported to the owner after failing for this long. */
const patienceMinutes = 15;

/** What the owner should know about letters that wait. */
export async function mailProblems(db: Db, now: Temporal.Instant): Promise<SiteProblem[]> {
  const notices: SiteProblem[] = [];
  const braked = await countInFlood(db, now);
  if (braked > 0) {
    notices.push({
      code: "many_letters",
      message: `Very many people registered or signed up within an hour. ${counted(braked, "letter")} to them ${braked === 1 ? "goes" : "go"} out slowly, so that there is time to look: what you delete or cancel is not written to.`,
    });
  }
  const settings = await notSent(waitingMail(db).where("waitsFor", "=", "settings"));
  if (settings) {
    notices.push({
      code: "mail_settings",
      message: `${counted(settings.count, "letter")} cannot be sent. ${settings.reason} Nothing is lost: they go out once the settings are corrected and the site is started again.`,
    });
  }
  const since = toTimestamp(now.subtract({ minutes: patienceMinutes }));
  const tried = waitingMail(db).where("waitsFor", "is", null).where("failedTries", ">", 0);
  const waiting = await notSent(tried.where("createdAt", "<", since));
  if (waiting) {
    notices.push({
      code: "mail_waiting",
      message: `${counted(waiting.count, "letter")} could not be sent yet. ${waiting.reason} It is tried again for about two days.`,
    });
  }
  return notices;
}

/** How many of these letters wait after a try, and why most of them do; undefined if none does. */
async function notSent(
  these: ReturnType<typeof waitingMail>,
): Promise<{ count: number; reason: string } | undefined> {
  const byReason = await these
    .where("lastError", "is not", null)
    .groupBy("lastError")
    .select((it) => ["lastError", it.fn.countAll<number>().as("count")])
    .orderBy("count", "desc")
    .orderBy("lastError")
    .execute();
  const [usual] = byReason;
  if (!usual) return undefined;
  const count = byReason.reduce((sum, one) => sum + Number(one.count), 0);
  const others = byReason.length > 1 ? " Some wait for another reason." : "";
  return { count, reason: `${usual.lastError}${others}` };
}

function waitingMail(db: Db) {
  return db.selectFrom("outbox").where("state", "=", "waiting");
}

/** Says in the log, once each time, that letters are being held back. */
export function floodBrakeJob(db: Db, log: Log): Job {
  let isOn = false;
  return {
    name: "letter-brake",
    async run(now) {
      const waiting = await countInFlood(db, now);
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
