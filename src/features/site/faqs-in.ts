import type { PageText, PageTexts } from "#platform/shared/site-settings.ts";
import { defaultFaqs } from "./data/faqs.ts";

/** The owner's questions over the default ones; one without an answer is not asked. */
export function faqsIn(texts: PageTexts | undefined): { question: string; answer: string }[] {
  return [1, 2, 3, 4, 5, 6]
    .map((place) => ({
      question: texts?.[`question${place}` as PageText] ?? defaultFaqs[place - 1]?.question ?? "",
      answer: texts?.[`answer${place}` as PageText] ?? defaultFaqs[place - 1]?.answer ?? "",
    }))
    .filter(({ question, answer }) => question && answer);
}
