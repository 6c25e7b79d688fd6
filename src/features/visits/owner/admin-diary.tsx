import { Link, useSearchParams } from "react-router";
import type { PublicEvent } from "#features/events/answers.ts";
import { daysAfter } from "#features/events/days-of-copies.ts";
import { formatEventDate } from "#shared/both/day-in-words.ts";
import { todayAtNursery } from "#shared/both/nursery-time.ts";
import { adminRequest, useAdminQuery } from "#shared/browser/admin-request.ts";
import { browserStore } from "#shared/browser/page-queries.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { WhenRead } from "#ui/loading-and-empty-states.tsx";
import { AdminPage } from "#ui/owner/owner-page.tsx";
import { PersonLink } from "#ui/owner/people/person-link.tsx";
import { IfMay } from "#ui/owner/show-if-allowed.tsx";
import { useAction } from "#ui/owner/use-action.ts";
import { copyAddress } from "#ui/share-address.ts";
import { showToast } from "#ui/show-toast.ts";
import type { DiaryLink, VisitForOwner } from "../answers.ts";
import { type DiaryEntry, diaryOf, weekOf } from "./diary-days.ts";
import { visitsPath } from "./queries.ts";

const linkPath = "/api/admin/diary-link";
const copying = {
  copied: "Paste it into your calendar’s settings.",
  copyByHand: "Please copy this address",
};

/** A week of the owner's: visits and events, a day under the other on a phone, beside each other on wide screens. */
export default function AdminDiary() {
  const [address] = useSearchParams();
  const asked = address.get("week") ?? "";
  const today = todayAtNursery();
  const week = weekOf(/^\d{4}-\d\d-\d\d$/.test(asked) && Date.parse(asked) ? asked : today);
  const [first = today] = week;
  const visits = useAdminQuery<VisitForOwner[]>(visitsPath, { fresh: true });
  const events = useAdminQuery<PublicEvent[]>("/api/events");
  return (
    <AdminPage title="Diary" path="/admin-diary" links={[["/admin-visits", "Visit Requests"]]}>
      <nav aria-label="Weeks" className="mb-3 flex flex-wrap items-center gap-x-6">
        {Object.entries({
          "← Week before": `?week=${daysAfter(first, -7)}`,
          "This week": "?",
          "Week after →": `?week=${daysAfter(first, 7)}`,
        }).map(([label, to]) => (
          <Link key={label} to={to} className="inline-flex min-h-11 items-center">
            {label}
          </Link>
        ))}
      </nav>
      <WhenRead read={visits} what="visits">
        {(all) => (
          <>
            <Week days={week} today={today} entries={diaryOf(all, events.data ?? [])} />
            <VisitsToCome entries={diaryOf(all, []).filter(({ day }) => day >= today)} />
          </>
        )}
      </WhenRead>
      {/* Whoever has the address reads the diary, also when they are no helper any more. */}
      <IfMay needed="owner">
        <details className="admin-fold mt-6">
          <summary>In your own calendar</summary>
          <Address />
        </details>
      </IfMay>
    </AdminPage>
  );
}

function Week({
  days,
  today,
  entries,
}: {
  days: readonly string[];
  today: string;
  entries: readonly DiaryEntry[];
}) {
  return (
    <ol className="card grid lg:grid-cols-7">
      {days.map((day) => {
        const ofDay = entries.filter((entry) => entry.day === day);
        const [weekday, date] = formatEventDate(day).split(", ");
        return (
          <li
            key={day}
            aria-current={day === today ? "date" : undefined}
            className="border-b border-rule px-4 py-3 last:border-0 aria-[current]:bg-sage lg:min-h-56 lg:border-r lg:border-b-0 lg:px-3"
          >
            <h2 className="!text-[1.05rem]">
              {weekday}
              <span className="ml-2 font-normal text-ink-soft lg:ml-0 lg:block">{date}</span>
            </h2>
            {ofDay.length === 0 && <p className="mt-1 text-ink-soft max-lg:sr-only">Nothing yet</p>}
            <ul className="mt-1">
              {ofDay.map(({ key, time, title, to }) => (
                <li key={key} className="py-1 wrap-anywhere">
                  <span className="block text-small text-ink-soft tabular-nums">{time}</span>
                  <Link to={to} className="inline-flex min-h-11 items-center lg:min-h-8">
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ol>
  );
}

/** All of them from today on: a week shows seven days. */
function VisitsToCome({ entries }: { entries: readonly DiaryEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <section className="card admin-card mt-6" aria-labelledby="to-come">
      <h2 id="to-come">Visits to Come</h2>
      <ul className="mt-2 grid grid-cols-1">
        {entries.map(({ key, day, time, title, to, about }) => (
          <li key={key} className="border-b border-rule py-2 last:border-0 wrap-anywhere">
            <Link to={to} className="touch-link">
              {formatEventDate(day)}, {time}
            </Link>
            <br />
            {about ? <PersonLink about={about}>{title}</PersonLink> : title}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The secret address at which her own calendar program reads the same. */
function Address() {
  const read = useAdminQuery<DiaryLink>(linkPath);
  const [isBusy, act] = useAction();
  const renew = () =>
    act(async () => {
      const link = await adminRequest<DiaryLink>("POST", `${linkPath}/renew`);
      browserStore().set(linkPath, link);
      showToast({
        title: "The address is another one now",
        description: "The one before is closed.",
      });
    }, "The address could not be changed. Please try again.");
  return (
    <WhenRead read={read} failed="The address could not be read. Please try again.">
      {({ url }) => (
        <div className="grid max-w-measure gap-3">
          <p>
            Give this address to your phone’s calendar as a subscription. It shows visits by first
            name, and events. Whoever has it can read them, so keep it to yourself.
          </p>
          <TextField
            label="Address"
            readOnly
            value={url}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <p className="flex flex-wrap gap-3">
            <Button onClick={() => void copyAddress(url, copying)}>Copy</Button>
            <Button variant="secondary" busy={isBusy} onClick={() => void renew()}>
              Make It Another Address
            </Button>
          </p>
        </div>
      )}
    </WhenRead>
  );
}
