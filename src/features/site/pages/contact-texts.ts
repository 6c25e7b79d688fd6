import { askAboutVisits } from "../data/visit-texts.ts";

/** The words of /contact. */

/** /contact. */
export const contactPage = {
  heading: "Contact Us",
  lead: "Write or call with a question, or to arrange a visit.",
  /** The four panels; what is said of the hours is the owner's, and stands in the site's settings. */
  visitation: { heading: "Visitation", text: `${askAboutVisits}.` },
  phoneHeading: "Phone",
  emailHeading: "Email",
  hoursHeading: "Hours",
  getInTouch: {
    heading: "Get in Touch",
    text: "Follow the garden through the year, or send us a picture of yours. If something is ailing, a clear photograph of the leaves is often enough to begin with.",
  },
  faqHeading: "Frequently Asked Questions",
} as const;
