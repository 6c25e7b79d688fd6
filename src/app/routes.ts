import { index, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";

/**
 * A page with its address as id: the route table is part of every page, and ids would be file names
 * otherwise.
 */
function page(path: string, file: string): RouteConfigEntry {
  return route(path, file, { id: path });
}

/** Every page of the site, on one screen. An address that is not here is a 404. */
export default [
  index("home.tsx"),
  ...["perennials", "trees", "annuals", "plants"].map((list) =>
    page(list, "../features/plants/pages/catalogue.tsx"),
  ),
  ...["perennials", "trees", "annuals"].map((catalogue) =>
    page(`${catalogue}/:slug`, "plant-with-visit-form.tsx"),
  ),
  page("mary-garden", "../features/plants/pages/mary-garden/mary-garden.tsx"),
  page("in-bloom", "../features/plants/pages/in-bloom.tsx"),
  page("my-garden", "my-garden-with-visit-form.tsx"),
  page("events", "../features/events/pages/events.tsx"),
  page("events/:slug", "event-with-plants.tsx"),
  page("cemetery", "../features/site/pages/cemetery.tsx"),
  page("location", "location-with-visit-form.tsx"),
  page("parish", "../features/visits/pages/parish.tsx"),
  page("contact", "contact-with-visit-form.tsx"),
  ...["privacy", "terms"].map((path) => page(path, "../features/site/pages/legal-page.tsx")),
  page("feeds", "../features/site/pages/about-feeds.tsx"),
  page("blog", "../features/blog/pages/blog-list.tsx"),
  page("blog/:slug", "blog-post-with-plants.tsx"),
  page("blog/tags/:slug", "../features/blog/pages/blog-list.tsx"),
  page("visit/:key", "../features/visits/pages/own-visit.tsx"),
  page("event-registration", "../features/registrations/pages/event-registration.tsx"),
  page(
    "registration/:key",
    "../features/registrations/pages/own-registration/own-registration.tsx",
  ),
  page("door/:token", "../features/door/pages/door-link-page.tsx"),
  page("owner-mail/:token", "../features/owner-mail/pages/confirm-owner-mail.tsx"),
  page("letters/:slug", "../features/letters/pages/letter.tsx"),
  page("subscription/:token", "../features/subscribers/pages/confirm-or-unsubscribe.tsx"),
  page("unsubscribe/:token", "../features/subscribers/pages/confirm-or-unsubscribe.tsx"),
  page("admin-login", "../features/accounts/owner/admin-login.tsx"),
  page("owner-password", "../features/accounts/pages/ask-password-link.tsx"),
  page("owner-password/:token", "../features/accounts/pages/new-password.tsx"),
  page("invitation/:token", "../features/accounts/pages/invitation.tsx"),
  page("admin-helpers", "../features/accounts/owner/admin-helpers.tsx"),
  page("admin-password", "../features/accounts/owner/admin-password.tsx"),
  page("admin-dashboard", "admin-dashboard.tsx"),
  page("admin-blog", "../features/blog/owner/admin-blog.tsx"),
  page("admin-events", "../features/events/owner/admin-events.tsx"),
  page("admin-events/:id", "admin-event.tsx"),
  page("admin-subscribers", "../features/subscribers/owner/admin-subscribers.tsx"),
  page("admin-person", "../features/subscribers/owner/admin-person.tsx"),
  page("admin-letters", "../features/letters/owner/admin-letters.tsx"),
  page("admin-letters/settings", "../features/letters/owner/letter-settings.tsx"),
  page("admin-letters/:id", "../features/letters/owner/admin-letter.tsx"),
  page("admin-owner-mail", "../features/owner-mail/owner/owner-mail.tsx"),
  page("admin-pictures", "../features/pictures/owner/admin-pictures.tsx"),
  page("admin-paper", "../features/paper/owner/admin-paper.tsx"),
  page("admin-paper/events/:id?", "../features/paper/owner/event-on-paper.tsx"),
  page("admin-plants/:slug?", "../features/plants/owner/admin-plants.tsx"),
  page("admin-site", "../features/site/owner/admin-site.tsx"),
  page("admin-trash", "../features/trash/owner/admin-trash.tsx"),
  page("admin-history", "../features/history/owner/admin-history.tsx"),
  page("admin-backup", "../backup/owner/admin-backup.tsx"),
  page("admin-visits", "../features/visits/owner/admin-visits.tsx"),
  page("admin-diary", "../features/visits/owner/admin-diary.tsx"),
  page("admin-year", "../features/year/owner/admin-year.tsx"),
  page("edit-registration/:id", "../features/guest-list/owner/edit-registration.tsx"),
  route("*", "not-found.tsx"),
] satisfies RouteConfig;
