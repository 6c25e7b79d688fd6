import type { Hono } from "hono";
import { type DescribedCall, descriptionOf } from "#shared/server/openapi/described-route.ts";
import { features, loginPath, reauthenticatedRoutes } from "../features.ts";

const files = { name: "Files", says: "For other programs, at the root of the site." };

export interface Call extends DescribedCall {
  method: string;
  /** With its parameters in braces: "/api/events/{id}". */
  path: string;
  isOwners: boolean;
  /** Whether it requires reauthentication if the last one was long ago. */
  reauthenticates: boolean;
}

/** Every call that these apps describe, by section of the API. Calls without a section are files at the root. */
export function callGroups(routes: Hono["routes"]) {
  const calls = routes.flatMap(({ method, path: route, handler }) => {
    const description = descriptionOf(handler);
    if (!description) return [];
    const { group = files.name, path = pathOf(route), ...call } = description;
    const reauthenticates = reauthenticatedRoutes.some(
      ([asked, below]) => asked === method && pathOf(`/api${below}`) === path,
    );
    return [{ group, ...call, method, path, isOwners: isOwners(path), reauthenticates }];
  });
  const groups = new Set([...features.flatMap(({ description }) => description ?? []), files]);
  return [...groups].map(({ name, says }) => ({
    name,
    says,
    calls: calls.filter(({ group }) => group === name).map(({ group: _, ...call }): Call => call),
  }));
}

/** "/api/posts/:slug" is "/api/posts/{slug}". */
export function pathOf(route: string): string {
  return route.replaceAll(/:(\w+)(?:\{[^}]*\})?/g, "{$1}");
}

/** Everything at such an address is behind the guard, except the call that issues the token. */
function isOwners(path: string): boolean {
  return path.startsWith("/api/admin/") && path !== loginPath;
}
