/** The words of the form that asks for a visit. */
export const visitWords = {
  heading: "Ask for a Visit",
  lead: "We open by appointment. Tell us when it would suit you, and we will answer with a day and a time.",
  fields: {
    fullName: "Your Name",
    email: "Your Email",
    phone: "Your Phone Number",
    wayHint: "An email address or a phone number is enough.",
    days: "Days That Suit You",
    daysHint: "“Saturdays in May”, or “June 3rd or 4th, in the morning”.",
    message: "What Would You Like to See or Ask?",
    website: "Please leave this empty",
  },
  plants: (count: number) =>
    count === 1
      ? "Send my garden list along (1 plant)"
      : `Send my garden list along (${count} plants)`,
  /** What the message starts with on a plant's page. */
  toSee: (plant: string) => `I would like to see ${plant}.`,
  submit: "Ask for a Visit",
  busy: "Sending...",
  thanks: {
    heading: "Thank You!",
    text: "Your request has reached us. Please wait for our answer before you come.",
  },
  unreachable: "We could not reach our server. Please try again, or call us.",
} as const;

/** Where on a page the form stands, and the thanks after it. */
export const visitSectionId = "visit";
