import { Link } from "react-router";
import { formatEventDate } from "#shared/both/day-in-words.ts";
import { classes } from "#ui/join-class-names.ts";
import type { PublicEvent } from "../answers.ts";
import { eventPath } from "../event-addresses.ts";
import { eventState, stateInWords } from "../event-state.ts";
import { useToday } from "./queries.ts";

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
