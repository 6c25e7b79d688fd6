import type { PageTexts } from "#shared/both/site-details.ts";
import { faqPlaces } from "./faq-places.ts";

export interface Faq {
  question: string;
  answer: string;
}

/** The default questions on /contact and their answers. `{phone}`, `{email}` and `{events}` become links. */
export const defaultFaqs: readonly Faq[] = [
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
];

/** The owner's questions in place of the default ones; one without an answer is not shown. */
export function faqsOf(texts: PageTexts | undefined): Faq[] {
  return faqPlaces
    .map((place) => ({
      question: texts?.[`question${place}`] ?? defaultFaqs[place - 1]?.question ?? "",
      answer: texts?.[`answer${place}`] ?? defaultFaqs[place - 1]?.answer ?? "",
    }))
    .filter(({ question, answer }) => question && answer);
}
