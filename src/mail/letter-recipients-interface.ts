import type { Db, LetterRow } from "#db/schema.ts";
import type { CommandContext } from "#shared/server/services.ts";
import type { MailDescription, MailPart } from "./mail-layout.ts";

export type AudienceChoice = Pick<LetterRow, "to" | "eventId" | "part" | "email">;

/** Somebody in an audience. Keys only grow, so that a letter continues where it was interrupted. */
export interface Addressee {
  key: number;
  name: string;
  email: string;
  /** The number to call for people without an address; absent if nobody would call. */
  phone?: string;
}

/** What surrounds a letter's words for one addressee: header, footer and attachments. */
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
  /** How many a letter would reach, and how many are left out for which reason. */
  size(
    db: Db,
    choice: AudienceChoice,
  ): Promise<{ people: number; leftOut: { reason: string; people: number }[] }>;
  /** Those whose key is larger than `after`, by key, at most `most`. */
  next(db: Db, choice: AudienceChoice, after: number, most: number): Promise<Addressee[]>;
  /** Called for each copy just before it is sent; undefined for somebody who should no longer get one. */
  frame(db: Db, letter: LetterRow, key: number): Promise<LetterFrame | undefined>;
}

export type LetterAudiences = Record<AudienceChoice["to"], LetterAudience>;

/** The outbox's name for a letter that goes with a change of an event; the subject is the recipient's row. */
export const withChangeKind = "letter-with-change";

export interface LetterWithChange {
  eventId: number;
  about: NonNullable<LetterRow["about"]>;
  subject: string;
  text: string;
}

/** Sends it off in the transaction of the change, and returns the letter's id. */
export type SendWithChange = (
  trx: Db,
  letter: LetterWithChange,
  people: readonly Addressee[],
  context: CommandContext,
) => Promise<number>;
