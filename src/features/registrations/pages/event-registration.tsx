import { useState } from "react";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useSearchParams,
} from "react-router";
import type { PublicEvent } from "#features/events/answers.ts";
import { registerPath, tourEventId } from "#features/events/event-addresses.ts";
import { eventState, eventStates, nextEvent, stateInWords } from "#features/events/event-state.ts";
import { eventsQuery, todayQuery, useToday } from "#features/events/pages/queries.ts";
import { formatEventDate } from "#shared/both/day-in-words.ts";
import { loadPage, loadQuery, prefetchPage, usePageQuery } from "#shared/browser/page-queries.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Card, Fact } from "#ui/card.tsx";
import { FramedPicture } from "#ui/framed-picture.tsx";
import { EmptyState, WhenRead } from "#ui/loading-and-empty-states.tsx";
import { PageHeader } from "#ui/page-and-section-headings.tsx";
import { EmailLink, PhoneLink } from "#ui/phone-and-email-links.tsx";
import { sharePicture } from "#ui/share-picture-address.ts";
import { PageHead } from "#ui/title-and-metadata.tsx";
import { RegistrationFormSection } from "./registration-form.tsx";
import {
  type KeptRegistration,
  registerWithoutJavaScript,
} from "./registration-without-javascript.ts";
import { ThankYouPanel } from "./thank-you-panel.tsx";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await loadPage(context, todayQuery);
  const events = await loadQuery(context, eventsQuery);
  const { searchParams } = new URL(request.url);
  const isKnown = events.some(({ id }) => id === eventIdIn(searchParams));
  return data(null, { status: isKnown || !searchParams.has("event") ? 200 : 404 });
}

export const clientLoader = () => prefetchPage(eventsQuery, todayQuery);

/** The form without JavaScript. */
export function action({ request, context }: ActionFunctionArgs) {
  return registerWithoutJavaScript(request, context, eventIdIn(new URL(request.url).searchParams));
}

/** The event that `?event=N` names; the plain page is the tour's. NaN for an invalid number. */
function eventIdIn(search: URLSearchParams): number {
  const wanted = search.get("event");
  if (wanted === null) return tourEventId;
  return /^[1-9]\d{0,8}$/.test(wanted) ? Number(wanted) : Number.NaN;
}

/** The page that registers for an event, as the event is stored. */
export default function EventRegistrationPage() {
  const events = usePageQuery(eventsQuery);
  const posted = useActionData<typeof action>();
  const [search] = useSearchParams();
  const id = eventIdIn(search);
  // Switching to another event starts over, although the page is the same.
  const [kept, setKept] = useState<{ eventId: number; registered: KeptRegistration }>();
  const today = useToday();
  const event = events.data?.find((candidate) => candidate.id === id);
  const title = event?.title ?? (id === tourEventId ? "Summer Garden Tour and Talk" : "Event");
  const registered = kept?.eventId === id ? kept.registered : posted?.registered;
  const isOpen = event && (event.takesRegistrations !== false || registered);

  return (
    <>
      <PageHead
        title={`${title} Registration`}
        description={`Register for the ${title}: when it is, how to find us, and a form that takes a minute.`}
        path={events.isSuccess && !event && id !== tourEventId ? undefined : registerPath({ id })}
        image={id === tourEventId ? "/share/event-summer-tour.png" : sharePicture(event?.imageUrl)}
      />
      {/* Nobody is asked who is coming where nobody can. */}
      <PageHeader
        title={`${title} Registration`}
        lead={
          events.isSuccess && !isOpen
            ? undefined
            : /\b(?:talk|class|workshop|dinner)\b/i.test(title)
              ? "Tell us who is coming, and we will set out the chairs."
              : "Tell us who is coming, and we will look out for you."
        }
      />
      <div className="page-x pb-16 sm:pb-24 print:pb-0">
        <WhenRead
          read={events}
          loading="Loading events..."
          failed="We could not load the event. Please try again."
        />
        {events.isSuccess && !event && (
          <EmptyState title="There is no event at this address (any more).">
            <ButtonLink to="/events">See our events</ButtonLink>
          </EmptyState>
        )}
        {event && (
          <div className="mx-auto grid max-w-5xl grid-cols-1 gap-8 lg:grid-cols-[2fr_3fr] lg:gap-14 print:block">
            {/* What is printed after registering is the panel, which has the details, too. */}
            <div className={registered ? "print:hidden" : undefined}>
              <EventDetails event={event} />
            </div>
            {registered && <ThankYouPanel event={event} registered={registered} />}
            {!registered && isOpen && (
              <RegistrationFormSection
                key={id}
                event={event}
                posted={posted}
                onRegistered={(registered) => setKept({ eventId: id, registered })}
              />
            )}
            {!isOpen && <ClosedNote event={event} next={nextEvent(events.data, today)} />}
          </div>
        )}
      </div>
    </>
  );
}

function EventDetails({ event }: { event: PublicEvent }) {
  const today = useToday();
  // If the event is closed or cancelled, it is shown instead of the form.
  const isOff = ["closed", "cancelled"].includes(eventState(event, today));
  const note = !isOff && stateInWords(event, today);
  return (
    <section
      aria-labelledby="event-details"
      className="gap-x-10 wrap-anywhere sm:max-lg:grid sm:max-lg:grid-cols-2"
    >
      <h2 id="event-details" className="col-span-2 text-title">
        Event Details
      </h2>
      {/* On a phone the form should not be a screen further away for a picture. */}
      <FramedPicture
        src={event.imageUrl ?? undefined}
        fallback={null}
        className="mt-4 hidden self-start sm:block"
      />
      <div>
        {note && <p className="mt-4 border-l-3 border-gilt pl-3 font-semibold">{note}</p>}
        <p className="mt-4 whitespace-pre-line">{event.description}</p>
        <dl className="mt-4 grid gap-3 sm:mt-6 sm:gap-5 [&_dd]:font-serif [&_dd]:text-lead">
          <Fact label="When">
            <time dateTime={event.date}>{formatEventDate(event.date)}</time>
            <br />
            {event.time}
          </Fact>
          <Fact label="Where">
            {event.location}
            <span className="flex flex-wrap gap-x-6 font-sans text-body">
              <PhoneLink className="inline-flex min-h-11 items-center" />
              <EmailLink className="inline-flex min-h-11 items-center" />
            </span>
          </Fact>
          <Fact label="Cost">{event.cost}</Fact>
          <Fact label="Good to Know">{event.notes}</Fact>
          <Fact label="For Whom">
            {event.id === tourEventId && "Family-friendly: children are welcome."}
          </Fact>
        </dl>
      </div>
    </section>
  );
}

function ClosedNote({ event, next }: { event: PublicEvent; next: PublicEvent | undefined }) {
  return (
    <Card aria-labelledby="closed" className="self-start p-6 sm:p-10">
      <h2 id="closed" className="text-title">
        {eventStates[event.closedBecause ?? "closed"]}
      </h2>
      {next && next.id !== event.id && (
        <>
          <p className="caps mt-6 text-gilt-ink">Our next event</p>
          <p className="font-serif text-lead">
            {next.title}, <time dateTime={next.date}>{formatEventDate(next.date)}</time>
          </p>
          <p className="mt-4">
            <ButtonLink to={registerPath(next)}>Register for {next.title}</ButtonLink>
          </p>
        </>
      )}
      <p className="mt-4">
        <ButtonLink to="/events" variant="secondary">
          See our events
        </ButtonLink>
      </p>
    </Card>
  );
}
