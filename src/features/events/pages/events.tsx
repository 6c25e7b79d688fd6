import { clientLoaderOf, loaderOf, usePageQuery } from "#shared/browser/page-queries.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState, WhenRead } from "#ui/loading-and-empty-states.tsx";
import { Ornament } from "#ui/ornament.tsx";
import { SectionHeading } from "#ui/page-and-section-headings.tsx";
import { sharePicture } from "#ui/share-picture-address.ts";
import { JsonLd, PageHead } from "#ui/title-and-metadata.tsx";
import { useSite } from "#ui/use-site.ts";
import { VerseBanner } from "#ui/verse-banner.tsx";
import { splitByDay } from "../calendar-order.ts";
import { nextEvent } from "../event-state.ts";
import { EventEntry, NextEvent } from "./event-in-list.tsx";
import { eventsLinkedData } from "./json-ld.ts";
import { eventsQuery, todayQuery, useToday } from "./queries.ts";

const heading = "Events & Education";
const lead =
  "Tours, talks, blessings and workshops that follow the garden’s year and the Church’s.";

/** Douay-Rheims (Challoner). */
const isaiah6111 = {
  text: "For as the earth bringeth forth her bud, and as the garden causeth her seed to shoot forth: so shall the Lord God make justice to spring forth, and praise before all the nations.",
  reference: "Isaiah 61:11",
} as const;

const queries = () => [eventsQuery, todayQuery];
export const loader = loaderOf(queries);
export const clientLoader = clientLoaderOf(queries);

/** All events: upcoming ones, then past ones. */
export default function EventsPage() {
  const site = useSite();
  const events = usePageQuery(eventsQuery);
  const today = useToday();
  const days = events.data && today ? splitByDay(events.data, today) : undefined;
  return (
    <>
      <PageHead
        title={heading}
        description={lead}
        path="/events"
        image={sharePicture(days?.upcoming[0]?.imageUrl)}
      />
      <JsonLd
        data={import.meta.env.SSR && events.data ? eventsLinkedData(events.data, site) : undefined}
      />
      {/* Short, so that the first event begins on the first screen. */}
      <header className="page-x pt-6 pb-4 text-center">
        <h1>{heading}</h1>
        <p className="mt-2 font-serif text-lead text-ink-soft">{lead}</p>
      </header>
      <section aria-labelledby="upcoming" className="page-x pb-12 sm:pb-16">
        <h2 id="upcoming" className="border-b border-rule pb-2 text-title">
          Upcoming Events
        </h2>
        <WhenRead
          read={events}
          loading="Loading events..."
          failed="Failed to load events. Please try again later."
        />
        {days?.upcoming.length === 0 && (
          <EmptyState title="No upcoming events at this time. Please check back soon!" />
        )}
        {days?.upcoming.map((event, place) => {
          const Entry = place === 0 ? NextEvent : EventEntry;
          return <Entry key={event.id} event={event} />;
        })}
        {days && (
          <p className="text-center">
            <a href="/events.ics" className="button button-quiet">
              Add our events to your calendar
            </a>{" "}
            <ButtonLink to="/feeds#calendar" variant="quiet">
              How that works
            </ButtonLink>
          </p>
        )}
      </section>
      <VerseBanner {...isaiah6111} />
      {days && days.past.length > 0 && (
        <section aria-labelledby="past" className="ground-vellum">
          <div className="page-x section-y">
            <SectionHeading title="Past events" id="past" className="mb-0 sm:mb-0" />
            {days.past.map((event) => (
              <EventEntry key={event.id} event={event} next={nextEvent(days.upcoming, today)} />
            ))}
          </div>
        </section>
      )}
      <HostYourOwn />
    </>
  );
}

function HostYourOwn() {
  return (
    <section aria-labelledby="host" className="ground-mantle">
      <div className="page-x max-w-text section-y text-center">
        <Ornament name="rose" className="w-12 text-gilt" />
        <h2 id="host" className="mt-3">
          Host Your Own Event
        </h2>
        <p className="mt-4 font-serif text-lead">
          Would your parish group, garden club or homeschool circle like an afternoon among the
          flowers? Tell us who is coming and what you have in mind, and we will see what we can
          arrange together.
        </p>
        <ButtonLink to="/contact" className="mt-7">
          Contact Us
        </ButtonLink>
      </div>
    </section>
  );
}
