import type { Db, NewConsentRow, SubscriberRow } from "#db/schema.ts";
import { enqueueMail } from "#mail/enqueue-mail.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import type { CommandContext } from "#shared/server/services.ts";
import type { SignUpForm, WordingKey } from "../consent-wordings.ts";
import { asksToConfirm, askToConfirm } from "./double-opt-in.ts";
import { addConsent, ensureSubscriber, findSubscriber, lastAnswer, putOnList } from "./store.ts";
import { welcomeKind } from "./welcome-mail.ts";

export interface SignUp {
  email: string;
  /** Empty if none was given. */
  phone: string;
  agreed: boolean;
  form: SignUpForm;
  page: string | undefined;
  wordingKey: WordingKey;
  /** As it was shown, with the brand in its place. */
  wording: string;
}

/**
 * Anybody can type anybody's address: a later sign-up changes neither the stored phone nor the place on the
 * list, causes no repeated mail, and brings nobody back who left or said no, unless they confirm by mail. The
 * answer is stored all the same. `count` counts the try against the sender's limit, in the same transaction.
 */
export function signUp(
  db: Db,
  { email, phone: given, agreed, page, ...answer }: SignUp,
  { count, ...context }: CommandContext & { count: (trx: Db) => Promise<void> },
): Promise<void> {
  const at = toTimestamp(context.now);
  const phone = given || null;
  return db.transaction().execute(async (trx) => {
    await count(trx);
    const subscriberId = await ensureSubscriber(trx, { email, phone, createdAt: at });
    await keepAnswer(
      trx,
      { ...answer, subscriberId, page: page ?? null, phone, agreed: agreed ? 1 : 0, givenAt: at },
      context,
    );
  });
}

/** Stores an answer; who agreed is put on the list and welcomed, or first asked by mail to confirm. */
export async function keepAnswer(
  trx: Db,
  answer: NewConsentRow,
  context: CommandContext,
): Promise<void> {
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
    await enqueueMail(trx, {
      kind: welcomeKind,
      subjectId: subscriberId,
      fromStranger,
      ...context,
    });
  }
}
