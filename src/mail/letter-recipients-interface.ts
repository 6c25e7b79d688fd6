import type { Db } from "#db/connect.ts";
import type { LetterRow } from "#db/schema.ts";
import type { CommandContext } from "#shared/server/services.ts";
import type { MailDescription, MailPart } from "./mail-layout.ts";

/** To whom a letter of the owner's goes. */
export type AudienceChoice = Pick<LetterRow, "to" | "eventId" | "part" | "email">;

/** Somebody in an audience. Keys only ever grow, so that a letter goes on where it was interrupted. */
export interface Addressee {
  key: number;
  name: string;
  email: string;
  /** Where to call who has no address; absent where nobody would. */
  phone?: string;
}

/** How many a letter would reach, and who is left out and why. */
interface AudienceSize {
  people: number;
  leftOut: { reason: string; people: number }[];
}

/** What stands around a letter's words for one addressee: at its foot, in its head, and what travels along. */
export interface LetterFrame
  extends Pick<MailDescription, "headers" | "picture" | "attachments" | "closing"> {
  why: string;
  link?: { label: string; url: string };
  /** Before and after the owner's words. */
  before?: readonly MailPart[];
  after?: readonly MailPart[];
}

/** People whom the owner can write to. The features that keep them each answer for theirs. */
export interface LetterAudience {
  size(db: Db, choice: AudienceChoice): Promise<AudienceSize>;
  /** Those whose key is larger than `after`, by key, at most `most`. */
  next(db: Db, choice: AudienceChoice, after: number, most: number): Promise<Addressee[]>;
  /** Asked for each copy just before it goes; undefined for somebody who is to have none any more. */
  frame(db: Db, letter: LetterRow, key: number): Promise<LetterFrame | undefined>;
}

export type LetterAudiences = Record<AudienceChoice["to"], LetterAudience>;

/** The outbox's name for a letter that goes with a change of an event; the subject is the recipient's row. */
export const withChangeKind = "letter-with-change";

/** What the owner says of a change of an event to its people. */
export interface LetterWithChange {
  eventId: number;
  about: NonNullable<LetterRow["about"]>;
  subject: string;
  text: string;
}

/** Sends it off in the transaction of the change, and answers the letter's id. */
export type SendWithChange = (
  trx: Db,
  letter: LetterWithChange,
  people: readonly Addressee[],
  context: CommandContext,
) => Promise<number>;
