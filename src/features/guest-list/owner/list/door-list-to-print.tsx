import { useSearchParams } from "react-router";
import type { Event } from "#features/events/answers.ts";
import type { RegistrationStatus } from "#features/registrations/statuses.ts";
import { peopleWhoCame, statusLabels } from "#features/registrations/statuses.ts";
import { counted, peopleCount } from "#shared/both/counts-in-words.ts";
import { formatEventDate } from "#shared/both/day-in-words.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { type ListedRegistration, unknownEvent } from "./sort-and-total-registrations.ts";

/** Who comes to one event, A to Z, with a box to tick at the door. Made for paper. */
export function DoorList({
  event,
  rows,
  status,
}: {
  event: Event | undefined;
  rows: readonly ListedRegistration[];
  /** Whom it is narrowed to; all who hold places where it is not. */
  status: RegistrationStatus | undefined;
}) {
  const [search] = useSearchParams();
  const back = new URLSearchParams(search);
  back.delete("door-list");
  const attendees = rows.reduce((sum, row) => sum + row.attendeesCount, 0);
  const came = peopleWhoCame(rows);
  return (
    <section className="max-w-text print:max-w-none" aria-labelledby="door-list-title">
      <div className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-2 print:hidden">
        <ButtonLink variant="secondary" to={`/admin-dashboard${back.size > 0 ? `?${back}` : ""}`}>
          Back to Registrations
        </ButtonLink>
        <Button onClick={() => window.print()}>Print</Button>
      </div>
      <h2 id="door-list-title">Door List: {event?.title ?? unknownEvent}</h2>
      {event && (
        <p>
          {formatEventDate(event.date)}, {event.time}
        </p>
      )}
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
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <td>
                  <span className="inline-block size-[1.1rem] border-[1.5px] border-current align-[-0.15rem]" />
                </td>
                <th scope="row">{row.fullName}</th>
                <td>
                  {peopleCount(row.attendeesCount)}
                  {row.status === "came" && `, ${peopleWhoCame([row])} came`}
                </td>
                <td>{row.phone}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
