/** The marketing popup. */
export const popup = {
  heading: "Come Garden with Us",
  lead: "Leave your email and cell phone number, and we will let you know about garden tours, plant sales and workshops.",
  submitLabel: "Join the Community",
  busyLabel: "Submitting...",
  dismissLabel: "No Thanks",
} as const;
