import type { PageTexts } from "#shared/both/site-settings.ts";
import { defaultFaqs } from "./data/faqs.ts";
import { faqPlaces } from "./rules.ts";

/** The owner's questions over the default ones; one without an answer is not asked. */
export function faqsIn(texts: PageTexts | undefined): { question: string; answer: string }[] {
  return faqPlaces
    .map((place) => ({
      question: texts?.[`question${place}`] ?? defaultFaqs[place - 1]?.question ?? "",
      answer: texts?.[`answer${place}`] ?? defaultFaqs[place - 1]?.answer ?? "",
    }))
    .filter(({ question, answer }) => question && answer);
}
