import { type ReactNode, useEffect, useMemo } from "react";
import { useSearchParams } from "react-router";
import type { ListedEvent } from "#features/events/answers.ts";
import { afterPlacesTaken } from "#features/events/places-taken-in-words.ts";
import { paidInWords, paidTotalInWords, saysPrice } from "#features/registrations/paid.ts";
import {
  peopleWhoCame,
  type RegistrationStatus,
  statusLabels,
} from "#features/registrations/statuses.ts";
import {
  areTooFew,
  firstInLine,
  freePlaces,
  tooFewPlaces,
} from "#features/registrations/who-is-offered-places.ts";
import { counted, peopleCount } from "#shared/both/counts-in-words.ts";
import { formatEventDate } from "#shared/both/day-in-words.ts";
import { todayAtNursery } from "#shared/both/nursery-time.ts";
import { Badge } from "#ui/card.tsx";
import { WhenRead } from "#ui/loading-and-empty-states.tsx";
import { HistoryOfThing } from "#ui/owner/history-of-thing.tsx";
import { AdminPage } from "#ui/owner/owner-page.tsx";
import { RowAction } from "#ui/owner/row-action.tsx";
import { RegistrationOverview } from "./list/guest-list-with-filters.tsx";
import {
  doorList,
  type ListedRegistration,
  statusIn,
} from "./list/sort-and-total-registrations.ts";
import { refreshRegistrations } from "./registration-actions.ts";
import { useGuestList } from "./use-guest-list.ts";

/** One event: how many come, what can be done about it, and who they are. On paper, the list for its door. */
export function EventScreen({
  eventId,
  actions,
}: {
  eventId: number;
  actions: (event: ListedEvent) => ReactNode;
}) {
  const guestList = useGuestList();
  const { places, rows: all } = guestList;
  const [search] = useSearchParams();
  const status = statusIn(search);
  const rows = useMemo(() => all.filter((row) => row.eventId === eventId), [all, eventId]);
  // The dashboard may have read the list an hour ago, and has a button for that.
  useEffect(() => void refreshRegistrations(), []);
  const event = places.data?.find(({ id }) => id === eventId);

  return (
    <AdminPage title={event?.title ?? "Event"} path={`/admin-events/${eventId}`}>
      <WhenRead read={{ ...places, data: places.data && { event } }} what="events">
        {({ event }) =>
          event ? (
            <>
              <div className="print:hidden">
                <Figures event={event} paid={paidTotalInWords(rows)} />
                <PlacesTooFew {...{ event, rows }} />
                {actions(event)}
                <RegistrationOverview {...{ guestList, rows, event }} />
                <HistoryOfThing kind="event" thing={eventId} />
              </div>
              <DoorList event={event} rows={doorList(rows, eventId, status)} status={status} />
            </>
          ) : (
            <p>This event is no longer there.</p>
          )
        }
      </WhenRead>
    </AdminPage>
  );
}

function PlacesTooFew({
  event,
  rows,
}: {
  event: ListedEvent;
  rows: readonly ListedRegistration[];
}) {
  const first = firstInLine(rows);
  const free = freePlaces(event.capacity, event.people.taken);
  const isToCome = event.status === "scheduled" && event.date >= todayAtNursery();
  if (!first || !areTooFew(free, first) || !isToCome) return null;
  return (
    <p>
      {tooFewPlaces(free, first)}. If fewer of them come, enter that, and they are offered what is
      free.{event.takesRegistrations && " Until then whoever registers first may have it."}{" "}
      <RowAction to={`/edit-registration/${first.id}`}>Offer Fewer</RowAction>
    </p>
  );
}

function Figures({ event, paid }: { event: ListedEvent; paid: string | undefined }) {
  const { date, time, location, status, people } = event;
  const parts = [
    ["registered", people.registered],
    ["offered", people.offered],
    ["came", people.came],
    ["waiting", people.waiting],
    ["cancelled", people.cancelled],
  ] as const;
  return (
    <section aria-label="How many come" className="mb-2 grid grid-cols-1 gap-1">
      <p>
        {formatEventDate(date)}, {time}, {location}{" "}
        {status === "cancelled" && <Badge tone="rubric">Cancelled</Badge>}
      </p>
      <p className="flex flex-wrap items-baseline gap-x-4">
        <span className="event-figure font-serif text-[1.25rem]">
          <b className="text-[2.75rem] leading-none font-medium tabular-nums lining-nums">
            {people.taken.toLocaleString("en-US")}
          </b>{" "}
          {afterPlacesTaken(event)}
        </span>
        {parts
          .filter(([, count]) => count > 0)
          .map(([part, count]) => (
            <RowAction key={part} to={`?status=${part}`} className="px-0! tabular-nums">
              {count.toLocaleString("en-US")} {part}
            </RowAction>
          ))}
      </p>
      {paid && <p>Paid: {paid}</p>}
    </section>
  );
}

/** On paper alone: who comes to one event, A to Z, with a box to tick at the door. */
function DoorList({
  event,
  rows,
  status,
}: {
  event: ListedEvent;
  rows: readonly ListedRegistration[];
  /** Its status filter; without one, all who hold places. */
  status: RegistrationStatus | undefined;
}) {
  const attendees = rows.reduce((sum, row) => sum + row.attendeesCount, 0);
  const came = peopleWhoCame(rows);
  const hasPrice = saysPrice(event.cost);
  return (
    <section className="hidden print:block" aria-labelledby="door-list-title">
      <h1 id="door-list-title" className="text-title">
        Door List: {event.title}
      </h1>
      <p>
        {formatEventDate(event.date)}, {event.time}
      </p>
      <p>
        {peopleCount(attendees)} in {counted(rows.length, "registration")}
        {came > 0 && `, ${came} came`}, by last name
        {status && `. Only those with the status “${statusLabels[status]}”.`}
      </p>
      {rows.length === 0 ? (
        <p className="mt-6">
          {status ? "There is nobody with this status." : "Nobody has registered yet."}
        </p>
      ) : (
        <table className="mt-4 w-full border-collapse [&_td]:whitespace-nowrap [&_tr]:break-inside-avoid [&_:is(th,td)]:border-b [&_:is(th,td)]:border-rule [&_:is(th,td)]:py-2 [&_:is(th,td)]:pr-3 [&_:is(th,td)]:text-start [&_:is(th,td)]:align-baseline">
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">Arrived</span>
                <span aria-hidden="true">✓</span>
              </th>
              <th scope="col">Name</th>
              <th scope="col">Attendees</th>
              <th scope="col">Phone</th>
              {hasPrice && <th scope="col">Paid</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <td>
                  <span className="inline-block size-[1.1rem] border-[1.5px] border-current text-center leading-none align-[-0.15rem]">
                    {row.status === "came" && "✓"}
                  </span>
                </td>
                <th scope="row">
                  {row.fullName}
                  {row.status === "offered" && " (only offered a place)"}
                </th>
                <td>
                  {peopleCount(row.attendeesCount)}
                  {row.status === "came" && `, ${peopleWhoCame([row])} came`}
                </td>
                <td>{row.phone}</td>
                {hasPrice && <td>{row.paid && paidInWords(row.paid)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
