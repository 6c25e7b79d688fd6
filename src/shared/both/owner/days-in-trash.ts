/**
 * How many full days a deleted thing can be restored. The privacy page, the screen of the Trash,
 * `/openapi.json` and docs/decisions/trash.md say "thirty days" in words.
 */
const daysInTrash = 30;

/**
 * The day at whose start something deleted on `day` is deleted for good, both `YYYY-MM-DD`. Works in browsers
 * without Temporal.
 */
export function leavesTrashOn(day: string): string {
  const gone = Date.parse(`${day}T00:00:00Z`) + (daysInTrash + 1) * 86_400_000;
  return new Date(gone).toISOString().slice(0, 10);
}
