import { Link } from "react-router";
import { counted, placesCount } from "#shared/both/counts-in-words.ts";
import { formatEventDate } from "#shared/both/day-in-words.ts";
import { Badge } from "#ui/card.tsx";
import { RowAction } from "#ui/owner/row-action.tsx";
import type { EventLine } from "./order-events-for-totals.ts";

/** Past events are folded away where there are more of them. */
const mostPastShown = 4;

const mostEmptyShown = 3;

/** How many come to each event, in the order of their days, and the way to each. */
export function EventTotals({
  lines,
  onAdd,
}: {
  lines: readonly EventLine[];
  onAdd: (eventId: number) => void;
}) {
  const past = lines.filter(({ isPast }) => isPast);
  const toCome = lines.filter(({ isPast }) => !isPast);
  const shown = toCome.filter(
    ({ total, event }, place) =>
      place < mostEmptyShown || total.registrations > 0 || event?.people.registrations !== 0,
  );
  const later = toCome.filter((line) => !shown.includes(line));
  const list = (some: readonly EventLine[], label: string) => (
    <ul
      className="mt-3 mb-5 grid grid-cols-[repeat(auto-fill,minmax(min(21rem,100%),1fr))] gap-x-8"
      aria-label={label}
    >
      {some.map((line) => (
        <Line key={line.eventId} {...{ line, onAdd }} />
      ))}
    </ul>
  );
  return (
    <>
      {shown.length > 0 && list(shown, "Attendees by event")}
      {later.length > 0 && (
        <details className="admin-fold">
          <summary>Later events without registrations ({later.length})</summary>
          {list(later, "Later events without registrations")}
        </details>
      )}
      {past.length > 0 && (
        <details className="admin-fold" open={past.length <= mostPastShown}>
          <summary>Past events ({past.length})</summary>
          {list(past, "Attendees by past event")}
        </details>
      )}
    </>
  );
}

function Line({ line, onAdd }: { line: EventLine; onAdd: (eventId: number) => void }) {
  const { eventId, title, day, event, total } = line;
  const name = day ? `${title}, ${day}` : title;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] content-start gap-x-3 border-b border-rule py-[0.3rem] wrap-anywhere">
      <span className="col-span-full font-semibold">
        <Link
          // One that is gone has no page of its own.
          to={event ? `/admin-events/${eventId}` : `?event=${eventId}`}
          className="mr-1 inline-flex min-h-11 items-center lg:pointer-fine:min-h-7"
        >
          {title}
        </Link>{" "}
        {event?.status === "cancelled" && <Badge tone="rubric">Cancelled</Badge>}
      </span>
      {event && <span className="text-ink-soft">{formatEventDate(event.date)}</span>}
      <span className="text-ink-soft">{comingOf(line)}</span>
      {event && (
        <span className="cell-actions col-start-2 row-[2/span_2] self-end">
          <RowAction onClick={() => onAdd(eventId)} aria-label={`Add registration for ${name}`}>
            Add
          </RowAction>
          {total.registrations > 0 && (
            <RowAction
              to={`/admin-letters/new?event=${eventId}`}
              aria-label={`Write to the people of ${name}`}
            >
              Write
            </RowAction>
          )}
        </span>
      )}
    </li>
  );
}

/** "94 of 120 places in 15 registrations; 80 came; 6 more wait". "People" are a row's. */
function comingOf({ event, total: { attendees, registrations, came } }: EventLine): string {
  if (registrations === 0 && !event?.people.waiting) {
    return event?.capacity == null
      ? "Nobody has registered"
      : `Nobody has registered; ${placesCount(event.capacity)}`;
  }
  const taken = event?.people.taken ?? attendees;
  const places =
    event?.capacity == null ? placesCount(taken) : `${taken} of ${placesCount(event.capacity)}`;
  const waiting = event?.people.waiting
    ? `; ${counted(event.people.waiting, "more waits", "more wait")}`
    : "";
  return `${places} in ${counted(registrations, "registration")}${came > 0 ? `; ${came} came` : ""}${waiting}`;
}
