import type { Db } from "#db/connect.ts";
import type { OutboxRow } from "#db/schema.ts";
import { piecesOf } from "#shared/server/long-lists-piece-by-piece.ts";
import type { CommandContext } from "#shared/server/services.ts";
import { enqueueMailToMany, insertCarrier } from "./enqueue-mail.ts";
import { exactAddress, mailboxOf } from "./spellings-of-mailbox.ts";

/** So many of the letters that one press of the owner's sets off go to one address by themselves. */
const mailsToOneAddress = 3;

/** What is not combined, because it goes to several spellings of one address, goes no faster to its mailbox. */
const mailsToOneMailbox = { letters: 3, milliseconds: 3_600_000 };

/** Finds out when letters to spellings of one address go, each of them told to it, so that they are no flood. */
export class SpellingTimes {
  /** Of each mailbox the last ones that count. */
  readonly #byMailbox = new Map<string, number[]>();

  /** A letter to this address went, or goes, then, in milliseconds since the epoch. */
  add(email: string, at: number): void {
    const mailbox = mailboxOf(email);
    const times = [...(this.#byMailbox.get(mailbox) ?? []), at].sort((a, b) => a - b);
    this.#byMailbox.set(mailbox, times.slice(-mailsToOneMailbox.letters));
  }

  /** The first moment from `first` on at which one more may go to this address. */
  next(email: string, first: number): number {
    const { letters, milliseconds } = mailsToOneMailbox;
    const before = this.#byMailbox.get(mailboxOf(email))?.at(-letters);
    return before === undefined ? first : Math.max(first, before + milliseconds);
  }
}

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
 * Where an address has more than three spellings that are written to, the next ones are written to later.
 * `byThemselves`: how many of several have a letter each.
 */
export async function enqueueMailAboutMany(
  trx: Db,
  {
    about,
    byThemselves = mailsToOneAddress,
    ...letters
  }: CommandContext & {
    kind: string;
    about: readonly Addressed[];
    byThemselves?: number;
  },
): Promise<void> {
  const alone: number[] = [];
  const now = letters.now.epochMilliseconds;
  const times = new SpellingTimes();
  for await (const addresses of piecesOf(byAddress(about))) {
    for (const group of addresses) {
      const email = group[0]?.email ?? "";
      const due = times.next(email, now);
      times.add(email, due);
      const ids = group.map(({ subjectId }) => subjectId);
      const own = due > now ? 0 : ids.length === 1 ? 1 : byThemselves;
      alone.push(...ids.slice(0, own));
      const rest = ids.slice(own);
      if (rest.length === 0) continue;
      const dueAt = Temporal.Instant.fromEpochMilliseconds(due);
      await enqueueTogether(trx, { ...letters, subjectIds: rest, dueAt });
    }
  }
  for await (const subjectIds of piecesOf(alone)) {
    await enqueueMailToMany(trx, { ...letters, subjectIds });
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
  }: CommandContext & {
    kind: string;
    subjectIds: readonly number[];
    /** When it goes; absent means now. */
    dueAt?: Temporal.Instant;
    joins?: number | undefined;
    rank?: OutboxRow["rank"];
  },
): Promise<void> {
  const combinedInto = joins ?? (await insertCarrier(trx, { ...letters, subjectId: 0 }, { rank }));
  for await (const piece of piecesOf(subjectIds)) {
    await enqueueMailToMany(trx, { ...letters, subjectIds: piece, rank, combinedInto });
  }
}
