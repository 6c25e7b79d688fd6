import type { Db } from "#db/connect.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { phoneDigits } from "#shared/both/fold-text.ts";
import { type ActingPerson, actingAt, actingPerson, aVisitor, doorList } from "./acting-person.ts";
import type { PersonKey } from "./personal-data-interface-and-mail.ts";

/** A field in the words of the owner's screens: its label, and its value in words where it is not text. */
type FieldInWords = string | { label: string; say: (value: never) => string };

/** A kind of thing whose changes are kept. `Row` is what a change is worked out from. */
export interface ThingInHistory<Row> {
  /** "event": as it is kept and as calls name it. */
  kind: string;
  /** "Event": as the owner reads it. */
  label: string;
  /** What stays the same while the thing changes; an `id` where this is absent. */
  idOf?(row: Row): number | string;
  /** What the owner calls this one. */
  nameOf(row: Row): string;
  /** Every column: null for what is not kept, such as versions, hashes and secrets. */
  fields: Record<keyof Row, FieldInWords | null>;
  /** Whom it is about. Of these things, what they said is not kept again when they come and go. */
  person?: {
    of(row: Row): { email: string; phone: string | null };
    /** Those that are now about somebody. */
    idsOf(db: Db, person: PersonKey): Promise<(number | string)[]>;
  };
}

/** What stood in a field before, and what stands there now; null where there was no such thing. */
type ChangedFields = Record<string, [before: unknown, after: unknown]>;

/**
 * Notes in the history what `actingPerson()` has made of a thing. Call it in the transaction of the
 * change, with the rows as they were read and written:
 *
 *     await noteChange(trx, postInHistory, { before, after });
 *
 * Without `before` it was added, without `after` deleted; `action` says something else in the past tense
 * ("sent again"), and is noted though nothing differs. Otherwise only fields that differ are kept, and
 * nothing where none does. Nothing is noted of what visitors do themselves.
 */
export async function noteChange<Row extends object>(
  trx: Db,
  thing: ThingInHistory<Row>,
  { before, after, action }: { before?: Row | undefined; after?: Row | undefined; action?: string },
): Promise<void> {
  const person = actingPerson();
  const row = after ?? before;
  if (person === aVisitor || row === undefined) return;
  const isChange = before !== undefined && after !== undefined;
  const isKeptWhole = action === undefined && thing.person === undefined;
  const fields = isChange || isKeptWhole ? fieldsThatDiffer(thing, before, after) : {};
  if (isChange && action === undefined && Object.keys(fields).length === 0) return;
  const people = [before, after].flatMap((one) => (one && thing.person?.of(one)) ?? []);
  const change = {
    at: toTimestamp(actingAt()),
    by: keyOf(person),
    byName: person.name,
    kind: thing.kind,
    thing: String(thing.idOf?.(row) ?? ("id" in row ? row.id : "")),
    name: thing.nameOf(row),
    action: action ?? (isChange ? "changed" : before ? "deleted" : "added"),
    fields: JSON.stringify(fields),
    people: JSON.stringify(people.map(asKeys)),
  };
  await trx.insertInto("change").values(change).execute();
}

/** Those of whom a history is kept, as it is found by them: "owner:1", "helper:3", "site". */
function keyOf(person: ActingPerson): string {
  const { ownerId, helperId } = person;
  if (helperId !== undefined) return `helper:${helperId}`;
  if (ownerId !== undefined) return `owner:${ownerId}`;
  return person === doorList ? "door" : "site";
}

/** As an address and a number are compared. */
function asKeys({ email, phone }: { email: string; phone: string | null }) {
  return { email: email.toLowerCase(), phone: phoneDigits(phone ?? "") };
}

function fieldsThatDiffer<Row extends object>(
  { fields }: ThingInHistory<Row>,
  before: Row | undefined,
  after: Row | undefined,
): ChangedFields {
  const differing: ChangedFields = {};
  for (const name of Object.keys(fields) as (keyof Row & string)[]) {
    const [was, is] = [before?.[name] ?? null, after?.[name] ?? null];
    const differs = JSON.stringify(was) !== JSON.stringify(is);
    if (fields[name] !== null && differs) differing[name] = [was, is];
  }
  return differing;
}
