import type { DetailTexts } from "#shared/server/current-site-details.ts";
import type { FieldInWords, ThingInHistory } from "#shared/server/note-change-in-history.ts";
import { detailLabels } from "../inputs.ts";

/** Without a row from the owner, the values are those the site was set up with. */
export const siteInHistory: ThingInHistory<Partial<DetailTexts>> = {
  kind: "site",
  label: "Site details",
  idOf: () => "details",
  nameOf: () => "Site details",
  neededFor: "owner",
  screenOf: () => "/admin-site",
  update: { method: "PUT", pathOf: () => "/api/admin/site", takesAll: true },
  fields: Object.fromEntries(
    Object.entries(detailLabels).map(([name, label]): [string, FieldInWords] => [
      name,
      { label, say: (text: string) => text, sent: (text: string | null) => text ?? "" },
    ]),
  ) as Record<keyof DetailTexts, FieldInWords>,
};
