import type { PageTexts } from "#shared/both/site-settings.ts";
import { defaultFaqs } from "./data/faqs.ts";

/** The default questions and two more, by their numbers. */
export const faqPlaces = [1, 2, 3, 4, 5, 6] as const;

/** The owner's questions over the default ones; one without an answer is not asked. */
export function faqsIn(texts: PageTexts | undefined): { question: string; answer: string }[] {
  return faqPlaces
    .map((place) => ({
      question: texts?.[`question${place}`] ?? defaultFaqs[place - 1]?.question ?? "",
      answer: texts?.[`answer${place}`] ?? defaultFaqs[place - 1]?.answer ?? "",
    }))
    .filter(({ question, answer }) => question && answer);
}
