import * as z from "zod/mini";
import type { PublicSiteDetails } from "#shared/both/site-details.ts";
import { answer, count, moment, orNull, text } from "#shared/server/openapi/answer-shapes.ts";
import { detailLabels, pageTexts } from "./inputs.ts";

const social = { facebook: text, instagram: text, pinterest: text, youtube: text };

function textForEach<Name extends string>(named: Readonly<Record<Name, unknown>>) {
  return Object.fromEntries(Object.keys(named).map((name) => [name, text])) as Record<
    Name,
    typeof text
  >;
}

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
    .optional(z.partial(z.strictObject(textForEach(pageTexts))))
    .check(z.describe("What the pages say otherwise than by default.")),
  publicUrl: text,
} satisfies Record<keyof PublicSiteDetails, z.ZodMiniType>);

export const EarlierDetails = answer("EarlierDetails", {
  id: count.check(z.describe("0: as the site was set up.")),
  createdAt: orNull(moment),
  /** What it says otherwise than now: "Phone", "Hours". */
  differs: z.array(text),
});
export type EarlierDetails = z.infer<typeof EarlierDetails>;

export const SiteDetailsForOwner = answer("SiteDetailsForOwner", {
  ...textForEach(detailLabels),
  version: count,
  history: z.array(EarlierDetails),
});
export type SiteDetailsForOwner = z.infer<typeof SiteDetailsForOwner>;
