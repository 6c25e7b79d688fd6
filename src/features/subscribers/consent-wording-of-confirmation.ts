/** What somebody agrees to by answering the mail that asks. Never changed, either. */
export const confirmationWording = {
  key: "letter-1",
  text: "Yes, I would like to receive letters from {brand}. I can unsubscribe at any time.",
} as const;
