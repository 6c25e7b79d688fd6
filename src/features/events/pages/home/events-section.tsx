import { Link } from "react-router";
import type { Event } from "#features/events/contract.ts";
import { formatEventDate, tourEventId } from "#features/events/rules.ts";
import { usePageQuery } from "#platform/browser/page-queries.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState, ErrorState, LoadingText } from "#ui/loading-and-empty-states.tsx";
import { eventsQuery } from "../queries.ts";
import { homeEvents } from "./copy.ts";

/** The garden tour as it is stored, like a page torn from the calendar. */
export function EventsSection() {
  const events = usePageQuery(eventsQuery);
  const tour = events.data?.find(({ id }) => id === tourEventId);
  return (
    <section id="events" aria-labelledby="events-heading" className="ground-vellum section-y">
      <div className="page-x">
        <div className="mb-8 flex flex-wrap items-end justify-between gap-x-10 gap-y-2 border-b border-rule pb-5 sm:mb-12">
          <div>
            <h2 id="events-heading">{homeEvents.heading}</h2>
            <p className="mt-2 font-serif text-lead text-ink-soft">{homeEvents.intro}</p>
          </div>
          <Link to="/events" className="inline-flex min-h-11 items-center font-semibold">
            {homeEvents.allLabel}
          </Link>
        </div>
        {events.isPending && <LoadingText>Loading events...</LoadingText>}
        {events.isError && (
          <ErrorState
            message="Failed to load events. Please try again later."
            onRetry={() => void events.refetch()}
          />
        )}
        {events.isSuccess && !tour && (
          <EmptyState title="No upcoming events at this time. Please check back soon!" />
        )}
        {tour && <Invitation event={tour} />}
      </div>
    </section>
  );
}

function Invitation({ event }: { event: Event }) {
  return (
    <article className="grid items-center gap-x-14 gap-y-8 lg:grid-cols-[6fr_5fr]">
      <img
        src={event.imageUrl ?? "/pictures/events/default.svg"}
        alt=""
        width={900}
        height={600}
        loading="lazy"
        decoding="async"
        className="home-picture aspect-3/2 object-cover"
      />
      <div>
        <p className="font-serif text-lead text-rubric">
          <time dateTime={event.date}>{formatEventDate(event.date)}</time>
          <br />
          <span className="text-ink">{event.time}</span>
        </p>
        <h3 className="mt-3 text-h2">{event.title}</h3>
        <p className="mt-4 max-w-measure whitespace-pre-line">{event.description}</p>
        <p className="mt-7">
          <ButtonLink to="/event-registration">{homeEvents.registerLabel}</ButtonLink>
        </p>
      </div>
    </article>
  );
}
