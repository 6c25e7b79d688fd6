/** The words of the list of plants that visitors keep for themselves. */
export const gardenWords = {
  title: "My Garden List",
  lead: "The plants you marked. Your browser keeps the list; it is sent to nobody.",
  loading: "Loading your list...",
  failed: "We could not load the plants. Please try again.",
  room: (count: number, kinds: number, area: string) =>
    count === 1
      ? `1 plant, set at its spacing, takes ${area}.`
      : `${count.toLocaleString("en-US")} plants of ${kinds === 1 ? "1 kind" : `${kinds} kinds`}, set at their spacing, take ${area}.`,
  levels: {
    poisonous: "Poisonous",
    "harmful-if-eaten": "Harmful if eaten",
    irritant: "Irritates the skin",
  },
} as const;
