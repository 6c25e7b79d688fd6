import { nurseryTimeZone } from "#shared/both/clock.ts";
import type { GetJson } from "#shared/both/page-rendering-context.ts";
import {
  getQuery,
  ifNotFound,
  type PageQuery,
  usePageQuery,
} from "#shared/browser/page-queries.ts";
import type { PublicEvent } from "../answers.ts";

export const eventsQuery = getQuery<PublicEvent[]>("/api/events");

/** The nursery's day. It travels with the page: the browser tells past from upcoming as the server did. */
export const todayQuery: PageQuery<string> = {
  key: "today",
  // Swedish writes a date as ISO does, and not every browser has Temporal yet.
  read: () =>
    Promise.resolve(
      new Intl.DateTimeFormat("sv-SE", { timeZone: nurseryTimeZone }).format(new Date()),
    ),
};

/** That day; undefined until it is known. */
export const useToday = () => usePageQuery(todayQuery).data;

/** One event by the slug of its page, which begins with its number: "3-spring-plant-sale". */
export function eventQuery(slug: string) {
  const id = /^([1-9]\d{0,8})(?:-|$)/.exec(slug)?.[1];
  return {
    key: `event:${id ?? slug}`,
    async read(get: GetJson) {
      const event =
        id === undefined
          ? null
          : await get<PublicEvent>(`/api/events/${id}`).catch(ifNotFound(() => null));
      // Only if this one is over or cancelled.
      const others = event?.takesRegistrations && event.endsAt > new Date().toISOString();
      return { event, others: others ? [] : await get<PublicEvent[]>("/api/events") };
    },
  };
}
