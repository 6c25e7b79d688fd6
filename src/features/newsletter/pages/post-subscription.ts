import type { RouterContextProvider } from "react-router";
import { readPostedForm, sendPostedForm } from "#platform/browser/posted-form.ts";
import { pageApi } from "#platform/shared/page-api.ts";
import { wordingHeader } from "../consent-wording.ts";

/** Takes the form as a browser without JavaScript sends it, through the same API as everybody's. */
export async function postSubscription(request: Request, context: Readonly<RouterContextProvider>) {
  const { wording, ...values } = await readPostedForm(request, ["email", "phoneNumber", "wording"]);
  const headers = { referer: request.url, [wordingHeader]: wording };
  return sendPostedForm(values, () => context.get(pageApi).post("/api/subscribe", values, headers));
}
