import { useState } from "react";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useSearchParams,
} from "react-router";
import { eventsQuery, todayQuery } from "#features/events/pages/queries.ts";
import { eventState, nextEvent, registerPath, tourEventId } from "#features/events/rules.ts";
import { loadPage, loadQuery, prefetchPage, usePageQuery } from "#shared/browser/page-queries.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState, ErrorState, LoadingText } from "#ui/loading-and-empty-states.tsx";
import { PageHeader } from "#ui/page-and-section-headings.tsx";
import { sharePicture } from "#ui/share-picture-address.ts";
import { PageHead } from "#ui/title-and-metadata.tsx";
import { ClosedNote } from "./closed-note.tsx";
import { EventDetails } from "./event-details.tsx";
import { type KeptRegistration, postRegistration } from "./post-registration.ts";
import { RegistrationFormSection } from "./registration-form.tsx";
import { registrationPage } from "./texts.ts";
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
  return postRegistration(request, context, eventIdIn(new URL(request.url).searchParams));
}

/** The event that `?event=N` names; the plain page is the tour's. NaN where it names none. */
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
  // Of another event nothing is kept yet, though the page is the same.
  const [kept, setKept] = useState<{ eventId: number; registered: KeptRegistration }>();
  const today = usePageQuery(todayQuery).data;
  const event = events.data?.find((candidate) => candidate.id === id);
  const title =
    event?.title ?? (id === tourEventId ? "Summer Garden Tour and Talk" : registrationPage.anEvent);
  const registered = kept?.eventId === id ? kept.registered : posted?.registered;
  const isOpen = event && (event.takesRegistrations || registered);

  return (
    <>
      <PageHead
        title={`${title} Registration`}
        description={`Register for the ${title}: when it is, how to find us, and a form that takes a minute.`}
        path={registerPath({ id })}
        image={id === tourEventId ? "/share/event-summer-tour.png" : sharePicture(event?.imageUrl)}
        noIndex={events.isSuccess && !event && id !== tourEventId}
      />
      {/* Nobody is asked who is coming where nobody can. */}
      <PageHeader
        title={`${title} Registration`}
        lead={event && !isOpen ? undefined : registrationPage.lead}
      />
      <div className="page-x pb-16 sm:pb-24 print:pb-0">
        {events.isPending && <LoadingText>Loading events...</LoadingText>}
        {events.isError && (
          <ErrorState
            message="We could not load the event. Please try again."
            onRetry={() => void events.refetch()}
          />
        )}
        {events.isSuccess && !event && (
          <EmptyState title={registrationPage.unknown}>
            <ButtonLink to="/events">See our events</ButtonLink>
          </EmptyState>
        )}
        {event && (
          <div className="mx-auto grid max-w-5xl gap-8 lg:grid-cols-[2fr_3fr] lg:gap-14 print:block">
            {/* What is printed after registering is the panel, which has the details, too. */}
            <div className={registered ? "print:hidden" : undefined}>
              <EventDetails event={event} state={eventState(event, today)} />
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
