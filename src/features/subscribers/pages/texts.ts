/** The words around the newsletter. What a person agrees to stands in `consent-wordings.ts`. */

/** Said to everybody alike, so that nobody learns who is, or was, on the list. */
export const mayAskFirst =
  "A letter may ask you first whether this was you: please look for it, and answer it.";

/** Home: the sign-up. */
export const newsletter = {
  heading: "Join Our Garden Community",
  intro:
    "We will send word of events and plant sales, and of what to sow, plant and prune through the Pennsylvania year.",
  submitLabel: "Subscribe",
  failed: {
    title: "Subscription failed",
    description: "Failed to subscribe. Please try again.",
  },
  busyLabel: "Subscribing...",
  success: {
    heading: "Thank You!",
    text: `We are glad to have you. ${mayAskFirst}`,
  },
} as const;
