import type { Db } from "#db/schema.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { siteFact } from "#shared/server/site-facts.ts";
import { type SendingPace, sendingWindows } from "./mailbox-limits.ts";

/** Two a second at first: most hosts accept more, and a thousand mails still go out within ten minutes. */
export const sendingPace = siteFact<SendingPace>("sending-limits", {
  perMinute: 120,
  perHour: null,
  perDay: null,
});

/** How much mail to many may be taken. All mail counts, to anyone, because hosts count the same way. */
export async function mailAllowed(db: Db, pace: SendingPace, now: Temporal.Instant, most: number) {
  let allowed = most;
  for (const [mails, seconds] of sendingWindows(pace)) {
    if (allowed <= 0) return 0;
    const { taken } = await db
      .selectFrom("outbox")
      .select((eb) => eb.fn.countAll<number>().as("taken"))
      .where("takenAt", ">", toTimestamp(now.subtract({ seconds })))
      .executeTakeFirstOrThrow();
    allowed = Math.min(allowed, mails - Number(taken));
  }
  return Math.max(0, allowed);
}
