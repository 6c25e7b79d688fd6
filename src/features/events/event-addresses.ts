import { slugOf } from "#shared/both/slug.ts";
import type { Event } from "./answers.ts";

/** The one event that `/event-registration` registers for: the Summer Garden Tour and Talk. */
export const tourEventId = 1;

/** "summer-garden-tour-and-talk" for an event's page; never empty. */
export function eventSlug(title: string): string {
  return slugOf(title, 60) || "event";
}

/** Where the page of an event is. */
export function eventPath({ id, title }: Pick<Event, "id" | "title">): string {
  return `/events/${id}-${eventSlug(title)}`;
}

/** Where to register for an event. The tour has the plain page. */
export function registerPath({ id }: Pick<Event, "id">): string {
  return id === tourEventId ? "/event-registration" : `/event-registration?event=${id}`;
}

/** Where an event's file for calendars is. */
export function calendarPath({ id }: Pick<Event, "id">): string {
  return `/events/${id}.ics`;
}

export const defaultPicture = "/pictures/events/default.svg";
