import { accountCalls } from "#features/accounts/server/api-description.ts";
import { blogAdminCalls, blogCalls } from "#features/blog/server/api-description.ts";
import { eventAdminCalls } from "#features/events/server/admin-api-description.ts";
import { eventCalls } from "#features/events/server/api-description.ts";
import { letterAdminCalls } from "#features/letters/server/admin-api-description.ts";
import { letterCalls } from "#features/letters/server/api-description.ts";
import {
  ownerMailAdminCalls,
  ownerMailCalls,
} from "#features/owner-mail/server/api-description.ts";
import { pictureAdminCalls, pictureCalls } from "#features/pictures/server/api-description.ts";
import { plantAdminCalls } from "#features/plants/server/admin-api-description.ts";
import { plantCalls } from "#features/plants/server/api-description.ts";
import { registrationAdminCalls } from "#features/registrations/server/admin-api-description.ts";
import { registrationCalls } from "#features/registrations/server/api-description.ts";
import {
  doorAdminCalls,
  doorCalls,
} from "#features/registrations/server/door/door-api-description.ts";
import { siteAdminCalls, siteCalls } from "#features/site/server/api-description.ts";
import { subscriberAdminCalls } from "#features/subscribers/server/admin-api-description.ts";
import { subscriberCalls } from "#features/subscribers/server/api-description.ts";
import { todayAdminCalls } from "#features/today/server/api-description.ts";
import { visitAdminCalls, visitCalls } from "#features/visits/server/api-description.ts";
import type { ApiCall } from "#shared/server/api-description.ts";
import { backupCalls } from "./backup-description.ts";
import { fileCalls } from "./files-description.ts";
import { siteStatusCalls } from "./site-status-description.ts";

/** The calls of one part of the API. */
export interface CallGroup {
  name: string;
  says: string;
  calls: readonly ApiCall[];
}

/** Every call of the API, in the order in which the document has them. */
export const callGroups: readonly CallGroup[] = [
  { name: "Events", says: "The calendar.", calls: [...eventCalls, ...eventAdminCalls] },
  {
    name: "Registrations",
    says: "The people coming to the events.",
    calls: [...registrationCalls, ...registrationAdminCalls],
  },
  {
    name: "At the door",
    says: "Noting who came, by a link or signed in.",
    calls: [...doorCalls, ...doorAdminCalls],
  },
  {
    name: "Plants",
    says: "The catalogues, and what the owner says of each plant.",
    calls: [...plantCalls, ...plantAdminCalls],
  },
  { name: "Blog", says: "The garden blog.", calls: [...blogCalls, ...blogAdminCalls] },
  {
    name: "Newsletter",
    says: "Signing up, leaving, and the people of the list.",
    calls: [...subscriberCalls, ...subscriberAdminCalls],
  },
  {
    name: "Letters",
    says: "What the owner writes to subscribers, to an event’s people or to one person.",
    calls: [...letterCalls, ...letterAdminCalls],
  },
  { name: "Visits", says: "Requests for a visit.", calls: [...visitCalls, ...visitAdminCalls] },
  {
    name: "Pictures",
    says: "The owner’s photographs.",
    calls: [...pictureCalls, ...pictureAdminCalls],
  },
  {
    name: "The site",
    says: "What the pages say about the nursery, and how the site is doing.",
    calls: [...siteCalls, ...siteAdminCalls, ...todayAdminCalls, ...siteStatusCalls],
  },
  { name: "Backups", says: "Copies of everything the site keeps.", calls: backupCalls },
  {
    name: "The owner",
    says: "Signing in and out, her password and her address.",
    calls: [...accountCalls, ...ownerMailCalls, ...ownerMailAdminCalls],
  },
  { name: "Files", says: "For other programs, at the root of the site.", calls: fileCalls },
];
