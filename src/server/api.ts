import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { methodNotAllowed } from "hono/method-not-allowed";
import { backupAdminApi, backupDownloadApi } from "#backup/backup-api.ts";
import { readBackupSummary } from "#backup/backup-notes.ts";
import { accountsAdminApi } from "#features/accounts/server/admin-api.ts";
import { ownerGuard } from "#features/accounts/server/guard.ts";
import { passwordLinkApi } from "#features/accounts/server/password-api.ts";
import { blogAdminApi } from "#features/blog/server/admin-api.ts";
import { blogApi } from "#features/blog/server/api.ts";
import { listPosts } from "#features/blog/server/store.ts";
import { eventsAdminApi } from "#features/events/server/admin-api.ts";
import { eventsApi } from "#features/events/server/api.ts";
import { lettersAdminApi } from "#features/letters/server/admin-api.ts";
import { lettersApi } from "#features/letters/server/api.ts";
import { letterData } from "#features/letters/server/personal-data.ts";
import { ownerMailAdminApi, ownerMailApi } from "#features/owner-mail/server/api.ts";
import { picturesAdminApi } from "#features/pictures/server/admin-api.ts";
import { picturesApi } from "#features/pictures/server/api.ts";
import { plantsAdminApi } from "#features/plants/server/admin-api.ts";
import { countPlantsToLookAt } from "#features/plants/server/plant-stock.ts";
import { plantsApi } from "#features/plants/server/plants-api.ts";
import { plantNames } from "#features/plants/server/plants-with-owner-changes.ts";
import { productsApi } from "#features/plants/server/products-api.ts";
import { registrationsAdminApi } from "#features/registrations/server/admin-api.ts";
import { registrationsApi } from "#features/registrations/server/api.ts";
import { doorAdminApi, doorApi } from "#features/registrations/server/door/door-api.ts";
import { eventPeople } from "#features/registrations/server/letters/people-of-event.ts";
import { ownRegistrationApi } from "#features/registrations/server/own-api.ts";
import { registrationData } from "#features/registrations/server/personal-data.ts";
import { siteAdminApi, siteApi } from "#features/site/server/api.ts";
import { subscribersAdminApi } from "#features/subscribers/server/admin-api.ts";
import { subscribersApi } from "#features/subscribers/server/api.ts";
import { peopleAdminApi } from "#features/subscribers/server/forget-person.ts";
import { subscriberData } from "#features/subscribers/server/personal-data.ts";
import { todayAdminApi } from "#features/today/server/api.ts";
import { visitsAdminApi, visitsApi } from "#features/visits/server/api.ts";
import { visitData } from "#features/visits/server/personal-data.ts";
import { inGroup } from "#shared/server/openapi/described.ts";
import { dropPagesIfChanged } from "./content-changes.ts";
import { answerError } from "./errors.ts";
import { listPictureMentions } from "./picture-mentions.ts";
import type { StartedServices } from "./services.ts";
import { siteStatusApi } from "./site-status.ts";

/** Whom a request came from; a form posted to a page counts against the same visitor. */
export interface Caller {
  clientAddress: string;
  requestId: string;
  /** What the answer goes out by; absent for a call of a page and where there is no connection. */
  outgoing?: HttpBindings["outgoing"] | undefined;
}

/** The API, given the caller of each request as its environment. */
export type Api = ReturnType<typeof createApi>;

/** Every call of the API. The pages use it in-process, browsers over the network. */
export function createApi(services: StartedServices) {
  const api = new Hono<{ Bindings: Partial<Caller> }>().basePath("/api");
  api.onError(answerError(services.log, () => services.storage.noteFull()));
  api.notFound((c) => c.json({ message: "There is nothing at this address." }, 404));
  api.use(async (c, next) => {
    c.set("clientAddress", c.env?.clientAddress ?? "");
    c.set("requestId", c.env?.requestId ?? "");
    await next();
  });
  // An answer that depends on who asks, or that changes with the next write, is not to be stored.
  api.use(async (c, next) => {
    await next();
    c.header("Cache-Control", "no-store");
  });
  // Whoever was told of a change sees it at the next page, whatever call it was.
  api.use(async (c, next) => {
    await next();
    if (c.req.method !== "GET" && c.res.ok) await dropPagesIfChanged(services);
  });
  // By the prefix, so that a route added later is guarded too.
  api.use("/admin/*", ownerGuard(services));
  api.use(
    methodNotAllowed({
      app: api,
      onMethodNotAllowed: (c, methods) =>
        c.json({ message: "This address does not take that method." }, 405, {
          Allow: methods.join(", "),
        }),
    }),
  );

  api.route("/site", siteApi(services));
  api.route("/events", eventsApi(services, eventPeople));
  api.route("/", registrationsApi(services));
  api.route("/registrations", ownRegistrationApi(services));
  api.route("/door", doorApi(services));
  api.route("/owner-mail", ownerMailApi(services));
  api.route("/products", productsApi(services));
  api.route(
    "/plants",
    plantsApi(services, {
      listPosts: () => listPosts(services.db, { drafts: false, now: services.clock() }),
    }),
  );
  api.route("/visits", visitsApi(services));
  api.route("/pictures", picturesApi(services));
  api.route("/", subscribersApi(services));
  api.route("/blog", inGroup("Blog", blogApi(services)));
  api.route("/owner-password", passwordLinkApi(services));
  api.route("/admin", accountsAdminApi(services));
  api.route("/admin", registrationsAdminApi(services));
  api.route("/admin", doorAdminApi(services));
  api.route("/admin/owner-mail", ownerMailAdminApi(services));
  api.route("/letters", lettersApi(services));
  api.route("/admin/letters", lettersAdminApi(services, services.letters));
  api.route("/admin/subscribers", subscribersAdminApi(services));
  api.route(
    "/admin/people",
    peopleAdminApi(services, [subscriberData, registrationData, visitData, letterData]),
  );
  api.route("/admin/visits", visitsAdminApi(services, plantNames));
  api.route("/admin", siteStatusApi(services));
  api.route("/admin", eventsAdminApi(services, eventPeople));
  api.route("/admin/blog", inGroup("Blog", blogAdminApi(services)));
  api.route("/admin/pictures", picturesAdminApi(services, listPictureMentions));
  api.route("/admin/plants", plantsAdminApi(services));
  api.route("/backups", backupDownloadApi(services, services.backups));
  api.route("/admin/backup", backupAdminApi(services, services.backups));
  api.route("/admin/site", siteAdminApi(services));
  api.route(
    "/admin/today",
    todayAdminApi(services, {
      countPeople: eventPeople.count,
      readBackups: readBackupSummary,
      countPlantsToLookAt: () => countPlantsToLookAt(services.db, services.clock),
    }),
  );
  return api;
}
