import type { Db } from "#db/connect.ts";
import type { SubscriberRow } from "#db/schema.ts";
import { enqueueMail } from "#mail/enqueue-mail.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { notFound } from "#shared/both/failures.ts";
import { fillIn } from "#shared/both/site-details.ts";
import type { SiteConfig } from "#shared/server/config.ts";
import type { CommandContext } from "#shared/server/services.ts";
import { confirmationWording } from "../consent-wording-of-confirmation.ts";
import { confirmKind } from "./confirmation-mail.ts";
import { addConsent, findSubscriber, lastAnswer, putOnList } from "./store.ts";
import { idIn, isConfirmationToken } from "./subscriber-links.ts";
import { welcomeKind } from "./welcome-mail.ts";

/** After one such mail the next may go to the same address: nobody is asked again and again. */
const askAgainAfterHours = 24;

/** Sends the mail that asks, unless one was sent lately. */
export async function askToConfirm(
  trx: Db,
  { id: subscriberId, email }: SubscriberRow,
  context: CommandContext,
): Promise<void> {
  const since = toTimestamp(context.now.subtract({ hours: askAgainAfterHours }));
  const asked = await trx
    .selectFrom("outbox")
    .select("id")
    .where("kind", "=", confirmKind)
    .where("subjectId", "=", subscriberId)
    .where("createdAt", ">", since)
    .executeTakeFirst();
  if (asked) return;
  const fromStranger = { email };
  await enqueueMail(trx, {
    kind: confirmKind,
    subjectId: subscriberId,
    fromStranger,
    ...context,
  });
}

/** The subscriber whose confirmation this token is. Throws `not_found`. */
async function subscriberFor(db: Db, token: string): Promise<SubscriberRow> {
  const id = idIn(token);
  const subscriber = id === undefined ? undefined : await findSubscriber(db, id);
  if (!subscriber || !(await isConfirmationToken(db, token, subscriber))) {
    throw notFound("This link confirms no subscription (any more).");
  }
  return subscriber;
}

/** Whether the holder of this token is on the list. Throws `not_found`. */
export async function isConfirmed(db: Db, token: string): Promise<boolean> {
  const subscriber = await subscriberFor(db, token);
  return subscriber.subscribedAt !== null && (await lastAnswer(db, subscriber.id)) === true;
}

/**
 * Puts the holder of the token on the list: the mail has shown that the address is theirs. Doing it
 * twice does nothing more. Throws `not_found`.
 */
export function confirmSubscription(
  db: Db,
  token: string,
  site: SiteConfig,
  context: CommandContext,
): Promise<void> {
  const at = toTimestamp(context.now);
  return db.transaction().execute(async (trx) => {
    if (await isConfirmed(trx, token)) return;
    const { id } = await subscriberFor(trx, token);
    await addConsent(trx, {
      subscriberId: id,
      form: "letter",
      page: null,
      wordingKey: confirmationWording.key,
      wording: fillIn(confirmationWording.text, site),
      agreed: 1,
      phone: null,
      givenAt: at,
    });
    // The mail has come, whatever a server said of an earlier one.
    await trx.updateTable("subscriber").set({ refusedAt: null }).where("id", "=", id).execute();
    if (await putOnList(trx, id, at)) {
      await enqueueMail(trx, { kind: welcomeKind, subjectId: id, ...context });
    }
  });
}
