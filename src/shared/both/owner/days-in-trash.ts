/**
 * For so many whole days what is deleted can be put back. The privacy page, the screen of the Trash, `/openapi.json` and
 * docs/decisions/trash.md say "thirty days" in words.
 */
const daysInTrash = 30;

/**
 * The day with whose beginning something goes for good that is deleted on `day`, both `YYYY-MM-DD`.
 * Browsers without Temporal can do it, too.
 */
export function leavesTrashOn(day: string): string {
  const gone = Date.parse(`${day}T00:00:00Z`) + (daysInTrash + 1) * 86_400_000;
  return new Date(gone).toISOString().slice(0, 10);
}
