import { tourEventId } from "#features/events/rules.ts";
import { HttpError } from "#shared/both/http-error.ts";
import { requestJson } from "#shared/browser/http-client.ts";
import { createKeys } from "#shared/browser/idempotency-key.ts";
import { showToast } from "#ui/show-toast.ts";
import type { NotRegistered, Registered } from "../answers.ts";
import type { RegistrationForm } from "../inputs.ts";
import { looksLikeProgram } from "../rules.ts";
import { refusalOf } from "./registration-refusal.ts";
import type { KeptRegistration } from "./registration-without-javascript.ts";

/** What became of a sending: kept, or refused with messages that belong beside fields. */
export type SendingOutcome =
  | { kept: true; registered: KeptRegistration }
  | {
      kept: false;
      issues: readonly { path: string; message: string }[];
      refusal?: NotRegistered | undefined;
    };

/**
 * Makes what sends the form and says so in toasts, as section 8 of the specification has them. The
 * same details sent again (a double click, a try after a lost connection) go under the same key, so
 * that they are kept once.
 */
export function createRegistrationSender(event: {
  id: number;
  title: string;
}): (values: RegistrationForm, options: { joinWaitingList: boolean }) => Promise<SendingOutcome> {
  const keyOf = createKeys();

  return async ({ website, ...values }, { joinWaitingList }) => {
    const key = keyOf(values);
    const told = { website, filledInSeconds: performance.now() / 1000 };
    showToast({
      title: "Submitting registration...",
      description: "Please wait while we process your request.",
    });
    let registered: Registered;
    try {
      registered = await requestJson<Registered>("POST", "/api/events/register", {
        body: {
          eventId: event.id,
          ...values,
          ...(joinWaitingList && { joinWaitingList }),
          ...(looksLikeProgram(told) && told),
        },
        headers: { "idempotency-key": key },
      });
    } catch (error) {
      return failed(error);
    }
    showToast(registered.status === "waiting" ? onWaitingList(event) : success(event));
    const { email, attendeesCount } = values;
    return { kept: true, registered: { ...registered, email, attendeesCount } };
  };
}

/** Of the tour in the specification's own words. */
function success({ id, title }: { id: number; title: string }) {
  const name = id === tourEventId ? "our Summer Garden Tour and Talk" : title;
  return {
    title: "Registration successful!",
    description: `Thank you for registering for ${name}. We look forward to seeing you!`,
  };
}

function onWaitingList({ title }: { title: string }) {
  return {
    title: "You are on the waiting list",
    description: `We will write to you when there are places for ${title}.`,
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
  const refusal = refusalOf(error);
  if (refusal?.code === "full") {
    // Nothing failed: the form asks about the waiting list.
    showToast({ title: "Not registered yet", description: refusal.message });
    return { kept: false, issues: [], refusal };
  }
  showToast({
    title: "Registration failed",
    description:
      error.serverMessage ?? "There was an error processing your registration. Please try again.",
    variant: "destructive",
  });
  return { kept: false, issues: error.issues, refusal };
}
