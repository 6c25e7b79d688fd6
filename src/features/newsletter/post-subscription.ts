import type { RouterContextProvider } from "react-router";
import { type FieldIssue, HttpError } from "#platform/http-client.ts";
import { pageApi } from "#platform/page-data.ts";
import type { SignedUp } from "./contract.ts";
import { wordingHeader } from "./wordings.ts";

/** What a plain post came to. What was typed comes back with the messages, so that nothing is lost. */
export interface PostedSubscription {
  kept: boolean;
  message?: string;
  issues: FieldIssue[];
  values: Record<string, string>;
}

/** Takes the form as a browser without JavaScript sends it, through the same API as everybody's. */
export async function postSubscription(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<PostedSubscription> {
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? "");
  const values = { email: text("email"), phoneNumber: text("phoneNumber") };
  const headers = { referer: request.url, [wordingHeader]: text("wording") };
  try {
    await context.get(pageApi).post<SignedUp>("/api/subscribe", values, headers);
    return { kept: true, issues: [], values: {} };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const message = error.serverMessage ?? error.message;
    return { kept: false, message, issues: error.issues, values };
  }
}
