import { setTimeout as pause } from "node:timers/promises";
import { Hono } from "hono";
import { noContent, readBody } from "#shared/server/json-body.ts";
import { described } from "#shared/server/openapi/described-route.ts";
import type { Services } from "#shared/server/services.ts";
import { Nothing } from "../answers.ts";
import { PasswordLinkRequest, PasswordReset } from "../inputs.ts";
import { nameKeyOf } from "../user-name-as-compared.ts";
import { askForPasswordLink, setPasswordByLink } from "./password-link.ts";

/** Each asking may be a letter. */
const askLimit = { scope: "password-link", tries: 5, windowSeconds: 3600 };
/** For one name, from everywhere: beyond that no letter is sent, and the answer stays the same. */
const letterLimit = { scope: "password-link-letters", tries: 5, windowSeconds: 3600 };
/** All answers take the same time: a letter is one more commit, and would reveal that the name exists. */
const answerMilliseconds = 150;
const resetLimit = { scope: "password-reset", tries: 20, windowSeconds: 900 };

/** Getting back in by a letter, mounted at `/api/owner-password`; open to everybody. */
export function passwordLinkApi(services: Services): Hono {
  const { config, db, clock, limiter, log, commandContext, passwordCost } = services;
  return new Hono()
    .post(
      "/ask",
      described("Asks for a letter with a link to set a new password.", {
        more: "The answer is the same whether there is such a name or not.",
        payload: { PasswordLinkRequest },
        limit: "5 an hour from one address",
        202: { says: "If there is such an owner, the letter is on its way.", body: Nothing },
      }),
      async (c) => {
        await limiter.take(askLimit, c.get("clientAddress"));
        const { username } = await readBody(c, PasswordLinkRequest);
        // A letter stored as a file would not help anybody back in, and would be exposed on the disk.
        if (config.smtpUrl !== undefined)
          await Promise.all([ask(username), pause(answerMilliseconds)]);
        return c.json({}, 202);
      },
    )
    .post(
      "/reset",
      described("Sets a new password by the link in the letter, and ends every session.", {
        payload: { PasswordReset },
        limit: "20 in fifteen minutes from one address",
        204: "The new password is the one that counts.",
        404: "The link was used, or is older than 30 minutes.",
      }),
      noContent(async (c) => {
        await limiter.take(resetLimit, c.get("clientAddress"));
        const input = await readBody(c, PasswordReset);
        await setPasswordByLink(db, input, { now: clock(), cost: passwordCost });
        log.info({ requestId: c.get("requestId") }, "A password was set by a link.");
      }),
    );

  async function ask(username: string): Promise<void> {
    if (!(await limiter.tryTake(letterLimit, nameKeyOf(username)))) return;
    await askForPasswordLink(db, username, commandContext());
  }
}
