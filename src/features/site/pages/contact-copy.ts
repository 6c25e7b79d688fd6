/** The words of /contact. `{phone}`, `{email}` and `{events}` become links where the page shows them. */

/** /contact. */
export const contactPage = {
  heading: "Contact Us",
  lead: "Write or call with a question, or to arrange a visit.",
  cards: [
    {
      heading: "Visitation",
      text: "Please contact us by phone or email for visitation information.",
    },
    { heading: "Phone", text: "{phone}" },
    { heading: "Email", text: "{email}" },
    {
      heading: "Hours",
      text: "Appointments and events only at this time. Please contact us.",
    },
  ],
  getInTouch: {
    heading: "Get in Touch",
    text: "Follow the garden through the year, or send us a picture of yours. If something is ailing, a clear photograph of the leaves is often enough to begin with.",
  },
  faqHeading: "Frequently Asked Questions",
} as const;
