import * as z from "zod/mini";
import type { PageText, PublicSiteDetails } from "#shared/both/site-details.ts";
import { answer, count, moment, orNull, text } from "#shared/server/openapi/answer-shapes.ts";
import { forEachFaq } from "./faq-places.ts";
import { detailLabels, type SiteDetails } from "./inputs.ts";

const social = { facebook: text, instagram: text, pinterest: text, youtube: text };

const pageTexts = {
  region: text,
  directions: text,
  appeal: text,
  parishFlowers: text,
  parishQuantities: text,
  parishCost: text,
  parishDelivery: text,
  parishLeadTime: text,
  ...forEachFaq(
    () => text,
    () => text,
  ),
} as const satisfies Record<PageText, typeof text>;

/** Its type is in `shared/both`, because every page has it. */
export const SiteDetailsAnswer = answer("SiteSettings", {
  brand: text,
  tagline: text,
  phone: text,
  email: text,
  owner: text,
  social: z.strictObject(social),
  hours: z.optional(text),
  notice: z.optional(text),
  texts: z
    .optional(z.partial(z.strictObject(pageTexts)))
    .check(z.describe("What the pages say otherwise than by default.")),
  publicUrl: text,
} satisfies Record<keyof PublicSiteDetails, z.ZodMiniType>);

/** An earlier state that the owner can go back to. */
export const EarlierDetails = answer("EarlierDetails", {
  id: count.check(z.describe("0: as the site was set up.")),
  createdAt: orNull(moment),
  /** What it says otherwise than now: "Phone", "Hours". */
  differs: z.array(text),
});
export type EarlierDetails = z.infer<typeof EarlierDetails>;

const detailTexts = Object.fromEntries(
  Object.keys(detailLabels).map((name) => [name, text]),
) as Record<keyof SiteDetails, typeof text>;

export const SiteDetailsForOwner = answer("SiteDetailsForOwner", {
  ...detailTexts,
  version: count,
  history: z.array(EarlierDetails),
});
export type SiteDetailsForOwner = z.infer<typeof SiteDetailsForOwner>;
