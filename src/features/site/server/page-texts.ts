import type { PageText } from "#shared/both/site-settings.ts";
import { defaultAppeal } from "../data/cemetery-appeal.ts";
import { defaultFaqs } from "../data/faqs.ts";
import { defaultVisitTexts } from "../data/visit-texts.ts";
import { forEachFaq } from "../rules.ts";

/** What the pages say where the owner says nothing else, by the name of the text. */
export const defaultPageTexts: Record<PageText, string> = {
  ...defaultVisitTexts,
  appeal: defaultAppeal,
  ...forEachFaq(
    (place) => defaultFaqs[place - 1]?.question ?? "",
    (place) => defaultFaqs[place - 1]?.answer ?? "",
  ),
};
