import { Link } from "react-router";
import type { PublicEvent } from "#features/events/answers.ts";
import { eventPath, registerPath, tourEventId } from "#features/events/event-addresses.ts";
import { eventState, eventStates, nextEvent } from "#features/events/event-state.ts";
import { formatEventDate } from "#shared/both/day-in-words.ts";
import { usePageQuery } from "#shared/browser/page-queries.ts";
import { ButtonLink } from "#ui/button.tsx";
import { classes, focusClasses } from "#ui/join-class-names.ts";
import { EmptyState, WhenRead } from "#ui/loading-and-empty-states.tsx";
import { eventsQuery, useToday } from "../queries.ts";

/** The garden tour, from its stored event. */
export function EventsSection() {
  const events = usePageQuery(eventsQuery);
  const today = useToday();
  const next = nextEvent(events.data, today);
  const tour = events.data?.find(({ id }) => id === tourEventId);
  return (
    <section id="events" aria-labelledby="events-heading" className="ground-vellum section-y">
      <div className="page-x">
        <div className="mb-8 flex flex-wrap items-end justify-between gap-x-10 gap-y-2 border-b border-rule pb-5 sm:mb-12">
          <div>
            <h2 id="events-heading">In the Garden This Season</h2>
            <p className="mt-2 font-serif text-lead text-ink-soft">
              We open the gate for events like this one. Come and walk the garden with us.
            </p>
          </div>
          <Link to="/events" className="inline-flex min-h-11 items-center font-semibold">
            See all events
          </Link>
        </div>
        <WhenRead
          read={events}
          loading="Loading events..."
          failed="Failed to load events. Please try again later."
        />
        {events.isSuccess && !tour && !next && (
          <EmptyState title="No upcoming events at this time. Please check back soon!" />
        )}
        {(tour || next) && (
          <div className="grid gap-12">
            {tour && <Invitation event={tour} isPast={eventState(tour, today) === "past"} />}
            {next && next.id !== tour?.id && <Next event={next} />}
          </div>
        )}
      </div>
    </section>
  );
}

function Invitation({ event, isPast }: { event: PublicEvent; isPast: boolean }) {
  return (
    <article className="grid items-center gap-x-14 gap-y-8 lg:grid-cols-[6fr_5fr]">
      <img
        src={event.imageUrl ?? "/pictures/events/default.svg"}
        alt={event.pictureAlt ?? ""}
        width={900}
        height={600}
        loading="lazy"
        decoding="async"
        className={classes(
          "home-picture aspect-3/2 object-cover",
          focusClasses(event.pictureFocus),
        )}
      />
      <div className="wrap-anywhere">
        <p className="font-serif text-lead text-rubric">
          <time dateTime={event.date}>{formatEventDate(event.date)}</time>
          <br />
          <span className="text-ink">{event.time}</span>
        </p>
        <h3 className="mt-3 text-h2">{event.title}</h3>
        {isPast && <p className="mt-2 text-ink-soft italic">{eventStates.past}</p>}
        <p className="mt-4 max-w-measure whitespace-pre-line">{event.description}</p>
        <p className="mt-7">
          <ButtonLink to="/event-registration" variant={isPast ? "secondary" : "primary"}>
            Register for event
          </ButtonLink>
        </p>
      </div>
    </article>
  );
}

function Next({ event }: { event: PublicEvent }) {
  return (
    <article
      aria-labelledby="next-event"
      className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4 border-t border-rule pt-8 wrap-anywhere"
    >
      <div className="min-w-0">
        <p className="caps text-gilt-ink">Our next event</p>
        <h3 id="next-event" className="mt-1">
          <Link to={eventPath(event)} className="text-ink no-underline hover:underline">
            {event.title}
          </Link>
        </h3>
        <p className="font-serif text-lead">
          <time dateTime={event.date}>{formatEventDate(event.date)}</time>,{" "}
          <span className="inline-block">{event.time}</span>
        </p>
      </div>
      <ButtonLink to={registerPath(event)}>Register for {event.title}</ButtonLink>
    </article>
  );
}
