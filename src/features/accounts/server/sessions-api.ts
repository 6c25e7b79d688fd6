import { Hono } from "hono";
import * as z from "zod/mini";
import { notFound } from "#shared/both/failure-kinds.ts";
import { idInPath, noContent } from "#shared/server/json-body.ts";
import { described } from "#shared/server/openapi/described-route.ts";
import type { Services } from "#shared/server/services.ts";
import { Me, Session } from "../answers.ts";
import { isLive } from "../session-lifetime.ts";
import { noteOfAccount } from "./account-in-history.ts";
import { deleteSession, deleteSessionsOf, listSessions } from "./store.ts";

const sessionGone = "This session has ended.";

/** Who is signed in, and where, mounted at `/api/admin`: each person sees their own. */
export function sessionsApi({ db, clock }: Pick<Services, "db" | "clock">): Hono {
  return new Hono()
    .get("/me", described("Who is signed in, and what they may do.", { 200: Me }), (c) => {
      const { name, isOwner, rights, doorEventId } = c.get("signedIn");
      return c.json({ name, isOwner, rights: [...rights], doorEventId } satisfies Me);
    })
    .get(
      "/sessions",
      described("Where one is signed in.", {
        200: { says: "The last used first.", body: z.array(Session) },
      }),
      async (c) => {
        const sessions = await listSessions(db, c.get("signedIn").key);
        const live = sessions.filter((one) => isLive(one, clock()));
        return c.json(
          live.map((one): Session => ({ ...one, isThis: one.id === c.get("sessionId") })),
        );
      },
    )
    .delete(
      "/sessions",
      described("Ends one’s other sessions.", { 204: "This one alone is left." }),
      noContent(async (c) => {
        await db.transaction().execute(async (trx) => {
          await deleteSessionsOf(trx, c.get("signedIn").key, c.get("sessionId"));
          await noteOfAccount(trx, c.get("signedIn"), "ended their other sessions");
        });
      }),
    )
    .delete(
      "/sessions/:id",
      described("Ends one of one’s sessions.", { 204: "It has ended." }),
      noContent(async (c) => {
        const id = idInPath(c, sessionGone);
        await db.transaction().execute(async (trx) => {
          if (!(await deleteSession(trx, c.get("signedIn").key, id))) throw notFound(sessionGone);
          await noteOfAccount(trx, c.get("signedIn"), "ended a session");
        });
      }),
    );
}
