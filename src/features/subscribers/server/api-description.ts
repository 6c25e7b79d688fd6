import { type ApiCall, answerShape, flag, named, text } from "#shared/server/api-description.ts";
import { wordingHeader } from "../consent-wordings-of-forms.ts";
import {
  type ConfirmationState,
  MarketingInput,
  type SignedUp,
  SubscriptionInput,
  type SubscriptionState,
} from "../contract.ts";

const SignedUpShape = answerShape<SignedUp>("SignedUp", { message: text });
const ConfirmationShape = answerShape<ConfirmationState>("SubscriptionConfirmation", {
  confirmed: flag,
});
const SubscriptionShape = answerShape<SubscriptionState>("SubscriptionState", {
  subscribed: flag,
});

const wording = {
  [wordingHeader]: {
    says: "Which words the person agreed to, where the form is not the newest. Absent: those that stand on it today.",
    schema: text,
  },
};
const signUps = "20 in ten minutes from one address";
const unsubscriptions = "600 in ten minutes from one address";
const notOurs = "The link is not one of ours.";

export const subscriberCalls: readonly ApiCall[] = [
  {
    method: "POST",
    path: "/api/subscribe",
    says: "Signs somebody up for the newsletter.",
    more: "The answer is the same for a new address, for one that is on the list and for one that left it. A letter may ask first: tell everybody so.",
    payload: named("SubscriptionInput", SubscriptionInput),
    headers: wording,
    limit: signUps,
    answers: { 200: { says: "Signed up.", body: SignedUpShape } },
  },
  {
    method: "POST",
    path: "/api/marketing-subscribers",
    says: "Signs somebody up by e-mail and telephone, with a yes or a no to being written to.",
    more: "The answer is the same for a new address, for one that is on the list and for one that left it. A letter may ask first: tell everybody so.",
    payload: named("MarketingInput", MarketingInput),
    headers: wording,
    limit: signUps,
    answers: { 200: { says: "Signed up.", body: SignedUpShape } },
  },
  {
    method: "GET",
    path: "/api/subscription/{token}",
    says: "Whether a sign-up was confirmed, by the link in its letter.",
    answers: {
      200: { says: "Whether it was.", body: ConfirmationShape },
      404: "The link confirms no subscription (any more).",
    },
  },
  {
    method: "POST",
    path: "/api/subscription/{token}",
    says: "Confirms a sign-up.",
    limit: unsubscriptions,
    answers: {
      200: { says: "It is confirmed.", body: ConfirmationShape },
      404: "The link confirms no subscription (any more).",
    },
  },
  {
    method: "GET",
    path: "/api/unsubscribe/{token}",
    says: "Whether somebody is on the list, by the link in a letter.",
    answers: {
      200: { says: "Whether they are.", body: SubscriptionShape },
      303: {
        says: "Who asks for HTML is led to the page.",
        headers: { Location: "The page, `/unsubscribe/{token}`." },
      },
      404: notOurs,
    },
  },
  {
    method: "POST",
    path: "/api/unsubscribe/{token}",
    says: "Takes somebody off the list. Mail programs call it, too (RFC 8058).",
    limit: unsubscriptions,
    answers: { 200: { says: "They are off it.", body: SubscriptionShape }, 404: notOurs },
  },
];
