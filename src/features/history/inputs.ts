import * as z from "zod/mini";
import { oneLine } from "#shared/both/text-checks.ts";

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
export type HistoryAsked = z.infer<typeof HistoryAsked>;
