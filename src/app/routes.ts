import { index, type RouteConfig, route } from "@react-router/dev/routes";

/** Every page of the site, on one screen. An address that is not here is a 404. */
export default [
  index("home.tsx"),
  route("event-registration", "../features/events/pages/event-registration.tsx"),
  route("unsubscribe/:token", "../features/newsletter/pages/unsubscribe.tsx"),
  route("*", "../features/site/pages/not-found.tsx"),
] satisfies RouteConfig;
