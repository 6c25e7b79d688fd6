import { atNursery } from "#shared/both/nursery-time.ts";
import type { DoorEntry, DoorList } from "../../answers.ts";
import { peopleCount } from "../../rules.ts";

/** How many came and are still expected; once the day is over, who did not come. */
export function DoorTotals({
  event,
  entries,
  totals,
}: {
  event: DoorList["event"];
  entries: readonly DoorEntry[];
  totals: DoorList["totals"];
}) {
  const isOver = event.date < atNursery(Date.now()).slice(0, 10);
  const missing = entries.filter(({ status }) => status === "registered").length;
  const parties = missing === 1 ? "1 registration" : `${missing} registrations`;
  return (
    <>
      <dl className="door-totals">
        <div>
          <dt>Came</dt>
          <dd data-total="came">{totals.came}</dd>
        </div>
        <div>
          <dt>{isOver ? "Did not come" : "Still expected"}</dt>
          <dd data-total="expected">{totals.expected}</dd>
        </div>
        <div>
          <dt>Walk-ins</dt>
          <dd data-total="walk-ins">{totals.walkIns}</dd>
        </div>
      </dl>
      <p className="mt-2">
        Registered and came: {peopleCount(totals.came - totals.walkIns)}.{" "}
        {isOver ? "Did not come" : "Not here yet"}: {peopleCount(totals.expected)} in {parties}.
      </p>
    </>
  );
}
