import type { Db, EventRow, RegistrationRow } from "#db/schema.ts";
import { inTransaction } from "#db/transaction.ts";
import { eventTimes } from "#features/events/server/event-begin-and-end.ts";
import { lockEvent } from "#features/events/server/store.ts";
import { enqueueMailAboutMany } from "#mail/enqueue-mail.ts";
import { nurseryTimeZone } from "#shared/both/nursery-time.ts";
import type { Job } from "#shared/server/jobs.ts";
import type { CommandContext, Services } from "#shared/server/services.ts";
import { listOfEvent } from "../store.ts";
import { reminderKind, thanksKind, togetherOfEvent } from "./kinds-of-mail-and-notices.ts";

/** The letters to everybody at an event, each once for each date the event has, until it is too late. */
const rounds = [
  {
    kind: reminderKind,
    switch: "sendsReminder",
    doneFor: "remindedFor",
    // Days after the event, and the hour by the nursery's clock.
    ...{ days: -2, hour: 9 },
    until: (event: EventRow) => eventTimes(event).start,
    to: (people: RegistrationRow[]) => people.filter(({ status }) => status === "registered"),
  },
  {
    kind: thanksKind,
    switch: "sendsThanks",
    doneFor: "thankedFor",
    ...{ days: 1, hour: 10 },
    until: (event: EventRow) => eventTimes(event).end.add({ hours: 72 }),
    // If nobody was noted at the door, it is not known who came, so everybody gets the thanks.
    to: (people: RegistrationRow[]) => {
      const came = people.filter(({ status }) => status === "came");
      return came.length > 0 ? came : people.filter(({ status }) => status === "registered");
    },
  },
] as const;
type Round = (typeof rounds)[number];

/** Enqueues the reminder two days before each event, and the word of thanks the morning after. */
export function reminderJob({ db, mailDomain }: Pick<Services, "db" | "mailDomain">): Job {
  return {
    name: "events-remind",
    async run(now) {
      let next: Temporal.Instant | undefined;
      for (const round of rounds) {
        const events = await db
          .selectFrom("event")
          .selectAll()
          .where("status", "=", "scheduled")
          .where(round.switch, "=", 1)
          .where((eb) =>
            eb.or([eb(round.doneFor, "is", null), eb(round.doneFor, "!=", eb.ref("date"))]),
          )
          .execute();
        for (const event of events) {
          const due = dueAt(event, round);
          if (Temporal.Instant.compare(now, due) < 0) {
            if (!next || Temporal.Instant.compare(due, next) < 0) next = due;
          } else if (Temporal.Instant.compare(now, round.until(event)) < 0) {
            await send(db, event.id, round, { now, mailDomain });
          }
        }
      }
      return next;
    },
  };
}

function dueAt({ date }: EventRow, { days, hour }: Round): Temporal.Instant {
  return Temporal.PlainDate.from(date)
    .add({ days })
    .toPlainDateTime({ hour })
    .toZonedDateTime(nurseryTimeZone)
    .toInstant();
}

/** All letters or none; a second process finds it done. */
function send(db: Db, eventId: number, round: Round, context: CommandContext): Promise<void> {
  return inTransaction(db, async (trx) => {
    const event = await lockEvent(trx, eventId);
    if (!event || event[round.doneFor] === event.date || event[round.switch] === 0) return;
    // The version stays: nothing that anybody sees has changed.
    await trx
      .updateTable("event")
      .set({ [round.doneFor]: event.date })
      .where("id", "=", eventId)
      .execute();
    const about = round.to(await listOfEvent(trx, eventId)).filter(({ email }) => email !== "");
    const mail = { kind: round.kind, about, ...togetherOfEvent(eventId), ...context };
    await enqueueMailAboutMany(trx, mail);
  });
}
