import { type Context, Hono } from "hono";
import { toTimestamp } from "#shared/both/clock.ts";
import { invalid, notFound } from "#shared/both/failure-kinds.ts";
import { fillIn } from "#shared/both/site-details.ts";
import { pathInLog } from "#shared/server/hide-secrets-in-log.ts";
import { readBody } from "#shared/server/json-body.ts";
import { text } from "#shared/server/openapi/answer-shapes.ts";
import { type Description, described } from "#shared/server/openapi/described-route.ts";
import type { Services } from "#shared/server/services.ts";
import { SignedUp, SubscriptionConfirmation, SubscriptionState } from "../answers.ts";
import {
  consentWordings,
  type SignUpForm,
  wordingHeader,
  wordingShown,
} from "../consent-wordings.ts";
import { MarketingInput, SubscriptionInput } from "../inputs.ts";
import { confirmSubscription, isConfirmed } from "./double-opt-in.ts";
import { signUp } from "./sign-up.ts";
import { takeOffList } from "./store.ts";
import { subscriberOf } from "./subscriber-links.ts";

/** As many as for registrations: a parish hall shares an address, and letters have limits of their own. */
const signUpLimit = { scope: "sign-up", tries: 200, windowSeconds: 600 };
/** Mail programs unsubscribe many people from few addresses; nobody guesses a token at this pace. */
const unsubscribeLimit = { scope: "unsubscribe", tries: 600, windowSeconds: 600 };

const signUpCall = {
  more: "The answer is the same for a new address, for one that is on the list and for one that left it. A letter may ask first: tell everybody so.",
  headers: {
    [wordingHeader]: {
      says: "Which words the person agreed to, where the form is not the newest. Absent: those that stand on it today.",
      schema: text,
    },
  },
  limit: "200 in ten minutes from one address",
  200: SignedUp,
} as const satisfies Partial<Description>;
const linkCalls = "600 in ten minutes from one address";
const confirmsNothing = "The link confirms no subscription (any more).";
const notOurs = "The link is not one of ours.";

/** The calls of who signs up and leaves, mounted at `/api`. */
export function subscribersApi(services: Services): Hono {
  const { config, db, clock, limiter, commandContext } = services;

  async function keep(
    c: Context,
    form: SignUpForm,
    read: () => Promise<{ email: string; phone: string; agreed: boolean }>,
  ) {
    await limiter.during(signUpLimit, c.get("clientAddress"), async (count) => {
      const { email, phone, agreed } = await read();
      const wordingKey = wordingShown(form, c.req.header(wordingHeader));
      if (!wordingKey) throw invalid("Please reload the page and sign up again.");
      const wording = fillIn(consentWordings[wordingKey].text, config.site);
      const page = pageOf(c.req.header("referer"));
      const given = {
        form,
        page,
        wordingKey,
        wording,
        agreed: agreed ? (1 as const) : (0 as const),
      };
      await signUp(db, { email, phone: phone || null, ...given }, { ...commandContext(), count });
    });
  }

  async function subscriber(c: Context<object, "/:token">) {
    const found = await subscriberOf(db, c.req.param("token"));
    if (!found) throw notFound("This unsubscribe link is not one of ours.");
    return found;
  }

  return new Hono()
    .post(
      "/subscribe",
      described("Signs somebody up for the newsletter.", {
        payload: { SubscriptionInput },
        ...signUpCall,
      }),
      async (c) => {
        await keep(c, "newsletter", async () => {
          const { email, phoneNumber } = await readBody(c, SubscriptionInput);
          return { email, phone: phoneNumber ?? "", agreed: true };
        });
        return c.json({ message: "You have successfully subscribed to our newsletter." });
      },
    )
    .post(
      "/marketing-subscribers",
      described(
        "Signs somebody up by e-mail and telephone, with a yes or a no to being written to.",
        { payload: { MarketingInput }, ...signUpCall },
      ),
      async (c) => {
        await keep(c, "popup", async () => {
          const { consentMarketing: agreed, ...person } = await readBody(c, MarketingInput);
          return { ...person, agreed };
        });
        return c.json({
          message: "Thank you for joining! You're now part of our gardening community.",
        });
      },
    )
    .get(
      "/subscription/:token",
      described("Whether a sign-up was confirmed, by the link in its letter.", {
        200: SubscriptionConfirmation,
        404: confirmsNothing,
      }),
      async (c) => {
        const confirmed = await isConfirmed(db, c.req.param("token"));
        return c.json({ confirmed } satisfies SubscriptionConfirmation);
      },
    )
    .post(
      "/subscription/:token",
      described("Confirms a sign-up.", {
        limit: linkCalls,
        200: SubscriptionConfirmation,
        404: confirmsNothing,
      }),
      async (c) => {
        await limiter.take(unsubscribeLimit, c.get("clientAddress"));
        await confirmSubscription(db, c.req.param("token"), config.site, commandContext());
        return c.json({ confirmed: true } satisfies SubscriptionConfirmation);
      },
    )
    .get(
      "/unsubscribe/:token",
      described("Whether somebody is on the list, by the link in a letter.", {
        200: SubscriptionState,
        303: {
          says: "Who asks for HTML is led to the page.",
          headers: { Location: "The page, `/unsubscribe/{token}`." },
        },
        404: notOurs,
      }),
      async (c) => {
        // A mail program without one-click opens the address from the letter's head in a browser.
        if (c.req.header("accept")?.includes("text/html")) {
          return c.redirect(`/unsubscribe/${encodeURIComponent(c.req.param("token"))}`, 303);
        }
        const { subscribedAt } = await subscriber(c);
        return c.json({ subscribed: subscribedAt !== null } satisfies SubscriptionState);
      },
    )
    .post(
      "/unsubscribe/:token",
      described("Takes somebody off the list. Mail programs call it, too (RFC 8058).", {
        limit: linkCalls,
        200: SubscriptionState,
        404: notOurs,
      }),
      async (c) => {
        await limiter.take(unsubscribeLimit, c.get("clientAddress"));
        const { id } = await subscriber(c);
        await takeOffList(db, id, toTimestamp(clock()));
        return c.json({ subscribed: false } satisfies SubscriptionState);
      },
    );
}

/** Without what else an address may carry, and without the key of a link. */
function pageOf(referer = ""): string | null {
  const path = URL.parse(referer)?.pathname;
  return path === undefined ? null : pathInLog(path).slice(0, 300);
}
