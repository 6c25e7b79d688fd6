/** Full days. The privacy page, the Trash's screen, `/openapi.json` and docs/decisions/trash.md say "thirty days". */
const daysInTrash = 30;

/** The day at whose start something deleted on `day` goes for good. Works in browsers without Temporal. */
export function leavesTrashOn(day: string): string {
  const gone = Date.parse(`${day}T00:00:00Z`) + (daysInTrash + 1) * 86_400_000;
  return new Date(gone).toISOString().slice(0, 10);
}
