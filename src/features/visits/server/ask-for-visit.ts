import { createHash } from "node:crypto";
import type { Db, VisitRequestRow } from "#db/schema.ts";
import { looksLikeProgram } from "#features/registrations/looks-like-program.ts";
import { enqueueMail } from "#mail/enqueue-mail.ts";
import { ownerAddress } from "#mail/owner-address.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { conflict } from "#shared/both/failure-kinds.ts";
import type { CommandContext } from "#shared/server/services.ts";
import type { VisitAsked } from "../answers.ts";
import type { VisitInput } from "../inputs.ts";
import { tidyPlants } from "../plants-in-request.ts";
import { findVisitByKey } from "./store.ts";
import { askedKind, mailToOwnerPerHour, toOwnerKind } from "./visit-mail.ts";

/**
 * Keeps a request and its letters, all or none. The same `key` again answers the first request; with other
 * details it throws `conflict`. If a program may have filled it in, no letter goes to its address, which may
 * be a stranger's.
 */
export function askForVisit(
  db: Db,
  { website, ...input }: VisitInput,
  {
    key,
    countTry,
    ...context
  }: CommandContext & {
    key: string | undefined;
    /** Counts the try against the sender's limit, in the same transaction. */
    countTry: (trx: Db) => Promise<void>;
  },
): Promise<VisitAsked> {
  const digest = createHash("sha256").update(JSON.stringify(input)).digest("base64url");
  const isSuspect = looksLikeProgram({ website });
  return db.transaction().execute(async (trx) => {
    await countTry(trx);
    const first = key === undefined ? undefined : await findVisitByKey(trx, key);
    if (first) return repeated(first, digest);
    const hourAgo = toTimestamp(context.now.subtract({ hours: 1 }));
    const lately = await trx
      .selectFrom("visitRequest")
      .select(({ fn }) => fn.countAll().as("count"))
      .where("createdAt", ">", hourAgo)
      .executeTakeFirstOrThrow();
    const kept = await trx
      .insertInto("visitRequest")
      .values({
        ...input,
        plants: tidyPlants(input.plants),
        isSuspect: isSuspect ? 1 : 0,
        idempotencyKey: key ?? null,
        requestDigest: digest,
        createdAt: toTimestamp(context.now),
      })
      .onConflict((conflict) => conflict.column("idempotencyKey").doNothing())
      .returning("id")
      .executeTakeFirst();
    // The same submission arrived first while this one was in progress.
    if (!kept) return repeated(await findVisitByKey(trx, key as string), digest);
    const letter = { subjectId: kept.id, ...context };
    if (input.email && !isSuspect) {
      await enqueueMail(trx, { kind: askedKind, fromStranger: { email: input.email }, ...letter });
    }
    if (Number(lately.count) < mailToOwnerPerHour && (await ownerAddress(trx))) {
      await enqueueMail(trx, { kind: toOwnerKind, ...letter });
    }
    return kept;
  });
}

function repeated(first: VisitRequestRow | undefined, digest: string): VisitAsked {
  if (first?.requestDigest === digest) return { id: first.id };
  throw conflict("This request was already sent with other details. Please send it again.");
}
