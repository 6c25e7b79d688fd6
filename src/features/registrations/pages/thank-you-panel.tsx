import { useEffect, useRef } from "react";
import type { PublicEvent } from "#features/events/answers.ts";
import { calendarPath } from "#features/events/event-addresses.ts";
import { peopleCount } from "#shared/both/counts-in-words.ts";
import { formatEventDate } from "#shared/both/day-in-words.ts";
import { noteDetailsGiven } from "#shared/browser/visitor-gave-details.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Card, Fact } from "#ui/card.tsx";
import { Ornament } from "#ui/ornament.tsx";
import { EmailLink, PhoneLink } from "#ui/phone-and-email-links.tsx";
import type { KeptRegistration } from "./registration-without-javascript.ts";
import { registrationSectionId } from "./texts.ts";

/** Replaces the form once the registration is stored, and takes the focus. */
export function ThankYouPanel({
  event,
  registered,
}: {
  event: PublicEvent;
  registered: KeptRegistration;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    noteDetailsGiven();
  }, []);
  const waits = registered.status === "waiting";
  return (
    <Card
      id={registrationSectionId}
      className="grid justify-items-center self-start p-8 wrap-anywhere text-center sm:p-12 print:mt-6 print:p-6"
    >
      <Ornament name="fleuron" className="w-12 text-gilt" />
      <h2 ref={heading} tabIndex={-1} className="mt-3">
        {waits ? "You Are on the Waiting List" : "Thank You!"}
      </h2>
      <p className="mt-4 font-serif text-lead">
        You are {waits ? "on the waiting list" : "registered"} for {event.title} on{" "}
        <time dateTime={event.date}>{formatEventDate(event.date)}</time>, {event.time}.
      </p>
      {waits && <p className="mt-3">We will write to you when there are places for your party.</p>}
      <p className="mt-3 text-ink-soft">A confirmation email will follow shortly.</p>
      <dl className="mt-6 grid w-full gap-x-6 gap-y-2 border-y border-rule py-4 text-start [&>div]:contents sm:grid-cols-[auto_1fr]">
        <Fact label="Your party">{peopleCount(registered.attendeesCount)}</Fact>
        <Fact label="Letter to">{registered.email}</Fact>
        <Fact label="Where">{event.location}</Fact>
        <Fact label="Cost">{event.cost}</Fact>
        <Fact label="Good to know">{event.notes}</Fact>
        <Fact label="Questions">
          <span className="flex flex-wrap gap-x-5">
            <PhoneLink />
            <EmailLink />
          </span>
        </Fact>
      </dl>
      {registered.link ? (
        <>
          <p className="mt-4">
            <a href={registered.link} className="inline-flex min-h-11 items-center font-semibold">
              See, change or cancel your registration
            </a>
          </p>
          <p className="text-small text-ink-soft">
            The letter has this link, too. It is yours alone.
          </p>
        </>
      ) : (
        <p className="mt-4 text-small text-ink-soft">
          The letter has a link to change or cancel your registration.
        </p>
      )}
      {/* To everybody alike: what others sent to an address is nobody's business. */}
      <p className="text-small text-ink-soft">
        Where several letters went to this address within the hour, it comes later, in one with
        others.
      </p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        {!waits && (
          <a href={calendarPath(event)} className="button button-secondary">
            Add to calendar
          </a>
        )}
        <ButtonLink to="/events" variant="secondary">
          See our events
        </ButtonLink>
      </div>
    </Card>
  );
}
