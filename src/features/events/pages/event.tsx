import type { ReactNode } from "react";
import { data, Link, type LoaderFunctionArgs, redirect, useParams } from "react-router";
import { formatEventDate } from "#shared/both/day-in-words.ts";
import { shorten } from "#shared/both/shorten.ts";
import {
  clientLoaderOf,
  loadPage,
  loadQuery,
  type PageQuery,
  usePageQuery,
} from "#shared/browser/page-queries.ts";
import { useIsHydrated } from "#shared/browser/use-is-hydrated.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Fact } from "#ui/card.tsx";
import { ErrorState, LoadingText } from "#ui/loading-and-empty-states.tsx";
import { EmailLink, PhoneLink } from "#ui/phone-and-email-links.tsx";
import { copyAddress, shareAddress } from "#ui/share-address.ts";
import { sharePicture } from "#ui/share-picture-address.ts";
import { SocialLinks } from "#ui/social-media-links.tsx";
import { JsonLd, PageHead } from "#ui/title-and-metadata.tsx";
import { useSite } from "#ui/use-site.ts";
import type { Event, PublicEvent } from "../answers.ts";
import { closingInWords } from "../closing-in-words.ts";
import { calendarPath, eventPath, registerPath } from "../event-addresses.ts";
import { eventState, isToCome, nextEvent } from "../event-state.ts";
import { EventNotice, EventPicture } from "./event-in-list.tsx";
import { eventsLinkedData } from "./json-ld.ts";
import { eventQuery, todayQuery, useToday } from "./queries.ts";

const loading = "Loading the event...";
const missing =
  "There is no event at this address (any more). These are the events that we have planned.";
const sharing = {
  copied: "The address of this event is ready to paste.",
  copyByHand: "Copy this address to share the event",
};

/** Reads what the page of an event shows, and what is beside that event; for its loader to return. */
export async function loadEvent(
  { context, params, request }: LoaderFunctionArgs,
  besideIt: (event: PublicEvent) => PageQuery<unknown>,
) {
  await loadPage(context, todayQuery);
  const { event } = await loadQuery(context, eventQuery(params["slug"] ?? ""));
  if (!event) return data(null, { status: 404 });
  const { pathname, search } = new URL(request.url);
  // The title has changed since the address was shared.
  if (pathname !== eventPath(event)) return redirect(eventPath(event) + search, 301);
  return loadPage(context, besideIt(event));
}

export const clientLoader = clientLoaderOf(({ params }) => [
  eventQuery(params["slug"] ?? ""),
  todayQuery,
]);

/** An event's page. Its heading is always the same element, so that a screen reader stays on it when the event arrives. */
export default function EventRoute({ plantsOf }: { plantsOf: (event: PublicEvent) => ReactNode }) {
  const { slug = "" } = useParams();
  const site = useSite();
  const { data: answer, isPending, isError, refetch } = usePageQuery(eventQuery(slug));
  const event = answer?.event;
  const heading = event?.title ?? (answer ? "Event Not Found" : loading);
  return (
    <article className="page-x grid grid-cols-1 gap-x-14 wrap-anywhere gap-y-5 pt-5 pb-16 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:grid-rows-[auto_auto_1fr]">
      <PageHead
        title={event ? `${event.title}, ${formatEventDate(event.date)}` : heading}
        description={event ? shorten(event.description, 160) : missing}
        path={event ? eventPath(event) : undefined}
        image={sharePicture(event?.imageUrl)}
        trail={[{ name: "Events & Education", path: "/events" }]}
      />
      <JsonLd data={import.meta.env.SSR && event ? eventsLinkedData([event], site) : undefined} />
      <header className="lg:col-span-full">
        <p>
          <Link to="/events" className="inline-flex min-h-11 items-center">
            All events
          </Link>
        </p>
        <h1>{heading}</h1>
      </header>
      {isPending && <LoadingText className="lg:col-span-full">{loading}</LoadingText>}
      {isError && (
        <ErrorState
          message="Failed to load this event. Please try again later."
          onRetry={refetch}
          className="lg:col-span-full"
        />
      )}
      {event && <TheEvent event={event} others={answer.others} plantsOf={plantsOf} />}
      {answer && !event && <Missing others={answer.others} />}
    </article>
  );
}

const sideBySide = "max-sm:px-[clamp(0.9rem,4.5vw,1.5rem)]";

function TheEvent({
  event,
  others,
  plantsOf,
}: {
  event: PublicEvent;
  others: readonly PublicEvent[];
  plantsOf: (event: PublicEvent) => ReactNode;
}) {
  const today = useToday();
  const state = eventState(event, today);
  const comes = isToCome(event, today);
  return (
    <>
      <div className="grid content-start gap-5 lg:col-start-2 [&>[data-state]]:mt-0">
        <EventNotice event={event} next={nextEvent(others, today)} />
        <dl className="grid gap-2 [&>div]:grid [&>div]:grid-cols-[4.5rem_1fr] sm:[&>div]:grid-cols-[5.5rem_1fr] [&>div]:items-baseline [&>div]:gap-x-3 [&_dd]:font-serif [&_dd]:text-[1.25rem]/[1.35]">
          <Fact label="When">
            <time dateTime={event.date}>{formatEventDate(event.date)}</time>
            <br />
            {event.time}
          </Fact>
          <Fact label="Where">{event.location}</Fact>
          <Fact label="Cost">{event.cost}</Fact>
          <Fact label="Places">
            {state === "open" && event.placesLeft === null && "There is room"}
          </Fact>
          <Fact label="Please register by">
            {comes && event.closesAt && closingInWords(event.closesAt)}
          </Fact>
        </dl>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-2">
          {state !== "cancelled" && (
            <ButtonLink
              to={registerPath(event)}
              variant={comes ? "primary" : "quiet"}
              // The words of what is not filled keep the line of the text above them.
              className={comes ? sideBySide : "-ml-2"}
            >
              Register for Event
            </ButtonLink>
          )}
          {state !== "past" && state !== "cancelled" && (
            <a href={calendarPath(event)} className={`button button-secondary ${sideBySide}`}>
              Add to calendar
            </a>
          )}
        </p>
      </div>
      <EventPicture
        event={event}
        priority
        className="lg:col-start-1 lg:row-[2/span_2] print:max-w-48"
      />
      <div className="lg:col-start-2">
        <p className="max-w-measure font-serif text-lead whitespace-pre-line">
          {event.description}
        </p>
        {event.notes && (
          <>
            <h2 className="mt-8 text-title">Good to know</h2>
            <p className="mt-2 max-w-measure whitespace-pre-line">{event.notes}</p>
          </>
        )}
        {/\bMary garden\b/i.test(event.title) && (
          <p className="mt-4">
            <Link to="/mary-garden" className="inline-flex min-h-11 items-center">
              The plants of the Mary garden, with their names and legends
            </Link>
          </p>
        )}
      </div>
      {comes && <div className="lg:col-span-full">{plantsOf(event)}</div>}
      <footer className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-rule pt-4 lg:col-span-full">
        <p className="flex flex-wrap items-center gap-x-5">
          <span className="max-sm:basis-full">Cost, parking, access or anything else:</span>
          <PhoneLink className="inline-flex min-h-11 items-center" />
          <EmailLink className="inline-flex min-h-11 items-center" />
        </p>
        <div className="flex flex-wrap items-center gap-x-4 print:hidden">
          <ShareEvent event={event} />
          <SocialLinks marks className="-ml-2" />
        </div>
      </footer>
    </>
  );
}

function Missing({ others }: { others: readonly PublicEvent[] }) {
  const today = useToday();
  const toCome = others.filter((event) => isToCome(event, today));
  return (
    <div className="lg:col-span-full">
      <p className="font-serif text-lead text-ink-soft">{missing}</p>
      <ul className="mt-4">
        {toCome.map((event) => (
          <li key={event.id} className="py-2">
            <Link to={eventPath(event)} className="touch-link">
              {event.title}
            </Link>
            , {formatEventDate(event.date)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function ShareEvent({ event }: { event: Event }) {
  const { publicUrl } = useSite();
  const canShare = useIsHydrated() && "share" in navigator && Boolean(navigator.share);
  const { title, date, time, location } = event;
  const url = new URL(eventPath(event), publicUrl).href;
  const letter = new URLSearchParams({
    subject: title,
    body: `${title}\n${formatEventDate(date)}, ${time}\n${location}\n\n${url}`,
  });
  const text = `${title}, ${formatEventDate(date)}`;

  return (
    <ul className="-ml-2 flex flex-wrap items-center" aria-label="Share this event">
      {canShare && (
        <li>
          <Button variant="quiet" onClick={() => void shareAddress({ title, text, url }, sharing)}>
            Share
          </Button>
        </li>
      )}
      <li>
        {/* A space is "+" in a form and "%20" in an address of mail (RFC 6068). */}
        <a href={`mailto:?${`${letter}`.replaceAll("+", "%20")}`} className="button button-quiet">
          Share by email
        </a>
      </li>
      <li className="noscript:hidden">
        <Button variant="quiet" onClick={() => void copyAddress(url, sharing)}>
          Copy link
        </Button>
      </li>
    </ul>
  );
}
