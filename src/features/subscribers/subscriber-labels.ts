export const statusLabels = {
  active: "Active",
  unconfirmed: "Not confirmed",
  unsubscribed: "Unsubscribed",
  declined: "Said no",
  bouncing: "Bouncing",
  phone_only: "Phone only",
} as const;

export const formLabels = {
  newsletter: "Newsletter form",
  popup: "Popup",
  owner: "Entered by you",
  letter: "Answer to a letter",
} as const;
