import type { PageText } from "#shared/both/site-settings.ts";
import { defaultAppeal } from "../data/cemetery-appeal.ts";
import { defaultFaqs } from "../data/faqs.ts";
import { defaultVisitTexts } from "../data/visit-texts.ts";
import { faqPlaces } from "../faqs-with-owner-changes.ts";

/** What the pages say where the owner says nothing else, by the name of the text. */
export const defaultPageTexts: Record<PageText, string> = {
  ...defaultVisitTexts,
  appeal: defaultAppeal,
  ...(Object.fromEntries(
    faqPlaces.flatMap((place) => [
      [`question${place}`, defaultFaqs[place - 1]?.question ?? ""],
      [`answer${place}`, defaultFaqs[place - 1]?.answer ?? ""],
    ]),
  ) as Record<Exclude<PageText, "region" | "directions" | "appeal">, string>),
};
