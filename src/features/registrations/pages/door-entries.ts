import type { DoorAction, DoorEntry, DoorList } from "../owner-contract.ts";

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

/** People: who is still expected, who came, and of them those who had not registered. */
export function totalsOf(entries: readonly DoorEntry[]): DoorList["totals"] {
  const sum = (of: readonly DoorEntry[]) =>
    of.reduce((people, entry) => people + (entry.cameCount ?? entry.attendeesCount), 0);
  const came = entries.filter(({ status }) => status === "came");
  return {
    expected: sum(entries.filter(({ status }) => status === "registered")),
    came: sum(came),
    walkIns: sum(came.filter(({ source }) => source === "door")),
  };
}
