import * as z from "zod/mini";
import { fullAddress } from "#shared/both/absolute-url.ts";
import type { PageText } from "#shared/both/site-details.ts";
import { line, lines, oneLine, orEmpty } from "#shared/both/text-checks.ts";
import { forEachFaq } from "./faq-places.ts";

const address = z.string("Please give an address like https://example.org").check(
  z.trim(),
  z.refine(
    (text) => text === "" || (/^https?:\/\/[^\s/]/i.test(text) && fullAddress(text) !== undefined),
    "Please give an address like https://example.org",
  ),
  z.maxLength(500, "Please use a shorter address"),
  oneLine,
);

/** A text of the pages. A payload without it leaves it as it is; an empty one goes back to the default. */
const paragraph = (what: string) => z.optional(lines(what, 1_000));
const question = z.optional(line("question", 200));
const answer = paragraph("answer");

export const pageTexts = {
  region: paragraph("text"),
  directions: paragraph("text"),
  appeal: paragraph("appeal"),
  parishFlowers: answer,
  parishQuantities: answer,
  parishCost: answer,
  parishDelivery: answer,
  parishLeadTime: answer,
  ...forEachFaq(
    () => question,
    () => answer,
  ),
} satisfies Record<PageText, z.ZodMiniType>;

/** The details that the owner can change; an empty one goes back to the default. */
export const SiteDetails = z
  .object({
    brand: line("name", 80),
    tagline: line("line under the name", 80),
    phone: orEmpty(
      line("phone number", 40).check(z.refine((text) => text.replace(/\D/g, "").length >= 7)),
      "Please enter a phone number that can be called",
    ),
    email: orEmpty(
      z.string().check(z.trim(), z.email(), z.maxLength(254)),
      "Please enter a valid email address",
    ),
    hours: lines("hours", 300),
    facebook: address,
    instagram: address,
    pinterest: address,
    youtube: address,
    ...pageTexts,
    notice: line("notice", 200),
    /** The last day on which the notice stands, `YYYY-MM-DD`. */
    noticeUntil: orEmpty(z.iso.date(), "Please enter the last day of the notice"),
    /** The first day of the notice, where it is a later one. A payload without it leaves it as it is. */
    noticeFrom: z.optional(orEmpty(z.iso.date(), "Please enter a day, or nothing")),
  })
  .check(
    z.refine(({ notice, noticeUntil }) => notice === "" || noticeUntil !== "", {
      path: ["noticeUntil"],
      error: "Please enter the last day of the notice",
      when: ({ value }) =>
        typeof value === "object" && value !== null && "notice" in value && "noticeUntil" in value,
    }),
    z.refine(
      ({ noticeFrom = "", noticeUntil }) => noticeUntil === "" || noticeFrom <= noticeUntil,
      {
        path: ["noticeFrom"],
        error: "Please enter a first day that is not after the last",
      },
    ),
  );
export type SiteDetails = z.infer<typeof SiteDetails>;

/** The labels of the fields, on the form and in the history. */
export const detailLabels: Readonly<Record<keyof SiteDetails, string>> = {
  brand: "Name",
  tagline: "Line under the name",
  phone: "Phone",
  email: "Email",
  hours: "Hours",
  facebook: "Facebook",
  instagram: "Instagram",
  pinterest: "Pinterest",
  youtube: "YouTube",
  region: "Where the nursery is",
  directions: "How to find it",
  appeal: "Appeal for the cemetery",
  parishFlowers: "What can be cut, and when",
  parishQuantities: "How much you can give",
  parishCost: "What it costs",
  parishDelivery: "Whether you deliver",
  parishLeadTime: "How long before they should ask",
  ...forEachFaq(
    (place) => `Question ${place}`,
    (place) => `Answer ${place}`,
  ),
  notice: "Notice",
  noticeUntil: "Until",
  noticeFrom: "From",
};
