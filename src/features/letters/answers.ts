import * as z from "zod/mini";
import {
  answer,
  count,
  flag,
  moment,
  orNull,
  rowId,
  text,
  version,
} from "#shared/server/openapi/answer-shapes.ts";
import { LetterInput } from "./inputs.ts";

const letter = {
  id: rowId,
  subject: text,
  body: text,
  picture: text,
  pictureAlt: text,
  to: LetterInput.shape.to,
  eventId: orNull(rowId),
  part: z.enum(["registered", "waiting", "all"]),
  email: text,
  /** The event's title, even if deleted; null if the letter is not to an event's people. */
  eventTitle: orNull(text),
  /** Set if it was sent with a change of the event. */
  about: orNull(z.enum(["change", "cancellation", "deletion"])),
  isPublic: flag,
  state: z.enum(["draft", "scheduled", "sending", "sent", "stopped"]),
  /** When it goes out; null before it is sent off. */
  dueAt: orNull(moment),
  startedAt: orNull(moment),
  finishedAt: orNull(moment),
  path: orNull(text).check(z.describe("Its public page; null where it has none.")),
  version,
  createdAt: moment,
  updatedAt: moment,
};

export const Letter = answer("Letter", letter);
export type Letter = z.infer<typeof Letter>;

export const LetterProgress = answer("LetterProgress", {
  /** Its number of recipients so far. */
  people: count,
  sent: count,
  keptAsFile: count,
  waiting: count,
  failed: count,
  /** Stopped before their turn. */
  notSent: count,
  /** To be telephoned. */
  withoutEmail: count,
  /** Whether more may still be put down. */
  isEnqueuing: flag,
});
export type LetterProgress = z.infer<typeof LetterProgress>;

export const LetterWithProgress = answer("LetterWithProgress", {
  ...letter,
  /** Null for one that has not begun. */
  progress: orNull(LetterProgress),
});
export type LetterWithProgress = z.infer<typeof LetterWithProgress>;

const delivery = z.enum(["mail", "file"]);
const perTime = orNull(rowId);

export const LetterSettings = answer("LetterSettings", {
  postalAddress: text,
  perMinute: perTime,
  perHour: perTime,
  perDay: perTime,
  delivery,
  /** The server that letters go to; null if they are kept as files. */
  mailServer: orNull(text),
  /** Where letters without a mail server lie. */
  folder: text,
  from: text,
  /** The owner's confirmed address, where tests go; to helpers "the owner". */
  ownerAddress: orNull(text),
});
export type LetterSettings = z.infer<typeof LetterSettings>;

export const MailTest = answer("MailTest", {
  isWorking: flag,
  says: text,
});
export type MailTest = z.infer<typeof MailTest>;

export const LetterTest = answer("LetterTest", { to: text, delivery });
export type LetterTest = z.infer<typeof LetterTest>;

export const LetterAudience = answer("LetterAudience", {
  people: count,
  leftOut: z.array(z.strictObject({ reason: text, people: count })),
});
export type LetterAudience = z.infer<typeof LetterAudience>;

export const LetterPreview = answer("LetterPreview", {
  subject: text,
  html: text,
  text,
  htmlBytes: count,
  /** The addresses of its pictures on this site, by their name after "cid:" in the letter. */
  pictures: z.record(text, text),
});
export type LetterPreview = z.infer<typeof LetterPreview>;

export const LetterRecipient = answer("LetterRecipient", {
  id: rowId,
  name: text,
  email: text,
  phone: text,
  state: z.enum(["waiting", "sent", "kept_as_file", "failed", "not_sent", "no_email"]),
  reason: orNull(text),
  at: orNull(moment),
});
export type LetterRecipient = z.infer<typeof LetterRecipient>;

export const LetterRecipients = answer("LetterRecipients", {
  people: z.array(LetterRecipient),
  total: count,
  page: count,
  pages: count,
});
export type LetterRecipients = z.infer<typeof LetterRecipients>;

export const PublicLetter = answer("PublicLetter", {
  slug: text,
  subject: text,
  body: text.check(z.describe("Plain text, read line by line as a post is.")),
  picture: orNull(text),
  pictureAlt: text,
  sentAt: moment,
});
export type PublicLetter = z.infer<typeof PublicLetter>;
