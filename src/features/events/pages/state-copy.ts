/** What is said of an event that takes no registrations; apart, because home needs no more of these words. */
export const eventStates = {
  past: "This event has taken place.",
  cancelled: "This event has been cancelled.",
  closed: "Registration for this event is closed.",
  full: "This event is full. You can join the waiting list.",
} as const;
