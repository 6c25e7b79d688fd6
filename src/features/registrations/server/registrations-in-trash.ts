import type { Db, EventRow, RegistrationRow, TrashRow } from "#db/schema.ts";
import { findDeletedEvent } from "#features/events/server/store.ts";
import { resumeMail } from "#mail/enqueue-mail.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { peopleCount } from "#shared/both/counts-in-words.ts";
import { piecesOf } from "#shared/server/long-lists-piece-by-piece.ts";
import { noteChange } from "#shared/server/note-change-in-history.ts";
import type { CommandContext } from "#shared/server/services.ts";
import { contentsOf, moveToTrash, noteOfTrashed, type TrashKind } from "#shared/server/trash.ts";
import { holdsPlaces } from "../statuses.ts";
import { registrationKinds } from "./mail/kinds-of-mail-and-notices.ts";
import { withPlaces } from "./offer-free-places.ts";
import { assertFits, assertMayWait } from "./over-capacity.ts";
import { registrationInHistory } from "./registration-in-history.ts";

/** Moves registrations of one event into the Trash. Their places and their Idempotency-Keys are free then. */
export async function trashRegistrations(
  trx: Db,
  rows: readonly RegistrationRow[],
  event: EventRow | undefined,
  { now }: CommandContext,
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const known = event ?? (await findDeletedEvent(trx, first.eventId));
  const things = rows.map((row) => ({
    key: row.id,
    name: row.fullName,
    about: [peopleCount(row.attendeesCount), known?.title].filter(Boolean).join(", "),
    contents: row,
  }));
  await moveToTrash(trx, "registration", things, now);
  const ids = rows.map(({ id }) => id);
  await trx.deleteFrom("registration").where("id", "in", ids).execute();
  for (const before of rows) await noteChange(trx, registrationInHistory, { before });
}

/** Stores registrations again, and resumes their mail that was void. The caller removes them from the Trash. */
export async function putRegistrationsBack(
  trx: Db,
  trashed: readonly TrashRow[],
  changes: Partial<RegistrationRow>,
  { now }: CommandContext,
): Promise<void> {
  for await (const piece of piecesOf(trashed)) {
    const rows = piece.map((row) => contentsOf<RegistrationRow>(row));
    const keys = rows.flatMap(({ idempotencyKey }) => idempotencyKey ?? []);
    const withKeys = trx.selectFrom("registration").select("idempotencyKey");
    const used = await withKeys.where("idempotencyKey", "in", ["", ...keys]).execute();
    const taken = new Set(used.map(({ idempotencyKey }) => idempotencyKey));
    const values = rows.map((row) => ({
      ...row,
      // The form was sent again meanwhile, and the key belongs to that registration.
      ...(taken.has(row.idempotencyKey) ? { idempotencyKey: null, requestDigest: null } : {}),
      ...changes,
      version: row.version + 1,
    }));
    await trx.insertInto("registration").values(values).execute();
    const ids = rows.map(({ id }) => id);
    const deletedAt = piece.map((row) => row.deletedAt).sort()[0] ?? "";
    await resumeMail(trx, registrationKinds, ids, { deletedAt, now });
  }
}

/** A party that held places needs them again, and the owner is asked if they are taken; one that came needs none. */
export const registrationTrash: TrashKind = {
  kind: "registration",
  async bringBack(trx, trashed, { allowOverCapacity, waiting }, context) {
    const { id, eventId, status, attendeesCount } = contentsOf<RegistrationRow>(trashed);
    await withPlaces(trx, eventId, context, async (event, places) => {
      const needsPlaces = event && holdsPlaces(status) && status !== "came";
      if (!needsPlaces) return putRegistrationsBack(trx, [trashed], {}, context);
      if (waiting) {
        assertMayWait(event, attendeesCount);
        const at = toTimestamp(context.now);
        const waits = { offerExpiresAt: null, waitingSince: at, statusChangedAt: at };
        return putRegistrationsBack(trx, [trashed], { ...waits, status: "waiting" }, context);
      }
      if (!allowOverCapacity) await assertFits(event, places, attendeesCount);
      return putRegistrationsBack(trx, [trashed], {}, context);
    });
    return `/edit-registration/${id}`;
  },
  note: noteOfTrashed(registrationInHistory),
};
