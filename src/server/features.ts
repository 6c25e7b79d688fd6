import type { Backups } from "#backup/backup-api.ts";
import { backup } from "#backup/feature.ts";
import { accounts } from "#features/accounts/server/feature.ts";
import { blog } from "#features/blog/server/feature.ts";
import { door } from "#features/door/server/feature.ts";
import { eventsWith } from "#features/events/server/feature.ts";
import type { Feature, KeptByAll, ListedPage } from "#features/feature.ts";
import { history } from "#features/history/server/feature.ts";
import { historyData } from "#features/history/server/personal-data.ts";
import { lettersWith } from "#features/letters/server/feature.ts";
import { sendWithChange } from "#features/letters/server/send-letter.ts";
import { ownerMail } from "#features/owner-mail/server/feature.ts";
import { paper } from "#features/paper/server/feature.ts";
import { pictures } from "#features/pictures/server/feature.ts";
import { plants } from "#features/plants/server/feature.ts";
import { eventPeopleWith } from "#features/registrations/server/event-people.ts";
import { registrations } from "#features/registrations/server/feature.ts";
import { eventRecipients } from "#features/registrations/server/mail/letters-to-event-people.ts";
import { site, siteGroup } from "#features/site/server/feature.ts";
import { subscribers } from "#features/subscribers/server/feature.ts";
import { subscriberRecipients } from "#features/subscribers/server/letters-to-subscribers.ts";
import { today } from "#features/today/server/feature.ts";
import { trash } from "#features/trash/server/feature.ts";
import { visits } from "#features/visits/server/feature.ts";
import { year } from "#features/year/server/feature.ts";
import type { Services } from "#shared/server/services.ts";

const events = eventsWith(eventPeopleWith(sendWithChange));
const letters = lettersWith((context) => ({
  subscribers: subscriberRecipients(context.config.site),
  event: eventRecipients(context),
}));

/** Every feature, in the order of the API's document, of routes and of jobs. Add a new one here. */
export const features: readonly Feature<{ backups: Backups }>[] = [
  events,
  registrations,
  door,
  plants,
  paper,
  blog,
  subscribers,
  letters,
  visits,
  pictures,
  site,
  trash,
  history,
  today,
  year,
  backup,
  accounts,
  ownerMail,
];

/** Features needed first: the owner's account, and the site's details. */
export { AskedAgain } from "#features/accounts/answers.ts";
export { mayBeOwner, maySeeDrafts } from "#features/accounts/server/owner-cookie.ts";
export { fullCost } from "#features/accounts/server/passwords.ts";
export {
  reauthenticatedRoutes,
  requireReauthentication,
} from "#features/accounts/server/require-reauthentication.ts";
export { loginPath, ownerGuard } from "#features/accounts/server/require-sign-in.ts";
export { type FirstOwner, keepFirstOwner } from "#features/accounts/server/set-password.ts";
export { limitUpload, uploadPath } from "#features/pictures/server/api.ts";
export { isPictureDeleted } from "#features/pictures/server/store.ts";
export { defaultPageTexts } from "#features/site/server/change-site-details.ts";
export { siteGroup };

/** All features, in the order in which people read about them. */
const beginningWith = (...first: typeof features) => [...new Set([...first, ...features])];

const things = features.flatMap(({ history: kept }) => kept ?? []);

export const keptByAll: KeptByAll = {
  personalData: [
    historyData(things),
    ...beginningWith(subscribers, registrations, visits, letters).flatMap(
      ({ personalData }) => personalData ?? [],
    ),
  ],
  async listPictureMentions(db) {
    const found = [];
    for (const { pictures: list } of beginningWith(blog, events, letters, pictures))
      found.push(...((await list?.(db)) ?? []));
    return found;
  },
  trash: features.flatMap(({ trash: kind }) => kind ?? []),
  history: things,
};

/** Their pages in the sitemap. */
export async function listPages(services: Services): Promise<ListedPage[]> {
  const pages = [];
  for (const { listedPages } of beginningWith(plants, blog))
    pages.push(...((await listedPages?.(services)) ?? []));
  return pages;
}
