/** The words of the mark that stands on every plant; apart, because every plant page loads them. */
export const markWords = {
  mark: "My garden list",
  see: "See my list",
  full: {
    title: "Your list is full",
    description: "It holds 100 plants. Take one off to add another.",
  },
} as const;
