import { lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import type { ListedEvent } from "#features/events/contract.ts";
import { formatEventDate } from "#features/events/rules.ts";
import { peopleCount } from "../rules.ts";
import type { EventTotal } from "./registration-list.ts";

const DoorLinkDialog = lazy(() => import("./door-link-dialog.tsx"));

/** How many come to each event, in the order of their days, and the way to its door. */
export function EventTotals({
  totals,
  events = [],
}: {
  totals: readonly EventTotal[];
  events: readonly ListedEvent[] | undefined;
}) {
  const [door, setDoor] = useState<EventTotal>();
  const places = new Map(events.map((event, place) => [event.id, { event, place }]));
  const inOrder = [...totals].sort(
    (a, b) =>
      (places.get(a.eventId)?.place ?? events.length) -
      (places.get(b.eventId)?.place ?? events.length),
  );
  return (
    <>
      <ul className="admin-totals" aria-label="Attendees by event">
        {inOrder.map((total) => {
          const event = places.get(total.eventId)?.event;
          return (
            <li key={total.eventId}>
              <span className="font-semibold">{total.title}</span>
              <span className="text-ink-soft">
                {event && `${formatEventDate(event.date)}: `}
                {comingOf(total, event)}
              </span>
              <span className="cell-actions">
                <Link
                  to={`?door-list=${total.eventId}`}
                  className="row-action"
                  aria-label={`Door list for ${total.title}`}
                >
                  Door List
                </Link>
                {event && (
                  <button
                    type="button"
                    className="row-action"
                    aria-label={`Door screen for ${total.title}`}
                    onClick={() => setDoor(total)}
                  >
                    Door Screen
                  </button>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      {door && (
        <Suspense>
          <DoorLinkDialog
            eventId={door.eventId}
            title={door.title}
            onClose={() => setDoor(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

/** "94 of 120 people in 15 registrations, 6 people waiting" */
function comingOf(
  { attendees, registrations }: EventTotal,
  event: ListedEvent | undefined,
): string {
  const people =
    event?.capacity == null
      ? peopleCount(attendees)
      : `${attendees} of ${peopleCount(event.capacity)}`;
  const waiting = event?.people.waiting ? `, ${peopleCount(event.people.waiting)} waiting` : "";
  return `${people} in ${registrations} ${registrations === 1 ? "registration" : "registrations"}${waiting}`;
}
