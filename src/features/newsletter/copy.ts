/** The words around the newsletter. What a person agrees to stands in `wordings.ts`. */

/** Home: the sign-up. */
export const newsletter = {
  heading: "Join Our Garden Community",
  intro:
    "We will send word of events and plant sales, and of what to sow, plant and prune through the Pennsylvania year.",
  submitLabel: "Subscribe",
  busyLabel: "Subscribing...",
  success: {
    heading: "Thank You!",
    text: "You are on our list, and we are glad to have you. Look for our next letter.",
  },
} as const;

/** The marketing popup. */
export const popup = {
  heading: "Come Garden with Us",
  lead: "Leave your email and cell phone number, and we will let you know about garden tours, plant sales and workshops.",
  submitLabel: "Join the Community",
  busyLabel: "Submitting...",
  dismissLabel: "No Thanks",
} as const;

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
