import * as z from "zod/mini";
import type { ChangeRow, Db } from "#db/schema.ts";
import { type Allowed, may } from "#shared/both/owner/rights.ts";
import { oneLine } from "#shared/both/text-checks.ts";
import type {
  ChangedFields,
  FieldInWords,
  ThingInHistory,
} from "#shared/server/note-change-in-history.ts";
import type { Change, ChangesOfThing, PutBack } from "../answers.ts";

const asDay = z.optional(z.iso.date("Please give the day as YYYY-MM-DD"));
const idAsked = "Please give the id of a change";
const anId = z.int(idAsked).check(z.gte(1, idAsked), z.lte(999_999_999, idAsked));

/** What `GET /api/admin/history` is narrowed to. */
export const HistoryAsked = z.object({
  kind: z.optional(z.string()),
  by: z.optional(z.string().check(oneLine)),
  from: asDay,
  until: asDay,
  before: z.optional(z.pipe(z.transform(Number), anId)),
});

export type Things = readonly ThingInHistory<never>[];

/** What is absent narrows nothing. `from` is the first moment, `until` the first one after, `before` an id. */
type ChangesAsked = Omit<z.infer<typeof HistoryAsked>, "kind"> & {
  kinds: readonly string[];
  thing?: string;
};

/** Some changes in words, the newest first, for somebody who may see all of these kinds. */
export async function listChanges(
  db: Db,
  things: Things,
  { kinds, thing, by, from, until, before }: ChangesAsked,
  { who, most }: { who: Allowed; most: number },
): Promise<ChangesOfThing> {
  let query = db
    .selectFrom("change")
    .selectAll()
    .where("kind", "in", ["", ...kinds]);
  if (thing !== undefined) query = query.where("thing", "=", thing);
  if (by !== undefined) query = query.where("by", "=", by);
  if (from !== undefined) query = query.where("at", ">=", from);
  if (until !== undefined) query = query.where("at", "<", until);
  if (before !== undefined) query = query.where("id", "<", before);
  const rows = await query
    .orderBy("id", "desc")
    .limit(most + 1)
    .execute();
  const shown = rows.slice(0, most);
  return {
    changes: shown.map((row) => changeInWords(things, row, who)),
    before: rows.length > most ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** Everybody who is in the history, by what they were called last. */
export async function listPeople(db: Db): Promise<{ by: string; name: string }[]> {
  const last = db
    .selectFrom("change")
    .select(({ fn }) => fn.max("id").as("id"))
    .groupBy("by");
  const rows = await db
    .selectFrom("change")
    .select(["by", "byName as name"])
    .where("id", "in", last)
    .execute();
  return rows
    .map(({ by, name }) => ({ by, name: by === "door" ? "Door links" : name }))
    .sort((a, b) => a.name.localeCompare(b.name, "en"));
}

/** One change in words, and the call that puts back what stood there before. */
export function changeInWords(things: Things, row: ChangeRow, who: Allowed): Change {
  const { people: _, fields, ...said } = row;
  const known = things.find(({ kind }) => kind === row.kind);
  const changed = Object.entries(JSON.parse(fields) as ChangedFields).flatMap(
    ([name, [before, after]]) => {
      // A field withdrawn since has no label any more.
      const field = fieldOf(known, name);
      if (!field) return [];
      const label = typeof field === "string" ? field : field.label;
      return { name, field, label, before, after };
    },
  );
  return {
    ...said,
    kindLabel: known?.label ?? row.kind,
    screen: row.action.startsWith("deleted") ? null : (known?.screenOf?.(row.thing) ?? null),
    fields: changed.map(({ label, field, before, after }) => ({
      label,
      before: valueInWords(field, before),
      after: valueInWords(field, after),
    })),
    putBack: putBackOf(known, row, changed, who),
  };
}

/** The call that restores the former values; null if they may call none. */
function putBackOf(
  known: Things[number] | undefined,
  { thing }: ChangeRow,
  changed: readonly { name: string; field: FieldInWords; label: string; before: unknown }[],
  who: Allowed,
): PutBack | null {
  const update = known?.update;
  if (!update || !may(who, update.needed ?? known.neededFor ?? [])) return null;
  const without: readonly PropertyKey[] = update.without ?? [];
  const written = changed.filter(({ name }) => !without.includes(name));
  if (written.length === 0) return null;
  const path = update.pathOf(thing);
  return {
    ...{ method: update.method, path, readFrom: update.readFrom ?? path },
    takesAll: update.takesAll ?? false,
    values: Object.fromEntries(
      written.map(({ name, field, before }) => [name, valueSent(field, before)]),
    ),
    labels: written.map(({ label }) => label),
  };
}

function fieldOf(known: Things[number] | undefined, name: string): FieldInWords | null {
  const fields: Readonly<Record<string, FieldInWords | null>> = known?.fields ?? {};
  return (Object.hasOwn(fields, name) && fields[name]) || null;
}

function valueInWords(field: FieldInWords, value: unknown): string | null {
  if (value === null || value === "") return null;
  // What is kept under a field's name was written as a value of that field.
  return typeof field === "string" ? String(value) : field.say(value as never) || null;
}

function valueSent(field: FieldInWords, value: unknown): unknown {
  return typeof field === "object" && field.sent ? field.sent(value as never) : value;
}
