import { Hono } from "hono";
import * as z from "zod/mini";
import { isUniqueViolation } from "#db/dialect/engine.ts";
import type { TrashRow } from "#db/schema.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Feature } from "#features/feature.ts";
import { conflict, notFound } from "#shared/both/failure-kinds.ts";
import { dayAtNursery } from "#shared/both/nursery-time.ts";
import { may } from "#shared/both/owner/rights.ts";
import type { Job } from "#shared/server/jobs.ts";
import { readBody } from "#shared/server/json-body.ts";
import { listAnswer } from "#shared/server/long-lists-piece-by-piece.ts";
import { deletedForGood } from "#shared/server/note-change-in-history.ts";
import { text } from "#shared/server/openapi/answer-shapes.ts";
import { described } from "#shared/server/openapi/described-route.ts";
import type { Services } from "#shared/server/services.ts";
import { requireRight, type SignedInAccount } from "#shared/server/signed-in-account.ts";
import { BringBack, leaveTrash, lockInTrash, type TrashKind } from "#shared/server/trash.ts";
import { BroughtBack, NotBroughtBack, Trashed } from "../answers.ts";

export const trash: Feature = {
  description: { name: "Trash", says: "What was deleted, for thirty days." },
  routes: (services, all) => [["/admin/trash", trashAdminApi(services, all.trash)]],
  jobs: (services, all) => [emptyTrashJob(services, all.trash)],
};

const parts = {
  id: { says: "Kind and key of the thing: `registration-17`.", schema: text },
};
const noLongerThere = "This is no longer in the Trash.";

/** The owner's calls about what was deleted, mounted at `/api/admin/trash` behind the guard. */
function trashAdminApi(services: Services, kinds: readonly TrashKind[]): Hono {
  const { db, commandContext } = services;

  const neededFor = (row: TrashRow) =>
    kinds.find(({ kind }) => kind === row.kind)?.neededFor?.(row) ?? [];

  /** Of two simultaneous requests the second finds nothing: the first has removed it. */
  function bringBack(id: string, how: BringBack, who: SignedInAccount): Promise<string> {
    return inTransaction(db, async (trx) => {
      const [trashed] = await lockInTrash(trx, [id]);
      if (!trashed) throw notFound(noLongerThere);
      requireRight(who, neededFor(trashed));
      const kind = kinds.find((it) => it.kind === trashed.kind);
      if (!kind) throw new Error(`Nothing brings back a ${trashed.kind}.`);
      const path = await kind.bringBack(trx, trashed, how, commandContext());
      await kind.note(trx, trashed, "brought back");
      await leaveTrash(trx, [id]);
      return path;
    });
  }

  return new Hono()
    .get(
      "/",
      described("What was deleted and can be brought back.", {
        more: "A helper has what their rights are for.",
        200: { says: "The things, those deleted last first.", body: z.array(Trashed) },
      }),
      async (c) => {
        const rows = await db
          .selectFrom("trash")
          .selectAll()
          .orderBy("deletedAt", "desc")
          .orderBy("id")
          .execute();
        const theirs = rows.filter((row) => may(c.get("signedIn"), neededFor(row)));
        const listed = theirs.map(({ contents: _, ...said }): Trashed => said);
        return listAnswer(c, listed);
      },
    )
    .post(
      "/:id/restore",
      described("Brings back what was deleted.", {
        more: "It has its own id again. Where its places were taken meanwhile (`over_capacity`) it comes back with `allowOverCapacity` or `waiting`; where its address was (`address_taken`), at the `address` that is answered, with `newAddress`.",
        parts,
        payload: { BringBack },
        200: BroughtBack,
        409: { says: "Something has to be chosen first (`code`).", body: NotBroughtBack },
      }),
      async (c) => {
        const how = await readBody(c, BringBack);
        try {
          const path = await bringBack(c.req.param("id"), how, c.get("signedIn"));
          return c.json({ path } satisfies BroughtBack);
        } catch (error) {
          if (!isUniqueViolation(error)) throw error;
          throw conflict("Something else has taken its place in this moment. Please try again.");
        }
      },
    )
    .delete("/:id", described("Deletes it for good.", { parts, 204: "It is gone." }), async (c) => {
      const who = c.get("signedIn");
      const isGone = await deleteForGood(services, kinds, c.req.param("id"), (trashed) =>
        requireRight(who, neededFor(trashed)),
      );
      if (!isGone) throw notFound(noLongerThere);
      return c.body(null, 204);
    });
}

/** False if it is no longer there. `check` throws if that is not allowed. */
function deleteForGood(
  services: Services,
  kinds: readonly TrashKind[],
  id: string,
  check?: (trashed: TrashRow) => void,
): Promise<boolean> {
  return inTransaction(services.db, async (trx) => {
    const [trashed] = await lockInTrash(trx, [id]);
    if (!trashed) return false;
    check?.(trashed);
    const kind = kinds.find((it) => it.kind === trashed.kind);
    await kind?.deleteForGood?.(trx, trashed, services);
    await kind?.note(trx, trashed, deletedForGood);
    await leaveTrash(trx, [id]);
    return true;
  });
}

/** Deletes for good what has been there for thirty days, each thing in its own transaction. */
function emptyTrashJob(services: Services, kinds: readonly TrashKind[]): Job {
  return {
    name: "trash-empty",
    async run(now) {
      const over = await services.db
        .selectFrom("trash")
        .select("id")
        .where("goesOn", "<=", dayAtNursery(now))
        .execute();
      for (const { id } of over) await deleteForGood(services, kinds, id);
      return undefined;
    },
  };
}
