import type { DoorEntry } from "../answers.ts";
import type { DoorAction } from "../inputs.ts";

/** The entries as they are once everything that waits has been sent. */
export function entriesAfter(
  entries: readonly DoorEntry[],
  queue: readonly DoorAction[],
): DoorEntry[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  let walkIns = 0;
  const walkInIds = new Map<string, number>();
  for (const action of queue) {
    const statusChangedAt = action.at ?? null;
    if (action.kind === "walk-in") {
      // Until it is stored it has no id.
      walkIns += 1;
      walkInIds.set(action.id, -walkIns);
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
    const id =
      action.kind === "paid" && action.walkInId
        ? walkInIds.get(action.walkInId)
        : action.registrationId;
    const entry = byId.get(id ?? 0);
    if (!entry) continue;
    const { paid, ...rest } = entry;
    if (action.kind === "paid") {
      byId.set(entry.id, { ...rest, ...(action.paid && { paid: action.paid }) });
      continue;
    }
    const came = action.kind === "came";
    // As the server does it: a walk-in that never was has not paid either.
    const keepsPaid = paid && (came || entry.source !== "door");
    byId.set(entry.id, {
      ...rest,
      ...(keepsPaid && { paid }),
      status: came ? "came" : entry.source === "door" ? "cancelled" : "registered",
      cameCount: came ? action.count : null,
      statusChangedAt,
    });
  }
  return [...byId.values()];
}
