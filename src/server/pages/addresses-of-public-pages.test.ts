import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, it } from "vitest";
import routes from "#app/routes.ts";
import { isPublicPage, publicPages, sitemapPages } from "./addresses-of-public-pages.ts";

/** Pages that differ by visitor. They are neither cached nor in the sitemap. */
const privatePages = [
  "/registration/:key",
  "/visit/:key",
  "/door/:token",
  "/owner-mail/:token",
  "/invitation/:token",
  "/owner-password",
  "/owner-password/:token",
  "/subscription/:token",
  "/unsubscribe/:token",
  "/my-garden",
  "/admin-login",
  "/admin-dashboard",
  "/admin-backup",
  "/admin-helpers",
  "/admin-history",
  "/admin-blog",
  "/admin-events",
  "/admin-events/:id",
  "/admin-subscribers",
  "/admin-person",
  "/admin-letters",
  "/admin-password",
  "/admin-letters/settings",
  "/admin-letters/:id",
  "/admin-owner-mail",
  "/admin-paper",
  "/admin-paper/events/:id?",
  "/admin-pictures",
  "/admin-plants",
  "/admin-plants/:slug",
  "/admin-site",
  "/admin-trash",
  "/admin-visits",
  "/admin-diary",
  "/admin-year",
  "/edit-registration/:id",
  "/*",
];

function addresses(entries: readonly RouteConfigEntry[], under = ""): string[] {
  return entries.flatMap(({ index, path = "", children }) => {
    const address = index ? under || "/" : `${under}/${path}`;
    return children ? addresses(children, path ? address : under) : [address];
  });
}

it("lists every route either as public or as different by visitor", () => {
  expect([...publicPages, ...privatePages].sort()).toEqual(addresses(routes).sort());
});

it("tells a public page from any other", () => {
  expect(sitemapPages.every(isPublicPage)).toBe(true);
  expect(isPublicPage("/blog/planning-a-mary-garden")).toBe(true);
  expect(isPublicPage("/events/1-summer-garden-tour-and-talk")).toBe(true);
  for (const path of [
    "/blog/",
    "/blog/A",
    "/blog/a/b",
    "/admin-blog",
    "/events/",
    "/eventsx",
    "",
  ]) {
    expect(isPublicPage(path)).toBe(false);
  }
});
