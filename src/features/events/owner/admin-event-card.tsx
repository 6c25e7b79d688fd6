import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatEventDate } from "#shared/both/day-in-words.ts";
import { Badge } from "#ui/card.tsx";
import { FramedPicture } from "#ui/framed-picture.tsx";
import { RowAction } from "#ui/owner/row-action.tsx";
import type { ListedEvent } from "../answers.ts";
import { afterPlacesTaken } from "../places-taken-in-words.ts";

/** One event among those the owner manages. Its title leads to its page. */
export function AdminEventCard({
  event,
  headingLevel,
  children,
}: {
  event: ListedEvent;
  headingLevel: 2 | 3;
  /** What can be changed about it. */
  children: ReactNode;
}) {
  const { title, description, date, time, location, imageUrl, registrationsCount, status, people } =
    event;
  const Title = `h${headingLevel}` as const;
  return (
    <li className="card admin-event flex flex-col gap-[0.4rem] p-5 wrap-anywhere">
      <p className="flex items-baseline justify-between gap-x-4 font-semibold">
        <time dateTime={date}>{formatEventDate(date)}</time>
        <span className="flex-none font-serif text-[1.15rem] font-normal">
          <b className="text-[2.25rem] leading-none font-medium tabular-nums lining-nums">
            {people.taken.toLocaleString("en-US")}
          </b>{" "}
          {afterPlacesTaken(event)}
        </span>
      </p>
      <Title className="text-[1.4rem]">
        <Link to={`/admin-events/${event.id}`} className="inline-flex min-h-11 items-center">
          {title}
        </Link>
      </Title>
      <div className="flex items-start gap-4 [&>div]:w-26 [&>div]:flex-none">
        {imageUrl && <FramedPicture src={imageUrl} focus={event.pictureFocus} fallback={null} />}
        <p className="text-ink-soft">
          {time}
          <br />
          {location}
        </p>
      </div>
      <p className="line-clamp-3 whitespace-pre-line">{description}</p>
      <p>
        <Badge>
          {registrationsCount} {registrationsCount === 1 ? "registration" : "registrations"}
        </Badge>{" "}
        {status === "cancelled" && <Badge tone="rubric">Cancelled</Badge>}
      </p>
      <div className="mt-auto -mb-2 -ml-2">
        <RowAction
          to={`/admin-events/${event.id}?add=${event.id}`}
          aria-label={`Add registration for ${title}`}
        >
          Add Registration
        </RowAction>
        {children}
      </div>
    </li>
  );
}
