import type { ReactNode } from "react";
import { formatEventDate } from "#features/events/rules.ts";
import { EmailLink, PhoneLink } from "#ui/phone-and-email-links.tsx";
import type { OwnRegistration } from "../answers.ts";
import { peopleCount } from "../rules.ts";
import { ownPage } from "./own-texts.ts";

/** What the registration is for, who comes, and where letters about it go. */
export function OwnFacts({ registration }: { registration: OwnRegistration }) {
  const { event, eventTitle, fullName, email, attendeesCount } = registration;
  return (
    <dl className="mt-5 grid gap-x-6 gap-y-2 border-y border-rule py-4 sm:grid-cols-[9.5rem_1fr]">
      <Fact label="Event">
        <strong>{eventTitle}</strong>
      </Fact>
      {event && (
        <>
          <Fact label="When">
            <time dateTime={event.date}>{formatEventDate(event.date)}</time>,{" "}
            <span className="inline-block">{event.time}</span>
          </Fact>
          <Fact label="Where">{event.location}</Fact>
          {event.cost && <Fact label="Cost">{event.cost}</Fact>}
          {event.notes && (
            <Fact label="Good to know">
              <span className="whitespace-pre-line">{event.notes}</span>
            </Fact>
          )}
        </>
      )}
      <Fact label="Your party">
        {fullName}, {peopleCount(attendeesCount)}
      </Fact>
      {email && <Fact label={ownPage.letter}>{email}</Fact>}
      <Fact label={ownPage.questions}>
        <span className="flex flex-wrap gap-x-5">
          <PhoneLink />
          <EmailLink />
        </span>
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="caps text-gilt-ink">{label}</dt>
      <dd className="wrap-anywhere max-sm:mb-2">{children}</dd>
    </>
  );
}
