import type { RegistrationStatus } from "#features/registrations/statuses.ts";
import { statusLabels } from "#features/registrations/statuses.ts";
import { TextField } from "#ui/field.tsx";
import type { EventChoice } from "./event-lines-of-totals.ts";
import type { Sorting, SortKey } from "./registration-list.ts";
import { startsDescending } from "./registration-table.tsx";

const orders: readonly (readonly [SortKey, string])[] = [
  ["registered", "Newest first"],
  ["name", "Name"],
  ["event", "Event"],
  ["contact", "Email"],
  ["attendees", "Attendees"],
  ["letter", "Letter"],
];

/** Finding, choosing an event and, where the table has no heads to click, the order. */
export function ListTools({
  words,
  onWords,
  eventId,
  onEvent,
  status,
  onStatus,
  events,
  sorting,
  onSort,
}: {
  words: string;
  onWords: (words: string) => void;
  eventId: number | undefined;
  onEvent: (eventId: number | undefined) => void;
  status: RegistrationStatus | undefined;
  onStatus: (status: RegistrationStatus | undefined) => void;
  /** What can be chosen, in this order. */
  events: readonly EventChoice[];
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
}) {
  return (
    <search className="admin-find">
      <TextField
        label="Find by name, email or phone, or address"
        type="search"
        autoComplete="off"
        value={words}
        onChange={(event) => onWords(event.currentTarget.value)}
      />
      <label className="grid content-start gap-1.5">
        <span className="font-semibold">Event</span>
        <select
          className="control"
          value={eventId ?? ""}
          onChange={({ currentTarget: { value } }) =>
            onEvent(value === "" ? undefined : Number(value))
          }
        >
          <option value="">All events</option>
          {events.map(({ eventId: id, title, day }) => (
            <option key={id} value={id}>
              {title}
              {day && `, ${day}`}
            </option>
          ))}
        </select>
      </label>
      <label className="grid content-start gap-1.5">
        <span className="font-semibold">Status</span>
        <select
          className="control"
          value={status ?? ""}
          onChange={({ currentTarget: { value } }) =>
            onStatus(value === "" ? undefined : (value as RegistrationStatus))
          }
        >
          <option value="">Every status</option>
          {Object.entries(statusLabels).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label className="admin-order">
        <span className="font-semibold">Order</span>
        <select
          className="control"
          value={sorting.by}
          onChange={({ currentTarget: { value } }) =>
            onSort({ by: value as SortKey, descending: startsDescending(value as SortKey) })
          }
        >
          {orders.map(([key, label]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </search>
  );
}
