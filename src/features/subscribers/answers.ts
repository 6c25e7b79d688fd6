import * as z from "zod/mini";
import {
  answer,
  count,
  flag,
  moment,
  orNull,
  rowId,
  text,
} from "#shared/server/openapi/answer-shapes.ts";

/** The answer to a sign-up: the same for a new address and for one that is on the list. */
export const SignedUp = answer("SignedUp", { message: text });
export type SignedUp = z.infer<typeof SignedUp>;

export const SubscriptionConfirmation = answer("SubscriptionConfirmation", { confirmed: flag });
export type SubscriptionConfirmation = z.infer<typeof SubscriptionConfirmation>;

export const SubscriptionState = answer("SubscriptionState", { subscribed: flag });
export type SubscriptionState = z.infer<typeof SubscriptionState>;

export const SubscriberStatus = z.enum([
  "active",
  "unconfirmed",
  "unsubscribed",
  "declined",
  "bouncing",
  "phone_only",
]);
export type SubscriberStatus = z.infer<typeof SubscriberStatus>;

/** Where somebody answered. */
export const ConsentForm = z.enum(["newsletter", "popup", "owner", "letter"]);
export type ConsentForm = z.infer<typeof ConsentForm>;

/** One answer to the question whether the nursery may write. */
export const Consent = answer("Consent", {
  form: ConsentForm,
  page: orNull(text),
  /** The exact words. */
  wording: text,
  agreed: flag,
  awaitsConfirmation: flag,
  phone: orNull(text),
  /** The owner's reason, where she entered it. */
  note: orNull(text),
  givenAt: moment,
});
export type Consent = z.infer<typeof Consent>;

export const Subscriber = answer("Subscriber", {
  id: rowId,
  email: text.check(z.describe("Empty where only a telephone number is known.")),
  phone: orNull(text),
  status: SubscriberStatus,
  source: orNull(ConsentForm),
  subscribedAt: orNull(moment),
  unsubscribedAt: orNull(moment),
  refusedAt: orNull(moment),
  createdAt: moment,
  /** Oldest first. */
  consents: z.array(Consent),
});
export type Subscriber = z.infer<typeof Subscriber>;

export const SubscriberPage = answer("SubscriberPage", {
  people: z.array(Subscriber),
  /** How many fit what was asked for. */
  total: count,
  page: count,
  pages: count,
  /** Of everybody. */
  counts: z.record(SubscriberStatus, count),
  asksToConfirm: flag,
});
export type SubscriberPage = z.infer<typeof SubscriberPage>;

/** What is kept about somebody: rows, under headings. */
export const KeptAboutPerson = answer("KeptAboutPerson", {
  about: z.strictObject({ email: text, phone: text }),
  at: moment,
  kept: z.record(text, z.array(z.looseObject({}) as z.ZodMiniType<object>)),
});
export type KeptAboutPerson = z.infer<typeof KeptAboutPerson>;

/** What now is under the other address. */
export const Joined = answer("Joined", { moved: z.record(text, count) });
export type Joined = z.infer<typeof Joined>;

export const Forgotten = answer("Forgotten", {
  erased: z.record(text, count),
  letterFiles: count,
});
export type Forgotten = z.infer<typeof Forgotten>;
