import { inTransaction } from "#db/transaction.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import type { Job } from "#shared/server/jobs.ts";
import type { Services } from "#shared/server/services.ts";
import { withPlaces } from "./offer-free-places.ts";

/** Whatever touches an event's places lapses offers first, so nothing depends on the minute this runs in. */
export function lapseJob({ db, mailDomain }: Pick<Services, "db" | "mailDomain">): Job {
  return {
    name: "offers-lapse",
    async run(now) {
      const overdue = await db
        .selectFrom("registration")
        .innerJoin("event", "event.id", "registration.eventId")
        .select("eventId")
        .distinct()
        .where("registration.status", "=", "offered")
        .where("event.status", "=", "scheduled")
        .where("offerExpiresAt", "<=", toTimestamp(now))
        .execute();
      for (const { eventId } of overdue) {
        await inTransaction(db, (trx) =>
          withPlaces(trx, eventId, { now, mailDomain }, async () => {}),
        );
      }
      return undefined;
    },
  };
}
