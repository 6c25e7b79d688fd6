import { channel } from "node:diagnostics_channel";
import { isDeepStrictEqual } from "node:util";
import type { Db } from "#db/connect.ts";
import type { ChangeRow } from "#db/schema.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { phoneDigits } from "#shared/both/fold-text.ts";
import type { Needed } from "#shared/both/owner/rights.ts";
import { type ActingPerson, actingAt, actingPerson, aVisitor } from "./acting-person.ts";
import type { PersonKey } from "./personal-data-interface-and-mail.ts";

/** A field in the words of the owner's screens: its label, and its value in words where it is not text. */
export type FieldInWords =
  | string
  | {
      label: string;
      say: (value: never) => string;
      /** How the call that writes it takes a value; as it is kept where this is absent. */
      sent?: (value: never) => unknown;
    };

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
  /** Who may see what became of it; absent: who may do everything. */
  neededFor?: Needed;
  /** The same of one, where each asks for something else. */
  neededForOne?(db: Db, thing: string): Promise<Needed>;
  /** The screen where the owner finds it. */
  screenOf?(thing: string): string;
  /** How former values of its fields are put back. */
  update?: UpdateCall<Row>;
  /** Its form saves by itself while somebody types: what they make of it within an hour is one change. */
  savesItself?: true;
  /** Whom it is about, where it is about somebody. */
  person?: {
    of(row: Row): Known | undefined;
    /** Those that are now about somebody. */
    idsOf(db: Db, person: PersonKey): Promise<(number | string)[]>;
  };
}

/** The documented call that writes a thing's fields. */
interface UpdateCall<Row> {
  method: "PUT" | "PATCH";
  pathOf(thing: string): string;
  /** Where it is read, by itself or in a list; absent: at the same path. */
  readFrom?: string;
  /** What the call asks for, where that is more than seeing it. */
  needed?: Needed;
  /** The call takes all fields, and not only those that change. */
  takesAll?: true;
  /** Fields that another call writes. */
  without?: readonly (keyof Row)[];
}

/** What stood in a field before, and what is there now; null if there was nothing. */
export type ChangedFields = Record<string, [before: unknown, after: unknown]>;

/** Is told of each thing of which a change is noted, whether it differs or not. */
const noted = channel("note-change");
/** What becomes of a thing that leaves the Trash for nowhere. */
export const deletedForGood = "deleted for good";
/** For so long a thing that saves itself goes on with a change. */
const together = { hours: 1 };

/**
 * Notes in the history what `actingPerson()` has made of a thing. Call it in the transaction of the change,
 * with the rows as they were read and written:
 *
 * await noteChange(trx, postInHistory, { before, after });
 *
 * Without `before` it was added, without `after` deleted; `action` says something else in the past tense
 * ("sent again"), and is noted though nothing differs. Otherwise only fields that differ are kept, and
 * nothing if none does. Nothing is noted of what visitors do themselves. What is about somebody takes its
 * history along when it is deleted for good: what is noted then names nobody.
 */
export async function noteChange<Row extends object>(
  trx: Db,
  thing: ThingInHistory<Row>,
  { before, after, action }: { before?: Row | undefined; after?: Row | undefined; action?: string },
): Promise<void> {
  noted.publish(thing.kind);
  const person = actingPerson();
  const row = after ?? before;
  if (person === aVisitor || row === undefined) return;
  const fields = before && after ? fieldsThatDiffer(thing, before, after) : {};
  if (before && after && action === undefined && Object.keys(fields).length === 0) return;
  const people = [before, after].flatMap((one) => (one && thing.person?.of(one)) ?? []);
  const id = String(thing.idOf?.(row) ?? ("id" in row ? row.id : ""));
  const namesNobody = thing.person !== undefined && action === deletedForGood;
  if (namesNobody)
    await trx.deleteFrom("change").where("kind", "=", thing.kind).where("thing", "=", id).execute();
  const change = {
    at: toTimestamp(actingAt()),
    by: keyOf(person),
    byName: person.name,
    kind: thing.kind,
    thing: id,
    name: namesNobody ? thing.label : thing.nameOf(row),
    action: action ?? (before ? (after ? "changed" : "deleted") : "added"),
    people: JSON.stringify(namesNobody ? [] : people.map(asKeys)),
  };
  const open = thing.savesItself && change.action === "changed" && (await lastOf(trx, change));
  if (open) await goOn(trx, open, { ...change, fields });
  else
    await trx
      .insertInto("change")
      .values({ ...change, fields: JSON.stringify(fields) })
      .execute();
}

/** The last change of a thing, where the same person made it just now and it can go on; else undefined. */
async function lastOf(
  trx: Db,
  { kind, thing, by }: Pick<ChangeRow, "kind" | "thing" | "by">,
): Promise<ChangeRow | undefined> {
  const last = await trx
    .selectFrom("change")
    .selectAll()
    .where("kind", "=", kind)
    .where("thing", "=", thing)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  const isOpen = last && last.at > toTimestamp(actingAt().subtract(together));
  return isOpen && last.by === by && last.action === "changed" ? last : undefined;
}

/** What stood there before the first of them is what stood before; whom any of them was about, it is about. */
async function goOn(
  trx: Db,
  { id, fields: earlier, people: before }: ChangeRow,
  { fields, name, people }: Pick<ChangeRow, "name" | "people"> & { fields: ChangedFields },
): Promise<void> {
  const all = JSON.parse(earlier) as ChangedFields;
  for (const [field, [before, after]] of Object.entries(fields)) {
    all[field] = [all[field] ? all[field][0] : before, after];
  }
  const set = { name, people: withPeople(before, JSON.parse(people)), fields: JSON.stringify(all) };
  await trx.updateTable("change").set(set).where("id", "=", id).execute();
}

/** Those of whom a history is kept, as it is found by them: "owner:1", "helper:3", "door", "site". */
function keyOf(person: ActingPerson): string {
  const { ownerId, helperId, isDoorLink } = person;
  if (helperId !== undefined) return `helper:${helperId}`;
  if (ownerId !== undefined) return `owner:${ownerId}`;
  return isDoorLink ? "door" : "site";
}

/** Somebody as they are known. */
interface Known {
  email: string;
  phone: string | null;
}

/** Whom a change is about, as its row has it, and these, each once. */
export function withPeople(people: string, more: readonly Known[]): string {
  const all = [...(JSON.parse(people) as Known[]), ...more];
  return `[${[...new Set(all.map((one) => JSON.stringify(asKeys(one))))].join()}]`;
}

/** As an address and a number are compared. */
function asKeys({ email, phone }: Known) {
  return { email: email.toLowerCase(), phone: phoneDigits(phone ?? "") };
}

function fieldsThatDiffer<Row extends object>(
  { fields }: ThingInHistory<Row>,
  before: Row,
  after: Row,
): ChangedFields {
  const differing: ChangedFields = {};
  for (const name of Object.keys(fields) as (keyof Row & string)[]) {
    const [was, is] = [before[name] ?? null, after[name] ?? null];
    if (fields[name] !== null && !isDeepStrictEqual(was, is)) differing[name] = [was, is];
  }
  return differing;
}

/** A field that is 0 or 1 in the database. */
export const yesOrNo = (label: string): FieldInWords => ({
  label,
  say: (value: 0 | 1) => (value === 1 ? "Yes" : "No"),
  sent: (value: 0 | 1) => value === 1,
});
