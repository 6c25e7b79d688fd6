import { Link } from "react-router";
import { peopleCount } from "../rules.ts";
import type { EventTotal } from "./registration-list.ts";

/** How many come to each event, and the way to its door list. */
export function EventTotals({ totals }: { totals: readonly EventTotal[] }) {
  return (
    <ul className="admin-totals" aria-label="Attendees by event">
      {totals.map(({ eventId, title, registrations, attendees }) => (
        <li key={eventId}>
          <span className="font-semibold">{title}</span>
          <span className="text-ink-soft">
            {peopleCount(attendees)} in {registrations}{" "}
            {registrations === 1 ? "registration" : "registrations"}
          </span>
          <Link
            to={`?door-list=${eventId}`}
            className="row-action"
            aria-label={`Door list for ${title}`}
          >
            Door List
          </Link>
        </li>
      ))}
    </ul>
  );
}
