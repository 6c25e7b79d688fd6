import type { DoorEntry } from "../answers.ts";
import type { DoorAction } from "../inputs.ts";

/** The entries as they are once everything that waits has been sent. */
export function entriesAfter(
  entries: readonly DoorEntry[],
  queue: readonly DoorAction[],
): DoorEntry[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  let walkIns = 0;
  for (const action of queue) {
    const statusChangedAt = action.at ?? null;
    if (action.kind === "walk-in") {
      // Until it is kept it has no number of its own.
      walkIns += 1;
      byId.set(-walkIns, {
        id: -walkIns,
        fullName: action.fullName,
        attendeesCount: action.count,
        cameCount: action.count,
        status: "came",
        source: "door",
        statusChangedAt,
      });
      continue;
    }
    const entry = byId.get(action.registrationId);
    if (!entry) continue;
    const came = action.kind === "came";
    byId.set(entry.id, {
      ...entry,
      status: came ? "came" : entry.source === "door" ? "cancelled" : "registered",
      cameCount: came ? action.count : null,
      statusChangedAt,
    });
  }
  return [...byId.values()];
}
