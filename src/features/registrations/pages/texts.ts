import { eventStates } from "#features/events/event-state.ts";

/** The texts of `/event-registration`; toasts and messages are the specification's own. */
export const registrationPage = {
  lead: "Tell us who is coming, and we will set out the chairs.",
  details: "Event Details",
  family: "Family-friendly: children are welcome.",
  form: "Your Registration",
  thanks: {
    heading: "Thank You!",
    confirmation: "A confirmation email will follow shortly.",
    change: "See, change or cancel your registration",
    keepLink: "The letter has this link, too. It is yours alone.",
    calendar: "Add to calendar",
  },
  waiting: {
    heading: "You Are on the Waiting List",
    text: "We will write to you when there are places for your party.",
    question: "Would you like to join the waiting list?",
    join: "Join the Waiting List",
  },
  anEvent: "Event",
  past: eventStates.past,
  full: eventStates.full,
  closed: {
    cancelled: eventStates.cancelled,
    over: eventStates.past,
    closed: eventStates.closed,
  },
  next: "Our next event",
  unknown: eventStates.closed,
} as const;

/** The toast where the site cannot be reached. */
export const noConnection = {
  title: "Connection error",
  description: "We couldn't connect to our servers. Please try again later.",
  variant: "destructive",
} as const;

/** Where on the page the form stands, and the thanks after it. */
export const registrationSectionId = "registration";
