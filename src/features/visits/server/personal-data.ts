import type { VisitRequestRow } from "#db/schema.ts";
import { eraseNotices, ownerNoticesKind } from "#mail/gather-notices-to-owner.ts";
import type { PersonalData } from "#shared/server/personal-data-interface-and-mail.ts";
import { eraseFromTrash, findInTrash } from "#shared/server/trash.ts";
import { visitNoticeKinds } from "./appointment-mail.ts";
import { lockVisit, visitMailKinds, writeVisit } from "./change-visit.ts";
import { visitsOf } from "./store.ts";

export const visitData: PersonalData = {
  async collect(db, person) {
    const rows = await visitsOf(db, person);
    const inTrash = await findInTrash<VisitRequestRow>(db, "visit", person);
    return {
      "Requests for a visit": [...rows, ...inTrash].map(
        ({ idempotencyKey: _key, requestDigest: _digest, church, occasion, ...row }) =>
          church ? { ...row, church, occasion } : row,
      ),
    };
  },

  async erase(trx, person) {
    const there = (await visitsOf(trx, person)).map(({ id }) => id);
    const ids = [...there, ...(await eraseFromTrash(trx, "visit", person))];
    if (ids.length === 0) return [];
    await trx.deleteFrom("visitRequest").where("id", "in", ids).execute();
    const told = await eraseNotices(trx, Object.values(visitNoticeKinds), ids);
    return [
      ...visitMailKinds.map((kind) => ({ kind, subjectIds: ids })),
      { kind: ownerNoticesKind, subjectIds: told },
    ];
  },

  async moveToAddress(trx, person, email) {
    const rows = await visitsOf(trx, person);
    for (const { id } of rows) {
      const before = await lockVisit(trx, id, undefined);
      await writeVisit(trx, before, { email }, { action: "put under another address" });
    }
    return { "Requests for a visit": rows.length };
  },
};
