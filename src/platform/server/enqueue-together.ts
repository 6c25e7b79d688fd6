import type { Db } from "#db/connect.ts";
import type { OutboxRow } from "#db/schema.ts";
import { enqueueLettersToMany, insertCarrier } from "./enqueue-letter.ts";
import { exactAddress } from "./letter-recipients.ts";
import { piecesOf } from "./long-lists.ts";

/** So many of the letters that one press of the owner's sets off go to one address by themselves. */
const lettersToOneAddress = 3;

/** Something that a letter is to be written about, and to whom. */
export interface Addressed {
  subjectId: number;
  email: string;
}

/** What is written to one address together, the addresses in the order of their first. */
export function byAddress<One extends { email: string }>(all: readonly One[]): One[][] {
  return [...Map.groupBy(all, ({ email }) => exactAddress(email)).values()];
}

/**
 * Puts a letter about each of many into the outbox. Where there are more than three for one address
 * the rest is told in one: what a stranger entered a hundred times is not to be a hundred letters.
 * `byThemselves`: how many of several have a letter each.
 */
export async function enqueueLettersAboutMany(
  trx: Db,
  {
    about,
    byThemselves = lettersToOneAddress,
    ...letters
  }: {
    kind: string;
    about: readonly Addressed[];
    mailDomain: string;
    now: Temporal.Instant;
    byThemselves?: number;
  },
): Promise<void> {
  const alone: number[] = [];
  for await (const addresses of piecesOf(byAddress(about))) {
    for (const group of addresses) {
      const ids = group.map(({ subjectId }) => subjectId);
      const own = ids.length === 1 ? 1 : byThemselves;
      alone.push(...ids.slice(0, own));
      const rest = ids.slice(own);
      if (rest.length > 0) await enqueueTogether(trx, { ...letters, subjectIds: rest });
    }
  }
  for await (const subjectIds of piecesOf(alone)) {
    await enqueueLettersToMany(trx, { ...letters, subjectIds });
  }
}

/** Puts one letter to one recipient about several things into the outbox, or into the letter that it `joins`. */
export async function enqueueTogether(
  trx: Db,
  {
    subjectIds,
    joins,
    rank = 1,
    ...letters
  }: {
    kind: string;
    subjectIds: readonly number[];
    mailDomain: string;
    now: Temporal.Instant;
    /** When it goes; absent means now. */
    dueAt?: Temporal.Instant;
    joins?: number | undefined;
    rank?: OutboxRow["rank"];
  },
): Promise<void> {
  const combinedInto = joins ?? (await insertCarrier(trx, { ...letters, subjectId: 0 }, { rank }));
  for await (const piece of piecesOf(subjectIds)) {
    await enqueueLettersToMany(trx, { ...letters, subjectIds: piece, rank, combinedInto });
  }
}
