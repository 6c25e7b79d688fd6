import type { ReactNode } from "react";
import { ButtonLink } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { FramedPicture } from "#ui/framed-picture.tsx";
import { SocialLinks } from "#ui/social-links.tsx";
import type { Event } from "../contract.ts";
import { formatEventDate, monthOf } from "../rules.ts";
import { eventsPage } from "./copy.ts";

const defaultPicture = "/pictures/events/default.svg";

/** The next event: it is given the width of the page. */
export function NextEvent({ event }: { event: Event }) {
  return (
    <article
      aria-labelledby={titleId(event)}
      className="grid items-center gap-x-12 gap-y-6 py-8 sm:py-10 lg:grid-cols-[6fr_5fr] print:break-inside-avoid print:grid-cols-2 print:py-4"
    >
      <EventPicture event={event} priority />
      <EventWords event={event} large />
    </article>
  );
}

/** One event as a line of a church calendar: the day in red, the words, the picture. */
export function EventEntry({ event }: { event: Event }) {
  return (
    <article
      aria-labelledby={titleId(event)}
      className="grid gap-x-10 gap-y-6 border-t border-rule py-8 sm:py-10 md:grid-cols-[1fr_18rem] lg:grid-cols-[7rem_1fr_22rem] print:break-inside-avoid print:grid-cols-[1fr_12rem] print:py-4"
    >
      <EventPicture event={event} className="md:order-last print:order-last" />
      <p aria-hidden="true" className="hidden text-center lg:block print:hidden">
        <span className="block font-serif text-display text-rubric">
          {Number(event.date.slice(8))}
        </span>
        <span className="caps text-gilt-ink">{monthOf(event.date)}</span>
      </p>
      <EventWords event={event} />
    </article>
  );
}

function titleId(event: Event): string {
  return `event-${event.id}`;
}

function EventWords({ event, large = false }: { event: Event; large?: boolean }) {
  return (
    <div>
      <p className={classes("caps text-gilt-ink", large && "text-lead")}>
        <time dateTime={event.date}>{formatEventDate(event.date)}</time>
      </p>
      <h3 id={titleId(event)} className={large ? "mt-1 text-h2" : "mt-1"}>
        {event.title}
      </h3>
      <p
        className={classes(
          "mt-3 max-w-measure whitespace-pre-line",
          large && "font-serif text-lead",
        )}
      >
        {event.description}
      </p>
      <dl className="mt-4 grid gap-y-1">
        <Fact name="Time">{event.time}</Fact>
        <Fact name="Location">{event.location}</Fact>
      </dl>
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2">
        <ButtonLink to="/event-registration" aria-describedby={titleId(event)}>
          {eventsPage.registerLabel}
        </ButtonLink>
        <SocialLinks marks className="-ml-2.5" />
      </div>
    </div>
  );
}

function EventPicture({
  event,
  priority = false,
  className = "",
}: {
  event: Event;
  priority?: boolean;
  className?: string;
}) {
  const fallback = <FramedPicture src={defaultPicture} fallback={null} className={className} />;
  return (
    <FramedPicture
      src={event.imageUrl || defaultPicture}
      fallback={fallback}
      priority={priority}
      className={className}
    />
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[6.5rem_1fr] items-baseline gap-x-3">
      <dt className="caps text-gilt-ink">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
