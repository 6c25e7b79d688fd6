import type { Feature } from "#features/feature.ts";
import { doorAdminApi, doorApi } from "./door-api.ts";

export const door: Feature = {
  description: { name: "At the door", says: "Noting who came, by a link or signed in." },
  routes: (services) => [
    ["/door", doorApi(services)],
    ["/admin", doorAdminApi(services)],
  ],
};
