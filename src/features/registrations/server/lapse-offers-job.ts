import { inTransaction } from "#db/transaction.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import type { Job } from "#shared/server/jobs.ts";
import type { Services } from "#shared/server/services.ts";
import { withPlaces } from "./offer-free-places.ts";

/** Lets offers lapse. Whatever touches an event's places does so first: nothing depends on the minute this runs in. */
export function lapseJob({ db, mailDomain }: Pick<Services, "db" | "mailDomain">): Job {
  return {
    name: "offers-lapse",
    async run(now) {
      const offers = await db
        .selectFrom("registration")
        .innerJoin("event", "event.id", "registration.eventId")
        .select((eb) => ["eventId", eb.fn.min("offerExpiresAt").as("first")])
        .where("registration.status", "=", "offered")
        .where("event.status", "=", "scheduled")
        .groupBy("eventId")
        .execute();
      let next: string | undefined;
      for (const { eventId, first } of offers) {
        if (first === null) continue;
        if (first <= toTimestamp(now)) {
          await inTransaction(db, (trx) =>
            withPlaces(trx, eventId, { now, mailDomain }, async () => {}),
          );
        } else if (next === undefined || first < next) {
          next = first;
        }
      }
      return next === undefined ? undefined : Temporal.Instant.from(next);
    },
  };
}
