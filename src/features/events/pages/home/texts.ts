/** Home: the events section, #events. */
export const homeEvents = {
  heading: "In the Garden This Season",
  intro: "We open the gate for events like this one. Come and walk the garden with us.",
  registerLabel: "Register for event",
  next: "Our next event",
  registerFor: (title: string) => `Register for ${title}`,
  allLabel: "See all events",
} as const;
