import type { Hono } from "hono";
import { accountCalls } from "#features/accounts/server/api-description.ts";
import { loginPath } from "#features/accounts/server/guard.ts";
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
import { todayAdminCalls } from "#features/today/server/api-description.ts";
import { visitAdminCalls, visitCalls } from "#features/visits/server/api-description.ts";
import type { ApiCall } from "#shared/server/api-description.ts";
import { type Description, descriptionOf } from "#shared/server/openapi/described.ts";
import { backupCalls } from "./backup-description.ts";
import { fileCalls } from "./files-description.ts";
import { siteStatusCalls } from "./site-status-description.ts";

/** The document's headings, in its order, with the calls that are not yet described at their routes. */
const groups: readonly { name: string; says: string; calls: readonly ApiCall[] }[] = [
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
  { name: "Blog", says: "The garden blog.", calls: [] },
  {
    name: "Newsletter",
    says: "Signing up, leaving, and the people of the list.",
    calls: [],
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

/** A route with what is said of it. */
export interface Call extends Description {
  method: string;
  /** With its parameters in braces: "/api/events/{id}". */
  path: string;
  /** The route as the server has it, of a call that is not yet described there. */
  route?: string;
  isOwners: boolean;
}

/** One part of the API. */
export interface CallGroup {
  name: string;
  says: string;
  calls: readonly Call[];
}

/** Every call that these apps describe. What stands under no heading is a file at the root. */
export function callGroups(routes: Hono["routes"]): CallGroup[] {
  const calls = routes.flatMap(({ method, path: route, handler }) => {
    const description = descriptionOf(handler);
    if (!description) return [];
    const { group = "Files", path = pathOf(route), ...call } = description;
    return [{ group, ...call, method, path, isOwners: isOwners(path) }];
  });
  return groups.map(({ name, says, calls: others }) => ({
    name,
    says,
    calls: [
      ...calls.filter(({ group }) => group === name).map(({ group: _, ...call }) => call),
      ...others.map((call) => ({ ...call, isOwners: call.isOwners ?? false })),
    ],
  }));
}

/** "/api/posts/:slug" is "/api/posts/{slug}". */
function pathOf(route: string): string {
  return route.replaceAll(/:(\w+)(?:\{[^}]*\})?/g, "{$1}");
}

/** Everything at such an address is behind the guard, but for the call that the token comes from. */
function isOwners(path: string): boolean {
  return path.startsWith("/api/admin/") && path !== loginPath;
}
