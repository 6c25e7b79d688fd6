import type { PublicEvent } from "#features/events/answers.ts";
import { formatEventDate, registerPath } from "#features/events/rules.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { registrationPage } from "./texts.ts";

/** In the form's place where the event takes no registrations: why, and what is next. */
export function ClosedNote({ event, next }: { event: PublicEvent; next: PublicEvent | undefined }) {
  const { closed, next: nextLabel } = registrationPage;
  return (
    <Card as="section" aria-labelledby="closed" className="self-start p-6 sm:p-10">
      <h2 id="closed" className="text-title">
        {closed[event.closedBecause ?? "closed"]}
      </h2>
      {next && next.id !== event.id && (
        <>
          <p className="caps mt-6 text-gilt-ink">{nextLabel}</p>
          <p className="font-serif text-lead">
            {next.title}, <time dateTime={next.date}>{formatEventDate(next.date)}</time>
          </p>
          <p className="mt-4">
            <ButtonLink to={registerPath(next)}>Register for {next.title}</ButtonLink>
          </p>
        </>
      )}
      <p className="mt-4">
        <ButtonLink to="/events" variant="secondary">
          See our events
        </ButtonLink>
      </p>
    </Card>
  );
}
