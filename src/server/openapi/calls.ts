import type { Hono } from "hono";
import { eventAdminCalls } from "#features/events/server/admin-api-description.ts";
import { eventCalls } from "#features/events/server/api-description.ts";
import { registrationAdminCalls } from "#features/registrations/server/admin-api-description.ts";
import { registrationCalls } from "#features/registrations/server/api-description.ts";
import {
  doorAdminCalls,
  doorCalls,
} from "#features/registrations/server/door/door-api-description.ts";
import type { ApiCall } from "#shared/server/api-description.ts";
import { type Description, descriptionOf } from "#shared/server/openapi/described.ts";
import { features, loginPath } from "../features.ts";

/** Calls that are not yet described at their routes, by their group. */
const others: Readonly<Record<string, readonly ApiCall[]>> = {
  Events: [...eventCalls, ...eventAdminCalls],
  Registrations: [...registrationCalls, ...registrationAdminCalls],
  "At the door": [...doorCalls, ...doorAdminCalls],
};

const files = { name: "Files", says: "For other programs, at the root of the site." };

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
    const { group = files.name, path = pathOf(route), ...call } = description;
    return [{ group, ...call, method, path, isOwners: isOwners(path) }];
  });
  const groups = new Set([...features.flatMap(({ description }) => description ?? []), files]);
  return [...groups].map(({ name, says }) => ({
    name,
    says,
    calls: [
      ...calls.filter(({ group }) => group === name).map(({ group: _, ...call }) => call),
      ...(others[name] ?? []).map((call) => ({ ...call, isOwners: call.isOwners ?? false })),
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
