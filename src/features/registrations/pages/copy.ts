/** The texts of `/event-registration`; toasts and messages are the specification's own. */
export const registrationPage = {
  lead: "Tell us who is coming, and we will set out the chairs.",
  details: "Event Details",
  family: "Family-friendly: children are welcome.",
  form: "Your Registration",
  thanks: {
    heading: "Thank You!",
    confirmation: "A confirmation email will follow shortly.",
  },
  unknown: "Registration for this event is closed.",
} as const;

/** Where on the page the form stands, and the thanks after it. */
export const registrationSectionId = "registration";
