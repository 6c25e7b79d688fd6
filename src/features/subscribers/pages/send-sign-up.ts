import { type FieldIssue, HttpError } from "#shared/both/http-error.ts";
import { requestJson } from "#shared/browser/http-client.ts";
import { showToast } from "#ui/show-toast.ts";
import type { SignedUp } from "../answers.ts";
import { currentWording, wordingHeader } from "../consent-wordings.ts";
import type { MarketingInput, SubscriptionInput } from "../inputs.ts";
import { mayAskFirst } from "./texts.ts";

/** What became of a sign-up: kept, or refused with messages that belong beside fields. */
export type Outcome = { kept: true } | { kept: false; issues: readonly FieldIssue[] };

/**
 * Sends the newsletter form and says in toasts what section 8 of the specification has them say;
 * `failed` where no answer came.
 */
export async function sendSubscription(
  { email, phoneNumber = "" }: SubscriptionInput,
  failed: { title: string; description: string },
): Promise<Outcome> {
  try {
    await requestJson<SignedUp>("POST", "/api/subscribe", {
      body: { email, phoneNumber },
      headers: { [wordingHeader]: currentWording.newsletter },
    });
  } catch (error) {
    const answered = error instanceof HttpError;
    showToast({
      ...failed,
      // Without an answer the error's text is the browser's own, which tells a visitor nothing.
      ...(answered && error.message ? { description: error.message } : {}),
      variant: "destructive",
    });
    return { kept: false, issues: answered ? error.issues : [] };
  }
  showToast({
    title: "Subscription successful!",
    description: "You have successfully subscribed to our newsletter.",
  });
  return { kept: true };
}

/** Sends the popup, likewise. */
export async function sendMarketingSignUp(input: MarketingInput): Promise<Outcome> {
  try {
    await requestJson<SignedUp>("POST", "/api/marketing-subscribers", {
      body: input,
      headers: { [wordingHeader]: currentWording.popup },
    });
  } catch (error) {
    showToast({
      title: "Submission error",
      description: "There was a problem adding you to our list. Please try again.",
      variant: "destructive",
    });
    return { kept: false, issues: error instanceof HttpError ? error.issues : [] };
  }
  showToast({
    title: "Thank you for joining! You're now part of our gardening community.",
    note: input.consentMarketing ? mayAskFirst : undefined,
  });
  return { kept: true };
}
