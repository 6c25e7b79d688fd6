import type { Db, NewConsentRow, SubscriberRow } from "#db/schema.ts";
import { enqueueMail } from "#mail/enqueue-mail.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import type { CommandContext } from "#shared/server/services.ts";
import { asksToConfirm, askToConfirm } from "./double-opt-in.ts";
import { addConsent, ensureSubscriber, findSubscriber, lastAnswer, putOnList } from "./store.ts";
import { welcomeKind } from "./welcome-mail.ts";

type SignUp = Omit<NewConsentRow, "subscriberId" | "givenAt"> &
  Pick<SubscriberRow, "email" | "phone">;

/**
 * Keeps a visitor's sign-up. Anybody can type anybody's address: a later one changes neither the stored phone nor
 * the place on the list, causes no repeated mail, and brings nobody back who left or said no, unless they confirm
 * by mail. The answer is stored all the same. `count` counts the try in the same transaction.
 */
export function signUp(
  db: Db,
  { email, ...answer }: SignUp,
  { count, ...context }: CommandContext & { count: (trx: Db) => Promise<void> },
): Promise<void> {
  const at = toTimestamp(context.now);
  return db.transaction().execute(async (trx) => {
    await count(trx);
    const person = { email, phone: answer.phone, createdAt: at };
    const subscriberId = await ensureSubscriber(trx, person);
    await keepAnswer(trx, { ...answer, subscriberId, givenAt: at }, context);
  });
}

/** Stores an answer; who agreed is put on the list and welcomed, or first asked by mail to confirm. */
export async function keepAnswer(trx: Db, answer: NewConsentRow, context: CommandContext) {
  const { subscriberId, agreed, givenAt } = answer;
  const subscriber = await findSubscriber(trx, subscriberId);
  const isListed = subscriber?.subscribedAt != null;
  const hasSaidNo = isListed && (await lastAnswer(trx, subscriberId)) === false;
  const hasLeft = !isListed && subscriber?.unsubscribedAt != null;
  const mustConfirm =
    agreed === 1 && (hasSaidNo || hasLeft || (!isListed && (await asksToConfirm(trx))));
  await addConsent(trx, { ...answer, awaitsConfirmation: mustConfirm ? 1 : 0 });
  if (mustConfirm) {
    await askToConfirm(trx, subscriber as SubscriberRow, context);
  } else if (agreed === 1 && subscriber?.email && (await putOnList(trx, subscriberId, givenAt))) {
    const fromStranger = { email: subscriber.email };
    const mail = { kind: welcomeKind, subjectId: subscriberId, fromStranger };
    await enqueueMail(trx, { ...mail, ...context });
  }
}
