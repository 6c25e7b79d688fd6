import { useEffect, useRef } from "react";
import type { Event } from "#features/events/contract.ts";
import { formatEventDate } from "#features/events/rules.ts";
import { noteDetailsGiven } from "#platform/browser/visit.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Ornament } from "#ui/ornament.tsx";
import { registrationPage, registrationSectionId } from "./copy.ts";

/** Takes the form's place once the registration is kept, and the focus with it. */
export function ThankYouPanel({ event }: { event: Event }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    noteDetailsGiven();
  }, []);
  return (
    <Card
      as="section"
      id={registrationSectionId}
      className="grid justify-items-center self-start p-8 text-center sm:p-12"
    >
      <Ornament name="fleuron" className="w-12 text-gilt" />
      <h2 ref={heading} tabIndex={-1} className="mt-3">
        {registrationPage.thanks.heading}
      </h2>
      <p className="mt-4 font-serif text-lead">
        You are registered for {event.title} on{" "}
        <time dateTime={event.date}>{formatEventDate(event.date)}</time>, {event.time}.
      </p>
      <p className="mt-3 text-ink-soft">{registrationPage.thanks.confirmation}</p>
      <ButtonLink to="/events" variant="secondary" className="mt-8">
        See our events
      </ButtonLink>
    </Card>
  );
}
