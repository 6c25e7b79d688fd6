import { Link } from "react-router";
import { formatEventDate, monthOf } from "#shared/both/day-in-words.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Fact } from "#ui/card.tsx";
import { FramedPicture } from "#ui/framed-picture.tsx";
import { classes } from "#ui/join-class-names.ts";
import { SocialLinks } from "#ui/social-media-links.tsx";
import type { Event, PublicEvent } from "../answers.ts";
import { defaultPicture, eventPath, registerPath } from "../event-addresses.ts";
import { eventState, isToCome, stateInWords } from "../event-state.ts";
import { useToday } from "./queries.ts";

/** The next event: it is given the width of the page. */
export function NextEvent({ event }: { event: PublicEvent }) {
  return (
    <article
      aria-labelledby={titleId(event)}
      className="grid items-center gap-x-12 gap-y-6 py-4 sm:py-6 lg:grid-cols-[6fr_5fr] print:break-inside-avoid print:grid-cols-2 print:py-4"
    >
      {/* On a phone the title and the day come before the picture. */}
      <EventPicture event={event} priority className="max-lg:order-last" />
      <EventWords event={event} large />
    </article>
  );
}

/** One event of the list, set like a church calendar: the day in red, the text, the picture. */
export function EventEntry({
  event,
  next,
}: {
  event: PublicEvent;
  next?: PublicEvent | undefined;
}) {
  return (
    <article
      aria-labelledby={titleId(event)}
      className="grid gap-x-10 gap-y-6 border-t border-rule py-8 sm:py-10 md:grid-cols-[1fr_18rem] lg:grid-cols-[7rem_1fr_22rem] print:break-inside-avoid print:grid-cols-[1fr_12rem] print:py-4"
    >
      <EventPicture event={event} className="order-last" />
      <p aria-hidden="true" className="hidden text-center lg:block print:hidden">
        <span className="block font-serif text-display text-rubric">
          {Number(event.date.slice(8))}
        </span>
        <span className="caps text-gilt-ink">{monthOf(event.date)}</span>
      </p>
      <EventWords event={event} next={next} />
    </article>
  );
}

function titleId(event: Event): string {
  return `event-${event.id}`;
}

function EventWords({
  event,
  next,
  large = false,
}: {
  event: PublicEvent;
  next?: PublicEvent | undefined;
  large?: boolean;
}) {
  const today = useToday();
  return (
    <div className="wrap-anywhere">
      <p className={classes("caps text-gilt-ink", large && "text-lead")}>
        <time dateTime={event.date}>{formatEventDate(event.date)}</time>
      </p>
      <h3 id={titleId(event)} className={large ? "mt-1 text-h2" : "mt-1"}>
        <Link to={eventPath(event)} className="text-ink no-underline hover:underline">
          {event.title}
        </Link>
      </h3>
      <EventNotice event={event} next={next} />
      <p
        className={classes(
          "mt-3 max-w-measure whitespace-pre-line",
          large && "font-serif text-lead",
        )}
      >
        {event.description}
      </p>
      <dl className="mt-4 grid gap-y-1 [&>div]:grid [&>div]:grid-cols-[6.5rem_1fr] [&>div]:items-baseline [&>div]:gap-x-3">
        <Fact label="Time">{event.time}</Fact>
        <Fact label="Location">{event.location}</Fact>
      </dl>
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2">
        {eventState(event, today) !== "cancelled" && (
          <ButtonLink
            to={registerPath(event)}
            variant={isToCome(event, today) ? "primary" : "quiet"}
            aria-describedby={titleId(event)}
          >
            Register for Event
          </ButtonLink>
        )}
        <SocialLinks marks className="-ml-2.5" />
      </div>
    </div>
  );
}

/** What a visitor must know before registering. Nothing if there is room. */
export function EventNotice({
  event,
  next,
}: {
  event: PublicEvent;
  /** Offered instead of an event that has taken place or is cancelled. */
  next?: PublicEvent | undefined;
}) {
  const today = useToday();
  const state = eventState(event, today);
  const words = stateInWords(event, today);
  if (!words) return null;
  const offersNext = (state === "past" || state === "cancelled") && next && next.id !== event.id;
  return (
    <p
      className={classes(
        "mt-3 flex flex-wrap gap-x-3 gap-y-[0.1rem] border-l-3 py-[0.15rem] pl-[0.85rem]",
        state === "cancelled" ? "border-rubric" : "border-gilt",
      )}
      data-state={state}
    >
      <strong className={state === "past" ? "font-normal italic" : undefined}>{words}</strong>
      {offersNext && (
        <span>
          Our next event:{" "}
          <Link to={eventPath(next)} className="touch-link">
            {next.title}
          </Link>
          , {formatEventDate(next.date)}
        </span>
      )}
    </p>
  );
}

/** The event's picture, or the default one, a garden gate. */
export function EventPicture({
  event,
  priority = false,
  className = "",
}: {
  event: PublicEvent;
  priority?: boolean;
  className?: string;
}) {
  const fallback = <FramedPicture src={defaultPicture} fallback={null} className={className} />;
  return (
    <FramedPicture
      src={event.imageUrl || defaultPicture}
      alt={event.pictureAlt}
      focus={event.pictureFocus}
      fallback={fallback}
      priority={priority}
      className={className}
    />
  );
}
