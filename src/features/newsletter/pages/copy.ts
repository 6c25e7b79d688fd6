/** The words around the newsletter. What a person agrees to stands in `consent-wording.ts`. */

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
    text: "You are on our list, and we are glad to have you. Look for our next letter.",
  },
} as const;
