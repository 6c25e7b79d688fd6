import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { tooFewPlaces } from "#features/registrations/who-is-offered-places.ts";
import { counted, peopleCount } from "#shared/both/counts-in-words.ts";
import { formatEventDate } from "#shared/both/day-in-words.ts";
import { momentInWords, todayAtNursery } from "#shared/both/nursery-time.ts";
import { adminRequest, useAdminQuery } from "#shared/browser/admin-request.ts";
import { ButtonLink } from "#ui/button.tsx";
import { OwnAddressField } from "#ui/owner/enter-missing-detail.tsx";
import { RowAction } from "#ui/owner/row-action.tsx";
import { IfMay } from "#ui/owner/show-if-allowed.tsx";
import { useAction } from "#ui/owner/use-action.ts";
import type { Today } from "../answers.ts";

const todayPath = "/api/admin/today";

const band =
  "card mb-5 grid gap-x-8 gap-y-[0.6rem] px-[clamp(1rem,2.5vw,1.75rem)] py-[0.85rem] lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center print:hidden";
const nextEvent = "flex flex-wrap items-center gap-x-5 gap-y-[0.1rem]";
const serious = "font-semibold text-rubric";

const here = "/admin-dashboard";
const shortcuts = [
  [here, "Add Registration", ["people"]],
  ["/admin-letters/new", "Write a Letter", ["blog", "people"]],
  ["/admin-blog?new", "New Post", ["blog"]],
  ["/admin-plants", "Mark a Plant", ["plants"]],
] as const;

/** What the owner wants to know first: who comes next, what is new, what waits, what went wrong. */
export function TodayBand() {
  // The list stays narrowed to the event that it shows, and somebody is added to that one.
  const adding = new URLSearchParams(useLocation().search);
  adding.set("add", adding.get("event") ?? "");
  const { data, isError, refetch } = useAdminQuery<Today>(todayPath);
  // The list below reports by itself that nothing can be read.
  if (!data) return isError ? null : <div className={`${band} min-h-36`} />;
  return (
    <section className={band} aria-label="Today">
      <WantsAnswer today={data} onDone={refetch} />
      <IfMay needed={["people"]}>
        <NextEvent event={data.nextEvent} />
      </IfMay>
      <ul className="col-span-full lg:order-1 lg:flex lg:flex-wrap lg:gap-x-8 lg:border-t lg:border-rule lg:pt-[0.4rem]">
        <News today={data} onDone={refetch} />
      </ul>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {shortcuts.map(([to, label, needed]) => (
          <IfMay key={to} needed={needed}>
            <ButtonLink variant="secondary" to={to === here ? `${here}?${adding}` : to}>
              {label}
            </ButtonLink>
          </IfMay>
        ))}
      </div>
    </section>
  );
}

function NextEvent({ event }: { event: Today["nextEvent"] }) {
  if (!event) {
    return (
      <p className={nextEvent}>
        No event is planned.{" "}
        <IfMay needed={[]}>
          <Link to="/admin-events">Plan one</Link>
        </IfMay>
      </p>
    );
  }
  const { id, title, date, time, people, capacity, waiting } = event;
  return (
    <div className={nextEvent}>
      <p className="today-figure font-serif text-[1.25rem]">
        <b className="text-[2.75rem] leading-none font-medium tabular-nums lining-nums">
          {people.toLocaleString("en-US")}
        </b>{" "}
        {capacity === null ? "coming" : `of ${counted(capacity, "place", "places")}`}
      </p>
      <p>
        <Link to={`/admin-events/${id}`} className="touch-link">
          {title}
        </Link>
        <br />
        {formatEventDate(date)},{" "}
        <span className="inline-block">
          {time}
          {waiting > 0 && " ·"}
        </span>{" "}
        {waiting > 0 && (
          <span className="inline-block">{counted(waiting, "person waits", "people wait")}</span>
        )}
      </p>
      {date === todayAtNursery() && <ButtonLink to={`/admin-events/${id}`}>To the Door</ButtonLink>}
    </div>
  );
}

/** What waits for the owner, each with the button that leads to it or does it. Nothing if nothing waits. */
function WantsAnswer({ today, onDone }: { today: Today; onDone: () => Promise<unknown> }) {
  const { visitRequestsWaiting, failedLetters, offers, fullEvents, doubles, ownerAddress } = today;
  const offeringEvents = [...new Set(offers.map(({ eventId }) => eventId))];
  const offersOf = (id: number) => offers.filter(({ eventId }) => eventId === id);
  return (
    <ul
      aria-label="Wants an answer"
      className="col-span-full border-b border-rule empty:hidden [&>li]:flex [&>li]:items-center [&>li]:justify-between [&>li]:gap-x-4 [&>li]:border-b [&>li]:border-rule [&>li]:wrap-anywhere [&>li]:last:border-0"
    >
      {failedLetters.count > 0 && (
        <li>
          <span className={serious}>
            {counted(failedLetters.count, "letter was", "letters were")} not sent
            {failedLetters.reason && <>: {failedLetters.reason}</>}
          </span>{" "}
          {/* Told until the owner has read it: what is not sent again by then stays on its own screen. */}
          <Dismiss
            path={`${todayPath}/dismiss-failed-letters`}
            body={{ through: failedLetters.lastAt }}
            onDone={onDone}
          />
        </li>
      )}
      {visitRequestsWaiting > 0 && (
        <Wanted to="/admin-visits" button="Answer">
          {counted(visitRequestsWaiting, "visit request waits", "visit requests wait")}
        </Wanted>
      )}
      {offeringEvents.map((id) => (
        <Wanted key={id} to={`/admin-events/${id}?status=offered`} button="See Them">
          {offersOf(id)[0]?.eventTitle}: places offered to{" "}
          {offersOf(id).map(offerInWords).join("; ")}
        </Wanted>
      ))}
      {fullEvents.map(({ id, title, waiting, placesLeft, firstInLine }) => (
        <Wanted
          key={id}
          to={`/admin-events/${id}${waiting > 0 ? "?status=waiting" : ""}`}
          button={waiting > 0 ? "See Who Waits" : "See It"}
        >
          {placesLeft > 0 && firstInLine
            ? `${title}: ${tooFewPlaces(placesLeft, firstInLine)}`
            : `${title} is full${waiting > 0 ? `; ${counted(waiting, "person waits", "people wait")}` : ""}`}
        </Wanted>
      ))}
      {doubles.map(({ id, eventId, eventTitle, fullName }) => (
        <Wanted key={id} to={`/admin-events/${eventId}?compare=${id}`} button="Compare">
          {eventTitle}: {fullName} may be registered twice
        </Wanted>
      ))}
      {ownerAddress === "pending" && (
        <Wanted to="/admin-owner-mail" button="See It">
          Your email address waits: please open the link in the letter to it.
        </Wanted>
      )}
      {ownerAddress === "missing" &&
        // Asked at the first visit, and after it reminded of.
        (today.sinceLastVisit === null ? (
          <li className="py-2 [&>div]:grow">
            <OwnAddressField hint={addressMissing} onSaved={onDone} />
          </li>
        ) : (
          <Wanted to="/admin-owner-mail" button="Give It">
            {addressMissing}
          </Wanted>
        ))}
    </ul>
  );
}

const addressMissing =
  "Without your own email address no notices reach you, and no link for a lost password.";

function Wanted({ to, button, children }: { to: string; button: string; children: ReactNode }) {
  return (
    <li>
      <span className="min-w-0 flex-1 py-[0.35rem]">{children}</span>
      <RowAction to={to}>{button}</RowAction>
    </li>
  );
}

/** "Ann Lee (2 people) until May 2, 4:00 PM", with the telephone number of who cannot be written to. */
function offerInWords({ fullName, attendeesCount, phone, until }: Today["offers"][number]): string {
  const call = phone === null ? "" : `, ${phone || "no telephone number"}, please call`;
  return `${fullName} (${peopleCount(attendeesCount)}${call}) until ${momentInWords(until)}`;
}

function News({ today, onDone }: { today: Today; onDone: () => Promise<unknown> }) {
  const { sinceLastVisit, plantsToLookAt, backup } = today;
  return (
    <>
      {!today.isMailConnected && (
        <IfMay needed={[]}>
          <Line>
            No mail server is connected: letters are kept as files.{" "}
            <Link to="/admin-letters/settings">How to connect one</Link>
          </Line>
        </IfMay>
      )}
      {sinceLastVisit && (
        <Line>
          Since {momentInWords(sinceLastVisit.since)}:{" "}
          {counted(sinceLastVisit.registrations, "new registration", "new registrations")},{" "}
          {counted(sinceLastVisit.subscribers, "new subscriber", "new subscribers")}
        </Line>
      )}
      {today.newHelpers.length > 0 && (
        <Line>
          <Link to="/admin-helpers">{today.newHelpers.join(", ")} accepted your invitation</Link>
        </Line>
      )}
      {today.isPasswordAlone && (sinceLastVisit || !backup) && (
        <Line>
          Your password alone signs you in.{" "}
          <Link to="/admin-password">Add a passkey or a second factor</Link>{" "}
          <Dismiss path="/api/admin/signing-in/keep-password-alone" onDone={onDone} />
        </Line>
      )}
      {plantsToLookAt > 0 && (
        <Line>
          <Link to="/admin-plants">
            {counted(plantsToLookAt, "plant is", "plants are")} due to be looked at again
          </Link>
        </Line>
      )}
      {backup && (
        <Line>
          <Link to="/admin-backup" className={backup.isTooOld ? serious : undefined}>
            {backup.message}
          </Link>
          {backup.nightlyAt && ` Nightly copy: ${momentInWords(backup.nightlyAt)}.`}
        </Line>
      )}
    </>
  );
}

function Line({ children }: { children: ReactNode }) {
  return (
    <li className="py-[0.15rem] wrap-anywhere [&>a]:inline-flex [&>a]:min-h-7 [&>a]:items-center pointer-coarse:[&>a]:min-h-11">
      {children}
    </li>
  );
}

function Dismiss({
  path,
  body,
  onDone,
}: {
  path: string;
  body?: object;
  onDone: () => Promise<unknown>;
}) {
  const [isBusy, act] = useAction();
  const dismiss = () =>
    act(async () => {
      await adminRequest("POST", path, { body });
      await onDone();
    }, "The notice could not be dismissed. Please try again.");
  return (
    <RowAction aria-disabled={isBusy} onClick={() => void dismiss()}>
      Dismiss
    </RowAction>
  );
}
