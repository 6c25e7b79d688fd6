import type { Db } from "#db/connect.ts";

/** To whom a letter of the owner's goes. */
export interface AudienceChoice {
  to: "subscribers" | "event" | "person";
  eventId: number | null;
  part: "registered" | "waiting" | "all";
  email: string;
}

/** Somebody in an audience. Keys only ever grow, so that a letter goes on where it was interrupted. */
interface Addressee {
  key: number;
  name: string;
  email: string;
}

/** How many a letter would reach, and who is left out and why. */
interface AudienceSize {
  people: number;
  leftOut: { reason: string; people: number }[];
}

/** What stands at a letter's foot for one addressee, and in its head. */
export interface LetterFoot {
  why: string;
  link?: { label: string; url: string };
  headers?: Record<string, string>;
}

/** People whom the owner can write to. The features that keep them each answer for theirs. */
export interface LetterAudience {
  size(db: Db, choice: AudienceChoice): Promise<AudienceSize>;
  /** Those whose key is larger than `after`, by key, at most `most`. */
  next(db: Db, choice: AudienceChoice, after: number, most: number): Promise<Addressee[]>;
  /** Asked for each letter just before it goes; undefined for somebody who wants none any more. */
  foot(db: Db, choice: AudienceChoice, key: number): Promise<LetterFoot | undefined>;
}

export type LetterAudiences = Record<AudienceChoice["to"], LetterAudience>;
