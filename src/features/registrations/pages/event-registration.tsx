import { useState } from "react";
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData } from "react-router";
import { eventsQuery } from "#features/events/pages/queries.ts";
import { tourEventId } from "#features/events/rules.ts";
import { loadPage, prefetchPage, usePageQuery } from "#platform/browser/page-queries.ts";
import { ButtonLink } from "#ui/button.tsx";
import { PageHeader } from "#ui/headings.tsx";
import { EmptyState, ErrorState, LoadingText } from "#ui/loading-and-empty-states.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { registrationPage } from "./copy.ts";
import { EventDetails } from "./event-details.tsx";
import { postRegistration } from "./post-registration.ts";
import { RegistrationFormSection } from "./registration-form.tsx";
import { ThankYouPanel } from "./thank-you-panel.tsx";

export function loader({ context }: LoaderFunctionArgs) {
  return loadPage(context, eventsQuery);
}

export const clientLoader = () => prefetchPage(eventsQuery);

/** The form without JavaScript. */
export function action({ request, context }: ActionFunctionArgs) {
  return postRegistration(request, context);
}

/** The page that registers for event 1, as the event is stored. */
export default function EventRegistrationPage() {
  const events = usePageQuery(eventsQuery);
  const posted = useActionData<typeof action>();
  const [registered, setRegistered] = useState(false);
  const event = events.data?.find(({ id }) => id === tourEventId);
  const title = event?.title ?? "Summer Garden Tour and Talk";

  return (
    <>
      <PageHead
        title={`${title} Registration`}
        description={`Register for the ${title}: when it is, how to find us, and a form that takes a minute.`}
        path="/event-registration"
        image="/share/event-summer-tour.png"
      />
      <PageHeader title={`${title} Registration`} lead={registrationPage.lead} />
      <div className="page-x pb-16 sm:pb-24">
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
          <div className="mx-auto grid max-w-5xl gap-10 lg:grid-cols-[2fr_3fr] lg:gap-14">
            <EventDetails event={event} />
            {registered || posted?.kept ? (
              <ThankYouPanel event={event} />
            ) : (
              <RegistrationFormSection posted={posted} onRegistered={() => setRegistered(true)} />
            )}
          </div>
        )}
      </div>
    </>
  );
}
