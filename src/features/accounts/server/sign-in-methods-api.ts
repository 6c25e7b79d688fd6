import { Hono } from "hono";
import { idInPath, noContent, readBody } from "#shared/server/json-body.ts";
import { described } from "#shared/server/openapi/described-route.ts";
import type { Services } from "#shared/server/services.ts";
import { PasskeyOptions, RecoveryCodes, SigningIn } from "../answers.ts";
import { Confirmation, NewPasskey, SecondFactorInput } from "../inputs.ts";
import { noteOfAccount } from "./account-in-history.ts";
import {
  addPasskey,
  listPasskeys,
  optionsToAdd,
  passkeyGone,
  removePasskey,
} from "./passkeys/passkeys.ts";
import { whyNoPasskeys } from "./passkeys/where-passkeys-work.ts";
import { isPassword } from "./passwords.ts";
import { confirmWhoItIs, keepPasswordAlone } from "./require-reauthentication.ts";
import {
  addSecondFactor,
  makeSecretForApp,
  readSecondFactor,
  removeSecondFactor,
} from "./second-factor.ts";
import { findAccountByKey } from "./store.ts";

/** How whoever is signed in signs in, mounted at `/api/admin` behind the guard. */
export function signInMethodsApi(services: Services): Hono {
  const { config, db, clock } = services;
  return new Hono()
    .get(
      "/signing-in",
      described("How one signs in: one’s passkeys and second factor, and a new secret for one.", {
        200: SigningIn,
      }),
      async (c) => {
        const key = c.get("signedIn").key;
        const account = await findAccountByKey(db, key);
        return c.json({
          passkeys: await listPasskeys(db, key),
          noPasskeys: whyNoPasskeys(config),
          hasPassword: account !== undefined && isPassword(account.passwordHash),
          secondFactor: await readSecondFactor(db, key),
          newSecret: makeSecretForApp(config.site.brand, account?.username ?? ""),
        } satisfies SigningIn);
      },
    )
    .post(
      "/confirm",
      described("Says again who has this session, for what is asked again.", {
        more: "With a second factor a code is asked for, and not the password.",
        payload: { Confirmation },
        limit: "10 in fifteen minutes for one account",
        204: "For 15 minutes nothing is asked again.",
      }),
      noContent(async (c) => {
        const given = await readBody(c, Confirmation);
        const who = { sessionId: c.get("sessionId"), account: c.get("signedIn").key };
        await confirmWhoItIs(who, given, services);
      }),
    )
    .post(
      "/signing-in/keep-password-alone",
      described("Suggests no more on Today to add a passkey or a second factor.", {
        204: "It is suggested no more.",
      }),
      noContent((c) => keepPasswordAlone(db, c.get("signedIn").key)),
    )
    .post(
      "/passkeys/challenge",
      described("Makes what a new passkey is to sign.", {
        200: { says: "It counts once, for five minutes.", body: PasskeyOptions },
        409: "No passkey works at the site’s address.",
      }),
      async (c) => {
        const account = await findAccountByKey(db, c.get("signedIn").key);
        return c.json(await optionsToAdd(c.get("signedIn").key, account?.username ?? "", services));
      },
    )
    .post(
      "/passkeys",
      described("Adds a passkey, which signs in without user name, password and code.", {
        payload: { NewPasskey },
        204: "It signs in.",
        409: "It is there already, or 20 others are.",
      }),
      noContent(async (c) =>
        addPasskey(c.get("signedIn"), await readBody(c, NewPasskey), services),
      ),
    )
    .delete(
      "/passkeys/:id",
      described("Takes a passkey away: it signs in no more.", {
        204: "It is gone.",
        409: "Nothing else signs one in.",
      }),
      noContent(async (c) => {
        const id = idInPath(c, passkeyGone);
        await db.transaction().execute((trx) => removePasskey(trx, c.get("signedIn"), id));
      }),
    )
    .put(
      "/second-factor",
      described(
        "Adds a second factor: from now on the login asks for a code beside the password.",
        {
          payload: { SecondFactorInput },
          200: { says: "The recovery codes, this once.", body: RecoveryCodes },
          409: "There is a second factor already.",
        },
      ),
      async (c) => {
        const input = await readBody(c, SecondFactorInput);
        const recoveryCodes = await db.transaction().execute(async (trx) => {
          await noteOfAccount(trx, c.get("signedIn"), "added a second factor");
          return addSecondFactor(trx, c.get("signedIn").key, input, clock());
        });
        return c.json({ recoveryCodes } satisfies RecoveryCodes);
      },
    )
    .delete(
      "/second-factor",
      described("Takes the second factor away: the password is enough again.", {
        204: "There is none.",
      }),
      noContent(async (c) => {
        await db.transaction().execute(async (trx) => {
          if (await removeSecondFactor(trx, c.get("signedIn").key))
            await noteOfAccount(trx, c.get("signedIn"), "removed the second factor");
        });
      }),
    );
}
