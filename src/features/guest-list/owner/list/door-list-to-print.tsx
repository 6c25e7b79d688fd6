import type { ListedEvent } from "#features/events/answers.ts";
import { paidInWords, saysPrice } from "#features/registrations/paid.ts";
import type { RegistrationStatus } from "#features/registrations/statuses.ts";
import { peopleWhoCame, statusLabels } from "#features/registrations/statuses.ts";
import { counted, peopleCount } from "#shared/both/counts-in-words.ts";
import { formatEventDate } from "#shared/both/day-in-words.ts";
import type { ListedRegistration } from "./sort-and-total-registrations.ts";

/** On paper alone: who comes to one event, A to Z, with a box to tick at the door. */
export function DoorList({
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
