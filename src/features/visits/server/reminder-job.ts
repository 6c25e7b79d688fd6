import type { Db, VisitRequestRow } from "#db/schema.ts";
import { inTransaction } from "#db/transaction.ts";
import { enqueueMail } from "#mail/enqueue-mail.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { nurseryTimeZone } from "#shared/both/nursery-time.ts";
import type { Job } from "#shared/server/jobs.ts";
import type { CommandContext, Services } from "#shared/server/services.ts";
import { reminderKind } from "./appointment-mail.ts";

const reminderHour = 9;

/** Reminds each visitor on the day before the visit, once for each time that was given. */
export function visitReminderJob({ db, mailDomain }: Pick<Services, "db" | "mailDomain">): Job {
  return {
    name: "visits-remind",
    async run(now) {
      let next: Temporal.Instant | undefined;
      for (const visit of await listToRemind(db, now)) {
        const due = dueAt(visit);
        if (Temporal.Instant.compare(now, due) >= 0) await remind(db, visit, { now, mailDomain });
        else if (!next || Temporal.Instant.compare(due, next) < 0) next = due;
      }
      return next;
    },
  };
}

/** Those to come whose time was given before their reminder was due: the letter with the time says the rest. */
async function listToRemind(db: Db, now: Temporal.Instant): Promise<VisitRequestRow[]> {
  const rows = await db
    .selectFrom("visitRequest")
    .selectAll()
    .where("appointmentAt", ">", toTimestamp(now))
    .where("appointmentCancelledBy", "is", null)
    .where("email", "!=", "")
    .whereRef("remindedFor", "is distinct from", "appointmentAt")
    .execute();
  return rows.filter(
    ({ statusChangedAt, ...row }) => toTimestamp(dueAt(row)) > (statusChangedAt ?? ""),
  );
}

function dueAt({ appointmentAt }: Pick<VisitRequestRow, "appointmentAt">): Temporal.Instant {
  return Temporal.Instant.from(appointmentAt as string)
    .toZonedDateTimeISO(nurseryTimeZone)
    .subtract({ days: 1 })
    .withPlainTime({ hour: reminderHour })
    .toInstant();
}

/** The process that comes second finds it done. */
function remind(db: Db, { id, appointmentAt }: VisitRequestRow, context: CommandContext) {
  return inTransaction(db, async (trx) => {
    // The version stays: nothing that anybody sees has changed.
    const noted = await trx
      .updateTable("visitRequest")
      .set({ remindedFor: appointmentAt })
      .where("id", "=", id)
      .where("appointmentAt", "=", appointmentAt)
      .where("remindedFor", "is distinct from", appointmentAt)
      .executeTakeFirst();
    if (noted.numUpdatedRows === 1n)
      await enqueueMail(trx, { kind: reminderKind, subjectId: id, ...context });
  });
}
