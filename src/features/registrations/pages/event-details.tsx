import type { ReactNode } from "react";
import type { PublicEvent } from "#features/events/answers.ts";
import { type EventState, formatEventDate, tourEventId } from "#features/events/rules.ts";
import { FramedPicture } from "#ui/framed-picture.tsx";
import { EmailLink, PhoneLink } from "#ui/phone-and-email-links.tsx";
import { placesCount } from "../rules.ts";
import { registrationPage } from "./texts.ts";

/** When and where the event is, and whom to ask. */
export function EventDetails({ event, state }: { event: PublicEvent; state: EventState }) {
  const note = noteFor(event, state);
  return (
    <section
      aria-labelledby="event-details"
      className="gap-x-10 sm:max-lg:grid sm:max-lg:grid-cols-2"
    >
      <h2 id="event-details" className="col-span-2 text-title">
        {registrationPage.details}
      </h2>
      {/* On a phone the form should not be a screen further away for a picture. */}
      <FramedPicture
        src={event.imageUrl ?? undefined}
        fallback={null}
        className="mt-4 hidden self-start sm:block"
      />
      <div>
        {note && <p className="mt-4 border-l-3 border-gilt pl-3 font-semibold">{note}</p>}
        <p className="mt-4 whitespace-pre-line">{event.description}</p>
        <dl className="mt-4 grid gap-3 sm:mt-6 sm:gap-5">
          <Detail label="When">
            <time dateTime={event.date}>{formatEventDate(event.date)}</time>
            <br />
            {event.time}
          </Detail>
          <Detail label="Where">
            {event.location}
            <span className="flex flex-wrap gap-x-6 font-sans text-body">
              <PhoneLink className="inline-flex min-h-11 items-center" />
              <EmailLink className="inline-flex min-h-11 items-center" />
            </span>
          </Detail>
          {event.cost && <Detail label="Cost">{event.cost}</Detail>}
          {event.notes && (
            <Detail label="Good to Know">
              <span className="whitespace-pre-line">{event.notes}</span>
            </Detail>
          )}
          {event.id === tourEventId && <Detail label="For Whom">{registrationPage.family}</Detail>}
        </dl>
      </div>
    </section>
  );
}

function noteFor({ placesLeft }: PublicEvent, state: EventState): string | undefined {
  if (state === "past") return registrationPage.past;
  if (state === "full") return registrationPage.full;
  return state === "open" && placesLeft !== null ? `${placesCount(placesLeft)} left` : undefined;
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="caps text-gilt-ink">{label}</dt>
      <dd className="font-serif text-lead">{children}</dd>
    </div>
  );
}
