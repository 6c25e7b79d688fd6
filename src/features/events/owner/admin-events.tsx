import { Link } from "react-router";
import type { Letter } from "#features/letters/answers.ts";
import { counted } from "#shared/both/counts-in-words.ts";
import { formatEventDate } from "#shared/both/day-in-words.ts";
import { foldText } from "#shared/both/fold-text.ts";
import { todayAtNursery } from "#shared/both/nursery-time.ts";
import { useAdminQuery } from "#shared/browser/admin-request.ts";
import { useEdited, useOwnerList } from "#shared/browser/use-owner-list.ts";
import { Button } from "#ui/button.tsx";
import { Badge } from "#ui/card.tsx";
import { FramedPicture } from "#ui/framed-picture.tsx";
import { EmptyState } from "#ui/loading-and-empty-states.tsx";
import { OwnerList } from "#ui/owner/owner-list.tsx";
import { AdminPage } from "#ui/owner/owner-page.tsx";
import { RowAction } from "#ui/owner/row-action.tsx";
import { IfMay } from "#ui/owner/show-if-allowed.tsx";
import type { ListedEvent } from "../answers.ts";
import { splitByDay } from "../calendar-order.ts";
import { afterPlacesTaken } from "../places-taken-in-words.ts";
import { EventChanges } from "./event-changes.tsx";
import { EventDialog } from "./event-dialog.tsx";
import { adminEventsPath } from "./queries.ts";

const focusOnCreate = () => document.getElementById("create-event")?.focus();

const textOf = ({ title, location, date }: ListedEvent) =>
  foldText(`${title}\n${location}\n${formatEventDate(date)}`);

/** The owner's list of events. Each has its own page; it can also be edited here. */
export default function AdminEvents() {
  const read = useAdminQuery<ListedEvent[]>(adminEventsPath);
  const list = useOwnerList(read.data, { textOf });
  const { data: letters = [] } = useAdminQuery<Letter[]>("/api/admin/letters", { fresh: true });
  const [edited, setEdited] = useEdited("event", "new");

  const cardsOf = (events: readonly ListedEvent[], Title: "h2" | "h3") => (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(21rem,100%),1fr))] gap-5">
      {events.map((event) => (
        <AdminEventCard
          key={event.id}
          {...{ event, Title }}
          lastLetter={letters.find(({ eventId, about }) => about !== null && eventId === event.id)}
        />
      ))}
    </ul>
  );

  function contents(events: readonly ListedEvent[]) {
    const { upcoming, past } = splitByDay(events, todayAtNursery());
    return (
      <>
        {upcoming.length > 0 && cardsOf(upcoming, "h2")}
        {past.length > 0 && (
          <section aria-labelledby="past-events" className="mt-8 border-t border-rule pt-4">
            <h2 id="past-events" className="mb-3 text-title">
              Past events
            </h2>
            {cardsOf(past, "h3")}
          </section>
        )}
      </>
    );
  }

  return (
    <AdminPage
      title="Event Management"
      path="/admin-events"
      hasLogout
      links={[["/admin", "Back to Dashboard"]]}
      actions={
        <IfMay needed={[]}>
          <Button id="create-event" disabled={!read.data} onClick={() => setEdited("new")}>
            Create Event
          </Button>
        </IfMay>
      }
    >
      <OwnerList
        {...{ list, read }}
        what="events"
        find="Find an event"
        count={(found) => counted(found, "event")}
        empty={<EmptyState title="No events yet" />}
      >
        {contents}
      </OwnerList>
      {edited === "new" && <EventDialog event={undefined} onClose={() => setEdited(undefined)} />}
    </AdminPage>
  );
}

function AdminEventCard({
  event,
  Title,
  lastLetter,
}: {
  event: ListedEvent;
  Title: "h2" | "h3";
  /** The last letter that told its people of a change. */
  lastLetter: Letter | undefined;
}) {
  const { title, description, date, time, location, imageUrl, registrationsCount, status, people } =
    event;
  return (
    <li className="card admin-event flex flex-col gap-[0.4rem] p-5 wrap-anywhere">
      <p className="flex items-baseline justify-between gap-x-4 font-semibold">
        <time dateTime={date}>{formatEventDate(date)}</time>
        <span className="flex-none font-serif text-[1.15rem] font-normal">
          <b className="text-[2.25rem] leading-none font-medium tabular-nums lining-nums">
            {people.taken.toLocaleString("en-US")}
          </b>{" "}
          {afterPlacesTaken(event)}
        </span>
      </p>
      <Title className="text-[1.4rem]">
        <Link to={`/admin-events/${event.id}`} className="inline-flex min-h-11 items-center">
          {title}
        </Link>
      </Title>
      <div className="flex items-start gap-4 [&>div]:w-26 [&>div]:flex-none">
        {imageUrl && <FramedPicture src={imageUrl} focus={event.pictureFocus} fallback={null} />}
        <p className="text-ink-soft">
          {time}
          <br />
          {location}
        </p>
      </div>
      <p className="line-clamp-3 whitespace-pre-line">{description}</p>
      <p className="flex gap-2">
        <Badge>{counted(registrationsCount, "registration")}</Badge>{" "}
        {status === "cancelled" && <Badge tone="rubric">Cancelled</Badge>}
      </p>
      <div className="mt-auto -mb-2 -ml-2">
        <RowAction
          to={`/admin-events/${event.id}?add=${event.id}`}
          aria-label={`Add registration for ${title}`}
        >
          Add Registration
        </RowAction>
        <IfMay needed={[]}>
          <EventChanges {...{ event, lastLetter }} onDeleted={focusOnCreate} />
        </IfMay>
      </div>
    </li>
  );
}
