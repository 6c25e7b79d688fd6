import { Link, useSearchParams } from "react-router";
import { dollars } from "#features/registrations/paid.ts";
import { counted } from "#shared/both/counts-in-words.ts";
import { formatEventDate } from "#shared/both/day-in-words.ts";
import { todayAtNursery } from "#shared/both/nursery-time.ts";
import { useAdminQuery } from "#shared/browser/admin-request.ts";
import { WhenRead } from "#ui/loading-and-empty-states.tsx";
import { DownloadButton } from "#ui/owner/download-button.tsx";
import { AdminPage } from "#ui/owner/owner-page.tsx";
import type { Year } from "../answers.ts";
import { Bar, PeopleByMonth } from "./year-drawings.tsx";

/** A year of the nursery's beside the one before: what was held, who came, what went out, what is wished for. */
export default function AdminYear() {
  const [address] = useSearchParams();
  const thisYear = Number(todayAtNursery().slice(0, 4));
  const asked = Number(address.get("year"));
  const year = asked >= 1000 && asked <= 2999 ? asked : thisYear;
  const path = `/api/admin/years/${year}`;
  const read = useAdminQuery<Year>(path, { fresh: true });
  return (
    <AdminPage
      title={`The Year ${year}`}
      path="/admin-year"
      actions={
        <DownloadButton path={`${path}/csv`} name={`year-${year}.csv`}>
          Download for a Spreadsheet
        </DownloadButton>
      }
    >
      <WhenRead read={read} failed="The year could not be added up. Please try again.">
        {(found) => (
          <div className="grid gap-5">
            <OtherYears found={found} thisYear={thisYear} />
            <Totals found={found} />
            <Events found={found} />
            <WishedFor wishedFor={found.wishedFor} />
          </div>
        )}
      </WhenRead>
    </AdminPage>
  );
}

function OtherYears({ found: { year, firstYear }, thisYear }: { found: Year; thisYear: number }) {
  const others = [year - 1, year + 1].filter(
    (other) => other >= Math.min(firstYear, thisYear) && other <= thisYear,
  );
  if (others.length === 0) return null;
  return (
    <nav aria-label="Other years" className="flex gap-x-6">
      {others.map((other) => (
        <Link
          key={other}
          to={`/admin-year?year=${other}`}
          className="inline-flex min-h-11 items-center tabular-nums"
        >
          {other < year ? `← ${other}` : `${other} →`}
        </Link>
      ))}
    </nav>
  );
}

const figures = [
  ["came", "people came"],
  ["registered", "people registered"],
  ["events", "events"],
  ["letters", "letters"],
  ["visits", "requests for a visit"],
  ["newSubscribers", "new subscribers"],
] as const satisfies readonly (readonly [keyof Year["totals"], string])[];

function Totals({
  found: { year, totals, before, cameByMonth, cameByMonthBefore },
}: {
  found: Year;
}) {
  const isRunning = !totals.through.endsWith("-12-31");
  const until = isRunning ? ` until ${formatEventDate(before.through)}` : "";
  return (
    <section className="card admin-card" aria-labelledby="totals">
      <h2 id="totals">{isRunning ? "Until today" : "In all"}</h2>
      <p className="mt-1 text-ink-soft">
        Under it what was in {year - 1}
        {until}. Requests, subscribers and letters are those that are still kept; people who came,
        those who were counted at the door.
      </p>
      <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-3 lg:grid-cols-6">
        {figures.map(([name, label]) => (
          <div key={name} className="flex flex-col">
            <dt className="order-1 leading-tight">{label}</dt>
            <dd>
              <b className="font-serif text-[2.5rem] leading-none font-medium tabular-nums lining-nums">
                {inFigures(totals[name])}
              </b>
            </dd>
            <dd className="order-2 text-small text-ink-soft tabular-nums">
              {year - 1}: {inFigures(before[name])}
            </dd>
          </div>
        ))}
      </dl>
      {totals.paidCents + before.paidCents > 0 && (
        <p className="mt-4">
          Paid at events: {dollars(totals.paidCents)}; {year - 1}: {dollars(before.paidCents)}.
        </p>
      )}
      <PeopleByMonth year={year} came={cameByMonth} cameBefore={cameByMonthBefore} />
    </section>
  );
}

function Events({ found: { year, events, totals } }: { found: Year }) {
  const { through } = totals;
  const most = Math.max(
    1,
    ...events.map(({ registered, came }) => Math.max(registered, came ?? 0)),
  );
  return (
    <section className="card admin-card" aria-labelledby="events">
      <h2 id="events">Events</h2>
      {events.length === 0 && <p className="mt-3">No events in {year}.</p>}
      <ul className="mt-3 grid">
        {events.map(({ id, title, date, isCancelled, registered, came, paidCents }) => (
          <li
            key={id ?? `${date} ${title}`}
            className="grid gap-x-6 gap-y-1 border-b border-rule py-3 last:border-0 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]"
          >
            <p className="wrap-anywhere">
              {id === null ? (
                title
              ) : (
                <Link to={`/admin-events/${id}`} className="touch-link">
                  {title}
                </Link>
              )}
              <br />
              <span className="text-ink-soft">
                {formatEventDate(date)}
                {isCancelled && ", cancelled"}
                {id === null && ", deleted"}
              </span>
            </p>
            <div>
              <p className="tabular-nums">
                {inFigures(registered)} registered
                {came !== null && `, ${inFigures(came)} came`}
                {came === null &&
                  registered > 0 &&
                  date < through &&
                  !isCancelled &&
                  ", not counted"}
                {paidCents > 0 && `, ${dollars(paidCents)} paid`}
              </p>
              <Bar of={most} registered={registered} came={came ?? 0} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function WishedFor({ wishedFor }: Pick<Year, "wishedFor">) {
  const most = Math.max(1, ...wishedFor.map(({ lists }) => lists));
  return (
    <section className="card admin-card" aria-labelledby="wished-for">
      <h2 id="wished-for">Most wished for</h2>
      <p className="mt-1 text-ink-soft">On garden lists that came with a request for a visit.</p>
      {wishedFor.length === 0 && <p className="mt-3">No list was sent.</p>}
      <ol className="mt-3 gap-x-10 sm:columns-2">
        {wishedFor.map(({ name, lists, plants }) => (
          <li key={name} className="break-inside-avoid py-2">
            <p className="flex justify-between gap-x-4 wrap-anywhere">
              <span>{name}</span>
              <span className="shrink-0 text-ink-soft tabular-nums">
                {counted(lists, "list")}, {counted(plants, "plant")}
              </span>
            </p>
            <Bar of={most} came={lists} />
          </li>
        ))}
      </ol>
    </section>
  );
}

const inFigures = (count: number | null) => count?.toLocaleString("en-US") ?? "–";
