import * as z from "zod/mini";
import type { PageText, PageTexts, SiteSettings } from "#shared/both/site-settings.ts";
import {
  type ApiCall,
  answerShape,
  closed,
  count,
  moment,
  named,
  orNull,
  text,
} from "#shared/server/api-description.ts";
import { type EarlierDetails, SiteDetails, type SiteDetailsForOwner } from "../contract.ts";

const pageTexts = {
  region: text,
  directions: text,
  appeal: text,
  question1: text,
  answer1: text,
  question2: text,
  answer2: text,
  question3: text,
  answer3: text,
  question4: text,
  answer4: text,
  question5: text,
  answer5: text,
  question6: text,
  answer6: text,
} as const satisfies Record<PageText, typeof text>;

const DetailsShape = answerShape<SiteDetailsForOwner>("SiteDetailsForOwner", {
  brand: text,
  tagline: text,
  phone: text,
  email: text,
  hours: text,
  facebook: text,
  instagram: text,
  pinterest: text,
  youtube: text,
  ...pageTexts,
  notice: text,
  noticeUntil: text,
  version: count,
  history: z.array(
    answerShape<EarlierDetails>("EarlierDetails", {
      id: count.check(z.describe("0: as the site was set up.")),
      createdAt: orNull(moment),
      differs: z.array(text),
    }),
  ),
});
const details = { says: "The details as they are now.", body: DetailsShape };

export const siteCalls: readonly ApiCall[] = [
  {
    method: "GET",
    path: "/api/site",
    says: "What the pages say about the nursery: name, telephone, hours, a notice while it stands.",
    answers: {
      200: {
        says: "The details.",
        body: answerShape<SiteSettings>("SiteSettings", {
          brand: text,
          tagline: text,
          phone: text,
          email: text,
          owner: text,
          social: closed<SiteSettings["social"]>({
            facebook: text,
            instagram: text,
            pinterest: text,
            youtube: text,
          }),
          hours: z.optional(text),
          notice: z.optional(text),
          texts: z
            .optional(z.partial(z.strictObject(pageTexts)) as unknown as z.ZodMiniType<PageTexts>)
            .check(z.describe("What the pages say otherwise than by default.")),
          publicUrl: text,
        }),
      },
    },
  },
];

export const siteAdminCalls: readonly ApiCall[] = [
  {
    method: "GET",
    path: "/api/admin/site",
    says: "The same for the owner, with what stood there before.",
    isOwners: true,
    answers: { 200: details },
  },
  {
    method: "PUT",
    path: "/api/admin/site",
    says: "Changes the details; an empty one goes back to what it is by default.",
    isOwners: true,
    payload: named("SiteDetails", SiteDetails),
    takesIfMatch: true,
    answers: { 200: { ...details, hasETag: true } },
  },
  {
    method: "POST",
    path: "/api/admin/site/return/{id}",
    route: "/api/admin/site/return/:id{\\d{1,9}}",
    says: "Goes back to an earlier state.",
    isOwners: true,
    takesIfMatch: true,
    answers: { 200: details, 404: "This earlier state is no longer there." },
  },
];
