import type { Db } from "#db/connect.ts";
import { enqueueLetter } from "#platform/server/outbox.ts";
import { toTimestamp } from "#platform/shared/clock.ts";
import type { WordingKey } from "../consent-wording.ts";
import type { SignUpForm } from "../contract.ts";
import { addConsent, ensureSubscriber, putOnList } from "./store.ts";
import { welcomeKind } from "./welcome-letter.ts";

/** What somebody answered, and to what. */
export interface SignUp {
  email: string;
  /** Empty where none was given. */
  phone: string;
  agreed: boolean;
  form: SignUpForm;
  page: string | undefined;
  wordingKey: WordingKey;
  /** As it was shown, with the brand in its place. */
  wording: string;
}

/**
 * Keeps the answer, and puts who agreed on the list. A welcome letter is enqueued for a new or
 * returning subscriber; who is on the list already gets none, so that nobody can have letters sent
 * to somebody else again and again. Anybody can type anybody's address, so a later sign-up changes
 * neither the phone that is kept nor the place on the list; what was answered is kept beside it, for
 * the owner to see. The way off the list is the link in every letter.
 */
export function signUp(
  db: Db,
  { email, phone, agreed, form, page, wordingKey, wording }: SignUp,
  {
    now,
    mailDomain,
    count,
  }: {
    now: Temporal.Instant;
    mailDomain: string;
    /** Counts the try against the sender's limit, in the same transaction. */
    count: (trx: Db) => Promise<void>;
  },
): Promise<void> {
  const at = toTimestamp(now);
  return db.transaction().execute(async (trx) => {
    await count(trx);
    const subscriberId = await ensureSubscriber(trx, {
      email,
      phone: phone || null,
      createdAt: at,
    });
    await addConsent(trx, {
      subscriberId,
      form,
      page: page ?? null,
      wordingKey,
      wording,
      agreed: agreed ? 1 : 0,
      phone: phone || null,
      givenAt: at,
    });
    if (agreed && (await putOnList(trx, subscriberId, at))) {
      const fromStranger = { email };
      await enqueueLetter(trx, {
        ...{ kind: welcomeKind, subjectId: subscriberId, fromStranger },
        ...{ mailDomain, now },
      });
    }
  });
}
