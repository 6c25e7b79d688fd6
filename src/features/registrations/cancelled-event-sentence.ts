import { eventStates } from "#features/events/event-state.ts";

/** What somebody reads whose event does not take place: on the page of the registration, and in answers. */
export const calledOffSentence = `${eventStates.cancelled} We are sorry; you need not do anything.`;
