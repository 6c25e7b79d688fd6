import { leavesTrashOn } from "#shared/both/owner/days-in-trash.ts";

/** How many days an unused upload is kept. */
const unusedDays = 30;

/** The day on which a picture goes that nothing uses, or that was deleted, since `today`; both `YYYY-MM-DD`. */
export function goesOn(today: string, why: "unused" | "deleted"): string {
  if (why === "deleted") return leavesTrashOn(today);
  return Temporal.PlainDate.from(today).add({ days: unusedDays }).toString();
}
