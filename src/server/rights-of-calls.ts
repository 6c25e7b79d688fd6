import type { Context } from "hono";
import { matchedRoutes } from "hono/route";
import type { Needed } from "#shared/both/owner/rights.ts";
import { pathOf } from "./openapi/calls.ts";

const people = ["people"] as const;
const plants = ["plants"] as const;
const blog = ["blog"] as const;
const pictures = ["plants", "blog"] as const;
/** The right to one letter depends on its audience: `features/letters/server/right-to-one-letter.ts`. */
const letters = ["blog", "people"] as const;
/** Only with the right to everything. */
const everything = [] as const;

/** The right that each call requires. One that is not here is only for the owner, and a test names it. */
export const rightsOfCalls: Readonly<Record<string, Needed>> = {
  "POST /api/admin/logout": "anybody",
  "GET /api/admin/me": "anybody",
  "PUT /api/admin/password": "anybody",
  "GET /api/admin/signing-in": "anybody",
  "POST /api/admin/confirm": "anybody",
  "POST /api/admin/signing-in/keep-password-alone": "anybody",
  "POST /api/admin/passkeys/challenge": "anybody",
  "POST /api/admin/passkeys": "anybody",
  "DELETE /api/admin/passkeys/{id}": "anybody",
  "PUT /api/admin/second-factor": "anybody",
  "DELETE /api/admin/second-factor": "anybody",
  "GET /api/admin/sessions": "anybody",
  "DELETE /api/admin/sessions": "anybody",
  "DELETE /api/admin/sessions/{id}": "anybody",
  // It answers each what they may see.
  "GET /api/admin/today": "anybody",
  "POST /api/admin/today/dismiss-failed-letters": everything,
  "GET /api/admin/site-status": everything,

  "GET /api/admin/door-events": ["door"],
  // `mayOpenDoor` checks for which event, where the number is read.
  "GET /api/admin/events/{id}/door": ["door"],
  "POST /api/admin/events/{id}/door": ["door"],
  "POST /api/admin/events/{id}/door-links": ["door"],
  "DELETE /api/admin/events/{id}/door-links": everything,

  "GET /api/admin/events": people,
  "GET /api/admin/events/{id}/audience": people,
  "POST /api/admin/events": everything,
  "PUT /api/admin/events/{id}": everything,
  "DELETE /api/admin/events/{id}": everything,
  "POST /api/admin/events/{id}/cancel": everything,
  "POST /api/admin/events/{id}/reinstate": everything,
  "POST /api/admin/events/{id}/copies": everything,

  "GET /api/admin/registrations": people,
  "POST /api/admin/registrations": people,
  "GET /api/admin/registrations.csv": people,
  "GET /api/admin/registrations/{id}": people,
  "PATCH /api/admin/registrations/{id}": people,
  "DELETE /api/admin/registrations/{id}": everything,
  "POST /api/admin/registrations/{id}/status": people,
  "POST /api/admin/registrations/keep-apart": people,
  // Without "everything" it deletes nobody.
  "POST /api/admin/registrations/batch": people,
  "POST /api/admin/registrations/{id}/resend-email": people,
  "POST /api/admin/registrations/{id}/new-link": people,

  "GET /api/admin/plants": plants,
  "POST /api/admin/plants": plants,
  "PATCH /api/admin/plants/{slug}": plants,
  "GET /api/admin/plants/{slug}/facts": plants,
  "PATCH /api/admin/plants/{slug}/facts": plants,
  "DELETE /api/admin/plants/{slug}/facts": plants,

  "GET /api/admin/paper/plants": plants,
  "POST /api/admin/paper/plants/preview": plants,
  "POST /api/admin/paper/plants/pdf": plants,
  "GET /api/admin/events/{id}/on-paper": everything,
  "GET /api/admin/events/{id}/poster": everything,
  "GET /api/admin/events/{id}/bulletin": everything,

  "GET /api/admin/pictures": pictures,
  "POST /api/admin/pictures": pictures,
  "PATCH /api/admin/pictures/{name}": plants,
  "DELETE /api/admin/pictures/{name}": plants,
  "GET /api/admin/pictures/places": plants,
  "PUT /api/admin/pictures/places/{place}": plants,
  "DELETE /api/admin/pictures/places/{place}": plants,

  "GET /api/admin/blog/posts": blog,
  "POST /api/admin/blog/posts": blog,
  "PUT /api/admin/blog/posts/{id}": blog,
  "DELETE /api/admin/blog/posts/{id}": blog,

  "GET /api/admin/letters": letters,
  "POST /api/admin/letters": letters,
  "POST /api/admin/letters/from-post": blog,
  "POST /api/admin/letters/preview": letters,
  "POST /api/admin/letters/audience": letters,
  "GET /api/admin/letters/{id}": letters,
  "PUT /api/admin/letters/{id}": letters,
  "DELETE /api/admin/letters/{id}": letters,
  "POST /api/admin/letters/{id}/test": letters,
  "POST /api/admin/letters/{id}/send": letters,
  "POST /api/admin/letters/{id}/take-back": letters,
  "POST /api/admin/letters/{id}/stop": letters,
  "PUT /api/admin/letters/{id}/page": letters,
  "GET /api/admin/letters/{id}/recipients": letters,
  "GET /api/admin/letters/settings": letters,
  "PUT /api/admin/letters/settings": everything,
  "POST /api/admin/letters/settings/test-mail": everything,

  "GET /api/admin/subscribers": everything,
  "POST /api/admin/subscribers": everything,
  "GET /api/admin/subscribers/csv": everything,
  "PUT /api/admin/subscribers/settings": everything,
  "POST /api/admin/subscribers/{id}/try-again": everything,
  "DELETE /api/admin/subscribers/{id}": everything,
  "POST /api/admin/people/kept": everything,
  "PUT /api/admin/people/note": everything,
  "POST /api/admin/people/join": everything,
  "POST /api/admin/people/forget": "owner",

  "GET /api/admin/visits": everything,
  "PATCH /api/admin/visits/{id}": everything,
  "DELETE /api/admin/visits/{id}": everything,
  "PUT /api/admin/visits/{id}/appointment": everything,
  "DELETE /api/admin/visits/{id}/appointment": everything,
  // Whoever has the address reads the diary, even after being removed as a helper.
  "GET /api/admin/diary-link": "owner",
  "POST /api/admin/diary-link/renew": "owner",

  // Each thing checks its own kind.
  "GET /api/admin/trash": ["people", "plants", "blog"],
  "POST /api/admin/trash/{id}/restore": ["people", "plants", "blog"],
  "DELETE /api/admin/trash/{id}": everything,
  "GET /api/admin/history": everything,
  // One thing's history requires the right to see the thing.
  "GET /api/admin/history/{kind}/{thing}": "anybody",
  "GET /api/admin/years/{year}": everything,
  "GET /api/admin/years/{year}/csv": everything,

  "GET /api/admin/helpers": "owner",
  "POST /api/admin/helpers": "owner",
  "PUT /api/admin/helpers/{id}": "owner",
  "DELETE /api/admin/helpers/{id}": "owner",
  "POST /api/admin/helpers/{id}/links": "owner",
  "GET /api/admin/site": "owner",
  "PUT /api/admin/site": "owner",
  "POST /api/admin/site/return/{id}": "owner",
  "GET /api/admin/owner-mail": "owner",
  "PUT /api/admin/owner-mail": "owner",
  "GET /api/admin/backup": "owner",
  "POST /api/admin/backup": "owner",
};

/** The rights that a call requires, by "POST /api/admin/letters/{id}/send"; undefined if it is not listed. */
export function rightOfCall(call: string): Needed | undefined {
  return Object.hasOwn(rightsOfCalls, call) ? rightsOfCalls[call] : undefined;
}

/** Everything that the current call requires: of every route that matches the address. */
export function neededFor(c: Context): readonly Needed[] {
  const needed = matchedRoutes(c)
    .filter(({ method }) => method !== "ALL")
    .map(({ method, path }) => rightOfCall(`${method} ${pathOf(path)}`) ?? "owner");
  return needed.length > 0 ? needed : ["owner"];
}
