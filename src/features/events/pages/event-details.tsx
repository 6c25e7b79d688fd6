import type { ReactNode } from "react";
import { FramedPicture } from "#ui/framed-picture.tsx";
import { useSite } from "#ui/site.ts";
import type { Event } from "../contract.ts";
import { formatEventDate } from "../rules.ts";
import { registrationPage } from "./copy.ts";

/** When and where the event is, and whom to ask. */
export function EventDetails({ event }: { event: Event }) {
  const site = useSite();
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
        <p className="mt-4">{event.description}</p>
        <dl className="mt-6 grid gap-5">
          <Detail label="When">
            <time dateTime={event.date}>{formatEventDate(event.date)}</time>
            <br />
            {event.time}
          </Detail>
          <Detail label="Where">
            {event.location}
            <span className="flex flex-wrap gap-x-6 font-sans text-body">
              <a className="inline-flex min-h-11 items-center" href={`tel:${dialable(site.phone)}`}>
                {site.phone}
              </a>
              <a className="inline-flex min-h-11 items-center" href={`mailto:${site.email}`}>
                {site.email}
              </a>
            </span>
          </Detail>
          <Detail label="For Whom">{registrationPage.family}</Detail>
        </dl>
      </div>
    </section>
  );
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="caps text-gilt-ink">{label}</dt>
      <dd className="font-serif text-lead">{children}</dd>
    </div>
  );
}

function dialable(phone: string): string {
  return phone.replace(/[^+\d]/g, "");
}
