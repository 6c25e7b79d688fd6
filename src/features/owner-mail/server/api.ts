import { Hono } from "hono";
import { ownerMailSettings } from "#mail/owner-address.ts";
import { actAs, theSite } from "#shared/server/acting-person.ts";
import { readBody } from "#shared/server/json-body.ts";
import { described } from "#shared/server/openapi/described-route.ts";
import type { Services } from "#shared/server/services.ts";
import { ConfirmedAddress, OwnerMailSettings } from "../answers.ts";
import { OwnerMailConfirmation, OwnerMailInput } from "../inputs.ts";
import { changeOwnerMail, confirmAddress } from "./confirm-address.ts";

const confirmLimit = { scope: "owner-mail-confirm", tries: 30, windowSeconds: 600 };
/** Each new address sends a letter to somebody who may not expect it. */
const changeLimit = { scope: "owner-mail", tries: 10, windowSeconds: 3600 };

/** What the link in the letter calls, mounted at `/api/owner-mail`. */
export function ownerMailApi({ db, clock, limiter }: Services): Hono {
  return new Hono().post(
    "/confirm",
    described("Confirms the owner’s address by the link in its letter.", {
      payload: { OwnerMailConfirmation },
      limit: "30 in ten minutes from one address",
      200: { says: "Letters to the owner go there from here on.", body: ConfirmedAddress },
      404: "The link confirms no address (any more).",
    }),
    async (c) => {
      await limiter.take(confirmLimit, c.get("clientAddress"));
      const { token } = await readBody(c, OwnerMailConfirmation);
      // The reader of the letter may be signed in nowhere, but is not a visitor.
      return c.json(await actAs(theSite, clock(), () => confirmAddress(db, token)));
    },
  );
}

/** The owner's setting, mounted at `/api/admin/owner-mail` behind the guard. */
export function ownerMailAdminApi({ db, limiter, commandContext }: Services): Hono {
  return new Hono()
    .get(
      "/",
      described("Where letters to the owner go, and when.", { 200: OwnerMailSettings }),
      async (c) => c.json(await ownerMailSettings.read(db)),
    )
    .put(
      "/",
      described("Changes that; a new address gets a letter to confirm it by.", {
        payload: { OwnerMailInput },
        limit: "10 new addresses an hour",
        200: OwnerMailSettings,
      }),
      async (c) => {
        const input = await readBody(c, OwnerMailInput);
        if (input.address) await limiter.take(changeLimit, "owner");
        return c.json(await changeOwnerMail(db, input, commandContext()));
      },
    );
}
