import { eventStates } from "../event-state.ts";

/** The words of the pages about events. */

/** Douay-Rheims (Challoner). */
export const isaiah6111 = {
  text: "For as the earth bringeth forth her bud, and as the garden causeth her seed to shoot forth: so shall the Lord God make justice to spring forth, and praise before all the nations.",
  reference: "Isaiah 61:11",
} as const;

/** /events: the lead, the texts of the list, and the section that asks for a gathering of your own. */
export const eventsPage = {
  heading: "Events & Education",
  lead: "Tours, talks, blessings and workshops that follow the garden’s year and the Church’s.",
  upcoming: "Upcoming Events",
  past: "Past events",
  loading: "Loading events...",
  empty: "No upcoming events at this time. Please check back soon!",
  failed: "Failed to load events. Please try again later.",
  registerLabel: "Register for Event",
  calendarLabel: "Add our events to your calendar",
  nextLabel: "Our next event:",
  states: eventStates,
  hostYourOwn: {
    heading: "Host Your Own Event",
    text: "Would your parish group, garden club or homeschool circle like an afternoon among the flowers? Tell us who is coming and what you have in mind, and we will see what we can arrange together.",
    linkLabel: "Contact Us",
  },
} as const;

/** The page of one event. */
export const eventPage = {
  loading: "Loading the event...",
  failed: "Failed to load this event. Please try again later.",
  missing: {
    heading: "Event Not Found",
    text: "There is no event at this address (any more). These are the events that we have planned.",
  },
  back: "All events",
  when: "When",
  where: "Where",
  cost: "Cost",
  notes: "Good to know",
  questions: "Questions",
  closes: "Please register by",
  calendar: "Add to calendar",
  shareLabel: "Share this event",
  share: "Share",
  email: "Share by email",
  copy: "Copy link",
  copied: "The address of this event is ready to paste.",
  copyByHand: "Copy this address to share the event",
} as const;
