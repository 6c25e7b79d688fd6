import { tourEventId } from "#features/events/rules.ts";
import { requestJson } from "#platform/browser/http-client.ts";
import { createKeys } from "#platform/browser/idempotency-key.ts";
import { HttpError } from "#platform/shared/http-error.ts";
import { showToast } from "#ui/toast.ts";
import type { Registered, RegistrationForm } from "../contract.ts";

/** What became of a sending: kept, or refused with messages that belong beside fields. */
export type SendingOutcome =
  | { kept: true }
  | { kept: false; issues: readonly { path: string; message: string }[] };

/**
 * Makes what sends the form and says so in toasts, as section 8 of the specification has them. The
 * same details sent again (a double click, a try after a lost connection) go under the same key, so
 * that they are kept once.
 */
export function createRegistrationSender(): (values: RegistrationForm) => Promise<SendingOutcome> {
  const keyOf = createKeys();

  return async (values) => {
    showToast({
      title: "Submitting registration...",
      description: "Please wait while we process your request.",
    });
    try {
      await requestJson<Registered>("POST", "/api/events/register", {
        body: { eventId: tourEventId, ...values },
        headers: { "idempotency-key": keyOf(values) },
      });
    } catch (error) {
      return failed(error);
    }
    showToast({
      title: "Registration successful!",
      description:
        "Thank you for registering for our Summer Garden Tour and Talk. We look forward to seeing you!",
    });
    return { kept: true };
  };
}

function failed(error: unknown): SendingOutcome {
  if (!(error instanceof HttpError)) {
    showToast({
      title: "Connection error",
      description: "We couldn't connect to our servers. Please try again later.",
      variant: "destructive",
    });
    return { kept: false, issues: [] };
  }
  showToast({
    title: "Registration failed",
    description:
      error.serverMessage ?? "There was an error processing your registration. Please try again.",
    variant: "destructive",
  });
  return { kept: false, issues: error.issues };
}
