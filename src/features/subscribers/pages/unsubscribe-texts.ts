/** The page behind the link in every letter. */
export const unsubscribePage = {
  title: "Unsubscribe",
  ask: {
    heading: "Unsubscribe from our letters?",
    text: "Press the button, and we will not write or text to you again. You can come back whenever you like.",
    buttonLabel: "Unsubscribe",
  },
  done: {
    heading: "You are unsubscribed",
    text: "We will not write to you again. Thank you for the time you spent with us.",
  },
  unknown: {
    heading: "We do not know this link",
    text: "It may have been cut short on its way to you. Please open it from the letter once more, or call {phone} or write to {email}, and we will take you off the list ourselves.",
  },
  againLabel: "Subscribe again",
  homeLabel: "To the garden",
} as const;
