import type { EntryField } from "./entry-fields.ts";

/** The value of a field as the owner reads it: "Pink, white", "June, July". */
export function fieldValueInWords(
  { options }: Pick<EntryField, "options">,
  value: unknown,
): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  const labels = new Map(options);
  const list = (Array.isArray(value) ? value : [value]) as (string | number)[];
  return list.map((it) => labels.get(it) ?? String(it)).join(", ") || "nothing";
}
