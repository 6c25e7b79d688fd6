/** The words of the list of plants that visitors keep for themselves. */
export const gardenWords = {
  title: "My Garden List",
  lead: "The plants you marked. Your browser keeps the list; it is sent to nobody.",
  loading: "Loading your list...",
  failed: "We could not load the plants. Please try again.",
  empty: {
    title: "Nothing on your list yet",
    text: "Every plant has a button “My garden list”. What you mark stands here, with the room it needs and a calendar of its bloom.",
    all: "See All Plants",
  },
  noScript:
    "Your own list needs JavaScript. A link that carries a list works without it, and so does the form below.",
  unknown: (names: readonly string[]) =>
    `Not in our catalogues, and left out: ${names.join(", ")}.`,
  sharedNote: "This list came with a link.",
  count: "How many",
  totals: "Room It Takes",
  room: (count: number, kinds: number, area: string) =>
    count === 1
      ? `1 plant, set at its spacing, takes ${area}.`
      : `${count.toLocaleString("en-US")} plants of ${kinds === 1 ? "1 kind" : `${kinds} kinds`}, set at their spacing, take ${area}.`,
  calendar: "Bloom Calendar",
  noBloom: "Nothing in bloom",
  harm: "Around Children and Pets",
  noHarm: "No poison is known in any plant of this list. That is no invitation to eat them.",
  levels: {
    poisonous: "Poisonous",
    "harmful-if-eaten": "Harmful if eaten",
    irritant: "Irritates the skin",
  },
} as const;
