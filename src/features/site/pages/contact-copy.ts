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
  faqs: [
    {
      question: "Do you deliver?",
      answer:
        "Yes. We deliver orders over $100 within 30 miles of the nursery. Call {phone} or write to {email} to arrange a day.",
    },
    {
      question: "Can you help me design a garden?",
      answer:
        "Yes. Bring photographs, rough measurements and a note of how the sun moves across the place, and we will help you choose plants and lay them out. We are always glad to help plan a Mary garden.",
    },
    {
      question: "Do you offer classes?",
      answer:
        "Yes. We hold talks, demonstrations and workshops through the year. The next ones are listed on our {events} page.",
    },
    {
      question: "What makes your nursery different?",
      answer:
        "We are small, we are a family, and we are Catholic. You speak with the people who grow the plants, and our work follows the Church’s year along with the garden’s.",
    },
  ],
} as const;
