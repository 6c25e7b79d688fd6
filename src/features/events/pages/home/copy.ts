/** Home: the events section, #events. */
export const homeEvents = {
  heading: "In the Garden This Season",
  intro: "We open the gate for events like this one. Come and walk the garden with us.",
  registerLabel: "Register for event",
  allLabel: "See all events",
} as const;
