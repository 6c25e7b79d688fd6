/** Who the nursery is and how to reach it: the owner's settings, the same on every page. */
export interface PublicSiteDetails {
  brand: string;
  tagline: string;
  phone: string;
  email: string;
  owner: string;
  social: { facebook: string; instagram: string; pinterest: string; youtube: string };
  /** The opening hours, if the owner has changed `defaultHours`. */
  hours?: string | undefined;
  /** "Closed for Holy Week": at the top of every page, until its last day is over. */
  notice?: string | undefined;
  /** The owner's own texts instead of the pages' defaults. */
  texts?: PageTexts | undefined;
  /** The address visitors know the site by, without a slash at its end. */
  publicUrl: string;
}

type FaqPlace = 1 | 2 | 3 | 4 | 5 | 6;

/** The owner's answers for parishes; empty by default. */
export const parishTexts = [
  "parishFlowers",
  "parishQuantities",
  "parishCost",
  "parishDelivery",
  "parishLeadTime",
] as const;
type ParishText = (typeof parishTexts)[number];

/** A text of the pages that the owner may change. */
export type PageText =
  | "region"
  | "directions"
  | "appeal"
  | ParishText
  | `question${FaqPlace}`
  | `answer${FaqPlace}`;
export type PageTexts = Partial<Record<PageText, string>>;

export const defaultHours = "Appointments and events only at this time. Please contact us.";

/** The defaults, unless the environment or the owner sets something else. */
export const defaultSite: PublicSiteDetails = {
  brand: "Rosa Mystica Gardens",
  tagline: "Catholic Garden Nursery",
  phone: "(570) 555-0142",
  email: "hello@rosamystica.example",
  owner: "Rose Brennan",
  social: {
    facebook: "https://www.facebook.com/rosamysticagardens",
    instagram: "https://www.instagram.com/rosamysticagardens",
    pinterest: "https://www.pinterest.com/rosamysticagardens",
    youtube: "https://www.youtube.com/@rosamysticagardens",
  },
  publicUrl: "http://127.0.0.1:3000",
};

/** Puts the settings into a text instead of `{phone}`, `{email}` and `{brand}`. */
export function fillIn(text: string, site: PublicSiteDetails): string {
  return text.replace(
    /\{(phone|email|brand)\}/g,
    (_, name: "phone" | "email" | "brand") => site[name],
  );
}
