import type { Backups } from "#backup/backup-api.ts";
import { backup } from "#backup/feature.ts";
import { accounts } from "#features/accounts/server/feature.ts";
import { blog } from "#features/blog/server/feature.ts";
import { eventsWith } from "#features/events/server/feature.ts";
import type { Feature, KeptByAll } from "#features/feature.ts";
import { letters } from "#features/letters/server/feature.ts";
import { ownerMail } from "#features/owner-mail/server/feature.ts";
import { pictures } from "#features/pictures/server/feature.ts";
import { plants } from "#features/plants/server/feature.ts";
import { door } from "#features/registrations/server/door/feature.ts";
import { eventPeople } from "#features/registrations/server/event-people.ts";
import { registrations } from "#features/registrations/server/feature.ts";
import { site, siteGroup } from "#features/site/server/feature.ts";
import { subscribers } from "#features/subscribers/server/feature.ts";
import { today } from "#features/today/server/feature.ts";
import { visits } from "#features/visits/server/feature.ts";

/**
 * Every feature, in the order in which the API's document tells of them, their routes are mounted and
 * their jobs run. A new one is a line here.
 */
export const features: readonly Feature<{ backups: Backups }>[] = [
  eventsWith(eventPeople),
  registrations,
  door,
  plants,
  blog,
  subscribers,
  letters,
  visits,
  pictures,
  site,
  today,
  backup,
  accounts,
  ownerMail,
];

/** Who the owner is, and what the pages say by themselves: the server begins with these. */
export { DraftAccess } from "#features/accounts/server/draft-access.ts";
export { type FirstOwner, keepFirstOwner } from "#features/accounts/server/first-owner.ts";
export { loginPath, ownerGuard } from "#features/accounts/server/guard.ts";
export { fullCost } from "#features/accounts/server/passwords.ts";
export { uploadPath } from "#features/pictures/server/api.ts";
export { defaultPageTexts } from "#features/site/server/site-details.ts";
export { siteGroup };

/** In the order in which the owner reads what is kept about a person; who is not named follows. */
const personalDataOf = new Set([subscribers, registrations, visits, letters, ...features]);

/** What all of them keep. */
export const keptByAll: KeptByAll = {
  personalData: [...personalDataOf].flatMap(({ personalData }) => personalData ?? []),
  async listPictureMentions(db) {
    const found = [];
    for (const { pictures } of features) found.push(...((await pictures?.(db)) ?? []));
    return found;
  },
};
