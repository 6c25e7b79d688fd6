import { channel } from "node:diagnostics_channel";
import { isDeepStrictEqual } from "node:util";
import type { ChangeRow, Db } from "#db/schema.ts";
import { toTimestamp } from "#shared/both/clock.ts";
import { phoneDigits } from "#shared/both/fold-text.ts";
import type { Needed } from "#shared/both/owner/rights.ts";
import { actingAt, actingPerson, aVisitor } from "./acting-person.ts";
import type { PersonKey } from "./personal-data-interface-and-mail.ts";

/** A field in the words of the owner's screens: its label, and its value in words where it is not text. */
export type FieldInWords =
  | string
  | {
      label: string;
      say: (value: never) => string;
      /** Converts a value for the call that writes it; absent: as it is stored. */
      sent?: (value: never) => unknown;
    };

/** A kind of thing whose changes are recorded. `Row` is the data that a change is computed from. */
export interface ThingInHistory<Row> {
  /** "event": as stored and as in calls. */
  kind: string;
  /** "Event": as the owner reads it. */
  label: string;
  /** Returns the thing's stable key; absent: its `id`. */
  idOf?(row: Row): number | string;
  /** What the owner calls this one. */
  nameOf(row: Row): string;
  /** Every column: null for those not recorded, such as versions, hashes and secrets. */
  fields: Record<keyof Row, FieldInWords | null>;
  /** The rights for seeing its history; absent: everything. */
  neededFor?: Needed;
  /** The same for one thing, if they differ. */
  neededForOne?(db: Db, thing: string): Promise<Needed>;
  /** The screen where the owner finds it. */
  screenOf?(thing: string): string;
  /** How former values of its fields are put back. */
  update?: UpdateCall<Row>;
  /** Its form saves automatically while somebody types: one person's changes within an hour are one entry. */
  savesItself?: true;
  /** Whom it is about, if anybody. */
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
  /** Where it is read, singly or in a list; absent: at the same path. */
  readFrom?: string;
  /** The rights that the call requires, if more than seeing it. */
  needed?: Needed;
  /** The call takes all fields, and not only those that change. */
  takesAll?: true;
  /** Fields that another call writes. */
  without?: readonly (keyof Row)[];
}

/** A field's values before and after; null if there was none. */
export type ChangedFields = Record<string, [before: unknown, after: unknown]>;

/** Called with each thing for which a change is noted, whether it differs or not. */
const noted = channel("note-change");
export const deletedForGood = "deleted for good";
/** How long a self-saving thing adds to the same entry. */
const together = { hours: 1 };

/**
 * Records in the history what `actingPerson()` has changed about a thing. Call it in the transaction of the change:
 *
 * await noteChange(trx, postInHistory, { before, after });
 *
 * Without `before` it was added, without `after` deleted; an `action` in the past tense ("sent again") is recorded
 * even if nothing differs. Visitors' own actions are not. When a thing about somebody is deleted for good, its
 * history goes with it, and the entry about that names nobody.
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
    by: person.by,
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

/** The last entry of a thing, if the same person made it recently and it can be extended; otherwise undefined. */
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

/** Its values before are those before the first change; it is about everybody any of them was about. */
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
