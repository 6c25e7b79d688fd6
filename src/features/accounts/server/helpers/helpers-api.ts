import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { answerRow, versionFrom } from "#shared/server/if-match.ts";
import { idInPath, noContent, readBody } from "#shared/server/json-body.ts";
import { described } from "#shared/server/openapi/described-route.ts";
import type { Services } from "#shared/server/services.ts";
import { Accepted, Helper, HelperLink, Invitation, PasskeyOptions } from "../../answers.ts";
import { Acceptance, Accepting, HelperInput, HelperLinkInput } from "../../inputs.ts";
import { acceptInvitation, optionsToAccept, readInvitation } from "./accept-invitation.ts";
import {
  changeHelper,
  endHelper,
  inviteHelper,
  renewLink,
  type WithLink,
} from "./invite-helper.ts";
import { forOwner, helperGone, listHelpers } from "./store.ts";

/** Each may be a letter to somebody who does not expect it. */
const inviteLimit = { scope: "helper-invitation", tries: 30, windowSeconds: 3600 };

/** The owner's calls about her helpers, mounted at `/api/admin/helpers` behind the guard. */
export function helpersAdminApi(services: Services): Hono {
  const { db, clock, limiter, config, commandContext } = services;
  const hasMailServer = config.smtpUrl !== undefined;

  const answerLink = (c: Context, { helper, token }: WithLink) => {
    const path = token === null ? null : `/invitation/${token}`;
    return c.json({ helper: forOwner(helper, clock()), path } satisfies HelperLink, 201);
  };

  return new Hono()
    .get(
      "/",
      described("Every helper, and who is invited.", {
        200: { says: "By name.", body: z.array(Helper) },
      }),
      async (c) => c.json((await listHelpers(db)).map((row) => forOwner(row, clock()))),
    )
    .post(
      "/",
      described("Invites a helper.", {
        more: "With `email`, and where a mail server is connected, the link goes there; else it is answered, to be handed over.",
        payload: { HelperInput },
        limit: "30 an hour",
        201: HelperLink,
      }),
      async (c) => {
        const input = await readBody(c, HelperInput);
        await limiter.take(inviteLimit, "owner");
        const handing = { byEmail: input.email !== "", hasMailServer, ...commandContext() };
        return answerLink(c, await inviteHelper(db, input, handing));
      },
    )
    .put(
      "/:id",
      described("Changes a helper, and what they may do, at once.", {
        payload: { HelperInput },
        takesIfMatch: true,
        200: Helper,
      }),
      async (c) => {
        const input = await readBody(c, HelperInput);
        const id = idInPath(c, helperGone);
        return answerRow(c, forOwner(await changeHelper(db, id, input, versionFrom(c)), clock()));
      },
    )
    .delete(
      "/:id",
      described("Ends a helper everywhere at once, or takes an invitation back.", {
        204: "They can do nothing more.",
      }),
      noContent((c) => endHelper(db, idInPath(c, helperGone))),
    )
    .post(
      "/:id/links",
      described("Makes a new link: to accept by, or to choose a new password by.", {
        more: "It opens for 24 hours, and earlier ones open nothing from here on. Without a mail server it is answered, whatever `byEmail` says.",
        payload: { HelperLinkInput },
        limit: "30 an hour",
        201: HelperLink,
      }),
      async (c) => {
        const { byEmail } = await readBody(c, HelperLinkInput);
        await limiter.take(inviteLimit, "owner");
        const id = idInPath(c, helperGone);
        const handing = { byEmail, hasMailServer, ...commandContext() };
        return answerLink(c, await renewLink(db, id, handing));
      },
    );
}

const invitationLimit = { scope: "invitation", tries: 60, windowSeconds: 900 };
const limit = "60 in fifteen minutes from one address";
const noSuchLink = "The link opens nothing (any more).";

/** What an invitation's link calls, mounted at `/api/invitations`; open to whoever has it. */
export function invitationsApi(services: Services): Hono {
  const { db, clock, limiter, log } = services;
  return new Hono()
    .get(
      "/:token",
      described("What a helper is invited to. Reading it spends nothing.", {
        limit,
        200: Invitation,
        404: noSuchLink,
      }),
      async (c) => {
        await limiter.take(invitationLimit, c.get("clientAddress"));
        return c.json(await readInvitation(db, c.req.param("token"), clock()));
      },
    )
    .post(
      "/:token/passkey-challenge",
      described("Makes what a passkey is to sign by which an invitation is accepted.", {
        more: "It spends nothing of the link.",
        payload: { Accepting },
        limit,
        200: { says: "It counts once, for five minutes.", body: PasskeyOptions },
        404: noSuchLink,
        409: "Somebody has this user name, or no passkey works at the site’s address.",
      }),
      async (c) => {
        await limiter.take(invitationLimit, c.get("clientAddress"));
        const input = await readBody(c, Accepting);
        return c.json(await optionsToAccept(c.req.param("token"), input, services));
      },
    )
    .post(
      "/:token",
      described(
        "Accepts an invitation, or chooses a new password or passkey, and spends the link.",
        {
          more: "With `password` or with `passkey`.",
          payload: { Acceptance },
          limit,
          201: { says: "Who signs in from here on.", body: Accepted },
          404: noSuchLink,
          409: "Somebody has this user name.",
        },
      ),
      async (c) => {
        await limiter.take(invitationLimit, c.get("clientAddress"));
        const input = await readBody(c, Acceptance);
        const userAgent = c.req.header("user-agent");
        const accepted = await acceptInvitation(c.req.param("token"), input, userAgent, services);
        log.info({ requestId: c.get("requestId") }, "A helper accepted by a link.");
        return c.json(accepted, 201);
      },
    );
}
