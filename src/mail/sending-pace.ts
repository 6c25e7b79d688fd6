import type { Db } from "#db/connect.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import {
  lockSiteFact,
  readSiteFact,
  writeSiteFact,
} from "#shared/server/site-values-in-database.ts";
import { type SendingPace, sendingWindows } from "./mailbox-limits.ts";

const setting = "sending-limits";

/** Two a second: most hosts bear more, and a thousand mails still go out within ten minutes. */
const atFirst: SendingPace = { perMinute: 120, perHour: null, perDay: null };

/** The limits that the owner has set, or the first ones. */
export async function readSendingPace(db: Db): Promise<SendingPace> {
  return parse(await readSiteFact(db, setting));
}

/** Writes the limits, in place of earlier ones. */
export function writeSendingPace(db: Db, limits: SendingPace): Promise<void> {
  return writeSiteFact(db, setting, JSON.stringify(limits));
}

/** The limits; until the transaction ends nobody else counts what was sent. */
export async function lockSendingPace(trx: Db): Promise<SendingPace> {
  return parse(await lockSiteFact(trx, setting, () => JSON.stringify(atFirst)));
}

/**
 * How much mail to many may be taken at `now`, at most `most`. All mail counts, whomever it
 * is to, because a host counts them so.
 */
export async function mailAllowed(
  db: Db,
  pace: SendingPace,
  now: Temporal.Instant,
  most: number,
): Promise<number> {
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

function parse(stored: string | undefined): SendingPace {
  return stored === undefined ? atFirst : { ...atFirst, ...(JSON.parse(stored) as SendingPace) };
}
