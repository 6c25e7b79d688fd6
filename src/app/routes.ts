import { index, type RouteConfig, route } from "@react-router/dev/routes";

/** Every page of the site, on one screen. An address that is not here is a 404. */
export default [
  index("home.tsx"),
  route("perennials", "../features/plants/pages/perennials.tsx"),
  route("trees", "../features/plants/pages/trees.tsx"),
  route("annuals", "../features/plants/pages/annuals.tsx"),
  route("plants", "../features/plants/pages/all-plants.tsx"),
  ...["perennials", "trees", "annuals"].map((catalogue) =>
    route(`${catalogue}/:slug`, "../features/plants/pages/plant.tsx", { id: `${catalogue}/:slug` }),
  ),
  route("events", "../features/events/pages/events.tsx"),
  route("events/:slug", "../features/events/pages/event.tsx"),
  route("cemetery", "../features/site/pages/cemetery.tsx"),
  route("location", "../features/site/pages/location.tsx"),
  route("contact", "../features/site/pages/contact.tsx"),
  route("privacy", "../features/site/pages/privacy.tsx"),
  route("terms", "../features/site/pages/terms.tsx"),
  route("blog", "../features/blog/pages/blog-list.tsx"),
  route("blog/:slug", "../features/blog/pages/blog-post.tsx"),
  route("event-registration", "../features/registrations/pages/event-registration.tsx"),
  route("registration/:key", "../features/registrations/pages/own-registration.tsx"),
  route("door/:token", "../features/registrations/pages/door.tsx"),
  route("owner-mail/:token", "../features/owner-mail/pages/confirm-owner-mail.tsx"),
  route("unsubscribe/:token", "../features/newsletter/pages/unsubscribe.tsx"),
  route("admin-login", "../features/accounts/owner/admin-login.tsx"),
  route("admin-dashboard", "../features/registrations/owner/dashboard.tsx"),
  route("admin-blog", "../features/blog/owner/admin-blog.tsx"),
  route("admin-events", "../features/events/owner/admin-events.tsx"),
  route("admin-letters", "../features/owner-mail/owner/owner-mail.tsx"),
  route("edit-registration/:id", "../features/registrations/owner/edit-registration.tsx"),
  route("*", "not-found.tsx"),
] satisfies RouteConfig;
